"""Setting up for the trial: RS-ZKS-2 .. 6."""

from __future__ import annotations

from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from ..state import RiseState
from ..values import moc, pohyb
from .abilities import FirstAbility
from .hands import deal_hands
from .laying import place

MEANINGS = {"edge": Asks("field", {"": Means("field", "board")})}


@procedure
class TrialSetUp(Proc):
    """RS-ZKS-3 .. 6: abilities, hands, places on edge paths from the slowest, and who starts."""

    STEPS = ("abilities", "next_ability", "hands", "slowest", "edge", "placed", "who_starts")
    seat: int = 0
    waiting: tuple[int, ...] = ()
    cell: int = -1

    def abilities(self, g: RiseState) -> Next:
        if self.seat == len(g.figures):
            return Goto("hands")
        return Call(FirstAbility(self.seat))

    def next_ability(self, g: RiseState) -> Next:
        self.seat += 1
        return Goto("abilities")

    def hands(self, g: RiseState) -> Next:
        deal_hands(g)
        return None

    def slowest(self, g: RiseState) -> Next:
        """RS-ZKS-5: slowest first, equal ones the more powerful first, still equal by lot (RR-E4a)."""
        order = [(pohyb(g, i), -moc(g, i)) for i in range(len(g.figures))]
        lots = lots_for_ties(g, order, "RS-ZKS-5")
        self.waiting = tuple(sorted(range(len(g.figures)), key=lambda i: (order[i], lots[i])))
        return None

    def edge(self, g: RiseState) -> Next:
        if not self.waiting:
            return Goto("who_starts")
        options = [Option(g.name(cell), cell, "RS-ZKS-5") for cell in g.content.board.edges]
        return Ask(g.figures[self.waiting[0]].seat, options, "cell", "edge")

    def placed(self, g: RiseState) -> Next:
        place(g, self.waiting[0], self.cell)
        self.waiting = self.waiting[1:]
        return Goto("edge")

    def who_starts(self, g: RiseState) -> Next:
        """RS-ZKS-6: the highest roll starts, then the player on the right, and so on."""
        contest = list(range(len(g.figures)))
        while len(contest) > 1:
            faces = {i: g.roll(i, "who-starts", "RS-ZKS-6") for i in contest}
            contest = [i for i in contest if faces[i] == max(faces.values())]
        first, number = contest[0], len(g.figures)
        g.order = tuple((first + step) % number for step in range(number))
        return Return()


def lots_for_ties(g: RiseState, ranks: list[tuple[int, int]], rule: str) -> list[tuple[int, ...]]:
    """What settles equal ranks: dice, rolled again by those still equal (RR-E4a). The higher roll goes first."""
    lots: list[tuple[int, ...]] = [()] * len(ranks)
    for rank in sorted(set(ranks)):
        tied = [i for i, other in enumerate(ranks) if other == rank]
        while len(tied) > 1:
            for i in tied:
                lots[i] = (*lots[i], -g.roll(i, "lot", rule))
            tied = [i for i in tied if [lots[j] for j in tied].count(lots[i]) > 1]
    return lots
