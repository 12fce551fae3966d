"""Figures that the players move about, and relocation of entities."""

from __future__ import annotations

from snar.ether.map.crowd import COMPANION, Crowd, Figure, is_free, may_stop
from snar.ether.map.fields import NAMES
from snar.ether.map.landscape import Landscape
from snar.ether.map.spawn import landings
from snar.ether.state import EtherState
from snar.kernel.choice import Option, Plain
from snar.kernel.flow import Ask, Call, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from ..turns.deciding import lead
from .companions import move
from .crowding import Enter, crowd, figure_of, set_field, told_of
from .strides import held

Aim = tuple[Plain, ...]  # ("figure", entity, index) or ("companion", place)
MEANINGS = {
    "relocate": Asks("field", {"to": Means("field")}),
    "shift": Asks("field", {"shift": Means("field"), "push": Means("field")}),
    "appear": Asks("field", {"appear": Means("field")}),
}


def moved_figure(g: EtherState, aim: Aim) -> Figure:
    if aim[0] == "companion":
        row = g.companions[aim[1]]
        return Figure(row.id, COMPANION, row.field)
    return figure_of(g, aim[1], aim[2])


def free_ways(land: Landscape, here: Crowd, mover: Figure, steps: int) -> list[int]:
    """Fields it can be moved to: never onto or through one without room, as nobody is pushed aside."""
    room = may_stop if mover.kind == COMPANION else is_free
    wave, seen = [mover.field], {mover.field}
    for _ in range(steps):
        near = {other for field in wave for other in land.near[field] if other not in seen}
        wave = sorted(field for field in near if room(here, mover, field))
        seen.update(wave)
    return sorted(seen - {mover.field})


@procedure
class Shift(Proc):
    """The acting sleeper moves a figure by up to so many fields. EE-E4e: also one that is immobilised: it cannot move
    by itself, but it can be pushed."""

    STEPS = ("ask", "move")
    seat: int
    target: Aim
    fields: int
    kind: str
    to: int = -1

    def ask(self, g: EtherState) -> Next:
        figure = moved_figure(g, self.target)
        fields = free_ways(g.landscape, crowd(g), figure, self.fields)
        if not fields:
            return Return()
        options = [Option(f"{self.kind} {NAMES[field]}", field) for field in fields]
        id = figure.name if figure.kind == COMPANION else str(self.target[1])
        return Ask(self.seat, options, "to", "shift", (("source", id), ("field", NAMES[figure.field])))

    def move(self, g: EtherState) -> Next:
        if self.target[0] == "companion":
            move(g, g.companions[self.target[1]].id, self.to, "moves")
        else:
            set_field(g, self.target[1], self.target[2], self.to, "pushed", "EF-MAP-12")
        return None


@procedure
class Relocate(Proc):
    """An entity is relocated, whatever lies between (EF-REL-1); pushes as if it came there by itself. Where nobody can
    be pushed it comes to the nearest free field (EE-E4a), or not at all (EF-MAP-14)."""

    STEPS = ("ask", "land", "come")
    target: tuple[str, str, int]
    fields: tuple[int, ...]
    picked: int = -1

    def ask(self, g: EtherState) -> Next:
        _, entity, index = self.target
        if held(g, entity, index):
            return Return()
        here, mover = crowd(g), figure_of(g, entity, index)
        fields = [field for field in self.fields if landings(g.landscape, here, mover, field)]  # EF-SEC-3
        if not fields:
            return Return()
        options = [Option(f"to {NAMES[field]}", field, "EF-REL-1") for field in fields]
        return lead(g, options, "relocate", about=told_of(g, entity, index))

    def land(self, g: EtherState) -> Next:
        _, entity, index = self.target
        mover = figure_of(g, entity, index)
        fields = landings(g.landscape, crowd(g), mover, self.picked)
        if not fields or mover.field in fields:
            return Return()
        options = [Option(f"appear {NAMES[field]}", field, "EE-E4a") for field in sorted(fields)]
        return lead(g, options, "appear", about=(("source", entity),))

    def come(self, g: EtherState) -> Next:
        _, entity, index = self.target
        return Call(Enter(entity, index, self.picked, "relocates"))
