"""Reload, reconnect, restart: the game goes on where it was."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from snar.server.table import game as games

from .people import step, two_players
from .site import Player, run, site


async def some(host: Player, friend: Player, answers: int, seed: int = 1) -> None:
    dice = random.Random(seed)
    for _ in range(answers):
        player = next(player for player in (host, friend) if player.choice)
        assert player.choice
        await step([host, friend], dice.choice(player.choice["options"])["key"])


def again(player: Player, port: int) -> Player:
    twin = Player(port)
    twin.client.cookies.update(player.client.cookies)
    return twin


def test_a_reload_in_the_middle_of_a_choice_shows_the_same(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await some(host, friend, 12)
            await host.hang_up()
            before = (host.view, host.choice, host.n)
            await host.join(table)
            assert (host.view, host.choice, host.n) == before

    run(go())


def test_a_reconnect_goes_on_by_sequence_number(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            watcher = await s.player().join(table)
            await watcher.hang_up()
            await some(host, friend, 6)
            missed = watcher.seq
            watcher.frames.clear()
            await watcher.join(table, seq=missed or 1)
            kinds = [frame["t"] for frame in watcher.frames]
            assert "table" not in kinds and "update" in kinds
            update = next(frame for frame in watcher.frames if frame["t"] == "update")
            assert update["seq"] == host.n and update["lines"]
            assert watcher.view["figures"] == host.view["figures"]
            await watcher.hang_up()
            watcher.frames.clear()
            await watcher.join(table, seq=host.n)
            update = next(frame for frame in watcher.frames if frame["t"] == "update")
            assert update["events"] == [] and update["view"] == {}
            await watcher.hang_up()
            await watcher.join(table, seq=99_999)
            assert any(frame["t"] == "table" for frame in watcher.frames[-3:])

    run(go())


def test_after_a_restart_everything_is_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SNAPSHOT", 20)

    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await host.send("say", text="ahoj")
            await friend.until("said")
            await some(host, friend, 90)
            stored = await s.services.store.load(table)
            while stored and stored.snapshot and stored.snapshot.number == host.n:
                await some(host, friend, 1)  # so that entries after the snapshot are played again
                stored = await s.services.store.load(table)
            assert stored and stored.snapshot and stored.snapshot.number < host.n
            before = [(player.view, player.choice, player.n, player.table["words"]) for player in (host, friend)]
            frames = [frame for frame in host.frames if frame["t"] == "update"]
        async with site(tmp_path) as s:
            twins = [again(player, s.port) for player in (host, friend)]
            s.players += twins
            for twin in twins:
                await twin.join(table)
            assert [(twin.view, twin.choice, twin.n, twin.table["words"]) for twin in twins] == before
            told = [line for frame in frames for line in frame["lines"]]
            shown = twins[0].frames[1]
            assert shown["log"][-10:] == told[-10:]
            assert shown["chat"][0]["text"] == "ahoj"
            late = again(host, s.port)
            s.players.append(late)
            await late.join(table, seq=frames[-3]["seq"])
            update = next(frame for frame in late.frames if frame["t"] == "update")
            assert update["lines"] == frames[-2]["lines"] + frames[-1]["lines"]
            await some(twins[0], twins[1], 5)

    run(go())


def test_a_table_sleeps_when_nobody_is_there_and_wakes_up_the_same(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await some(host, friend, 9)
            await host.hang_up()
            await friend.hang_up()
            while s.services.tables.rooms[table].connections:
                await host.client.get("/api/health")
            await s.services.tables.sleep(0)
            assert not s.services.tables.rooms
            before = (host.view, host.choice)
            await host.join(table)
            assert (host.view, host.choice) == before

    run(go())


def test_a_recovery_code_brings_a_player_to_another_device(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _friend, table = await two_players(s)
            old = (await host.post("/api/me/recovery"))["code"]
            code = (await host.post("/api/me/recovery"))["code"]
            other = s.player()
            assert (await other.post("/api/recover", {"code": old}, 400))["reason"] == "wrong-code"
            me = await other.post("/api/recover", {"code": code.lower().replace("-", " ")})
            assert me["name"] == "Ája"
            await other.join(table)
            assert other.seat == 0 and other.choice == host.choice

    run(go())


def test_a_forgotten_guest_is_a_stranger(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await host.send("say", text="ahoj")
            await friend.until("said")
            await host.post("/api/me/forget")
            assert (await host.post(f"/api/tables/{table}/start", {}, 401))["reason"] == "who-are-you"
            left = await friend.get(f"/api/tables/{table}")
            assert [seat["name"] for seat in left["table"]["seats"]] == ["", "Bob"]
            stored = await s.services.store.load(table)
            assert stored and "Ája" not in stored.row.meta
            assert [line.name for line in await s.services.store.chat(table)] == [""]

    run(go())
