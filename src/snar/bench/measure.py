"""A load on a server from a process of its own, and what came of it.

    python -m snar.bench.measure PORT TABLES SECONDS RATE WARM PID [BOTS]     prints one JSON object

RATE 0: closed loop, the next answer follows at once. Otherwise so many answers a second over all tables.
WARM: seconds before the measured ones.
PID: of the server, for its processor time and memory; of several workers with commas between.
BOTS: tables beside them at which somebody plays against the strongest bot.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time

from snar.bench.bots import Company, make_bot_tables
from snar.bench.load import Load, make_tables
from snar.bench.process import cpu_seconds, peak_mib


async def run(
    port: int, number: int, seconds: float, rate: float, warm: float, pids: list[int], bots: int = 0
) -> dict[str, object]:
    async with Company(make_bot_tables(port, bots)):
        return await measured(port, number, seconds, rate, warm, pids)


async def measured(
    port: int, number: int, seconds: float, rate: float, warm: float, pids: list[int]
) -> dict[str, object]:
    load = Load()
    tables = make_tables(load, port, number)
    for table in tables:
        await table.join()
    start = time.perf_counter() + warm
    until, pause = start + seconds, number / rate if rate else 0.0
    playing = asyncio.gather(*(table.play(until, pause) for table in tables))
    await asyncio.sleep(warm)
    cpu, mine = sum(map(cpu_seconds, pids)), time.process_time()
    await asyncio.sleep(until - time.perf_counter())
    cpu, mine = sum(map(cpu_seconds, pids)) - cpu, time.process_time() - mine
    await playing
    for table in tables:
        table.close()
    return figures(load, start, until) | {
        "server_cores": round(cpu / seconds, 3),
        "client_cores": round(mine / seconds, 3),
        "server_peak_mib": max(map(peak_mib, pids)),
        "acked": load.acked,
    }


def figures(load: Load, start: float, until: float) -> dict[str, object]:
    """Answers that were complete in the measured time; all latencies of answers sent in it."""
    done = sum(start <= sent + took < until for sent, took in load.times)
    took = sorted(took * 1000 for sent, took in load.times if start <= sent < until) or [0.0]
    return {
        "answers": done,
        "answers_per_second": round(done / (until - start), 1),
        "p50_ms": round(took[len(took) // 2], 2),
        "p99_ms": round(took[int(len(took) * 0.99)], 2),
        "max_ms": round(took[-1], 2),
        "refused": load.refused,
        "games_over": load.over,
    }


def main() -> None:
    port, number, seconds, rate, warm, pid, *bots = sys.argv[1:]
    pids = [int(one) for one in pid.split(",")]
    work = run(int(port), int(number), float(seconds), float(rate), float(warm), pids, *map(int, bots))
    print(json.dumps(asyncio.run(work)))


if __name__ == "__main__":
    main()
