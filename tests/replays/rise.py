"""Říše Snů: each scenario and variant by random answers."""

from __future__ import annotations

from typing import Any

from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.session import Session
from snar.kernel.state import State
from snar.rise.game import Rise

from .record import Golden

ANSWERS = 120
ALL_TRIAL = ["odmena", "lecebne-studanky", "neduverive-svety", "snove-svety", "mocne-postavy"]
TRIAL = {"scenario": "zkouska-sily", "players": 3}
TABLES: dict[str, dict[str, Any]] = {
    "stret-risi": {},
    "stret-risi-other-characters": {"characters": ["druid", "titan"]},
    "ctyri-hraci": {"options": ["ctyri-hraci"]},
    "ctyri-hraci-kouzleni": {"options": ["ctyri-hraci", "kouzleni"]},
    "tezke-ukoly": {"options": ["tezke-ukoly"]},
    "dlouha-hra": {"options": ["dlouha-hra"]},
    "zacatecnici": {"scenario": "zacatecnici"},
    "two-boards": {"boards": 2, "rotation": 90},
    "zkouska-sily": TRIAL,
    "zkouska-sily-5": {"scenario": "zkouska-sily", "players": 5},
    **{f"zkouska-sily-{option}": {**TRIAL, "options": [option]} for option in ALL_TRIAL},
    "zkouska-sily-all-options": {**TRIAL, "options": ALL_TRIAL, "fame": 7},
    "zkouska-sily-draft": {**TRIAL, "edition": "draft"},
    "zkouska-sily-two-boards": {**TRIAL, "boards": 2, "rotation": 180},
    "souboj-s-casem": {"scenario": "souboj-s-casem", "players": 3},
    "bratrstvi": {"scenario": "bratrstvi"},
}


def golden(name: str) -> Golden:
    session = Session.seeded(Rise(), Rise().agree(**TABLES[name]), f"replay/{name}")
    picks = Rng(key_from_seed(f"replay/{name}/answers"))

    def pick(g: State) -> tuple[int, str]:
        choice = g.pending[picks.below(len(g.pending))]
        return choice.seat, choice.options[picks.below(len(choice.options))].key

    return Golden(session, pick, flat, ANSWERS)


def flat(view: dict[str, Any]) -> dict[str, Any]:
    """The view as short paths: characters by name, laid cards by picture. What never changes is left out."""
    found: dict[str, Any] = {}
    for key, value in view.items():
        if key == "figures":
            found |= {f"{row['id']}.{name}": item for row in value for name, item in row.items() if name != "id"}
        elif key == "laid":
            found |= {f"laid.{row['picture']}": row for row in value}
        elif key in ("decks", "hands"):
            found |= {f"{key}.{pile}.{name}": item for pile, row in value.items() for name, item in row.items()}
        elif isinstance(value, dict):
            found |= {f"{key}.{name}": item for name, item in value.items()}
        elif key not in ("seat", "game"):
            found[key] = value
    return {path: value for path, value in found.items() if not path.startswith("rules.")}
