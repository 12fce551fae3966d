"""Who tells a game in words: every game has a voice of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from snar.games import GAMES
from snar.kernel.choice import Choice, Option, Refusal
from snar.kernel.state import State

from ..front import front_for
from ..slices import Steps
from ..wire import protocol as p

TOGETHER = 4  # options, or events, that are put into words without a pause


class Voice(Protocol):
    """What a game says in one language."""

    def line(self, event: dict[str, Any]) -> p.LogLine | None: ...
    def question(self, choice: Choice) -> str: ...
    def options(self, choice: Choice, g: Any) -> Iterator[Any]: ...  # p.Option, or that encoded already
    def option(self, option: Option, choice: Choice, g: Any) -> p.Option: ...
    def label(self, key: str, topic: str) -> str: ...
    def about(self, choice: Choice, g: Any) -> dict[str, Any]: ...
    def reach(self, g: Any, choice: Choice) -> Any: ...  # dict[str, p.Route] or none, or that encoded already
    def help(self, rule: str) -> str: ...
    def advice(self, reasons: list[str], why: list[Any]) -> tuple[str, str]: ...
    def refusal(self, why: Refusal) -> str: ...
    def result(self, g: Any, result: dict[str, Any]) -> str: ...


def voice(lang: str, g: State, seats: list[str], known: frozenset[str] = frozenset()) -> Voice:
    """`known`: secrets that may be named."""
    return front_for(g).voice(lang, g, seats, known)


def sentences(said: Voice, events: list[dict[str, Any]], most: int = 10_000) -> Steps[list[p.LogLine]]:
    """What happened, sentence by sentence; the last of them, where there are more."""
    found: list[p.LogLine] = []
    for event in reversed(events):
        if len(found) == most:
            break
        line = said.line(event)
        if line is not None:
            found.append(line)
        if not len(found) % TOGETHER:
            yield
    return found[::-1]


def in_words(said: Voice, choice: Choice, g: State) -> Steps[p.Choice]:
    """What is asked, option by option."""
    options: list[Any] = []
    for option in said.options(choice, g):
        options.append(option)
        if not len(options) % TOGETHER:
            yield
    asks = GAMES[g.GAME].meanings.asked(choice.topic)
    about, more = dict(choice.about), said.about(choice, g)
    question, missed = said.question(choice), list(what_is_missed(said, choice, g))
    return p.Choice(choice.seat, choice.topic, question, about, options, asks.kind, asks.part, missed=missed, **more)


def what_is_missed(said: Voice, choice: Choice, g: State) -> Iterator[p.Missed]:
    meanings = GAMES[g.GAME].meanings
    for key in meanings.missed(g, choice):
        yield p.Missed(key, said.label(key, choice.topic), meanings.of(choice.topic, key).on)


def meant(g: State, choice: Choice, option: Option) -> dict[str, Any]:
    """What the rule that offers it says about it: further parts of the option that is sent."""
    on, means = GAMES[g.GAME].meanings.of(choice.topic, option.key)
    return {"on": on, "group": means.group, "final": means.final, "opens": means.opens}
