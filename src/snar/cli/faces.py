"""The face that a game shows in the terminal; each is imported when its game is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from snar.cli.screen import Line, Screen
from snar.kernel.choice import Choice, Refusal
from snar.kernel.session import Session
from snar.texts.bundle import Texts


class Face(Protocol):
    """Everything a person at the terminal sees and may ask about."""

    texts: Texts
    talk: str  # texts of the dialogue begin with it

    def told(self, events: list[dict[str, Any]]) -> list[tuple[str, str]]: ...
    def pages(self, events: list[dict[str, Any]]) -> list[str]: ...
    def show(self, screen: Screen, session: Session, seat: int) -> None: ...
    def ask(self, screen: Screen, session: Session, choice: Choice) -> None: ...
    def lines(self, session: Session, choice: Choice) -> Sequence[Line]: ...
    def explain(self, session: Session, seat: int, words: list[str]) -> list[str]: ...
    def reason(self, refusal: Refusal) -> str: ...
    def player(self, id: str) -> str: ...
    def left(self, session: Session, saved: str, file: str) -> str: ...
    def result(self, session: Session) -> str: ...


def face_of(session: Session, lang: str, bots: dict[int, str]) -> Face:
    if session.game.name == "ether":
        from snar.cli.ether.face import EtherFace

        return EtherFace(session, lang, bots)
    from snar.cli.rise.face import Face as RiseFace

    return RiseFace(session, lang, bots)


def numbered(choice: Choice) -> bool:
    """Fields are typed as they are: a number would mean two things."""
    return not any(option.key.isdecimal() for option in choice.options)
