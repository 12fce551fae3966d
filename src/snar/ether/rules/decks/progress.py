"""Progress cards: placed for a price, at work until something turns or discards them (EF-PRG-1)."""

from __future__ import annotations

from functools import lru_cache

from snar.ether.content import Content
from snar.ether.state import EtherState
from snar.ether.values import active_progress, value
from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means
from snar.packs.ether.model import Action, Influence

from ..actions.offers import Offered, Source
from .drawing import discard, held
from .placed import placed

MEANINGS = {
    "drop-progress": Asks("pick", {"drop": Means("side card|card")}),
    "turn-progress": Asks("pick", {"turn": Means("card")}),
    "unturn-progress": Asks("pick", {"turn": Means("card")}),
}


def slots(g: EtherState, seat: int) -> int:
    return value(g, "progress-slots", seat)


def at_work(g: EtherState, seat: int, taken: set[int]) -> tuple[Offered, ...]:
    cards, turned = g.cards(f"progress.{seat}"), g.sleepers[seat].turned
    if not cards:
        return ()
    parts, known = (cards, turned, g.entities), g.remembered.get(("progress", seat))
    if known is None or known[0] != parts:
        known = g.remembered["progress", seat] = parts, turned_up(g, seat)
    found: tuple[Offered, ...] = known[1]
    return found


def turned_up(g: EtherState, seat: int) -> tuple[Offered, ...]:
    turned = g.sleepers[seat].turned
    up = {g.card_id(card): card for card in g.cards(f"progress.{seat}") if card not in turned}
    active = [(id, up[id]) for id in dict.fromkeys(active_progress(g, seat))]
    return tuple(
        Offered(f"act {id}.{action.id}", action, "progress", id, card)
        for id, card in active
        for action in getattr(g.card(card), "actions", ())
    )


def to_place(g: EtherState, seat: int, taken: set[int]) -> list[Offered]:
    found: list[Offered] = []
    for card in held(g, seat, taken):
        found += placeable(g.content, card)
    return found


@lru_cache(maxsize=4096)
def placeable(content: Content, card: int) -> tuple[Offered, ...]:
    printed = content.cards[card]
    if not isinstance(printed, Influence) or not printed.progress:
        return ()
    return (Offered(f"place {printed.id}", placing_of(printed), "place", printed.id, card),)


def placing(g: EtherState, owner: str, id: str) -> Action:
    return placing_of(g.content.pack.influence[owner])


@lru_cache(maxsize=1024)
def placing_of(card: Influence) -> Action:
    """The price printed above the card; it cannot be boosted (EE-B1c)."""
    return Action("place", "plain", "", "", 0, "no", card.place, "no", (), ())


@procedure
class Place(Proc):
    """At the limit one of the placed cards, active or turned, is discarded first (EF-PRG-1). A card that had to be
    discarded while its price was paid cannot be placed any more."""

    STEPS = ("ask", "discard", "place")
    seat: int
    card: int
    dropped: int = -1

    def ask(self, g: EtherState) -> Next:
        if self.card not in g.cards(f"hand.{self.seat}"):
            return Return()
        if len(placed(g, self.seat)) < slots(g, self.seat):
            return Goto("place")
        options = drop_options(g, self.seat)
        return Ask(self.seat, options, "dropped", "drop-progress") if options else Return()

    def discard(self, g: EtherState) -> Next:
        drop(g, self.seat, self.dropped)
        return Goto("ask")

    def place(self, g: EtherState) -> Next:
        name = g.sleepers[self.seat].id
        own = f"{self.seat}"
        zones.move(g, self.card, f"hand.{own}", f"progress.{own}", seen=g.everyone, rule="EF-PRG-1", actor=name)
        return None


@procedure
class FitProgress(Proc):
    """EE-C2c: fewer slots than placed cards."""

    STEPS = ("ask", "discard")
    seat: int
    dropped: int = -1

    def ask(self, g: EtherState) -> Next:
        if len(placed(g, self.seat)) <= slots(g, self.seat):
            return Return()
        return Ask(self.seat, drop_options(g, self.seat), "dropped", "drop-progress")

    def discard(self, g: EtherState) -> Next:
        drop(g, self.seat, self.dropped)
        return Goto("ask")


@procedure
class Turning(Proc):
    """The sleeper turns placed cards face down, or back."""

    STEPS = ("ask", "turn")
    seat: int
    cards: int
    down: bool
    card: int = -1

    def ask(self, g: EtherState) -> Next:
        options = turn_options(g, self.seat, self.down)
        if self.cards <= 0 or not options:
            return Return()
        return Ask(self.seat, options, "card", "turn-progress" if self.down else "unturn-progress")

    def turn(self, g: EtherState) -> Next:
        turn(g, self.seat, self.card, self.down)
        self.cards -= 1
        return Goto("ask")


def turn(g: EtherState, seat: int, card: int, down: bool) -> None:
    row = g.edit(seat)
    row.turned = (*row.turned, card) if down else tuple(other for other in row.turned if other != card)
    g.tell("turned" if down else "unturned", seat, card=card, rule="EF-PRG-1")


def turn_options(g: EtherState, seat: int, down: bool) -> list[Option]:
    turned = g.sleepers[seat].turned
    return named(g, "turn", [card for card in placed(g, seat) if (card not in turned) == down])


def drop_options(g: EtherState, seat: int) -> list[Option]:
    """A turned card is told from an active one of the same name."""
    turned = g.sleepers[seat].turned
    up = [card for card in placed(g, seat) if card not in turned]
    down = [card for card in placed(g, seat) if card in turned]
    return named(g, "drop", up) + named(g, "drop turned", down)


def named(g: EtherState, verb: str, cards: list[int]) -> list[Option]:
    found = {g.card_id(card): card for card in cards}
    return [Option(f"{verb} {name}", found[name], "EF-PRG-1") for name in sorted(found)]


def drop(g: EtherState, seat: int, card: int) -> None:
    row = g.edit(seat)
    row.turned = tuple(other for other in row.turned if other != card)
    discard(g, seat, card, "progress", "EF-PRG-1")


SOURCES = {
    "progress": Source(at_work, shared=False),
    "place": Source(to_place, placing, slow=True, shared=False, run=lambda g, seat, offered: Place(seat, offered.card)),
}
