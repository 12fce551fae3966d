"""`snar train`: bots learn from games among themselves; it goes on where it stopped, and writes weights to a file; in
the folder CSV, plots and a page tell how it went."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from snar.bots.front import bots_of
from snar.cli.commands.watching import at_least_one, done
from snar.cli.errors import Trouble
from snar.lab.reports import training_sections
from snar.lab.sheet import Words, write
from snar.lab.train import Course, keep, train


def run(args: Namespace) -> int:
    at_least_one(args, "matches", "games", "jobs")
    if args.rounds < 0:
        raise Trouble("below-zero", what="--rounds")
    if bots_of(args.game).learner is None:
        raise Trouble("nothing-to-learn", game=args.game)
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise Trouble("needs-numpy") from None
    asked, folder = Course(args.game, args.seed or "0", args.rounds, args.matches, args.games), Path(args.work)
    out = Path(args.out) if args.out else folder / "weights.json"
    try_to_write(out)
    weights = done(args, lambda crew, watch: train(asked, folder, crew, watch))
    keep(out, weights)
    told, words = {"weights": str(out), **weights["record"]}, Words(args.game, args.lang)
    write(folder, told, training_sections(weights["record"], words), words.titled("training"), words)
    print(json.dumps(told, ensure_ascii=False))
    return 0


def try_to_write(out: Path) -> None:
    """What cannot be written is told before the hours of learning."""
    out.parent.mkdir(parents=True, exist_ok=True)
    there = out.exists()
    out.open("a", encoding="utf-8").close()
    if not there:
        out.unlink()  # nobody shall take an empty file for weights
