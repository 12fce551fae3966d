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
from .prices import BOOST_MOST, COLOURS, Changes, Cost, Way, as_felt, changes, has_fixed, intent_of, ways_of
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
    """What a sleeper can pay with at one moment, whatever is offered then. What is just being paid (`taken`) is not
    there (EF-ACT-2). Each part is worked out when it is first asked for."""

    __slots__ = ("g", "hand", "items", "known", "seat", "sums", "taken")

    def __init__(self, g: EtherState, seat: int, taken: set[int] | None = None) -> None:
        self.g, self.seat = g, seat
        self.taken = reserved(g) if taken is None else taken
        self.hand = self.free(g.cards(f"hand.{seat}"))
        self.items = self.free(g.cards("items"))
        self.known: Changes | None = None
        self.sums: dict[str, int] = {}

    def free(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([card for card in cards if card not in self.taken]) if self.taken else cards

    def changes(self) -> Changes:
        if self.known is None:
            self.known = changes(self.g, self.seat)
        return self.known

    def sum(self, colour: str) -> int:
        """Intent in the corners of all cards and items."""
        if colour not in self.sums:
            intents = self.g.content.intents
            self.sums[colour] = sum([intents[card].get(colour, 0) for card in self.hand + self.items])
        return self.sums[colour]

    def corner(self, card: int, colour: str) -> int:
        """The part of one of them in that."""
        if card < 0 or (card not in self.hand and card not in self.items):
            return 0
        return self.g.content.intents[card].get(colour, 0)


def too_dear(g: EtherState, seat: int, offered: Offered) -> Refusal | None:
    """No way of the price can be paid with what is at hand, the luck die included."""
    if payable_ways(g, seat, offered):
        return None
    return Refusal("too-dear", "EF-ACT-2", (("key", offered.key),))


def payable_ways(g: EtherState, seat: int, offered: Offered) -> tuple[Cost, ...]:
    """EF-SEC-3: a way that cannot be paid cannot be chosen."""
    purse = Purse(g, seat)
    return tuple([way.cost for way in ways_now(purse, offered) if payable(purse, offered, way)])


def open_ways(g: EtherState, seat: int, offered: Offered) -> tuple[Cost, ...]:
    """Every way to pay for it, whether it can be paid or not."""
    return tuple([way.cost for way in ways_now(Purse(g, seat), offered)])


def ways_now(purse: Purse, offered: Offered) -> tuple[Way, ...]:
    """EF-ACT-4: a progressive action goes on in the colour it was begun in."""
    g, action = purse.g, offered.action
    ways = ways_of(action, g.seats, purse.known or purse.changes())
    if action.each == "progressive" and offered.key in g.intent:
        colour = g.intent[offered.key][0]
        return tuple([way for way in ways if colour in dict(way.cost)])
    return ways


class Prices(NamedTuple):
    """Every way to pay for something now: those that what is at hand allows, and the others."""

    open: tuple[Cost, ...]
    dear: tuple[Cost, ...]
    die: bool  # it takes the luck die or a quick card to pay any of them


def prices_now(purse: Purse, offered: Offered) -> Prices:
    g, seat = purse.g, purse.seat
    ways = ways_now(purse, offered)
    costs = [way.cost for way in ways]
    sure = tuple(way.cost for way in ways if payable(purse, offered, way, more=False))
    found = sure or tuple(way.cost for way in ways if payable(purse, offered, way))
    felt = {cost: as_felt(g, seat, cost) for cost in costs}
    return Prices(
        tuple(map(felt.__getitem__, found)), tuple(felt[cost] for cost in costs if cost not in found), not sure
    )


def payable(purse: Purse, offered: Offered, way: Way, more: bool = True) -> bool:
    """`more`: with what the luck die or a quick action may add."""
    g, seat = purse.g, purse.seat
    if way.fixed and not has_fixed(g, seat, way.fixed):
        return False
    drops, wanted = way.drops, way.wanted
    if not drops and not wanted:
        return True
    played = offered.card
    if not drops and len(wanted) == 1:
        colour, amount = wanted[0]
        if purse.sum(colour) - purse.corner(played, colour) >= amount:
            return True  # the corners of the other cards suffice
    number = len(purse.hand) - (played in purse.hand)
    if drops > number or not wanted:
        return drops <= number
    own = [card for card in purse.hand if card != played]
    friends = helpers(g, seat, offered)
    lent = [card for payer in friends for card in purse.free(g.cards(f"hand.{payer}"))]
    coins = [intent_of(g, card) for card in (*lent, *purse.items) if card != played]
    hand = [worth(g, seat, card) if more else intent_of(g, card) for card in own]
    barred = not more or offered.kind == "place" or g.sleepers[seat].boosted
    if friends and not barred:  # who pays nothing cannot boost (EF-ACT-8)
        mine = [*hand, *(intent_of(g, card) for card in purse.items if card != played)]
        barred = not any(intent.get(colour, 0) for intent in mine for colour, _ in wanted)
    boost = 0 if barred else BOOST_MOST + value(g, "boost", seat)
    if drops or len(wanted) > 1:
        enough = parted(hand, coins, wanted, drops, boost)
    else:
        [(colour, amount)] = wanted
        most = sum([intent.get(colour, 0) for intent in (*hand, *coins)])
        enough = amount <= most + (boost if most else 0)
    return enough or (more and may_find_more(g, seat, offered, own, wanted))


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
