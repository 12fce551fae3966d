"""Thoughts that are still good: while a price is paid card by card nothing else changes."""

from __future__ import annotations

from typing import Any

from snar.ether.state import EtherState

from .mind import Mind
from .taste import PLAIN, Taste

SHARED_ZONES = ("items", "wisdom", "season", "revealed", "memories", "notes")
OWN_ZONES = ("hand", "progress", "mask")
RECENT: dict[Any, Mind] = {}
REMEMBERED = 8


def mind_of(g: EtherState, seat: int, free: int = 0, taste: Taste = PLAIN) -> Mind:
    """Remembering only saves work, the same state always gets the same thoughts."""
    key = (seat, free, taste, fingerprint(g), owned(g) if taste.collects else ())
    mind = RECENT.get(key)
    if mind is None:
        if len(RECENT) >= REMEMBERED:
            RECENT.clear()
        mind = RECENT[key] = Mind(g, seat, free, taste)
    return mind


def owned(g: EtherState) -> tuple[tuple[int, ...], ...]:
    """Which cards each sleeper will draw some time, in no order."""
    return tuple(tuple(sorted((*g.cards(f"deck.{row.seat}"), *g.cards(f"discard.{row.seat}")))) for row in g.sleepers)


def fingerprint(g: EtherState) -> tuple[Any, ...]:
    """All that thoughts hang on: what lies open on the table."""
    rows = tuple(tuple(row.to_data().values()) for row in g.sleepers)
    piles = tuple(g.cards(zone) for zone in SHARED_ZONES)
    own = tuple(g.cards(f"{zone}.{row.seat}") for row in g.sleepers for zone in OWN_ZONES)
    counts = tuple(len(g.cards(f"{zone}.{row.seat}")) for row in g.sleepers for zone in ("deck", "discard", "sealed"))
    tables = tuple(tuple(sorted(table.items())) for table in (g.intent, g.tokens, g.story, g.supply))
    turns = (len(g.cards("turns")), len(g.cards("turns.used")), g.current_turn)  # the order of the rest is imagined
    plain = (g.rules.pack, g.mode, g.dream, g.slumber, g.turn, g.hours, g.keys, g.placed, g.spent, g.slots, g.blocked)
    around = (g.entities, g.companions, g.environments, g.doors, g.threats, g.quirks)
    return (rows, piles, own, counts, tables, turns, plain, *around)
