"""How often teams of the strongest companion win each dream of Etherfields, by the number of sleepers."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ether_dreams import NUMBERS
from ether_tables import CAP, fresh
from pool import spread

from snar.bots import make
from snar.bots.ether.playout import play_campaign
from snar.bots.front import bots_of
from snar.ether.content import content_for
from snar.lab.ratings import wilson

FIRST, FURTHER = 0.9, 0.55


def one_dream(job: tuple[str, str, int, int]) -> tuple[str, int, str]:
    name, dream, number, seed = job
    g = fresh(f"dream:{dream}", number, seed)
    return dream, number, play_campaign(g, [make(name, seed)] * number, seed, CAP).outcome


def ether_minds(scale: float) -> dict[str, Any]:
    """The same deals as those of greedy teams (`ether_first_dream`, `ether_further_dreams`)."""
    games, name = max(2, int(100 * scale)), bots_of("ether").levels[-1]
    dreams = content_for().pack.dreams.values()
    jobs = [(name, dream.id, number, seed) for dream in dreams for number in NUMBERS for seed in range(games)]
    won, died = Counter[tuple[str, int]](), Counter[str]()
    for dream, number, outcome in spread(one_dream, jobs, f"dreams of teams of {name}"):
        won[dream, number] += outcome == "victory"
        died[dream] += outcome == "death"
    shares = {dream.id: {str(n): with_interval(won[dream.id, n], games) for n in NUMBERS} for dream in dreams}
    least = {dream.id: FIRST if dream.start else FURTHER for dream in dreams}
    return {
        "target": "teams of the strongest companion, of one to four, win the first dream in 90 %, further ones in 55 %",
        "bot": name,
        "games": len(jobs),
        "shares": shares,
        "deaths": dict(died),
        "passed": all(row["share"] >= least[dream] for dream, rows in shares.items() for row in rows.values()),
    }


def with_interval(won: int, games: int) -> dict[str, float]:
    low, high = wilson(won, games)
    return {"share": round(won / games, 3), "low": round(low, 3), "high": round(high, 3)}
