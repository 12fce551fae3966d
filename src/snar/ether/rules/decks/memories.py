"""First memories: one-time cards that come true by themselves (EF-VAR-9)."""

from __future__ import annotations

from snar.ether.effects.conditions import Case, holds
from snar.ether.state import EtherState
from snar.kernel import zones
from snar.kernel.flow import Call, Next, Proc, made, procedure


def due(g: EtherState) -> Proc | None:
    """A memory whose condition holds for a sleeper now, the first sleeper first; not while the table is being set."""
    if g.safe:
        return None
    for card in g.cards("memories"):
        memory = g.card(card)
        for turn in range(g.seats):
            seat = (g.first + turn) % g.seats
            if memory.when and holds(g, Case(seat, memory.id), memory.when):
                return Remember(seat, card)
    return None


@procedure
class Remember(Proc):
    """Its effect happens to the sleeper whom it found; then it is gone from the game."""

    STEPS = ("remember",)
    seat: int
    card: int

    def remember(self, g: EtherState) -> Next:
        name = g.sleepers[self.seat].id
        zones.move(g, self.card, "memories", "removed", seen=g.everyone, rule="EF-VAR-9", actor=name)
        memory = g.card(self.card)
        return Call(made("ether.Apply", self.seat, memory.do, memory.id, self.card, rule="EF-VAR-9"))
