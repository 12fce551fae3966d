"""The registry: every game by name. A game more is a line more in FRONTS; nothing else outside its folders names it.

Its parts are imported when they are asked for, so that one game does not slow down another.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from snar.ether.front import FRONT as ETHER
from snar.kernel.front import Front
from snar.kernel.game import Game
from snar.rise.front import FRONT as RISE

FRONTS: dict[str, Front] = {front.name: front for front in (RISE, ETHER)}
DEFAULT = RISE.name  # where nobody says which


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
