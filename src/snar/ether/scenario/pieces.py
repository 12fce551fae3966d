"""Putting cards, tiles, figures and tokens where a description says."""

from __future__ import annotations

from typing import Any

from snar.packs.ether.words import COMPANIONS
from snar.scenario import piles
from snar.scenario.naming import (
    BadScenario,
    inside,
    known_keys,
    list_of,
    needed,
    one_of,
    row_of,
    table_of,
    texts_of,
    truth_of,
    whole,
    zone_of,
)

from .. import supply
from ..beings import Companion, Entity, EntityFigure
from ..map.fields import COLUMNS, NUMBERS, place
from ..rules.turns.poker import PLAYED
from ..setup import OWN
from ..sleeper import FIELDS
from ..state import EtherState
from .naming import action_key, field_of, known_id, seat_of

COUNTS = ("distress", "ether", "gems")
TOKEN = {"distress": "distress", "ether": "ether", "gems": "gem"}
FLAGS = ("boosted", "effort", "ready", "quiet")
OPEN = ("hand", "discard", "progress", "sealed", "mask", "masks", "box")
FROM = ("deck", "box", "market", "weaknesses", "vault", "masks.box", "seasons", "turns.used")


CARDS = ("influence", "weakness", "secret")
KINDS = {
    "hand": CARDS, "discard": CARDS, "sealed": CARDS, "deck": CARDS, "progress": CARDS, "mask": ("mask",),
    "masks": ("mask",), "masks.box": ("mask",), "items": ("item", "secret"), "items.market": ("item",),
    "market": ("influence",), "offer": ("influence",), "turns": ("turn",), "turns.used": ("turn",),
    "quirks": ("fate",), "fate": ("fate",), "slumbers": ("slumber",), "slumber": ("slumber",),
    "weaknesses": ("weakness",), "seasons": ("season",), "season": ("season",), "wisdom": ("wisdom",),
    "notes": ("note",), "gates": ("gate",), "dream": ("gate",), "memories": ("memory",),
}  # fmt: skip


def fitting(g: EtherState, id: str, zone: str) -> None:
    """Nothing lies where things of its kind never lie."""
    kind, _, owner = zone.rpartition(".")
    kinds = KINDS.get(kind if owner.isdigit() else zone, ())
    card = g.content.cards[g.content.numbers[id][0]]
    if kinds and card.deck not in kinds:
        raise BadScenario(f"{id} does not belong here; there go {', '.join(kinds)}")
    if kind == "progress" and not getattr(card, "progress", getattr(card, "stays", False)):
        raise BadScenario(f"{id} is no progress card")


def take(g: EtherState, id: Any, owner: int = -1, to: str = "") -> int:
    """A copy of the card, out of wherever it lies: the owner's deck first, then the common places, `to` last."""
    fitting(g, known_id("card", id, g.content.numbers), to)
    first = [f"{zone}.{owner}" for zone in ("deck", "box", "masks")] if owner >= 0 else []
    search = [*first, *FROM, *(zone for zone in g.zones if zone not in taken_zones(g))]
    return piles.take(g, id, sorted(search, key=lambda zone: zone == to))


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
    with inside(f"sleepers.{g.sleepers[seat].id}"):
        fill_sleeper(g, seat, given)


def fill_sleeper(g: EtherState, seat: int, given: dict[str, Any]) -> None:
    row = g.edit(seat)
    for zone in OPEN:
        for id in list_of(zone, given.get(zone, [])):
            with inside(zone):
                put(g, id, f"{zone}.{seat}", seat)
    with inside("deck"):
        stack_deck(g, seat, list_of("deck", given.get("deck", [])))
    with inside("field"):
        row.field = field_of(given.get("field", ""))
    for name in COUNTS:
        setattr(row, name, whole(name, given.get(name, 0)))
    for name in FLAGS:
        setattr(row, name, truth_of(name, given.get(name, False)))
    for name in ("used", "spent"):
        with inside(name):
            setattr(row, name, tuple(taken_action(g, key) for key in texts_of(name, given.get(name, []))))
    row.states = states_of(given.get("states", []))
    row.turned = tuple(own_card(g, f"progress.{seat}", id) for id in texts_of("turned", given.get("turned", [])))
    tokens = table_of("tokens", given.get("tokens", {}))
    row.tokens = tuple((own_card(g, f"progress.{seat}", id), whole("tokens", n)) for id, n in tokens.items())


def taken_action(g: EtherState, key: str) -> str:
    """An action that a sleeper has taken in this turn or dream; hands of poker are noted alike (EF-VAR-2)."""
    return key if key == PLAYED or key.startswith(f"{PLAYED} ") else action_key(g, key)


def own_card(g: EtherState, zone: str, id: str) -> int:
    card = g.find(zone, id)
    if card < 0:
        raise BadScenario(f"{id}: not in {zone}")
    return card


def stack_deck(g: EtherState, seat: int, names: list[str]) -> None:
    only, wanted = piles.asked_for(names)
    cards = [take(g, id, seat, f"deck.{seat}") for id in wanted]
    for card in cards:
        g.owners[card] = 1 + seat
        g.known[card] = 0
    piles.stack(g, f"deck.{seat}", cards, f"box.{seat}" if only else "")


