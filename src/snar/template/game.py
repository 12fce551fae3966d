"""Lucerny as the kernel sees a game."""

from __future__ import annotations

from typing import Any

from snar.kernel.agreement import agreed
from snar.kernel.meaning import Meanings
from snar.kernel.rng import Rng

from .rules import MEANINGS, SetUp
from .state import Lanterns, Table


class LanternsGame:
    name = "template"
    ways: tuple[str, ...] = ()
    meanings = Meanings(MEANINGS)

    def agree(self, **options: Any) -> Table:
        return agreed(Table, options)

    def rules_from_data(self, data: dict[str, Any]) -> Table:
        return agreed(Table, data)

    def new(self, rules: Table, rng: Rng, script: tuple[int, ...] = ()) -> Lanterns:
        g = Lanterns(rules, rng)
        g.script = script
        g.begin(SetUp())
        return g

    def load(self, data: dict[str, Any]) -> Lanterns:
        return Lanterns.from_data(data)

    def pack_hash(self, rules: Table) -> str:
        return "none"

    def seat_names(self, g: Lanterns) -> list[str]:
        return [g.player(seat) for seat in range(g.seats)]

    def expand(self, g: Lanterns, seat: int, words: list[str]) -> list[str] | None:
        return None
