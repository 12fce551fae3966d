"""Prices: what an action costs this sleeper now, and whether it can be paid (EF-ACT-2, EF-ACT-3)."""

from __future__ import annotations

from functools import cache

from snar.ether.state import EtherState
from snar.ether.values import value
from snar.packs.ether.model import Action, Price

from ..decks.seals import grown, sealable

COLOURS = ("insight", "cunning", "anger")
TOKENS = ("ether", "gems", "keys", "hours", "threat")
FIXED = (*TOKENS, "seal", "distress")  # in the order paid; distress may kill, so last
Cost = tuple[tuple[str, int], ...]  # what is left to pay, without zeros
BOOST_MOST = 3
NO_LIMIT = 99


def cost_of(g: EtherState, seat: int, price: Price, times: int) -> Cost:
    """A price as this sleeper pays it: bonuses change intent that is asked for at all, and leave 1 of it: nothing
    becomes free without an end (EE-B5a)."""
    found = []
    for name, amount in printed(price):
        if name in COLOURS:
            amount = max(1, amount + value(g, f"price.{name}", seat))
        found.append((name, amount * times))
    return tuple(found)


@cache
def printed(price: Price) -> Cost:
    return tuple((name, getattr(price, name)) for name in Price.__slots__ if getattr(price, name))


def factor(g: EtherState, action: Action) -> int:
    """EF-ACT-5: "players x N" is one price of sleepers times N."""
    return g.seats if action.each == "sleepers" else 1


def ways(g: EtherState, seat: int, action: Action) -> tuple[Cost, ...]:
    """The alternatives of a price; one empty way when it is free."""
    return tuple(cost_of(g, seat, price, factor(g, action)) for price in action.price) or ((),)


def as_felt(g: EtherState, seat: int, cost: Cost) -> Cost:
    """What the sleeper will give in the end: cards may seal more than the price says (decision 0020)."""
    return tuple((name, grown(g, seat, amount) if name == "seal" else amount) for name, amount in cost)


def has_fixed(g: EtherState, seat: int, cost: Cost, times: int = 1) -> bool:
    """Everything but intent and discarded cards. A chosen seal needs the full number of cards (EE-B2a)."""
    due = ((name, amount * times) for name, amount in cost if name in FIXED)
    return all((grown(g, seat, amount) if name == "seal" else amount) <= owned(g, seat, name) for name, amount in due)


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
    printed = g.card(card)
    return printed.intent if printed.deck in ("influence", "item") else {}


def payers(g: EtherState, card: int) -> list[str]:
    return [colour for colour in COLOURS if intent_of(g, card).get(colour, 0)]
