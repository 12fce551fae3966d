"""Effects are resolved in order; one handler per verb, named after the mechanic (EF-INF-4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from snar.kernel.flow import Call, Goto, Next, Proc, Return, procedure

from ..rules.decks.limits import excess
from ..rules.turns.leaving import check_lives
from ..state import EtherState

Effect = dict[str, Any]
Handler = Callable[[EtherState, "Apply", Effect], Proc | None]
VERBS: dict[str, Handler] = {}  # what each verb does; `vocabulary` collects them


@procedure
class Apply(Proc):
    """A list of effects. After each one the lives are checked (EE-C2a)."""

    STEPS = ("next", "check", "fit")
    seat: int  # the acting sleeper; for effects of entities and scenes the first sleeper
    effects: tuple[Effect, ...]
    source: str = ""  # what it is printed on: the id of a card, tile, entity, dream, scene ...
    card: int = -1  # that card, if it is one
    entity: str = ""  # the entity tile whose effect this is
    range: int = -1  # how far an entity's effect reaches, with mutations; -1: it has no range
    reached: tuple[int, ...] | None = None  # whom it reached when it began (EF-ACT-7); None: that is still to be seen
    target: tuple[Any, ...] = ()  # what was aimed at: ("figure", entity id, index), ("sleeper", seat), ("field", field)
    field: int = -1  # where it happens; -1: where the acting sleeper stands
    rule: str = ""
    index: int = 0

    def next(self, g: EtherState) -> Next:
        if self.index == len(self.effects):
            return Return()
        effect = self.effects[self.index]
        self.index += 1
        proc = VERBS[effect["verb"]](g, self, effect)
        return Call(proc) if proc else None

    def check(self, g: EtherState) -> Next:
        """EE-C2c: limits that have shrunk are met at once."""
        check_lives(g)
        fitting = None if g.unwind else excess(g)
        return Call(fitting) if fitting else Goto("next")

    def fit(self, g: EtherState) -> Next:
        return Goto("check")

    def nested(self, effects: tuple[Effect, ...], **changes: Any) -> Apply:
        """Effects inside this effect, with the same source."""
        return Apply(**{**self.fields(), "effects": effects, **changes})

    def fields(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.NAMES if name != "index"}
