"""Scenarios say everything by name: fields, worlds, characters, cards. Here names become numbers and numbers names."""

from __future__ import annotations

from typing import Any

from snar.packs.rise.model import Ability, Character, Creature, Deed, Item
from snar.scenario.naming import BadScenario, at_table, list_of, number_of, texts_of, truth_of, whole

from ..figure import FIELDS
from ..gear import offers_of
from ..state import RiseState
from ..view import CARDS_SEEN, WORLDS_SEEN

SIDES = ("sny", "tma")
PLAYERS = ("charmed", "ruler")  # a seat, said by its character; "" is nobody
LEAST = {"lives": 1, "circuit": -1, "spin": -1, "strength": -99}  # other numbers begin with none
MOST = {"spin": 1, "circuit": 8, "attacks": 9}
CARDS = ("stood_on",)  # a laid card, said by the field of its picture; "" is none


# -- names to numbers ------------------------------------------------------------------------------------------------
def cell_of(g: RiseState, name: Any) -> int:
    return number_of("", name, g.content.board.cell, "field")


def world_of(g: RiseState, name: Any) -> int:
    return number_of("", name, {world.name: number for number, world in enumerate(g.content.board.worlds)}, "world")


def figure_of(g: RiseState, name: Any) -> int:
    return at_table(name, [figure.id for figure in g.figures])


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


def row_value(g: RiseState, figure: int, name: str, value: Any) -> Any:
    """A value for a figure's row, names turned into numbers; tests may give those numbers themselves."""
    if name in PLAYERS:
        return -1 if value == "" else by_number(value, g.seats) if isinstance(value, int) else seat_of(g, value)
    if name in CARDS:
        return -1 if value == "" else laid_card(g, value)
    if name == "worked":
        return tuple(laid_card(g, item) for item in list_of(name, value))
    if name == "annexed":
        number = len(g.content.board.worlds)
        worlds = tuple(
            by_number(item, number) if isinstance(item, int) else world_of(g, item) for item in list_of(name, value)
        )
        if len(set(worlds)) < len(worlds):
            raise BadScenario(f"{value}: a world is annexed once")
        return worlds
    if name == "used":
        return tuple(use_of(g, key) for key in texts_of(name, value))
    if name in ("start", "origin"):
        return cell_of(g, value)
    if isinstance(FIELDS[name], bool):
        return truth_of(name, value)
    most = g.max_lives(g.figures[figure]) if name == "lives" else MOST.get(name, 999)
    return whole(name, value, LEAST.get(name, 0), most)


def by_number(value: int, end: int) -> int:
    return whole("number", value, -1, end - 1)


def laid_card(g: RiseState, value: Any) -> int:
    return value if type(value) is int and value in g.laid else laid_at(g, value)


def use_of(g: RiseState, key: str) -> str:
    """`barbar#0`: the first use that is printed on a character or card."""
    id = key.partition("#")[0]
    pack = g.content.pack
    source = pack.characters.get(id) or pack.cards.get(id)
    known = (
        [offer.key for offer in offers_of(source)] if isinstance(source, Character | Ability | Item | Creature) else []
    )
    if key not in known:
        raise BadScenario(
            f"{key}: no such use; write the id of a character or card and the number of its use, barbar#0"
        )
    return key


def token_of(g: RiseState, wanted: Deed, name: Any) -> Any:
    """What a quest has counted (`seen`): a field, a world, a card or a character, as its deed says."""
    if wanted.what in WORLDS_SEEN and wanted.deed == "visit":
        return world_of(g, name)
    if wanted.what in CARDS_SEEN and wanted.deed == "visit":
        return any_copy(g, name)
    return cell_of(g, name) if wanted.deed in ("visit", "end") else g.figures[figure_of(g, name)].id


# -- numbers to names ------------------------------------------------------------------------------------------------
def row_names(g: RiseState, figure: int) -> dict[str, Any]:
    """Everything a figure's row holds, by the same names that `given` takes."""
    row = g.figures[figure].to_data()
    for place in ("start", "origin"):
        row[place] = g.name(row[place]) if row[place] >= 0 else ""
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
