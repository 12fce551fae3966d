"""Distress and what it leads to: one way to take it, for effects, prices and penalties alike (EF-DTH-1)."""

from __future__ import annotations

from snar.ether import supply
from snar.ether.state import EtherState
from snar.ether.values import value
from snar.kernel.flow import Call, Next, Proc, Return, made, procedure

from ..turns.leaving import die


@procedure
class Suffer(Proc):
    """Distress that is due, whatever deals it; the sleeper may prevent it."""

    STEPS = ("window", "take")
    seat: int
    amount: int
    source: str = ""
    entity: str = ""
    rule: str = "EF-DTH-1"

    def window(self, g: EtherState) -> Next:
        return Call(made("ether.Window", "distress", (self.seat,))) if self.amount > 0 else Return()

    def deadly(self, g: EtherState) -> bool:
        bearable = value(g, "distress-limit", self.seat) - g.sleepers[self.seat].distress
        return self.amount >= bearable or self.amount > g.supply["distress"]

    def take(self, g: EtherState) -> Next:
        """Tokens one by one. The last bearable one kills; so does one that the supply no longer holds (EF-LIM-1)."""
        limit = value(g, "distress-limit", self.seat)
        for _ in range(self.amount):
            if not supply.take(g, "distress", 1):
                die(g, self.seat, "no-distress-left", "EF-LIM-1")
                break
            row = g.edit(self.seat)
            row.distress += 1
            g.tell("distress", self.seat, source=self.source, amount=1, rule=self.rule)
            if row.distress >= limit:
                die(g, self.seat, "distress")
                break
        return None


def calm(g: EtherState, seat: int, amount: int, rule: str = "") -> int:
    """Distress goes back to the supply; how much that was."""
    gone = min(amount, g.sleepers[seat].distress)
    if gone:
        g.edit(seat).distress -= gone
        supply.give_back(g, "distress", gone)
        g.tell("calm", seat, amount=gone, rule=rule)
    return gone
