"""Tables that fall asleep, become private or full while somebody stands before the door."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from snar.kernel.choice import Refused
from snar.server.http.limits import Limits
from snar.server.table.room import Room
from snar.server.wire import socket as sockets
from snar.store.port import StoreError

from .people import two_players
from .site import Player, Site, run, site


async def knock(player: Player, table: str) -> Player:
    """A connection that says nothing yet."""
    cookie = "; ".join(f"{name}={value}" for name, value in player.client.cookies.items())
    headers = {"cookie": cookie} if cookie else {}
    player.socket = await connect(f"ws://127.0.0.1:{player.port}/ws/{table}", additional_headers=headers, proxy=None)
    return player


async def asleep(s: Site, table: str, *players: Player) -> Room:
    """The room that slept, once nobody is there."""
    for player in players:
        await player.hang_up()
    room = s.services.tables.rooms[table]
    async with asyncio.timeout(5):
        while room.connections:
            await asyncio.sleep(0.01)
    await s.services.tables.sleep(0)
    assert table not in s.services.tables.rooms
    return room


def test_whoever_says_hello_after_a_sleep_comes_to_the_table_as_it_is_now(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await friend.hang_up()
            await knock(friend, table)
            await asleep(s, table, host)
            await host.post(f"/api/tables/{table}/remove", {"seat": 1})
            await friend.send("hello", v=1, seq=0)
            await friend.until("table")
            assert friend.seat == 2 and friend.choice is None
            assert [hand["known"] for hand in friend.view["hands"].values()] == [[], []]

    run(go())


def test_nothing_is_written_through_a_room_that_sleeps(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            old = await asleep(s, table, host, friend)
            assert await s.services.tables.get(table) is not old
            with pytest.raises(Refused, match="not-kept"):
                async with old.lock:
                    pass

    run(go())


def test_a_table_made_private_is_shut_for_whoever_stood_at_the_door(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _friend, table = await two_players(s)
            watcher = await knock(s.player(), table)
            await host.post(f"/api/tables/{table}/visibility", {"visibility": "private"})
            await watcher.send("hello", v=1, seq=0)
            assert await watcher.closed() == 4404 and watcher.frames == []

    run(go())


def test_whoever_is_sent_away_from_a_private_table_does_not_look_on(tmp_path: Path) -> None:
    """Whoever leaves by themselves may come back, and sees the table until then."""

    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await host.post(f"/api/tables/{table}/visibility", {"visibility": "private"})
            await host.post(f"/api/tables/{table}/remove", {"seat": 1})
            assert await friend.closed() == 1008

    run(go())


def test_those_who_look_on_are_counted_when_they_come_in(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=Limits(watchers=1)) as s:
            _host, _friend, table = await two_players(s)
            first, second = await knock(s.player(), table), await knock(s.player(), table)
            await first.send("hello", v=1, seq=0)
            await first.until("table")
            await second.send("hello", v=1, seq=0)
            assert await second.closed() == 4409
            await first.send("hello", v=1, seq=0)
            await first.until("table")  # whoever is in may ask anew

    run(go())


def test_whoever_says_no_hello_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO", 1.0)

    async def go() -> None:
        async with site(tmp_path) as s:
            host, _friend, table = await two_players(s)
            silent = await knock(s.player(), table)
            assert await silent.closed() == 1012
            await host.send("ping")  # who came before, and said it
            await host.until("pong")

    run(go())


def test_after_a_failed_waking_a_table_wakes_up_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            at_work: list[int] = []
            calls = 0

            async def wake(table: str) -> None:
                nonlocal calls
                calls += 1
                first, at_work[:] = calls == 1, [*at_work, calls]
                assert len(at_work) == 1, "two rooms of one table"
                await asyncio.sleep(0.05)
                at_work.clear()
                if first:
                    raise StoreError("disk full")

            monkeypatch.setattr(s.services.tables, "wake", wake)
            waiting = [asyncio.create_task(s.services.tables.get("t")) for _ in range(2)]
            with pytest.raises(StoreError):
                await waiting[0]
            await asyncio.gather(waiting[1], s.services.tables.get("t"))

    run(go())
