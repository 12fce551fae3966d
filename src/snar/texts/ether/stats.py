"""The line of values printed above a card's rule text."""

from __future__ import annotations

from typing import Any

from snar.packs.ether.model import (
    District,
    Dream,
    Entity,
    Influence,
    Item,
    Location,
    Mutation,
    Overlay,
    Reference,
    Scene,
    Season,
    SleeperDef,
    Slumber,
    Tile,
    TurnCard,
)
from snar.texts.bundle import Texts, joined
from snar.texts.ether.words import flagged
from snar.texts.messages import Argument
from snar.texts.names import NONE


def stat_line(card: Any, texts: Texts) -> str:
    """One line such as "Karta vlivu · 2 vnímavosti · cena 1 éter"."""
    match card:
        case SleeperDef():
            return texts.say("ef-stat-sleeper")
        case Influence():
            price = texts.say("ef-n-ether", n=card.cost)
            args: dict[str, Argument] = {"progress": flagged(card.progress), "cost": card.cost, "price": price}
            return texts.say("ef-stat-influence", intent=intent_text(card.intent, texts), **args)
        case Item():
            return texts.say("ef-stat-item", intent=intent_text(card.intent, texts))
        case TurnCard():
            return texts.say("ef-stat-turn", suit=card.suit)
        case Mutation():
            return texts.say("ef-stat-mutation", n=card.copies)
        case Season():
            return texts.say("ef-stat-season", good=flagged(card.good), rank=card.rank)
        case Scene():
            return texts.say("ef-stat-scene", n=card.number)
        case Reference():
            return texts.say("ef-stat-reference")
    return _place_line(card, texts)


def _place_line(card: Any, texts: Texts) -> str:
    match card:
        case Dream():
            return texts.say("ef-stat-dream", n=card.turns, keys=card.keys)
        case Slumber():
            return texts.say("ef-stat-slumber", n=card.turns)
        case Entity():
            moves: Argument = "rules" if card.moves else card.movement
            large = flagged(card.large)
            return texts.say("ef-stat-entity", figure=card.figure, large=large, moves=moves)
        case Tile():
            return texts.say("ef-stat-tile", kind=card.kind, place=card.place or NONE)
        case Overlay():
            return texts.say("ef-stat-overlay", place=card.at)
        case District():
            return texts.say("ef-stat-district", place=card.place)
        case Location():
            return texts.say("ef-stat-location", district=texts.name(card.district))
    return texts.say(f"ef-stat-{card.deck}")


def intent_text(intent: dict[str, int], texts: Texts) -> str:
    """ "2 vnímavosti nebo 1 prohnanost": a card pays in one colour."""
    parts = [texts.say(f"ef-n-{colour}", n=n) for colour, n in intent.items() if n]
    return joined(parts, texts, "ef-or") or texts.say("ef-stat-no-intent")
