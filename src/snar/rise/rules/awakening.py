"""RS-AWK: losing lives and waking up."""

from __future__ import annotations

from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Next, Proc, Return, procedure

from ..state import RiseState
from .deeds import deed
from .experience import gain_power, lose_all
from .uses import Window, opens

NOTHING = (0, 0, 0, 0)


@procedure
class LoseLives(Proc):
    """Lives are lost; at none the character awakens (RS-AWK-1)."""

    STEPS = ("endure", "lose", "wake")
    figure: int
    lives: int
    source: str
    rule: str
    by_card: bool = False  # a laid card or an event: `card-wound` counts
    window: tuple[int, int, int, int] = NOTHING

    def endure(self, g: RiseState) -> Next:
        if self.by_card:
            self.lives = g.figures[self.figure].gear.value("card-wound", self.lives)
        if self.lives > 0 and opens(g, self.figure, "wounded"):
            return Call(Window(self.figure, "wounded", source=self.source), "window")
        return None

    def lose(self, g: RiseState) -> Next:
        lost = min(g.figures[self.figure].lives, self.lives - self.window[3])
        if lost <= 0:
            return Return(0)
        g.edit(self.figure).lives -= lost
        g.tell("lives", self.figure, source=self.source, amount=-lost, rule=self.rule)
        for _ in range(lost):
            deed(g, self.figure, "lose", ("lives",), None)
        return None if g.figures[self.figure].lives == 0 else Return(lost)

    def wake(self, g: RiseState) -> Next:
        """RR-C9b: before any item could be used."""
        return Call(Awaken(self.figure))


@procedure
class Awaken(Proc):
    """RS-AWK-1: to the nearest well (RR-C3), a token or all experience lost, lives full, movement over (RR-C9a)."""

    STEPS = ("well", "wake")
    figure: int
    cell: int = -1

    def well(self, g: RiseState) -> Next:
        row = g.figures[self.figure]
        wells = g.content.board.nearest_wells(row.cell)
        options = [Option(g.name(well), well, "RR-C3") for well in wells]
        return Ask(row.seat, options, "cell", "awaken-well")

    def wake(self, g: RiseState) -> Next:
        from ..moves import displace

        row = g.edit(self.figure)
        row.awakenings += 1
        row.done, row.bp = True, 0
        g.tell("awaken", self.figure, frm=g.name(row.cell), to=g.name(self.cell), rule="RS-AWK-1")
        displace(g, self.figure, self.cell)
        row.woken_on = g.cover.get(self.cell, -1)  # RR-C8a
        traits = row.gear.traits
        if row.tokens:
            if "keeps-power" not in traits:
                gain_power(g, self.figure, -1, "RS-AWK-1")
        elif "keeps-experience" not in traits:
            lose_all(g, self.figure, "RS-AWK-1")
        row.lives = g.max_lives(row)
        return Return()
