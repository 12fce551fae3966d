"""What only the SQLite store promises: a durable file, grouped commits, migrations."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from snar.store.migrate import migrate, migrations
from snar.store.port import Conflict, Invite, StoreError, TableRow
from snar.store.sqlite import SqliteStore
from snar.store.writer import Job, commit, open_database

ROW = TableRow("t1", "open", "public", 1.0, 2.0, "{}")


def shape(path: Path) -> list[str]:
    with sqlite3.connect(path) as db:
        found = [str(sql) for (sql,) in db.execute("SELECT sql FROM sqlite_master WHERE sql NOT NULL ORDER BY name")]
    db.close()
    return found


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    db = open_database(tmp_path / "snar.db")
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)
    db.close()


def test_an_empty_file_gets_the_whole_shape_and_keeps_it(tmp_path: Path) -> None:
    open_database(tmp_path / "snar.db").close()
    before = shape(tmp_path / "snar.db")
    open_database(tmp_path / "snar.db").close()
    assert shape(tmp_path / "snar.db") == before
    assert sorted(migrations()) == list(range(1, len(migrations()) + 1))


def test_a_file_of_version_one_keeps_its_games(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    db = sqlite3.connect(path, isolation_level=None)
    migrate(db, last=1)
    db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", ROW)
    db.execute("INSERT INTO entries VALUES ('t1', 1, 'line')")
    db.execute("INSERT INTO guests VALUES ('g', 'Ája', 'cs', 1.0)")
    db.close()
    open_database(tmp_path / "new.db").close()

    async def look() -> None:
        store = SqliteStore(path)
        stored = await store.load("t1")
        assert stored and stored.row == ROW and stored.entries == ["line"]
        await store.set_recovery("g", "digest")
        assert await store.recover("digest")
        await store.close()

    asyncio.run(look())
    assert shape(path) == shape(tmp_path / "new.db")


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    db = open_database(tmp_path / "snar.db")
    db.execute("INSERT INTO migrations (number) VALUES (999)")
    db.close()
    with pytest.raises(StoreError, match="newer"):
        SqliteStore(tmp_path / "snar.db")


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "snar.db").write_text("this is not a database, whatever its name says" * 100)
    with pytest.raises(StoreError):
        SqliteStore(tmp_path / "snar.db")


def test_answers_of_many_tables_share_a_commit(tmp_path: Path) -> None:
    async def go() -> int:
        store = SqliteStore(tmp_path / "snar.db")
        await store.create(ROW, [])
        said: list[str] = []
        await store.writer.do(lambda db: db.set_trace_callback(said.append))
        await asyncio.gather(*(store.append("t1", i, ["line"]) for i in range(1000)))
        await store.close()
        return sum(sql.startswith("INSERT INTO entries") for sql in said)  # each is a transaction of its own

    assert 1 <= asyncio.run(go()) < 100


def test_of_a_group_only_the_job_that_fails_has_failed(tmp_path: Path) -> None:
    async def go() -> None:
        db, loop = open_database(tmp_path / "snar.db"), asyncio.get_running_loop()
        lines = [[("t1", 1, "line")], [("t2", 1, "line")], [("t1", 1, "again")]]
        jobs = [Job(loop.create_future(), line, None) for line in lines]
        jobs.append(Job(loop.create_future(), [], lambda db: db.execute("nonsense")))
        outcomes = [result for _, result in commit(db, jobs)]
        assert outcomes[:2] == [None, None]
        assert isinstance(outcomes[2], Conflict) and type(outcomes[3]) is StoreError
        assert db.execute("SELECT table_id, line FROM entries").fetchall() == [("t1", "line"), ("t2", "line")]
        db.close()

    asyncio.run(go())


def test_no_job_ends_the_thread_that_owns_the_database(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(tmp_path / "snar.db")
        huge, good = Invite("huge", "t1", -(10**23)), Invite("good", "t1", 1)
        async with asyncio.timeout(5):
            results = await asyncio.gather(store.invite(huge), store.invite(good), return_exceptions=True)
            assert type(results[0]) is StoreError and results[1] is None
            assert await store.invited("good") == good and await store.invited("huge") is None
            await store.close()

    asyncio.run(go())


def test_a_store_whose_thread_has_ended_refuses_instead_of_waiting(tmp_path: Path) -> None:
    async def go() -> None:
        store = SqliteStore(tmp_path / "snar.db")
        store.writer.jobs.put(None)
        store.writer.thread.join()
        async with asyncio.timeout(5):
            with pytest.raises(StoreError):
                await store.guest("somebody")

    asyncio.run(go())


def test_somebody_else_who_reads_the_file_meanwhile_costs_no_answer(tmp_path: Path) -> None:
    """A backup, or a look at the file: closing it must not look like the end of the last who has it open."""
    path = tmp_path / "snar.db"
    count = "print(*db.execute('SELECT count(*) FROM entries'))"
    look = f"import sqlite3; db = sqlite3.connect({str(path)!r}); {count}; db.close()"

    def seen() -> str:
        return subprocess.run([sys.executable, "-c", look], check=True, capture_output=True, text=True).stdout.strip()

    async def go() -> None:
        store = SqliteStore(path)
        await store.append("t", 1, ["one"])
        await store.healthy()
        assert seen() == "(1,)"
        await store.append("t", 2, ["two"])
        await store.healthy()
        assert seen() == "(2,)", "what was written after that is in the same file"
        await store.close()

    asyncio.run(go())
