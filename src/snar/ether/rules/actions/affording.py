"""Whether a price can be paid with what is at hand, and by whom."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from snar.ether.effects.amounts import amount
from snar.ether.effects.conditions import Case
from snar.ether.state import EtherState
from snar.ether.values import value
from snar.kernel.choice import Refusal
from snar.packs.ether.model import Action, CardDef, Effect, Influence

from ..decks.drawing import hand_limit
from .hindrances import hindrance
from .offers import ACTION_STEP, PAYMENT, Offered, sources
from .prices import BOOST_MOST, COLOURS, Cost, as_felt, cost_of, factor, has_fixed, intent_of, is_fixed, printed_ways
from .reserved import reserved

FINDS = ("draw", "recover")
LYING = ("mask", "item", "note", "progress")  # sources that lie before a sleeper
Intent = dict[str, int]


def helpers(g: EtherState, seat: int, offered: Offered) -> tuple[int, ...]:
    """EE-B1b: a "players x N" price may be paid jointly by sleepers able to take the action; others by one (EE-B1a)."""
    if offered.action.each != "sleepers" or not sources()[offered.kind].shared:
        return ()
    others = (other for other in range(g.seats) if other != seat)
    return tuple(other for other in others if hindrance(g, other, offered, ACTION_STEP) is None)


class Purse:
    """What a sleeper can pay with at one moment, whatever is offered then. What is just being paid is not there
    (EF-ACT-2). Each part is worked out when it is first asked for."""

    __slots__ = ("changes", "g", "hand", "items", "seat", "sums", "taken")

    def __init__(self, g: EtherState, seat: int) -> None:
        self.g, self.seat, self.taken = g, seat, reserved(g)
        self.hand = self.free(g.cards(f"hand.{seat}"))
        self.items = self.free(g.cards("items"))
        self.changes: dict[str, int] = {}
        self.sums: dict[str, int] = {}

    def free(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([card for card in cards if card not in self.taken]) if self.taken else cards

    def change(self, colour: str) -> int:
        """What is added to every price in that colour."""
        if colour not in self.changes:
            self.changes[colour] = value(self.g, f"price.{colour}", self.seat)
        return self.changes[colour]

    def sum(self, colour: str) -> int:
        """Intent in the corners of all cards and items."""
        if colour not in self.sums:
            intents = self.g.content.intents
            self.sums[colour] = sum([intents[card].get(colour, 0) for card in self.hand + self.items])
        return self.sums[colour]


def too_dear(g: EtherState, seat: int, offered: Offered) -> Refusal | None:
    """No way of the price can be paid with what is at hand, the luck die included."""
    purse = Purse(g, seat)
    if any(payable(purse, offered, cost) for cost in open_ways(g, seat, offered, purse)):
        return None
    return Refusal("too-dear", "EF-ACT-2", (("key", offered.key),))


def payable_ways(g: EtherState, seat: int, offered: Offered) -> tuple[Cost, ...]:
    """EF-SEC-3: a way that cannot be paid cannot be chosen."""
    purse = Purse(g, seat)
    return tuple(cost for cost in open_ways(g, seat, offered, purse) if payable(purse, offered, cost))


def open_ways(g: EtherState, seat: int, offered: Offered, purse: Purse | None = None) -> tuple[Cost, ...]:
    """EF-ACT-4: a progressive action goes on in the colour it was begun in."""
    action = offered.action
    costs = printed_ways(action)
    if not is_fixed(action):
        change = (purse or Purse(g, seat)).change
        costs = tuple([cost_of(cost, factor(g, action), change) for cost in costs])
    if action.each == "progressive" and offered.key in g.intent:
        colour = g.intent[offered.key][0]
        costs = tuple(cost for cost in costs if colour in dict(cost))
    return costs


class Prices(NamedTuple):
    """Every way to pay for something now: those that what is at hand allows, and the others."""

    open: tuple[Cost, ...]
    dear: tuple[Cost, ...]
    die: bool  # it takes the luck die or a quick card to pay any of them


def prices_now(g: EtherState, seat: int, offered: Offered) -> Prices:
    purse = Purse(g, seat)
    costs = open_ways(g, seat, offered, purse)
    sure = tuple(cost for cost in costs if payable(purse, offered, cost, more=False))
    found = sure or tuple(cost for cost in costs if payable(purse, offered, cost))
    felt = {cost: as_felt(g, seat, cost) for cost in costs}
    return Prices(
        tuple(map(felt.__getitem__, found)), tuple(felt[cost] for cost in costs if cost not in found), not sure
    )


def payable(purse: Purse, offered: Offered, cost: Cost, more: bool = True) -> bool:
    """`more`: with what the luck die or a quick action may add."""
    g, seat = purse.g, purse.seat
    if not has_fixed(g, seat, cost):
        return False
    drops, wanted = asked_of_cards(cost)
    if not drops and not wanted:
        return True
    played = offered.card in purse.hand or offered.card in purse.items
    if not drops and not played and len(wanted) == 1 and purse.sum(wanted[0][0]) >= wanted[0][1]:
        return True  # the corners of the cards suffice
    own = [card for card in purse.hand if card != offered.card]
    if drops > len(own) or not wanted:
        return drops <= len(own)
    friends = helpers(g, seat, offered)
    lent = [card for payer in friends for card in purse.free(g.cards(f"hand.{payer}"))]
    coins = [intent_of(g, card) for card in (*lent, *purse.items) if card != offered.card]
    hand = [worth(g, seat, card) if more else intent_of(g, card) for card in own]
    barred = not more or offered.kind == "place" or g.sleepers[seat].boosted
    boost = 0 if barred else BOOST_MOST + value(g, "boost", seat)
    if drops or len(wanted) > 1:
        enough = parted(hand, coins, wanted, drops, boost)
    else:
        [(colour, amount)] = wanted
        most = sum([intent.get(colour, 0) for intent in (*hand, *coins)])
        enough = amount <= most + (boost if most else 0)
    return enough or (more and may_find_more(g, seat, offered, own, wanted))


@lru_cache(maxsize=1024)
def asked_of_cards(cost: Cost) -> tuple[int, Cost]:
    """How many of them are discarded, and the intent."""
    return dict(cost).get("discard", 0), tuple(part for part in cost if part[0] in COLOURS)


def parted(hand: list[Intent], coins: list[Intent], wanted: Cost, drops: int, boost: int) -> bool:
    """EF-ACT-2: a card pays for one thing only: one colour, or a discard (EF-ACT-3). The die adds to one colour, if
    something of it is paid (EF-ACT-8)."""
    start = tuple(amount for _, amount in wanted)
    missing = {(drops, *start)}
    for intent, mine in (*((one, True) for one in hand), *((one, False) for one in coins)):
        for left in tuple(missing):
            if mine and left[0]:
                missing.add((left[0] - 1, *left[1:]))
            for i, (colour, _) in enumerate(wanted, 1):
                paid = intent.get(colour, 0)
                if paid and left[i]:
                    missing.add((*left[:i], max(0, left[i] - paid), *left[i + 1 :]))
    return any(bridged(left, start, boost) for left in missing)


def bridged(left: tuple[int, ...], start: tuple[int, ...], boost: int) -> bool:
    drops, *rest = left
    short = [(amount, asked) for amount, asked in zip(rest, start, strict=True) if amount]
    return not drops and len(short) < 2 and all(amount <= boost and amount < asked for amount, asked in short)


# -- what a quick action may bring -----------------------------------------------------------------------------------
def may_find_more(g: EtherState, seat: int, offered: Offered, hand: list[int], wanted: Cost) -> bool:
    """EF-INF-1: a quick action that brings cards or intent in the middle of the payment: cards by one in hand, or both
    by what lies before the sleeper. The latter draws before the payment as well, unless the hand is full: what is laid
    down makes room."""
    cards = g.content.cards
    for card in hand:
        if brings_cards(cards[card]):
            return True
    lying = (*g.cards(f"mask.{seat}"), *g.cards("items"), *g.cards("notes"), *g.cards(f"progress.{seat}"))
    if not lying:
        return False
    colours = [colour for colour, _ in wanted]
    printed = [action for card in lying for action in getattr(cards[card], "actions", ())]
    if not any(finds(action) or gives(action, colours) for action in printed):
        return False
    full = len(g.cards(f"hand.{seat}")) >= hand_limit(g, seat)
    makes_room = full and any(intent_of(g, card).get(colour, 0) for card in hand for colour, _ in wanted)
    return any(
        (gives(other.action, colours) or (makes_room and finds(other.action)))
        and other.key != offered.key
        and hindrance(g, seat, other, PAYMENT) is None
        for kind in LYING
        for other in sources()[kind].offered(g, seat, reserved(g))
    )


@lru_cache(maxsize=4096)
def brings_cards(card: CardDef) -> bool:
    """Played in the middle of a payment."""
    return any(finds(action) and in_payments(action) for action in played_actions(card))


def finds(action: Action) -> bool:
    return any(effect["verb"] in FINDS for effect in action.do)


def gives(action: Action, colours: list[str]) -> bool:
    """Intent of a colour that is asked for."""
    wanted = {*colours, "any"}
    return any(effect["verb"] == "intent" and effect["colour"] in wanted for effect in action.do)


def worth(g: EtherState, seat: int, card: int) -> Intent:
    """What a card in hand can give to a payment: the intent in its corner, or that of its quick action."""
    corner, more = intent_of(g, card), brings_intent(g.content.cards[card])
    if not more:
        return corner
    found = dict(corner)
    for effect in more:
        for colour in COLOURS if effect["colour"] == "any" else (effect["colour"],):
            given = amount(g, Case(seat, g.card_id(card)), effect["amount"])
            found[colour] = max(found.get(colour, 0), given)
    return found


@lru_cache(maxsize=4096)
def brings_intent(card: CardDef) -> tuple[Effect, ...]:
    """Its effects that give intent in the middle of a payment."""
    quick = (action for action in played_actions(card) if in_payments(action))
    return tuple(effect for action in quick for effect in action.do if effect["verb"] == "intent")


def in_payments(action: Action) -> bool:
    return action.kind == "quick" and action.on in ("", PAYMENT)


def played_actions(card: CardDef) -> tuple[Action, ...]:
    """Progress cards act only when placed (EF-PRG-1)."""
    return card.actions if isinstance(card, Influence) and not card.progress else ()
