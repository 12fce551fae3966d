"""Limits that may shrink at any moment (EE-C2c, EF-MUT-2): after every effect whoever is above one loses something."""

from __future__ import annotations

from snar.ether.state import EtherState
from snar.kernel.flow import Call, Goto, Next, Proc, Return, procedure

from ..things.items import FitItems, item_slots
from .drawing import FitHand, hand_limit
from .memories import due
from .placed import placed
from .progress import FitProgress, slots


def excess(g: EtherState) -> Proc | None:
    """What has to be done first about hands, placed progress cards and items that are too many; then memories."""
    for seat in range(g.seats):
        if len(g.cards(f"hand.{seat}")) > hand_limit(g, seat):
            return FitHand(seat)
        if len(placed(g, seat)) > slots(g, seat):
            return FitProgress(seat)
    if len(g.cards("items")) > item_slots(g):
        return FitItems()
    return due(g) if g.cards("memories") else None


@procedure
class Fit(Proc):
    """Where limits have shrunk outside an effect: until everything fits."""

    STEPS = ("fit", "again")

    def fit(self, g: EtherState) -> Next:
        fitting = excess(g)
        return Call(fitting) if fitting else Return()

    def again(self, g: EtherState) -> Next:
        return Goto("fit")
