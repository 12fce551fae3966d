"""Entities that come onto a field, and who makes room there (EF-MAP-12 .. 14); what is legal is in map/crowd.py."""

from __future__ import annotations

from snar.ether import supply
from snar.ether.beings import EntityFigure
from snar.ether.map.crowd import (
    COMPANION,
    ENTITY,
    LARGE,
    SLEEPER,
    Crowd,
    Entrance,
    Figure,
    entrance,
    push_fields,
    without,
)
from snar.ether.map.fields import NAMES
from snar.ether.state import EtherState
from snar.kernel.choice import Option
from snar.kernel.flow import Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from ..actions.standing import put
from ..turns.deciding import lead

TOKENS = {"token": "entity", "human": "human", "animal": "animal"}  # what stands for a figure of an entity
NEWCOMER = -1  # a figure that is about to appear
MEANINGS = {"push": Asks("field", {"push": Means("figure field|field")})}


def name_of(entity: str, index: int) -> str:
    return f"{entity}.{index + 1}"


def told_of(g: EtherState, entity: str, index: int) -> tuple[tuple[str, str], ...]:
    """What a question about this figure speaks of: whose it is, and where it stands."""
    return (("source", entity), ("field", NAMES[g.entities[g.entity(entity)].figures[index].field]))


def figure_of(g: EtherState, entity: str, index: int) -> Figure:
    """A figure of an entity as the map sees it."""
    kind = LARGE if g.content.pack.entities[entity].large else ENTITY
    field = g.entities[g.entity(entity)].figures[index].field if index != NEWCOMER else -1
    return Figure(name_of(entity, index), kind, field)


def crowd(g: EtherState) -> Crowd:
    """Everybody who counts to the limit of a field; companions do (EF-ENT-6)."""
    sleepers = [Figure(row.id, SLEEPER, row.field) for row in g.sleepers if row.field >= 0]
    companions = [Figure(row.id, COMPANION, row.field) for row in g.companions]
    entities = [figure_of(g, entity.id, i) for entity in g.entities for i in range(len(entity.figures))]
    return (*sleepers, *companions, *entities)


def push(g: EtherState, figure: Figure, field: int, rule: str) -> None:
    """Whoever it is; nobody who is pushed sets off a trap (EE-E4d)."""
    if figure.kind == SLEEPER:
        seat = next(row.seat for row in g.sleepers if row.id == figure.name)
        put(g, seat, field, "pushed", rule)
    elif figure.kind == COMPANION:
        g.companions = tuple(row._replace(field=field) if row.id == figure.name else row for row in g.companions)
        g.tell("pushed", source=figure.name, frm=NAMES[figure.field], to=NAMES[field], rule=rule)
    else:
        entity, _, number = figure.name.rpartition(".")
        set_field(g, entity, int(number) - 1, field, "pushed", rule)


def set_field(g: EtherState, entity: str, index: int, field: int, kind: str, rule: str) -> None:
    tile = g.entity(entity)
    figures = g.entities[tile].figures
    before = figures[index].field
    moved = figures[index]._replace(field=field)
    g.edit_entity(tile, figures=(*figures[:index], moved, *figures[index + 1 :]))
    g.tell(kind, source=entity, frm=NAMES[before], to=NAMES[field], rule=rule)


def appear(g: EtherState, entity: str, field: int) -> None:
    """Its token comes from the supply: there are 15, and 4 humans and 4 animals (EF-LIM-4)."""
    if supply.take(g, TOKENS[g.content.pack.entities[entity].figure], 1):
        tile = g.entity(entity)
        g.edit_entity(tile, figures=(*g.entities[tile].figures, EntityFigure(field)))
        g.tell("appears", source=entity, to=NAMES[field], rule="EF-MAP-15")


@procedure
class Enter(Proc):
    """An entity comes onto a field: those who must go are pushed first. Returns whether it pushed anybody (then it
    stops, EF-MAP-13, EE-E5a); it does not come at all where nobody can be pushed (EE-E3, EE-E4b)."""

    STEPS = ("look", "ask", "push", "come")
    entity: str
    index: int  # or NEWCOMER
    field: int
    kind: str = "moves"
    waiting: tuple[str, ...] = ()  # still to be pushed
    together: bool = False
    to: int = -1
    pushed: bool = False

    def way_in(self, g: EtherState) -> Entrance:
        return entrance(g.landscape, crowd(g), figure_of(g, self.entity, self.index), self.field)

    def look(self, g: EtherState) -> Next:
        found = self.way_in(g)
        if not found.enters:
            return Return(False)
        self.waiting, self.together = tuple(figure.name for figure in found.pushed), found.together
        self.pushed = bool(found.pushed)
        return None

    def ask(self, g: EtherState) -> Next:
        """All sleepers to one field (EF-MAP-12); before a large entity each figure to any (EF-MAP-13)."""
        if not self.waiting:
            return Goto("come")
        others = without(crowd(g), name_of(self.entity, self.index))
        fields = push_fields(g.landscape, others, self.field, len(self.waiting) if self.together else 1)
        who = "all" if self.together else self.waiting[0]
        options = [Option(f"push {who} {NAMES[field]}", field, self.rule) for field in sorted(fields)]
        about = (("source", self.entity), ("field", NAMES[self.field]))
        return lead(g, options, "push", "to", about)

    @property
    def rule(self) -> str:
        return "EF-MAP-12" if self.together else "EF-MAP-13"

    def push(self, g: EtherState) -> Next:
        going = self.waiting if self.together else self.waiting[:1]
        for figure in crowd(g):
            if figure.name in going:
                push(g, figure, self.to, self.rule)
        self.waiting = self.waiting[len(going) :]
        return Goto("ask")

    def come(self, g: EtherState) -> Next:
        if self.index == NEWCOMER:
            appear(g, self.entity, self.field)
        else:
            set_field(g, self.entity, self.index, self.field, self.kind, "EF-ENT-3")
        return Return(self.pushed)
