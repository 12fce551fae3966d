"""Which cards to pay with: those that are missed least."""

from __future__ import annotations

from itertools import combinations

from snar.ether.rules.prices import COLOURS, Cost, intent_of
from snar.ether.state import EtherState

from .worth import worth

ITEM_LOSS = 2.5  # an item comes back only when it is refreshed
MOST = 5  # cards of one payment that are thought about


def loss(g: EtherState, seat: int, card: int) -> float:
    """How much a card is missed: its best intent, and its action."""
    printed = g.card(card)
    best = max((intent_of(g, card).get(colour, 0) for colour in COLOURS), default=0)
    acts = max((worth(g, seat, action.do, printed.id) for action in getattr(printed, "actions", ())), default=0.0)
    more = ITEM_LOSS if printed.deck == "item" else 1.5 if getattr(printed, "progress", False) else 0.0
    return 0.2 + best + 0.4 * max(0.0, acts) + more


def purse(g: EtherState, seat: int, taken: frozenset[int] = frozenset()) -> list[int]:
    return [card for card in (*g.cards(f"hand.{seat}"), *g.cards("items")) if card not in taken]


def cheapest(g: EtherState, seat: int, colour: str, need: int, taken: frozenset[int] = frozenset()) -> tuple[int, ...]:
    """The cards that pay so much of a colour with the least loss; none when there are not enough."""
    cards = [card for card in purse(g, seat, taken) if intent_of(g, card).get(colour, 0)]
    losses = {card: loss(g, seat, card) for card in cards}
    found: tuple[float, tuple[int, ...]] = (1e9, ())
    for number in range(1, min(MOST, len(cards)) + 1):
        for group in combinations(cards, number):
            if sum(intent_of(g, card)[colour] for card in group) >= need:
                found = min(found, (sum(losses[card] for card in group), group))
    return found[1]


def available(g: EtherState, seat: int, colour: str, taken: frozenset[int] = frozenset()) -> int:
    return sum(intent_of(g, card).get(colour, 0) for card in purse(g, seat, taken))


def price_loss(g: EtherState, seat: int, cost: Cost, taken: frozenset[int]) -> float | None:
    """What paying this would lose; None when the sleeper alone cannot."""
    row, total, used = g.sleepers[seat], 0.0, taken
    units = {"distress": 2.6 + 0.5 * row.distress, "ether": 2.4, "gems": 1.4, "keys": 3.5, "seal": 0.7, "hours": 1.0}
    for name, amount in cost:
        if name in COLOURS:
            cards = cheapest(g, seat, name, amount, used)
            if not cards:
                return None
            used |= frozenset(cards)
            total += sum(loss(g, seat, card) for card in cards)
        elif name == "discard":
            free = sorted(loss(g, seat, card) for card in g.cards(f"hand.{seat}") if card not in used)
            if len(free) < amount:
                return None
            total += sum(free[:amount])
        else:
            total += units.get(name, 1.0) * amount
    if dict(cost).get("distress", 0) + row.distress >= 7:
        return None  # a lethal payment loses (EE-D2a)
    return total
