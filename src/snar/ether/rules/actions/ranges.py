"""Who and what is in range: orthogonal steps round walls and inaccessible fields (EF-ACT-7)."""

from __future__ import annotations

from snar.ether.beings import EntityFigure
from snar.ether.map.ways import FAR, distances, in_range
from snar.ether.state import EtherState

ANY_RANGE = 99  # still needs a connection
STUNNED_RANGE = 1  # EF-STA-1


def figure_has(figure: EntityFigure, state: str) -> bool:
    return any(name == state for name, _ in figure.states)


def reach_of(figure: EntityFigure, reach: int) -> int:
    """A stunned figure reaches one field at most, after all bonuses (EE-E6a)."""
    return min(reach, STUNNED_RANGE) if figure_has(figure, "stunned") else reach


def figures_reaching(g: EtherState, entity: str, reach: int, seat: int) -> list[int]:
    """Indices of this entity's figures whose effect reaches the sleeper."""
    index, field = g.entity(entity), g.sleepers[seat].field
    if index < 0 or field < 0:
        return []
    figures = g.entities[index].figures
    return [i for i, figure in enumerate(figures) if within(g, field, figure.field, reach_of(figure, reach))]


def reached_by(g: EtherState, entity: str, reach: int) -> list[int]:
    """Sleepers that an effect reaches, each once (EF-ENT-4); one without an entity reaches everybody."""
    everyone = range(g.seats)
    return [seat for seat in everyone if not entity or figures_reaching(g, entity, reach, seat)]


def within(g: EtherState, origin: int, goal: int, reach: int) -> bool:
    """Range 0 is the same field; any range still needs a connection (EF-ACT-7)."""
    if origin < 0 or goal < 0:
        return False
    return in_range(g.landscape, origin, goal, reach if reach < ANY_RANGE else None)


def figures_within(g: EtherState, origin: int, entity: str, reach: int) -> list[int]:
    """Indices of an entity's figures in range of a field."""
    index = g.entity(entity)
    if index < 0 or origin < 0:
        return []
    far, most = distances(g.landscape, origin), reach if reach < ANY_RANGE else FAR - 1
    return [i for i, (field, _) in enumerate(g.entities[index].figures) if field >= 0 and far[field] <= most]
