"""RS-SPL: the ten spells."""

from __future__ import annotations

from collections.abc import Callable

from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Next, Proc, Return, procedure

from .. import board as b
from ..effects.places import land
from ..moves import displace
from ..state import RiseState
from ..values import spell_bonus
from .awakening import NOTHING, LoseLives
from .uses import Window, opens


def allowed(g: RiseState, figure: int) -> bool:
    """RS-STR-12: in Střet říší only helpers cast, and only under Kouzlení (RS-STR-11)."""
    if not g.rules.sides:
        return True
    return "kouzleni" in g.rules and g.figures[figure].helper


def may_spell(g: RiseState, figure: int) -> bool:
    """RS-SPL-1: one attempt a round, not after movement has ended (RR-E1a)."""
    row = g.figures[figure]
    return not row.spelled and not row.done and allowed(g, figure)


def spell_targets(g: RiseState, figure: int, spell: str) -> list[int]:
    """RS-SPL-3, RR-E1b: oneself or opponents; Odmrštění only someone in the void (RR-E2b)."""
    kind = g.content.pack.spells[spell].target
    if kind == "self":
        return [figure]
    found = [i for i in g.enemies(figure) if "shadowed" not in g.figures[i].gear.traits]
    if kind == "void":
        board = g.content.board
        in_void = [i for i in found if board.kind[g.figures[i].cell] in (b.VOID, b.WELL)]
        return [i for i in in_void if "surefooted" not in g.figures[i].gear.traits]
    return found


def known_spells(g: RiseState, figure: int) -> list[str]:
    """Spells that have a target; a hypnotised character cannot cast Hypnóza (RR-E8a)."""
    ruled = g.figures[figure].ruler >= 0
    return [s for s in g.content.pack.spells if spell_targets(g, figure, s) and not (ruled and s == "hypnoza")]


@procedure
class Spell(Proc):
    """Spell and target are declared before the roll (RR-E1a)."""

    STEPS = ("name", "aim", "boost", "roll", "changes", "changed", "work")
    figure: int
    spell: str = ""
    target: int = -1
    face: int = 0
    before: tuple[int, int, int, int] = NOTHING
    window: tuple[int, int, int, int] = NOTHING

    def name(self, g: RiseState) -> Next:
        bonus = spell_bonus(g, self.figure)
        spells = g.content.pack.spells
        options = [
            Option(spell, spell, "RS-SPL-4", (), (("roll", spells[spell].roll), ("bonus", bonus)))
            for spell in known_spells(g, self.figure)
        ]
        return Ask(g.seat_of(self.figure), options, "spell", "spell", (("figure", g.figures[self.figure].id),))

    def aim(self, g: RiseState) -> Next:
        found = spell_targets(g, self.figure, self.spell)
        options = [Option(g.figures[i].id, i, "RS-SPL-3") for i in found]
        return Ask(g.seat_of(self.figure), options, "target", "spell-target", (("spell", self.spell),))

    def boost(self, g: RiseState) -> Next:
        g.edit(self.figure).spelled = True
        g.tell("spell", self.figure, source=self.spell, to=g.figures[self.target].id, rule="RS-SPL-1")
        if opens(g, self.figure, "spell"):
            return Call(Window(self.figure, "spell", source=self.spell), "before")
        return None

    def roll(self, g: RiseState) -> Next:
        self.face = g.roll(self.figure, "spell", "RS-SPL-1")
        return None

    def changes(self, g: RiseState) -> Next:
        if opens(g, self.figure, "spell-die"):
            return Call(Window(self.figure, "spell-die", source=str(self.face)), "window")
        return None

    def changed(self, g: RiseState) -> Next:
        """The die with every bonus against the spell's number; 9 and 10 need one (RR-E2a)."""
        if self.window[1]:
            self.face = g.roll(self.figure, "spell", "RS-CHR-4")
        result = self.face + spell_bonus(g, self.figure) + self.before[0] + self.window[0]
        success = result >= g.content.pack.spells[self.spell].roll
        g.tell("spelled" if success else "fizzled", self.figure, source=self.spell, amount=result, rule="RS-SPL-1")
        return None if success else Return(False)

    def work(self, g: RiseState) -> Next:
        proc = SPELLS[self.spell](g, self.figure, self.target)
        return Call(proc) if proc else None


SpellWork = Callable[[RiseState, int, int], Proc | None]


def pohyb(g: RiseState, figure: int, target: int) -> Proc | None:
    g.edit(figure).bp += 1
    return None


def zpomaleni(g: RiseState, figure: int, target: int) -> Proc | None:
    g.edit(target).slowed += 1  # RR-E2c
    return None


def odmrsteni(g: RiseState, figure: int, target: int) -> Proc | None:
    return Hurl(figure, target)


def cesta(g: RiseState, figure: int, target: int) -> Proc | None:
    """Void and wells cost 1 this turn, but not under a card (RR-E2d, see `entry_cost`)."""
    g.edit(figure).road = True
    return None


def obri_sila(g: RiseState, figure: int, target: int) -> Proc | None:
    g.edit(figure).strength += 1
    return None


def blesk(g: RiseState, figure: int, target: int) -> Proc | None:
    return LoseLives(target, 1, "blesk", "RS-SPL-4")


def rychlost(g: RiseState, figure: int, target: int) -> Proc | None:
    g.edit(figure).bp += g.roll(figure, "rychlost", "RS-SPL-4")
    return None


def teleport(g: RiseState, figure: int, target: int) -> Proc | None:
    return Teleport(figure)


def ochromeni(g: RiseState, figure: int, target: int) -> Proc | None:
    g.edit(target).skips = True  # RR-E8b: it does not stack
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
        from .arrival import Arrive

        row = g.edit(self.figure)
        g.tell("teleport", self.figure, frm=g.name(row.cell), to=g.name(self.cell), rule="RS-SPL-4")
        displace(g, self.figure, self.cell)
        row.entered = True
        return Call(Arrive(self.figure))
