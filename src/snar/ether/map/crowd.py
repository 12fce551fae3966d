"""How many figures a field holds, and who has to make room. It gives the legal choices; the rules ask for them."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from .landscape import Landscape

LIMIT = 4  # figures and entity tokens on a field (EF-MAP-12)
SLEEPER, COMPANION, ENTITY, LARGE = "sleeper", "companion", "entity", "large"


class Figure(NamedTuple):
    """Whoever counts to the limit: companions do (EF-ENT-6). The name is its own; field -1 is not on the map."""

    name: str
    kind: str
    field: int = -1


Crowd = tuple[Figure, ...]


class Entrance(NamedTuple):
    """What an entity does to those on the field it would enter."""

    enters: bool
    pushed: Crowd = ()  # everybody who has to go
    together: bool = False  # to one field (EF-MAP-12), not each to a field of its own (EF-MAP-13)
    fields: tuple[int, ...] = ()  # where to: all of them together, or the first of them

    @property
    def stops(self) -> bool:
        """One that pushed somebody goes no farther (EF-MAP-13); a large one passes an empty field (EE-E5a)."""
        return bool(self.pushed)


SHUT = Entrance(False)


def standing(crowd: Crowd, field: int) -> Crowd:
    return tuple(figure for figure in crowd if figure.field == field)


def without(crowd: Crowd, name: str) -> Crowd:
    return tuple(figure for figure in crowd if figure.name != name)


def moved(crowd: Crowd, names: Collection[str], field: int) -> Crowd:
    return tuple(figure._replace(field=field) if figure.name in names else figure for figure in crowd)


def room(crowd: Crowd, field: int) -> int:
    """How many more a field can hold; a large entity fills it (EF-MAP-12, EF-MAP-13)."""
    here = standing(crowd, field)
    return 0 if any(figure.kind == LARGE for figure in here) else max(0, LIMIT - len(here))


def is_full(crowd: Crowd, field: int) -> bool:
    return room(crowd, field) == 0


def is_free(crowd: Crowd, mover: Figure, field: int) -> bool:
    """Is there room for it without any push?"""
    others = without(crowd, mover.name)
    return not standing(others, field) if mover.kind == LARGE else not is_full(others, field)


def may_stop(crowd: Crowd, mover: Figure, field: int) -> bool:
    """Sleepers and companions pass through a full field, but do not stop there (EF-MAP-12)."""
    return not is_full(without(crowd, mover.name), field)


def entrance(land: Landscape, crowd: Crowd, entity: Figure, field: int) -> Entrance:
    """May the entity enter, appear or relocate there? It has already left the field it comes from."""
    others = without(crowd, entity.name)
    here = standing(others, field)
    if is_free(others, entity, field):
        return Entrance(True)
    if entity.kind == LARGE:
        return _crush(land, others, here, field)
    sleepers = tuple(figure for figure in here if figure.kind == SLEEPER)
    # A lone sleeper is not pushed (EF-MAP-12); without sleepers there is nobody to push (EE-E4a).
    if len(sleepers) < 2:
        return SHUT
    fields = push_fields(land, others, field, len(sleepers))
    return Entrance(True, sleepers, True, fields) if fields else SHUT


def _crush(land: Landscape, others: Crowd, here: Crowd, field: int) -> Entrance:
    """A large entity pushes everybody, companions too (EE-E4c), but no other large one; else it stays out (EE-E3)."""
    fields = push_fields(land, others, field, 1)
    places = sum(room(others, neighbour) for neighbour in fields)
    if any(figure.kind == LARGE for figure in here) or places < len(here):
        return SHUT
    return Entrance(True, here, False, fields)


def push_fields(land: Landscape, crowd: Crowd, field: int, figures: int) -> tuple[int, ...]:
    """Neighbours, one step away, with room for that many more (EE-E4b)."""
    return tuple(neighbour for neighbour in land.near[field] if room(crowd, neighbour) >= figures)
