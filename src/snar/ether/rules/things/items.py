"""Shared items: a few lie ready for anyone, the rest in storage (EF-ITM-1 .. 3)."""

from __future__ import annotations

from collections.abc import Iterator

from snar.ether.state import EtherState
from snar.ether.values import value
from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from ..actions.offers import Offered, Source
from ..decks.solo import is_solo, keep_or_redraw, take_out

UNLOCKED = "item-slot"  # the campaign's variable behind the slot that is locked at first
NOTHING = -1
MEANINGS = {
    "full-slots": Asks("pick", {"store": Means("card"), "drop": Means("card")}),
    "drop-item": Asks("pick", {"drop": Means("card")}),
}


def item_slots(g: EtherState) -> int:
    """EF-ITM-1: three, and a fourth once it is unlocked."""
    return value(g, "item-slots", 0) + g.story.get(UNLOCKED, 0)


def unlock_slot(g: EtherState) -> None:
    g.story = {**g.story, UNLOCKED: 1}
    g.tell("item-slot", rule="EF-ITM-1")


def zone_of(g: EtherState, card: int) -> str:
    return next(zone for zone, cards in g.zones.items() if card in cards)


def discard_item(g: EtherState, card: int) -> None:
    """EF-ITM-1: to the storage, or where the card says to the item market."""
    to = "items.market" if g.card(card).to == "market" else "storage"
    zones.move(g, card, "items", to, seen=g.everyone, rule="EF-ITM-1")


def unfound(g: EtherState) -> None:
    """EF-ITM-3: starting items that stayed in the first dream can be bought later; EE-G13: when it has been won."""
    for card in g.cards("vault"):
        if g.card(card).deck == "item" and g.card(card).start:
            zones.move(g, card, "vault", "items.market", seen=g.everyone, rule="EF-ITM-3")


def offered(g: EtherState, seat: int, taken: set[int]) -> Iterator[Offered]:
    """What lies ready is anyone's; an item that is just being paid with is not used as well (EF-ACT-2)."""
    for card in g.cards("items"):
        for action in g.card(card).actions if card not in taken else ():
            id = g.card_id(card)
            yield Offered(f"act {id}.{action.id}", action, "item", id, card)


@procedure
class GainItem(Proc):
    """Into a slot; when all are full, one of the others goes to the storage for it (EE-G2a), or this one does."""

    STEPS = ("ask", "put")
    card: int
    seat: int = -1  # who decides; -1: the first sleeper
    dropped: int = NOTHING

    def ask(self, g: EtherState) -> Next:
        if len(g.cards("items")) < item_slots(g):
            return Goto("put")
        store = Option(f"store {g.card_id(self.card)}", self.card, "EF-ITM-2")
        options = [*drop_options(g), store]
        return Ask(g.first if self.seat < 0 else self.seat, options, "dropped", "full-slots")

    def put(self, g: EtherState) -> Next:
        frm = zone_of(g, self.card)
        if self.dropped == self.card:
            if frm != "storage":
                zones.move(g, self.card, frm, "storage", seen=g.everyone, rule="EF-ITM-2")
            return None
        if self.dropped >= 0:
            zones.move(g, self.dropped, "items", "storage", seen=g.everyone, rule="EE-G2a")
        zones.move(g, self.card, frm, "items", seen=g.everyone, rule="EF-ITM-1")
        return None


def drop_options(g: EtherState) -> list[Option]:
    found = {g.card_id(card): card for card in g.cards("items")}
    return [Option(f"drop {name}", found[name], "EE-G2a") for name in sorted(found)]


@procedure
class RefreshItem(Proc):
    """EF-ITM-2: a random item of the storage, into a slot or back."""

    STEPS = ("draw", "ask", "redraw", "gain")
    seat: int
    card: int = -1
    redrawn: int = NOTHING

    def draw(self, g: EtherState) -> Next:
        stored = g.cards("storage")
        if not stored:
            return Return()
        self.card = stored[g.die(len(stored)) - 1]
        g.tell("drawn", self.seat, card=self.card, rule="EF-ITM-2")
        return None

    def ask(self, g: EtherState) -> Next:
        if not is_solo(g) or len(g.cards("storage")) == 1:
            return Goto("gain")
        return keep_or_redraw(g, self.seat, self.card, f"take {g.card_id(self.card)}")

    def redraw(self, g: EtherState) -> Next:
        if self.redrawn == NOTHING:
            return None
        take_out(g, self.card, "storage")
        return Goto("draw")

    def gain(self, g: EtherState) -> Next:
        return Call(GainItem(self.card, self.seat))


@procedure
class FitItems(Proc):
    """EE-C2c: fewer slots than items."""

    STEPS = ("ask", "drop")
    dropped: int = -1

    def ask(self, g: EtherState) -> Next:
        if len(g.cards("items")) <= item_slots(g):
            return Return()
        return Ask(g.first, drop_options(g), "dropped", "drop-item")

    def drop(self, g: EtherState) -> Next:
        zones.move(g, self.dropped, "items", "storage", seen=g.everyone, rule="EE-C2c")
        return Goto("ask")


SOURCES = {"item": Source(offered, lies=True)}
