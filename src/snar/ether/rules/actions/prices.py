"""Prices: what an action costs this sleeper now, and whether it can be paid (EF-ACT-2, EF-ACT-3)."""

from __future__ import annotations

from functools import lru_cache

from snar.ether.content import COLOURS as COLOURS  # for all who pay
from snar.ether.state import EtherState
from snar.ether.values import bonuses, summed
from snar.packs.ether.model import Action, Price

from ..decks.seals import grown, sealable

TOKENS = ("ether", "gems", "keys", "hours", "threat")
FIXED = (*TOKENS, "seal", "distress")  # in the order paid; distress may kill, so last
Cost = tuple[tuple[str, int], ...]  # what is left to pay, without zeros
Changes = tuple[int, ...]  # of prices, by colour
CHANGED = tuple(f"price.{colour}" for colour in COLOURS)
NONE: Changes = (0,) * len(COLOURS)
BOOST_MOST = 3
NO_LIMIT = 99


class Way:
    """One way to pay: all of its `cost`, and that taken apart."""

    __slots__ = ("cost", "drops", "fixed", "seals", "wanted")

    def __init__(self, cost: Cost) -> None:
        self.cost = cost
        self.fixed = tuple(part for part in cost if part[0] in FIXED)
        self.seals = "seal" in dict(cost)  # and may seal more cards than it says
        self.drops = dict(cost).get("discard", 0)  # cards that are discarded
        self.wanted = tuple(part for part in cost if part[0] in COLOURS)  # intent


@lru_cache(maxsize=4096)
def ways_of(action: Action, seats: int, changes: Changes) -> tuple[Way, ...]:
    """All ways of a price as a sleeper pays them."""
    times = seats if action.each == "sleepers" else 1  # EF-ACT-5: "players x N" is one price of sleepers times N
    return tuple(Way(cost_of(cost, times, changes)) for cost in printed_ways(action))


def cost_of(price: Cost, times: int, changes: Changes) -> Cost:
    """Bonuses change intent that is asked for at all, and leave 1 of it: nothing becomes free without an end
    (EE-B5a)."""
    found = []
    for name, amount in price:
        if name in COLOURS:
            amount = max(1, amount + changes[COLOURS.index(name)])
        found.append((name, amount * times))
    return tuple(found)


@lru_cache(maxsize=4096)
def printed_ways(action: Action) -> tuple[Cost, ...]:
    """The alternatives of a price as printed, without zeros; one empty way when it is free."""
    return tuple(map(printed, action.price)) or ((),)


def printed(price: Price) -> Cost:
    return tuple((name, getattr(price, name)) for name in Price.__slots__ if getattr(price, name))


def changes(g: EtherState, seat: int) -> Changes:
    """What is added to every price of this sleeper, by colour."""
    known = bonuses(g, seat)
    return NONE if known.keys().isdisjoint(CHANGED) else tuple([summed(g, name, known) for name in CHANGED])


def as_felt(g: EtherState, seat: int, cost: Cost) -> Cost:
    """What the sleeper will give in the end: cards may seal more than the price says (decision 0020)."""
    for name, _ in cost:
        if name == "seal":
            break
    else:
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
