"""Putting cards, tiles, figures and tokens where a description says."""

from __future__ import annotations

from typing import Any

from .. import supply
from ..beings import Companion, Entity, EntityFigure
from ..map.fields import COLUMNS, NUMBERS, place
from ..setup import OWN
from ..sleeper import FIELDS
from ..state import EtherState
from .naming import BadScenario, field_of, known_id, known_keys, list_of, seat_of, whole, zone_of

COUNTS = ("distress", "ether", "gems")
TOKEN = {"distress": "distress", "ether": "ether", "gems": "gem"}
FLAGS = ("boosted", "effort", "ready", "quiet")
OPEN = ("hand", "discard", "progress", "sealed", "mask", "masks", "box")
FROM = ("deck", "box", "market", "weaknesses", "vault", "masks.box", "seasons", "turns.used")


def take(g: EtherState, id: str, owner: int = -1, to: str = "") -> int:
    """A copy of the card, out of wherever it lies: the owner's deck first, then the common places, `to` last."""
    known_id("card", id, g.content.numbers)
    first = [f"{zone}.{owner}" for zone in ("deck", "box", "masks")] if owner >= 0 else []
    search = [*first, *FROM, *(zone for zone in g.zones if zone not in taken_zones(g))]
    for zone in sorted(search, key=lambda zone: zone == to):
        card = g.find(zone, id) if zone in g.zones else -1
        if card >= 0:
            g.zones[zone] = tuple(other for other in g.zones[zone] if other != card)
            return card
    raise BadScenario(f"{id}: no copy of it is left")


def taken_zones(g: EtherState) -> set[str]:
    """Zones that a description has filled: nothing is taken from there again."""
    return {f"{zone}.{seat}" for seat in range(g.seats) for zone in OPEN} | {"items", "turns", "revealed"}


def put(g: EtherState, id: str, zone: str, owner: int = -1) -> int:
    card = take(g, id, owner, zone)
    g.zones[zone] += (card,)
    g.known[card] = g.everyone
    g.owners[card] = 1 + owner if owner >= 0 else 0
    return card


# -- sleepers --------------------------------------------------------------------------------------------------------
def set_sleeper(g: EtherState, seat: int, given: dict[str, Any]) -> None:
    """Numbers, flags, and cards by zones; `deck` from the top, after "only" without the rest (it goes to the box)."""
    known_keys(f"sleepers.{g.sleepers[seat].id}", given, {*FIELDS, *OWN} - {"id", "seat"})
    row = g.edit(seat)
    for zone in OPEN:
        for id in list_of(zone, given.get(zone, [])):
            put(g, id, f"{zone}.{seat}", seat)
    stack_deck(g, seat, list_of("deck", given.get("deck", [])))
    row.field = field_of(given.get("field", ""))
    for name in COUNTS:
        setattr(row, name, whole(name, given.get(name, 0)))
    for name in FLAGS:
        setattr(row, name, bool(given.get(name, False)))
    for name in ("used", "spent"):
        setattr(row, name, tuple(list_of(name, given.get(name, []))))
    row.states = states_of(given.get("states", []))
    row.turned = tuple(own_card(g, f"progress.{seat}", id) for id in list_of("turned", given.get("turned", [])))
    tokens = given.get("tokens", {})
    row.tokens = tuple((own_card(g, f"progress.{seat}", id), whole("tokens", n)) for id, n in tokens.items())


def own_card(g: EtherState, zone: str, id: str) -> int:
    card = g.find(zone, id)
    if card < 0:
        raise BadScenario(f"{id}: not in {zone}")
    return card


def stack_deck(g: EtherState, seat: int, names: list[str]) -> None:
    only = names[:1] == ["only"]
    cards = [take(g, id, seat) for id in names[only:]]
    if only:
        g.zones[f"box.{seat}"] += g.zones[f"deck.{seat}"]
        g.zones[f"deck.{seat}"] = ()
    for card in cards:
        g.owners[card] = 1 + seat
        g.known[card] = 0
    g.zones[f"deck.{seat}"] += tuple(reversed(cards))


def states_of(given: Any) -> tuple[tuple[str, int], ...]:
    """["stunned"] or [["stunned", 1]]: phases left, one unless said."""
    found = []
    for state in list_of("states", given):
        name, left = (state, 1) if isinstance(state, str) else state
        if name not in supply.STATE_TOKEN:
            raise BadScenario(f"states: {name}; known are {', '.join(supply.STATE_TOKEN)}")
        found.append((name, left))
    return tuple(found)


