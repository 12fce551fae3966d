"""Fate: happenings on the road; some add to the slumber landscape and stay there as quirks (EF-FAT-1)."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.flow import Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from ..effects.apply import Apply
from ..map.fields import NAMES, NUMBERS
from ..map.tiles import QUIRK
from ..rules.decks.solo import is_solo, keep_or_redraw, take_out
from ..rules.turns.deciding import Agree
from ..state import EtherState

MEANINGS = {"quirk": Asks("field", {"quirk": Means("field")})}


def empty_slots(g: EtherState) -> list[int]:
    taken = {field for _, field in g.quirks}
    return [field for field in g.landscape.bearing(QUIRK) if field not in taken]


@procedure
class Fate(Proc):
    """The top card is resolved. EE-G5c: an empty deck: nothing happens."""

    STEPS = ("draw", "ask", "redraw", "resolve", "slot", "settle", "under")
    card: int = -1
    redrawn: int = -1
    tiles: int = 0
    picked: str = ""

    def draw(self, g: EtherState) -> Next:
        if not g.cards("fate"):
            return Return()
        self.card, self.tiles = zones.draw(g, "fate", "fate.drawn", seen=g.everyone, rule="EF-FAT-1"), len(g.placed)
        g.tell("fate", source=g.card_id(self.card), rule="EF-FAT-1")
        return None

    def ask(self, g: EtherState) -> Next:
        return keep_or_redraw(g, 0, self.card, "meet") if is_solo(g) and g.cards("fate") else Goto("resolve")

    def redraw(self, g: EtherState) -> Next:
        if self.redrawn < 0:
            return None
        take_out(g, self.card, "fate.drawn")
        return Goto("draw")

    def resolve(self, g: EtherState) -> Next:
        printed = g.card(self.card)
        return Call(Apply(g.first, printed.do, printed.id, self.card))

    def slot(self, g: EtherState) -> Next:
        """With a new tile on the map, it lies down on an empty quirk slot that the players choose together (EE-G10)."""
        slots = empty_slots(g) if len(g.placed) > self.tiles and g.card(self.card).quirk else []
        if not slots:
            return Goto("under")
        return Call(Agree("quirk", tuple(f"quirk {NAMES[field]}" for field in slots)), "picked")

    def settle(self, g: EtherState) -> Next:
        zones.move(g, self.card, "fate.drawn", "quirks", seen=g.everyone, rule="EF-FAT-1")
        g.quirks = (*g.quirks, (self.card, NUMBERS[self.picked.removeprefix("quirk ")]))
        return Return()

    def under(self, g: EtherState) -> Next:
        zones.move(g, self.card, "fate.drawn", "fate", bottom=True, rule="EF-FAT-1")
        return None
