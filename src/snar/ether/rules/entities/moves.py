"""How entities move (EF-ENT-2, EF-ENT-3)."""

from __future__ import annotations

from collections import Counter

from snar.ether.beings import EntityFigure
from snar.ether.effects.apply import Apply
from snar.ether.map.chase import advances
from snar.ether.map.crowd import LIMIT
from snar.ether.map.fields import NAMES
from snar.ether.state import EtherState
from snar.kernel.choice import Option
from snar.kernel.flow import Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from ..actions.rolls import MovementRoll
from ..turns.deciding import lead
from .crowding import Enter, crowd, figure_of, name_of, told_of
from .strides import AGAIN, all_one, distance, goals, held, uses_die

MEANINGS = {
    "which-moves": Asks("pick", {"first": Means("field", "order")}),
    "toward": Asks("field", {"toward": Means("field", "order")}),
    "way": Asks("field", {"via": Means("field", "order")}),
}


@procedure
class MoveEntity(Proc):
    """Every figure of a tile that stands there now, in an order that the first sleeper says where it may matter
    (EF-SEC-3). `faces` are rolls shared by all entities, if the table agreed on that (EF-ENT-2); they are returned."""

    STEPS = ("begin", "order", "next", "again")
    entity: str
    faces: tuple[str, ...] = ()
    index: int = 0  # the first and the end of those to move; when one leaves, forgetting.forget moves both
    until: int = 0
    moved: tuple[int, ...] = ()
    picked: int = -1

    def begin(self, g: EtherState) -> Next:
        self.until = len(g.entities[g.entity(self.entity)].figures)
        return None

    def order(self, g: EtherState) -> Next:
        waiting = [i for i in range(self.index, self.until) if i not in self.moved]
        if not waiting:
            return Return(self.faces)
        figures = g.entities[g.entity(self.entity)].figures
        different = {figures[i]: i for i in reversed(waiting)}
        if len(different) == 1 or not jostle(g, self.entity, waiting):
            self.picked = waiting[0]
            return None
        options = [Option(key, i, "EF-SEC-3") for key, i in sorted(named(different).items())]
        return lead(g, options, "which-moves", about=(("source", self.entity),))

    def next(self, g: EtherState) -> Next:
        index = self.picked
        self.moved = (*self.moved, index)
        moves = g.content.pack.entities[self.entity].moves
        if not moves:
            return Call(MoveFigure(("figure", self.entity, index), self.faces), "faces")
        if held(g, self.entity, index):
            return None
        return Call(Apply(g.first, moves, self.entity, entity=self.entity, target=("figure", self.entity, index)))

    def again(self, g: EtherState) -> Next:
        return Goto("order")


def jostle(g: EtherState, entity: str, waiting: list[int]) -> bool:
    """May these figures get into each other's way? A large one fills its field; others do where it can become full."""
    if g.content.pack.entities[entity].large:
        return True
    moving = [name_of(entity, i) for i in waiting]
    others = Counter(figure.field for figure in crowd(g) if figure.name not in moving)
    return max(others.values(), default=0) + len(waiting) > LIMIT


def named(figures: dict[EntityFigure, int]) -> dict[str, int]:
    """By where they stand, and by their states where that is not enough."""
    found: dict[str, int] = {}
    for figure, i in figures.items():
        states = "".join(f" {name}" for name, _ in figure.states)
        found[f"first {NAMES[figure.field]}{states}"] = i
    return found


@procedure
class MoveFigure(Proc):
    """One figure: a roll of its own, then step by step toward the nearest sleeper (EE-E1c). Without anywhere to go, or
    on its target, there is no roll, and a second one does nothing (EE-E1b)."""

    STEPS = ("roll", "rolled", "aim", "set_out", "ask", "step", "after")
    figure: tuple[str, str, int] | tuple[()]
    faces: tuple[str, ...] = ()
    rolls: int = 0
    face: str = ""
    target: int = -1
    left: int = 0
    field: int = -1
    pushed: bool = False

    def over(self) -> Return:
        return Return(self.faces)

    def roll(self, g: EtherState) -> Next:
        if not self.figure or not uses_die(g, self.figure[1]) or not goals(g, self.figure[1], self.figure[2]):
            return self.over()
        if self.rolls < len(self.faces):
            self.face = self.faces[self.rolls]
            return None
        return Call(MovementRoll(self.figure[1]), "face")

    def rolled(self, g: EtherState) -> Next:
        if "spolecny-hod" in g.rules and self.rolls == len(self.faces):
            self.faces = (*self.faces, self.face)
        self.rolls += 1
        return None

    def aim(self, g: EtherState) -> Next:
        """EE-E1a: the nearest by the length of the way, anew at each roll; players break ties."""
        found = goals(g, self.figure[1], self.figure[2]) if self.figure else ()
        if not found or not self.figure:
            return self.over()
        options = [Option(f"toward {NAMES[field]}", field, "EE-E1a") for field in found]
        return lead(g, options, "toward", "target", told_of(g, self.figure[1], self.figure[2]))

    def set_out(self, g: EtherState) -> Next:
        if self.figure:
            self.left = distance(g, self.figure[1], self.face)
        return None

    def ask(self, g: EtherState) -> Next:
        if not self.figure or not self.left:
            return self.over()
        mover = figure_of(g, self.figure[1], self.figure[2])
        ahead = advances(g.landscape, crowd(g), mover, self.target)
        if not ahead:
            return self.over()
        if len(ahead) > 1 and all_one(g, mover.kind, mover.field, self.target, self.left):
            ahead = ahead[:1]
        options = [Option(f"via {NAMES[field]}", field, "EF-ENT-3") for field in sorted(ahead)]
        return lead(g, options, "way", "field", told_of(g, self.figure[1], self.figure[2]))

    def step(self, g: EtherState) -> Next:
        assert self.figure
        self.left -= 1
        return Call(Enter(self.figure[1], self.figure[2], self.field), "pushed")

    def after(self, g: EtherState) -> Next:
        if self.pushed or self.field == self.target:
            return self.over()
        if self.left:
            return Goto("ask")
        return Goto("roll") if self.face == AGAIN else self.over()
