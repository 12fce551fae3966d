"""What happens when a character arrives at a field."""

from __future__ import annotations

from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import ON, Asks, Means

from .. import board as b
from ..state import RiseState
from ..values import effect_works_on, working_card
from . import deeds
from .duels import Duel, may_attack
from .halls import Hall
from .laid import CardWorks, works
from .timegate import TimeGate
from .wells import HealingWell, heals_here

MEANINGS = {"attack": Asks("window", {"attack": Means("figure"), "decline": ON})}


def quiet(g: RiseState, figure: int) -> bool:
    """Can nothing happen on arrival? No card works here, nobody is here, no quest counts a visit, and the field itself
    is of a kind that does nothing: so it is with most steps."""
    row = g.figures[figure]
    if row.cell in g.cover or g.content.board.kind[row.cell] not in (b.VOID, b.PATH, b.RING):
        return False
    return not g.enemies_at(figure, row.cell) and not deeds.counts_visit(g, figure, row.cell)


@procedure
class Arrive(Proc):
    """RR-B7a: laid card, visit, hall, duel, Time Gate, in this order. Awakening stops the chain (RR-B7b)."""

    STEPS = ("card", "visit", "well", "hall", "attack", "duel", "gate")
    figure: int
    walked: bool = True  # by a step of one's own: only then it may attack (RR-C1a)
    awakenings: int = -1
    cell: int = -1
    laid: int = -1  # the card that worked here on arrival: it may be used up by the visit
    quests: tuple[int, ...] = ()  # carried on arrival: the visit counts for none given since (RR-D1)
    target: int = -1

    def card(self, g: RiseState) -> Next:
        row = g.figures[self.figure]
        self.awakenings, self.cell = row.awakenings, row.cell
        self.laid, self.quests = working_card(g, row.cell), g.zones[f"quests.{self.figure}"]
        if self.laid >= 0 and effect_works_on(g, row.cell) and works(g, self.figure, self.laid):
            return Call(CardWorks(self.figure, self.laid))
        return None

    def moved_on(self, g: RiseState) -> bool:
        """The card woke the character or carried it away: nothing more happens here."""
        row = g.figures[self.figure]
        return row.awakenings != self.awakenings or row.cell != self.cell

    def visit(self, g: RiseState) -> Next:
        if g.figures[self.figure].awakenings != self.awakenings:
            return Return()
        deeds.visit(g, self.figure, self.cell, self.laid, self.quests)
        return Return() if self.moved_on(g) else None

    def well(self, g: RiseState) -> Next:
        return Call(HealingWell(self.figure)) if heals_here(g, self.figure) else None

    def hall(self, g: RiseState) -> Next:
        board = g.content.board
        if board.kind[self.cell] == b.HALL:
            return Call(Hall(self.figure, board.world[self.cell]))
        return None

    def attack(self, g: RiseState) -> Next:
        """RS-DUL-1: who came by a step may attack one enemy here (RR-C1b); halls and mystery fields too (RR-C1a)."""
        enemies = g.enemies_at(self.figure, self.cell)
        if not self.walked or not enemies or self.moved_on(g) or not may_attack(g, self.figure):
            return Goto("gate")
        options = [Option(f"attack {g.figures[enemy].id}", enemy, "RS-DUL-1") for enemy in enemies]
        options.append(Option("decline", -1, "RS-DUL-1"))
        return Ask(g.seat_of(self.figure), options, "target", "attack")

    def duel(self, g: RiseState) -> Next:
        return Call(Duel(self.figure, self.target)) if self.target >= 0 else None

    def gate(self, g: RiseState) -> Next:
        """RS-MOV-4, RR-B4: entering a mystery field ends movement and rolls the Time Gate."""
        if self.moved_on(g):
            return Return()
        if g.content.board.kind[self.cell] == b.MYSTERY:
            row = g.edit(self.figure)
            row.done, row.bp = True, 0
            return Call(TimeGate(self.figure))
        return None
