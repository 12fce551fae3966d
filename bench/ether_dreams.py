"""Dreams of Etherfields: how often greedy teams win them, and whether each can be set aside at any choice."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ether_tables import CAP, fresh
from pool import spread
from saves import saved_at_every_choice

from snar.bots import make
from snar.bots.playout import play_campaign
from snar.ether.content import content_for


def one_dream(job: tuple[str, int, int]) -> tuple[str, int, str, int]:
    dream, number, seed = job
    g = fresh(f"dream:{dream}", number, seed)
    journey = play_campaign(g, [make("greedy", seed)] * number, seed, CAP)
    return dream, number, journey.outcome, journey.dreams[-1][2] if journey.dreams else 0


def shares(dreams: list[str], games: int) -> dict[str, dict[str, float]]:
    """Victories by dream and number of sleepers."""
    jobs = [(dream, number, seed) for dream in dreams for number in (1, 2, 3, 4) for seed in range(games)]
    won: Counter[tuple[str, int]] = Counter()
    for dream, number, outcome, _ in spread(one_dream, jobs, "dreams of greedy teams"):
        won[dream, number] += outcome == "victory"
    return {dream: {str(n): round(won[dream, n] / games, 3) for n in (1, 2, 3, 4)} for dream in dreams}


def first_dream(scale: float) -> dict[str, Any]:
    games = max(4, int(200 * scale))
    first = next(dream.id for dream in content_for().pack.dreams.values() if dream.start)
    found = shares([first], games)[first]
    return {
        "target": "greedy teams win the first dream in 55-90 % for each number of sleepers",
        "games": 4 * games,
        "shares": found,
        "passed": all(0.55 <= share <= 0.9 for share in found.values()),
    }


def further_dreams(scale: float) -> dict[str, Any]:
    games = max(2, int(20 * scale))
    further = [dream.id for dream in content_for().pack.dreams.values() if not dream.start]
    found = shares(further, games)
    whole = {dream: round(sum(row.values()) / 4, 3) for dream, row in found.items()}
    return {
        "target": "every further dream is won in 20-80 %",
        "games": 4 * games * len(further),
        "shares": whole,
        "by_sleepers": found,
        "passed": all(0.2 <= share <= 0.8 for share in whole.values()),
    }


def one_saved(job: tuple[str, int, int]) -> tuple[int, int]:
    """(choices, differences) of a dream, saved at every choice and gone on with in a process that never saw it."""
    dream, number, seed = job
    return saved_at_every_choice(fresh(f"dream:{dream}", number, seed), seed, False, lambda: True)


def ether_saves(scale: float) -> dict[str, Any]:
    dreams = list(content_for().pack.dreams)
    games = max(1, int(20 * scale))
    jobs = [(dreams[i % len(dreams)], 1 + i // len(dreams) % 4, i) for i in range(games)]
    rows = list(spread(one_saved, jobs, "saves of dreams"))
    wrong = sum(differences for _, differences in rows)
    return {
        "target": "at every choice of 20 dreams the game loaded in a new process matches the next five choices",
        "games": games,
        "choices": sum(choices for choices, _ in rows),
        "differences": wrong,
        "passed": wrong == 0,
    }
