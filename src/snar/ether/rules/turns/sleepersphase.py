"""The sleepers' phase: everybody draws (EF-TRN-2), then everybody acts (EF-TRN-4)."""

from __future__ import annotations

from collections.abc import Iterator

from snar.ether.state import EtherState
from snar.ether.values import value
from snar.kernel.choice import Choice, Option, Plain
from snar.kernel.flow import AskAny, Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import FINAL, ON, Asks, Means

from ..actions.acting import Perform
from ..actions.allowed import options
from ..actions.kept import Lists, kept
from ..actions.offers import ACTION_STEP, OFFERED
from ..actions.window import reactions
from ..decks.drawing import Draw, discard, held
from ..decks.limits import excess
from .readiness import READY, UNREADY, set_ready, standing, unready

DRAW = "draw"
SAY_READY = Option(READY, READY, "EF-TRN-4")


def usual(g: EtherState, choice: Choice) -> Iterator[str]:
    """Basic actions, and whatever is in hand."""
    yield from ("move", "effort 1", "gem", "hours 1")
    for id in dict.fromkeys(g.card_id(card) for card in g.cards(f"hand.{choice.seat}")):
        yield f"{'place' if g.content.pack.influence[id].progress else 'play'} {id}"


MEANINGS = {
    "draw": Asks("begin", {"discard": Means("card", "pick"), DRAW: FINAL, **OFFERED}),
    "action": Asks("turn", {**OFFERED, "ready": FINAL, "done": FINAL, "pass": ON}, usual=usual),
}


@procedure
class DrawStep(Proc):
    """EF-TRN-2: everybody may discard any cards first, then draws; in any order, as hands are open."""

    STEPS = ("ask", "act", "again")
    fields: tuple[int, ...]  # where the sleepers were when the phase began (EF-MAP-9)
    drawn: tuple[int, ...] = ()
    came: tuple[int, Plain] = (0, "")

    def ask(self, g: EtherState) -> Next:
        waiting = [seat for seat in range(g.seats) if seat not in self.drawn]
        if g.hurried and waiting:
            return AskAny({seat: [] for seat in waiting}, "came", "draw")
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
    """EF-TRN-4: everybody acts freely, in any order, until all are ready. Until then whoever is may take it back
    (EE-D5) or play something quick (EF-INF-1), but nobody waits for that."""

    STEPS = ("fit", "refit", "ask", "act", "again")
    came: tuple[int, Plain] = (0, "")

    def fit(self, g: EtherState) -> Next:
        """Limits may have shrunk outside an effect."""
        fitting = excess(g)
        return Call(fitting) if fitting else Goto("ask")

    def refit(self, g: EtherState) -> Next:
        return Goto("fit")

    def ask(self, g: EtherState) -> Next:
        acting = [seat for seat in range(g.seats) if not g.sleepers[seat].ready]
        if not acting:
            return Return()
        if g.hurried:  # whether all are ready is all that such a game is asked about
            return AskAny({seat: [SAY_READY] for seat in acting}, "came", "action")
        lists = kept(g)
        waiting = {seat: choices(g, seat, lists) for seat in acting}
        done = [seat for seat in range(g.seats) if seat not in waiting] if len(acting) < g.seats else []
        return AskAny(waiting, "came", "action", tuple([second_thoughts(g, seat, lists) for seat in done]))

    def act(self, g: EtherState) -> Next:
        seat, what = self.came
        if what in (READY, UNREADY):
            set_ready(g, seat, what == READY)
            return None
        return Call(Perform(seat, str(what)))

    def again(self, g: EtherState) -> Next:
        return Goto("fit")


def choices(g: EtherState, seat: int, lists: Lists) -> list[Option]:
    """Everything the sleeper may do in the action step."""
    if (seat, ACTION_STEP) not in lists:
        lists[seat, ACTION_STEP] = [*options(g, seat), SAY_READY]
    return lists[seat, ACTION_STEP]


def second_thoughts(g: EtherState, seat: int, lists: Lists) -> Choice:
    """What is left to one who is ready."""
    if (seat, "") not in lists:
        lists[seat, ""] = [unready(), *reactions(g, seat, "")]
    return standing(seat, *lists[seat, ""])
