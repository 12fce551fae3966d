"""`snar scenario FILE...`: positions written as TOML are set up, played and compared."""

from __future__ import annotations

import sys
import tomllib
from argparse import Namespace
from pathlib import Path

from snar.cli.speech import program_texts


def run(args: Namespace) -> int:
    texts = program_texts(args.lang)
    bad = 0
    for file in args.files:
        problems = run_file(file)
        for problem in problems:
            print(problem, file=sys.stderr)
        if not problems:
            print(texts.say("scenario-ok", file=file))
        bad += bool(problems)
    return 2 if bad else 0


def run_file(file: str) -> list[str]:
    """A file that says `game = "ether"` is one of Etherfields; whatever cannot be read is reported by either game."""
    try:
        game = tomllib.loads(Path(file).read_text(encoding="utf-8")).get("game")
    except (OSError, ValueError):
        game = None
    if game == "ether":
        from snar.ether.scenario import run_file as run_ether

        return run_ether(file)
    from snar.rise.scenario import run_file as run_rise

    return run_rise(file)
