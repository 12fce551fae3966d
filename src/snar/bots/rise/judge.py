"""How a game of Říše Snů is looked over: chances to win, and plans compared with what was played."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from snar.bots.review import Posed, Verdict, leads_to
from snar.bots.rise.craft import RiseCraft, spends
from snar.bots.rise.learned import craft
from snar.kernel.choice import Choice
from snar.rise.state import RiseState

from ..base import asked
from ..searching import Budget, Plan, Searching, Walker, overruled


class Follower:
    """Walks a line that was played as long as it is asked the same, then goes on as the policy would."""

    def __init__(self, seat: int, topic: str, keys: tuple[str, ...], then: Walker) -> None:
        self.seat, self.topic, self.keys, self.then = seat, topic, keys, then

    def answer(self, g: RiseState, choice: Choice) -> str:
        if self.keys and choice.seat == self.seat and choice.topic == self.topic:
            key, self.keys = self.keys[0], self.keys[1:]
            if choice.find(key):
                return key
            self.keys = ()
        return self.then.answer(g, choice)


class Comparing(Searching):
    """A search whose plans may also be lines that were played."""

    craft: RiseCraft
    asks: Choice

    def walker(self, plan: Plan) -> Walker:
        if isinstance(plan.course, tuple) and plan.course and isinstance(plan.course[0], str):
            return Follower(self.asks.seat, self.asks.topic, plan.course[1:], self.craft.walker(None))
        return super().walker(plan)


class RiseJudge:
    """`playouts`: for each decision."""

    unit = "chance"
    sizes = (0.02, 0.05, 0.1)

    def __init__(self, playouts: int = 64) -> None:
        self.craft = craft(most=6, margin=14.0)
        self.search = Comparing("judge", self.craft, Budget(playouts))

    def sides(self, g: RiseState) -> list[int]:
        return self.craft.sides(g)

    def side(self, g: RiseState, seat: int) -> int:
        teams = sorted({row.team for row in g.figures})
        return teams.index(next(row.team for row in g.figures if row.seat == seat))

    def under_way(self, g: RiseState) -> bool:
        return self.craft.under_way(g)

    def worth(self, g: RiseState, seat: int) -> float:
        """The chance of its side to win, so that those of all sides make one."""
        if g.over:
            won = g.result.get("seats") or ()
            return float(seat in won) if won else 1 / len(self.sides(g))
        if not self.under_way(g):
            return 1 / len(self.sides(g))
        return self.craft.chance(g, seat) / sum(self.craft.chance(g, one) for one in self.sides(g))

    def beat(self, g: RiseState) -> tuple[int, int]:
        return g.round, g.turn

    def play_on(self, g: RiseState, beat: tuple[int, int]) -> None:
        walker = self.craft.walker(None)
        while not g.over and self.beat(g) == beat:
            choice = g.pending[0]
            g.answer(choice.seat, walker.answer(g, choice))

    def goes_on(self, topic: str, key: str) -> bool:
        return topic == "movement" and key.startswith("move")

    def verdict(self, g: RiseState, seat: int, line: Sequence[str]) -> Verdict | None:
        choice = asked(g, seat)
        option = choice.find(line[0])
        if option is None or len(choice.options) < 2 or not self.craft.judges(g, choice):
            return None
        mine = Plan(option, 0.0, (), tuple(line))
        others = [plan for plan in self.craft.plans(g, seat) if plan.course or plan.option.key != option.key]
        if not others or spends(mine, choice):
            return None
        self.search.asks = choice
        values = self.search.tried(g, seat, [mine, *others])
        best = overruled(values)
        means = [fmean(tries) for tries in values]
        if not best:
            return Verdict(means[0], means[0], ())
        plan = others[best - 1]
        better = self.walked(g, seat, plan)
        if better == tuple(line):  # the same way: only what came after it was imagined otherwise
            return Verdict(means[0], means[0], ())
        return Verdict(means[0], means[best], better, plan.reasons)

    def posed(self, g: RiseState, seat: int, most: int, times: int) -> list[Posed]:
        """Movements that end on different fields."""
        choice = asked(g, seat)
        if choice.topic != "movement" or not self.craft.judges(g, choice):
            return []
        lines = [(self.walked(g, seat, plan), plan) for plan in self.craft.plans(g, seat) if plan.course is not None]
        apart = {leads_to(line): (line, plan) for line, plan in reversed(lines)}
        ways = sorted(apart.values(), key=lambda way: -way[1].score)[:most]
        if len(ways) < most:
            return []
        search = Searching("poser", self.craft, Budget(times * most))
        values = search.tried(g, seat, [plan for _, plan in ways], evenly=True)
        return [Posed(line, tries) for (line, _), tries in zip(ways, values, strict=True)]

    def walked(self, g: RiseState, seat: int, plan: Plan) -> tuple[str, ...]:
        """The answers of a plan up to where dice, cards or others come in."""
        twin, walker, topic = g.clone(), self.craft.walker(plan.course), asked(g, seat).topic
        keys, key = [plan.option.key], plan.option.key
        while self.goes_on(topic, key):
            twin.answer(seat, key)
            choice = twin.choice_of(seat)
            if twin.barrier or twin.over or choice is None or choice.topic != topic or twin.pending[0].seat != seat:
                break
            key = walker.answer(twin, choice)
            if key.startswith("move") or key == "end":
                keys.append(key)
            else:
                break
        return tuple(keys)
