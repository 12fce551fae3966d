"""An encounter and its turns: the sleepers' phase, then the dream's (EF-TRN-1)."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.choice import Option, Plain
from snar.kernel.flow import AskAny, Call, Goto, Next, Proc, Return, procedure
from snar.kernel.window import PASS

from ..effects.apply import Apply
from ..sleeper import TURN_START
from ..state import EtherState
from ..values import value
from .acting import Perform
from .allowed import offers, option
from .deciding import Agree
from .decks import Draw, discard, held
from .leaving import leave
from .turncards import show
from .window import asides, reactions

READY, DRAW = "ready", "draw"


@procedure
class Encounter(Proc):
    """A dream or a slumber that has been set up, turn by turn. Returns how it ended; `leave` comes back here."""

    STEPS = ("begin", "turn", "next", "exhausted", "over")

    def begin(self, g: EtherState) -> Next:
        g.outcome, g.safe = "", False
        return None

    def turn(self, g: EtherState) -> Next:
        return Call(Turn())

    def next(self, g: EtherState) -> Next:
        """EF-TRN-6: no turn cards left means that the turns are exhausted."""
        if g.outcome and g.outcome != "escape":
            return Goto("over")
        return Goto("turn") if g.cards("turns") and not g.outcome else None

    def exhausted(self, g: EtherState) -> Next:
        """The effect printed for it; an escape takes the same (EF-SLB-2)."""
        g.outcome = g.outcome or "exhausted"
        g.tell("exhausted", source=g.outcome, rule="EF-TRN-6")
        effect = exhaustion(g)
        return Call(effect) if effect else None

    def over(self, g: EtherState) -> Next:
        return Return(g.outcome)


def exhaustion(g: EtherState) -> Proc | None:
    """A dream's gate tile names a scene, a slumber's tile has effects of its own (EF-GAT-3)."""
    if g.mode == "slumber":
        slumber = g.content.pack.slumbers[g.slumber]
        return Apply(g.first, slumber.exhausted, slumber.id, rule="EF-TRN-6")
    from ..campaign.scenes import ReadScene

    scene = g.content.pack.dreams[g.dream].exhausted
    return ReadScene(scene) if scene else None


@procedure
class Turn(Proc):
    """EF-TRN-1. The current turn card is discarded at the end, and with it what lasts until then (EF-TRN-6)."""

    STEPS = ("begin", "escape", "escaped", "draw", "act", "rest", "dream", "end")
    said: str = ""

    def begin(self, g: EtherState) -> Next:
        g.turn += 1
        g.first = (g.turn - 1) % g.seats
        for seat in range(g.seats):
            g.edit(seat).set(TURN_START)
        show(g)
        g.tell("turn", g.first, source=g.card_id(g.current_turn), amount=g.turn, rule="EF-TRN-1")
        return None

    def escape(self, g: EtherState) -> Next:
        """EE-D1c: decided before the draw step; in the first turn only if it could not be decided before the set-up."""
        from ..campaign.slumbers import early_escape

        tile = g.content.pack.slumbers.get(g.slumber) if g.mode == "slumber" else None
        asked = tile is None or (g.turn == 1 and early_escape(tile))
        if tile is None or asked or not tile.escape:
            return None
        return Call(Agree("escape", ("stay", "escape"), tile.id), "said")

    def escaped(self, g: EtherState) -> Next:
        if self.said == "escape":
            leave(g, "escape")
        return None

    def draw(self, g: EtherState) -> Next:
        return Call(DrawStep(tuple(row.field for row in g.sleepers)))

    def act(self, g: EtherState) -> Next:
        if "strukturovane-tahy" in g.rules:
            from .structured import StructuredStep

            return Call(StructuredStep())
        return Call(ActionStep())

    def rest(self, g: EtherState) -> Next:
        from .states import end_sleepers_phase

        end_sleepers_phase(g)
        return None

    def dream(self, g: EtherState) -> Next:
        from .dreamphase import DreamPhase

        return Call(DreamPhase())

    def end(self, g: EtherState) -> Next:
        from .states import end_turn

        if g.cards("turns"):
            zones.draw(g, "turns", "turns.used", seen=g.everyone, rule="EF-TRN-6")
        g.blocked = ()
        end_turn(g)
        return None


@procedure
class DrawStep(Proc):
    """EF-TRN-2: everybody may discard any cards first, then draws; in any order, as hands are open."""

    STEPS = ("ask", "act", "again")
    fields: tuple[int, ...]  # where the sleepers were when the phase began (EF-MAP-9)
    drawn: tuple[int, ...] = ()
    came: tuple[int, Plain] = (0, "")

    def ask(self, g: EtherState) -> Next:
        waiting = [seat for seat in range(g.seats) if seat not in self.drawn]
        return AskAny({seat: self.options(g, seat) for seat in waiting}, "came", "draw") if waiting else Return()

    def options(self, g: EtherState, seat: int) -> list[Option]:
        cards = [Option(f"discard {g.card_id(card)}", card, "EF-TRN-2") for card in held(g, seat)]
        number = self.number(g, seat)
        draw = Option(DRAW, DRAW, "EF-TRN-2", (), (("cards", number),))
        return [draw, *cards, *reactions(g, seat, DRAW)]  # EF-INF-1: quick ones at any time

    def number(self, g: EtherState, seat: int) -> int:
        """Four, and as many more as the draw symbol under the sleeper says (EF-MAP-9)."""
        field = self.fields[seat]
        return value(g, "draw", seat) + (g.landscape.draws(field) if field >= 0 else 0)

    def act(self, g: EtherState) -> Next:
        seat, what = self.came
        if what == DRAW:
            self.drawn = (*self.drawn, seat)
            return Call(Draw(seat, self.number(g, seat)))
        if isinstance(what, str):
            return Call(Perform(seat, what))
        discard(g, seat, int(what), rule="EF-TRN-2")
        return None

    def again(self, g: EtherState) -> Next:
        return Goto("ask")


@procedure
class ActionStep(Proc):
    """EF-TRN-4: everybody acts freely, in any order, until all are ready; `ready` is final for the turn (EE-D5), but
    for quick actions (EF-INF-1), which `pass` declines."""

    STEPS = ("fit", "refit", "ask", "act", "again")
    passed: tuple[int, ...] = ()
    came: tuple[int, Plain] = (0, "")

    def fit(self, g: EtherState) -> Next:
        """Limits may have shrunk outside an effect."""
        from .limits import excess

        fitting = excess(g)
        return Call(fitting) if fitting else Goto("ask")

    def refit(self, g: EtherState) -> Next:
        return Goto("fit")

    def ask(self, g: EtherState) -> Next:
        waiting = {seat: choices(g, seat) for seat in range(g.seats) if not g.sleepers[seat].ready}
        if not waiting:
            return Return()
        others = [seat for seat in range(g.seats) if seat not in waiting and seat not in self.passed]
        return AskAny({**waiting, **asides(g, others)}, "came", "action")

    def act(self, g: EtherState) -> Next:
        seat, what = self.came
        if what == READY:
            g.edit(seat).ready = True
            g.tell("ready", seat, rule="EF-TRN-4")
            return None
        if what == PASS:
            self.passed = (*self.passed, seat)
            return None
        return Call(Perform(seat, str(what)))

    def again(self, g: EtherState) -> Next:
        return Goto("fit")


def choices(g: EtherState, seat: int) -> list[Option]:
    """Everything the sleeper may do in the action step."""
    return [*(option(g, seat, offered) for offered in offers(g, seat)), Option(READY, READY, "EF-TRN-4")]
