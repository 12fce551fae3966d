"""Slumbers: short encounters on the way (EF-SLB-1 .. 4)."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.flow import Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means
from snar.packs.ether.model import Slumber

from ..effects.apply import Apply
from ..rules.decks.limits import Fit
from ..rules.turns.deciding import Agree
from ..rules.turns.encounter import Encounter
from ..rules.turns.leaving import leave
from ..rules.turns.turncards import deal
from ..state import EtherState
from ..values import value
from .carrying import Carry
from .delta import Delta
from .ground import entering, take_back_encounter
from .modes import UNBROKEN
from .slumbertiles import DELTA, early_escape, redeemable

MEANINGS = {"unbroken": Asks("pick", {"meet": Means(), "swap": Means()})}


@procedure
class Slumbering(Proc):
    """The top tile of the slumber deck. The landscape and the places of sleepers stay from one slumber to the next
    (EF-SLB-1, EE-F1e)."""

    STEPS = ("draw", "look", "swap", "escape", "flee", "carry", "turns", "enter", "set_up", "encounter", "over", "back")
    said: str = ""
    done: bool = False  # it needs no turns any more
    outcome: str = ""

    def tile(self, g: EtherState) -> Slumber:
        return g.content.pack.slumbers[g.slumber]

    def draw(self, g: EtherState) -> Next:
        deck = g.cards("slumbers")
        if not deck:
            return Return()
        if g.card_id(deck[-1]) == DELTA:
            return Call(Delta())
        zones.draw(g, "slumbers", "slumber", seen=g.everyone, rule="EF-SLB-1")
        g.slumber, g.mode, g.outcome = g.card_id(deck[-1]), "slumber", ""
        g.tell("slumber", source=g.slumber, rule="EF-SLB-1")
        return None

    def look(self, g: EtherState) -> Next:
        """EF-VAR-6: having seen the tile, the group may meet the mode's own one instead."""
        if not g.slumber:
            return Return()  # it was the delta phase
        return Call(Agree("unbroken", ("meet", "swap")), "said") if g.cards("mode") else Goto("escape")

    def swap(self, g: EtherState) -> Next:
        if self.said == "swap":
            put_under(g)
            g.slumber = UNBROKEN
            g.tell("slumber", source=UNBROKEN, rule="EF-VAR-6")
        return None

    def escape(self, g: EtherState) -> Next:
        if not early_escape(self.tile(g)):
            return Goto("carry")
        return Call(Agree("escape", ("stay", "escape"), g.slumber), "said")

    def flee(self, g: EtherState) -> Next:
        if self.said != "escape":
            return None
        self.done = True
        g.tell("exhausted", source="escape", rule="EF-SLB-2")
        return Call(Carry(self.tile(g).exhausted, g.slumber), "outcome")

    def carry(self, g: EtherState) -> Next:
        """A tile without an entity is simply carried out (EF-SLB-1)."""
        tile = self.tile(g)
        if self.done or tile.entity:
            return None
        self.done = True
        return Call(Carry(tile.do, tile.id), "outcome")

    def turns(self, g: EtherState) -> Next:
        """EE-D3b: the turn deck before any figure."""
        if self.done:
            return Goto("over")
        g.safe, g.turn = True, 0
        deal(g, max(1, self.tile(g).turns + value(g, "slumber-turns", 0)))
        return None

    def enter(self, g: EtherState) -> Next:
        return Call(entering(g))

    def set_up(self, g: EtherState) -> Next:
        return Call(Carry(self.tile(g).setup, g.slumber), "outcome")

    def encounter(self, g: EtherState) -> Next:
        return None if self.outcome else Call(Encounter(), "outcome")

    def over(self, g: EtherState) -> Next:
        """Practice ends with it. EE-C2c: what a quirk has allowed is too much on the road."""
        end_slumber(g)
        if not any(proc.NAME == "ether.Travel" for proc in g.stack):
            return None
        if self.outcome == "death":
            leave(g, "death")  # EE-C3a
            return None
        return Call(Fit())

    def back(self, g: EtherState) -> Next:
        return Return(self.outcome)


def put_under(g: EtherState) -> None:
    """EF-SLB-3: to the bottom, under Delta, so that it comes again in the next round only."""
    for card in g.cards("slumber"):
        zones.move(g, card, "slumber", "slumbers", bottom=True, rule="EF-SLB-3")


def end_slumber(g: EtherState) -> None:
    """EF-SLB-3: the tile goes under the deck, its tokens back; map, quirks and sleepers stay."""
    put_under(g)
    kept = {UNBROKEN: g.tokens[UNBROKEN]} if UNBROKEN in g.tokens else {}
    take_back_encounter(g, () if g.slumber == UNBROKEN else (g.slumber,))
    g.tokens = {**g.tokens, **kept}
    g.tell("slumber-over", source=g.slumber, to=g.outcome, rule="EF-SLB-3")
    g.mode, g.slumber, g.outcome, g.safe = "world", "", "", False


def redeem(g: EtherState) -> Proc | None:
    """EF-SLB-2: the current slumber leaves the game for good."""
    if not redeemable(g):
        return None
    card = g.cards("slumber")[-1]
    zones.move(g, card, "slumber", "removed", seen=g.everyone, rule="EF-SLB-2")
    tile = g.content.pack.slumbers[g.slumber]
    g.tell("redeemed", source=tile.id, rule="EF-SLB-2")
    return Apply(g.first, tile.redeem, tile.id, card)
