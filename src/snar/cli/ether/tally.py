"""Counting simulated games of Etherfields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from snar.bots.ether.playout import Journey
from snar.cli.commands.tally import Played, spread


def tally(games: Sequence[Played]) -> dict[str, Any]:
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
