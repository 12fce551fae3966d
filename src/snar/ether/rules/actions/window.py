"""Moments at which quick actions may be taken. Hands are open, so only those are asked who could use one."""

from __future__ import annotations

from snar.ether.state import EtherState
from snar.kernel.choice import Option, Plain
from snar.kernel.flow import AskAny, Call, Goto, Next, Proc, Return, made, procedure
from snar.kernel.meaning import ON, Asks
from snar.kernel.window import PASS, QUIET

from ..decks.distress import Suffer
from ..decks.seals import Seal
from .allowed import options
from .offers import OFFERED

MOMENTS = ("distress", "draw", "end", "roll", "seal", "step")
MEANINGS = {f"window-{on}": Asks("window", {**OFFERED, PASS: ON, QUIET: ON}) for on in MOMENTS}


@procedure
class Window(Proc):
    """Quick actions of a timing (`roll distress seal step draw end`), and quick ones without any: they come any time
    (EF-INF-1, EF-TRN-5). It closes when everybody who could act has declined after the last act (EE-B3). Whoever wants
    to be asked no more this turn is asked all the same when it is a matter of life and death."""

    STEPS = ("ask", "play", "again")
    on: str
    seats: tuple[int, ...]
    passed: tuple[int, ...] = ()
    came: tuple[int, Plain] = (0, "")

    def ask(self, g: EtherState) -> Next:
        choices = {}
        grave = deadly(g)
        for seat in self.seats:
            if seat not in self.passed and (grave or not g.sleepers[seat].quiet):
                plays = reactions(g, seat, self.on)
                if plays:
                    choices[seat] = [*plays, Option(PASS, PASS), Option(QUIET, QUIET)]
        return AskAny(choices, "came", f"window-{self.on}") if choices else Return()

    def play(self, g: EtherState) -> Next:
        seat, what = self.came
        if what in (PASS, QUIET):
            self.passed = (*self.passed, seat)
            if what == QUIET:
                g.edit(seat).quiet = True
            return None
        self.passed = ()
        return Call(made("ether.Perform", seat, str(what)))

    def again(self, g: EtherState) -> Next:
        return Goto("ask")


def deadly(g: EtherState) -> bool:
    """Does the open window stand before somebody's death?"""
    proc = g.stack[-2] if len(g.stack) > 1 else None
    return isinstance(proc, (Seal, Suffer)) and proc.deadly(g)


def reactions(g: EtherState, seat: int, on: str, taken: set[int] | None = None) -> list[Option]:
    """`taken`: cards and items that are just being paid, where that is known already."""
    return options(g, seat, on, taken)


def asides(g: EtherState, seats: list[int]) -> dict[int, list[Option]]:
    """EF-INF-1: quick actions of those whose turn it is not, while somebody else acts; `pass` declines them."""
    found = {seat: reactions(g, seat, "") for seat in seats}
    return {seat: [*plays, Option(PASS, PASS)] for seat, plays in found.items() if plays}
