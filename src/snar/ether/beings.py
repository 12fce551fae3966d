"""Who stands on the map besides the sleepers."""

from __future__ import annotations

from typing import NamedTuple


class EntityFigure(NamedTuple):
    """A figure or token of an entity on the map."""

    field: int
    states: tuple[tuple[str, int], ...] = ()


class Entity(NamedTuple):
    """An entity tile in play with its figures (EF-ENT-5). Mutations and poison lie on the tile (EE-E2a, EE-E2d)."""

    id: str
    figures: tuple[EntityFigure, ...] = ()
    mutations: tuple[str, ...] = ()
    tokens: int = 0
    poisoned: bool = False


class Companion(NamedTuple):
    """A friendly being on the map: no sleeper, no entity (EF-ENT-6)."""

    id: str
    field: int
    seat: int
