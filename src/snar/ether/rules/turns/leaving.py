"""How a dream, a slumber or a walk in the dreamworld ends early: what was still to happen is cancelled (EE-D2b)."""

from __future__ import annotations

from snar.ether.state import EtherState
from snar.ether.values import value

PLACES = ("ether.Encounter", "ether.Carry", "ether.Travel")  # procedures that know what to do with an outcome
LEAST_CARDS = 6  # EF-DTH-1


def leave(g: EtherState, outcome: str) -> None:
    """End the encounter (or, outside one, the walk) with this outcome; the first reason stands."""
    if g.unwind:
        return
    g.outcome = outcome
    g.unwind = next(proc.NAME for proc in reversed(g.stack) if proc.NAME in PLACES)


def die(g: EtherState, seat: int, reason: str, rule: str = "EF-DTH-1") -> None:
    """All sleepers lose."""
    if not g.unwind:
        g.tell("death", seat, source=reason, rule=rule)
        leave(g, "death")


def living_cards(g: EtherState, seat: int) -> int:
    """Cards that keep a sleeper alive: deck, hand and discards, weaknesses too (EF-DTH-1, EE-C2a)."""
    return len(g.cards(f"deck.{seat}")) + len(g.cards(f"hand.{seat}")) + len(g.cards(f"discard.{seat}"))


def check_life(g: EtherState, seat: int) -> None:
    """EE-C2a: follows every effect; EE-C3b: not during set-up, Awakening and saving. What could be borne a moment ago
    may be too much now (EF-MUT-2)."""
    if g.safe:
        return
    if living_cards(g, seat) < LEAST_CARDS:
        die(g, seat, "few-cards")
    suffered = g.sleepers[seat].distress
    if suffered and suffered >= value(g, "distress-limit", seat):
        die(g, seat, "distress")


def check_lives(g: EtherState) -> None:
    for seat in range(g.seats):
        check_life(g, seat)
