"""The front of a game: where its part in every layer is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any


@dataclass(frozen=True, slots=True)
class Front:
    """Each part is written as `module:name` and imported when it is first asked for: a game that is not played costs
    nothing, and no layer has to know what another one is made of."""

    name: str
    rules: str  # its Game (snar.kernel.game)
    pack: str  # the built-in pack it is played with
    packs: str  # how its packs are read and checked (snar.packs.front)
    scenario: str  # how its positions are written (snar.scenario)
    bots: str  # who plays it (snar.bots.front)
    server: str  # its tables (snar.server.front)
    terminal: str  # its face and its words in a terminal (snar.cli.front)

    def part(self, layer: str) -> Any:
        return found(getattr(self, layer))


@cache
def found(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
