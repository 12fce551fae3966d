"""How far entities go, and where to (EF-ENT-2, EF-ENT-3)."""

from __future__ import annotations

from snar.ether.map.chase import targets
from snar.ether.map.crowd import LARGE, is_full
from snar.ether.map.ways import distances
from snar.ether.state import EtherState

from ..actions.ranges import figure_has
from .crowding import crowd, figure_of
from .mutations import extra

ONE, FULL, AGAIN = "one", "full", "again"  # faces of the movement die


def movement(g: EtherState, entity: str) -> int:
    return g.content.pack.entities[entity].movement + extra(g, entity, "movement")


def distance(g: EtherState, entity: str, face: str) -> int:
    """EF-MUT-1: the face of one field stays one field."""
    return 1 if face == ONE else movement(g, entity)


def uses_die(g: EtherState, entity: str) -> bool:
    """Entities with rules of movement of their own, and those without movement, ignore the die."""
    printed = g.content.pack.entities[entity]
    return printed.movement > 0 and not printed.moves


def held(g: EtherState, entity: str, index: int) -> bool:
    """EF-STA-1: an immobilised figure neither moves nor is relocated."""
    return figure_has(g.entities[g.entity(entity)].figures[index], "immobilised")


def goals(g: EtherState, entity: str, index: int) -> tuple[int, ...]:
    """Fields of the nearest sleepers, if it can move towards them at all."""
    if held(g, entity, index):
        return ()
    return targets(g.landscape, crowd(g), figure_of(g, entity, index))


def can_move(g: EtherState, entity: str) -> bool:
    """Would its figures do anything in a movement step?"""
    figures = range(len(g.entities[g.entity(entity)].figures))
    if g.content.pack.entities[entity].moves:
        return any(not held(g, entity, index) for index in figures)
    return uses_die(g, entity) and any(goals(g, entity, index) for index in figures)


def all_one(g: EtherState, kind: str, start: int, goal: int, steps: int) -> bool:
    """Does it arrive whichever way it takes, with nobody to push on any of them?"""
    from_start, from_goal = distances(g.landscape, start), distances(g.landscape, goal)
    away = from_start[goal]
    if kind == LARGE or steps < away:
        return False
    here = crowd(g)
    between = [field for field in g.landscape.fields if from_start[field] + from_goal[field] == away]
    return not any(is_full(here, field) for field in between if field not in (start, goal))
