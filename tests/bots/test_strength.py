"""Greedy is no fool: short versions of the bars; the long ones run with SNAR_LONG=1."""

from __future__ import annotations

import os
from statistics import median

import pytest

from snar.bots import make
from snar.bots.greedy.odds import odds
from snar.bots.playout import Outcome, play_game

from .conftest import game

LONG = bool(os.environ.get("SNAR_LONG"))


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


def test_greedy_games_end_in_good_time() -> None:
    results = [match(("greedy", "greedy"), seed) for seed in range(12)]
    assert not any(result.stopped for result in results)
    assert 12 <= median(result.rounds for result in results) <= 60


@pytest.mark.long
@pytest.mark.skipif(not LONG, reason="SNAR_LONG=1 runs the full bars")
def test_greedy_beats_random_in_95_percent_of_400_games() -> None:
    assert wins_over_random(400) >= 380


@pytest.mark.long
@pytest.mark.skipif(not LONG, reason="SNAR_LONG=1 runs the full bars")
def test_sides_are_even_over_1000_games() -> None:
    results = [match(("greedy", "greedy"), seed) for seed in range(1000)]
    dreams = sum(result.winner == 0 for result in results)
    darkness = sum(result.winner == 1 for result in results)
    assert 450 <= dreams <= 550
    assert 450 <= darkness <= 550
    assert 15 <= median(result.rounds for result in results) <= 60


def test_odds_count_the_rule_of_eight() -> None:
    """Equal power: 28 of 64 each way but for eights; a natural eight wins against any power (RS-DUL-5)."""
    assert odds(0) == (28 / 64, 28 / 64)
    assert odds(-20) == (7 / 64, 56 / 64)
    assert odds(20) == (56 / 64, 7 / 64)
