"""What a game brings along so that its bots can learn: games to play, what to look at, constants to tune."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from snar.kernel.state import State

from .searching import Craft, Walker


class Apprentice(Craft, Protocol):
    """A craft that can be watched."""

    def player(self) -> Walker: ...  # the policy at play
    def under_way(self, g: Any) -> bool: ...  # is there anything to look at?
    def sides(self, g: Any) -> Sequence[int]: ...  # a seat of each
    def look(self, g: Any, seat: int) -> list[float]: ...  # the features of a position


class Learner(NamedTuple):
    craft: Callable[[dict[str, Any]], Apprentice]  # with what was learned so far: `taste`, `value`, or nothing
    state: Callable[[str, Random], State]  # a game to be played, of all kinds that are to be learned
    beliefs: dict[str, tuple[float, float]]  # by feature what it weighs before any game, and how unsure that is
    taste: dict[str, float]  # constants of the policy with which their tuning begins
    weights: str  # the file of the package that holds what was learned
