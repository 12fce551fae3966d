"""python -m tests.chaos [--times N] [--only NAME...] [--kills N] [--seconds S]: break things, write docs/reliability.md

Faults that were green so often in a row already are left out (`--anew`: all of them), so that a long run can be done in
pieces. Everything happens on this machine's loopback, in temporary folders; the two faults that fill a disk need root.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections import Counter
from typing import Any

from tests.reliability import kept, write

from .database import Database
from .faults import FAULTS, Fault
from .house import FILE
from .run import Street, kills, possible


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--times", type=int, default=3, help="green so often in a row")
    parser.add_argument("--only", nargs="*", default=[], metavar="NAME", help="names of faults, or how they begin")
    parser.add_argument("--anew", action="store_true")
    parser.add_argument("--kills", type=int, default=0, help="so many kill -9 in all, and no other fault")
    parser.add_argument("--seconds", type=float, default=240.0, help="stop after about so long")
    args = parser.parse_args()
    return asyncio.run(killing(args) if args.kills else breaking(args))


async def breaking(args: argparse.Namespace) -> int:
    rows, until = kept("faults"), time.monotonic() + args.seconds
    wanted = [f for f in FAULTS.values() if possible(f) and (not args.only or f.name.startswith(tuple(args.only)))]
    if args.anew:
        for fault in wanted:
            rows.pop(fault.name, None)
    needed, failed = any(fault.kind != FILE for fault in wanted), 0
    database = await asyncio.to_thread(Database) if needed else None
    street, tried = Street(database), Counter[str]()
    try:
        while time.monotonic() < until:
            left = [fault for fault in wanted if rows.get(fault.name, {}).get("green", 0) < args.times]
            if not left:
                break
            fault = min(left, key=lambda one: due(one, rows, tried))
            tried[fault.name] += 1
            failed += not await once(fault, street, rows)
            write("faults", rows)
    finally:
        await street.close()
        if database:
            await asyncio.to_thread(database.close)
    return 1 if failed else 0


def due(fault: Fault, rows: dict[str, Any], tried: Counter[str]) -> tuple[int, bool, bool, str]:
    """Whatever was tried least comes first; a house that is there serves all of its kind before another is built."""
    times = tried[fault.name] + rows.get(fault.name, {}).get("green", 0)
    return times, fault.kind != FILE, fault.own, fault.kind


async def once(fault: Fault, street: Street, rows: dict[str, Any]) -> bool:
    row = rows.setdefault(fault.name, {"green": 0})
    row["what"], row["house"] = fault.what, fault.kind
    try:
        found = await street.suffer(fault)
    except (AssertionError, OSError, TimeoutError, RuntimeError) as error:
        row["green"] = 0
        print(f"RED   {fault.name}: {error!r}"[:2000], file=sys.stderr, flush=True)
        return False
    added(row, found)
    print(f"green {fault.name} {found}", flush=True)
    return True


def added(row: dict[str, Any], found: dict[str, Any]) -> None:
    """Counts add up, waits are the longest."""
    for name, value in found.items():
        row[name] = max(row.get(name, 0.0), value) if name == "waited" else round(row.get(name, 0) + value, 1)
    row["green"] += 1


async def killing(args: argparse.Namespace) -> int:
    row = {"green": 0, "kills": 0, **kept("kills")}
    left = args.kills - row["kills"]
    if left > 0:
        found = await kills(left, args.seconds)
        added(row, found)
        print(found, flush=True)
        write("kills", row)
    return 0


if __name__ == "__main__":
    sys.exit(main())
