"""Plays games and prints all that came of them: journals, what every seat was shown, and the last state.

Run as a process of its own, once on each build: what it prints must be the same.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable
from typing import Any

from snar.bench.workload import build
from snar.bots import make
from snar.bots.play import ask
from snar.ether.options import SLEEPERS
from snar.games import GAMES
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.session import Session
from snar.kernel.state import State

TABLES: dict[str, list[dict[str, Any]]] = {
    "rise": [
        {},
        {"options": ["ctyri-hraci", "kouzleni", "schopnosti"]},
        {"scenario": "zkouska-sily", "players": 4},
        {"scenario": "zkouska-sily", "edition": "draft", "players": 3},
        {"boards": 2, "rotation": 90},
    ],
    "ether": [
        {"sleepers": SLEEPERS[:2]},
        {"sleepers": SLEEPERS[:4], "options": ["strukturovane-tahy"]},
        {"sleepers": SLEEPERS[:3], "start": "dream:ustredna"},
        {"sleepers": SLEEPERS[:1], "start": "dream:zatopa", "options": ["solo"]},
        {"sleepers": SLEEPERS[:2], "start": "slumber:prizrak"},
        {"sleepers": SLEEPERS[:2], "start": "world"},
    ],
}
Player = Callable[[State], tuple[int, str]]


def by_chance(seed: str) -> Player:
    dice = Rng(key_from_seed(seed))

    def answer(g: State) -> tuple[int, str]:
        choice = g.pending[dice.below(len(g.pending))]
        return choice.seat, choice.options[dice.below(len(choice.options))].key

    return answer


def by_greedy(seed: str) -> Player:
    bot, dice = make("greedy", seed), Rng(key_from_seed(seed))

    def answer(g: State) -> tuple[int, str]:
        seat = g.pending[0].seat
        return seat, ask(bot, g, seat, dice).option.key

    return answer


def play(name: str, table: dict[str, Any], player: Player, answers: int, seed: str) -> None:
    game = GAMES[name]
    session, shown = Session.seeded(game, game.agree(**table), seed), hashlib.sha256()
    for number in range(answers):
        if session.state.over:
            break
        seat, key = player(session.state)
        shown.update(repr(session.play(seat, [key], [])).encode())
        if number % 20 == 0:
            for watcher in range(session.state.seats + 1):
                shown.update(json.dumps(session.state.view(watcher), sort_keys=True, default=list).encode())
    print(session.journal.to_text() + shown.hexdigest() + "\n" + session.state.dump())


if __name__ == "__main__":
    name, answers = sys.argv[1], int(sys.argv[2])
    print(build(), file=sys.stderr)
    for number, table in enumerate(TABLES[name]):
        play(name, table, by_chance(f"chance {number}"), answers, f"compiled {number}")
        play(name, table, by_greedy(f"greedy {number}"), answers // 5, f"compiled {number}")
