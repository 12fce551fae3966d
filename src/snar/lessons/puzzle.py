"""A puzzle a day: positions from games of bots in which one way is clearly the best (`snar.lab.puzzles` finds them)."""

from __future__ import annotations

import json
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from snar.games import GAMES
from snar.kernel.header import new_header

PUZZLES = Path(__file__).parent / "puzzles"


class Puzzle(NamedTuple):
    """`ways`: lines of answers with what they are worth; the first is the solution."""

    id: str
    seed: str
    rules: dict[str, Any]
    seat: int
    unit: str
    keys: list[tuple[int, str]]
    ways: list[dict[str, Any]]

    @property
    def header(self) -> dict[str, Any]:
        game = GAMES[self.id.partition("-")[0]]
        return {"seed": self.seed, **new_header(game, game.agree(**self.rules))}

    @property
    def offered(self) -> list[int]:
        """In which order the ways are shown: one that tells nothing."""
        return sorted(range(len(self.ways)), key=lambda number: str(self.ways[number]["line"]))


@lru_cache
def puzzles(game: str) -> list[Puzzle]:
    path = PUZZLES / f"{game}.jsonl"
    return [Puzzle(**json.loads(line)) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def of_day(game: str, day: date) -> Puzzle | None:
    found = puzzles(game)
    return found[day.toordinal() % len(found)] if found else None
