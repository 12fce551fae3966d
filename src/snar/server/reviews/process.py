"""A process that looks one finished game over: a line of JSON in, a line for each finding out, the whole at the end.

It ends when its input ends: whoever asked is gone. Run as `python -m snar.server.reviews.process [PACK]...`
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from snar.bots.front import bots_of
from snar.bots.review import Review, summary
from snar.games import GAMES, bring

GENTLY = 5  # people go first, as before the thoughts of bots


def main() -> None:
    for folder in sys.argv[1:]:
        bring(Path(folder))
    if hasattr(os, "nice"):
        os.nice(GENTLY)
    look_over(json.loads(sys.stdin.readline()))


def look_over(wanted: dict[str, Any]) -> None:
    """`found`: what is known from before. It goes on after that."""
    judge = bots_of(wanted["game"]).judge
    assert judge
    review = Review(judge(), GAMES[wanted["game"]], wanted["header"], wanted["entries"], wanted["result"])
    found = list(wanted["found"])
    say({"total": review.total})
    for finding in review.findings(len(found)):
        found.append(finding)
        say({"finding": finding})
    say({"whole": summary(review, found)})


def say(what: dict[str, Any]) -> None:
    print(json.dumps(what), flush=True)


if __name__ == "__main__":
    main()
