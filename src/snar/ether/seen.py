"""What everyone sees of the pieces on the table: open cards, the sleepers, and what stands on the dreamscape."""

from __future__ import annotations

from typing import Any

from .beings import Entity
from .map.fields import NAMES, number
from .options import SLEEPERS
from .rules.decks.drawing import hand_limit
from .rules.decks.progress import slots
from .rules.turns.leaving import living_cards
from .sleeper import Sleeper
from .state import EtherState
from .values import value


def names(g: EtherState, zone: str) -> list[str]:
    """Cards that lie open; one that not everyone knows is seen from its back only."""
    known, everyone = g.known, g.everyone
    return [g.card_id(card) if known[card] == everyone else f"?{g.card_back(card)}" for card in g.cards(zone)]


def knowledge(g: EtherState) -> bytes:
    """Who knows which card: the same object as long as nobody learns or forgets any, for parts of a view."""
    now, known = bytes(g.known), g.remembered.get("knowledge")
    if known is None or known[0] != now:
        known = g.remembered["knowledge"] = now, now
    found: bytes = known[1]
    return found


# -- sleepers --------------------------------------------------------------------------------------------------------
PILES = ("hand", "deck", "discard", "progress", "sealed", "box", "mask", "masks")
ZONES = tuple(tuple(f"{pile}.{seat}" for pile in PILES) for seat in range(len(SLEEPERS)))  # by seat


def of_sleeper(g: EtherState, row: Sleeper, known: bytes) -> tuple[object, ...]:
    """What a sleeper's view is made of."""
    seat = row.seat
    limits = value(g, "distress-limit", seat), hand_limit(g, seat), slots(g, seat)
    return (row, known, *limits, *map(g.zones.get, ZONES[seat]))


def sleeper_view(g: EtherState, row: Sleeper) -> dict[str, Any]:
    seat = row.seat
    deck = g.cards(f"deck.{seat}")
    return {
        "id": row.id,
        "seat": seat,
        "field": field_name(row.field),
        "distress": row.distress,
        "distress_limit": value(g, "distress-limit", seat),
        "ether": row.ether,
        "gems": row.gems,
        "states": [name for name, _ in row.states],
        "hand": names(g, f"hand.{seat}"),
        "hand_limit": hand_limit(g, seat),
        "deck": {"count": len(deck), "back": g.card_back(deck[-1]) if deck else ""},
        "discard": names(g, f"discard.{seat}"),
        "progress": [progress_view(g, row, card) for card in g.cards(f"progress.{seat}")],
        "progress_slots": slots(g, seat),
        "sealed": names(g, f"sealed.{seat}"),
        "box": names(g, f"box.{seat}"),
        "mask": names(g, f"mask.{seat}"),
        "masks": names(g, f"masks.{seat}"),
        "living": living_cards(g, seat),
        "ready": row.ready,
        "boosted": row.boosted,
        "effort": row.effort,
        "quiet": row.quiet,
        "used": [*row.used, *row.spent],
    }


def progress_view(g: EtherState, row: Sleeper, card: int) -> dict[str, Any]:
    return {"id": g.card_id(card), "turned": card in row.turned, "tokens": dict(row.tokens).get(card, 0)}


# -- the dreamscape --------------------------------------------------------------------------------------------------
def of_dreamscape(g: EtherState) -> tuple[object, ...]:
    beings = g.placed, g.entities, g.companions
    return (*beings, g.environments, g.threats, g.spent, g.slots, g.intent, g.tokens, g.quirks, g.armed)


def dreamscape_view(g: EtherState) -> dict[str, Any]:
    return {
        "tiles": [{"id": id, "at": NAMES[number(row, column)]} for id, row, column in g.placed],
        "entities": [entity_view(entity) for entity in g.entities],
        "companions": [{"id": row.id, "field": field_name(row.field), "seat": row.seat} for row in g.companions],
        "environments": [{"kind": kind, "field": NAMES[at]} for kind, *fields in g.environments for at in fields],
        "threats": [{"field": field_name(field), "side": side} for field, side in g.threats],
        "spent": [{"action": key, "token": token} for key, token in g.spent],
        "gems": [{"action": key, "turn": turn} for key, turn in g.slots],
        "intent": [{"action": key, "colour": row[0], "paid": row[1], "of": g.seats} for key, row in g.intent.items()],
        "tokens": dict(sorted(g.tokens.items())),
        "quirks": [{"id": g.card_id(card), "field": NAMES[field]} for card, field in g.quirks],
        "traps": g.armed,
    }


def entity_view(entity: Entity) -> dict[str, Any]:
    figures = [
        {"field": NAMES[figure.field], "states": [name for name, _ in figure.states]} for figure in entity.figures
    ]
    return {
        "id": entity.id,
        "figures": figures,
        "mutations": list(entity.mutations),
        "tokens": entity.tokens,
        "poisoned": entity.poisoned,
    }


def field_name(field: int) -> str:
    return NAMES[field] if field >= 0 else ""
