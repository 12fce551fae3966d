"""What the search needs of Říše Snů: plans, a fast policy to go on with, the chance to win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from snar.bots.rise.features import features
from snar.bots.rise.hasty import Hasty
from snar.bots.rise.memory import Memory
from snar.bots.rise.mind import Mind
from snar.bots.rise.plans import plans
from snar.bots.rise.ways import Way, next_step
from snar.kernel.choice import Choice
from snar.rise.board import MYSTERY
from snar.rise.state import RiseState

from ..base import asked
from ..searching import Plan
from ..value import Value

SETTLED = ("casting", "items", "cast-field", "cast-turn", "trade")  # left to the policy by whoever thinks of ways only
EVERYTHING = 1000  # no board has more plans
SQUARE = 4  # fields of a side of a part of the board


class RiseCraft:
    """`eyes`: the policy goes by its taste, but chances are told by an honest reckoning. `most`: plans tried, `margin`:
    BP by which they may be behind the best, `alike`: so many of those that come to much the same (0: any number),
    `lays`: what to lay where, and with what to part, is tried too."""

    def __init__(
        self,
        memory: Memory,
        eyes: Memory,
        value: Value,
        most: int = 4,
        margin: float = 8.0,
        alike: int = 0,
        lays: bool = False,
    ) -> None:
        self.memory, self.eyes, self.value = memory, eyes, value
        self.most, self.margin, self.alike, self.lays = most, margin, alike, lays

    def plans(self, g: RiseState, seat: int) -> list[Plan]:
        choice = asked(g, seat)
        looked_at = EVERYTHING if self.alike else self.most
        found = plans(Mind(g, seat, self.memory), choice, looked_at if self.judges(g, choice) else 1)
        least = found[0].score - self.margin
        found = [plan for plan in found if plan is found[0] or (plan.score >= least and not spends(plan, choice))]
        return different(g, found, self.alike)[: self.most] if self.alike else found

    def judges(self, g: RiseState, choice: Choice) -> bool:
        """Can the value tell the answers apart?"""
        return (self.lays or choice.topic not in SETTLED) and self.under_way(g)

    def goes_on(self, course: Way, g: RiseState, choice: Choice) -> tuple[str, Way | None]:
        if choice.topic != "movement":
            return "", course  # something else is asked on the way
        return next_step(course, g, choice), course.then()

    def walker(self, course: Way | None) -> Hasty:
        return Hasty(self.memory, course and course.then(), casts=False)

    def moment(self, g: RiseState) -> Hashable:
        return g.round, g.turn

    def chance(self, g: RiseState, seat: int) -> float:
        return self.value.chance(self.look(g, seat))

    # -- for the lab -------------------------------------------------------------------------------------------------
    def look(self, g: RiseState, seat: int) -> list[float]:
        """A lead weighs less where everyone plays for themselves than between two sides: each has its own place."""
        team = next(row.team for row in g.figures if row.seat == seat)
        found = features(Mind(g, seat, self.eyes), team)
        none = [0.0] * len(found)
        return [*found, *none] if g.rules.sides else [*none, *found]

    def player(self) -> Hasty:
        return Hasty(self.memory)

    def sides(self, g: RiseState) -> list[int]:
        first = {row.team: row.seat for row in reversed(g.figures)}
        return [first[team] for team in sorted(first)]

    def under_way(self, g: RiseState) -> bool:
        """Everybody stands somewhere: the board has been set up."""
        return all(row.cell >= 0 for row in g.figures)


def different(g: RiseState, found: list[Plan], alike: int) -> list[Plan]:
    """Without those of which better ones come to much the same: for the same reason, in the same part of the board."""
    count: Counter[Hashable] = Counter()
    kept = []
    for plan in found:
        cells = plan.course.cells if plan.course else ()
        kind = (plan.reasons, part(g, cells[-1])) if cells else plan.option.key
        count[kind] += 1
        if count[kind] <= alike:
            kept.append(plan)
    return kept


def part(g: RiseState, cell: int) -> Hashable:
    """A world, the mystery place, or a square of the rest."""
    board = g.content.board
    if board.world[cell] >= 0:
        return board.world[cell]
    row, column = divmod(cell, board.width)
    return board.kind[cell] == MYSTERY or (row // SQUARE, column // SQUARE)


def spends(plan: Plan, choice: Choice) -> bool:
    """Is something used up by it? The value does not see what is no longer in hand, so that is the policy's to say."""
    return choice.topic == "movement" and plan.option.value[0] in ("use", "kept", "trade")
