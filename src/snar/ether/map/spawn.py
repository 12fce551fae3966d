"""Where entities appear."""

from __future__ import annotations

from .crowd import Crowd, Figure, entrance, is_free
from .landscape import Landscape
from .tiles import SPAWN
from .ways import FAR, distances


def spawn_fields(land: Landscape, suit: str = "", chosen: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The legal spawn fields for the next of several entities that appear together (EF-MAP-15). `suit` is that of the
    current turn; `chosen` are the spawn fields of those before it."""
    spawns = land.bearing(SPAWN)
    matching = tuple(field for field in spawns if suit and land.suits[field] == suit)
    if matching and not chosen:
        return matching
    fewest = min((chosen.count(field) for field in spawns), default=0)
    return tuple(field for field in spawns if chosen.count(field) == fewest)


def landings(land: Landscape, crowd: Crowd, entity: Figure, spawn: int) -> tuple[int, ...]:
    """Where the entity then stands: there, pushing if it must, or on the nearest free field (EE-E4a); maybe nowhere."""
    if entrance(land, crowd, entity, spawn).enters:
        return (spawn,)
    far = distances(land, spawn)
    free = [field for field in land.fields if far[field] < FAR and is_free(crowd, entity, field)]
    nearest = min((far[field] for field in free), default=FAR)
    return tuple(field for field in free if far[field] == nearest)
