"""Říše Snů as the kernel sees a game."""

from __future__ import annotations

from typing import Any

from snar.kernel.meaning import Meanings, gathered
from snar.kernel.rng import Rng
from snar.packs import shelf

from . import effects, notation, rules, setup
from .content import content_for
from .options import DEMONS, HEROES, Rules, agree, known
from .rules.laid import TURNS
from .setup.opening import new_game
from .state import RiseState

MEANINGS = Meanings(
    gathered(effects, rules, setup),
    {"figure": (*HEROES, *DEMONS).__contains__, "rotation": {f"r{turn}" for turn in TURNS}.__contains__},
)
"""With it every procedure is known that a saved stack may name."""


class Rise:
    """The narrow port through which sessions, bots and tests use the game."""

    name = "rise"
    ways: tuple[str, ...] = ("move",)
    meanings = MEANINGS

    def agree(self, **options: Any) -> Rules:
        rules = agree(**options)
        for character in rules.characters:
            known("unknown-character", character, tuple(content_for(rules.pack).pack.characters))
        return rules

    def new(self, rules: Rules, rng: Rng, script: tuple[int, ...] = ()) -> RiseState:
        return new_game(rules, rng, script=script)

    def load(self, data: dict[str, Any]) -> RiseState:
        return RiseState.from_data(data)

    def rules_from_data(self, data: dict[str, Any]) -> Rules:
        return Rules.from_data(data)

    def seat_names(self, g: RiseState) -> list[str]:
        return notation.seat_names(g)

    def expand(self, g: RiseState, seat: int, words: list[str]) -> list[str] | None:
        return notation.expand(g, seat, words)

    def pack_hash(self, rules: Rules) -> str:
        return content_for(rules.pack).pack.hash if rules.pack in shelf.names(self.name) else ""
