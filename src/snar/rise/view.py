"""What a seat may know: an allow-list. The spectator is the seat after the last."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import chain
from operator import itemgetter
from typing import Any, NamedTuple

from snar.kernel.parts import Part, anew
from snar.packs.rise.model import DECKS, Deed, Quest

from .rules.experience import total
from .state import RiseState
from .values import moc, pohyb

CARDS_SEEN = ("laid", "dream", "horror")  # what a quest's counted visits are: cards,
WORLDS_SEEN = ("gate", "hall", "ring")  # worlds, or else fields
PILES = [f"{kind}.{deck}" for deck in DECKS for kind in ("deck", "used")]
piles = itemgetter(*PILES)
face_down = itemgetter(*(f"deck.{deck}" for deck in DECKS))
HELD = ("items", "kept", "trophies", "tamed", "abilities", "quests")


def view(g: RiseState, seat: int) -> dict[str, Any]:
    return {**common(g), **own(g, seat)}


def common(g: RiseState, part: Part = anew) -> dict[str, Any]:
    """What everyone sees alike."""
    figures = [part(held.figure, sources(g, i, held), figure_view, g, i) for i, held in enumerate(everyones(g))]
    data: dict[str, Any] = {
        "game": g.GAME,
        "rules": part("rules", (g.rules,), g.rules.to_data),
        "round": g.round,
        "turn": turn_of(g),
        "order": part("order", (g.order,), order_view, g),
        "figures": part("figures", (*figures,), list, figures),
        "laid": part("laid", (*g.laid, *g.laid.values()), all_laid, g),
        "worlds": part("worlds", (g.open,), worlds_view, g),
        "open": part("open", (g.zones["event"], g.zones["casting"]), open_view, g),
        "asked": [choice.seat for choice in g.pending],
        "over": g.over,
        "result": g.result,
    }
    if g.rules.sides:
        data["light"] = list(g.light)
    return data


def own(g: RiseState, seat: int, part: Part = anew) -> dict[str, Any]:
    """What depends on the cards this seat knows; it changes only with the cards in `own_zones` or with `known`."""
    return {
        "seat": seat,
        "decks": decks_view(g, seat, part),
        "hands": {str(other): hand_view(g, other, seat) for other in range(g.seats)},
    }


def own_zones(g: RiseState) -> tuple[tuple[int, ...], ...]:
    found: tuple[tuple[int, ...], ...] = own_zones_of(g.seats)(g.zones)
    return found


@cache
def own_zones_of(seats: int) -> itemgetter[str]:
    return itemgetter(*PILES, *(f"hand.{seat}" for seat in range(seats)))


# -- what everyone sees ------------------------------------------------------------------------------------------------
def order_view(g: RiseState) -> list[str]:
    return [g.figures[i].id for i in g.order]


def worlds_view(g: RiseState) -> dict[str, bool]:
    return {world.name: g.open[w] for w, world in enumerate(g.content.board.worlds)}


def open_view(g: RiseState) -> dict[str, list[str]]:
    return {zone: names(g, zone) for zone in ("event", "casting")}


def all_laid(g: RiseState) -> list[dict[str, Any]]:
    return [laid_view(g, card) for card in sorted(g.laid, key=lambda card: g.laid[card].picture)]


def turn_of(g: RiseState) -> str:
    """Whose turn it is: a character, for a side its main one; nobody's during set-up."""
    if g.rules.sides:
        return g.figures[g.turn].id
    return g.figures[g.order[g.turn]].id if g.order else ""


class Holdings(NamedTuple):
    """Where the cards of a character lie."""

    figure: str
    zones: Callable[[dict[str, tuple[int, ...]]], tuple[tuple[int, ...], ...]]


def everyones(g: RiseState) -> tuple[Holdings, ...]:
    return holdings(len(g.figures))


@cache
def holdings(figures: int) -> tuple[Holdings, ...]:
    return tuple(Holdings(f"figure.{i}", itemgetter(*(f"{kind}.{i}" for kind in HELD))) for i in range(figures))


def sources(g: RiseState, i: int, held: Holdings) -> tuple[object, ...]:
    """All that `figure_view` is made of: the row, the cards, who knows its abilities, how far its quests are."""
    zones = held.zones(g.zones)
    known, errands = g.known, g.errands
    return (g.figures[i], *zones, *[known[card] for card in zones[-2]], *[errands.get(card) for card in zones[-1]])


