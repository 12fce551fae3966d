"""Distress and what it leads to."""

from __future__ import annotations

from snar.kernel.flow import Call, Next, Proc, Return, procedure

from .. import supply
from ..state import EtherState
from ..values import value
from .leaving import die


def take_distress(g: EtherState, seat: int, amount: int, source: str, rule: str = "EF-DTH-1") -> None:
    """Tokens one by one. The last bearable one kills; so does one that the supply no longer holds (EF-LIM-1)."""
    limit = value(g, "distress-limit", seat)
    for _ in range(amount):
        if not supply.take(g, "distress", 1):
            die(g, seat, "no-distress-left", "EF-LIM-1")
            return
        row = g.edit(seat)
        row.distress += 1
        g.tell("distress", seat, source=source, amount=1, rule=rule)
        if row.distress >= limit:
            die(g, seat, "distress")
            return


def calm(g: EtherState, seat: int, amount: int, rule: str = "") -> int:
    """Distress goes back to the supply; how much that was."""
    gone = min(amount, g.sleepers[seat].distress)
    if gone:
        g.edit(seat).distress -= gone
        supply.give_back(g, "distress", gone)
        g.tell("calm", seat, amount=gone, rule=rule)
    return gone


@procedure
class Suffer(Proc):
    """Distress that an effect deals; the sleeper may prevent it."""

    STEPS = ("window", "take")
    seat: int
    amount: int
    source: str = ""
    entity: str = ""

    def window(self, g: EtherState) -> Next:
        from .window import Window

        return Call(Window("distress", (self.seat,))) if self.amount > 0 else Return()

    def take(self, g: EtherState) -> Next:
        take_distress(g, self.seat, self.amount, self.source)
        return None
