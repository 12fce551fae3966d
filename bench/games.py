"""Bars that are played out: random games everywhere, the strength of greedy, the balance of sides and characters."""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import Any

from pool import spread

from snar.bots import make
from snar.bots.playout import play_game
from snar.kernel.conformance import check_choices, check_conservation
from snar.kernel.rng import Rng, key_from_seed
from snar.rise.options import DEMONS, HEROES, OPTIONS, agree
from snar.rise.setup.opening import new_game

CAP = 150
TRIAL = ["odmena", "lecebne-studanky", "neduverive-svety", "snove-svety", "mocne-postavy"]
TABLES: list[dict[str, Any]] = [
    {},
    {"options": ["ctyri-hraci"]},
    {"options": ["ctyri-hraci", "kouzleni"]},
    {"options": ["tezke-ukoly"]},
    {"options": ["dlouha-hra"]},
    {"options": ["ctyri-hraci", "kouzleni", "dlouha-hra"]},
    {"scenario": "zacatecnici"},
    *({"scenario": "zkouska-sily", "players": players, "fame": 3} for players in (2, 3, 4, 5)),
    *({"scenario": "zkouska-sily", "players": 3, "options": [option]} for option in TRIAL),
    {"scenario": "zkouska-sily", "players": 5, "options": TRIAL, "fame": 7},
    {"scenario": "souboj-s-casem", "players": 3},
    {"scenario": "bratrstvi"},
    {"scenario": "zkouska-sily", "edition": "draft", "players": 4},
    *({"boards": 2, "rotation": rotation} for rotation in (0, 90, 180, 270)),
    {"scenario": "zkouska-sily", "boards": 2, "rotation": 90, "players": 4},
]
assert set(OPTIONS) == {option for table in TABLES for option in table.get("options", [])}


def one_random(job: tuple[int, int]) -> dict[str, Any]:
    """A random game to its end or the cap; every choice has options, every card stays in one place."""
    number, seed = job
    g = new_game(agree(**TABLES[number]), Rng(key_from_seed(f"bar/{seed}")))
    dice = Rng(key_from_seed(f"random/{seed}"))
    decisions = asked = 0
    while not g.over and g.round <= CAP:
        choice = g.pending[dice.below(len(g.pending))]
        if asked % 50 == 0:
            check_choices(g)
            check_conservation(g)
            check_supplies(g)
        asked += 1
        decisions += len(choice.options) > 1
        g.answer(choice.seat, choice.options[dice.below(len(choice.options))].key)
    check_conservation(g)
    return {"table": number, "finished": g.over, "decisions": decisions, "rounds": g.round}


def check_supplies(g: Any) -> None:
    """Values that no rule may lead out of their range."""
    least = 0 if any(choice.topic == "awaken-well" for choice in g.pending) else 1
    for figure in g.figures:
        assert figure.cell >= 0 or not figure.rolled
        assert least <= figure.lives <= g.max_lives(figure), f"{figure.id} has {figure.lives} lives"
        assert figure.tokens >= 0 <= figure.noted and figure.bp >= 0 <= figure.fame
    assert all(light >= 0 and light % 5 == 0 for light in g.light)
    covered = [cell for row in g.laid.values() for cell in g.content.board.placements[row.picture, row.turn]]
    assert len(covered) == len(set(covered)) == 4 * len(g.laid) == len(g.cover)
    assert set(g.zones["laid"]) == set(g.laid)


def random_games(scale: float) -> dict[str, Any]:
    games = max(len(TABLES), int(10_000 * scale))
    rows = list(spread(one_random, [(i % len(TABLES), i) for i in range(games)], "random games"))
    finished = sum(row["finished"] for row in rows)
    return {
        "target": "10,000 random games over all scenarios and variants without an exception or an illegal state",
        "games": len(rows),
        "finished": finished,
        "stopped": len(rows) - finished,
        "decisions": sum(row["decisions"] for row in rows),
        "passed": len(rows) == games,
    }


def one_match(job: tuple[tuple[str, str], tuple[str, ...], int]) -> tuple[int, int, int]:
    """(winner, rounds, decisions) of one game of these bots with these characters."""
    bots, characters, seed = job
    g = new_game(agree(characters=characters), Rng(key_from_seed(f"match/{seed}")))
    outcome = play_game(g, [make(name, seed) for name in bots], seed, CAP)
    return outcome.winner, outcome.rounds, outcome.decisions


def beats_random(scale: float) -> dict[str, Any]:
    games = max(10, int(400 * scale))
    seats = [("greedy", "random"), ("random", "greedy")]
    jobs = [(seats[i % 2], ("rytir", "stin"), i) for i in range(games)]
    won = sum(winner == i % 2 for i, (winner, _, _) in enumerate(spread(one_match, jobs, "greedy against random")))
    share = won / games
    return {"target": "greedy wins at least 95 %", "games": games, "share": round(share, 4), "passed": share >= 0.95}


def mirror(scale: float) -> dict[str, Any]:
    games = max(10, int(1000 * scale))
    jobs = [(("greedy", "greedy"), ("rytir", "stin"), i) for i in range(games)]
    rows = list(spread(one_match, jobs, "greedy against greedy"))
    wins = Counter(winner for winner, _, _ in rows)
    rounds = median(rounds for _, rounds, _ in rows)
    share = wins[0] / games
    return {
        "target": "each side 45-55 %, median 15-60 rounds",
        "games": games,
        "sny": round(share, 4),
        "tma": round(wins[1] / games, 4),
        "stopped": wins[-1],
        "rounds_median": rounds,
        "passed": all(0.45 <= wins[side] / games <= 0.55 for side in (0, 1)) and 15 <= rounds <= 60,
    }


def balance(scale: float) -> dict[str, Any]:
    each = max(2, int(200 * scale))
    pairs = [(hero, demon) for hero in HEROES for demon in DEMONS]
    jobs = [(("greedy", "greedy"), pair, i) for pair in pairs for i in range(each)]
    won: Counter[str] = Counter()
    for (_, pair, _), (winner, _, _) in zip(jobs, spread(one_match, jobs, "characters"), strict=True):
        if winner >= 0:
            won[pair[winner]] += 1
    shares = {name: round(won[name] / (5 * each), 4) for name in HEROES + DEMONS}
    return {
        "target": "over all 25 pairs no character below 35 % or above 65 %",
        "games": len(jobs),
        "shares": shares,
        "passed": all(0.35 <= share <= 0.65 for share in shares.values()),
    }
