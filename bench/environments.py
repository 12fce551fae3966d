"""Environments: how fast they step next to a calibration loop and to a public peer; OpenSpiel's search as an opponent.

python bench/environments.py speed
python bench/environments.py ismcts --mind mistr --games 200
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from minds import finished_games
from pool import told

from snar.bench.calibration import Rate, rate
from snar.bots import ask, make
from snar.envs.aec import env
from snar.kernel.rng import Rng, key_from_seed
from snar.lab.crew import Crew
from snar.lab.notebook import fill
from snar.lab.ratings import wilson

ROOT = Path(__file__).parent.parent
PEERS = ROOT / ".cache" / "peers"
PEER = "catanatron_gym==4.0.0"  # of its own Gymnasium, so it lives in an environment of its own
BATCH, SECONDS, RUNS = 16, 6.0, 3
ENOUGH = 1500
BEATEN = 0.65
GAMES = 200
ROLLOUT = 200

PEER_WORK = """
import json, random, warnings
warnings.filterwarnings("ignore")
import catanatron_gym, gymnasium
from snar.bench.calibration import rate
env = gymnasium.make("catanatron_gym:catanatron-v1", disable_env_checker=True)
def work():
    rng = random.Random(1)
    while True:
        _, info = env.reset(seed=rng.randrange(2**31))
        over, done = False, 0
        while not over:
            _, _, terminated, truncated, info = env.step(rng.choice(info["valid_actions"]))
            over, done = terminated or truncated, done + 1
            if done == 16:
                yield done
                done = 0
        yield done
