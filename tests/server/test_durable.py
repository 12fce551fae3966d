"""What the disk refuses has not happened, and nothing that fails once ends the server's work."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from snar.games import GAMES
from snar.kernel.journal import JournalError
from snar.server import app
from snar.server.http import health as pulse
from snar.server.http import identity
from snar.server.table import driver, ending
from snar.server.table import game as games
from snar.store.port import StoreError
from snar.store.sqlite import SqliteStore

from .people import step, together, two_players
from .site import Player, Site, run, site, until


async def fails(*_: object) -> None:
    raise StoreError("disk full")


async def some(players: list[Player], answers: int) -> None:
    for _ in range(answers):
        player = next(player for player in players if player.choice)
        assert player.choice
        await step(players, player.choice["options"][0]["key"])


async def all_asleep(s: Site, *players: Player) -> None:
    for player in players:
        await player.hang_up()
    await until(lambda: not any(room.connections for room in s.services.tables.rooms.values()))
    await s.services.tables.sleep(0)
    assert not s.services.tables.rooms


def test_a_server_whose_store_fails_does_not_call_itself_healthy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            known, stranger = s.player(), s.player()
            await known.get("/api/me")
            await stranger.get("/api/health")
            monkeypatch.setattr(pulse, "FRESH", 0.0)
            monkeypatch.setattr(s.services.store, "healthy", fails)
            for player in (known, stranger):
                assert (await player.get("/api/health", 503))["reason"] == "not-kept"
                await player.get("/api/alive")

    run(go())


def test_tables_fall_asleep_again_after_the_disk_was_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "NAP", 0.02)

    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            room = s.services.tables.rooms[table]
            await host.hang_up()
            await friend.hang_up()
            await until(lambda: not room.connections)
            with monkeypatch.context() as broken:
                broken.setattr(s.services.store, "update", fails)
                room.used -= 10_000
                await asyncio.sleep(0.2)
                assert table in s.services.tables.rooms
            await until(lambda: table not in s.services.tables.rooms)

    run(go())


def test_a_seat_or_setting_that_cannot_be_kept_is_not_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend = s.player(), s.player()
            made = await host.post("/api/tables", {"visibility": "public"})
            path = f"/api/tables/{made['id']}"
            with monkeypatch.context() as broken:
                broken.setattr(s.services.store, "update", fails)
                await friend.post(f"{path}/sit", status=503)
                await host.post(f"{path}/visibility", {"visibility": "private"}, 503)
            info = (await friend.get(path))["table"]
            assert (info["status"], info["visibility"], info["seats"][1]["guest"]) == ("open", "public", "")
            await friend.post(f"{path}/sit")
            await together([host, friend], made["id"])
            assert friend.table["status"] == "running" and friend.seat == 1

    run(go())


def test_a_game_whose_end_cannot_be_kept_is_not_over_and_opens_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            seen: list[str] = []

            async def full(*_: Any) -> None:
                seen.append(s.services.tables.rooms[table].meta.status)
                raise StoreError("disk full")

            with monkeypatch.context() as broken:
                broken.setattr(s.services.store, "update", full)
                await host.post(f"/api/tables/{table}/resign", status=503)
            assert seen == ["running"], "whoever asks meanwhile gets no secret either"
            assert "snar-view" in await friend.get(f"/api/tables/{table}/export")
            await some([host, friend], 3)
            await host.post(f"/api/tables/{table}/resign")
            await friend.until("over")

    run(go())


def test_nobody_learns_what_comes_of_an_answer_before_it_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever saw the dice of an answer that the disk then refuses would give another one."""

    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            asked = next(player for player in (host, friend) if player.choice)
            assert asked.choice
            ready, gate = asyncio.Event(), asyncio.Event()
            before = [(await asked.client.get(f"/api/tables/{table}/{what}")).text for what in ("export", "recap")]

            async def slow(*_: Any) -> None:
                ready.set()
                await gate.wait()
                raise StoreError("disk full")

            with monkeypatch.context() as broken:
                broken.setattr(s.services.store, "append", slow)
                await asked.send("answer", n=asked.n, line=asked.choice["options"][0]["key"])
                await ready.wait()
                looks = [
                    asyncio.create_task(asked.client.get(f"/api/tables/{table}/{what}")) for what in ("export", "recap")
                ]
                await asyncio.wait(looks, timeout=0.3)
                gate.set()
                assert [(await look).text for look in looks] == before
                assert (await asked.until("refused"))["reason"] == "not-kept"

    run(go())


def test_a_game_that_ended_by_its_answers_is_over_once_the_disk_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            room = s.services.tables.rooms[table]
            with monkeypatch.context() as broken:
                broken.setattr(s.services.store, "update", fails)
                room.record.state.over = True
                with pytest.raises(StoreError):
                    async with room.lock:
                        await ending.finish(room, {"winner": 0})
            assert await host.closed() == await friend.closed() == 1012
            assert room.meta.status == "running" and await s.services.tables.get(table) is not room

    run(go())


