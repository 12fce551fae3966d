"""The face that a game shows in the terminal; each is imported when its game is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from snar.cli.commands.rules import rule_lines
from snar.cli.errors import Trouble
from snar.cli.front import terminal_of
from snar.cli.terminal.screen import Screen
from snar.kernel.choice import Choice, Option, Refusal, Refused
from snar.kernel.line import next_keys
from snar.kernel.session import Session
from snar.texts.bundle import Texts
from snar.texts.lines import Line


class Face(Protocol):
    """Everything a person at the terminal sees and may ask about."""

    texts: Texts
    talk: str  # texts of the dialogue begin with it

    def sentence(self, event: dict[str, Any]) -> str: ...  # nothing where it says nothing
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


def sentences(face: Face, events: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """What happened, with its rules."""
    said = [(face.sentence(event), event.get("rule", "")) for event in events]
    return [(sentence, rule) for sentence, rule in said if sentence]


def asks(session: Session, choice: Choice) -> str:
    """Which kind of question it is, as the rule that asks it says (snar.kernel.meaning)."""
    return session.game.meanings.asked(choice.topic).kind


def fields_of(session: Session, choice: Choice) -> list[str]:
    """Fields that the options name."""
    found = (session.game.meanings.of(choice.topic, option.key).on for option in choice.options)
    return [on["field"] for on in found if "field" in on]


def why_not(
    face: Face, session: Session, seat: int, words: list[str], verb: str, line: Callable[[Option, Choice], Line]
) -> Iterator[str]:
    """Would this answer be accepted? If not, why, and what the rule says. `verb`: how texts of its verbs are called."""
    choice = session.state.choice_of(seat)
    try:
        keys, _ = next_keys(session.game, session.state, seat, words)
    except Refused as refused:
        if refused.refusal.reason == "not-offered" and not face.texts.has(f"{verb}{words[0]}"):
            raise Trouble("unknown-word", value=" ".join(words)) from None
        yield face.reason(refused.refusal)
        if face.texts.has(f"help-{refused.refusal.rule}"):
            yield from rule_lines(face.texts, refused.refusal.rule)
        return
    option = choice.find(keys[0]) if choice and len(keys) == 1 else None
    shown = line(option, choice) if option and choice else None
    yield face.texts.say("ui-can", key=", ".join(keys), cost=shown.cost if shown and shown.cost else "none")
    if shown and shown.effect:
        yield shown.effect


def by_page(face: Face, events: list[dict[str, Any]]) -> Iterator[tuple[list[dict[str, Any]], str]]:
    """What happened up to each page that was opened, with the page, then the rest: a page precedes what it brings."""
    before: list[dict[str, Any]] = []
    for event in events:
        before.append(event)
        if page := face.page_of(event):
            yield before, page
            before = []
    yield before, ""
