"""The registry: every game by name. A game more is a line more in FRONTS; nothing else outside its folders names it.

Its parts are imported when they are asked for, so that one game does not slow down another.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from snar.ether.front import FRONT as ETHER
from snar.kernel.front import Front
from snar.kernel.game import Game
from snar.packs.folders import BUILT_IN
from snar.rise.front import FRONT as RISE
from snar.template.front import FRONT as TEMPLATE

FRONTS: dict[str, Front] = {front.name: front for front in (RISE, ETHER, TEMPLATE)}
DEFAULT = RISE.name  # where nobody says which


def having(layer: str) -> list[str]:
    """Games with a part of their own in this layer."""
    return [name for name, front in FRONTS.items() if getattr(front, layer)]


def texts_folder(game: str) -> Path:
    """Where its texts are: in its pack, or beside its rules."""
    front = FRONTS[game]
    if front.pack:
        return BUILT_IN / front.pack
    rules = sys.modules[type(GAMES[game]).__module__]
    return Path(str(rules.__file__)).parent / "texts"


@cache
def _rules(name: str) -> Game:
    game: Game = FRONTS[name].part("rules")()
    return game


class _Games(Mapping[str, Game]):
    """The rules of each game."""

    def __getitem__(self, name: str) -> Game:
        return _rules(name)

    def __iter__(self) -> Iterator[str]:
        return iter(FRONTS)

    def __len__(self) -> int:
        return len(FRONTS)


GAMES: Mapping[str, Game] = _Games()
