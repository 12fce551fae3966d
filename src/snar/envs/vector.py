"""Many games at once, each in a process of its own: for learners that take their steps in batches."""

from __future__ import annotations

from functools import partial
from typing import Any

from gymnasium.vector import AsyncVectorEnv

from .seat import SeatEnv

MOST = 1024  # processes


def vector(game: str, number: int, **kwargs: Any) -> AsyncVectorEnv:
    """`number` environments of one seat; the rest is as for `SeatEnv`. A finished game is followed by the next one."""
    if number not in range(1, MOST + 1):
        raise ValueError(f"how many environments? a whole number from 1 to {MOST}, not {number!r}")
    return AsyncVectorEnv([partial(SeatEnv, game, **kwargs)] * number)
