"""What a running server counts of itself, written as Prometheus reads it. No names, no tables, no addresses."""

from __future__ import annotations

import asyncio
import os
import time
from bisect import bisect_left
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .http.endpoint import Services

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
LOOK = 0.5  # seconds between two looks at how late the event loop is
KIND = "text/plain; version=0.0.4; charset=utf-8"


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterable[str]:
        below = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.buckets, strict=True):
            below += count
            yield f'{name}_bucket{{le="{bound}"}} {below}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {below}"


class Counts:
    def __init__(self) -> None:
        self.answers = Histogram()  # from hearing an answer to everybody having been told
        self.late = Histogram()  # by how much the event loop came too late
        self.refused = 0
        self.not_kept = 0
        self.came = 0  # connections


async def watch_loop(counts: Counts) -> None:
    while True:
        due = time.perf_counter() + LOOK
        await asyncio.sleep(LOOK)
        counts.late.add(max(0.0, time.perf_counter() - due))


def page(services: Services) -> str:
    """Of one of several workers each figure says whose it is."""
    lines = written(services)
    return "\n".join(labelled(lines, services.settings.crew) if services.settings.crew else lines) + "\n"


def labelled(lines: Iterable[str], worker: str) -> Iterable[str]:
    for line in lines:
        name, _, value = line.rpartition(" ")
        about = f'{name[:-1]},worker="{worker}"}}' if name.endswith("}") else f'{name}{{worker="{worker}"}}'
        yield line if line.startswith("#") else f"{about} {value}"


def together(pages: Iterable[str]) -> str:
    """Pages of several workers as one: all lines of a figure stand below what it is."""
    figures: dict[str, dict[str, None]] = {}
    for one in pages:
        figure = ""
        for line in one.splitlines():
            figure = line.split(" ")[2] if line.startswith("# HELP") else figure
            figures.setdefault(figure, {})[line] = None
    return "\n".join(line for lines in figures.values() for line in lines) + "\n"


def written(services: Services) -> Iterable[str]:
    counts, rooms = services.driver.counts, list(services.tables.rooms.values())
    groups, jobs = services.store.commits
    yield from told("snar_answer_seconds", "histogram", "From hearing an answer to everybody having been told")
    yield from counts.answers.lines("snar_answer_seconds")
    yield from told("snar_loop_delay_seconds", "histogram", "By how much the event loop came too late")
    yield from counts.late.lines("snar_loop_delay_seconds")
    for name, value, about in (
        ("snar_refusals_total", counts.refused, "Messages that were refused"),
        ("snar_not_kept_total", counts.not_kept, "Answers that could not be kept"),
        ("snar_connections_total", counts.came, "Websockets that came"),
        ("snar_commits_total", groups, "Transactions that were synced"),
        ("snar_committed_total", jobs, "Writes in them"),
        ("process_cpu_seconds_total", round(sum(os.times()[:2]), 2), "Processor time"),
    ):
        yield from told(name, "counter", about)
        yield f"{name} {value}"
    turns = services.driver.brain.turns
    for name, value, about in (
        ("snar_tables", len(rooms), "Tables in memory"),
        ("snar_tables_running", sum(room.meta.status == "running" for room in rooms), "Of these, running games"),
        ("snar_connections", sum(len(room.connections) for room in rooms), "Open websockets at tables"),
        ("snar_bots_thinking", turns.busy.total(), "Bots that think now"),
        ("snar_bots_waiting", turns.queued(), "Bots that wait for their turn to think"),
        ("process_resident_memory_bytes", resident(), "Memory"),
    ):
        yield from told(name, "gauge", about)
        yield f"{name} {value}"


def told(name: str, kind: str, about: str) -> tuple[str, str]:
    return f"# HELP {name} {about}.", f"# TYPE {name} {kind}"


def resident() -> int:
    """Bytes; 0 where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0
