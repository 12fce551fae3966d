"""Counting simulated games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, median
from typing import Any, NamedTuple

from snar.bots.playout import Journey, Outcome

SIDES = ("sny", "tma")


class Played(NamedTuple):
    bots: tuple[str, ...]  # by seat
    outcome: Any  # an Outcome, or a Journey of Etherfields


def tally(games: Sequence[Played], rules: Any) -> dict[str, Any]:
    """`wins` by side, or by the characters of the winning team; `wins_by_bot` counts a game once for each bot."""
    outcomes = [game.outcome for game in games]
    won = [game for game in games if game.outcome.winner >= 0]
    wins = Counter(dict.fromkeys(names(rules), 0))
    wins.update(side_name(rules, game.outcome) for game in won)
    by_bot = Counter({bot: 0 for game in games for bot in game.bots})
    for game in won:
        by_bot.update({game.bots[seat] for seat in game.outcome.seats})
    stopped = sum(outcome.stopped for outcome in outcomes)
    return {
        "games": len(games),
        "finished": len(games) - stopped,
        "stopped": stopped,
        "draws": len(games) - stopped - len(won),
        "wins": dict(wins),
        "wins_by_bot": dict(by_bot),
        "rounds": spread([outcome.rounds for outcome in outcomes]),
        "decisions": sum(outcome.decisions for outcome in outcomes),
    }


def tally_ether(games: Sequence[Played]) -> dict[str, Any]:
    """`wins` and `tries` by dream: a campaign dreams several of them, and a lost one again; `ends` by how it ended."""
    journeys: list[Journey] = [game.outcome for game in games]
    dreams = [row for journey in journeys for row in journey.dreams]
    stopped = sum(journey.stopped for journey in journeys)
    return {
        "games": len(games),
        "finished": len(games) - stopped,
        "stopped": stopped,
        "wins": dict(Counter(id for id, outcome, _ in dreams if outcome == "victory")),
        "tries": dict(Counter(id for id, _, _ in dreams)),
        "won": sum(any(outcome == "victory" for _, outcome, _ in journey.dreams) for journey in journeys),
        "ends": dict(Counter(journey.outcome for journey in journeys)),
        "turns": spread([turns for _, _, turns in dreams] or [0]),
        "decisions": sum(journey.decisions for journey in journeys),
    }


def names(rules: Any) -> list[str]:
    """Who can win."""
    if rules.sides:
        return list(SIDES)
    return [] if rules.scenario == "bratrstvi" else list(rules.characters)


def side_name(rules: Any, outcome: Outcome) -> str:
    """`sny`, or `rytir`, or `rytir+barbar` for brothers."""
    if rules.sides:
        return SIDES[outcome.winner]
    return "+".join(rules.characters[seat] for seat in outcome.seats)


def spread(numbers: list[int]) -> dict[str, float]:
    return {"median": median(numbers), "min": min(numbers), "max": max(numbers), "mean": round(fmean(numbers), 2)}
