"""Ratings from results: Bradley and Terry's model on Elo's scale; and Wilson's interval for shares.

A rating is the one that makes the results most likely; a game of several players counts as won against each who lost.
Everyone is given one drawn game against an average player, so that even one who never lost has a rating.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

ELO = 400 / log(10)  # points for which the odds grow e times
SURE = 1.96  # standard errors of a 95 % interval
ROUNDS = 200
ENOUGH = 1e-7


class Rating(NamedTuple):
    rating: float  # 0 is the average of all
    margin: float  # half of the 95 % interval


def ratings(names: Sequence[str], won: Iterable[tuple[str, str, float]]) -> dict[str, Rating]:
    """`won`: winner, loser, how many times (a draw is half a time each way)."""
    number = {name: i for i, name in enumerate(names)}
    wins = [[0.0] * len(names) for _ in names]
    for winner, loser, times in won:
        wins[number[winner]][number[loser]] += times
    strength = [0.0] * len(names)
    for _ in range(ROUNDS):
        before = list(strength)
        for i in range(len(names)):
            slope, bend = slopes(strength, wins, i)
            strength[i] += max(-1.0, min(1.0, slope / bend))
        if max(abs(a - b) for a, b in zip(before, strength, strict=True)) < ENOUGH:
            break
    mean = sum(strength) / len(strength)
    errors = [1 / sqrt(slopes(strength, wins, i)[1]) for i in range(len(names))]
    return {
        name: Rating(round(ELO * (strength[i] - mean), 1), round(ELO * SURE * errors[i], 1))
        for i, name in enumerate(names)
    }


def slopes(strength: list[float], wins: list[list[float]], i: int) -> tuple[float, float]:
    """How the likelihood grows with one player's strength, and how that growth bends."""
    even = expected(strength[i])
    slope, bend = 0.5 - even, even * (1 - even)
    for j, theirs in enumerate(strength):
        games = wins[i][j] + wins[j][i]
        if games:
            chance = expected(strength[i] - theirs)
            slope += wins[i][j] - games * chance
            bend += games * chance * (1 - chance)
    return slope, bend


def expected(difference: float) -> float:
    return 1 / (1 + exp(-difference))


def wilson(won: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, in 95 of 100 cases."""
    if not games:
        return 0.0, 1.0
    share, z = won / games, SURE * SURE / games
    middle = (share + z / 2) / (1 + z)
    half = sqrt(z * share * (1 - share) + z * z / 4) / (1 + z)
    return max(0.0, middle - half), min(1.0, middle + half)
