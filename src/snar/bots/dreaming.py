"""A weaker player with the same manners: it sees the same plans and now and then takes a lesser one."""

from __future__ import annotations

from snar.kernel.state import State

from .base import Scored
from .searching import Budget, Craft, Plan, Searching, as_seen

FACES = 1000


class Dreaming(Searching):
    """`slips`: how often it does not take the best plan. By lot, but by one that hangs on what it sees: whoever asks
    again gets the same answer."""

    def __init__(self, name: str, craft: Craft, slips: float) -> None:
        super().__init__(name, craft, Budget(0))
        self.slips = slips

    def compared(self, g: State, seat: int, plans: list[Plan]) -> tuple[int, list[Scored]]:
        rows = [Scored(*plan[:3]) for plan in plans]
        if len(plans) == 1:
            return 0, rows
        lot = as_seen(g, seat)[1]
        if lot.below(FACES) >= self.slips * FACES:
            return 0, rows
        return 1 + lot.below(len(plans) - 1), rows
