"""Entering a dream, and what follows when it is over (EF-GAT-1 .. 3, EF-END-1, EF-END-2)."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.flow import Call, Goto, Next, Proc, Return, procedure
from snar.packs.ether.model import Dream

from .. import supply
from ..rules.things.items import unfound
from ..rules.turns.encounter import Encounter
from ..rules.turns.leaving import leave
from ..rules.turns.turncards import deal
from ..state import EtherState
from .carrying import Carry
from .ending import tell_the_end
from .ground import clear_map, entering, lay_entry_tiles
from .lucid import story_is_told
from .modes import take_mode_tile, unbroken_tile
from .seasons import ChangeSeason
from .shopping import return_shopping_card

LOST = ("defeat", "exhausted", "death")


def price(g: EtherState, dream: Dream) -> int:
    """Keys at the gate. EF-VAR-4: a dream that was lost may be tried again without gathering them."""
    return 0 if "osvezujici-zdrimnuti" in g.rules and dream.id == napping(g) else dream.keys


def napping(g: EtherState) -> str:
    """EE-G9: the dream on whose gate the one card of the nap lies: the last that was lost, until it is won."""
    lost = [place for place, (_, outcome) in enumerate(g.log) if outcome in LOST]
    if not lost:
        return ""
    id = g.log[lost[-1]][0]
    return "" if (id, "victory") in g.log[lost[-1] :] else id


def may_enter(g: EtherState, dream: Dream) -> bool:
    """EE-G1b: the gate tile is at hand, and so are the keys."""
    return g.find("gates", dream.id) >= 0 and g.keys >= price(g, dream)


@procedure
class EnterDream(Proc):
    """EF-GAT-2, step by step. Returns the outcome. The turn cards come first, so that the suit is known when figures
    appear (EE-D3b); nobody dies of too few cards during a set-up (EE-C3b)."""

    STEPS = ("clear", "pay", "turns", "set_up", "flip", "enter", "encounter", "over")
    dream: str
    keys: int = 0
    outcome: str = ""

    def clear(self, g: EtherState) -> Next:
        clear_map(g)
        take_mode_tile(g)
        g.mode, g.dream, g.safe = "dream", self.dream, True
        g.tell("dream", source=self.dream, rule="EF-GAT-2")
        return None

    def pay(self, g: EtherState) -> Next:
        if self.keys:
            g.keys -= self.keys
            supply.give_back(g, "key", self.keys)
            g.tell("key", amount=-self.keys, rule="EF-GAT-2")
        return None

    def turns(self, g: EtherState) -> Next:
        g.turn = 0
        deal(g, g.content.pack.dreams[self.dream].turns)
        return None

    def set_up(self, g: EtherState) -> Next:
        printed = g.content.pack.dreams[self.dream]
        return Call(Carry(printed.setup, printed.id, printed.intro), "outcome")

    def flip(self, g: EtherState) -> Next:
        """The other side of the gate tile has the goal, special rules, and what happens when the turns run out."""
        if self.outcome:
            return Goto("over")
        for zone in ("gates", "vault"):
            card = g.find(zone, self.dream)
            if card >= 0:
                zones.move(g, card, zone, "dream", seen=g.everyone, rule="EF-GAT-1")
        return None

    def enter(self, g: EtherState) -> Next:
        return Call(entering(g))

    def encounter(self, g: EtherState) -> Next:
        return Call(Encounter(), "outcome")

    def over(self, g: EtherState) -> Next:
        """EF-GAT-3: when the turns ran out, the scene has decided; if it did not, the dream is lost."""
        return Return("defeat" if self.outcome == "exhausted" else self.outcome)


@procedure
class Dreaming(Proc):
    """A dream of the campaign and its aftermath. Hands, placed progress, gems and sealed cards stay as they are, decks
    unshuffled (EF-END-1); the group is back in the dreamworld."""

    STEPS = ("dream", "wake", "enter", "season", "over")
    id: str
    keys: int = 0
    outcome: str = ""

    def dream(self, g: EtherState) -> Next:
        return Call(EnterDream(self.id, self.keys), "outcome")

    def wake(self, g: EtherState) -> Next:
        g.log = (*g.log, (self.id, self.outcome))
        g.tell("dream-over", source=self.id, to=self.outcome, rule="EF-END-1")
        put_gate_away(g, self.outcome)
        lay_entry_tiles(g)
        g.mode, g.dream, g.outcome, g.safe = "world", "", "", False
        unbroken_tile(g)
        if g.content.pack.dreams[self.id].start and self.outcome == "victory":  # lost, it can be searched again
            unfound(g)
        if self.outcome == "death":
            leave(g, "death")  # EE-C3a: no loot, and a full Awakening
        else:
            return_shopping_card(g)
        return None

    def enter(self, g: EtherState) -> Next:
        return Call(entering(g))

    def season(self, g: EtherState) -> Next:
        """EF-SSN-1: death changes none."""
        way = {"victory": "better", "defeat": "worse"}.get(self.outcome)
        return Call(ChangeSeason(way)) if way else None

    def over(self, g: EtherState) -> Next:
        if self.outcome == "victory" and story_is_told(g):
            tell_the_end(g)
        return Return(self.outcome)


def put_gate_away(g: EtherState, outcome: str) -> None:
    """EF-GAT-3, EF-DTH-2: the gate of a dream that was not won stays, so it can be tried again."""
    to = "removed" if outcome == "victory" else "gates"
    for card in g.cards("dream"):
        zones.move(g, card, "dream", to, seen=g.everyone, rule="EF-GAT-3")
