"""Greedy is no fool: short versions of the bars that bench/bars.py measures in full."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from typing import Any

from snar.bots import make
from snar.bots.rise.odds import odds
from snar.bots.rise.playout import Outcome, play_game

from .conftest import game


def match(names: tuple[str, str], seed: int, **options: object) -> Outcome:
    bots = [make(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    return play_game(game(seed, **options), bots, seed)


def wins_over_random(games: int) -> int:
    """Sides are swapped every other game."""
    wins = 0
    for seed in range(games):
        greedy = seed % 2
        names = ("random", "greedy") if greedy else ("greedy", "random")
        wins += match(names, seed).seats == (greedy,)
    return wins


def test_greedy_beats_random() -> None:
    assert wins_over_random(20) >= 18


def test_a_mind_that_searches_is_no_weaker_than_greedy(bench: Callable[[str], Any]) -> None:
    """A few of the 400 games of the bar: enough to see that it does not stand still before a hall."""
    found = bench("minds").match("mistr", "greedy", 6)
    assert found["games"] == 6
    assert found["won"] >= 2
    assert found["low"] <= found["share"] <= found["high"]


def test_greedy_games_end_in_good_time() -> None:
    results = [match(("greedy", "greedy"), seed) for seed in range(12)]
    assert not any(result.stopped for result in results)
    assert 12 <= median(result.rounds for result in results) <= 60


def test_odds_count_the_rule_of_eight() -> None:
    """Equal power: 28 of 64 each way but for eights; a natural eight wins against any power (RS-DUL-5)."""
    assert odds(0) == (28 / 64, 28 / 64)
    assert odds(-20) == (7 / 64, 56 / 64)
    assert odds(20) == (56 / 64, 7 / 64)
