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
        for done, result in enumerate(pool.map(work, todo, chunksize=4), start=1):
            if sys.stderr.isatty() or done % max(1, len(todo) // 10) == 0:
                print(
                    f"\r{title}: {done}/{len(todo)}",
                    end="" if sys.stderr.isatty() else "\n",
                    file=sys.stderr,
                    flush=True,
                )
            yield result
