"""Amounts on cards: a number, or a sum that grows with something on the table."""

from __future__ import annotations

from typing import Any

from ..rules.actions.ranges import figures_reaching
from ..rules.decks.placed import colours
from ..sleeper import Sleeper
from ..state import EtherState


def amount(g: EtherState, a: Any, value: Any) -> int:
    """A whole number, or `{ plus, per, times }`, which is never below zero. A plain negative number is a loss."""
    return value if isinstance(value, int) else max(0, measured(g, a, value))


def measured(g: EtherState, a: Any, value: Any) -> int:
    """The same, but a sum may be below zero."""
    if isinstance(value, int):
        return value
    counts = counted(g, a, value["per"]) if value["per"] else 0
    return int(value["plus"]) + int(value["times"]) * counts


def counted(g: EtherState, a: Any, what: str) -> int:
    """EF-SEC-4: `sleepers` is the player-count symbol."""
    row: Sleeper = g.sleepers[a.seat]
    kind, _, name = what.partition(".")
    match kind:
        case "sleepers":
            return g.seats
        case "progress":
            return colours(g, a.seat, name)
        case "story":
            return g.story.get(name, 0)
        case "tokens":
            return tokens_on(g, a.entity or a.source)
        case "mutations":
            index = g.entity(a.entity)
            return len(g.entities[index].mutations) if index >= 0 else 0
        case "figures-in-range":
            return figures_in_range(g, a)
        case "distress":
            return row.distress
        case "gems":
            return row.gems
        case "hand":
            return len(g.cards(f"hand.{a.seat}"))
        case "threats":
            return len(g.threats)
    raise AssertionError(f"unknown count {what}")


def tokens_on(g: EtherState, id: str) -> int:
    """Universal tokens on an entity tile in play, or on another tile or shared card."""
    index = g.entity(id)
    return g.entities[index].tokens if index >= 0 else g.tokens.get(id, 0)


def figures_in_range(g: EtherState, a: Any) -> int:
    """Figures of this entity that reach the sleeper: only effects that say so scale with them (EF-ENT-4)."""
    return len(figures_reaching(g, a.entity, a.range, a.seat))
