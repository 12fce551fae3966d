"""Setting up for the sides: RS-STR-2, RS-STR-8; RS-EXT-1 for beginners."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from ..rules.casting import refill_hand
from ..state import RiseState
from .abilities import FirstAbility
from .laying import place

STARTS = {0: "15", 1: "45"}  # RS-STR-2, RS-BRD-5
BEGINNERS_HAND = {0: ("duhovy-most", "duhovy-most"), 1: ("bariera", "bariera")}  # RS-EXT-1
MEANINGS = {"helper-well": Asks("field", {"": Means("field", "board")})}


@procedure
class SideSetUp(Proc):
    """RS-STR-2, RS-STR-7: heroes on 15, demons on 45, five cards; helpers on wells (RS-STR-8, RR-E4b)."""

    STEPS = ("ability", "next_ability", "start", "helper", "placed")
    dealt: int = 0  # characters that have their ability
    waiting: tuple[int, ...] = ()
    cell: int = -1

    def ability(self, g: RiseState) -> Next:
        """RS-STR-12: where ability cards were agreed on, every character gets one, as in Zkouška síly."""
        if "schopnosti" not in g.rules or self.dealt == len(g.figures):
            return Goto("start")
        return Call(FirstAbility(self.dealt))

    def next_ability(self, g: RiseState) -> Next:
        self.dealt += 1
        return Goto("ability")

    def start(self, g: RiseState) -> Next:
        for i, row in enumerate(g.figures):
            if row.helper:
                self.waiting = (*self.waiting, i)
            else:
                place(g, i, g.content.board.cell[("b2:" if i > 1 else "") + STARTS[row.team]])
        for team in (0, 1):
            holder = max(i for i, row in enumerate(g.figures) if row.team == team)
            self.deal(g, team, g.figures[holder].seat)
        return None

    def deal(self, g: RiseState, team: int, seat: int) -> None:
        if g.rules.scenario != "zacatecnici":
            refill_hand(g, seat, team)
            return
        deck = f"deck.{('dream', 'horror')[team]}"
        for name in BEGINNERS_HAND[team]:
            card = next(card for card in sorted(g.zones[deck]) if g.card_id(card) == name)
            zones.move(g, card, deck, f"hand.{seat}", seen=g.everyone, rule="RS-EXT-1")
        g.zones["out"] += g.zones[deck]
        g.zones[deck] = ()

    def helper(self, g: RiseState) -> Next:
        if not self.waiting:
            return Return()
        options = [Option(g.name(well), well, "RR-E4b") for well in g.content.board.of_kind["well"]]
        who = self.waiting[0]
        return Ask(g.figures[who].seat, options, "cell", "helper-well", (("figure", g.figures[who].id),))

    def placed(self, g: RiseState) -> Next:
        place(g, self.waiting[0], self.cell)
        self.waiting = self.waiting[1:]
        return Goto("helper")
