"""Which figure of which entity a verb concerns."""

from __future__ import annotations

from typing import Any

from snar.ether.rules.turns.deciding import lead
from snar.kernel.choice import Option
from snar.kernel.flow import Call, Next, Proc, procedure

from ...map.fields import NAMES
from ...state import EtherState
from ..apply import Apply, Effect, Handler

FigureHandler = Any  # (g, a, effect, entity, index) -> Proc | None


def tile_of(g: EtherState, a: Apply, effect: Effect) -> str:
    """The entity concerned, if it is in play."""
    aimed = a.target[1] if a.target[:1] == ("figure",) else ""
    id = str(effect.get("entity") or aimed or a.entity)
    return id if g.entity(id) >= 0 else ""


def on_figure(handler: FigureHandler) -> Handler:
    """A verb for one figure; among several of the entity the first sleeper picks."""

    def aim(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
        entity = tile_of(g, a, effect)
        if not entity:
            return None
        if a.target[:2] == ("figure", entity):
            proc: Proc | None = handler(g, a, effect, entity, a.target[2])
            return proc
        return Pick(a.nested((effect,)).fields(), entity) if g.entities[g.entity(entity)].figures else None

    return aim


@procedure
class Pick(Proc):
    """Which of the entity's figures? Equal ones on one field are one option."""

    STEPS = ("ask", "do")
    what: dict[str, Any]
    entity: str
    index: int = -1

    def ask(self, g: EtherState) -> Next:
        found: dict[Any, int] = {}
        for index, figure in enumerate(g.entities[g.entity(self.entity)].figures):
            found.setdefault(figure, index)
        options = []
        for figure, index in found.items():
            marks = "".join(f" {name}" for name, _ in figure.states)
            options.append(Option(f"target {self.entity} {NAMES[figure.field]}{marks}", index, "EF-SEC-3"))
        return lead(g, options, "target", "index")

    def do(self, g: EtherState) -> Next:
        return Call(Apply(**{**self.what, "target": ("figure", self.entity, self.index)}))
