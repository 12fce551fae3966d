"""Secret cards and tiles: revealed by code, gained once a campaign (EF-SEC-1, EF-LIM-2)."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Call, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means
from snar.packs.ether.model import Overlay, Secret, Tile

from ..effects.apply import Apply
from ..rules.things.items import GainItem
from ..rules.things.masks import GainMask
from ..rules.turns.deciding import lead
from ..state import EtherState

SHARED = {"note": "notes", "gate": "gates", "memory": "memories", "wisdom": "wisdom"}
UNDER = {"slumber": "slumbers", "fate": "fate"}  # EF-SLB-4: a new one goes to the bottom
PERSONAL = ("influence", "weakness", "mask")
MEANINGS = {"who-gains": Asks("aim", {"": Means("figure")})}


def by_code(g: EtherState, code: str) -> str:
    """EF-SEC-1: a full code, or a letter of the current dream; a name stands for itself."""
    pack = g.content.pack
    full = f"{pack.dreams[g.dream].code} {code}" if g.dream and len(code) <= 2 else code
    return pack.codes.get(full, code)


def lies_in(g: EtherState, id: str) -> tuple[int, str]:
    """The card and its place, as long as nobody has it: (-1, "") afterwards. Items may have come to the item market."""
    for zone in ("vault", "masks.box", "items.market"):
        card = g.find(zone, id)
        if card >= 0:
            return card, zone
    return -1, ""


# -- the map ---------------------------------------------------------------------------------------------------------
def lay(g: EtherState, card: int, frm: str) -> Apply | None:
    """EF-MAP-1: where its code says; overlays lie on top and keep what stood there. EF-MAP-8: a floating rule without
    an action is resolved at once."""
    piece = g.card(card)
    zones.move(g, card, frm, "map", seen=g.everyone, rule="EF-MAP-1")
    row = (piece.id, *g.content.place_of(piece.id))
    on_top = tuple(other for other in g.placed if other[0] in g.content.pack.overlays)
    below = tuple(other for other in g.placed if other not in on_top)
    g.placed = (*below, *on_top, row) if isinstance(piece, Overlay) else (*below, row, *on_top)
    g.tell("laid", source=piece.id, rule="EF-MAP-1")
    return Apply(g.first, piece.do, piece.id, card, rule="EF-MAP-8") if piece.do else None


@procedure
class Reveal(Proc):
    """A tile, an overlay or a card. What lies open already, or was found before, is not there to be revealed."""

    STEPS = ("reveal",)
    seat: int
    code: str

    def reveal(self, g: EtherState) -> Next:
        id = by_code(g, self.code)
        card, zone = lies_in(g, id)
        if card < 0:
            return Return()
        printed = g.card(card)
        if isinstance(printed, (Tile, Overlay)):
            effects = lay(g, card, zone)
            return Call(effects) if effects else None
        if isinstance(printed, Secret):
            zones.move(g, card, zone, "revealed", seen=g.everyone, rule="EF-SEC-1")
            return Call(Apply(self.seat, printed.do, id, card, rule="EF-MAP-8")) if printed.do else None
        return Call(Gain(self.seat, id))


# -- gaining ---------------------------------------------------------------------------------------------------------
@procedure
class Gain(Proc):
    """A card that is found belongs to the campaign: by its kind to a sleeper or to all (EF-INF-3). `shared`: it was
    found by the group, which says whose it is."""

    STEPS = ("ask", "gain", "then")
    picked: int  # the sleeper who gains it
    name: str
    to: str = ""
    shared: bool = False
    card: int = -1

    def ask(self, g: EtherState) -> Next:
        id = by_code(g, self.name)
        card, zone = lies_in(g, id)
        if card < 0 or (id in g.found and zone != "items.market"):
            return Return()
        if not self.shared or self.to == "market" or g.card(card).deck not in PERSONAL:
            return None
        return lead(g, [Option(row.id, row.seat, "EF-LIM-2") for row in g.sleepers], "who-gains")

    def gain(self, g: EtherState) -> Next:
        id = by_code(g, self.name)
        self.card, zone = lies_in(g, id)
        g.found = (*g.found, id)
        deck = g.card(self.card).deck
        g.tell("gain", self.picked, source=id, rule="EF-LIM-2")
        if deck == "item":
            return Call(GainItem(self.card))
        if deck == "mask":
            return Call(GainMask(self.picked, self.card))
        if deck == "influence" and self.to == "market":
            zones.move(g, self.card, zone, "market", seen=g.everyone, bottom=True, rule="EF-MKT-1")
        elif deck in PERSONAL:
            to = self.to if self.to in ("hand", "deck") else "discard"
            zones.move(g, self.card, zone, f"{to}.{self.picked}", seen=g.everyone, rule="EF-INF-3")
            g.owners[self.card] = 1 + self.picked
        elif deck in UNDER:
            zones.move(g, self.card, zone, UNDER[deck], seen=g.everyone, bottom=True, rule="EF-SLB-4")
        else:
            zones.move(g, self.card, zone, SHARED[deck], seen=g.everyone)
        return None

    def then(self, g: EtherState) -> Next:
        """A wisdom card may do something when it is gained."""
        printed = g.card(self.card)
        if printed.deck == "wisdom" and printed.do:
            return Call(Apply(self.picked, printed.do, printed.id, self.card))
        return None