print(json.dumps(rate(work(), %f)._asdict()))
"""


def stepping(game: str, look: bool) -> Iterator[int]:
    """Random play through PettingZoo, with observation and mask at every decision or with the mask alone."""
    made, rng = env(game), Random(1)
    made.reset(seed=1)
    done = 0
    while True:
        _, _, terminated, truncated, _ = made.last(observe=look)
        if terminated or truncated:
            made.reset()
            continue
        if not look:
            made.action_mask()
        made.step(rng.choice(made.offered()))
        done += 1
        if done == BATCH:
            yield done
            done = 0


def stepping_speed(scale: float) -> dict[str, Any]:
    """The best of three runs: whatever else the machine does only slows it down."""
    seconds = max(1.0, SECONDS * scale)
    cases = {"rise": True, "rise_mask_only": False, "ether": True, "ether_mask_only": False}
    found = {name: fastest(name.partition("_")[0], look, seconds) for name, look in cases.items()}
    peer = peer_speed(seconds)
    return {
        "target": f"Říše Snů through PettingZoo, observed: at least {ENOUGH} decisions a million loops",
        **{f"{name}_per_million": round(best.norm, 1) for name, best in found.items()},
        "catanatron_per_million": peer,
        "passed": found["rise"].norm >= ENOUGH,
    }


def fastest(game: str, look: bool, seconds: float) -> Rate:
    return max((rate(stepping(game, look), seconds) for _ in range(RUNS)), key=lambda found: found.norm)


def peer_speed(seconds: float) -> float | str:
    """Steps of Catanatron's Gymnasium environment; with each of them its random opponent answers too."""
    python = PEERS / "catanatron" / "bin" / "python"
    try:
        if not python.exists():
            subprocess.run([sys.executable, "-m", "venv", str(python.parents[1])], check=True, capture_output=True)
            pip = [str(python), "-m", "pip", "install", "--quiet", "--only-binary", ":all:", PEER]
            subprocess.run(pip, check=True, capture_output=True)
        code, path = PEER_WORK % seconds, {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        command = [str(python), "-c", code]
        runs = [subprocess.run(command, check=True, capture_output=True, text=True, env=path) for _ in range(RUNS)]
    except (OSError, subprocess.CalledProcessError) as error:
        return f"not measured: {PEER} cannot be had here ({type(error).__name__})"
    return round(max(json.loads(run.stdout)["norm"] for run in runs), 1)


# -- OpenSpiel's search ------------------------------------------------------------------------------------------------
class Match(NamedTuple):
    """One game; it travels to another process."""

    game: str
    mind: str
    number: int
    limit: int = 5000  # decisions


class Result(NamedTuple):
    won: float  # by the mind; a half if nobody won
    mind_seconds: float  # a decision
    search_seconds: float
    simulations: float  # a decision of the search


def match(job: Match) -> Result:
    """The mind in one seat, the search in all others. The same deal is played from two seats."""
    import pyspiel

    import snar.envs.openspiel  # noqa: F401  (registers the games)

    game = pyspiel.load_game(f"snar_{job.game}", {"seed": job.number // 2, "limit": job.limit})
    state, seat = game.new_initial_state(), job.number % 2
    mind, search = Mind(job.mind, job.number), make_search(game, job.number)
    while not state.is_terminal():
        if state.current_player() == seat:
            state.apply_action(mind.step(state))
        else:
            search.seconds = mind.mean
            state.apply_action(int(search.step(state)))
    spent, answers = search.spent, max(1, search.answers)
    return Result((state.returns()[seat] + 1) / 2, mind.mean, spent / answers, search.simulations / answers)


class Mind:
    """One of our bots at a table of OpenSpiel; it sees what its seat can imagine."""

    def __init__(self, name: str, seed: int) -> None:
        self.bot, self.dice = make(name, seed), Rng(key_from_seed(f"imagine/{seed}"))
        self.spent, self.answers = 0.0, 0

    @property
    def mean(self) -> float:
        return self.spent / max(1, self.answers)

    def step(self, state: Any) -> int:
        at, started = state.position, time.process_time()
        key = ask(self.bot, at.g, at.seat, self.dice).option.key
        self.spent, self.answers = self.spent + time.process_time() - started, self.answers + 1
        options = at.g.choice_of(at.seat).options
        return int(state.numbers()[[option.key for option in options].index(key)])


def make_search(game: Any, seed: int) -> Any:
    """OpenSpiel's ISMCTS by the clock instead of a number of simulations. Every option is tried at least once, even if
    that takes longer than the mind has: random games are long, and are cut after ROLLOUT decisions for the same reason.
    """
    from open_spiel.python.algorithms import ismcts, mcts

    random = np.random.RandomState(seed)

    class Short(mcts.RandomRolloutEvaluator):
        def evaluate(self, state: Any) -> Any:
            now = state.clone()
            for _ in range(ROLLOUT):
                if now.is_terminal():
                    break
                now.apply_action(random.choice(now.legal_actions()))
            return now.returns()

    class Timed(ismcts.ISMCTSBot):
        seconds, spent, simulations, answers = 0.0, 0.0, 0, 0

        def run_search(self, state: Any) -> Any:
            self.reset()
            started, least = time.process_time(), len(state.legal_actions()) + 1
            root, done = self.create_new_node(state), 0
            while done < least or time.process_time() < started + self.seconds:
                self.run_simulation(self.sample_root_state(state))
                done += 1
            self.simulations, self.answers = self.simulations + done, self.answers + 1
            self.spent += time.process_time() - started
            return self.get_final_policy(state, root)

    return Timed(game, Short(1, random), 2.0, 0, random_state=random, allow_inconsistent_action_sets=True)


def against_ismcts(scale: float, mind: str = "mistr") -> dict[str, Any]:
    games = max(2, int(GAMES * scale))
    jobs, path = [Match("rise", mind, number) for number in range(games)], finished_games() / f"{mind}-ismcts.jsonl"
    crew, label = Crew(jobs=os.cpu_count() or 1), f"{mind} against ISMCTS"
    rows = [Result(*row) for row in fill(path, jobs, match, crew, told, label)]
    won = sum(row.won for row in rows)
    low, high = wilson(won, games)
    mean = [round(sum(column) / games, 4) for column in zip(*rows, strict=True)]
    return {
        "target": f"{mind} wins at least {BEATEN:.0%} against OpenSpiel's ISMCTS with at least its time",
        "games": games,
        "share": mean[0],
        "low": round(low, 4),
        "high": round(high, 4),
        "mind_seconds": mean[1],
        "search_seconds": mean[2],
        "simulations": mean[3],
        "passed": mean[0] >= BEATEN,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["speed", "ismcts"])
    parser.add_argument("--mind", default="mistr")
    parser.add_argument("--games", type=int, default=GAMES)
    args = parser.parse_args()
    print(json.dumps(stepping_speed(1.0) if args.what == "speed" else against_ismcts(args.games / GAMES, args.mind)))


if __name__ == "__main__":
    main()
