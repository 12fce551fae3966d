"""Verbs that hold other effects: rolls, conditions, repetition."""

from __future__ import annotations

from typing import Any

from snar.ether.rules.actions.rolls import Luck, reroll
from snar.kernel.flow import Call, Goto, Next, Proc, Return, procedure

from ...state import EtherState
from ..amounts import amount
from ..apply import Apply, Effect, Handler
from ..conditions import holds


def roll(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    return RollFor(a.fields(), effect["faces"])


@procedure
class RollFor(Proc):
    """EF-RLL-2: a result that is not listed does nothing."""

    STEPS = ("roll", "do")
    what: dict[str, Any]
    faces: dict[str, tuple[Effect, ...]]
    face: str = ""

    def roll(self, g: EtherState) -> Next:
        return Call(Luck(self.what["seat"], self.what["source"]), "face")

    def do(self, g: EtherState) -> Next:
        effects = self.faces.get(self.face, ())
        return Call(Apply(**{**self.what, "effects": effects})) if effects else None


def roll_again(g: EtherState, a: Apply, effect: Effect) -> None:
    reroll(g)


def branch(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    effects = effect["then"] if holds(g, a, effect["when"]) else effect["else"]
    return a.nested(effects) if effects else None


def repeat(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    return a.nested(effect["do"] * amount(g, a, effect["amount"]))


def each_figure(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    """For every figure of the entity that stands there now; one that has gone meanwhile is skipped."""
    index = g.entity(a.entity)
    fields = tuple(figure.field for figure in g.entities[index].figures) if index >= 0 else ()
    return EachFigure(a.fields(), effect["do"], len(fields))


@procedure
class EachFigure(Proc):
    """From the last to the first, so that one that leaves does not shift those still to come."""

    STEPS = ("next", "again")
    what: dict[str, Any]
    effects: tuple[Effect, ...]
    left: int

    def next(self, g: EtherState) -> Next:
        if not self.left:
            return Return()
        self.left -= 1
        entity = str(self.what["entity"])
        target = ("figure", entity, self.left)
        field = g.entities[g.entity(entity)].figures[self.left].field
        return Call(Apply(**{**self.what, "effects": self.effects, "target": target, "field": field}))

    def again(self, g: EtherState) -> Next:
        return Goto("next")


VERBS: dict[str, Handler | Any] = {
    "roll": roll,
    "reroll": roll_again,
    "if": branch,
    "repeat": repeat,
    "each_figure": each_figure,
}
