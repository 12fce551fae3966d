"""What is kept goes from the file beside the database into the database itself, and nobody waits for it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from snar.store import checkpoints
from snar.store.checkpoints import Checkpoints
from snar.store.writer import Writer, open_database

OFTEN = 50


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "OFTEN", OFTEN)
    monkeypatch.setattr(checkpoints, "OVERDUE", 20)


async def kept(writer: Writer, start: int, number: int) -> None:
    for i in range(start, start + number):
        await writer.append([("table", i, "x" * 3000)])


def test_the_file_beside_begins_anew_again_and_again(tmp_path: Path) -> None:
    """Of 600 entries of a page each the file beside would hold 600 pages and more; it holds a few rounds of them."""

    async def go() -> int:
        writer = Writer(tmp_path / "snar.db")
        await kept(writer, 0, 12 * OFTEN)
        size = (tmp_path / "snar.db-wal").stat().st_size
        await writer.close()
        return size

    size = asyncio.run(go())
    assert size < 12 * OFTEN * 4096 * 0.75
    db = sqlite3.connect(tmp_path / "snar.db")
    assert db.execute("SELECT count(*), max(number) FROM entries").fetchone() == (12 * OFTEN, 12 * OFTEN - 1)
    db.close()


def test_commits_go_on_while_pages_are_brought_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long that takes: the thread that brings them is not the one that keeps."""
    began: list[float] = []
    bring = checkpoints.brought

    def slowly(db: sqlite3.Connection) -> None:
        if not began:
            began.append(time.monotonic())
            time.sleep(1.0)
        bring(db)

    monkeypatch.setattr(checkpoints, "brought", slowly)

    async def go() -> float:
        writer = Writer(tmp_path / "snar.db")
        await kept(writer, 0, OFTEN)
        started = time.monotonic()
        await kept(writer, OFTEN, 5)
        took = time.monotonic() - started
        await writer.close()
        return took

    assert asyncio.run(go()) < 0.9
    assert began


def test_the_writer_brings_the_rest_when_nobody_waits_or_when_it_is_overdue(tmp_path: Path) -> None:
    db = open_database(tmp_path / "snar.db")
    found = Checkpoints(tmp_path / "snar.db")
    try:
        found.after(OFTEN, False, db)
        until = time.monotonic() + 20
        while found.under_way.is_set():
            assert time.monotonic() < until
            time.sleep(0.005)
        found.after(1, False, db)  # somebody waits
        assert found.waiting == OFTEN + 1
        found.after(1, True, db)
        assert found.waiting == 0
        found.waiting = OFTEN + 18
        found.after(2, False, db)  # somebody waits, but it has been long
        assert found.waiting == 0
    finally:
        found.close()
        db.close()


def test_a_database_that_takes_nothing_more_is_named_and_nothing_breaks(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    db = sqlite3.connect(tmp_path / "snar.db")
    db.close()
    checkpoints.brought(db)
    assert "not brought up to date" in caplog.text
