"""What luck leaves of Říše Snů: how often minds beat greedy that cheat. In the lab only, no table knows them.

python bench/ceiling.py [--games 200]     the base scenario, every deal from both sides; 95 % intervals

`seeing`      knows every card and nothing of the dice
`foreseeing`  knows the dice too: it plays every plan on in the real game, and greedy's answers with it
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from functools import partial
from typing import Any

from pool import spread

from snar.bots import ask, make
from snar.bots.base import Scored
from snar.bots.rise.craft import RiseCraft
from snar.bots.rise.hasty import Hasty
from snar.bots.rise.learned import craft
from snar.bots.rise.ways import Way
from snar.bots.searching import Budget, Plan, Searching
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.state import State
from snar.lab.ratings import wilson
from snar.rise.options import agree
from snar.rise.setup.opening import new_game

CAP = 150  # rounds
FAR = 8  # turns that foreseeing looks ahead
BREADTH = {"most": 12, "margin": 20.0, "alike": 2, "lays": True}  # as Hrůzypán


class Seeing(Searching):
    """Imagines the dice only."""

    def worlds(self, g: State, seat: int) -> Iterator[State]:
        number = 0
        while True:
            world = g.clone()
            world.rng = Rng(key_from_seed(f"seeing/{self.playouts}/{number}"))
            number += 1
            yield world


class Foreseeing(Searching):
    """Imagines nothing: every plan is tried out once, as it will be."""

    def compared(self, g: State, seat: int, plans: list[Plan]) -> tuple[int, list[Scored]]:
        values = [self.playout(g.clone(), seat, plan) for plan in plans]
        rows = [Scored(plan.option, value, plan.reasons) for plan, value in zip(plans, values, strict=True)]
        return values.index(max(values)), rows

    def turn_begins(self, g: State, left: int) -> None:
        """The dice fall as they will."""


class Certain(RiseCraft):
    """Whoever knows the future expects others to cast."""

    def walker(self, course: Way | None) -> Hasty:
        return Hasty(self.memory, course and course.then())


def seeing() -> Searching:
    return Seeing("seeing", craft(**BREADTH), Budget(120))


def foreseeing() -> Searching:
    known = craft()
    return Foreseeing("foreseeing", Certain(known.memory, known.eyes, known.value, **BREADTH), Budget(1, FAR))


CHEATS = {"seeing": seeing, "foreseeing": foreseeing}


def won(name: str, number: int) -> float:
    """A deal, from one side and then from the other."""
    deal, seat = divmod(number, 2)
    g = new_game(agree(), Rng(key_from_seed(f"ceiling/{deal}")))
    cheat, greedy, dice = CHEATS[name](), make("greedy", number), Rng(key_from_seed(f"ceiling/{number}/imagined"))
    while not g.over and g.round <= CAP:
        choice = g.pending[0]
        mine = choice.seat == seat
        advice = cheat.advise(g.clone(), seat) if mine else ask(greedy, g, choice.seat, dice)
        g.answer(choice.seat, advice.option.key)
    winners = g.result.get("seats", ()) if g.over else ()
    return float(seat in winners) if winners else 0.5


def measured(name: str, games: int) -> dict[str, Any]:
    points = sum(spread(partial(won, name), range(games), f"{name} against greedy"))
    low, high = wilson(points, games)
    return {
        "games": games,
        "won": points,
        "share": round(points / games, 3),
        "low": round(low, 3),
        "high": round(high, 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--only", choices=sorted(CHEATS))
    args = parser.parse_args()
    for name in [args.only] if args.only else CHEATS:
        print(json.dumps({name: measured(name, args.games)}), flush=True)


if __name__ == "__main__":
    main()
