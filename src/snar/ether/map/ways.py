"""Steps, ranges and shortest ways. Figures never block them (EE-F1a); who may stop where is in crowd.py."""

from __future__ import annotations

from collections.abc import Collection

from .fields import SIZE
from .landscape import Landscape

FAR = 99  # no connection: farther than any way on the board


def steps(land: Landscape, field: int) -> tuple[int, ...]:
    """Fields one step away: up, right, down, left, never across a corner (EF-BAS-1)."""
    return land.near[field]


def distances(land: Landscape, start: int) -> tuple[int, ...]:
    """Orthogonal steps from a field to each field, round walls and inaccessible fields (EE-E6b)."""
    known = land.measured.get(start)
    if known is None:
        known = land.measured[start] = _measure(land, start)
    return known


def _measure(land: Landscape, start: int) -> tuple[int, ...]:
    """EE-F1a: whoever stands on a field is no hindrance."""
    far = [FAR] * SIZE
    far[start] = 0
    wave = [start]
    for field in wave:  # grows as it goes
        for other in land.near[field]:
            if far[other] == FAR:
                far[other] = far[field] + 1
                wave.append(other)
    return tuple(far)


def distance(land: Landscape, start: int, goal: int) -> int:
    return distances(land, start)[goal]


def in_range(land: Landscape, start: int, goal: int, most: int | None) -> bool:
    """Range is a maximum; 0 is the same field; None, "any range", still needs a connection (EF-ACT-7)."""
    away = distances(land, start)[goal]
    return away < FAR if most is None else away <= most


def within(land: Landscape, start: int, most: int | None) -> tuple[int, ...]:
    """Fields in range, nearest first; also those reached by that many steps."""
    far = distances(land, start)
    limit = FAR - 1 if most is None else most
    return tuple(sorted((at for at in range(SIZE) if far[at] <= limit), key=lambda at: (far[at], at)))


def anywhere(land: Landscape) -> tuple[int, ...]:
    """ "Any field", and relocation: every field on which one can stand, whatever lies between (EF-ACT-7, EF-REL-1)."""
    return land.fields


def next_steps(land: Landscape, start: int, goal: int) -> tuple[int, ...]:
    """First steps of all shortest ways; none on the goal or without a connection."""
    far = distances(land, goal)
    return tuple(other for other in land.near[start] if far[other] < far[start])


def route(land: Landscape, start: int, goal: int, shun: Collection[int] = ()) -> tuple[int, ...]:
    """One shortest way, the start left out: of equal ones that with the fewest fields to shun (traps, say)."""
    ways: dict[int, tuple[int, tuple[int, ...]]] = {start: (0, ())}
    while ways and goal not in ways:
        ahead: dict[int, tuple[int, tuple[int, ...]]] = {}
        for field, (harm, way) in ways.items():
            for other in next_steps(land, field, goal):
                found = harm + (other in shun), (*way, other)
                ahead[other] = min(ahead.get(other, found), found)
        ways = ahead
    return ways[goal][1] if ways else ()
