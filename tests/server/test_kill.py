"""kill -9 under load: every acknowledged answer is there afterwards, and every table answers."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from snar.bench.load import Load, TwoSeats, make_tables
from snar.games import GAMES
from snar.kernel.journal import compact
from snar.server.table.record import rebuild
from snar.server.table.seats import meta_from
from snar.store.opening import open_store
from tests.figures import keep

from .site import free_port

LONG = bool(os.environ.get("SNAR_LONG"))
KILLS = 15 if LONG else 2  # in each store; a thousand: python -m tests.chaos --kills
TABLES = 12
pytestmark = pytest.mark.skipif(os.name == "nt", reason="there is no kill -9 there")


def start(port: int, folder: Path, store: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "snar.server", "--port", str(port), "--data", str(folder), "--no-limits"]
    command += ["--store", store] if store else []
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    while True:
        try:
            if httpx.get(f"http://127.0.0.1:{port}/api/health").status_code == 200:
                return process
        except httpx.TransportError:
            assert process.poll() is None
            time.sleep(0.05)


async def go_on(tables: list[TwoSeats], until: float) -> None:
    """All tables join again, wherever they are, and answer until the server is gone."""
    for table in tables:
        await table.join()
    await asyncio.gather(*(table.play(until, 0.0) for table in tables))


async def answered(load: Load, more: int) -> None:
    """Until so many answers more are acknowledged, on a slow machine too."""
    wanted = sum(load.acked.values()) + more
    async with asyncio.timeout(60):
        while sum(load.acked.values()) < wanted:
            await asyncio.sleep(0.01)


async def checked(where: str, load: Load) -> None:
    """The store by itself: complete journals that obey the rules, with every acknowledged answer."""
    store = open_store(where)
    for table, acked in load.acked.items():
        stored = await store.load(table)
        assert stored and len(stored.entries) >= acked, (table, acked, stored and len(stored.entries))
        meta = meta_from(stored.row.meta)
        assert meta.header
        record = rebuild(GAMES["rise"], meta.header, stored.snapshot, stored.entries)
        assert [compact(entry) for entry in record.journal.entries] == stored.entries
    await store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_acknowledged_answer_is_lost(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    port, load = free_port(), Load()
    address = request.getfixturevalue("database") if kind == "postgresql" else ""
    where = address or str(tmp_path / "snar.db")

    async def go() -> None:
        tables: list[TwoSeats] = []
        for i in range(KILLS):
            process = await asyncio.to_thread(start, port, tmp_path, address)
            if not tables:
                tables = await asyncio.to_thread(make_tables, load, port, TABLES)
            playing = asyncio.create_task(go_on(tables, time.perf_counter() + 60))
            await answered(load, TABLES * (10 + i % 7))
            process.kill()
            process.wait()
            with contextlib.suppress(OSError):
                await playing
            await checked(where, load)
        process = await asyncio.to_thread(start, port, tmp_path, address)
        await go_on(tables, time.perf_counter() + 1)
        process.terminate()
        assert process.wait(10) in (0, -15)
        for table in tables:
            table.close()
        await checked(where, load)

    asyncio.run(go())
    assert load.refused == 0
    assert sum(load.acked.values()) > TABLES * (KILLS + 1)
    target = "kill -9 under load, 50 times: every acknowledged answer is there, every table answers"
    keep("kills", target, kills=KILLS, acknowledged=sum(load.acked.values()), lost=0)
