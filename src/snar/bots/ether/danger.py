"""What the dream is about to do to a sleeper on a field, from the turn card that everybody sees."""

from __future__ import annotations

from snar.ether.map.ways import distances
from snar.ether.rules.stepeffects import MOVE, effects, reach_of, sources
from snar.ether.rules.strides import held, movement, uses_die
from snar.ether.rules.turncards import steps, suit
from snar.ether.state import EtherState

from .worth import worth

HARM = 1.0


def danger(g: EtherState, seat: int, field: int) -> float:
    """Expected harm of this turn's card to one who stands there when the dream moves; never below zero."""
    if not g.entities or field < 0:
        return 0.0
    row = g.sleepers[seat]
    nerves = 1.0 + 0.25 * max(0, row.distress - 2)
    harm, strides = 0.0, 0
    for index, step in enumerate(steps(g)):
        if index in g.blocked:
            continue
        if step == MOVE:
            strides += 1
            continue
        for source in sources(g):
            if source[0] == "entity":
                harm += HARM * nerves * hurt(g, seat, field, source, step, strides)
    return harm


def hurt(g: EtherState, seat: int, field: int, source: tuple[str, str], step: str, strides: int) -> float:
    """Of one entity in one step: what it does to those in reach, if it gets so near."""
    total = 0.0
    for effect in effects(g, source, step):
        if not any(part.get("who") == "reach" for part in effect.do):
            continue
        near = sum(
            in_reach(g, source[1], i, field, reach_of(g, source[1], effect), strides) for i in figures(g, source[1])
        )
        total += near * max(0.0, -worth(g, seat, effect.do, source[1]))
    return total


def figures(g: EtherState, entity: str) -> range:
    return range(len(g.entities[g.entity(entity)].figures))


def in_reach(g: EtherState, entity: str, index: int, field: int, reach: int, strides: int) -> float:
    """How likely the figure gets the field into its reach."""
    figure = g.entities[g.entity(entity)].figures[index]
    away = distances(g.landscape, figure.field)[field]
    if away <= reach:
        return 1.0
    if not strides or not uses_die(g, entity) or held(g, entity, index):
        return 0.0
    far = movement(g, entity) * strides
    return 0.8 if away - 1 <= reach else 0.6 if away - far <= reach else 0.0


def next_fields(g: EtherState, entity: str) -> tuple[int, ...]:
    """Where the figures of an entity with rules of its own will stand next turn, if its tile says so."""
    for effect in g.content.pack.entities[entity].moves:
        if effect["verb"] == "relocate_entity" and effect["to"] == "suit" and MOVE in steps(g):
            land = g.landscape
            return tuple(field for field in land.fields if land.suits[field] and land.suits[field] == suit(g))
    return ()
