"""What only the PostgreSQL store promises: several servers share it, and whoever cannot have it is told why."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from snar.cli.entry import main
from snar.server.http import static
from snar.store.migrate import POSTGRES, migrations
from snar.store.opening import open_store, shown
from snar.store.port import HeldByAnother, Newer, Store, StoreError, TableRow
from snar.store.postgres import PostgresStore
from snar.store.postgres_neighbours import NOBODY
from tests.postgresql import cluster
from tests.server.site import free_port

ROW = TableRow("t1", "open", "public", 1.0, 2.0, "{}")


def test_whoever_moves_a_house_has_it_alone(database: str) -> None:
    async def go() -> None:
        server, other, mover = open_store(database), open_store(database), open_store(database)
        await server.neighbours.enter("http://first", lambda _: None, lambda: None)
        await other.neighbours.enter("http://second", lambda _: None, lambda: None)
        with pytest.raises(HeldByAnother) as held:
            await mover.hold("a move")
        assert held.value.holder["address"] == "http://second"
        await server.close()
        await other.close()
        await mover.hold("a move")
        with pytest.raises(HeldByAnother):
            await open_store(database).neighbours.enter("http://third", lambda _: None, lambda: None)
        await mover.close()

    asyncio.run(go())


def test_promises_that_no_table_came_for_are_forgotten_after_a_day(database: str) -> None:
    """Anyone may ask for one every two seconds, and servers run for months."""

    async def go() -> None:
        store = open_store(database)
        assert isinstance(store, PostgresStore)
        await store.neighbours.promise("old", b"x")
        await store.do("UPDATE promises SET at = now() - interval '2 days'")
        await store.neighbours.promise("new", b"y")
        await store.neighbours.tidy()
        assert await store.rows("SELECT commitment FROM promises") == [("new",)]
        await store.close()

    asyncio.run(go())


def test_a_server_that_the_database_does_not_know_any_more_is_not_well(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        store = open_store(database)
        await store.neighbours.enter("http://first", lambda _: None, lambda: None)
        await store.healthy()
        with monkeypatch.context() as lost:
            lost.setattr(store.neighbours, "me", NOBODY)
            with pytest.raises(StoreError, match="not one of the house"):
                await store.healthy()
        await store.close()

    asyncio.run(go())


def test_a_server_that_is_killed_is_noticed_at_once(database: str) -> None:
    async def go() -> None:
        first, second = open_store(database), open_store(database)
        await first.neighbours.enter("http://first", lambda _: None, lambda: None)
        await second.neighbours.enter("http://second", lambda _: None, lambda: None)
        assert await first.neighbours.claim("t1") == ""
        db = await asyncpg.connect(database)
        await db.execute("SELECT pg_terminate_backend(backend) FROM servers WHERE address = 'http://first'")
        await db.close()
        assert await second.neighbours.claim("t1") == ""
        await first.close()
        await second.close()

    asyncio.run(go())


def test_a_connection_that_breaks_costs_one_call_and_no_more(database: str) -> None:
    async def go() -> None:
        store = open_store(database)
        await store.create(ROW, [])
        db = await asyncpg.connect(database)
        await db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                         " AND datname = current_database()")  # fmt: skip
        await db.close()
        for number in (1, 2):
            await kept(store, number)
        stored = await store.load("t1")
        assert stored and stored.entries == ["one", "one"]
        await store.close()

    asyncio.run(go())


def test_a_database_that_hangs_up_with_a_word_costs_a_refusal_and_no_fault(database: str) -> None:
    """As when it is started anew: the word lies there unread when the next question is asked."""

    async def go() -> None:
        store = open_store(database)
        db = await asyncpg.connect(database)
        sql = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )
        for turns in range(30):
            await db.execute(sql)
            for _ in range(turns):  # of the event loop: somewhere here the word has come, and the end has not
                await asyncio.sleep(0)
            for _ in range(2):
                found = await asyncio.gather(*(store.guest("nobody") for _ in range(5)), return_exceptions=True)
                assert all(one is None or isinstance(one, StoreError) for one in found), found
        await db.close()
        await kept_once(store)
        await store.close()

    asyncio.run(go())


async def kept_once(store: Store, tries: int = 20) -> None:
    for _ in range(tries):
        with suppress(StoreError):
            return await store.create(ROW, [])
    raise AssertionError("the store never recovered")


def test_where_the_database_has_room_for_no_more_those_who_ask_share_what_is_there() -> None:
    async def go(database: str) -> None:
        store = open_store(database)
        await store.create(ROW, [])
        others = []
        with suppress(asyncpg.TooManyConnectionsError):
            while True:
                others.append(await asyncpg.connect(database))
        found = await asyncio.gather(*(store.load("t1") for _ in range(30)))
        assert all(stored and stored.row == ROW for stored in found)
        for other in others:
            await other.close()
        await store.close()

    with cluster(max_connections="10", superuser_reserved_connections="0", max_wal_senders="0") as database:
        asyncio.run(go(database))


async def kept(store: Store, number: int, tries: int = 10) -> None:
    """Whoever was told that nothing was kept says it again."""
    for _ in range(tries):
        with suppress(StoreError):
            return await asyncio.wait_for(store.append("t1", number, ["one"]), 30)
    raise AssertionError("the store never recovered")


def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    async def go() -> None:
        store = open_store(database)
        await store.healthy()
        await store.close()
        db = await asyncpg.connect(database)
        await db.execute("INSERT INTO migrations (number) VALUES (999)")
        await db.close()
        with pytest.raises(Newer):
            await open_store(database).healthy()

    asyncio.run(go())
    assert sorted(migrations(POSTGRES)) == list(range(1, len(migrations(POSTGRES)) + 1))


def test_many_that_start_at_once_make_the_shape_once(database: str) -> None:
    async def go() -> None:
        stores = [open_store(database) for _ in range(5)]
        await asyncio.gather(*(store.healthy() for store in stores))
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(go())


def test_a_server_without_its_database_says_so_in_one_line_and_no_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "index.html").write_text("")
    monkeypatch.setattr(static, "FOLDER", tmp_path)
    address = f"postgresql://me:secret@127.0.0.1:{free_port()}/house"
    words = ["serve", "--no-open", "--lang", "en", "--data", str(tmp_path / "data"), "--port", str(free_port())]
    assert main([*words, "--store", address]) == 2
    said = capsys.readouterr().err
    assert said.startswith("snar: The database postgresql://127.0.0.1:") and said.count("\n") == 1
    assert "secret" not in said and shown(address) in said


def test_a_large_house_is_read_in_batches_by_its_indexes(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was sorted whole for each batch: a copy of millions of answers would have taken days."""

    async def go() -> None:
        store = open_store(database)
        assert isinstance(store, PostgresStore)
        await store.healthy()
        db = await asyncpg.connect(database)
        await db.execute(
            "INSERT INTO entries SELECT 't' || t, n, 'x' FROM generate_series(1, 200) t, generate_series(1, 100) n"
        )
        await db.execute("ANALYZE entries")
        asked, plain = list[tuple[str, tuple[object, ...]]](), store.rows

        async def heard(sql: str, *args: object) -> list[Any]:
            asked.append((sql, args))
            return await plain(sql, *args)

        monkeypatch.setattr(store, "rows", heard)
        first = await store.batch("entries", (), 50)
        second = await store.batch("entries", first[-1][:2], 50)
        assert len({row[:2] for row in first + second}) == 100
        for sql, args in asked:
            plan = "".join(row[0] for row in await db.fetch(f"EXPLAIN {sql}", *args))
            assert "Index Scan" in plan and "Sort" not in plan, plan
        await db.close()
        await store.close()

    asyncio.run(go())
