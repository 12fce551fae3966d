"""What a movement is made of: the roll, the step, an ability or item in between (RS-MOV-1 .. 3)."""

from __future__ import annotations

from snar.kernel.choice import Refusal
from snar.kernel.flow import Call, Goto, Next, Proc, Return, procedure

from ..effects.apply import Apply
from ..state import RiseState
from ..values import entry_cost, pohyb
from . import deeds, uses
from .arrival import Arrive, quiet
from .worlds import walk


def step_refusal(g: RiseState, figure: int, cell: int) -> Refusal | None:
    """RS-MOV-3: too few BP for a field: it cannot be entered."""
    row = g.figures[figure]
    cost = entry_cost(g, figure, cell)
    if row.bp < cost:
        return Refusal("too-few-bp", "RS-MOV-3", (("cost", cost), ("have", row.bp)))
    return None


@procedure
class MovementRoll(Proc):
    """RS-MOV-1: d8 + pohyb = BP."""

    STEPS = ("roll", "changes", "changed", "gain")
    figure: int
    face: int = 0
    window: uses.Gained = uses.NOTHING
    rerolls: tuple[str, ...] = ()
    bonus: int = 0

    def roll(self, g: RiseState) -> Next:
        self.face = g.roll(self.figure, "movement", "RS-MOV-1")
        return None

    def changes(self, g: RiseState) -> Next:
        if self.face < 8 and uses.opens(g, self.figure, "move-die"):  # an eight cannot be bettered
            seen = str(self.face)
            return Call(uses.Window(self.figure, "move-die", source=seen, announced_keys=self.rerolls), "window")
        return None

    def changed(self, g: RiseState) -> Next:
        window, self.window = self.window, uses.NOTHING
        self.bonus += window[0]
        if not window[1]:
            return None
        self.rerolls = uses.rerolled(g, self.figure, self.rerolls)
        self.face = g.roll(self.figure, "movement", window[1])
        return Goto("changes")

    def gain(self, g: RiseState) -> Next:
        row = g.edit(self.figure)
        bp = self.face + self.bonus + pohyb(g, self.figure) + row.hasted - row.slowed
        row.bp = max(0, row.bp + bp)  # RR-E2c
        row.slowed = row.hasted = 0
        row.rolled = True
        g.tell("bp", self.figure, amount=row.bp, rule="RS-MOV-1")
        if self.face in (1, 8):
            deeds.deed(g, self.figure, "roll", ("eight" if self.face == 8 else "one",), None)
        return Return()


@procedure
class Step(Proc):
    """One field: pay, enter, then everything that happens on arrival."""

    STEPS = ("pay", "arrive")
    figure: int
    cell: int

    def pay(self, g: RiseState) -> Next:
        row = g.edit(self.figure)
        board = g.content.board
        frm, cost = row.cell, entry_cost(g, self.figure, self.cell)
        row.bp -= cost
        walk(g, row, self.cell)
        row.entered = row.stepped = True
        g.tell("step", self.figure, frm=board.names[frm], to=board.names[self.cell], amount=cost, rule="RS-MOV-2")
        if row.stood_on >= 0 and g.cover.get(self.cell, -1) != row.stood_on:
            row.stood_on = -1
        if row.cell != self.cell:
            g.tell("step", self.figure, frm=board.names[self.cell], to=board.names[row.cell], rule="RS-MOV-6")
        return None

    def arrive(self, g: RiseState) -> Next:
        return None if quiet(g, self.figure) else Call(Arrive(self.figure))


@procedure
class UseNow(Proc):
    """An ability or item announced in one's own movement."""

    STEPS = ("announce",)
    figure: int
    key: str

    def announce(self, g: RiseState) -> Next:
        offer = uses.offer_by_key(g, self.figure, self.key)
        uses.spend(g, self.figure, offer)
        return Call(Apply(self.figure, offer.use.do, offer.source, offer.rule))
