"""What a sleeper makes of one plan: from where, with which cards, how often."""

from __future__ import annotations

from typing import NamedTuple

from snar.ether.rules.actions.prices import Cost

from .plans import Plan
from .purse import Demand, Payment

Way = tuple[Demand, ...]  # cunning for the steps, if there are any


class Intention(NamedTuple):
    plan: Plan
    score: float
    field: int  # where to stand; -1: anywhere
    walk: tuple[int, ...]  # cards for the way
    cost: Cost | None  # the way to pay; None: it cannot be done this turn
    price: tuple[int, ...]  # cards for it
    times: int
    boost: bool


def paid_for(one: Plan, score: float, field: int, way: Way, cost: Cost, paid: Payment, times: int) -> Intention:
    """The payment for the way comes first."""
    walk = paid.cards[0] if way else ()
    price = tuple(card for cards in paid.cards[len(way) :] for card in cards)
    return Intention(one, score, field, walk, cost, price, times, False)


def put_off(one: Plan, score: float, field: int, walk: tuple[int, ...], price: tuple[int, ...]) -> Intention:
    """For a later turn: the cards of its price are kept until then."""
    return Intention(one, score, field, walk, None, price, 1, False)
