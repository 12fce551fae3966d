"""Limits that may shrink at any moment (EE-C2c, EF-MUT-2): after every effect whoever is above one loses something."""

from __future__ import annotations

from snar.ether.state import EtherState
from snar.ether.values import bonuses, summed
from snar.kernel.flow import Call, Goto, Next, Proc, Return, procedure

from ..things.items import FitItems, item_slots
from .drawing import FitHand
from .memories import due
from .placed import placed
from .progress import FitProgress


def excess(g: EtherState) -> Proc | None:
    """What has to be done first about hands, placed progress cards and items that are too many; then memories."""
    items = g.cards("items")
    for seat in range(g.seats):
        hand, progress = g.cards(f"hand.{seat}"), g.cards(f"progress.{seat}")
        if (hand or progress) and (found := above(g, seat, hand, progress)):
            return found
    if items and len(items) > item_slots(g):
        return FitItems()
    return due(g) if g.cards("memories") else None


def above(g: EtherState, seat: int, hand: tuple[int, ...], progress: tuple[int, ...]) -> Proc | None:
    """No limit is below zero, so nothing is never too much."""
    known = bonuses(g, seat)
    if len(hand) > summed(g, "hand", known):
        return FitHand(seat)
    if progress and len(placed(g, seat)) > summed(g, "progress-slots", known):
        return FitProgress(seat)
    return None


@procedure
class Fit(Proc):
    """Where limits have shrunk outside an effect: until everything fits."""

    STEPS = ("fit", "again")

    def fit(self, g: EtherState) -> Next:
        fitting = excess(g)
        return Call(fitting) if fitting else Return()

    def again(self, g: EtherState) -> Next:
        return Goto("fit")
