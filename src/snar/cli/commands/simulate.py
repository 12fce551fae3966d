"""`snar simulate`: many games between bots, one JSON object. The same seed gives the same games, however many jobs."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from typing import Any, NamedTuple

from snar.bots.front import bots_of
from snar.cli.agreement import agreed, every_seat
from snar.cli.commands.tally import Played
from snar.cli.commands.watching import at_least_one, done
from snar.cli.errors import Trouble
from snar.cli.front import terminal_of
from snar.lab.crew import each


class Task(NamedTuple):
    """Everything one game hangs on; it travels to another process."""

    game: str
    rules: Any
    bots: tuple[str, ...]  # by seat
    seed: str
    cap: int


def run(args: Namespace) -> int:
    args.cap = args.cap or bots_of(args.game).cap
    at_least_one(args, "games", "cap", "jobs")
    started = time.perf_counter()
    tasks = planned(args)
    games = done(args, lambda crew, watch: list(watch(each(tasks, one_game, crew), "simulate", len(tasks), 0)))
    report = terminal_of(args.game).tally(games, tasks[0].rules) | {"seconds": round(time.perf_counter() - started, 3)}
    about = {"game": args.game, "rules": tasks[0].rules.to_data(), "bots": list(tasks[0].bots), "swap": args.swap}
    print(json.dumps(about | {"seed": args.seed or "0", "cap": args.cap} | report, ensure_ascii=False))
    return 0


def planned(args: Namespace) -> list[Task]:
    if not args.bots:
        raise Trouble("bots-only")
    given = args.bots.split(",")
    rules = agreed(args, terminal_of(args.game).for_bots(args, len(given)))
    bots = tuple(every_seat(args.game, given, rules.seats))
    turns = range(len(bots)) if args.swap else range(1)
    seats = [bots[turn:] + bots[:turn] for turn in turns]
    return [Task(args.game, rules, seats[i % len(seats)], f"{args.seed or 0}/{i}", args.cap) for i in range(args.games)]


def one_game(task: Task) -> Played:
    from snar.bots import make
    from snar.games import GAMES
    from snar.kernel.rng import Rng, key_from_seed

    g = GAMES[task.game].new(task.rules, Rng(key_from_seed(task.seed)))
    bots = [make(name, f"{task.seed}/{seat}") for seat, name in enumerate(task.bots)]
    return Played(task.bots, bots_of(task.game).play(g, bots, task.seed, task.cap))
