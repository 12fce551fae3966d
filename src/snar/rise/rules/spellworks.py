"""RS-SPL-4: what each of the ten spells does."""

from __future__ import annotations

from collections.abc import Callable

from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Next, Proc, Return, made, procedure
from snar.kernel.meaning import ON, Asks, Means

from .. import board as b
from ..effects.places import land
from ..moves import displace
from ..state import RiseState
from .awakening import LoseLives

SpellWork = Callable[[RiseState, int, int], Proc | None]
MEANINGS = {
    "hurl": Asks("field", {"": Means("field", "board"), "stay": ON}),
    "teleport": Asks("field", {"": Means("field", "board")}),
}


def pohyb(g: RiseState, figure: int, target: int) -> Proc | None:
    gain_bp(g, figure, 1, "pohyb")
    return None


def gain_bp(g: RiseState, figure: int, amount: int, source: str) -> None:
    g.edit(figure).bp += amount
    g.tell("bp", figure, source=source, amount=amount, rule="RS-SPL-4")


def zpomaleni(g: RiseState, figure: int, target: int) -> Proc | None:
    g.edit(target).slowed += 1  # RR-E2c
    g.tell("slow", target, source="zpomaleni", amount=1, rule="RS-SPL-4")
    return None


def odmrsteni(g: RiseState, figure: int, target: int) -> Proc | None:
    return Hurl(figure, target)


def cesta(g: RiseState, figure: int, target: int) -> Proc | None:
    """Void and wells cost 1 this turn, but not under a card (RR-E2d, see `entry_cost`)."""
    g.edit(figure).road = True
    return None


def obri_sila(g: RiseState, figure: int, target: int) -> Proc | None:
    g.edit(figure).strength += 1
    g.tell("strength", figure, source="obri-sila", amount=1, rule="RS-SPL-4")
    return None


def blesk(g: RiseState, figure: int, target: int) -> Proc | None:
    return LoseLives(target, 1, "blesk", "RS-SPL-4")


def rychlost(g: RiseState, figure: int, target: int) -> Proc | None:
    gain_bp(g, figure, g.roll(figure, "rychlost", "RS-SPL-4"), "rychlost")
    return None


def teleport(g: RiseState, figure: int, target: int) -> Proc | None:
    return Teleport(figure)


def ochromeni(g: RiseState, figure: int, target: int) -> Proc | None:
    g.edit(target).skips = True  # RR-E8b: it does not stack
    g.tell("skip", target, source="ochromeni", rule="RS-SPL-4")
    return None


def hypnoza(g: RiseState, figure: int, target: int) -> Proc | None:
    g.edit(target).charmed = g.seat_of(figure)
    return None


SPELLS: dict[str, SpellWork] = {
    "pohyb": pohyb,
    "zpomaleni": zpomaleni,
    "odmrsteni": odmrsteni,
    "cesta": cesta,
    "obri-sila": obri_sila,
    "blesk": blesk,
    "rychlost": rychlost,
    "teleport": teleport,
    "ochromeni": ochromeni,
    "hypnoza": hypnoza,
}


@procedure
class Hurl(Proc):
    """Odmrštění: up to two orthogonal steps, to another void field (RR-E2b); in the draft anywhere (RS-DRF-3)."""

    STEPS = ("pick", "land")
    figure: int
    target: int
    cell: int = -1

    def reach(self, g: RiseState) -> list[int]:
        board = g.content.board
        start = g.figures[self.target].cell
        cells = {near for first in board.near[start] for near in (first, *board.near[first])} - {start}
        if g.rules.draft:
            return sorted(cells)
        return sorted(cell for cell in cells if board.kind[cell] in (b.VOID, b.WELL))

    def pick(self, g: RiseState) -> Next:
        cells = self.reach(g)
        options = [Option(g.name(cell), cell, "RR-E2b") for cell in cells]
        options.append(Option("stay", g.figures[self.target].cell, "RR-E9"))
        return Ask(g.seat_of(self.figure), options, "cell", "hurl", (("target", g.figures[self.target].id),))

    def land(self, g: RiseState) -> Next:
        if self.cell == g.figures[self.target].cell:
            return Return()
        return land(g, self.target, self.cell, "odmrsteni", "RS-SPL-4")


@procedure
class Teleport(Proc):
    """To any void field: an own move that triggers cards and counts as a visit, for no BP (RR-A7a)."""

    STEPS = ("pick", "go")
    figure: int
    cell: int = -1

    def pick(self, g: RiseState) -> Next:
        board = g.content.board
        here = g.figures[self.figure].cell
        cells = [cell for cell in board.numbered.values() if cell != here]
        options = [Option(g.name(cell), cell, "RS-SPL-4") for cell in sorted(cells)]
        return Ask(g.seat_of(self.figure), options, "cell", "teleport")

    def go(self, g: RiseState) -> Next:
        row = g.edit(self.figure)
        g.tell("teleport", self.figure, frm=g.name(row.cell), to=g.name(self.cell), rule="RS-SPL-4")
        displace(g, self.figure, self.cell)
        row.entered = True
        return Call(made("rise.Arrive", self.figure, walked=False))  # RR-C1a
