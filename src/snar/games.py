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
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.session import ODD
from snar.packs import shelf
from snar.packs.folders import PackError, game_of
from snar.rise.front import FRONT as RISE
from snar.template.front import FRONT as TEMPLATE

FRONTS: dict[str, Front] = {front.name: front for front in (RISE, ETHER, TEMPLATE)}
DEFAULT = RISE.name  # where nobody says which


def having(layer: str) -> list[str]:
    """Games with a part of their own in this layer."""
    return [name for name, front in FRONTS.items() if getattr(front, layer)]


def texts_folder(game: str, pack: str = "") -> Path:
    """Where its texts are: in the pack it is played with, its own unless another is named, or beside its rules."""
    front = FRONTS[game]
    if front.pack:
        return shelf.folder_of(game, pack or front.pack)
    rules = sys.modules[type(GAMES[game]).__module__]
    return Path(str(rules.__file__)).parent / "texts"


def bring(folder: Path) -> shelf.Brought:
    """A pack of any game from outside can be played from now on; PackError says why it cannot."""
    shelf.check_size(folder)
    game = game_of(folder)
    if game not in having("packs"):
        raise PackError(f"pack.toml: game = {game!r}; use one of: {', '.join(having('packs'))}")
    one = shelf.bring(folder, FRONTS[game].part("packs").load)
    try:
        GAMES[game].new(GAMES[game].agree(pack=one.id), Rng(key_from_seed(0)))
    except ODD as error:
        shelf.take_away(one)
        what = f"no game can be set up with it ({type(error).__name__}: {error})"
        raise PackError(f"pack.toml: {one.id}: {what}; have the characters and decks of the game's own pack") from None
    return one


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