def states_of(given: Any) -> tuple[tuple[str, int], ...]:
    """["stunned"] or [["stunned", 1]]: phases left, one unless said."""
    found = []
    for state in list_of("states", given):
        name, left = (state, 1) if isinstance(state, str) else row_of("states", state, "state", "phases left")
        if name not in supply.STATE_TOKEN:
            raise BadScenario(f"states: {name}; known are {', '.join(supply.STATE_TOKEN)}")
        found.append((name, whole("states", left, 1)))
    return tuple(found)


# -- the dreamscape --------------------------------------------------------------------------------------------------
def lay_tile(g: EtherState, given: str) -> None:
    """`kuchyne` where it is printed to lie, `kuchyne@B2` on another place, `kuchyne@c4` by its north-west field."""
    id, _, at = given.partition("@")
    with inside("tiles"):
        known_id("tile", id, {**g.content.pack.tiles, **g.content.pack.overlays})
    if not at:
        row, column = g.content.place_of(id)
    else:
        row, column = divmod(NUMBERS[at], COLUMNS) if at in NUMBERS else place_of(at)
    with inside("tiles"):
        put(g, id, "map")
    if id in g.content.pack.tiles and (row, column) in {(down, right) for _, down, right in g.placed}:
        raise BadScenario(f"tiles: {given} lies where another tile is")
    g.placed = (*g.placed, (id, row, column))


def place_of(name: str) -> tuple[int, int]:
    try:
        return place(name)
    except (LookupError, ValueError):
        raise BadScenario(f"tiles: {name} is neither a place such as B2 nor a field such as c4") from None


def set_entity(g: EtherState, id: str, given: dict[str, Any]) -> None:
    with inside("entities"):
        known_id("entity", id, g.content.pack.entities)
    with inside(f"entities.{id}"):
        add_entity(g, id, given)


def add_entity(g: EtherState, id: str, given: dict[str, Any]) -> None:
    known_keys(f"entities.{id}", given, {"figures", "mutations", "tokens", "poisoned"})
    figures = []
    for figure in list_of("figures", given.get("figures", [])):
        figure = {"field": figure} if isinstance(figure, str) else figure
        known_keys(f"entities.{id}", figure, {"field", "states"})
        needed(f"entities.{id}", figure, "field")
        figures.append(EntityFigure(field_of(figure["field"]), states_of(figure.get("states", []))))
    mutations = tuple(texts_of("mutations", given.get("mutations", [])))
    bag = list(g.bag)
    for name in mutations:
        if name not in bag:
            raise BadScenario(f"mutation {name}: none is left")
        bag.remove(name)
    g.bag = tuple(bag)
    tokens = whole("tokens", given.get("tokens", 0))
    g.entities = (
        *g.entities,
        Entity(id, tuple(figures), mutations, tokens, truth_of("poisoned", given.get("poisoned", False))),
    )


def set_companions(g: EtherState, given: list[Any]) -> None:
    """[["duch", "a1", "hracka"]]: who, where, whose."""
    rows = [row_of("companions", row, "who", "field", "sleeper") for row in given]
    with inside("companions"):
        g.companions = tuple(
            Companion(one_of("companions", id, COMPANIONS), field_of(at), seat_of(g, owner)) for id, at, owner in rows
        )


def fill_zones(g: EtherState, given: dict[str, Any]) -> None:
    """Cards onto shared zones; the last is the top."""
    seats = {name: seat for seat, name in enumerate(g.rules.sleepers)}
    for name, ids in given.items():
        zone = zone_of(g, name, seats)
        for id in list_of(f"zones.{name}", ids):
            with inside(f"zones.{name}"):
                put(g, id, zone)


def set_turns(g: EtherState, given: dict[str, Any]) -> None:
    """`turns`: the current card first; `used`: the last is the top. Without `turns` as many as the dream has."""
    for id in list_of("used", given.get("used", [])):
        with inside("used"):
            put(g, id, "turns.used")
    names = given.get("turns")
    if names is None:
        setting = g.content.setting(g)
        number = setting.turns if setting else 0
        g.zones["turns"] = g.zones["turns.used"][-number:] if number else ()
        g.zones["turns.used"] = g.zones["turns.used"][: len(g.zones["turns.used"]) - len(g.zones["turns"])]
    else:
        for id in reversed(list_of("turns", names)):
            with inside("turns"):
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
    for kind, _, _ in g.doors:
        out[kind] += 1
    out["obstacle"] += sum(covered for _, covered in g.spent)
    out["soul"] += g.souls
    known_keys("supply", given, set(g.supply))
    for kind, number in g.supply.items():
        if kind not in {*given, "entity"} and out[kind] > number:  # anything can stand for a figure
            raise BadScenario(f"supply.{kind}: {out[kind]} lie on the table, but there are only {number} (EF-COM-3)")
    left = {kind: whole(f"supply.{kind}", number) for kind, number in given.items()}
    g.supply = {kind: left.get(kind, max(0, number - out[kind])) for kind, number in g.supply.items()}
