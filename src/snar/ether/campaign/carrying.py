"""Instructions that are carried out before or without any turn: set-ups, tiles without an entity, an early escape."""

from __future__ import annotations

from typing import Any

from snar.kernel.flow import Call, Next, Proc, Return, procedure

from ..effects.apply import Apply
from ..state import EtherState
from .scenes import ReadScene


@procedure
class Carry(Proc):
    """Effects, then a scene. Returns how they ended the encounter, "" if they did not; `leave` comes back here."""

    STEPS = ("begin", "do", "read", "over")
    effects: tuple[dict[str, Any], ...]
    source: str
    scene: str = ""

    def begin(self, g: EtherState) -> Next:
        g.outcome = ""
        return None

    def do(self, g: EtherState) -> Next:
        return Call(Apply(g.first, self.effects, self.source))

    def read(self, g: EtherState) -> Next:
        return Call(ReadScene(self.scene)) if self.scene and not g.outcome else None

    def over(self, g: EtherState) -> Next:
        return Return(g.outcome)
