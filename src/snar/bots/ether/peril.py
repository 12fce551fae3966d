"""How near death is, and what brings a sleeper nearer to it (EF-DTH-1, EF-LIM-1)."""

from __future__ import annotations

from snar.ether.rules.decks.seals import grown
from snar.ether.rules.turns.leaving import LEAST_CARDS, living_cards
from snar.ether.state import EtherState
from snar.ether.values import value

from .taste import PLAIN, Taste

DEADLY = 40.0  # what death counts beside the worth of a deed
NEAR = 3  # blows from death


def anguish(g: EtherState, seat: int, distress: int, taste: Taste = PLAIN) -> float:
    """What so much distress counts: the last bearable tokens count most, also those of the common supply."""
    left = value(g, "distress-limit", seat) - distress
    scarce = max(0, 2 * g.seats - g.supply["distress"])
    last = 4.0 if left <= 1 else 1.5 if left == 2 else 0.0
    token = taste.token + taste.crowd * (g.seats - 1)
    return token * distress + taste.strain * distress**3 + last + 0.15 * scarce**2


def bearable(g: EtherState, seat: int) -> int:
    """Tokens of distress until the one that kills."""
    own = value(g, "distress-limit", seat) - g.sleepers[seat].distress - 1
    return min(own, g.supply["distress"])


def expendable(g: EtherState, seat: int) -> int:
    """Cards that can be lost before there are too few."""
    return living_cards(g, seat) - LEAST_CARDS


def deadly(g: EtherState, seat: int, verb: str, amount: float) -> bool:
    """Would so much distress, or so many sealed cards, kill the sleeper?"""
    if verb == "distress":
        return amount > bearable(g, seat)
    deck = len(g.cards(f"deck.{seat}"))
    return verb == "seal" and min(grown(g, seat, int(amount)), deck) > expendable(g, seat)


def endangered(g: EtherState, seat: int) -> bool:
    """A few blows away from death."""
    return bearable(g, seat) < NEAR or expendable(g, seat) < 2 * NEAR
