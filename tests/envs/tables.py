"""Tables of every game and scenario, for tests that go over all of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from snar.envs.table import Table
from snar.ether.options import OPTIONS as MODES
from snar.ether.options import SLEEPERS
from snar.games import FRONTS

RISE: list[dict[str, Any]] = [
    {"scenario": "stret-risi"},
    {"scenario": "stret-risi", "options": ("ctyri-hraci", "kouzleni", "schopnosti")},
    {"scenario": "stret-risi", "boards": 2, "rotation": 90, "options": ("schopnosti",)},
    {"scenario": "zacatecnici"},
    {"scenario": "zkouska-sily", "players": 5},
    {"scenario": "zkouska-sily", "boards": 2, "players": 4, "options": ("odmena", "mocne-postavy")},
    {"scenario": "zkouska-sily", "edition": "draft", "players": 3},
    {"scenario": "souboj-s-casem", "players": 3, "options": ("lecebne-studanky", "neduverive-svety")},
    {"scenario": "bratrstvi", "options": ("snove-svety",)},
]
TOGETHER = {"bdely-sen", "solo"}  # options that go with few tables only
ETHER: list[dict[str, Any]] = [
    {"sleepers": SLEEPERS[:1]},
    {"sleepers": SLEEPERS[:1], "start": "campaign", "options": ("solo",)},
    {"sleepers": SLEEPERS[:2]},
    {"sleepers": SLEEPERS[:2], "start": "world"},
    {"sleepers": SLEEPERS[1:], "start": "dream:ustredna", "options": ("strukturovane-tahy",)},
    {"sleepers": SLEEPERS, "start": "campaign", "options": tuple(mode for mode in MODES if mode not in TOGETHER)},
    {"sleepers": SLEEPERS[:3], "start": "slumber:prizrak"},
    {"sleepers": SLEEPERS[2:], "start": "dream:beh-pred-vodou"},
]
TEMPLATE: list[dict[str, Any]] = [{}, {"players": 2, "goal": 1}, {"players": 5}]
TABLES: dict[str, list[dict[str, Any]]] = {"rise": RISE, "ether": ETHER, "template": TEMPLATE}
assert TABLES.keys() == FRONTS.keys(), "every game has its tables here"


# The list of answers of each pack as it was published, by the hash of the pack: agents are trained on these numbers.
# Another pack has another list; whoever changes the list of the same pack changes the version of the environments.
PUBLISHED = {
    "rise": ("6264fef0881fc7b59486128a05023887", "c050d237de19cf2c"),
    "ether": ("55fd7e4eccee2294ecda519880ed228d", "1ee0c4e3d8e365aa"),
    "template": ("none", "ad18be5564803bd1"),
}


def is_published(table: Table) -> bool:
    """Is it the pack that is written down here and in docs/environments.md?"""
    return bool(table.game.pack_hash(table.rules) == PUBLISHED[table.game.name][0])


def all_tables() -> Iterator[tuple[str, dict[str, Any]]]:
    return ((game, agreement) for game, tables in TABLES.items() for agreement in tables)


def label(value: object) -> str:
    return value if isinstance(value, str) else "-".join(map(str, value.values())) if isinstance(value, dict) else ""
