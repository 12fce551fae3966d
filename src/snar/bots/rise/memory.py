"""Results that many decisions share; they depend on nothing but their keys."""

from __future__ import annotations

from typing import Any

from snar.bots.rise.taste import GREEDY, Taste
from snar.bots.rise.terrain import Terrain

KEPT = 400  # results remembered before all are forgotten


class Memory:
    """It saves work and changes no advice."""

    def __init__(self, spends: bool = False, taste: Taste = GREEDY) -> None:
        self.taste = taste  # whatever is remembered hangs on it
        self.spends = spends  # for an adviser light is there to be used: what is left at the end has taught nobody
        self.bare: dict[Any, Terrain] = {}
        self.from_bare: dict[Any, list[float]] = {}
        self.terrain: dict[Any, Terrain] = {}
        self.fields: dict[Any, list[float]] = {}
        self.tours: dict[Any, float] = {}

    def tidy(self) -> None:
        """Keys hold the identity of a terrain, so whatever hangs on one is forgotten together with it."""
        if max(len(self.terrain), len(self.fields), len(self.bare), len(self.tours) // 20) > KEPT:
            self.terrain.clear()
            self.fields.clear()
            self.from_bare.clear()
            self.tours.clear()
            self.bare.clear()
