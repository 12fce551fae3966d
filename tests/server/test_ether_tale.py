"""What is told of a finished table of Etherfields: numbers, and no word of the story."""

from __future__ import annotations

from typing import Any

import pytest

from snar.games import GAMES
from snar.kernel.header import new_header
from snar.server.ether.tale import tell
from snar.server.eyes.voice import voice
from snar.server.table.record import Record

ETHER = GAMES["ether"]


def told(lang: str, log: tuple[tuple[str, str], ...] = (), read: tuple[str, ...] = ()) -> list[str]:
    rules = ETHER.agree(sleepers=["hracka", "drsnak"], start="dream:prvni-sen")
    record = Record(ETHER, {"seed": "1", **new_header(ETHER, rules)})
    g: Any = record.state
    g.log, g.read = log, read
    return tell(voice(lang, g, record.names), g, {}, {"answers": 41})  # type: ignore[arg-type]


def test_it_names_the_sleepers_and_counts_dreams_and_pages() -> None:
    log = (("prvni-sen", "victory"), ("zatopa", "death"))
    assert told("en", log, ("zvoneni", "rano-prvni", "zvoneni")) == [
        "They fell asleep together: Gambler and Bruiser.",
        "1 dream was won, 1 stayed behind.",
        "2 pages of the book were read and 41 decisions were made.",
    ]


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_it_gives_away_nothing_of_the_story(lang: str) -> None:
    """No dream and no page by its name."""
    log = (("prvni-sen", "victory"), ("zatopa", "death"))
    plain = " ".join(told(lang, log, ("zvoneni",)))
    names = [voice(lang, state(), [], frozenset({"zatopa"})).texts.name(id) for id in ("prvni-sen", "zatopa")]  # type: ignore[attr-defined]
    assert not [name for name in names if name in plain]


def state() -> Any:
    rules = ETHER.agree(sleepers=["hracka"], start="dream:prvni-sen")
    return Record(ETHER, {"seed": "1", **new_header(ETHER, rules)}).state
