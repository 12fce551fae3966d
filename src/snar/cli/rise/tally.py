"""Counting simulated games of Říše Snů."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from snar.bots.rise.playout import Outcome
from snar.cli.commands.tally import Played, spread

SIDES = ("sny", "tma")


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
