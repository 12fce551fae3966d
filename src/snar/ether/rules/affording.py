"""Whether a price can be paid with what is at hand, and by whom."""

from __future__ import annotations

from snar.kernel.choice import Refusal

from ..state import EtherState
from ..values import value
from .offers import ACTION_STEP, Offered, hindrance, sources
from .paying import PAYMENT, reserved
from .prices import BOOST_MOST, COLOURS, Cost, has_fixed, intent_of, ways

FINDS = ("draw", "intent", "recover")


def helpers(g: EtherState, seat: int, offered: Offered) -> tuple[int, ...]:
    """EE-B1b: a "players x N" price may be paid jointly by sleepers able to take the action; others by one (EE-B1a)."""
    if offered.action.each != "sleepers" or not sources()[offered.kind].shared:
        return ()
    others = (other for other in range(g.seats) if other != seat)
    return tuple(other for other in others if hindrance(g, other, offered, ACTION_STEP) is None)


def too_dear(g: EtherState, seat: int, offered: Offered) -> Refusal | None:
    """No way of the price can be paid with what is at hand, the luck die included."""
    if any(payable(g, seat, offered, cost) for cost in open_ways(g, seat, offered)):
        return None
    return Refusal("too-dear", "EF-ACT-2", (("key", offered.key),))


def payable_ways(g: EtherState, seat: int, offered: Offered) -> tuple[Cost, ...]:
    """EF-SEC-3: a way that cannot be paid cannot be chosen."""
    return tuple(cost for cost in open_ways(g, seat, offered) if payable(g, seat, offered, cost))


def open_ways(g: EtherState, seat: int, offered: Offered) -> tuple[Cost, ...]:
    """EF-ACT-4: a progressive action goes on in the colour it was begun in."""
    costs = ways(g, seat, offered.action)
    if offered.action.each == "progressive" and offered.key in g.intent:
        colour = g.intent[offered.key][0]
        costs = tuple(cost for cost in costs if colour in dict(cost))
    return costs


def payable(g: EtherState, seat: int, offered: Offered, cost: Cost) -> bool:
    if not has_fixed(g, seat, cost):
        return False
    needs = dict(cost)
    taken = reserved(g) | {offered.card}
    cards = [card for card in g.cards(f"hand.{seat}") if card not in taken]
    if needs.get("discard", 0) > len(cards) or not any(name in COLOURS for name in needs):
        return needs.get("discard", 0) <= len(cards)
    payers = (seat, *helpers(g, seat, offered))
    hands = [card for payer in payers for card in g.cards(f"hand.{payer}") if card not in taken]
    sources = hands + [card for card in g.cards("items") if card not in taken]
    boost = 0 if offered.kind == "place" or g.sleepers[seat].boosted else BOOST_MOST + value(g, "boost", seat)
    for colour in COLOURS:
        most = sum(intent_of(g, card).get(colour, 0) for card in sources)
        if needs.get(colour, 0) > most + (boost if most else 0) and not may_find_more(g, seat, offered, cards):
            return False
    return True


def may_find_more(g: EtherState, seat: int, offered: Offered, cards: list[int]) -> bool:
    """A quick card in hand that brings cards or intent in the middle of the payment."""
    for card in cards:
        printed = g.card(card)
        if printed.deck == "influence" and not printed.progress:
            for action in printed.actions:
                finds = any(effect["verb"] in FINDS for effect in action.do)
                if finds and action.kind == "quick" and action.on in ("", PAYMENT):
                    return True
    return False
