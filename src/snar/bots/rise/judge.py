"""How a game of Říše Snů is looked over: chances to win, and plans compared with what was played."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from snar.bots.review import Given, Posed, Verdict, leads_to
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

    def stood(self, g: RiseState) -> list[float]:
        """The chances to win; together they make one."""
        sides = self.sides(g)
        won = g.result.get("seats") or () if g.over else ()
        if won:
            return [float(seat in won) for seat in sides]
        if g.over or not self.under_way(g):
            return [1 / len(sides)] * len(sides)
        chances = [self.craft.chance(g, seat) for seat in sides]
        return [chance / sum(chances) for chance in chances]

    def beat(self, g: RiseState) -> tuple[int, int]:
        return g.round, g.turn

    def play_on(self, g: RiseState, beat: tuple[int, int]) -> None:
        walker = self.craft.walker(None)
        while not g.over and self.beat(g) == beat:
            choice = g.pending[0]
            g.answer(choice.seat, walker.answer(g, choice))

    def goes_on(self, one: Given, then: Given) -> bool:
        """Step by step, and the end of it; whatever else is done on the way was decided there."""
        steps = one.topic == then.topic == "movement" and one.key.startswith("move")
        return steps and (then.key.startswith("move") or then.key == "end")

    def verdict(self, g: RiseState, seat: int, line: Sequence[str]) -> Verdict | None:
        choice = asked(g, seat)
        option = choice.find(line[0])
        if option is None or len(choice.options) < 2 or not self.craft.judges(g, choice):
            return None
        mine = Plan(option, 0.0, (), tuple(line))
        plans = [plan for plan in self.craft.plans(g, seat) if plan.course or plan.option.key != option.key]
        if not plans or spends(mine, choice):
            return None
        ways, of = self.other_ways(g, seat, tuple(line), plans), movement_of(choice)
        if not ways:
            chance = self.craft.chance(g, seat)
            return Verdict(chance, chance, (), of=of)
        self.search.asks = choice
        values = self.search.tried(g, seat, [mine, *ways.values()])
        best = overruled(values)
        means = [fmean(tries) for tries in values]
        if not best:
            return Verdict(means[0], means[0], (), of=of)
        better, plan = list(ways.items())[best - 1]
        return Verdict(means[0], means[best], better, plan.reasons, of)

    def other_ways(
        self, g: RiseState, seat: int, line: tuple[str, ...], plans: Sequence[Plan]
    ) -> dict[tuple[str, ...], Plan]:
        """Where plans lead up to what nobody can foresee, each way once, and none that comes to the same as the line
        that was played: only what came after it would be imagined otherwise."""
        ways: dict[tuple[str, ...], Plan] = {}
        for plan in plans:
            way = self.walked(g, seat, plan)
            if way != line and not (leads_to(way) == leads_to(line) and after(g, seat, way) == after(g, seat, line)):
                ways.setdefault(way, plan)
        return ways

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
        keys = [plan.option.key]
        while keys[-1].startswith("move"):
            twin.answer(seat, keys[-1])
            choice = twin.choice_of(seat)
            if twin.barrier or twin.over or choice is None or choice.topic != topic or twin.pending[0].seat != seat:
                break
            key = walker.answer(twin, choice)
            if not self.goes_on(Given(topic, keys[-1]), Given(topic, key)):
                break
            keys.append(key)
        return tuple(keys)


def movement_of(choice: Choice) -> str:
    """One movement of one character is one decision, whatever is asked or comes in between."""
    return f"movement {dict(choice.about)['figure']}" if choice.topic == "movement" else ""


def after(g: RiseState, seat: int, line: Sequence[str]) -> str:
    """The position that it leads to."""
    twin = g.clone()
    for key in line:
        twin.answer(seat, key)
    return twin.dump()
