"""What `snar bench engine` measures."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from statistics import median

from snar.games import GAMES
from snar.kernel import running
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.state import State

BATCH = 16  # decisions between two looks at the clock
RUNS = 7  # fresh processes for an import
TIMED = "import time; t = time.process_time(); {code}; print(time.process_time() - t)"


class RandomPlay:
    """Games as they are usually agreed on, one after another: every answer is picked from the list and checked by
    `answer`."""

    def __init__(self, game: str, seed: int = 1) -> None:
        self.game, self.rng = GAMES[game], random.Random(seed)
        self.games = self.decisions = self.options = 0

    def new(self) -> State:
        self.games += 1
        g: State = self.game.new(self.game.agree(), Rng(key_from_seed(f"bench/{self.games}")))
        return g

    def decide(self, g: State) -> int:
        """One answer; 1 when there was something to decide."""
        choice = g.pending[0]
        count = len(choice.options)
        picked = int(self.rng.random() * count)  # `randrange` would take a twentieth of the time: Python's, not ours
        g.answer(choice.seat, choice.options[picked].key)
        self.options += count if count > 1 else 0
        return int(count > 1)

    def work(self) -> Iterator[int]:
        while True:
            g, done = self.new(), 0
            while not g.over:
                done += self.decide(g)
                if done >= BATCH:
                    self.decisions += done
                    yield done
                    done = 0
            self.decisions += done
            yield done


def build() -> str:
    """Which build is measured: `pure` Python, or `compiled` (docs/compiled.md)."""
    return "pure" if str(running.__file__).endswith(".py") else "compiled"


def midgame(game: str) -> list[State]:
    """States from the middle of six games."""
    play, states = RandomPlay(game, 7), []
    for _ in range(6):
        g = play.new()
        for i in range(400):
            if g.over:
                break
            play.decide(g)
            if i % 40 == 39:
                states.append(g.clone())
    return states


def clones(states: list[State]) -> Iterator[int]:
    while True:
        for state in states:
            state.clone()
        yield len(states)


def import_ms(code: str) -> float:
    """The median over fresh processes, in milliseconds of CPU time."""
    command = [sys.executable, "-c", TIMED.format(code=code)]
    runs = [subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(RUNS)]
    return 1000 * median(float(run) for run in runs)
