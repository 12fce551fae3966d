"""What a table of Říše Snů can agree on, asked from its rules."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from snar.kernel.choice import Refused
from snar.rise.options import (
    DEMONS,
    EDITIONS,
    FAME,
    FAME_RANGE,
    HEROES,
    OF_A_SIDE,
    OPTIONS,
    ROTATIONS,
    SCENARIOS,
    SEATS,
    Rules,
    agree,
)
from snar.server.http.bodies.catalogue import Tick
from snar.server.rise.words import refusal

BOARDS, DRAFT = "boards", "draft"  # a second board, the other edition: to tick like an option
TICKS = (*OPTIONS, BOARDS, DRAFT)


class RiseTick(Tick):
    """`figures`, `chairs`: so many characters and players, where it is up to the option."""

    figures: int = 0
    chairs: int = 0


class RiseScenario(Struct):
    """`players`: the least and the most. `fame`: what is usual, 0: it is not played for. `crowded`: why no more than
    `crowd` characters are of one side, where that is so."""

    sides: bool
    players: tuple[int, int]
    fame: int
    ticks: list[RiseTick]
    crowd: int
    crowded: str


class RiseCatalogue(Struct):
    """`cast`: who plays where nobody chooses, from the first seat on. `fame`: the least and the most."""

    scenarios: dict[str, RiseScenario]
    heroes: list[str]
    demons: list[str]
    cast: list[str]
    fame: tuple[int, int]
    rotations: list[int]


def catalogue(lang: str) -> RiseCatalogue:
    cast = [character for pair in zip(HEROES, DEMONS, strict=True) for character in pair]
    scenarios = {scenario: shape(scenario, lang) for scenario in SCENARIOS}
    return RiseCatalogue(scenarios, list(HEROES), list(DEMONS), cast, FAME_RANGE, list(ROTATIONS))


def shape(scenario: str, lang: str) -> RiseScenario:
    ticks = [tick for tick in TICKS if not why_not(lang, scenario, tick)]
    heroes = HEROES[: OF_A_SIDE + 1]
    return RiseScenario(
        sides=Rules(scenario).sides,
        players=SEATS[scenario],
        fame=FAME.get(scenario, 0),
        ticks=[printed(scenario, tick, ticks, lang) for tick in ticks],
        crowd=0 if Rules(scenario).sides else OF_A_SIDE,
        crowded="" if Rules(scenario).sides else why_not(lang, scenario, characters=heroes),
    )


def printed(scenario: str, tick: str, others: list[str], lang: str) -> RiseTick:
    clashes = {other: why_not(lang, scenario, tick, other) for other in others if other != tick}
    rules = agree(**asked(scenario, tick))
    figures = len(rules.characters) if len(rules.characters) != SEATS[scenario][0] else 0
    return RiseTick(tick, {other: why for other, why in clashes.items() if why}, figures, rules.seats if figures else 0)


def why_not(lang: str, scenario: str, *ticks: str, characters: tuple[str, ...] = ()) -> str:
    """In words; nothing where it can be played."""
    try:
        agree(**asked(scenario, *ticks), characters=characters)
    except Refused as refused:
        return refusal(lang, refused.refusal)
    return ""


def asked(scenario: str, *ticks: str) -> dict[str, Any]:
    return {
        "scenario": scenario,
        "options": [tick for tick in ticks if tick in OPTIONS],
        "boards": 2 if BOARDS in ticks else 1,
        "edition": EDITIONS[DRAFT in ticks],
    }