def figure_view(g: RiseState, i: int) -> dict[str, Any]:
    row, named = g.figures[i], g.content.ids.__getitem__
    items, kept, trophies, tamed, abilities, quests = everyones(g)[i].zones(g.zones)
    placed = row.cell >= 0
    return {
        "id": row.id,
        "seat": row.seat,
        "team": row.team,
        "side": row.side,
        "helper": row.helper,
        "field": g.name(row.cell) if placed else "",
        "moc": moc(g, i),
        "tokens": row.tokens,
        "pohyb": pohyb(g, i),
        "lives": row.lives,
        "max_lives": g.max_lives(row),
        "bp": row.bp,
        "fame": row.fame,
        "annexed": [g.content.board.worlds[world].name for world in row.annexed],
        "experience": total(g, i),
        "circuit": row.circuit,
        "slowed": row.slowed,
        "hasted": row.hasted,
        "skips": row.skips,
        "hypnotised": row.charmed >= 0 or row.ruler >= 0,
        "items": [*map(named, items)],
        "kept": [*map(named, kept)],
        "trophies": [*map(named, trophies)],
        "tamed": [*map(named, tamed)],
        "abilities": [named(card) for card in abilities if g.known[card] == g.everyone],
        "quests": [quest_view(g, card) for card in quests],
    }


def names(g: RiseState, zone: str) -> list[str]:
    """Cards that lie open."""
    ids = g.content.ids
    return [ids[card] for card in g.zones[zone]]


def quest_view(g: RiseState, card: int) -> dict[str, Any]:
    errand, quest = g.errands[card], g.card(card)
    assert isinstance(quest, Quest)
    return {
        "id": quest.id,
        "level": quest.level,
        "world": g.content.board.worlds[errand.world].name,
        "left": list(errand.left),
        "seen": [
            [token_name(g, wanted, token) for token in seen]
            for wanted, seen in zip(quest.deeds, errand.seen, strict=True)
        ],
        "done": errand.done,
        "spent": errand.spent,
        "annexes": errand.annexes,
        "turns": errand.turns,
    }


def token_name(g: RiseState, wanted: Deed, token: Any) -> str:
    """What a quest has counted, by name: a field, a world, a card or a character."""
    if wanted.deed not in ("visit", "end"):
        return str(token)
    if wanted.deed == "visit" and wanted.what in WORLDS_SEEN:
        return str(g.content.board.worlds[token].name)
    if wanted.deed == "visit" and wanted.what in CARDS_SEEN:
        return g.card_id(token)
    return g.name(token)


def laid_view(g: RiseState, card: int) -> dict[str, Any]:
    row = g.laid[card]
    cells = [g.name(cell) for cell in g.content.board.placements[row.picture, row.turn]]
    return {
        "id": g.card_id(card),
        "owner": row.owner,
        "picture": g.name(row.picture),
        "turn": row.turn,
        "actions": row.actions,
        "cells": cells,
    }


def decks_view(g: RiseState, seat: int, part: Part) -> Any:
    """The same to all eyes as long as nobody has looked into any of them."""
    if any(map(g.known.__getitem__, chain.from_iterable(face_down(g.zones)))):
        return {deck: pile_view(g, deck, seat) for deck in DECKS}
    return part("decks", piles(g.zones), unseen_decks, g)


def unseen_decks(g: RiseState) -> dict[str, Any]:
    return {deck: unseen_pile(g, deck) for deck in DECKS}


def pile_view(g: RiseState, deck: str, seat: int) -> dict[str, Any]:
    """Counts, the open discards, in the draft the top back, and cards this seat has looked at (by place, 1 on top)."""
    data, top = unseen_pile(g, deck), enumerate(reversed(g.zones[f"deck.{deck}"]), 1)
    known = {str(place): g.card_id(card) for place, card in top if g.known[card] >> seat & 1}
    return {**data, "known": known} if known else data


def unseen_pile(g: RiseState, deck: str) -> dict[str, Any]:
    pile = g.zones[f"deck.{deck}"]
    data: dict[str, Any] = {"count": len(pile), "used": names(g, f"used.{deck}")}
    if pile and g.rules.draft:
        data["back"] = g.card_back(pile[-1])
    return data


def hand_view(g: RiseState, owner: int, seat: int) -> dict[str, Any]:
    """The count, and the faces this seat knows (its own hand; cards seen being taken back)."""
    cards, known, ids = g.zones[f"hand.{owner}"], g.known, g.content.ids
    return {"count": len(cards), "known": sorted([ids[card] for card in cards if known[card] >> seat & 1])}
