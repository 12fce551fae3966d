"""Search over what a seat can imagine: whole plans are tried out in games dealt anew, and the policy is overruled only
where the gain is clear.

Policy, value and plans are a game's own (`Craft`); nothing here knows any game. Every plan meets the same cards and
dice (common random numbers), so that plans are compared and not their luck.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterator, Sequence
from hashlib import blake2b
from math import inf, sqrt
from statistics import fmean
from typing import Any, NamedTuple, Protocol

from snar.kernel.choice import Choice, Option
from snar.kernel.imagine import imagine, permute
from snar.kernel.rng import Rng
from snar.kernel.state import State

from .base import TOP, Advice, Scored, asked

BATCH = 4  # imagined games between two looks at who is still in the running
LEAST = 8  # after how many a plan may overrule the policy: among twenty plans four are lucky for one of them
ENOUGH = 32  # after how many nothing is left to be seen
SURE = 2.0  # standard errors that count as evidence
GAIN = 0.02  # chance to win for which the policy is overruled: the value is not to be trusted in smaller things
SPREAD = 0.04  # how much two plans differ from game to game, as a rule
KNOWN = 4  # after how many games one's own eyes count more than that rule
DICE_OF_A_TURN = 4096  # every turn has dice of its own: whatever a plan rolled before, the enemy rolls the same
BLANK = Rng(bytes(32))


class Plan(NamedTuple):
    """A first answer, how the policy likes it and why, and the course it begins (None: the policy goes on)."""

    option: Option
    score: float
    reasons: tuple[str, ...]
    course: Any = None


class Walker(Protocol):
    """Plays for everybody in an imagined game."""

    def answer(self, g: Any, choice: Choice) -> str: ...


class Craft(Protocol):
    """What a game brings along."""

    def plans(self, g: Any, seat: int) -> list[Plan]: ...  # the policy's own choice first
    def judges(self, g: Any, choice: Choice) -> bool: ...  # can the value tell the answers apart?
    def goes_on(self, course: Any, g: Any, choice: Choice) -> tuple[str, Any]: ...  # the next answer, or ''; the rest
    def walker(self, course: Any) -> Walker: ...
    def moment(self, g: Any) -> Hashable: ...  # another one with every turn
    def chance(self, g: Any, seat: int) -> float: ...  # of the seat's side to win


class Budget(NamedTuple):
    """How long it may think. Counted in playouts it thinks the same on every machine."""

    playouts: int
    turns: int = 2  # after how many a playout is cut
    seconds: float = 1.0  # of wall clock at most, where somebody waits


class Searching:
    """Anytime: whenever it is stopped, it has an answer."""

    imagines = True

    def __init__(self, name: str, craft: Craft, budget: Budget) -> None:
        self.name, self.craft, self.budget = name, craft, budget
        self.hurries = False  # somebody waits: the clock counts too
        self.stopped: Callable[[], bool] = lambda: False  # asked between imagined games
        self.playouts = 0  # since it was made
        self.course: Any = None  # what it has begun, and goes on with while everything comes as foreseen

    def advise(self, g: State, seat: int) -> Advice:
        choice = asked(g, seat)
        if self.course is not None:
            key, self.course = self.craft.goes_on(self.course, g, choice)
            if key:
                return advice(
                    choice, [Scored(option, 0.0, ("closer",)) for option in choice.options if option.key == key]
                )
        plans = self.craft.plans(g, seat)
        chosen, rows = self.compared(g, seat, plans)
        if plans[chosen].course is not None:
            _, self.course = self.craft.goes_on(plans[chosen].course, g, choice)
        return advice(choice, [rows[chosen], *rows[:chosen], *rows[chosen + 1 :]])

    def compared(self, g: State, seat: int, plans: list[Plan]) -> tuple[int, list[Scored]]:
        """Which plan, and how good all of them are."""
        values = self.tried(g, seat, plans) if len(plans) > 1 and self.budget.playouts else [[]]
        if not values[0]:
            return 0, [Scored(*plan[:3]) for plan in plans]
        rows = [Scored(plan.option, fmean(tries), plan.reasons) for plan, tries in zip(plans, values, strict=True)]
        return overruled(values), rows

    def tried(self, g: State, seat: int, plans: list[Plan], evenly: bool = False) -> list[list[float]]:
        """By plan the chances to win that its imagined games came to. `evenly`: no plan is given up on the way."""
        worlds = self.worlds(g, seat)
        values: list[list[float]] = [[] for _ in plans]
        running, left = list(range(len(plans))), self.budget.playouts
        until = time.monotonic() + self.budget.seconds if self.hurries else inf
        while left >= len(running) > (not evenly) and len(values[0]) < ENOUGH and not self.stopped():
            world = next(worlds)
            for number in running:
                values[number].append(self.playout(world.clone(), seat, plans[number]))
            left -= len(running)
            if time.monotonic() > until:
                break
            if not evenly and len(values[running[0]]) % BATCH == 0:
                running = still_running(values, running)
        return values

    def worlds(self, g: State, seat: int) -> Iterator[State]:
        """Games as they may really be, one after another."""
        base, rng = as_seen(g, seat)
        while True:
            yield imagine(base, seat, rng, alone=True)

    def walker(self, plan: Plan) -> Walker:
        return self.craft.walker(plan.course)

    def playout(self, g: State, seat: int, plan: Plan) -> float:
        """The chance to win some turns after the first answer of a plan."""
        self.playouts += 1
        craft, left = self.craft, self.budget.turns
        walker, moment = self.walker(plan), craft.moment(g)
        g.answer(seat, plan.option.key)
        while not g.over:
            now = craft.moment(g)
            if now != moment:
                left, moment = left - 1, now
                if not left:
                    return craft.chance(g, seat)
                self.turn_begins(g, left)
            choice = g.pending[0]
            g.answer(choice.seat, walker.answer(g, choice))
        won = g.result.get("seats", ())
        return float(seat in won) if won else 0.5

    def turn_begins(self, g: State, left: int) -> None:
        """So many turns before the end: it rolls what it rolls, whatever was rolled before."""
        g.rng = Rng(g.rng.key, DICE_OF_A_TURN * left)


def as_seen(g: State, seat: int) -> tuple[State, Rng]:
    """The position in the one form all positions have that look like it to the seat, and dice of its own to imagine by:
    what the seat does not know can change nothing."""
    base = g.clone()
    base.script = ()
    permute(base, 1 << seat, lambda group: group.ordered)
    base.rng = BLANK.copy()
    return base, Rng(blake2b(f"{seat}/{base.dump()}".encode(), digest_size=32).digest())


def still_running(values: list[list[float]], running: list[int]) -> list[int]:
    """The policy's own plan (0), and those that may still turn out to be better by enough, and are not clearly behind
    the best."""
    leader = max(running, key=lambda number: fmean(values[number]))
    found = [0]
    for number in running[1:]:
        gain, behind = compared(values[number], values[0]), compared(values[leader], values[number])
        if gain.mean + SURE * gain.error >= GAIN and behind.mean <= SURE * behind.error:
            found.append(number)
    return found


def overruled(values: list[list[float]]) -> int:
    """The plan that is best on evidence; the policy's own (0) where there is none."""
    best, most = 0, GAIN
    for number in range(1, len(values)):
        seen = compared(values[number], values[0])
        if len(values[number]) >= LEAST and seen.mean > max(most, SURE * seen.error):
            best, most = number, seen.mean
    return best


class Compared(NamedTuple):
    """How much better one plan did than another in the same imagined games."""

    mean: float
    error: float


def compared(one: Sequence[float], other: Sequence[float]) -> Compared:
    gains = [a - b for a, b in zip(one, other, strict=False)]
    mean = fmean(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) + KNOWN * SPREAD**2
    return Compared(mean, sqrt(spread / (len(gains) - 1 + KNOWN) / len(gains)))


def advice(choice: Choice, rows: list[Scored]) -> Advice:
    """The first row is the answer. Of plans that begin alike the best counts; what was not looked at comes last."""
    kept: dict[str, Scored] = {}
    for row in rows:
        known = kept.get(row.option.key)
        if known is None or row.score > known.score:
            kept[row.option.key] = row
    first, *others = kept.values()
    first = first._replace(score=max(row.score for row in kept.values()))
    others.sort(key=lambda row: -row.score)
    lowest = min(row.score for row in kept.values()) - 1.0
    rest = [Scored(option, lowest, ("neutral",)) for option in choice.options if option.key not in kept]
    return Advice(first.option, tuple(tuple(row) for row in [first, *others, *rest][:TOP]))  # type: ignore[misc]
