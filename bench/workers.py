"""Two workers on PostgreSQL against one, in turns: a cluster of their own, everything synced as on a real machine."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from contextlib import nullcontext
from pathlib import Path
from statistics import median
from typing import Any

import asyncpg

from snar.bench.process import children
from snar.bench.server import loaded, server
from snar.bench.slow_cores import slow_cores

sys.path.append(str(Path(__file__).parent.parent))
from tests.postgresql import cluster, programs

ROUNDS, TABLES, SECONDS = 3, 200, 10.0
RATIO, CORES = 1.6, 4  # two cores for the workers, one for the database, one for the load
SHARE = 0.4  # of a core for each worker, where there are fewer
SYNCED = {"fsync": "on", "full_page_writes": "on"}


def two_workers(scale: float) -> dict[str, Any]:
    """The ratio is judged where every worker has a core to itself: a whole one, or a slow one (`share` of a core, that
    nobody takes from it). That nothing is lost is judged everywhere.

    `ratio_by_cpu`: what two free cores would carry, by the processor time that an answer takes."""
    target = (
        "two workers on PostgreSQL: 1.6 times the answers of one where each has a core to itself, nothing lost or "
        "doubled"
    )
    if programs() is None:
        return {"target": target, "ratio": None, "ratio_not_measured": "there is no PostgreSQL", "passed": False}
    tables, seconds, cores = max(20, int(TABLES * scale)), max(2.0, SECONDS * scale), os.cpu_count() or 1
    with cluster(**SYNCED) as address:
        rounds = [
            [one_run(address, f"house{number}x{count}", count, tables, seconds) for count in (1, 2)]
            for number in range(ROUNDS if scale >= 1 else 1)
        ]
    ratio = round(median(two["answers_per_second"] / one["answers_per_second"] for one, two in rounds), 2)
    by_cpu = round(median(2 * one["cpu_us_per_answer"] / max(1, two["cpu_us_per_answer"]) for one, two in rounds), 2)
    lost = sum(run["lost"] + run["doubled"] + run["refused"] for row in rounds for run in row)
    judged = cores >= CORES or all(run["share"] for row in rounds for run in row)
    return {
        "target": target,
        "ratio": ratio,
        "ratio_by_cpu": by_cpu,
        "cores": cores,
        "judged": judged,
        "lost": lost,
        "rounds": rounds,
        "passed": not lost and (ratio >= RATIO or not judged),
    }


def one_run(address: str, name: str, count: int, tables: int, seconds: float) -> dict[str, Any]:
    store = asyncio.run(made(address, name))
    with tempfile.TemporaryDirectory(prefix="snar-bench-") as folder:
        more = ("--store", store, "--workers", str(count))
        with server(Path(folder), *more, free=True) as (port, pid):
            workers = children(pid) if count > 1 else [pid]
            few = (os.cpu_count() or 1) < CORES
            with slow_cores(workers, SHARE) if few else nullcontext(False) as slowed:
                found = loaded(port, ",".join(map(str, workers)), tables, seconds)
    acked = found.pop("acked")
    kept = asyncio.run(entries(store))
    lost = sum(max(0, number - kept.get(table, (0, 0))[0]) for table, number in acked.items())
    doubled = sum(many for _, many in kept.values()) - (sum(acked.values()) - lost)
    cpu = round(found["server_cores"] * seconds / max(1, found["answers"]) * 1e6)
    share = SHARE if slowed else 0.0
    about = {"workers": count, "tables": tables, "share": share}
    return {**about, **found, "cpu_us_per_answer": cpu, "lost": lost, "doubled": doubled}


async def made(address: str, name: str) -> str:
    """The address of a fresh, empty database."""
    db = await asyncpg.connect(address)
    await db.execute(f"CREATE DATABASE {name}")
    await db.close()
    return address.rpartition("/")[0] + f"/{name}"


async def entries(store: str) -> dict[str, tuple[int, int]]:
    """By table: the last number, and how many there are."""
    db = await asyncpg.connect(store)
    rows = await db.fetch("SELECT table_id, max(number), count(*) FROM entries GROUP BY table_id")
    await db.close()
    return {table: (last, many) for table, last, many in rows}
