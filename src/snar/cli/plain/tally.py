"""Counting simulated games, whichever game it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from snar.cli.commands.tally import Played, spread
from snar.games import GAMES
from snar.kernel.session import Session


def tally(games: Sequence[Played], game: str, rules: Any) -> dict[str, Any]:
    """`wins` by seat; `wins_by_bot` counts a game once for each bot."""
    outcomes = [row.outcome for row in games]
    names = Session.seeded(GAMES[game], rules, 0).names
    wins = Counter(dict.fromkeys(names, 0))
    by_bot = Counter({bot: 0 for row in games for bot in row.bots})
    for row in games:
        wins.update(names[seat] for seat in row.outcome.seats)
        by_bot.update({row.bots[seat] for seat in row.outcome.seats})
    stopped = sum(outcome.stopped for outcome in outcomes)
    return {
        "games": len(games),
        "finished": len(games) - stopped,
        "stopped": stopped,
        "wins": dict(wins),
        "wins_by_bot": dict(by_bot),
        "answers": spread([outcome.answers for outcome in outcomes]),
        "decisions": sum(outcome.decisions for outcome in outcomes),
    }
