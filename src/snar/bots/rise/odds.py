"""Exact chances of a duel: d8 against d8 with the rule of eight (RS-DUL-1, RS-DUL-5)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from snar.rise.rules.duels import outcome

FACES = range(1, 9)


class Odds(NamedTuple):
    win: float
    lose: float


@lru_cache(maxsize=256)
def odds(difference: int) -> Odds:
    """`difference`: my power less theirs."""
    results = [outcome(difference + m, t, m, t) for m in FACES for t in FACES]
    return Odds(results.count("won") / 64, results.count("lost") / 64)


@lru_cache(maxsize=512)
def odds_with_die(difference: int, mine: int) -> Odds:
    """My die is known, theirs is not."""
    results = [outcome(difference + mine, t, mine, t) for t in FACES]
    return Odds(results.count("won") / 8, results.count("lost") / 8)
