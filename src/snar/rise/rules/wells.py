"""RS-OPT-2: wells that heal whoever comes to them, on foot or carried (RR-A7a)."""

from __future__ import annotations

from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Next, Proc, Return, procedure
from snar.kernel.meaning import ON, Asks, Means

from .. import board as b
from ..state import RiseState

MEANINGS = {"well": Asks("window", {"heal": Means(), "decline": ON})}


def heals_here(g: RiseState, figure: int) -> bool:
    """Léčebné studánky: once a round, and only who lacks a life."""
    row = g.figures[figure]
    well = "lecebne-studanky" in g.rules and g.content.board.kind[row.cell] == b.WELL
    return well and not row.healed and row.lives < g.max_lives(row)


@procedure
class HealingWell(Proc):
    """A visitor to a well may heal one life."""

    STEPS = ("offer", "heal")
    figure: int
    act: str = "decline"

    def offer(self, g: RiseState) -> Next:
        options = [Option(key, key, "RS-OPT-2") for key in ("heal", "decline")]
        return Ask(g.seat_of(self.figure), options, "act", "well")

    def heal(self, g: RiseState) -> Next:
        if self.act == "heal":
            g.edit(self.figure).healed = True
            g.change_lives(self.figure, 1, "studanka", "RS-OPT-2")
        return Return()
