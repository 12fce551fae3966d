"""Bars that are played out: random games everywhere, the strength of greedy, the balance of sides and characters."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from statistics import median
from typing import Any

from pool import spread

from snar.bots import make
from snar.bots.rise.playout import play_game
from snar.kernel.conformance import check_choices, check_conservation
from snar.kernel.rng import Rng, key_from_seed
from snar.rise.options import DEMONS, HEROES, OPTIONS, agree
from snar.rise.setup.opening import new_game

CAP = 150  # rounds
EARLY, LATE = 50, 5  # random games are stopped sooner; but every so many go on to the cap
TRIAL = ["odmena", "lecebne-studanky", "neduverive-svety", "snove-svety", "mocne-postavy"]
TABLES: list[dict[str, Any]] = [
    {},
    {"options": ["ctyri-hraci"]},
    {"options": ["ctyri-hraci", "kouzleni"]},
    {"options": ["tezke-ukoly"]},
    {"options": ["dlouha-hra"]},
    {"options": ["kouzleni", "schopnosti"]},
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
    cap = EARLY if seed // len(TABLES) % LATE else CAP
    while not g.over and g.round <= cap:
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
        "target": "10,000 random games over all scenarios and variants without an exception or an illegal state; "
        f"every {LATE}th goes on to round {CAP}, the others to round {EARLY}",
        "games": len(rows),
        "finished": finished,
        "stopped": len(rows) - finished,
        "decisions": sum(row["decisions"] for row in rows),
        "passed": len(rows) == games,
    }


Match = tuple[tuple[str, ...], dict[str, Any], int]  # bots by seat, the agreement, the seed


def one_match(job: Match) -> tuple[int, int]:
    """(winning seat or -1, rounds) of one game of these bots at this table."""
    bots, table, seed = job
    g = new_game(agree(**table), Rng(key_from_seed(f"match/{seed}")))
    outcome = play_game(g, [make(name, seed) for name in bots], seed, CAP)
    return (outcome.seats[0] if outcome.seats else -1), outcome.rounds


def of_greedy(tables: list[dict[str, Any]], title: str) -> list[tuple[int, int]]:
    """Greedy in every seat of every table."""
    jobs = [(("greedy",) * len(table["characters"]), table, seed) for seed, table in enumerate(tables)]
    return list(spread(one_match, jobs, title))


class Wins:
    """Who won, counted by character, by seat and by those who played together."""

    def __init__(self) -> None:
        self.games: Counter[Any] = Counter()
        self.won: Counter[Any] = Counter()

    def add(self, characters: tuple[str, ...], winner: int) -> None:
        self.games["all"] += 1
        self.won["all"] += winner >= 0
        for seat, name in enumerate(characters):
            for key in (name, ("seat", seat), (tuple(sorted(characters)), name)):
                self.games[key] += 1
                self.won[key] += seat == winner

    def share(self, key: Any) -> float:
        return round(self.won[key] / self.games[key], 4) if self.games[key] else 0.0

    def by_character(self) -> dict[str, float]:
        return {name: self.share(name) for name in HEROES + DEMONS if self.games[name]}

    def by_seat(self) -> list[float]:
        return [self.share(key) for key in sorted(key for key in self.games if key[0] == "seat")]

    def by_pair(self) -> dict[str, float]:
        """What the hero wins of the games of a hero and a demon."""
        pairs = [(hero, demon) for hero in HEROES for demon in DEMONS]
        return {f"{hero}-{demon}": self.share((tuple(sorted((hero, demon))), hero)) for hero, demon in pairs}


def beats_random(scale: float) -> dict[str, Any]:
    games = max(10, int(400 * scale))
    seats = [("greedy", "random"), ("random", "greedy")]
    jobs = [(seats[i % 2], {"characters": ("rytir", "stin")}, i) for i in range(games)]
    won = sum(winner == i % 2 for i, (winner, _) in enumerate(spread(one_match, jobs, "greedy against random")))
    share = won / games
    return {"target": "greedy wins at least 95 %", "games": games, "share": round(share, 4), "passed": share >= 0.95}


def mirror(scale: float) -> dict[str, Any]:
    games = max(10, int(1000 * scale))
    rows = of_greedy([{"characters": ("rytir", "stin")}] * games, "greedy against greedy")
    wins = Counter(winner for winner, _ in rows)
    rounds = median(rounds for _, rounds in rows)
    return {
        "target": "each side 45-55 %, median 15-60 rounds",
        "games": games,
        "sny": round(wins[0] / games, 4),
        "tma": round(wins[1] / games, 4),
        "stopped": wins[-1],
        "rounds_median": rounds,
        "passed": all(0.45 <= wins[side] / games <= 0.55 for side in (0, 1)) and 15 <= rounds <= 60,
    }


def balance(scale: float) -> dict[str, Any]:
    each = max(2, int(100 * scale))  # each character plays 500
    pairs = [(hero, demon) for hero in HEROES for demon in DEMONS] * each
    wins, rounds = Wins(), []
    for pair, (winner, played) in zip(
        pairs, of_greedy([{"characters": pair} for pair in pairs], "characters"), strict=True
    ):
        wins.add(pair, winner)
        rounds.append(played)
    shares, sides = wins.by_character(), wins.by_seat()
    return {
        "target": "over all 25 pairs no character below 40 % or above 60 %, each side 45-55 %, median 15-60 rounds",
        "games": len(pairs),
        "shares": shares,
        "sides": sides,
        "pairs": wins.by_pair(),
        "rounds_median": median(rounds),
        "passed": all(0.40 <= share <= 0.60 for share in shares.values())
        and all(0.45 <= share <= 0.55 for share in sides)
        and 15 <= median(rounds) <= 60,
    }


def trios(games: int) -> list[tuple[str, ...]]:
    """Three characters a game: every three of the ten in turn, each three in all rotations of the seats."""
    threes = list(combinations(HEROES + DEMONS, 3))
    spaced = [threes[i * 37 % len(threes)] for i in range(len(threes))]  # neighbours in the list share few characters
    turned = [(spaced[i % len(spaced)], (i + i // len(spaced)) % 3) for i in range(games)]
    return [three[turn:] + three[:turn] for three, turn in turned]


def trial(scale: float) -> dict[str, Any]:
    """Of the games a character took part in it wins a third when all are equal."""
    tables = trios(max(30, int(400 * scale)))
    wins, rounds = Wins(), []
    rows = of_greedy([{"scenario": "zkouska-sily", "characters": three} for three in tables], "trial of strength")
    for three, (winner, played) in zip(tables, rows, strict=True):
        wins.add(three, winner)
        rounds.append(played)
    shares = wins.by_character()
    return {
        "target": "three players, rotated seats: no character wins more than 45 % of the games it takes part in",
        "games": len(tables),
        "shares": shares,
        "seats": wins.by_seat(),
        "rounds_median": median(rounds),
        "passed": all(share <= 0.45 for share in shares.values()),
    }
