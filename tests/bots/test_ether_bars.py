"""Small samples of the bars of Etherfields, so that they cannot rot between full runs (bench/bars.py)."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

BENCH = str(Path(__file__).parents[2] / "bench")


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Any]]:
    """The modules of bench/ by name."""
    monkeypatch.syspath_prepend(BENCH)
    yield import_module
    for name in ("ether_campaigns", "ether_coverage", "ether_dreams", "ether_tables", "saves", "pool"):
        sys.modules.pop(name, None)


@pytest.mark.parametrize(("bot", "number", "cap"), [("random", 1, 300), ("random", 4, 300), ("greedy", 2, 400)])
def test_a_campaign_keeps_its_cards_and_tokens(bench: Callable[[str], Any], bot: str, number: int, cap: int) -> None:
    row = bench("ether_campaigns").one_campaign((bot, "campaign", number, (), 3, cap))
    assert row["answers"] == cap or row["ended"] != "stopped"
    assert ("tile", "predsin") in {tuple(pair) for pair in row["seen"]}


def test_what_was_reached_is_measured_against_the_whole_pack(bench: Callable[[str], Any]) -> None:
    whole = bench("ether_coverage").everything()
    assert {"scenes", "tiles", "masks", "items", "mutations", "states", "locations"} <= whole.keys()
    row = bench("ether_campaigns").one_campaign(("random", "slumber:prizrak", 2, (), 1, 60))
    seen = {id for _, id in row["seen"]}
    assert {"prizrak", "sluzebni-chodba", "cekarna"} <= seen
    assert seen & set(whole["turns"]) and not seen & set(whole["scenes"])


def test_a_dream_saved_at_every_choice_goes_on_the_same_in_a_new_process(bench: Callable[[str], Any]) -> None:
    choices, differences = bench("ether_dreams").one_saved(("beh-pred-vodou", 1, 2))
    assert choices > 20 and differences == 0
