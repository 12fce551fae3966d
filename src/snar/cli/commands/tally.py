"""What simulated games are counted from."""

from __future__ import annotations

from statistics import fmean, median
from typing import Any, NamedTuple


class Played(NamedTuple):
    bots: tuple[str, ...]  # by seat
    outcome: Any  # as the bots of the game tell it (`playout` of its bots)


def spread(numbers: list[int]) -> dict[str, float]:
    return {"median": median(numbers), "min": min(numbers), "max": max(numbers), "mean": round(fmean(numbers), 2)}
