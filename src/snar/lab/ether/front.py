"""Etherfields in the lab: every dream, every number of sleepers, every sleeper in every seat."""

from __future__ import annotations

from collections.abc import Sequence

from snar.ether.content import content_for
from snar.ether.options import SLEEPERS
from snar.kernel.state import State

from ..front import Agreement, Lab, Puzzles, companies

WELL = ("victory", "ends")  # the dream is won, or the slumber slept through


def tables(wanted: Agreement) -> list[list[Agreement]]:
    asked = {name: value for name, value in wanted.items() if value}
    starts = [asked["start"]] if "start" in asked else [f"dream:{id}" for id in content_for().pack.dreams]
    teams = [[tuple(asked["sleepers"])]] if "sleepers" in asked else all_teams("solo" in asked.get("options", ()))
    return [[{**asked, "start": start, "sleepers": team} for team in some] for start in starts for some in teams]


def all_teams(alone: bool) -> list[list[tuple[str, ...]]]:
    return [companies(SLEEPERS, number) for number in range(1, 2 if alone else len(SLEEPERS) + 1)]


def won(g: State) -> Sequence[int]:
    return range(g.seats) if g.result.get("outcome") in WELL else ()


LAB = Lab(
    tables=tables,
    place=lambda rules: str(rules.start.rpartition(":")[2]),
    won=won,
    length=lambda g: int(g.turn),  # type: ignore[attr-defined]
    together=True,
    puzzles=Puzzles("greedy", {"start": "dream:prvni-sen"}, ways=3, margin=1.5),
)
