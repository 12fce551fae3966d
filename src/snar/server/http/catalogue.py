"""What a table can agree on, asked from the rules themselves."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from snar.bots import BOTS
from snar.games import DEFAULT
from snar.kernel.choice import Refused
from snar.rise.options import DEMONS, EDITIONS, FAME, HEROES, OPTIONS, SCENARIOS, SEATS, Rules, goes_together

from ..ether import content as ether
from . import bodies
from .endpoint import Call, Endpoint

BOARDS = (1, 2)


async def catalogue(call: Call) -> bodies.Catalogue:
    return everything()


@lru_cache(maxsize=1)
def everything() -> bodies.Catalogue:
    shapes = {scenario: shape(scenario) for scenario in SCENARIOS}
    return bodies.Catalogue(DEFAULT, shapes, list(HEROES), list(DEMONS), list(BOTS), ether.catalogue())


def shape(scenario: str) -> bodies.ScenarioShape:
    sets = [
        chosen for number in range(len(OPTIONS)) for chosen in combinations(OPTIONS, number) if fits(scenario, chosen)
    ]
    return bodies.ScenarioShape(
        sides=Rules(scenario).sides,
        players=SEATS[scenario],
        fame=FAME.get(scenario, 0),
        options=[option for option in OPTIONS if any(option in chosen for chosen in sets)],
        sets=[list(chosen) for chosen in sets],
        editions=[edition for edition in EDITIONS if fits(scenario, (), edition)],
        boards=[boards for boards in BOARDS if fits(scenario, (), boards=boards)],
    )


def fits(scenario: str, options: tuple[str, ...], edition: str = EDITIONS[0], boards: int = 1) -> bool:
    try:
        goes_together(scenario, frozenset(options), edition, boards)
    except Refused:
        return False
    return True


ENDPOINTS = [Endpoint("GET", "/api/catalogue", catalogue, None, bodies.Catalogue, "What a table can agree on")]
