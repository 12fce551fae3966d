"""Dreams of Etherfields: how often greedy teams win them, and whether each can be set aside at any choice."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ether_tables import CAP, fresh
from pool import spread
from saves import saved_at_every_choice

from snar.bots import make
from snar.bots.ether.playout import play_campaign
from snar.ether.content import content_for

NUMBERS = (1, 2, 3, 4)  # of sleepers
FIRST, FURTHER, LASTING = (0.6, 0.9), (0.35, 0.75), (0.6, 1.0)


def one_dream(job: tuple[str, int, int]) -> tuple[str, int, str, int]:
    dream, number, seed = job
    g = fresh(f"dream:{dream}", number, seed)
    journey = play_campaign(g, [make("greedy", seed)] * number, seed, CAP)
    return dream, number, journey.outcome, journey.dreams[-1][2] if journey.dreams else 0


def shares(dreams: list[str], games: int) -> dict[str, dict[str, float]]:
    """Victories by dream and number of sleepers."""
    jobs = [(dream, number, seed) for dream in dreams for number in NUMBERS for seed in range(games)]
    won: Counter[tuple[str, int]] = Counter()
    for dream, number, outcome, _ in spread(one_dream, jobs, "dreams of greedy teams"):
        won[dream, number] += outcome == "victory"
    return {dream: {str(n): round(won[dream, n] / games, 3) for n in NUMBERS} for dream in dreams}


def within(shares: dict[str, float], bounds: tuple[float, float]) -> bool:
    return all(bounds[0] <= share <= bounds[1] for share in shares.values())


def first_dream(scale: float) -> dict[str, Any]:
    games = max(4, int(200 * scale))
    first = next(dream.id for dream in content_for().pack.dreams.values() if dream.start)
    found = shares([first], games)[first]
    return {
        "target": "greedy teams of one, two, three and four each win the first dream in 60-90 %",
        "games": len(NUMBERS) * games,
        "shares": found,
        "passed": within(found, FIRST),
    }


def further_dreams(scale: float) -> dict[str, Any]:
    games = max(2, int(200 * scale))
    further = [dream.id for dream in content_for().pack.dreams.values() if not dream.start]
    found = shares(further, games)
    return {
        "target": "greedy teams of one, two, three and four each win every further dream in 35-75 %",
        "games": len(NUMBERS) * games * len(further),
        "shares": found,
        "passed": all(within(row, FURTHER) for row in found.values()),
    }


def one_slumber(job: tuple[str, int, int]) -> tuple[str, int, int]:
    """How many turns it lasted."""
    slumber, number, seed = job
    g = fresh(f"slumber:{slumber}", number, seed)
    return slumber, number, play_campaign(g, [make("greedy", seed)] * number, seed, CAP).turns


def slumbers(scale: float) -> dict[str, Any]:
    """Those with an entity: 200 games of each, and 200 or more of each number of sleepers."""
    games = max(2, int(50 * scale))
    ids = [slumber.id for slumber in content_for().pack.slumbers.values() if slumber.entity]
    jobs = [(id, number, seed) for id in ids for number in NUMBERS for seed in range(games)]
    long: Counter[tuple[str, int]] = Counter()
    for id, number, turns in spread(one_slumber, jobs, "slumbers of greedy teams"):
        long[id, number] += turns >= 2
    found = {id: {str(n): round(long[id, n] / games, 3) for n in NUMBERS} for id in ids}
    return {
        "target": "slumbers with an entity last two turns or more in at least 60 %, by slumber and number of sleepers",
        "games": len(jobs),
        "shares": found,
        "passed": all(within(row, LASTING) for row in found.values()),
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
