"""A round robin of bots: every two of them play the same dealt games from both sides of the table.

Where more than two sit, one plays against a table of the other, in each seat in turn.
"""

from __future__ import annotations

import csv
import time
from collections.abc import Sequence
from io import StringIO
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from snar.bots import make
from snar.bots.front import bots_of
from snar.games import GAMES
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.state import State

from ..bots.base import Advice, Bot
from .notebook import Watch, fill
from .ratings import ratings, wilson


class Pairing(NamedTuple):
    """One game; it travels to another process."""

    game: str
    rules: Any
    one: str
    other: str
    seat: int  # where the one sits; all others are the other's
    seed: str
    cap: int


class Timed:
    """A bot with a stopwatch: what its thinking costs."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.name, self.imagines = bot, bot.name, bot.imagines
        self.seconds, self.longest, self.answers = 0.0, 0.0, 0

    def advise(self, g: State, seat: int) -> Advice:
        started = time.process_time()
        found = self.bot.advise(g, seat)
        spent = time.process_time() - started
        self.seconds, self.longest, self.answers = self.seconds + spent, max(self.longest, spent), self.answers + 1
        return found


def pairings(game: str, rules: Any, bots: Sequence[str], games: int, seed: str, cap: int) -> list[Pairing]:
    """The same deal is played once from each seat before the next one; pairs take turns, so that a run that is stopped
    early has looked at all of them alike."""
    pairs, seats = list(combinations(bots, 2)), rules.seats
    return [
        Pairing(game, rules, one, other, number % seats, f"{seed}/{number // seats}", cap)
        for number in range(games)
        for one, other in pairs
    ]


def play(pairing: Pairing) -> dict[str, Any]:
    """Who won, and what each bot's thinking took: seconds, answers, the longest."""
    g = GAMES[pairing.game].new(pairing.rules, Rng(key_from_seed(pairing.seed)))
    named = [pairing.one if seat == pairing.seat else pairing.other for seat in range(pairing.rules.seats)]
    bots = [Timed(make(name, f"{pairing.seed}/{seat}")) for seat, name in enumerate(named)]
    outcome = bots_of(pairing.game).play(g, bots, pairing.seed, pairing.cap)
    spent = {
        name: [
            round(sum(bot.seconds for bot in mine), 4),
            sum(bot.answers for bot in mine),
            round(max(bot.longest for bot in mine), 4),
        ]
        for name in dict.fromkeys(named)
        for mine in [[bot for bot, its in zip(bots, named, strict=True) if its == name]]
    }
    return {"one": pairing.one, "other": pairing.other, "won": won(outcome.seats, pairing.seat), "spent": spent}


def won(winners: Sequence[int], seat: int) -> float:
    """1 if the one won, 0 if somebody else did, a half for a draw or a game that was stopped."""
    return float(seat in winners) if winners else 0.5


def tournament(found: list[Pairing], folder: Path, jobs: int, watch: Watch) -> list[dict[str, Any]]:
    folder.mkdir(parents=True, exist_ok=True)
    return fill(folder / "games.jsonl", found, play, jobs, watch, "tournament")


def report(bots: Sequence[str], games: Sequence[dict[str, Any]], seats: int) -> dict[str, Any]:
    """Ratings by bot with what a decision costs, and every pair with its 95 % interval.

    Of more than two at a table one has to win less than half to be as good as the others: its share is told as it is,
    the ratings know of two players only."""
    results = [(row["one"], row["other"], row["won"]) for row in games]
    both = [(one, other, won) for one, other, won in results] + [(other, one, 1 - won) for one, other, won in results]
    found = ratings(bots, [row for row in both if row[2]]) if seats == 2 else {}
    return {
        "games": len(games),
        "bots": [{"bot": bot, **(found[bot]._asdict() if bot in found else {}), **cost(bot, games)} for bot in bots],
        "pairs": [pair(one, other, results) for one, other in combinations(bots, 2)],
    }


def cost(bot: str, games: Sequence[dict[str, Any]]) -> dict[str, float]:
    rows = [row["spent"][bot] for row in games if bot in row["spent"]]
    answers = sum(row[1] for row in rows)
    mean = 1000 * sum(row[0] for row in rows) / answers if answers else 0.0
    return {"ms": round(mean, 2), "longest_ms": round(1000 * max((row[2] for row in rows), default=0.0), 1)}


def pair(one: str, other: str, results: Sequence[tuple[str, str, float]]) -> dict[str, Any]:
    own = [won for a, b, won in results if (a, b) == (one, other)]
    low, high = wilson(sum(own), len(own))
    share = sum(own) / len(own) if own else 0.5
    return {
        "one": one, "other": other, "games": len(own), "won": sum(own),
        "share": round(share, 4), "low": round(low, 4), "high": round(high, 4),
    }  # fmt: skip


def as_csv(rows: Sequence[dict[str, Any]]) -> str:
    out = StringIO()
    table = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    table.writeheader()
    table.writerows(rows)
    return out.getvalue()
