"""What every store behind the port promises."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from snar.store.opening import open_store
from snar.store.port import Ban, ChatLine, Conflict, GuestRow, Invite, ReviewRow, Snapshot, Store, StoreError, TableRow

Test = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgresql"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Test], None]:
    """Runs a test over one store, more than once if it likes: a store can be closed and opened again."""
    where = str(tmp_path / "snar.db") if request.param == "sqlite" else request.getfixturevalue("database")

    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        store = open_store(where)
        try:
            yield store
        finally:
            await store.close()

    async def go(test: Test) -> None:
        async with opened() as store:
            await test(store)

    return lambda test: asyncio.run(go(test))


def row(id: str = "t1", **changes: Any) -> TableRow:
    return TableRow(id, "open", "public", 1.0, 2.0, '{"žluťoučký": "kůň"}')._replace(**changes)


def test_a_table_is_loaded_as_it_was_created(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await store.create(row(), ["a"])
        stored = await store.load("t1")
        assert stored == (row(), None, [])
        assert await store.load("t2") is None

    run(test)


def test_what_was_kept_is_there_after_opening_again(run: Callable[[Test], None]) -> None:
    async def first(store: Store) -> None:
        await store.create(row(), ["a"])
        await store.append("t1", 1, ['{"n":1}', '{"n":2,"key":"říše"}'])
        await store.snapshot("t1", Snapshot(1, "{}"))

    async def second(store: Store) -> None:
        stored = await store.load("t1")
        assert stored and stored.entries == ['{"n":1}', '{"n":2,"key":"říše"}']
        assert stored.snapshot == (1, "{}")

    run(first)
    run(second)


def test_a_table_is_created_once(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await store.create(row(), ["a"])
        with pytest.raises(Conflict):
            await store.create(row(status="over"), ["b"])
        stored = await store.load("t1")
        assert stored and stored.row.status == "open"
        assert await store.tables_of("b") == []

    run(test)


def test_a_number_is_taken_once_and_a_line_of_several_is_kept_whole_or_not_at_all(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await store.create(row(), [])
        await store.append("t1", 1, ["one", "two"])
        with pytest.raises(Conflict):
            await store.append("t1", 2, ["other", "three"])
        with pytest.raises(Conflict):
            await store.append("t1", 0, ["zero", "other"])
        await store.append("t1", 3, ["three"])
        stored = await store.load("t1")
        assert stored and stored.entries == ["one", "two", "three"]

    run(test)


def test_of_many_at_once_one_wins_and_others_are_not_harmed(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await store.create(row("a"), [])
        await store.create(row("b"), [])
        racing = [store.append("a", 1, [f"a{i}"]) for i in range(20)]
        others = [store.append("b", i + 1, [f"b{i}"]) for i in range(300)]
        done = await asyncio.gather(*racing, *others, return_exceptions=True)
        assert [type(result) for result in done[:20]].count(Conflict) == 19
        assert all(result is None for result in done[20:])
        stored = await store.load("b")
        assert stored and stored.entries == [f"b{i}" for i in range(300)]
        won = [f"a{i}" for i, result in enumerate(done[:20]) if result is None]
        raced = await store.load("a")
        assert raced and raced.entries == won

    run(test)


def test_a_newer_snapshot_replaces_the_older(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await store.create(row(), [])
        await store.snapshot("t1", Snapshot(5, "five"))
        await store.snapshot("t1", Snapshot(9, "nine"))
        stored = await store.load("t1")
        assert stored and stored.snapshot == (9, "nine")

    run(test)


def test_lists_hold_my_tables_and_the_public_ones_newest_first(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await store.create(row("old", updated=1.0), ["me", "you", "me"])
        await store.create(row("new", updated=3.0), ["me"])
        await store.create(row("hidden", visibility="link", updated=4.0), ["you"])
        await store.create(row("ended", status="over"), ["you"])
        assert [table.id for table in await store.tables_of("me")] == ["new", "old"]
        assert [table.id for table in await store.public_tables()] == ["new", "old"]
        await store.update(row("old", updated=9.0, status="running"), ["you"])
        assert [table.id for table in await store.tables_of("me")] == ["new"]
        assert [table.id for table in await store.public_tables(1)] == ["old"]
        await store.delete("old")
        assert await store.load("old") is None
        assert [table.id for table in await store.tables_of("you")] == ["hidden", "ended"]

    run(test)


def test_guests_are_kept_renamed_recovered_and_forgotten(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        guest = GuestRow("g", "Ája", "cs", 1.0)
        await store.keep_guest(guest)
        await store.set_recovery("g", "digest")
        await store.keep_guest(guest._replace(name="Bára", lang="en", created=9.0))
        assert await store.guest("g") == ("g", "Bára", "en", 1.0)
        assert await store.recover("digest") == ("g", "Bára", "en", 1.0)
        assert await store.recover("other") is None
        await store.create(row(), ["g"])
        await store.say("t1", ChatLine("g", "Bára", "ahoj", 1.0))
        await store.delete_guest("g")
        assert await store.guest("g") is None
        assert await store.recover("digest") is None
        assert await store.tables_of("g") == []
        assert await store.chat("t1") == [("", "", "ahoj", 1.0)]

    run(test)


def test_invites_chat_and_results(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await store.create(row(), [])
        await store.invite(Invite("code", "t1", 2))
        assert await store.invited("code") == ("code", "t1", 2)
        assert await store.invited("guess") is None
        assert await store.invites("t1", 2) == [("code", "t1", 2)] and await store.invites("t1", -1) == []
        for i in range(4):
            await store.say("t1", ChatLine("g", "G", str(i), float(i)))
        assert [line.text for line in await store.chat("t1", 3)] == ["1", "2", "3"]
        assert await store.result("t1") is None
        await store.set_result("t1", "{}")
        assert await store.result("t1") == "{}"

    run(test)


def test_a_closed_store_says_so(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await store.close()
        with pytest.raises(StoreError):
            await store.append("t1", 1, ["one"])

    run(test)


def test_strangers_who_never_sat_anywhere_are_forgotten(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        for name in ("stranger", "player", "coded", "new"):
            await store.keep_guest(GuestRow(name, name, "cs", 5.0 if name == "new" else 1.0))
        await store.create(row(), ["player"])
        await store.set_recovery("coded", "digest")
        await store.forget_strangers(2.0)
        there = [name for name in ("stranger", "player", "coded", "new") if await store.guest(name)]
        assert there == ["player", "coded", "new"]

    run(test)


def test_tables_at_which_a_rule_was_tried_are_found_when_they_are_old(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        metas = {"tried": '{"lesson": "rise/x"}', "taught": '{"lesson": "prvni-hra"}', "played": "{}"}
        for id, meta in metas.items():
            await store.create(row(id, status="running", updated=2.0, meta=meta), ["a"])
        assert await store.trials(3.0) == ["tried"]
        assert await store.trials(1.0) == []

    run(test)


def test_a_letter_that_a_database_does_not_know_keeps_no_old_table_from_being_found(
    run: Callable[[Test], None],
) -> None:
    async def test(store: Store) -> None:
        odd = r'{"seed": "\u0000\u0000\\\u0000\\u0000", "lesson": "%s", "seats": [{"guest": "%s"}]}'
        await store.create(row("left", status="running", meta=odd % ("", "")), ["a"])
        await store.create(row("sat", status="running", meta=odd % ("rise/x", "a")), ["a"])
        assert await store.stale(3.0) == ["left"]
        assert await store.trials(3.0) == ["sat"]

    run(test)


def test_a_ban_holds_until_its_time_or_until_it_is_lifted(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        for ban in (Ban("guest", "g", 4e9, "x"), Ban("address", "192.0.2.1", 4e9, ""), Ban("guest", "old", 1.0, "")):
            await store.ban(ban)
        await store.ban(Ban("guest", "g", 4e9, "shouts"))
        assert await store.bans() == [Ban("address", "192.0.2.1", 4e9, ""), Ban("guest", "g", 4e9, "shouts")]
        await store.unban("address", "192.0.2.1")
        assert [ban.what for ban in await store.bans()] == ["g"]

    run(test)


def test_a_finished_game_is_packed_and_loaded_as_it_was(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await store.create(row(status="over"), ["a"])
        await store.create(row("t2"), ["a"])
        await store.append("t1", 1, ["jedna", "dvě"])
        await store.snapshot("t1", Snapshot(1, "{}"))
        assert await store.finished(1.0) == [] and await store.finished(3.0) == ["t1"]
        for _ in range(2):  # two servers at once, or one with an old list
            await store.archive("t1")
            assert await store.finished(3.0) == []
            assert await store.load("t1") == (row(status="over"), None, ["jedna", "dvě"])
        await store.delete("t1")
        assert await store.load("t1") is None and await store.batch("archives", (), 1) == []

    run(test)


def test_what_was_found_in_a_game_is_kept_found_open_and_goes_with_its_table(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await store.create(row(status="over"), ["a"])
        assert await store.review("t1") is None
        await store.keep_review(ReviewRow("t1", 0, "[1]"))
        assert await store.open_reviews() == ["t1"]
        await store.keep_review(ReviewRow("t1", 1, '{"kůň": 1}'))
        assert await store.open_reviews() == [] and await store.review("t1") == ReviewRow("t1", 1, '{"kůň": 1}')
        await store.drop_review("t1")
        assert await store.review("t1") is None
        await store.keep_review(ReviewRow("t1", 1, "{}"))
        await store.delete("t1")
        with pytest.raises(StoreError, match="gone"):
            await store.keep_review(ReviewRow("t1", 0, "[1]"))
        assert await store.review("t1") is None

    run(test)


def test_commits_are_counted(run: Callable[[Test], None]) -> None:
    async def test(store: Store) -> None:
        await asyncio.gather(*(store.append(f"t{i}", 1, ["x"]) for i in range(20)))
        groups, writes = store.commits
        assert 0 < groups <= writes and writes >= 20

    run(test)
