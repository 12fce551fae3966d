"""The games of this package by name."""

from __future__ import annotations

from snar.kernel.game import Game
from snar.rise.game import Rise

GAMES: dict[str, Game] = {"rise": Rise()}
