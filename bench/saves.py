"""At every choice of whole games: the saved text, loaded in a process that never saw the game, goes on the same."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from pool import spread

from snar.bots import make
from snar.bots.play import ask
from snar.games import GAMES
from snar.kernel.rng import Rng, key_from_seed
from snar.rise.game import Rise
from snar.rise.options import agree

AHEAD = 5


def digest(g: Any) -> str:
    """Everything that must match: the state, the choices with their options, in this order."""
    pending = [choice.to_data() for choice in g.pending]
    return hashlib.blake2b((g.dump() + json.dumps(pending)).encode(), digest_size=16).hexdigest()


def one_game(job: tuple[int, bool]) -> tuple[int, int]:
    """(choices, differences) of one game between greedy bots."""
    seed, to_the_end = job
    g = Rise().new(agree(), Rng(key_from_seed(f"save/{seed}")))
    return saved_at_every_choice(g, seed, to_the_end, lambda: g.round <= 100)


def saved_at_every_choice(g: Any, seed: int, to_the_end: bool, goes_on: Callable[[], bool]) -> tuple[int, int]:
    bots, rng = [make("greedy", seed) for _ in range(g.seats)], Rng(key_from_seed(seed))
    texts, digests, answers = [], [digest(g)], []
    while not g.over and goes_on():
        texts.append(g.dump())
        choice = g.pending[0]
        key = ask(bots[choice.seat], g, choice.seat, rng).option.key
        answers.append((choice.seat, key))
        g.answer(choice.seat, key)
        digests.append(digest(g))
    ahead = len(answers) if to_the_end else AHEAD
    starts = [0] if to_the_end else range(len(texts))
    tasks = [{"game": g.GAME, "state": texts[i], "answers": answers[i : i + ahead]} for i in starts]
    found = fresh(tasks)
    expected = [digests[i + 1 : i + 1 + ahead] for i in starts]
    return len(texts), sum(a != b for a, b in zip(found, expected, strict=True))


def fresh(tasks: list[dict[str, Any]]) -> list[list[str]]:
    """The digests after each answer, from a new process."""
    lines = "".join(json.dumps(task) + "\n" for task in tasks)
    run = subprocess.run([sys.executable, __file__], input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in run.stdout.splitlines()]


def saves(scale: float) -> dict[str, Any]:
    games, whole = max(2, int(200 * scale)), max(1, int(10 * scale))
    jobs = [(seed, False) for seed in range(games)] + [(seed, True) for seed in range(whole)]
    rows = list(spread(one_game, jobs, "saves"))
    wrong = sum(differences for _, differences in rows)
    return {
        "target": "at every choice of 200 games the loaded game matches the next five choices; ten games to the end",
        "games": games,
        "whole_games": whole,
        "choices": sum(choices for choices, _ in rows[:games]),
        "differences": wrong,
        "passed": wrong == 0,
    }


def worker() -> None:
    for line in sys.stdin:
        task = json.loads(line)
        g = GAMES[task["game"]].load(json.loads(task["state"]))
        found = []
        for seat, key in task["answers"]:
            g.answer(seat, key)
            found.append(digest(g))
        print(json.dumps(found))


if __name__ == "__main__":
    worker()
