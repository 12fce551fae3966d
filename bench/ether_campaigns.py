"""Whole campaigns of Etherfields: played by bots without a fault, and what they met on their way."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from ether_coverage import covered, reached
from ether_tables import CAP, fresh
from pool import spread

from snar.bots import make
from snar.bots.ether.playout import first_asked
from snar.bots.play import ask
from snar.ether.options import LUCID
from snar.ether.state import EtherState
from snar.ether.supply import TOKENS
from snar.kernel.conformance import check_choices, check_conservation
from snar.kernel.rng import Rng, key_from_seed

PATIENCE = 1500  # answers of a random one
LUCIDLY = 21  # each so manieth of them; every number of sleepers has its turn


def check_table(g: EtherState) -> None:
    """Nothing is lost, everybody asked can answer, no supply below zero or above its number."""
    check_choices(g)
    check_conservation(g)
    assert all(0 <= left <= TOKENS[kind] for kind, left in g.supply.items()), g.supply
    assert all(row.distress >= 0 and row.ether >= 0 and row.gems >= 0 for row in g.sleepers)
    assert g.hours >= 0 and 0 <= g.keys <= TOKENS["key"]


def one_campaign(job: tuple[str, str, int, tuple[str, ...], int, int]) -> dict[str, Any]:
    """A campaign or an encounter to its end or the cap; what it reached."""
    bot, start, number, options, seed, cap = job
    g = fresh(start, number, seed, options)
    bots, rng = [make(bot, f"{seed}/{seat}") for seat in range(number)], Rng(key_from_seed(f"dice/{seed}"))
    seen: set[tuple[str, str]] = set()
    answers = 0
    while not g.over and answers < cap:
        choice = first_asked(g.pending)
        if answers % 40 == 0:
            check_table(g)
        key = advised(bots[choice.seat], g, choice.seat, rng)
        g.answer(choice.seat, key)
        seen |= set(reached(g))
        answers += 1
    check_table(g)
    won = sorted({id for id, outcome in g.log if outcome == "victory"})
    ended = str(g.result.get("opening") or g.result.get("outcome")) if g.over else "stopped"
    return {"ended": ended, "won": won, "tries": len(g.log), "answers": answers, "seen": sorted(seen)}


def advised(bot: Any, g: EtherState, seat: int, rng: Rng) -> str:
    """A bot's answer; a random one does not end the game by saving it, or there would be no campaigns to see."""
    advice = ask(bot, g, seat, rng)
    keys = [option.key for option, _, _ in advice.top if option.key != "save"]
    return advice.option.key if advice.option.key != "save" or not keys else keys[0]


@lru_cache
def played(bot: str, games: int, cap: int) -> list[dict[str, Any]]:
    jobs = [(bot, "campaign", 1 + i % 4, options(bot, i), i, cap) for i in range(games)]
    return list(spread(one_campaign, jobs, f"{bot} campaigns"))


def options(bot: str, number: int) -> tuple[str, ...]:
    """Now and then those who play at random are lucid sleepers, with cards of their own."""
    return (LUCID,) if bot == "random" and number % LUCIDLY == 0 else ()


def of_random(scale: float) -> list[dict[str, Any]]:
    return played("random", max(4, int(500 * scale)), PATIENCE)


def of_greedy(scale: float) -> list[dict[str, Any]]:
    return played("greedy", max(4, int(200 * scale)), CAP)


def random_campaigns(scale: float) -> dict[str, Any]:
    return campaigns(of_random(scale), "500 random campaigns without an exception, a dead end or a broken supply")


def greedy_campaigns(scale: float) -> dict[str, Any]:
    told = campaigns(of_greedy(scale), "200 greedy campaigns (1-4 sleepers) through the opening without a fault")
    return {**told, "passed": told["ended"].get("done", 0) > 0}


def campaigns(rows: list[dict[str, Any]], target: str) -> dict[str, Any]:
    """A fault would have ended the bar with a traceback."""
    return {
        "target": target,
        "games": len(rows),
        "ended": dict(Counter(row["ended"] for row in rows)),
        "won": dict(Counter(dream for row in rows for dream in row["won"])),
        "answers": sum(row["answers"] for row in rows),
        "passed": all(row["answers"] > 0 for row in rows),
    }


def coverage(scale: float) -> dict[str, Any]:
    return covered(of_random(scale) + of_greedy(scale), scale)
