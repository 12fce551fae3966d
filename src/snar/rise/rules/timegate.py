"""RS-TIM: the Time Gate in the mystery place."""

from __future__ import annotations

from snar.kernel.flow import Call, Next, Proc, procedure

from ..effects.apply import Apply
from ..state import RiseState
from .events import DrawEvent


@procedure
class TimeGate(Proc):
    """RS-TIM-1: d8; 1-3 draws an event, the rest is the pack's table (RS-TIM-2)."""

    STEPS = ("roll", "happen")
    figure: int
    face: int = 0

    def roll(self, g: RiseState) -> Next:
        self.face = g.roll(self.figure, "time-gate", "RS-TIM-1")
        return None

    def happen(self, g: RiseState) -> Next:
        g.tell("time-gate", self.figure, source=f"timegate-{self.face}", rule="RS-TIM-1")
        if self.face <= 3:
            return Call(DrawEvent(self.figure))
        return Call(Apply(self.figure, g.content.pack.timegate[self.face], f"timegate-{self.face}", "RS-TIM-2"))
