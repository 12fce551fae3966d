"""A round robin of bots: every two of them play the same dealt games from both sides of the table.

Where more than two sit, one plays against a table of the other, in each seat in turn. Where all are one team, each
plays the same game with a team of its own, and whoever wins what the other loses has won.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from snar.bots import make
from snar.bots.front import bots_of
from snar.games import GAMES
from snar.kernel.rng import Rng, key_from_seed

from .crew import Crew
from .front import lab_of
from .notebook import Watch, belongs, fill
from .ratings import ratings, wilson
from .watching import Timed


class Pairing(NamedTuple):
    """One game; it travels to another process."""

    game: str
    rules: Any
    one: str
    other: str
    seat: int  # where the one sits; all others are the other's
    seed: str
    cap: int


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
    one, other, seats = pairing.one, pairing.other, range(pairing.rules.seats)
    if lab_of(pairing.game).together:
        teams = [at_table(pairing, [name for _ in seats]) for name in (one, other)]
        found = (teams[0][0] - teams[1][0] + 1) / 2
        spent = {name: cost for _, costs in teams for name, cost in costs.items()}
    else:
        found, spent = at_table(pairing, [one if seat == pairing.seat else other for seat in seats])
    return {"one": one, "other": other, "won": found, "spent": spent}


def at_table(pairing: Pairing, named: list[str]) -> tuple[float, dict[str, list[float]]]:
    """What the seat of the one got, and what thinking cost."""
    g = GAMES[pairing.game].new(pairing.rules, Rng(key_from_seed(pairing.seed)))
    bots = [Timed(make(name, f"{pairing.seed}/{seat}")) for seat, name in enumerate(named)]
    bots_of(pairing.game).play(g, bots, pairing.seed, pairing.cap)
    lab = lab_of(pairing.game)
    winners = lab.won(g) if g.over else ()
    result = float(bool(winners)) if lab.together else won(winners, pairing.seat)
    return result, {name: spent([bot for bot, its in zip(bots, named, strict=True) if its == name]) for name in named}


def spent(bots: Sequence[Timed]) -> list[float]:
    return [
        round(sum(bot.seconds for bot in bots), 4),
        sum(bot.answers for bot in bots),
        round(max(bot.longest for bot in bots), 4),
    ]


def won(winners: Sequence[int], seat: int) -> float:
    """1 if the one won, 0 if somebody else did, a half for a draw or a game that was stopped."""
    return float(seat in winners) if winners else 0.5


def tournament(found: list[Pairing], asked: Any, folder: Path, crew: Crew, watch: Watch) -> list[dict[str, Any]]:
    belongs(folder, asked)
    return fill(folder / "games.jsonl", found, play, crew, watch, "tournament")


def report(bots: Sequence[str], games: Sequence[dict[str, Any]], two: bool) -> dict[str, Any]:
    """Ratings by bot with what a decision costs, and every pair with its 95 % interval.

    Of more than two at a table one has to win less than half to be as good as the others: its share is told as it is,
    the ratings know of two players only."""
    results = [(row["one"], row["other"], row["won"]) for row in games]
    both = [(one, other, won) for one, other, won in results] + [(other, one, 1 - won) for one, other, won in results]
    found = ratings(bots, [row for row in both if row[2]]) if two else {}
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
