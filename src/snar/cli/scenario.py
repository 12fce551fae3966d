"""`snar scenario FILE...`: positions written as TOML are set up, played and compared."""

from __future__ import annotations

import sys
from argparse import Namespace

from snar.cli.speech import program_texts


def run(args: Namespace) -> int:
    from snar.rise.scenario import run_file

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
