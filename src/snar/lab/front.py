"""What the lab has to know of a game: which tables to measure it at, who has won, and how long it took."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from math import gcd
from typing import Any, NamedTuple

from snar.games import FRONTS
from snar.kernel.front import part_at
from snar.kernel.state import State

PLAIN = "snar.lab.plain:LAB"  # of a game that brings no part of its own
Agreement = dict[str, Any]


class Puzzles(NamedTuple):
    """The games that puzzles are taken from, and what is asked of one."""

    player: str  # the bot in every seat
    agreed: Agreement
    ways: int  # to choose from
    margin: float  # by which the best is better than every other, in the unit of the game's judge


class Lab(NamedTuple):
    # Groups of tables, each of another kind, where these words were agreed on; the tables of a group differ in who sits
    # where, and any first part of them is fair to all.
    tables: Callable[[Agreement], list[list[Agreement]]]
    place: Callable[[Any], str]  # the scenario that rules are counted under
    won: Callable[[State], Sequence[int]]  # winning seats of a game that is over
    length: Callable[[State], int]  # in rounds or turns
    together: bool = False  # all win or lose as one team
    puzzles: Puzzles | None = None


def lab_of(game: str) -> Lab:
    found: Lab = FRONTS[game].part("lab") or part_at(PLAIN)
    return found


def spaced(things: Iterable[Any]) -> list[Any]:
    """In an order in which neighbours have little in common."""
    found = list(things)
    step = next(step for step in range(max(1, len(found) * 3 // 8), 2 * len(found) + 2) if gcd(step, len(found)) == 1)
    return [found[i * step % len(found)] for i in range(len(found))]


def companies(people: Sequence[str], number: int, fits: Callable[[tuple[str, ...]], bool] = bool) -> list[Any]:
    """Every company of so many that fits, in all rotations of the seats."""
    found = spaced(three for three in combinations(people, number) if fits(three))
    turned = [(found[i % len(found)], (i % len(found) + i // len(found)) % number) for i in range(len(found) * number)]
    return [those[turn:] + those[:turn] for those, turn in turned]
