"""Who tells a game in words: one voice for each game, shared by all tables that look alike."""

from __future__ import annotations

from typing import Any, Protocol

from snar.ether.state import EtherState
from snar.kernel.choice import Choice, Option, Refusal
from snar.kernel.state import State
from snar.rise.state import RiseState

from . import protocol as p
from .bites import Steps
from .ether.voice import ether_voice
from .rise_voice import RiseVoice


class Voice(Protocol):
    """What a game says in one language."""

    def line(self, event: dict[str, Any]) -> p.LogLine | None: ...
    def question(self, choice: Choice) -> str: ...
    def option(self, option: Option, choice: Choice, g: Any) -> p.Option: ...
    def reach(self, g: Any, choice: Choice) -> dict[str, p.Route] | None: ...
    def help(self, rule: str) -> str: ...
    def reason(self, key: str) -> str: ...
    def refusal(self, why: Refusal) -> str: ...
    def result(self, g: Any, result: dict[str, Any]) -> str: ...


VOICES: dict[tuple[str, tuple[str, ...], tuple[str, ...], int, int], RiseVoice] = {}


def voice(lang: str, g: State, seats: list[str], known: frozenset[str] = frozenset()) -> Voice:
    """Shared by all tables that look alike; `known`: secrets that may be named."""
    if isinstance(g, EtherState):
        return ether_voice(lang, g, seats, known)
    assert isinstance(g, RiseState)
    key = (lang, tuple(seats), g.rules.characters, g.rules.boards, g.rules.rotation)
    if key not in VOICES:
        if len(VOICES) >= 32:
            VOICES.clear()
        VOICES[key] = RiseVoice(lang, g, tuple(seats))
    return VOICES[key]


def sentences(said: Voice, events: list[dict[str, Any]], most: int = 10_000) -> Steps[list[p.LogLine]]:
    """What happened, sentence by sentence; the last of them, where there are more."""
    found: list[p.LogLine] = []
    for event in reversed(events):
        if len(found) == most:
            break
        line = said.line(event)
        if line is not None:
            found.append(line)
        yield
    return found[::-1]


def in_words(said: Voice, choice: Choice, g: State) -> Steps[p.Choice]:
    """What is asked, option by option."""
    options = []
    for option in choice.options:
        options.append(said.option(option, choice, g))
        yield
    return p.Choice(choice.seat, choice.topic, said.question(choice), dict(choice.about), options)
