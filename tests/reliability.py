"""Figures of faults and of bad inputs: kept in docs/reliability.json, told in docs/reliability.md."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parent.parent / "docs"
FIGURES, PAGE = DOCS / "reliability.json", DOCS / "reliability.md"
HOUSES = {
    "file": "one server on SQLite",
    "base": "one server on PostgreSQL",
    "crew": "two workers on PostgreSQL",
    "pair": "two servers on PostgreSQL",
}
HEAD = """\
# Reliability

Written by `python -m tests.chaos` and `python -m tests.fuzz` from [reliability.json](reliability.json); do not edit.
What is promised is in [hosting.md](hosting.md), attacks are in [security.md](security.md).
"""
CHAOS = """
## Faults on real processes

Four tables are played over real sockets, each by two people (or one and a bot that thinks) with one more who looks
on, while the fault happens ([faults](../tests/chaos/faults)). Pages come back by themselves. Afterwards a
[checker](../tests/chaos/checker.py) plays every journal again by the rules and compares it with what every client was
told: each acknowledged answer is there once, nothing is there that nobody sent, and every view, question and event
that reached any eyes is exactly what they may see of the game at that number. One thing lost, doubled or shown, or
one table that does not go on, is red.

`python -m tests.chaos --times 3` (about twenty minutes; it goes on where it was stopped), `--only NAME` for one.
*Waited*: the longest that any table waited for its next acknowledged answer once the fault was over, on a busy
machine of two cores that also runs the clients.

| fault | house | what happens | green in a row | acknowledged | frames compared | waited |
|---|---|---|--:|--:|--:|--:|
"""
FUZZ = """
## Bad inputs

Good files, messages and requests are spoilt by a generator of our own ([mutants.py](../tests/fuzz/mutants.py)): slips
of the pen, values of the wrong kind, bombs of depth and size. Every reader of foreign data has to refuse them by name
([targets.py](../tests/fuzz/targets.py)); anything else, five seconds for one input or a GiB of memory is a defect.
Requests follow our own OpenAPI document, messages the grammar of the protocol, both to a real server
([live.py](../tests/fuzz/live.py)).

`python -m tests.fuzz` goes on after the last input until there were ten million; `--only NAME --input NUMBER` reads
one again.

| reader | what it is given | inputs | a second | slowest | memory |
|---|---|--:|--:|--:|--:|
"""
FOUND = """\
Found on the way and mended, each with a test: whoever read the SQLite file of a running server took later answers away
([record](decisions/0130-the-database-is-never-closed-by-others.md)); a line changed before a snapshot went unnoticed; a
snapshot of another version ended its game.
"""
MENDED = """\
Found on the way and mended, each with a test: saves that lack something or hold odd values, snapshots of another
version, names of packs that are longer than any folder's."""


def figures() -> dict[str, Any]:
    return json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else {}


def kept(section: str) -> dict[str, Any]:
    return dict(figures().get(section, {}))


def write(section: str, rows: dict[str, Any]) -> None:
    """What another command wrote meanwhile stays."""
    data = {**figures(), section: rows}
    FIGURES.write_text(json.dumps(data, indent=1, sort_keys=True, ensure_ascii=False) + "\n", "utf-8")
    PAGE.write_text(page(data), "utf-8")


def page(data: dict[str, Any]) -> str:
    return HEAD + chaos(data.get("faults", {}), data.get("kills", {})) + fuzz(data.get("fuzz", {}))


def chaos(faults: dict[str, Any], kills: dict[str, Any]) -> str:
    if not faults:
        return ""
    lines = []
    for name, row in sorted(faults.items()):
        cells = (row["green"], number(row.get("acknowledged")), number(row.get("frames")), f"{row.get('waited', 0)} s")
        lines.append(f"| {name} | {HOUSES[row['house']]} | {row['what']} | " + " | ".join(map(str, cells)) + " |\n")
    green = sum(row["green"] >= 3 for row in faults.values())
    once = sum(row["green"] > 0 for row in faults.values())
    told = f"\nOf {len(faults)} faults that were tried {once} were green the last time, {green} three times in a row;"
    told += " what is not listed has not been tried yet. Lost, doubled, shown: nothing in any green run.\n" + FOUND
    if kills:
        told += (
            f"\n`python -m tests.chaos --kills 1000`: {number(kills['kills'])} times kill -9 under load so far,"
            f" {number(kills['acknowledged'])} acknowledged answers, {number(kills['frames'])} frames compared;"
            f" lost: 0, doubled: 0, shown: 0. The longest wait for an answer after a start was {kills['waited']} s.\n"
        )
    return CHAOS + "".join(lines) + told


def fuzz(rows: dict[str, Any]) -> str:
    if not rows:
        return ""
    lines = []
    for name, row in sorted(rows.items()):
        pace = round(row["inputs"] / max(row["seconds"], 0.1))
        cells = (number(row["inputs"]), number(pace), f"{row['worst']} s", f"{row['peak']} MiB")
        lines.append(f"| {name} | {row['what']} | " + " | ".join(cells) + " |\n")
    total = sum(row["inputs"] for row in rows.values())
    return FUZZ + "".join(lines) + f"\n{number(total)} bad inputs so far: no crash, no 5xx.\n{MENDED}\n"


def number(value: int | None) -> str:
    return f"{value or 0:,}"
