"""Říše Snů in the lab: every scenario, every number of players, every character in every seat."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

from snar.rise.options import DEMONS, HEROES, OF_A_SIDE, SCENARIOS, SEATS

from ..front import Agreement, Lab, Puzzles, companies, spaced

SIDES = ("stret-risi", "zacatecnici")


def tables(wanted: Agreement) -> list[list[Agreement]]:
    """Where only the number of players is said, or nothing, all scenarios for which that is a number of players."""
    asked = {name: value for name, value in wanted.items() if value}
    some = asked.keys() - {"players", "pack"}
    scenarios = [asked.get("scenario", SCENARIOS[0])] if some else list(SCENARIOS)
    return [
        [{**asked, "scenario": scenario, "characters": cast} for cast in casts(scenario, number, asked)]
        for scenario in scenarios
        for number in numbers(scenario, asked)
    ]


def numbers(scenario: str, asked: Agreement) -> list[int]:
    """Of characters at the table."""
    if "characters" in asked:
        return [len(asked["characters"])]
    if scenario in SIDES and (asked.get("boards") == 2 or "ctyri-hraci" in asked.get("options", ())):
        return [4]
    least, most = SEATS[scenario]
    return [number for number in range(least, most + 1) if asked.get("players", number) == number]


def casts(scenario: str, number: int, asked: Agreement) -> list[Any]:
    if "characters" in asked:
        return [tuple(asked["characters"])]
    if scenario in SIDES:
        half = number // 2
        sides = product(combinations(HEROES, half), combinations(DEMONS, half))
        return spaced(tuple(one for pair in zip(*both, strict=True) for one in pair) for both in sides)
    return companies(HEROES + DEMONS, number, three_and_three)


def three_and_three(cast: tuple[str, ...]) -> bool:
    heroes = sum(name in HEROES for name in cast)
    return max(heroes, len(cast) - heroes) <= OF_A_SIDE


LAB = Lab(
    tables=tables,
    place=lambda rules: str(rules.scenario),
    won=lambda g: g.result.get("seats", ()),
    length=lambda g: int(g.round),  # type: ignore[attr-defined]
    puzzles=Puzzles("poutnik", {}, ways=4, margin=0.06),
)
