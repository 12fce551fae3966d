"""Scenarios say everything by name: fields, worlds, characters, cards. Here names become numbers and numbers names."""

from __future__ import annotations

from typing import Any

from snar.packs.model import Deed

from ..figure import FIELDS
from ..state import RiseState
from ..view import CARDS_SEEN, WORLDS_SEEN, token_name

SIDES = ("sny", "tma")
PLAYERS = ("charmed", "ruler")  # a seat, said by its character; "" is nobody
CARDS = ("stood_on", "woken_on")  # a laid card, said by the field of its picture; "" is none


class BadScenario(ValueError):
    """The description itself is wrong; the message says where and what to write instead, in one line."""


def known_keys(where: str, given: Any, known: set[str]) -> None:
    """A table with nothing but these keys."""
    if not isinstance(given, dict):
        raise BadScenario(f"{where}: {given!r} is not a table")
    for name in given:
        if name not in known:
            raise BadScenario(f"{where}.{name}: unknown; known are {', '.join(sorted(known))}")


def needed(where: str, given: dict[str, Any], *names: str) -> None:
    for name in names:
        if name not in given:
            raise BadScenario(f"{where}: {name} is missing")


def list_of(where: str, given: Any) -> list[Any]:
    if not isinstance(given, (list, tuple)):
        raise BadScenario(f"{where}: {given!r} is not a list")
    return list(given)


def whole(where: str, value: Any, least: int, most: int = 999) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadScenario(f"{where}: {value!r} is not a whole number {least}..{most}")
    return value


# -- names to numbers ------------------------------------------------------------------------------------------------
def cell_of(g: RiseState, name: Any) -> int:
    if name not in g.content.board.cell:
        raise BadScenario(f"{name}: no such field")
    return g.content.board.cell[name]


def world_of(g: RiseState, name: Any) -> int:
    worlds = [world.name for world in g.content.board.worlds]
    if name not in worlds:
        raise BadScenario(f"{name}: no such world; there are {', '.join(worlds)}")
    return worlds.index(name)


def figure_of(g: RiseState, name: Any) -> int:
    names = [figure.id for figure in g.figures]
    if name not in names:
        raise BadScenario(f"{name}: not at this table; here are {', '.join(names)}")
    return names.index(name)


def seat_of(g: RiseState, name: Any) -> int:
    return g.figures[figure_of(g, name)].seat


def laid_at(g: RiseState, picture: str) -> int:
    """The laid card whose picture lies on a field."""
    cell = cell_of(g, picture)
    for card, row in g.laid.items():
        if row.picture == cell:
            return card
    raise BadScenario(f"{picture}: no laid card has its picture there")


def any_copy(g: RiseState, name: str) -> int:
    """A card by id, laid copies first; `sopka@34` is the copy whose picture lies on 34."""
    card_id, _, picture = str(name).partition("@")
    if picture:
        return laid_at(g, picture)
    places = ("laid", "casting", "event", *sorted(g.zones))
    for card in (card for zone in places for card in g.zones[zone]):
        if g.card_id(card) == card_id:
            return card
    raise BadScenario(f"{card_id}: no such card")


def row_value(g: RiseState, name: str, value: Any) -> Any:
    """A value for a figure's row, names turned into numbers. Plain numbers pass as they are."""
    if name in PLAYERS and isinstance(value, str):
        return seat_of(g, value) if value else -1
    if name in CARDS and isinstance(value, str):
        return laid_at(g, value) if value else -1
    if name == "worked":
        return tuple(laid_at(g, item) if isinstance(item, str) else item for item in list_of(name, value))
    if name == "annexed":
        return tuple(world_of(g, item) if isinstance(item, str) else item for item in list_of(name, value))
    if name == "start" and isinstance(value, str):
        return cell_of(g, value)
    default = FIELDS[name]
    if isinstance(value, list):
        value = tuple(value)
    if type(value) is not type(default):
        raise BadScenario(f"{name}: {value!r} is not {words_for(default)}")
    return value


def words_for(default: Any) -> str:
    kinds = {bool: "true or false", int: "a whole number", str: "a text", tuple: "a list"}
    return kinds[type(default)]


def token_of(g: RiseState, wanted: Deed, name: Any) -> Any:
    """What a quest has counted (`seen`): a field, a world, a card or a character, as its deed says."""
    if wanted.what in WORLDS_SEEN and wanted.deed == "visit":
        return world_of(g, name)
    if wanted.what in CARDS_SEEN and wanted.deed == "visit":
        return any_copy(g, name)
    return cell_of(g, name) if wanted.deed in ("visit", "end") else name


# -- numbers to names ------------------------------------------------------------------------------------------------
def row_names(g: RiseState, figure: int) -> dict[str, Any]:
    """Everything a figure's row holds, by the same names that `given` takes."""
    row = g.figures[figure].to_data()
    row["start"] = g.name(row["start"]) if row["start"] >= 0 else ""
    for name in PLAYERS:
        row[name] = "" if row[name] < 0 else next(f.id for f in g.figures if f.seat == row[name])
    for name in CARDS:
        row[name] = "" if row[name] < 0 else picture_of(g, row[name])
    row["worked"] = [picture_of(g, card) for card in row["worked"]]
    row["annexed"] = [g.content.board.worlds[world].name for world in row["annexed"]]
    del row["cell"]
    return row


def picture_of(g: RiseState, card: int) -> str:
    return g.name(g.laid[card].picture) if card in g.laid else g.card_id(card)


__all__ = ["BadScenario", "row_names", "row_value", "token_name", "token_of"]
