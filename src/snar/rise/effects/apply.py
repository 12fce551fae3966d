"""Effects are resolved in order; one handler per verb, named after the mechanic."""

from __future__ import annotations

from collections.abc import Callable

from snar.kernel.flow import Call, Goto, Next, Proc, Return, procedure
from snar.packs.fields import Effect

from ..state import RiseState

Handler = Callable[[RiseState, "Apply", Effect], Proc | None]
VERBS: dict[str, Handler] = {}  # what each verb does; `verbs` fills it


@procedure
class Apply(Proc):
    """A list of effects happens to a character; awakening stops the rest (RR-B7b)."""

    STEPS = ("start", "next", "again")
    figure: int
    effects: tuple[Effect, ...]
    source: str
    rule: str = ""
    event: bool = False  # an event: moves never lead to a hall (RR-B3b)
    index: int = 0
    awakenings: int = 0

    def start(self, g: RiseState) -> Next:
        self.awakenings = g.figures[self.figure].awakenings
        return None

    def next(self, g: RiseState) -> Next:
        if self.index == len(self.effects) or g.figures[self.figure].awakenings != self.awakenings:
            return Return()
        effect = self.effects[self.index]
        self.index += 1
        proc = VERBS[effect["verb"]](g, self, effect)
        return Call(proc) if proc else None

    def again(self, g: RiseState) -> Next:
        return Goto("next")


def immune(g: RiseState, a: Apply, trait: str) -> bool:
    """Does the character shrug it off? Then it is told, with what makes it immune."""
    by = g.figures[a.figure].gear.traits.get(trait)
    if by:
        g.tell("immune", a.figure, source=a.source, to=by, rule="RS-CHR-4")
    return bool(by)