# -- the dreamscape --------------------------------------------------------------------------------------------------
def lay_tile(g: EtherState, given: str) -> None:
    """`kuchyne` where it is printed to lie, `kuchyne@B2` on another place, `kuchyne@c4` by its north-west field."""
    id, _, at = given.partition("@")
    known_id("tile", id, {**g.content.pack.tiles, **g.content.pack.overlays})
    if not at:
        row, column = g.content.place_of(id)
    else:
        row, column = divmod(NUMBERS[at], COLUMNS) if at in NUMBERS else place(at)
    put(g, id, "map")
    g.placed = (*g.placed, (id, row, column))


def set_entity(g: EtherState, id: str, given: dict[str, Any]) -> None:
    known_id("entity", id, g.content.pack.entities)
    known_keys(f"entities.{id}", given, {"figures", "mutations", "tokens", "poisoned"})
    figures = []
    for figure in list_of("figures", given.get("figures", [])):
        figure = {"field": figure} if isinstance(figure, str) else figure
        known_keys(f"entities.{id}", figure, {"field", "states"})
        figures.append(EntityFigure(field_of(figure["field"]), states_of(figure.get("states", []))))
    mutations = tuple(list_of("mutations", given.get("mutations", [])))
    bag = list(g.bag)
    for name in mutations:
        if name not in bag:
            raise BadScenario(f"mutation {name}: none is left")
        bag.remove(name)
    g.bag = tuple(bag)
    tokens = whole("tokens", given.get("tokens", 0))
    g.entities = (*g.entities, Entity(id, tuple(figures), mutations, tokens, bool(given.get("poisoned", False))))


def set_companions(g: EtherState, given: list[Any]) -> None:
    """[["duch", "a1", "hracka"]]: who, where, whose."""
    g.companions = tuple(Companion(id, field_of(field), seat_of(g, owner)) for id, field, owner in given)


def fill_zones(g: EtherState, given: dict[str, Any]) -> None:
    """Cards onto shared zones; the last is the top."""
    for name, ids in given.items():
        zone = zone_of(g, name)
        for id in list_of(f"zones.{name}", ids):
            put(g, id, zone)


def set_turns(g: EtherState, given: dict[str, Any]) -> None:
    """`turns`: the current card first; `used`: the last is the top. Without `turns` as many as the dream has."""
    for id in list_of("used", given.get("used", [])):
        put(g, id, "turns.used")
    names = given.get("turns")
    if names is None:
        setting = g.content.setting(g)
        number = setting.turns if setting else 0
        g.zones["turns"] = g.zones["turns.used"][-number:] if number else ()
        g.zones["turns.used"] = g.zones["turns.used"][: len(g.zones["turns.used"]) - len(g.zones["turns"])]
    else:
        for id in reversed(list_of("turns", names)):
            put(g, id, "turns")
        for card in g.zones["turns"][:-1]:
            g.known[card] = 0


# -- the supply ------------------------------------------------------------------------------------------------------
def draw_on_supply(g: EtherState, given: dict[str, int]) -> None:
    """Whatever lies on the table came from the supply; `supply` says otherwise."""
    out = dict.fromkeys(g.supply, 0)
    for row in g.sleepers:
        for name in COUNTS:
            out[TOKEN[name]] += getattr(row, name)
        out["token"] += sum(number for _, number in row.tokens)
        for state, _ in row.states:
            out[supply.STATE_TOKEN[state]] += 1
    for entity in g.entities:
        figure = g.content.pack.entities[entity.id].figure
        out["entity" if figure == "token" else figure] += len(entity.figures)
        out["token"] += entity.tokens
        out["state-b"] += entity.poisoned
        for state, _ in (state for figure_ in entity.figures for state in figure_.states):
            out[supply.STATE_TOKEN[state]] += 1
    for colour, number in g.intent.values():
        out[colour] += number
    out["token"] += sum(g.tokens.values())
    out["key"] += g.keys
    out["gem"] += len(g.slots)
    out["threat"] += len(g.threats)
    out["environment"] += len(g.environments)
    out["obstacle"] += sum(covered for _, covered in g.spent)
    out["soul"] += g.souls
    known_keys("supply", given, set(g.supply))
    g.supply = {kind: given.get(kind, max(0, number - out[kind])) for kind, number in g.supply.items()}
