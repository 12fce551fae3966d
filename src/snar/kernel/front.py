"""The front of a game: where its part in every layer is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any


@dataclass(frozen=True, slots=True)
class Front:
    """Each part is written as `module:name` and imported when it is first asked for: a game that is not played costs
    nothing, and no layer has to know what another one is made of.

    A game has rules and texts. Where it names no part of its own the layer has a plain one that serves any game.
    """

    name: str
    rules: str  # its Game (snar.kernel.game)
    pack: str = ""  # the built-in pack it is played with; without one its texts lie beside its rules
    packs: str = ""  # how its packs are read and checked (snar.packs.front)
    printed: str = ""  # every card of its pack as it is printed, of a language (snar.texts.golden)
    scenario: str = ""  # how its positions are written (snar.scenario)
    bots: str = ""  # who plays it (snar.bots.front)
    envs: str = ""  # its answers and views as numbers (snar.envs.front)
    lab: str = ""  # at which tables it is measured, and who won (snar.lab.front)
    lessons: str = ""  # what its lessons say of it (snar.lessons.port); without it there are none
    server: str = ""  # its tables (snar.server.front)
    terminal: str = ""  # its face and its words in a terminal (snar.cli.front)
    shown: bool = True  # False: played by those who ask for it by name, offered to nobody else

    def part(self, layer: str) -> Any:
        """None where the layer's plain part serves."""
        place = getattr(self, layer)
        return part_at(place) if place else None


@cache
def part_at(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
