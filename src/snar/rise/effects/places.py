"""Verbs that move characters: carry, banish, swap; and draw_event, which may."""

from __future__ import annotations

from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Next, Proc, Return, made, procedure
from snar.kernel.meaning import Asks, Means
from snar.packs.fields import Effect

from .. import board as b
from ..moves import displace
from ..rules.wells import HealingWell, heals_here
from ..state import RiseState
from .apply import Apply, immune

MEANINGS = {
    "carry": Asks("field", {"": Means("field", "board")}),
    "swap": Asks("aim", {"": Means("figure")}),
}


def fields(g: RiseState, to: str, event: bool) -> tuple[int, ...]:
    """The fields of a kind; an event never leads to a hall unless it names it (RR-B3b)."""
    board = g.content.board
    if to in board.cell:
        return (board.cell[to],)
    kinds = {
        "hall": () if event else board.halls,
        "gate": board.gates,
        "ring": board.of_kind[b.RING],
        "well": board.of_kind[b.WELL],
        "void": board.of_kind[b.VOID] + board.of_kind[b.WELL],
        "path": board.of_kind[b.PATH],
        "edge": board.edges,
        "mystery": board.of_kind[b.MYSTERY],
        "corner": board.corners,
        "laid": tuple(sorted(cell for cell in g.cover if board.covers[cell])),
    }
    return kinds[to]


def carry(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    return Carry(a.figure, fields(g, effect["to"], a.event), a.source, a.rule, event=a.event)


@procedure
class Carry(Proc):
    """Moved to a field of one's choice. Being put into a hall is entering it (RR-A7b)."""

    STEPS = ("pick", "land")
    figure: int
    cells: tuple[int, ...]
    source: str
    rule: str
    cell: int = -1
    event: bool = False

    def pick(self, g: RiseState) -> Next:
        here = g.figures[self.figure].cell
        cells = [cell for cell in self.cells if cell != here]
        if not cells:  # it stands there already: nothing moves it
            return Return()
        options = [Option(g.name(cell), cell, self.rule or "RS-EVT-5") for cell in sorted(cells)]
        return Ask(g.seat_of(self.figure), options, "cell", "carry", (("source", self.source),))

    def land(self, g: RiseState) -> Next:
        came(g, self.figure, self.event)
        return land(g, self.figure, self.cell, self.source, self.rule)


def came(g: RiseState, figure: int, event: bool) -> None:
    """RR-B12: carried in its movement a character ends it where it was put; only an event starts no other (RR-B3a)."""
    if not event:
        g.edit(figure).entered = True


def land(g: RiseState, figure: int, cell: int, source: str, rule: str) -> Next:
    g.tell("carried", figure, source=source, frm=g.name(g.figures[figure].cell), to=g.name(cell), rule=rule)
    displace(g, figure, cell)
    return landed(g, figure)


def landed(g: RiseState, figure: int) -> Next:
    """Being put into a hall is entering it (RR-A7b); under Léčebné studánky a well is visited too (RR-A7a)."""
    cell = g.figures[figure].cell
    if cell in g.content.board.halls:
        return Call(made("rise.Hall", figure, g.content.board.world[cell]))
    return Call(HealingWell(figure)) if heals_here(g, figure) else None


def banish(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    """Thrown somewhere without a choice: the nearest well, where it started, back on its way, or two d8."""
    row = g.figures[a.figure]
    if immune(g, a, "surefooted"):
        return None
    if effect["to"] == "well":
        return Carry(a.figure, g.content.board.nearest_wells(row.cell), a.source, a.rule, event=a.event)
    if effect["to"] == "start":
        return Carry(a.figure, (row.start,), a.source, a.rule, event=a.event)
    if effect["to"] == "back":
        return Carry(a.figure, (row.origin if row.origin >= 0 else row.start,), a.source, a.rule, event=a.event)
    cell = rolled_field(g, a.figure, a.source, a.rule)
    return Carry(a.figure, (cell,), a.source, a.rule, event=a.event)


def rolled_field(g: RiseState, figure: int, source: str, rule: str) -> int:
    """Two d8 name a numbered field (RS-BRD-2); with two boards a third die names the board (odd: the first)."""
    number = f"{g.roll(figure, source, rule)}{g.roll(figure, source, rule)}"
    if g.rules.boards == 2 and g.roll(figure, source, "RS-EXT-4") % 2 == 0:
        number = f"b2:{number}"
    return g.content.board.numbered[number]


def swap(g: RiseState, a: Apply, effect: Effect) -> Proc | None:
    """If everybody who could be moved is held in place, that is told."""
    free = partners(g, a.figure)
    for i in g.enemies(a.figure) if not free else ():
        firm = g.figures[i].gear.traits.get("surefooted")
        if firm:
            g.tell("immune", i, source=a.source, to=firm, rule="RS-CHR-4")
    return Swap(a.figure, free, a.source, a.rule, event=a.event) if free else None


def partners(g: RiseState, figure: int) -> tuple[int, ...]:
    """With whom a character may change places: no one in a hall, and no opponent whom nothing moves."""
    halls, enemies = g.content.board.halls, g.enemies(figure)
    return tuple(
        i
        for i, other in enumerate(g.figures)
        if i != figure and other.cell not in halls and not (i in enemies and "surefooted" in other.gear.traits)
    )


@procedure
class Swap(Proc):
    """Two characters change places. Whoever comes to stand in a hall has entered it (RR-A7b)."""

    STEPS = ("pick", "exchange", "landed")
    figure: int
    others: tuple[int, ...]
    source: str
    rule: str
    other: int = -1
    event: bool = False

    def pick(self, g: RiseState) -> Next:
        options = [Option(g.figures[i].id, i, self.rule) for i in self.others]
        return Ask(g.seat_of(self.figure), options, "other", "swap", (("source", self.source),))

    def exchange(self, g: RiseState) -> Next:
        mine, theirs = g.figures[self.figure].cell, g.figures[self.other].cell
        came(g, self.figure, self.event)
        for figure, cell in ((self.figure, theirs), (self.other, mine)):
            frm = g.name(g.figures[figure].cell)
            g.tell("carried", figure, source=self.source, frm=frm, to=g.name(cell), rule=self.rule)
            displace(g, figure, cell)
        return landed(g, self.other)

    def landed(self, g: RiseState) -> Next:
        return landed(g, self.figure)


@procedure
class EventHere(Proc):
    """An event is drawn outside the rings. Only being moved by it keeps the usual one away (RR-B3a, RR-B10)."""

    STEPS = ("draw", "after")
    figure: int
    cell: int = -1
    entered: bool = False

    def draw(self, g: RiseState) -> Next:
        row = g.figures[self.figure]
        self.cell, self.entered = row.cell, row.entered
        return Call(made("rise.DrawEvent", self.figure))

    def after(self, g: RiseState) -> Next:
        if g.figures[self.figure].cell == self.cell:
            g.edit(self.figure).entered = self.entered
        return Return()
