"""Who does the work of the lab: this process, several of them, or a Ray cluster. The results are the same, in the order
of the tasks: every task carries its own seed."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import connection, parent_process
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from snar.games import bring

T = TypeVar("T")
CHUNK = 4  # tasks handed over at once
TRIES = 5  # of a chunk whose worker was lost


class NoRay(RuntimeError):
    """Ray is not installed, or the cluster does not answer; `address` is empty for one of our own."""

    def __init__(self, address: str, detail: str = "") -> None:
        super().__init__(detail)
        self.address, self.detail = address, detail


class Crew(NamedTuple):
    jobs: int = 1  # processes on this machine
    ray: str | None = None  # the address of a cluster; empty: one of our own on this machine
    packs: tuple[
        str, ...
    ] = ()  # folders of packs from outside: a process that begins anew knows only those it came with


def each(tasks: Sequence[T], work: Callable[[T], Any], crew: Crew = Crew()) -> Iterator[Any]:  # noqa: B008 (no state)
    if crew.ray is not None:
        yield from on_ray(tasks, work, crew, crew.ray)
    elif crew.jobs == 1:
        yield from map(work, tasks)
    else:
        with ProcessPoolExecutor(busy(crew.jobs, tasks), initializer=begin, initargs=(crew.packs,)) as pool:
            yield from pool.map(work, tasks, chunksize=CHUNK)


def busy(jobs: int, tasks: Sequence[Any]) -> int:
    """Processes that have something to do: all are begun at once, and a thousand would take the machine down."""
    return max(1, min(jobs, -(-len(tasks) // CHUNK)))


def begin(packs: Sequence[str]) -> None:
    """In every process of a pool. It does not outlive who began it: nobody tells it when that one was killed."""
    Thread(target=end_with_parent, daemon=True).start()
    carry(packs)


def end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def carry(packs: Sequence[str]) -> None:
    for folder in packs:
        carried(folder)


@cache
def carried(folder: str) -> None:
    """Once in a process."""
    bring(Path(folder))


def chunk_done(work: Callable[[T], Any], tasks: Sequence[T], packs: Sequence[str]) -> list[Any]:
    carry(packs)
    return [work(task) for task in tasks]


def on_ray(tasks: Sequence[T], work: Callable[[T], Any], crew: Crew, address: str) -> Iterator[Any]:
    """A chunk whose worker is lost is played again, and nothing else is."""
    try:
        import ray
    except ImportError:
        raise NoRay(address) from None
    own: dict[str, Any] = {"num_cpus": crew.jobs if crew.jobs > 1 else os.cpu_count()} if not address else {}
    try:
        ray.init(address or "local", include_dashboard=False if own else None, log_to_driver=False, **own)
    except (ConnectionError, ValueError) as error:
        raise NoRay(address, str(error)) from None
    try:
        remote = ray.remote(max_retries=TRIES)(chunk_done)
        chunks = [tasks[start : start + CHUNK] for start in range(0, len(tasks), CHUNK)]
        for waiting in [remote.remote(work, chunk, crew.packs) for chunk in chunks]:
            yield from ray.get(waiting)
    finally:
        ray.shutdown()
