"""What the current turn card would do if it were resolved now, from what everybody can see."""

from __future__ import annotations

from typing import Any

from snar.ether.map.crowd import SLEEPER
from snar.ether.map.fields import NAMES
from snar.ether.map.ways import FAR, distances
from snar.ether.state import EtherState

from ..actions.ranges import reach_of as figure_reach
from ..actions.ranges import reached_by
from ..entities.crowding import crowd
from ..entities.strides import AGAIN, FULL, ONE, distance, goals, uses_die
from .stepeffects import END, MOVE, effects, printed_on, reach_of, sources, works
from .turncards import steps

FACES = (ONE, FULL, AGAIN)
AIMED = ("basic", "special")


def preview(g: EtherState) -> list[dict[str, Any]]:
    """For each step of the card, and for the end of the turn: `acts`, the sources with an effect and whom it reaches;
    in a movement step also `moves`, every figure and the faces of the die that bring a sleeper into its ranges."""
    found = []
    for index, step in enumerate((*steps(g), END) if steps(g) else ()):
        row: dict[str, Any] = {"step": step, "blocked": index in g.blocked, "acts": acting(g, step)}
        if step == MOVE:
            row["moves"] = [
                move(g, entity.id, i)
                for entity in g.entities
                if uses_die(g, entity.id)
                for i in range(len(entity.figures))
            ]
        found.append(row)
    return found


def acting(g: EtherState, step: str) -> list[dict[str, Any]]:
    found = []
    for source in sources(g):
        kind, id = source
        for effect in effects(g, source, step):
            if works(g, source, effect):
                reached = reached_by(g, id, reach_of(g, id, effect)) if kind == "entity" else range(g.seats)
                verbs = tuple(part["verb"] for part in effect.do)
                names = tuple(g.sleepers[seat].id for seat in reached)
                found.append({"source": id, "kind": kind, "verbs": verbs, "reaches": names})
    return found


def move(g: EtherState, entity: str, index: int) -> dict[str, Any]:
    """`nearest` at `distance` fields, `stride`: fields of a full move; by step, the faces after which a sleeper is in
    reach (without a second roll)."""
    figure = g.entities[g.entity(entity)].figures[index]
    away = distances(g.landscape, figure.field)
    near = min((away[other.field] for other in crowd(g) if other.kind == SLEEPER), default=FAR)
    chased = goals(g, entity, index)
    nearest = tuple(row.id for row in g.sleepers if row.field >= 0 and away[row.field] == near < FAR)
    reaches: dict[str, tuple[str, ...]] = {}
    for effect in printed_on(g, ("entity", entity)).effects:
        if effect.step in AIMED:
            reach = figure_reach(figure, reach_of(g, entity, effect))
            left = {face: near - (min(near, distance(g, entity, face)) if chased else 0) for face in FACES}
            reaches[effect.step] = tuple(face for face in FACES if near < FAR and left[face] <= reach)
    row = {"entity": entity, "field": NAMES[figure.field], "nearest": nearest, "distance": near if near < FAR else -1}
    return {**row, "stride": distance(g, entity, FULL), "reaches": reaches}
