"""Which cards to pay with: those that are missed least."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from snar.ether.rules.actions.prices import COLOURS, Cost, intent_of
from snar.ether.rules.turns.leaving import living_cards
from snar.ether.state import EtherState

from .peril import deadly
from .worth import worth

ITEM_LOSS = 2.0  # an item comes back only when it is refreshed
PROGRESS_LOSS = 1.2
LOST = 0.3  # what a lost unit of cards counts against the worth of a deed while there are plenty
PLENTY = 16  # living cards; with fewer every card drawn brings the next reshuffle nearer (EF-TRN-3)
Demand = tuple[str, int]  # a colour, and how much of it


class Coin(NamedTuple):
    """A card or item as money."""

    card: int
    loss: float
    pays: tuple[int, ...]  # intent, by the order of colours


class Payment(NamedTuple):
    """Cards for each demand in turn, and how much they are missed."""

    loss: float
    cards: tuple[tuple[int, ...], ...]


def thrift(g: EtherState, seat: int) -> float:
    """What a lost unit of cards counts: the thinner the deck and the greater the distress, the more."""
    return LOST + 0.07 * max(0, PLENTY - living_cards(g, seat)) + 0.04 * g.sleepers[seat].distress


def loss(g: EtherState, seat: int, card: int) -> float:
    """How much a card is missed: its best intent, and its action."""
    printed = g.card(card)
    best = max(intent_of(g, card).values(), default=0)
    acts = max((worth(g, seat, action.do, printed.id) for action in getattr(printed, "actions", ())), default=0.0)
    more = ITEM_LOSS if printed.deck == "item" else PROGRESS_LOSS if getattr(printed, "progress", False) else 0.0
    return 0.2 + best + 0.25 * max(0.0, acts) + more


def coins(g: EtherState, seat: int) -> tuple[Coin, ...]:
    """What the sleeper could pay with, hand and shared items."""
    found = []
    for card in (*g.cards(f"hand.{seat}"), *g.cards("items")):
        intent = intent_of(g, card)
        if intent:
            found.append(Coin(card, loss(g, seat, card), tuple(intent.get(colour, 0) for colour in COLOURS)))
    return tuple(found)


def at_hand(g: EtherState, seat: int, colour: str) -> int:
    """How much of a colour the sleeper could pay."""
    return sum(intent_of(g, card).get(colour, 0) for card in (*g.cards(f"hand.{seat}"), *g.cards("items")))


def enough(purse: tuple[Coin, ...], demands: tuple[Demand, ...]) -> bool:
    """A quick look: is there so much of each colour at all?"""
    return all(total(purse, colour) >= need for colour, need in demands)


def total(purse: tuple[Coin, ...], colour: str) -> int:
    place = COLOURS.index(colour)
    return sum(coin.pays[place] for coin in purse)


@lru_cache(maxsize=20_000)
def split(purse: tuple[Coin, ...], demands: tuple[Demand, ...]) -> Payment | None:
    """The cards that meet all demands with the least loss, each card for one of them; None when there are too few."""
    if not enough(purse, demands):
        return None
    places = [COLOURS.index(colour) for colour, _ in demands]
    ways: dict[tuple[int, ...], tuple[float, tuple[tuple[int, int], ...]]] = {tuple(n for _, n in demands): (0.0, ())}
    for coin in purse:
        for missing, (lost, used) in list(ways.items()):
            for i, place in enumerate(places):
                amount = coin.pays[place]
                if amount and missing[i] > 0:
                    left = (*missing[:i], max(0, missing[i] - amount), *missing[i + 1 :])
                    cheaper = left not in ways or ways[left][0] > lost + coin.loss
                    if cheaper:
                        ways[left] = (lost + coin.loss, (*used, (coin.card, i)))
    done = ways.get((0,) * len(demands))
    if done is None:
        return None
    return Payment(done[0], tuple(tuple(card for card, i in done[1] if i == n) for n in range(len(demands))))


def intents(cost: Cost, times: int = 1) -> tuple[Demand, ...]:
    return tuple((name, amount * times) for name, amount in cost if name in COLOURS)


def fixed_loss(g: EtherState, seat: int, cost: Cost, used: frozenset[int] = frozenset()) -> float | None:
    """What else of a price loses; None when it would kill or cannot be given (EE-D2a)."""
    row, lost = g.sleepers[seat], 0.0
    units = {"distress": 1.0 + 0.5 * row.distress, "ether": 2.4, "gems": 1.4, "keys": 3.5, "seal": 0.5, "hours": 1.2}
    for name, amount in cost:
        if name == "discard":
            free = sorted(loss(g, seat, card) for card in g.cards(f"hand.{seat}") if card not in used)
            if len(free) < amount:
                return None
            lost += thrift(g, seat) * sum(free[:amount])
        elif name not in COLOURS:
            lost += units.get(name, 1.0) * amount
    kills = any(deadly(g, seat, name, amount) for name, amount in cost if name in ("distress", "seal"))
    return None if kills else lost


def price_loss(g: EtherState, seat: int, cost: Cost, purse: tuple[Coin, ...]) -> float | None:
    """What paying this counts against a deed; None when the sleeper alone cannot."""
    payment = split(purse, intents(cost))
    if payment is None:
        return None
    rest = fixed_loss(g, seat, cost, frozenset(card for cards in payment.cards for card in cards))
    return None if rest is None else thrift(g, seat) * payment.loss + rest
