"""A file of finished pieces of work, one a line: whatever stops a long run, the next one goes on after the last."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")
Watch = Callable[[Iterator[Any], str, int, int], Iterator[Any]]  # pieces, their label, all of them, those done before


def read(path: Path) -> list[Any]:
    """Whole lines only: the last one may have been cut short."""
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    return [json.loads(line) for line in text[: text.rfind("\n") + 1].splitlines()]


def fill(
    path: Path, tasks: Sequence[T], work: Callable[[T], Any], jobs: int, watch: Watch, label: str = ""
) -> list[Any]:
    """The result of every task in order; what the file holds already is not done again."""
    done = read(path)
    path.write_text("".join(line_of(row) for row in done), encoding="utf-8")  # without a line cut short
    with path.open("a", encoding="utf-8") as file:
        for row in watch(each(tasks[len(done) :], work, jobs), label, len(tasks), len(done)):
            file.write(line_of(row))
            file.flush()
            done.append(row)
    return done[: len(tasks)]


def line_of(row: Any) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"


def each(tasks: Sequence[T], work: Callable[[T], Any], jobs: int) -> Iterator[Any]:
    if jobs == 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(work, tasks)
