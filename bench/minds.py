"""How strong the minds of Říše Snů are, with 95 % intervals, and what their thinking costs.

A match of hundreds of games that is stopped goes on later: finished ones are kept in .cache/minds as long as rules,
cards and bots stay as they are.
"""

from __future__ import annotations

import os
import time
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

from pool import told

from snar.bots import make
from snar.bots.front import bots_of
from snar.bots.rise.learned import craft
from snar.bots.rise.playout import play_game
from snar.bots.searching import Budget, Searching
from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng, key_from_seed
from snar.lab.crew import Crew
from snar.lab.notebook import fill
from snar.lab.ratings import wilson
from snar.lab.tournament import pairings, play
from snar.lab.watching import Timed
from snar.rise.options import agree
from snar.rise.setup.opening import new_game

ROOT = Path(__file__).parent.parent
PLAYED_BY = ("bots", "kernel", "rise", "packs/rise", "packs/rise-snu")  # what a game between bots hangs on
CAP = 150
LEARNED, STRONGEST, OF_THREE, LADDER = 0.56, 0.65, 0.45, 0.56
POLICY_MS, PLAYOUTS = 3.0, 300


def match(one: str, other: str, games: int, **agreed: Any) -> dict[str, Any]:
    """The share of games that one wins, the same deals from every seat."""
    found = pairings("rise", agree(**agreed), (one, other), games, "bar", CAP)
    path = finished_games() / f"{'-'.join((one, other, *map(str, agreed.values())))}.jsonl"
    rows = fill(path, found, play, Crew(jobs=os.cpu_count() or 1), told, f"{one} against {other}")
    won = sum(row["won"] for row in rows)
    low, high = wilson(won, len(rows))
    return {
        "games": len(rows),
        "won": won,
        "share": round(won / len(rows), 3),
        "low": round(low, 3),
        "high": round(high, 3),
    }


def finished_games() -> Path:
    """A folder for them, another one whenever what plays has changed."""
    digest = sha256()
    for folder in PLAYED_BY:
        for path in sorted((ROOT / "src" / "snar" / folder).rglob("*")):
            if path.suffix in (".py", ".toml", ".json"):
                digest.update(path.read_bytes())
    found = ROOT / ".cache" / "minds" / digest.hexdigest()[:16]
    found.mkdir(parents=True, exist_ok=True)
    return found


def learned(scale: float) -> dict[str, Any]:
    found = match("poutnik", "greedy", max(2, int(400 * scale)))
    return {
        "target": f"poutník wins at least {LEARNED:.0%} against greedy",
        **found,
        "passed": found["share"] >= LEARNED,
    }


def strongest(scale: float) -> dict[str, Any]:
    name = bots_of("rise").levels[-1]
    found = match(name, "greedy", max(2, int(400 * scale)))
    target = f"the strongest level wins at least {STRONGEST:.0%} against greedy"
    return {"target": target, "bot": name, **found, "passed": found["share"] >= STRONGEST}


def trial(scale: float) -> dict[str, Any]:
    name = bots_of("rise").levels[-1]
    found = match(name, "greedy", max(3, int(399 * scale)), scenario="zkouska-sily", players=3)
    target = f"of three in Zkouška síly the strongest level wins at least {OF_THREE:.0%} against two greedy ones"
    return {"target": target, "bot": name, **found, "passed": found["share"] >= OF_THREE}


def ladder(scale: float) -> dict[str, Any]:
    """Each level against the one below."""
    names = bots_of("rise").levels
    pairs = {f"{above}-{below}": match(above, below, max(2, int(400 * scale))) for below, above in pairwise(names)}
    return {
        "target": f"each level wins at least {LADDER:.0%} against the one below",
        "pairs": pairs,
        "passed": all(row["share"] >= LADDER for row in pairs.values()),
    }


def thinking(scale: float) -> dict[str, Any]:
    bots = [Timed(make("poutnik", seat)) for seat in range(2)]
    for seed in range(max(1, int(20 * scale))):
        play_game(new_game(agree(), Rng(key_from_seed(f"thinking/{seed}"))), bots, seed, CAP)
    policy = 1000 * sum(bot.seconds for bot in bots) / sum(bot.answers for bot in bots)
    rate = playouts(max(40, int(2000 * scale)))
    return {
        "target": f"poutník takes at most {POLICY_MS:g} ms a decision; at least {PLAYOUTS} playouts a second",
        "policy_ms": round(policy, 2),
        "playouts_a_second": round(rate),
        "passed": policy <= POLICY_MS and rate >= PLAYOUTS,
    }


def playouts(number: int) -> float:
    """A second of the processor, from movements of whole games."""
    search, dice = Searching("mind", craft(), Budget(24)), Rng(key_from_seed("playouts"))
    spent, seed = 0.0, 0
    while search.playouts < number:
        g, walker = new_game(agree(), Rng(key_from_seed(f"playouts/{seed}"))), craft().player()
        seed += 1
        while not g.over and search.playouts < number:
            choice = g.pending[0]
            if choice.topic == "movement" and len(choice.options) > 3 and dice.below(8) == 0:
                seen = imagine(g, choice.seat, dice, alone=True)
                plans = search.craft.plans(seen, choice.seat)
                started = time.process_time()
                search.tried(seen, choice.seat, plans)
                spent += time.process_time() - started
            g.answer(choice.seat, walker.answer(g, choice))
    return search.playouts / spent
