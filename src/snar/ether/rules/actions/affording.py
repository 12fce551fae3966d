"""Whether a price can be paid with what is at hand, and by whom."""

from __future__ import annotations

from typing import NamedTuple

from snar.ether.effects.amounts import amount
from snar.ether.effects.conditions import Case
from snar.ether.state import EtherState
from snar.ether.values import value
from snar.kernel.choice import Refusal
from snar.packs.ether.model import Action

from ..decks.drawing import hand_limit
from .hindrances import hindrance
from .laying import PAYMENT
from .offers import ACTION_STEP, Offered, sources
from .prices import BOOST_MOST, COLOURS, Cost, as_felt, has_fixed, intent_of, ways
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


class Prices(NamedTuple):
    """Every way to pay for something now: those that what is at hand allows, and the others."""

    open: tuple[Cost, ...]
    dear: tuple[Cost, ...]
    die: bool  # it takes the luck die or a quick card to pay any of them


def prices_now(g: EtherState, seat: int, offered: Offered) -> Prices:
    costs = open_ways(g, seat, offered)
    sure = tuple(cost for cost in costs if payable(g, seat, offered, cost, more=False))
    found = sure or tuple(cost for cost in costs if payable(g, seat, offered, cost))
    felt = {cost: as_felt(g, seat, cost) for cost in costs}
    return Prices(
        tuple(map(felt.__getitem__, found)), tuple(felt[cost] for cost in costs if cost not in found), not sure
    )


def payable(g: EtherState, seat: int, offered: Offered, cost: Cost, more: bool = True) -> bool:
    """`more`: with what the luck die or a quick action may add."""
    if not has_fixed(g, seat, cost):
        return False
    needs = dict(cost)
    taken = reserved(g) | {offered.card}
    own = [card for card in g.cards(f"hand.{seat}") if card not in taken]
    drops = needs.get("discard", 0)
    wanted = tuple((colour, needs[colour]) for colour in COLOURS if colour in needs)
    if drops > len(own) or not wanted:
        return drops <= len(own)
    others = [card for payer in helpers(g, seat, offered) for card in g.cards(f"hand.{payer}") if card not in taken]
    coins = [intent_of(g, card) for card in (*others, *(card for card in g.cards("items") if card not in taken))]
    plain = [intent_of(g, card) for card in own]
    if not drops and len(wanted) == 1 and adds_up(plain + coins, *wanted[0]):
        return True  # the corners of the cards suffice
    hand = [worth(g, seat, card) for card in own] if more else plain
    barred = not more or offered.kind == "place" or g.sleepers[seat].boosted
    boost = 0 if barred else BOOST_MOST + value(g, "boost", seat)
    if drops or len(wanted) > 1:
        enough = parted(hand, coins, wanted, drops, boost)
    else:
        [(colour, amount)] = wanted
        most = sum(intent.get(colour, 0) for intent in (*hand, *coins))
        enough = amount <= most + (boost if most else 0)
    return enough or (more and may_find_more(g, seat, offered, own, wanted))


def adds_up(cards: list[Intent], colour: str, amount: int) -> bool:
    return sum([intent.get(colour, 0) for intent in cards]) >= amount


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
    colours = [colour for colour, _ in wanted]
    if any(finds(action) and in_payments(action) for card in hand for action in played_actions(g, card)):
        return True
    lying = (*g.cards(f"mask.{seat}"), *g.cards("items"), *g.cards("notes"), *g.cards(f"progress.{seat}"))
    printed = [action for card in lying for action in getattr(g.card(card), "actions", ())]
    if not any(finds(action) or gives(action, colours) for action in printed):
        return False
    full = len(g.cards(f"hand.{seat}")) >= hand_limit(g, seat)
    makes_room = full and any(intent_of(g, card).get(colour, 0) for card in hand for colour, _ in wanted)
    return any(
        (gives(other.action, colours) or (makes_room and finds(other.action)))
        and other.key != offered.key
        and hindrance(g, seat, other, PAYMENT) is None
        for kind in LYING
        for other in sources()[kind].offered(g, seat)
    )


def finds(action: Action) -> bool:
    return any(effect["verb"] in FINDS for effect in action.do)


def gives(action: Action, colours: list[str]) -> bool:
    """Intent of a colour that is asked for."""
    return any(effect["verb"] == "intent" and effect["colour"] in (*colours, "any") for effect in action.do)


def worth(g: EtherState, seat: int, card: int) -> Intent:
    """What a card in hand can give to a payment: the intent in its corner, or that of its quick action."""
    found = dict(intent_of(g, card))
    for effect in (part for action in played_actions(g, card) if in_payments(action) for part in action.do):
        if effect["verb"] == "intent":
            for colour in COLOURS if effect["colour"] == "any" else (effect["colour"],):
                given = amount(g, Case(seat, g.card_id(card)), effect["amount"])
                found[colour] = max(found.get(colour, 0), given)
    return found


def in_payments(action: Action) -> bool:
    return action.kind == "quick" and action.on in ("", PAYMENT)


def played_actions(g: EtherState, card: int) -> tuple[Action, ...]:
    """Progress cards act only when placed (EF-PRG-1)."""
    printed = g.card(card)
    return printed.actions if printed.deck == "influence" and not printed.progress else ()
