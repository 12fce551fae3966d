"""RS-SPL: casting one of the ten spells."""

from __future__ import annotations

from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from .. import board as b
from ..state import RiseState
from ..values import spell_bonus
from .spellworks import SPELLS
from .uses import NOTHING, Gained, Window, opens, rerolled

MEANINGS = {
    "spell": Asks("pick", {"": Means("thing", opens="aim")}, part=True),
    "spell-target": Asks("aim", {"": Means("figure")}, part=True),
}


def allowed(g: RiseState, figure: int) -> bool:
    """RS-STR-12: in Střet říší only where it was agreed on; among four players only helpers cast (RS-STR-11)."""
    if not g.rules.sides:
        return True
    agreed = g.rules.options
    return "kouzleni" in agreed and ("ctyri-hraci" not in agreed or g.figures[figure].helper)


def may_spell(g: RiseState, figure: int) -> bool:
    """RS-SPL-1: one attempt a round, not after movement has ended (RR-E1a)."""
    row = g.figures[figure]
    return not row.spelled and not row.done and allowed(g, figure)


def spell_targets(g: RiseState, figure: int, spell: str) -> list[int]:
    return targets_of(g, figure, g.content.pack.spells[spell].target)


def targets_of(g: RiseState, figure: int, kind: str) -> list[int]:
    """RS-SPL-3, RR-E1b: oneself or opponents; Odmrštění only someone in the void (RR-E2b)."""
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
    aimed: dict[str, bool] = {}  # by the kind of target: there are fewer of them than spells
    found = []
    for spell in g.content.pack.spells.values():
        if spell.target not in aimed:
            aimed[spell.target] = bool(targets_of(g, figure, spell.target))
        if aimed[spell.target] and not (ruled and spell.id == "hypnoza"):
            found.append(spell.id)
    return found


@procedure
class Spell(Proc):
    """Spell and target are declared before the roll (RR-E1a)."""

    STEPS = ("name", "aim", "boost", "roll", "changes", "changed", "work")
    figure: int
    spell: str = ""
    target: int = -1
    face: int = 0
    before: Gained = NOTHING
    window: Gained = NOTHING
    rerolls: tuple[str, ...] = ()
    bonus: int = 0

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
        if self.face < 8 and opens(g, self.figure, "spell-die"):  # an eight cannot be bettered
            seen = str(self.face)
            return Call(Window(self.figure, "spell-die", source=seen, announced_keys=self.rerolls), "window")
        return None

    def changed(self, g: RiseState) -> Next:
        """The die with every bonus against the spell's number; 9 and 10 need one (RR-E2a)."""
        window, self.window = self.window, NOTHING
        self.bonus += window[0]
        if window[1]:
            self.rerolls = rerolled(g, self.figure, self.rerolls)
            self.face = g.roll(self.figure, "spell", window[1])
            return Goto("changes")
        result = self.face + spell_bonus(g, self.figure) + self.before[0] + self.bonus
        success = result >= g.content.pack.spells[self.spell].roll
        g.tell("spelled" if success else "fizzled", self.figure, source=self.spell, amount=result, rule="RS-SPL-1")
        return None if success else Return(False)

    def work(self, g: RiseState) -> Next:
        proc = SPELLS[self.spell](g, self.figure, self.target)
        return Call(proc) if proc else None
