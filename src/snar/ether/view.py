"""What a seat may know: an allow-list. The spectator is the seat after the last. Hands are open (decision 0005)."""

from __future__ import annotations

from typing import Any

from .beings import Entity
from .map.fields import NAMES, number
from .rules.basic import PEEK_SECONDS, peeks
from .rules.decks import hand_limit
from .rules.items import item_slots
from .rules.leaving import living_cards
from .rules.paying import Pay
from .rules.preview import preview
from .rules.progress import slots
from .rules.turncards import open_turns
from .sleeper import Sleeper
from .state import EtherState
from .values import value

OPEN = (
    "offer", "items", "storage", "items.market", "notes", "wisdom", "memories", "gates", "revealed", "season",
    "removed",
)  # fmt: skip
DECKS = ("market", "weaknesses", "fate", "slumbers", "map.stack", "seasons")
OPTIONS = ("sleepers", "options", "start", "pack")  # not the chronicle: it holds what the story keeps to itself
UNTOLD = ("chronicle", "story")  # of a result: what the story of a campaign keeps to itself


def view(g: EtherState, seat: int) -> dict[str, Any]:
    return {**common(g), **own(g, seat)}


def common(g: EtherState) -> dict[str, Any]:
    """What everyone sees alike. The story's variables are not among it."""
    rules = g.rules.to_data()
    return {
        "game": g.GAME,
        "rules": {name: rules[name] for name in OPTIONS},
        "mode": g.mode,
        "sleepers": [sleeper_view(g, row) for row in g.sleepers],
        "turn": turn_view(g),
        "dreamscape": dreamscape_view(g),
        "world": world_view(g),
        "piles": {zone: names(g, zone) for zone in OPEN},
        "decks": {zone: len(g.cards(zone)) for zone in DECKS},
        "item_slots": item_slots(g),
        "hours": g.hours,
        "keys": g.keys,
        "souls": g.souls,
        "supply": dict(sorted(g.supply.items())),
        "mutations": len(g.bag),
        "read": list(g.read),
        "found": list(g.found),
        "log": [list(row) for row in g.log],
        "payment": payment_view(g),
        "asked": [choice.seat for choice in g.pending],
        "over": g.over,
        "result": {name: value for name, value in g.result.items() if name not in UNTOLD},
    }


def own(g: EtherState, seat: int) -> dict[str, Any]:
    """What depends on the cards this seat knows; it changes only with the cards in `own_zones` or with `known`."""
    return {
        "seat": seat,
        "known": {str(other): looked_at(g, f"deck.{other}", seat) for other in range(g.seats)},
        "secrets": secrets_view(g, seat),
    }


def own_zones(g: EtherState) -> list[tuple[int, ...]]:
    return [g.cards("vault"), g.cards("dream"), *(g.cards(f"deck.{seat}") for seat in range(g.seats))]


def names(g: EtherState, zone: str) -> list[str]:
    """Cards that lie open; one that not everyone knows is seen from its back only."""
    known, everyone = g.known, g.everyone
    return [g.card_id(card) if known[card] == everyone else f"?{g.card_back(card)}" for card in g.cards(zone)]


def looked_at(g: EtherState, zone: str, seat: int) -> dict[str, str]:
    """Cards of a deck that the seat has seen, by place, 1 on top."""
    pile = reversed(g.cards(zone))
    return {str(place): g.card_id(card) for place, card in enumerate(pile, 1) if g.known[card] >> seat & 1}


def secrets_view(g: EtherState, seat: int) -> list[dict[str, Any]]:
    """Secret cards of the dream that may be peeked at, by code. A peeked face is there for five seconds (EE-G2d)."""
    found = []
    for offered in peeks(g):
        secret = g.content.pack.secrets[offered.owner]
        row: dict[str, Any] = {"code": secret.code, "kind": secret.kind}
        if g.known[offered.card] >> seat & 1:
            row |= {"card": g.card_id(offered.card), "seconds": PEEK_SECONDS}
        found.append(row)
    return found


# -- sleepers --------------------------------------------------------------------------------------------------------
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


# -- the turn card ---------------------------------------------------------------------------------------------------
def turn_view(g: EtherState) -> dict[str, Any]:
    """EE-A1e: the current card; of the rest how many there are, unless open turns were agreed on."""
    pile, current = g.cards("turns"), g.current_turn
    shown = current >= 0 and g.known[current] == g.everyone
    card = g.card(current) if shown else None
    data: dict[str, Any] = {
        "number": g.turn,
        "first": g.sleepers[g.first].id if g.sleepers else "",
        "card": {"id": card.id, "suit": card.suit, "steps": list(card.steps)} if card else None,
        "blocked": list(g.blocked),
        "left": len(pile),
        "used": len(g.cards("turns.used")),
        "preview": preview(g) if pile and shown else [],
    }
    if open_turns(g):
        data["deck"] = list(reversed(names(g, "turns")))
    return data


# -- the dreamscape --------------------------------------------------------------------------------------------------
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


# -- the dreamworld --------------------------------------------------------------------------------------------------
def world_view(g: EtherState) -> dict[str, Any]:
    """A gate tile is turned when its dream is entered (EF-GAT-2): its back is for those who are inside."""
    return {
        "location": g.location,
        "districts": list(g.districts),
        "dream": g.dream,
        "gate": "back" if g.mode == "dream" else "front",
        "slumber": g.slumber,
        "outcome": g.outcome,
    }


# -- a payment -------------------------------------------------------------------------------------------------------
def payment_view(g: EtherState) -> dict[str, Any] | None:
    """What has been laid down so far for the action that is being paid; hands are open, so everyone may see it."""
    pay = next((proc for proc in reversed(g.stack) if isinstance(proc, Pay)), None)
    if pay is None or pay.way < 0:
        return None
    return {
        "seat": pay.seat,
        "kind": pay.kind,
        "cost": pay.cost,
        "laid": [{"seat": payer, "card": g.card_id(card), "colour": colour} for payer, card, colour in pay.laid],
        "dropped": [g.card_id(card) for card in pay.dropped],
        "intent": pay.intent(g),
        "helpers": list(pay.helpers),
    }
