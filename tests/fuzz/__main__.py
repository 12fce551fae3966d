"""python -m tests.fuzz [--inputs N] [--seconds S] [--only NAME...]: bad inputs, counted in docs/reliability.md

Every input has a number. A run goes on where the last one stopped, until there were N in all, shared out among the
readers. `--only NAME --input NUMBER` reads one again.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

from tests.reliability import kept, write

from .live import LIVE, lively
from .run import Defect, one, several
from .targets import TARGETS

BATCH = 5.0  # seconds for one reader, then it is the next one's turn


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=10_000_000, help="in all, with those of before")
    parser.add_argument("--seconds", type=float, default=240.0, help="stop after about so long")
    parser.add_argument("--only", nargs="*", default=[], metavar="NAME")
    parser.add_argument("--input", type=int, help="only this one, and its error in full")
    args = parser.parse_args()
    if args.input is not None:
        if not args.only or args.only[0] not in TARGETS:
            parser.error(f"--input goes with --only and one of these: {', '.join(TARGETS)}")
        print(f"{one(args.only[0], args.input):.3f} s")
        return 0
    rows, until = kept("fuzz"), time.monotonic() + args.seconds
    try:
        fuzz(rows, args, until)
    except Defect as defect:
        print(f"RED   {defect}", file=sys.stderr)
        return 1
    finally:
        write("fuzz", rows)
    return 0


def fuzz(rows: dict[str, Any], args: argparse.Namespace, until: float) -> None:
    shares = {
        **{name: one.share for name, one in TARGETS.items()},
        **{name: share for name, (_, share) in LIVE.items()},
    }
    names = [name for name in shares if not args.only or name in args.only]
    while time.monotonic() < until:
        wanted = {name: int(args.inputs * shares[name]) - rows.get(name, {}).get("inputs", 0) for name in names}
        if not any(number > 0 for number in wanted.values()):
            return
        for name in (name for name in names if wanted[name] > 0):
            turn = min(until, time.monotonic() + BATCH)
            run = several if name in TARGETS else lively
            found = run(name, rows.get(name, {}).get("inputs", 0), wanted[name], turn)
            added(rows.setdefault(name, {}), found)
            rows[name]["what"] = TARGETS[name].what if name in TARGETS else LIVE[name][0]


def added(row: dict[str, Any], found: dict[str, Any]) -> None:
    """Counts add up, the worst is the worst."""
    for name, value in found.items():
        row[name] = max(row.get(name, 0), value) if name in ("worst", "peak") else round(row.get(name, 0) + value, 1)


if __name__ == "__main__":
    sys.exit(main())