def test_a_bot_whose_answer_could_not_be_kept_gives_it_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else would: whoever waits for it has nothing to answer."""

    async def go() -> None:
        async with site(tmp_path) as s:
            one = s.player()
            table = (await one.post("/api/play", {"pace": "none"}))["id"]
            await one.join(table)
            bot = s.services.tables.rooms[table].meta.characters[1]
            append, failed = s.services.store.append, list[int]()

            async def away_at_first(table: str, number: int, lines: list[str]) -> None:
                if len(failed) < 2 and json.loads(lines[0])["seat"] == bot:
                    failed.append(number)
                    raise StoreError("away")
                await append(table, number, lines)

            monkeypatch.setattr(driver, "REST", 0.1)
            monkeypatch.setattr(s.services.store, "append", away_at_first)
            for _ in range(200):
                await one.asked()
                room = s.services.tables.rooms[table]
                if any(entry["seat"] == bot for entry in room.record.journal.entries):
                    break
                assert one.choice
                await one.answer(one.choice["options"][-1]["key"])
            assert len(failed) == 2

    run(go())


def test_a_snapshot_that_cannot_be_kept_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SNAPSHOT", 2)

    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, _table = await two_players(s)
            tried: list[int] = []

            async def full(*_: Any) -> None:
                tried.append(1)
                raise StoreError("disk full")

            monkeypatch.setattr(s.services.store, "snapshot", full)
            await some([host, friend], 20)
            assert tried
            for player in (host, friend):
                await player.send("ping")
                await player.until("pong")
                assert not [frame for frame in player.frames if frame["t"] == "refused"]

    run(go())


def test_a_game_with_other_cards_is_refused_and_can_still_be_listed_left_and_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await some([host, friend], 5)
            await all_asleep(s, host, friend)
            assert isinstance(s.services.store, SqliteStore)
            await s.services.store.writer.do(lambda db: db.execute("DELETE FROM snapshots").rowcount)
            monkeypatch.setattr(type(GAMES["rise"]), "pack_hash", lambda *_: "other cards")
            assert [one["table"]["id"] for one in (await host.get("/api/tables/mine"))["tables"]] == [table]
            assert (await host.get(f"/api/tables/{table}/replay", 400))["reason"] == "other-pack"
            watcher = s.player()
            watcher.socket = await connect(f"ws://127.0.0.1:{s.port}/ws/{table}", proxy=None)
            assert await watcher.closed() == 4404
            assert [frame["reason"] for frame in watcher.frames] == ["other-pack"]
            await friend.post("/api/me/forget")
            stored = await s.services.store.load(table)
            assert stored and "Bob" not in stored.row.meta
            await host.post(f"/api/tables/{table}/leave")
            await host.post(f"/api/tables/{table}/delete")
            assert await s.services.store.load(table) is None

    run(go())


def test_an_end_whose_story_cannot_be_told_any_more_is_still_an_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def untold(*_: object) -> None:
        raise JournalError(2, "refused")

    async def go() -> None:
        async with site(tmp_path) as s:
            monkeypatch.setattr(ending, "story", untold)
            host, friend, table = await two_players(s)
            await host.post(f"/api/tables/{table}/resign")
            await all_asleep(s, host, friend)
            await host.join(table)
            assert (await host.until("over"))["story"] == {}

    run(go())


def test_at_its_end_the_server_sets_running_games_aside(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await some([host, friend], 3)
            while s.services.tables.rooms[table].record.past:
                await some([host, friend], 1)
            stored = await s.services.store.load(table)
            assert stored and stored.snapshot is None
        store = SqliteStore(tmp_path / "snar.db")
        stored = await store.load(table)
        await store.close()
        assert stored and stored.snapshot and stored.snapshot.number == host.n

    run(go())


def test_a_key_is_whole_or_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "disk full")  # as a disk says it

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="full"):
            identity.keys_in(tmp_path)
    assert not (tmp_path / "cookie.key").exists()
    assert len(identity.keys_in(tmp_path)[0]) == 32
    (tmp_path / "cookie.key").write_bytes(b"")
    with pytest.raises(ValueError, match="damaged"):
        identity.keys_in(tmp_path)


@pytest.mark.skipif(os.name == "nt", reason="files have no such mode there")
def test_what_the_server_keeps_is_its_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async def go() -> None:
        async with site(folder) as s:
            await s.player().get("/api/me")
            modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
            keys = ("admin.key", "cookie.key", "metrics.key")
            assert modes == dict.fromkeys((*keys, "snar.db", "snar.db-shm", "snar.db-wal", "snar.lock"), 0o600)
            assert folder.stat().st_mode & 0o777 == 0o700

    run(go())
    (folder / "snar.db").chmod(0o644)
    run(go())
