"""How an entity goes after the sleepers."""

from __future__ import annotations

from .crowd import SLEEPER, Crowd, Figure, entrance
from .landscape import Landscape
from .ways import FAR, distances, next_steps


def targets(land: Landscape, crowd: Crowd, entity: Figure) -> tuple[int, ...]:
    """Fields of the nearest sleepers by the length of the way, asked anew at each roll (EE-E1a). None if no way leads
    to any, or if a sleeper shares its field already: then it does not move (EF-ENT-3)."""
    far = distances(land, entity.field)
    sleepers = sorted({figure.field for figure in crowd if figure.kind == SLEEPER and figure.field >= 0})
    nearest = min((far[field] for field in sleepers), default=FAR)
    return tuple(field for field in sleepers if far[field] == nearest) if 0 < nearest < FAR else ()


def advances(land: Landscape, crowd: Crowd, entity: Figure, target: int) -> tuple[int, ...]:
    """The next steps on its shortest ways to the target that it may take (EF-ENT-3). None: it stops, because it has
    arrived (EE-E1b) or because the field ahead stays shut to it (EE-E3, EE-E4)."""
    ahead = next_steps(land, entity.field, target)
    return tuple(field for field in ahead if entrance(land, crowd, entity, field).enters)
