"""The chance to win, told from the features of a position: a weighted sum and one curve.

It is worked out in plain Python: for one position at a time that is as quick as an array library would be, needs none,
and gives the same chance to the last bit wherever it runs, so that the same seed stays the same game.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import NamedTuple

MOST = 30.0  # nobody is surer than that


class Value(NamedTuple):
    weights: tuple[float, ...]

    def chance(self, features: Sequence[float]) -> float:
        """Between 0 and 1."""
        score = sum(map(mul, self.weights, features))
        return 1.0 / (1.0 + exp(-max(-MOST, min(MOST, score))))
