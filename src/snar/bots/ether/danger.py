"""What the dream is about to do to a sleeper on a field, from the turn card that everybody sees."""

from __future__ import annotations

from typing import NamedTuple

from snar.ether.map.ways import distances
from snar.ether.rules.entities.strides import held, movement, uses_die
from snar.ether.rules.turns.stepeffects import MOVE, effects, reach_of
from snar.ether.rules.turns.turncards import steps, suit
from snar.ether.state import EtherState

from .peril import expendable
from .worth import worth

HARM = 1.0
THIN = 9  # cards above the deadly number from which every sealed one frightens


class Blow(NamedTuple):
    """What one entity does in one step of the card."""

    harms: tuple[tuple[int, float], ...]  # how far each of its effects reaches, and what it does there
    figures: tuple[tuple[tuple[int, ...], int], ...]  # how far each is from every field, and goes before; -1: it stays


def blows(g: EtherState, seat: int, still: str = "") -> list[Blow]:
    """Those of this turn's card, the same wherever the sleeper stands. `still`: an entity that does not move."""
    found, strides = [], 0
    for index, step in enumerate(steps(g)):
        if index in g.blocked:
            continue
        if step == MOVE:
            strides += 1
            continue
        for entity in g.entities:
            if harms := reaching(g, seat, entity.id, step):
                found.append(Blow(harms, figures(g, entity.id, 0 if entity.id == still else strides)))
    return found


def reaching(g: EtherState, seat: int, entity: str, step: str) -> tuple[tuple[int, float], ...]:
    """Effects on those in reach."""
    return tuple(
        (reach_of(g, entity, effect), max(0.0, -worth(g, seat, effect.do, entity)))
        for effect in effects(g, ("entity", entity), step)
        if any(part.get("who") == "reach" for part in effect.do)
    )


def figures(g: EtherState, entity: str, strides: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    far = movement(g, entity) * strides if strides and uses_die(g, entity) else -1
    return tuple(
        (distances(g.landscape, figure.field), -1 if held(g, entity, i) else far)
        for i, figure in enumerate(g.entities[g.entity(entity)].figures)
    )


def danger(g: EtherState, seat: int, threats: list[Blow], field: int) -> float:
    """Expected harm to one who stands there when the dream moves; never below zero."""
    if field < 0:
        return 0.0
    nerves = 1.0 + 0.25 * max(0, g.sleepers[seat].distress - 2) + 0.15 * max(0, THIN - expendable(g, seat))
    harm = 0.0
    for blow in threats:
        hurt = 0.0
        for reach, each in blow.harms:
            hurt += sum(in_reach(away[field], far, reach) for away, far in blow.figures) * each
        harm += HARM * nerves * hurt
    return harm


def spared(g: EtherState, entity: str) -> float:
    """What all sleepers are spared, as they stand, when this entity does not move."""
    found = 0.0
    for row in g.sleepers:
        now, then = (danger(g, row.seat, blows(g, row.seat, still), row.field) for still in ("", entity))
        found += now - then
    return found


def in_reach(away: int, far: int, reach: int) -> float:
    """How likely the figure gets the field into its reach."""
    if away <= reach:
        return 1.0
    if far < 0:
        return 0.0
    return 0.8 if away - 1 <= reach else 0.6 if away - far <= reach else 0.0


def next_fields(g: EtherState, entity: str) -> tuple[int, ...]:
    """Where the figures of an entity with rules of its own will stand next turn, if its tile says so."""
    for effect in g.content.pack.entities[entity].moves:
        if effect["verb"] == "relocate_entity" and effect["to"] == "suit" and MOVE in steps(g):
            land = g.landscape
            return tuple(field for field in land.fields if land.suits[field] and land.suits[field] == suit(g))
    return ()
