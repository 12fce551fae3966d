"""Small samples of the bars of Etherfields, so that they cannot rot between full runs (bench/bars.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from snar.packs.ether.loader import load_ether


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


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_slumber_with_an_entity_lasts_until_the_entity_has_acted(bench: Callable[[str], Any], number: int) -> None:
    dreams = bench("ether_dreams")
    ids = [slumber.id for slumber in load_ether().slumbers.values() if slumber.entity]
    assert len(ids) >= 6
    for seed, id in enumerate(ids):
        assert dreams.one_slumber((id, number, seed))[2] >= 2, id


def test_a_bar_looks_at_every_number_of_sleepers(bench: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """An average of solo victories and defeats of four would hide both."""
    dreams = bench("ether_dreams")
    won = {1: 1.0, 2: 0.5, 3: 0.5, 4: 0.2}

    def even(work: Any, jobs: list[tuple[str, int, int]], title: str) -> list[tuple[str, int, str, int]]:
        return [(id, n, "victory" if seed < won[n] * 200 else "defeat", 9) for id, n, seed in jobs]

    monkeypatch.setattr(dreams, "spread", even)
    bar = dreams.further_dreams(1.0)
    assert (bar["passed"], bar["games"]) == (False, 2400)
    won.update({1: 0.74, 4: 0.36})
    assert dreams.further_dreams(1.0)["passed"] and not dreams.first_dream(1.0)["passed"]
    won.update(dict.fromkeys(won, 0.75))
    assert dreams.first_dream(1.0)["passed"]


def test_further_dreams_are_won_and_lost(bench: Callable[[str], Any]) -> None:
    """Too few to measure anything: a dream that nobody wins, or nobody loses, would show."""
    dreams = [dream.id for dream in load_ether().dreams.values() if not dream.start]
    jobs = [(dreams[i % len(dreams)], 1 + i % 2, i) for i in range(9)]
    outcomes = [bench("ether_dreams").one_dream(job)[2] for job in jobs]
    assert "victory" in outcomes and {"defeat", "death"} & set(outcomes), outcomes
