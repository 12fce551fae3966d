"""The dream's phase: the steps of the current turn card, top to bottom (EF-ENT-1, EF-TRN-5)."""

from __future__ import annotations

from snar.ether.state import EtherState
from snar.kernel.choice import Option
from snar.kernel.flow import Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from ..actions.allowed import offers
from ..actions.window import Window
from ..entities.moves import MoveEntity
from ..entities.strides import can_move
from .deciding import lead
from .stepeffects import END, GATE, MOVE, Source, acts, application, effects, sources, works
from .turncards import steps

MEANINGS = {"order": Asks("pick", {"resolve": Means("thing", "order")})}


@procedure
class DreamPhase(Proc):
    """The turn card, then what is to happen at the end of the turn (EF-TRN-8). After the last step, or when all were
    blocked, there is one more moment for quick actions (EF-INF-1, EF-TRN-5); whoever has no quick card in hand is not
    kept waiting for it."""

    STEPS = ("card", "window", "end")

    def card(self, g: EtherState) -> Next:
        return Call(ResolveTurnCard())

    def window(self, g: EtherState) -> Next:
        return Call(Window(END, tuple(seat for seat in range(g.seats) if holds_quick(g, seat))))

    def end(self, g: EtherState) -> Next:
        return Call(ResolveStep(END))


def holds_quick(g: EtherState, seat: int) -> bool:
    return any(offered.kind == "hand" for offered in offers(g, seat, END))


@procedure
class ResolveTurnCard(Proc):
    """Each step that is not blocked, also when the card is resolved once more (EF-TRN-7, EE-D3c). Before each there is
    a moment for quick actions (EF-TRN-5). One printed twice is resolved twice (EE-E2c)."""

    STEPS = ("window", "resolve", "again")
    reached: int = 0  # steps before this one are past

    def window(self, g: EtherState) -> Next:
        self.reached = next_step(g, self.reached)
        if self.reached >= len(steps(g)):
            return Return()
        return Call(Window("step", tuple(range(g.seats))))

    def resolve(self, g: EtherState) -> Next:
        printed, at = steps(g), self.reached
        if at in g.blocked or at >= len(printed):
            return Goto("window")
        self.reached += 1
        g.tell("step", source=printed[at], rule="EF-ENT-1")
        return Call(ResolveStep(printed[at]))

    def again(self, g: EtherState) -> Next:
        return Goto("window")


def next_step(g: EtherState, reached: int) -> int:
    """EF-TCD-1: blocked ones are passed over."""
    return next((at for at in range(reached, len(steps(g))) if at not in g.blocked), len(steps(g)))


@procedure
class ResolveStep(Proc):
    """One step: every source that has something to do when it begins, in the order that the first sleeper picks: they
    are simultaneous. Missing effects are skipped (EF-ENT-1)."""

    STEPS = ("begin", "pick", "move", "effect", "more")
    step: str
    waiting: tuple[Source, ...] = ()
    source: Source = ("", "")
    block: int = 0  # of the source's effects for this step
    faces: tuple[str, ...] = ()  # movement rolls shared by all, if agreed

    def begin(self, g: EtherState) -> Next:
        self.waiting = tuple(source for source in sources(g) if acts(g, source, self.step))
        return None

    def pick(self, g: EtherState) -> Next:
        able = [source for source in self.waiting if acts(g, source, self.step)]
        if not able:
            return Return()
        options = [Option(f"resolve {GATE if kind == GATE else id}", (kind, id), "EF-ENT-1") for kind, id in able]
        return lead(g, options, "order", "source")

    def move(self, g: EtherState) -> Next:
        self.waiting = tuple(source for source in self.waiting if source != self.source)
        self.block = 0
        kind, id = self.source
        if self.step == MOVE and kind == "entity" and can_move(g, id):
            return Call(MoveEntity(id, self.faces), "faces")
        return None

    def effect(self, g: EtherState) -> Next:
        """Each effect printed there for this step, with its own range and conditions."""
        printed = effects(g, self.source, self.step)
        if self.block >= len(printed):
            return Goto("pick")
        effect = printed[self.block]
        self.block += 1
        return Call(application(g, self.source, effect)) if works(g, self.source, effect) else None

    def more(self, g: EtherState) -> Next:
        return Goto("effect")
