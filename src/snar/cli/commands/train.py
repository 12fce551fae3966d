"""`snar train`: bots learn from games among themselves; it goes on where it stopped, and writes weights to a file."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from snar.bots.front import bots_of
from snar.cli.commands.watching import watcher
from snar.cli.errors import Trouble
from snar.lab.train import Course, keep, train


def run(args: Namespace) -> int:
    for name, least in (("rounds", 0), ("matches", 1), ("games", 1), ("jobs", 1)):
        if getattr(args, name) < least:
            raise Trouble("at-least-one", what=f"--{name}")
    if bots_of(args.game).learner is None:
        raise Trouble("nothing-to-learn", game=args.game)
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise Trouble("needs-numpy") from None
    asked = Course(args.game, args.seed or "0", args.rounds, args.matches, args.games, args.jobs)
    folder = Path(args.work)
    try:
        weights = train(asked, folder, watcher(args))
    except ValueError as error:
        raise Trouble("said", text=str(error)) from None
    out = Path(args.out) if args.out else folder / "weights.json"
    keep(out, weights)
    print(json.dumps({"weights": str(out), **weights["record"]}, ensure_ascii=False))
    return 0
