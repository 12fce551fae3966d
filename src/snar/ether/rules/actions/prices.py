"""Prices: what an action costs this sleeper now, and whether it can be paid (EF-ACT-2, EF-ACT-3)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from snar.ether.content import COLOURS as COLOURS  # for all who pay
from snar.ether.state import EtherState
from snar.packs.ether.model import Action, Price

from ..decks.seals import grown, sealable

TOKENS = ("ether", "gems", "keys", "hours", "threat")
FIXED = (*TOKENS, "seal", "distress")  # in the order paid; distress may kill, so last
Cost = tuple[tuple[str, int], ...]  # what is left to pay, without zeros
BOOST_MOST = 3
NO_LIMIT = 99


def cost_of(price: Cost, times: int, change: Callable[[str], int]) -> Cost:
    """A price as a sleeper pays it: bonuses change intent that is asked for at all, and leave 1 of it: nothing becomes
    free without an end (EE-B5a)."""
    found = []
    for name, amount in price:
        if name in COLOURS:
            amount = max(1, amount + change(name))
        found.append((name, amount * times))
    return tuple(found)


@lru_cache(maxsize=4096)
def printed_ways(action: Action) -> tuple[Cost, ...]:
    """The alternatives of a price as printed, without zeros; one empty way when it is free."""
    return tuple(map(printed, action.price)) or ((),)


def printed(price: Price) -> Cost:
    return tuple((name, getattr(price, name)) for name in Price.__slots__ if getattr(price, name))


@lru_cache(maxsize=4096)
def is_fixed(action: Action) -> bool:
    """Is nothing but what is printed to be paid, whoever pays it?"""
    asked = [name for cost in printed_ways(action) for name, _ in cost]
    return action.each != "sleepers" and not any(name in COLOURS for name in asked)


def factor(g: EtherState, action: Action) -> int:
    """EF-ACT-5: "players x N" is one price of sleepers times N."""
    return g.seats if action.each == "sleepers" else 1


def as_felt(g: EtherState, seat: int, cost: Cost) -> Cost:
    """What the sleeper will give in the end: cards may seal more than the price says (decision 0020)."""
    if "seal" not in dict(cost):
        return cost
    return tuple((name, grown(g, seat, amount) if name == "seal" else amount) for name, amount in cost)


def has_fixed(g: EtherState, seat: int, cost: Cost, times: int = 1) -> bool:
    """Everything but intent and discarded cards. A chosen seal needs the full number of cards (EE-B2a)."""
    for name, amount in cost:
        if name in FIXED:
            due = grown(g, seat, amount * times) if name == "seal" else amount * times
            if due > owned(g, seat, name):
                return False
    return True


def owned(g: EtherState, seat: int, name: str) -> int:
    """How much of it the sleeper could pay. Distress can always be suffered, even when it kills (EE-D2a)."""
    row = g.sleepers[seat]
    match name:
        case "ether":
            return row.ether
        case "gems":
            return row.gems
        case "keys":
            return g.keys
        case "hours":
            return g.hours
        case "threat":
            return g.supply["threat"]
        case "seal":
            return sealable(g, seat)
    return NO_LIMIT


def intent_of(g: EtherState, card: int) -> dict[str, int]:
    """EF-ACT-2: intent in the corner of influence cards and items; weaknesses pay nothing (EE-C2b)."""
    return g.content.intents[card]


def payers(g: EtherState, card: int) -> tuple[str, ...]:
    return g.content.payers[card]
