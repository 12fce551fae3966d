"""The face that a game shows in the terminal; each is imported when its game is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from snar.cli.front import terminal_of
from snar.cli.terminal.screen import Line, Screen
from snar.kernel.choice import Choice, Refusal
from snar.kernel.session import Session
from snar.texts.bundle import Texts


class Face(Protocol):
    """Everything a person at the terminal sees and may ask about."""

    texts: Texts
    talk: str  # texts of the dialogue begin with it

    def told(self, events: list[dict[str, Any]]) -> list[tuple[str, str]]: ...
    def page_of(self, event: dict[str, Any]) -> str: ...
    def show(self, screen: Screen, session: Session, seat: int) -> None: ...
    def ask(self, screen: Screen, session: Session, choice: Choice) -> None: ...
    def lines(self, session: Session, choice: Choice) -> Sequence[Line]: ...
    def explain(self, session: Session, seat: int, words: list[str]) -> list[str]: ...
    def reason(self, refusal: Refusal) -> str: ...
    def name(self, id: str) -> str: ...
    def player(self, id: str) -> str: ...  # as in a sentence
    def left(self, session: Session, saved: str, file: str) -> str: ...
    def result(self, session: Session) -> str: ...


def face_of(session: Session, lang: str, bots: dict[int, str]) -> Face:
    return terminal_of(session.game.name).face(session, lang, bots)


def numbered(choice: Choice) -> bool:
    """Fields are typed as they are: a number would mean two things."""
    return not any(option.key.isdecimal() for option in choice.options)


def by_page(face: Face, events: list[dict[str, Any]]) -> Iterator[tuple[list[dict[str, Any]], str]]:
    """What happened up to each page that was opened, with the page, then the rest: a page precedes what it brings."""
    before: list[dict[str, Any]] = []
    for event in events:
        before.append(event)
        if page := face.page_of(event):
            yield before, page
            before = []
    yield before, ""
