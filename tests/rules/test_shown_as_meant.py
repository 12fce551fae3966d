"""Whoever shows an option reads what it means: neither the page nor the terminal compares its key or its topic."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from snar.games import GAMES

ROOT = Path(__file__).parents[2]
PAGE = sorted(
    path
    for path in (ROOT / "web" / "src").rglob("*")
    if path.suffix in (".ts", ".svelte") and "tests" not in path.parts and path.name != "protocol.ts"
)
TERMINAL = sorted((ROOT / "src" / "snar" / "cli").rglob("*.py"))
TOPICS = {topic for game in GAMES.values() for topic in game.meanings.declared}
VERBS = {verb for game in GAMES.values() for asks in game.meanings.declared.values() for verb in asks.options} - {""}

NAMED = r"(?<!event\.)\b(?:key|topic|verb|first|proposed)\b"  # `event.key` is one of the keyboard
SAID = r"""['"`]([^'"`]*)['"`]"""
COMPARED = [
    re.compile(rf"{NAMED}\s*(?:===|!==|==|!=)\s*{SAID}"),
    re.compile(rf"{SAID}\s*(?:===|!==|==|!=)\s*(?:\w+\??\.)*{NAMED}"),
    re.compile(rf"{NAMED}(?:\.startsWith|\.startswith|\.includes|\.match)\({SAID}"),
    re.compile(rf"[\[(]{SAID}[^\])]*[\])](?:\.includes\(| in |\.has\()(?:\w+\??\.)*{NAMED}"),
    re.compile(rf"{NAMED}\s+(?:not )?in\s+[\[({{]{SAID}"),
    re.compile(rf"\b(?:offers|finish|settle|can|follow)\({SAID}"),
]
PUT_TOGETHER = re.compile(r"`([a-z-]+) \$\{")
LISTED = re.compile(r"'([a-z-]+) [\w.-]+'")  # a whole key, `effort 1`
WAY = {"move"}  # how a whole way is written in every game whose view has one (docs/protocol.md)


def compared(text: str) -> Iterator[str]:
    """Keys and topics that this text knows by heart."""
    code = re.sub(r"<style.*?</style>|/\*.*?\*/|//[^\n]*|(?<!\S)#[^\n]*|\"{3}.*?\"{3}", "", text, flags=re.DOTALL)
    for pattern in COMPARED:
        yield from (said for said in pattern.findall(code) if said.partition(" ")[0] in VERBS | TOPICS)
    for pattern in (PUT_TOGETHER, LISTED):
        yield from (verb for verb in pattern.findall(code) if verb in VERBS - WAY)


@pytest.mark.parametrize("room", [PAGE, TERMINAL], ids=["page", "terminal"])
def test_nobody_who_shows_options_knows_their_keys(room: list[Path]) -> None:
    assert len(room) > 20
    found = {path.relative_to(ROOT).as_posix(): [*compared(path.read_text("utf-8"))] for path in room}
    assert {path: keys for path, keys in found.items() if keys} == {}


@pytest.mark.parametrize(
    "code",
    [
        "if (option.key === 'save') return",
        "delta: topic === 'delta',",
        "if (first === 'pay' || first === 'give') return 1",
        "const WONDER = ['move', 'effort 1', 'gem']",
        "const leave = services.offers('back') ? 1 : 0",
        "await table.why(`cast ${id}`)",
        "const inHand = ['cast', 'why'].includes(verb)",
        "line.key.startsWith('cast ')",
        'if option.key == "ready":',
        'if choice.topic in ("casting", "items"):',
    ],
)
def test_such_a_comparison_is_found(code: str) -> None:
    assert [*compared(code)]


@pytest.mark.parametrize(
    "code",
    [
        "if (event.key === 'Enter' || event.key === ' ') go()",
        "if (choice.kind === 'turn' && option.group === 'hand') show()",
        "if (event.kind === 'ready') tell()",
    ],
)
def test_what_is_meant_may_be_read(code: str) -> None:
    assert not [*compared(code)]
