"""Whose turn it is: rounds of Střet říší (RS-STR-3) and of Zkouška síly (RS-ZKS-6, 7)."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.copying import setter
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from ..figure import ROUND_START, TURN_START
from ..state import RiseState
from .castingphase import ItemsFirst, OneCast, SideCasting
from .movement import Movement

start_round = setter(ROUND_START | TURN_START)
MEANINGS = {"who-moves": Asks("pick", {"first": Means("figure", "order")})}


def new_round(g: RiseState, figure: int) -> None:
    """RS-COM-6, RR-A4: what was used once a round is free again."""
    start_round(g.edit(figure))


def end_of_turn(g: RiseState) -> None:
    """What held until the end of the turn is over, whosever turn it was gained in."""
    for i, row in enumerate(g.figures):
        if row.strength:
            g.edit(i).strength = 0


def take_control(g: RiseState, figure: int) -> None:
    """Hypnóza: another seat plays this turn and sees the hand it plays with (RR-E3b)."""
    row = g.edit(figure)
    row.ruler, row.charmed = row.charmed, -1
    g.tell("hypnotised", figure, rule="RR-E3b")
    if not g.rules.sides:
        for card in g.zones[f"hand.{row.seat}"]:
            zones.learn(g, card, 1 << row.ruler)


def wellspring(g: RiseState, figure: int) -> None:
    row = g.figures[figure]
    on_well = g.content.board.kind[row.cell] == "well"
    if on_well and "wellspring" in row.gear.traits and row.lives < g.max_lives(row):
        g.change_lives(figure, 1, "studanka", "RS-CHR-4")


@procedure
class SideRounds(Proc):
    """RS-STR-3: Dreams' turn, then Darkness' turn."""

    STEPS = ("turn", "next")

    def turn(self, g: RiseState) -> Next:
        return Call(SideTurn(g.turn))

    def next(self, g: RiseState) -> Next:
        g.turn = 1 - g.turn
        if g.turn == 0:
            g.round += 1
            g.tell("round", amount=g.round, rule="RS-STR-3")
        return Goto("turn")


@procedure
class SideTurn(Proc):
    """Casting, then the movement of the side's characters, each finished before the next (RS-STR-8)."""

    STEPS = ("start", "ready", "cast", "order", "move", "again")
    team: int
    waiting: tuple[int, ...] = ()
    mover: int = -1

    def start(self, g: RiseState) -> Next:
        self.waiting = tuple(i for i, figure in enumerate(g.figures) if figure.team == self.team)
        g.tell("turn", self.waiting[0], amount=g.round, rule="RS-STR-3")
        for figure in self.waiting:
            new_round(g, figure)
            wellspring(g, figure)
        return None

    def ready(self, g: RiseState) -> Next:
        """The main character's items serve in the casting phase too, though another casts (RR-C5a)."""
        main = self.waiting[0]
        return Call(ItemsFirst(main)) if g.figures[main].seat != g.figures[self.waiting[-1]].seat else None

    def cast(self, g: RiseState) -> Next:
        """The helper's player holds the cards (RS-STR-8)."""
        holder = self.waiting[-1]
        seat = g.figures[holder].seat
        return Call(SideCasting(self.team, seat, seat, self.waiting[0]))

    def order(self, g: RiseState) -> Next:
        if not self.waiting:
            end_of_turn(g)
            return Return()
        skipping = [i for i in self.waiting if g.figures[i].skips]
        if skipping:  # nothing to choose: its movement does not take place
            self.mover = skipping[0]
            return None
        options = [Option(f"first {g.figures[i].id}", i, "RS-STR-8") for i in self.waiting]
        return Ask(g.figures[self.waiting[0]].seat, options, "mover", "who-moves")

    def move(self, g: RiseState) -> Next:
        self.waiting = tuple(i for i in self.waiting if i != self.mover)
        return Call(PlayMovement(self.mover))

    def again(self, g: RiseState) -> Next:
        return Goto("order")


@procedure
class PlayMovement(Proc):
    """A movement, unless Ochromení takes it (RR-E3a); under Hypnóza another seat plays it (RR-E8c)."""

    STEPS = ("start", "free")
    figure: int

    def start(self, g: RiseState) -> Next:
        row = g.edit(self.figure)
        if row.skips:  # RR-E6: no movement, so no staying either
            row.skips = False
            g.tell("skipped", self.figure, rule="RR-E3a")
            return Return()
        if row.charmed >= 0:
            take_control(g, self.figure)
        return Call(Movement(self.figure))

    def free(self, g: RiseState) -> Next:
        if g.figures[self.figure].ruler >= 0:
            g.edit(self.figure).ruler = -1
        return Return()


@procedure
class TrialRounds(Proc):
    """RS-ZKS-6: a fixed order of players."""

    STEPS = ("turn", "next")

    def turn(self, g: RiseState) -> Next:
        return Call(TrialTurn(g.order[g.turn]))

    def next(self, g: RiseState) -> Next:
        g.turn = (g.turn + 1) % len(g.order)
        if g.turn == 0:
            g.round += 1
            g.tell("round", amount=g.round, rule="RS-ZKS-6")
        return Goto("turn")


@procedure
class TrialTurn(Proc):
    """RS-ZKS-7: casting, then movement with spells."""

    STEPS = ("start", "cast", "move", "free")
    figure: int

    def start(self, g: RiseState) -> Next:
        g.tell("turn", self.figure, amount=g.round, rule="RS-ZKS-7")
        new_round(g, self.figure)
        row = g.edit(self.figure)
        if row.skips:  # RR-E3a: the whole turn
            row.skips = False
            g.tell("skipped", self.figure, rule="RR-E3a")
            return Return()
        if row.charmed >= 0:
            take_control(g, self.figure)
        wellspring(g, self.figure)
        return None

    def cast(self, g: RiseState) -> Next:
        return Call(OneCast(self.figure))

    def move(self, g: RiseState) -> Next:
        return Call(Movement(self.figure))

    def free(self, g: RiseState) -> Next:
        end_of_turn(g)
        if g.figures[self.figure].ruler >= 0:
            g.edit(self.figure).ruler = -1
        return Return()
