"""Work on all cores, with a progress line on stderr."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any


def spread(work: Callable[[Any], Any], jobs: Iterable[Any], title: str) -> Iterator[Any]:
    """Results in the order of the jobs."""
    todo = list(jobs)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        yield from told(pool.map(work, todo, chunksize=4), title, len(todo))


def told(results: Iterator[Any], title: str, number: int, before: int = 0) -> Iterator[Any]:
    """How many there are of them so far; a line for every tenth part where nobody looks on."""
    looked_at = sys.stderr.isatty()
    for done, result in enumerate(results, start=before + 1):
        if looked_at or done % max(1, number // 10) == 0:
            print(f"\r{title}: {done}/{number}", end="" if looked_at else "\n", file=sys.stderr, flush=True)
        yield result
