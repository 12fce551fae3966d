"""Games for bots to play, and the measures of bench/ for tests that look at them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from snar.kernel.rng import Rng, key_from_seed
from snar.rise.options import agree
from snar.rise.setup.opening import new_game
from snar.rise.state import RiseState

BENCH = Path(__file__).parents[2] / "bench"
TRIAL = ("odmena", "lecebne-studanky", "neduverive-svety", "snove-svety", "mocne-postavy")
VARIANTS: dict[str, dict[str, Any]] = {
    "base": {},
    "four": {"options": ("ctyri-hraci",)},
    "four-spells": {"options": ("ctyri-hraci", "kouzleni", "schopnosti")},
    "spells-and-abilities": {"options": ("kouzleni", "schopnosti")},
    "hard": {"options": ("tezke-ukoly",)},
    "long": {"options": ("dlouha-hra",)},
    "beginners": {"scenario": "zacatecnici"},
    "trial": {"scenario": "zkouska-sily", "players": 3},
    "trial-all-options": {"scenario": "zkouska-sily", "players": 5, "options": TRIAL},
    "against-time": {"scenario": "souboj-s-casem", "players": 3},
    "brothers": {"scenario": "bratrstvi"},
    "draft": {"scenario": "zkouska-sily", "edition": "draft", "players": 4},
    "two-boards": {"boards": 2},
    "trial-two-boards": {"scenario": "zkouska-sily", "boards": 2, "rotation": 90, "players": 4},
}


def game(seed: str | int, **options: Any) -> RiseState:
    return new_game(agree(**options), Rng(key_from_seed(seed)))


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Any]]:
    """The modules of bench/ by name. They have common names: nobody else finds them, and nothing else is forgotten."""
    monkeypatch.syspath_prepend(str(BENCH))
    yield import_module
    for name, module in list(sys.modules.items()):
        if Path(getattr(module, "__file__", None) or "/").parent == BENCH:
            del sys.modules[name]
