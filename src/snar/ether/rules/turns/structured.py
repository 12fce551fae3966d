"""Structured turns (EF-VAR-1): rounds in a fixed order in place of the free action step."""

from __future__ import annotations

from snar.ether.state import EtherState
from snar.kernel.choice import Option, Plain
from snar.kernel.flow import AskAny, Call, Goto, Next, Proc, Return, procedure
from snar.kernel.window import PASS

from ..actions.acting import Perform
from ..actions.allowed import allowed, option
from ..actions.offers import find
from ..actions.paying import BACK
from ..actions.window import asides
from ..decks.limits import excess

DREAM_ACTIONS = ("map", "slot", "quirk", "gate", "entity")  # printed on the dreamscape, the gate or an entity tile
DONE = "done"


@procedure
class StructuredStep(Proc):
    """The first sleeper begins, the others follow clockwise. A round is one dream action and any number of others; who
    passes may act in a later round. The step ends when all have passed in a row (EE-G3d)."""

    STEPS = ("fit", "refit", "ask", "act", "done")
    turn: int = 0  # rounds so far
    passes: int = 0  # in a row
    acted: bool = False  # anything in this round
    dreamt: bool = False  # its dream action
    quiet: tuple[int, ...] = ()  # who has declined to act in this round of somebody else's
    came: tuple[int, Plain] = (0, "")
    kind: str = ""  # of the action just taken
    result: str | None = None

    def seat(self, g: EtherState) -> int:
        return (g.first + self.turn) % g.seats

    def fit(self, g: EtherState) -> Next:
        if self.passes == g.seats:
            return Return()
        fitting = excess(g)
        return Call(fitting) if fitting else Goto("ask")

    def refit(self, g: EtherState) -> Next:
        return Goto("fit")

    def ask(self, g: EtherState) -> Next:
        """Quick cards also in the rounds of others (EF-INF-1)."""
        acting = self.seat(g)
        others = [seat for seat in range(g.seats) if seat != acting and seat not in self.quiet]
        own = {acting: [*self.actions(g, acting), self.end()]}
        return AskAny({**own, **asides(g, others)}, "came", "action")

    def actions(self, g: EtherState, seat: int) -> list[Option]:
        found = allowed(g, seat)
        return [option(g, seat, one) for one in found if not self.dreamt or one[0].kind not in DREAM_ACTIONS]

    def end(self) -> Option:
        key = DONE if self.acted else PASS
        return Option(key, key, "EF-VAR-1")

    def act(self, g: EtherState) -> Next:
        seat, what = self.came
        if what == PASS and seat != self.seat(g):
            self.quiet = (*self.quiet, seat)
            return Goto("fit")
        if what in (PASS, DONE):
            self.passes = self.passes + 1 if what == PASS else 0
            self.turn += 1
            self.acted, self.dreamt, self.quiet = False, False, ()
            g.tell(str(what), seat, rule="EF-VAR-1")
            return Goto("fit")
        offered = find(g, seat, str(what))
        self.kind = offered.kind if offered else ""
        return Call(Perform(seat, str(what)), "result")

    def done(self, g: EtherState) -> Next:
        """What was taken back has not been done."""
        if self.result != BACK and self.came[0] == self.seat(g):
            self.acted = True
            self.dreamt = self.dreamt or self.kind in DREAM_ACTIONS
        return Goto("fit")
