"""RS-AWK: losing lives and waking up."""

from __future__ import annotations

from collections.abc import Iterable

from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from ..moves import displace
from ..state import RiseState
from .deeds import deed
from .experience import gain_power, lose_all, total
from .uses import NOTHING, Gained, Window, opens

MEANINGS = {"awaken-well": Asks("field", {"": Means("field", "board")})}


@procedure
class LoseLives(Proc):
    """Lives are lost; at none the character awakens (RS-AWK-1)."""

    STEPS = ("endure", "lose", "wake")
    figure: int
    lives: int
    source: str
    rule: str
    by_card: bool = False  # a laid card or an event: `card-wound` counts
    window: Gained = NOTHING

    def endure(self, g: RiseState) -> Next:
        if self.by_card:
            gear = g.figures[self.figure].gear
            most = gear.value("card-wound", self.lives)
            self.soften(g, [(source, -amount) for source, amount in gear.added("card-wound")])
            self.soften(g, [("", self.lives - most)])  # a cap
        if self.lives > 0 and opens(g, self.figure, "wounded"):
            return Call(Window(self.figure, "wounded", source=self.source), "window")
        return None

    def soften(self, g: RiseState, parts: Iterable[tuple[str, int]]) -> None:
        """Fewer lives (or more) are lost, and whatever changes the wound is named."""
        for source, amount in parts:
            fewer = min(self.lives, amount)
            self.lives -= fewer
            if fewer:
                g.tell("softened", self.figure, source=source, amount=-fewer, rule=g.rule_of(source))

    def lose(self, g: RiseState) -> Next:
        self.soften(g, self.window[3])
        lost = min(g.figures[self.figure].lives, self.lives)
        if lost <= 0:
            return Return(0)
        g.change_lives(self.figure, -lost, self.source, self.rule)
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
        row = g.edit(self.figure)
        row.awakenings += 1
        row.done, row.bp = True, 0
        g.tell("awaken", self.figure, frm=g.name(row.cell), to=g.name(self.cell), rule="RS-AWK-1")
        displace(g, self.figure, self.cell)
        row.stood_on = -1  # RR-C8a: the card woken on does nothing in this movement any more
        self.hand_in(g)
        g.change_lives(self.figure, g.max_lives(row), "", "RS-AWK-1", "refreshed")
        return Return()

    def hand_in(self, g: RiseState) -> None:
        """A token, or else all experience; some keep what they have."""
        row = g.figures[self.figure]
        kept = row.gear.traits.get("keeps-power" if row.tokens else "keeps-experience")
        if kept and (row.tokens or total(g, self.figure)):
            g.tell("keeps", self.figure, to=kept, rule="RS-CHR-4")
        elif row.tokens:
            gain_power(g, self.figure, -1, "RS-AWK-1")
        elif not kept:
            lose_all(g, self.figure, "RS-AWK-1")
