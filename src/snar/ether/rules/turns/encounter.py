"""An encounter and its turns: the sleepers' phase, then the dream's (EF-TRN-1)."""

from __future__ import annotations

from snar.ether.campaign.scenes import ReadScene
from snar.ether.effects.apply import Apply
from snar.ether.sleeper import TURN_START
from snar.ether.state import EtherState
from snar.kernel import zones
from snar.kernel.flow import Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import ON, Asks, Means

from ..entities.states import end_sleepers_phase, end_turn
from .deciding import Agree
from .dreamphase import DreamPhase
from .leaving import leave
from .sleepersphase import ActionStep, DrawStep
from .structured import StructuredStep
from .turncards import show

MEANINGS = {"escape": Asks("pick", {"stay": ON, "escape": Means()})}


@procedure
class Encounter(Proc):
    """A dream or a slumber that has been set up, turn by turn. Returns how it ended; `leave` comes back here."""

    STEPS = ("begin", "turn", "next", "exhausted", "over")

    def begin(self, g: EtherState) -> Next:
        g.outcome, g.safe = "", False
        return None

    def turn(self, g: EtherState) -> Next:
        return Call(Turn())

    def next(self, g: EtherState) -> Next:
        """EF-TRN-6: no turn cards left means that the turns are exhausted."""
        if g.outcome and g.outcome != "escape":
            return Goto("over")
        return Goto("turn") if g.cards("turns") and not g.outcome else None

    def exhausted(self, g: EtherState) -> Next:
        """The effect printed for it; an escape takes the same (EF-SLB-2)."""
        g.outcome = g.outcome or "exhausted"
        g.tell("exhausted", source=g.outcome, rule="EF-TRN-6")
        effect = exhaustion(g)
        return Call(effect) if effect else None

    def over(self, g: EtherState) -> Next:
        return Return(g.outcome)


def exhaustion(g: EtherState) -> Proc | None:
    """A dream's gate tile names a scene, a slumber's tile has effects of its own (EF-GAT-3)."""
    if g.mode == "slumber":
        slumber = g.content.pack.slumbers[g.slumber]
        return Apply(g.first, slumber.exhausted, slumber.id, rule="EF-TRN-6")
    scene = g.content.pack.dreams[g.dream].exhausted
    return ReadScene(scene) if scene else None


@procedure
class Turn(Proc):
    """EF-TRN-1. The current turn card is discarded at the end, and with it what lasts until then (EF-TRN-6)."""

    STEPS = ("begin", "escape", "escaped", "draw", "act", "rest", "dream", "end")
    said: str = ""

    def begin(self, g: EtherState) -> Next:
        g.turn += 1
        g.first = (g.turn - 1) % g.seats
        for seat in range(g.seats):
            g.edit(seat).set(TURN_START)
        show(g)
        g.tell("turn", g.first, source=g.card_id(g.current_turn), amount=g.turn, rule="EF-TRN-1")
        return None

    def escape(self, g: EtherState) -> Next:
        """EE-D1c: decided before the draw step of any turn, also of the first: who could leave before the set-up and
        stayed has seen more by then (EF-SLB-2)."""
        tile = g.content.pack.slumbers.get(g.slumber) if g.mode == "slumber" else None
        if tile is None or not tile.escape:
            return None
        return Call(Agree("escape", ("stay", "escape"), tile.id), "said")

    def escaped(self, g: EtherState) -> Next:
        if self.said == "escape":
            leave(g, "escape")
        return None

    def draw(self, g: EtherState) -> Next:
        return Call(DrawStep(tuple(row.field for row in g.sleepers)))

    def act(self, g: EtherState) -> Next:
        if "strukturovane-tahy" in g.rules:
            return Call(StructuredStep())
        return Call(ActionStep())

    def rest(self, g: EtherState) -> Next:
        end_sleepers_phase(g)
        return None

    def dream(self, g: EtherState) -> Next:
        return Call(DreamPhase())

    def end(self, g: EtherState) -> Next:
        if g.cards("turns"):
            zones.draw(g, "turns", "turns.used", seen=g.everyone, rule="EF-TRN-6")
        g.blocked = ()
        end_turn(g)
        return None
