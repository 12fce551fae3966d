"""A table's life: agreed, begun, watched, listed, given up, played again, deleted."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from snar.server.ether import campaigns
from snar.server.http import profile, tables
from snar.server.http.limits import Limits
from snar.server.table import house
from snar.server.table.room import Room
from snar.server.table.seats import Meta, meta_from
from snar.store.port import TableRow

from .people import step, together, two_players
from .site import PATIENCE, run, site, until


def test_the_game_starts_for_those_who_wait_at_the_table(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend = s.player(), s.player()
            made = await host.post("/api/tables", {"visibility": "public"})
            await host.join(made["id"])
            assert host.view == {} and host.table["status"] == "open"
            assert (await host.answer("done"))["reason"] == "not-started"
            assert [t["table"]["id"] for t in (await friend.get("/api/tables"))["tables"]] == [made["id"]]
            await friend.post(f"/api/tables/{made['id']}/sit")
            await friend.join(made["id"])
            await asyncio.gather(host.started(), friend.started())
            assert host.choice and host.view["hands"]["0"]["count"] == 5

    run(go())


def test_only_so_many_may_look_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=Limits(watchers=2)) as s:
            host, friend, table = await two_players(s)
            for _ in range(2):
                await s.player().join(table)
            late = s.player()
            late.socket = await connect(f"ws://127.0.0.1:{s.port}/ws/{table}", proxy=None)
            assert await late.closed() == 4409
            for player in (host, friend):
                await player.join(table)
                assert player.choice is not None or player.seat == 1

    run(go())


def test_a_spectator_sees_no_hand_and_a_private_table_has_none(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _friend, table = await two_players(s)
            watcher = await s.player().join(table)
            assert watcher.seat == 2 and watcher.choice is None
            assert [hand["known"] for hand in watcher.view["hands"].values()] == [[], []]
            assert watcher.frames[0]["spectator"] is True
            await host.post(f"/api/tables/{table}/visibility", {"visibility": "private"})
            assert await watcher.closed() == 1008
            late = s.player()
            await late.client.get("/api/me")
            assert (await late.get(f"/api/tables/{table}", 404))["reason"] == "no-such-table"
            for what in ("replay", "recap", "export", "proof"):
                await late.get(f"/api/tables/{table}/{what}", 404)
            async with connect(f"ws://127.0.0.1:{s.port}/ws/{table}", proxy=None) as socket:
                late.socket = socket
                assert await late.closed() == 4404

    run(go())


def test_resigning_ends_a_game_of_two_and_hands_a_seat_to_a_bot_among_more(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, _table = await two_players(s)
            await friend.send("resign")
            over = await host.until("over")
            assert over["result"]["seats"] == [0] and over["result"]["resigned"] == 1
            assert over["text"] and over["proof"]["commitment"] == host.table["commitment"]
            assert (await host.answer("done"))["reason"] == "table-over"
            assert host.choice is None or host.table["status"] == "over"
            three, other = s.player(), s.player()
            options = {"agreement": {"scenario": "zkouska-sily", "players": 3}, "seats": ["me", "open", "greedy"]}
            made = await three.post("/api/tables", {"visibility": "public", **options})
            await other.post(f"/api/tables/{made['id']}/sit")
            await together([three, other], made["id"])
            await other.post(f"/api/tables/{made['id']}/resign")
            info = (await three.get(f"/api/tables/{made['id']}"))["table"]
            assert info["status"] == "running" and info["seats"][1]["bot"] == "greedy"

    run(go())


def test_my_games_say_whose_turn_it_is_also_after_a_restart(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await step([host, friend], "done")
            cookies = host.client.cookies
        async with site(tmp_path) as s:
            host = s.player()
            host.client.cookies.update(cookies)
            (game,) = (await host.get("/api/tables/mine"))["tables"]
            assert (game["table"]["id"], game["mine"], game["asked"], game["round"]) == (table, [0], [0], 1)

    run(go())


def test_bad_agreements_and_bad_seats_are_refused_with_reasons(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            for body, reason in (
                ({"agreement": {"scenario": "x"}}, "unknown-scenario"),
                ({"agreement": {"options": ["odmena"]}}, "option-needs-trial"),
                ({"seats": ["me"]}, "number-of-seats"),
                ({"seats": ["me", "deep"]}, "unknown-bot"),
                ({"game": "chess"}, "unknown-game"),
                ({"clock": {"kind": "bank", "seconds": 1}}, "clock-range"),
                ({"seats": 3}, "bad-request"),
                ({"visibility": "secret"}, "bad-request"),
            ):
                said = await me.post("/api/tables", body, 400)
                assert said["reason"] == reason and said["text"]
            assert (await me.get("/api/tables/nothing", 404))["reason"] == "no-such-table"

    run(go())


def waiting(room: Room) -> int:
    """How many wait for the table."""
    return len(room.lock._waiters or ())  # type: ignore[attr-defined]


def test_whoever_waits_at_a_deleted_table_is_told_that_it_is_gone(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend = s.player(), s.player()
            path = f"/api/tables/{(await host.post('/api/tables', {'visibility': 'public'}))['id']}"
            room = await s.services.tables.get(path.rpartition("/")[2])
            async with room.lock:
                calls = [asyncio.create_task(host.post(f"{path}/delete"))]
                await until(lambda: waiting(room) == 1)
                calls.append(asyncio.create_task(friend.post(f"{path}/sit", status=404)))
                await until(lambda: waiting(room) == 2)
                assert not any(call.done() for call in calls)
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*calls)
            await host.get(path, status=404)

    run(go())


def test_whoever_handed_the_table_on_while_waiting_for_it_does_not_delete_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend = s.player(), s.player()
            path = f"/api/tables/{(await host.post('/api/tables', {'visibility': 'public'}))['id']}"
            await friend.post(f"{path}/sit")
            room = await s.services.tables.get(path.rpartition("/")[2])
            async with room.lock:
                late = asyncio.create_task(host.post(f"{path}/delete", status=403))
                await until(lambda: waiting(room))
                room.meta.host = next(seat.guest for seat in room.meta.seats if seat.guest not in ("", room.meta.host))
            async with asyncio.timeout(PATIENCE):
                assert (await late)["reason"] == "not-the-host"
            await friend.get(path)
            await friend.post(f"{path}/delete")

    run(go())


def test_whoever_has_many_long_tables_keeps_nobody_waiting_while_they_are_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half a hundred campaigns kept everyone waiting for 80 ms, thirty times a second."""

    def slowly(text: str) -> Meta:
        time.sleep(0.01)
        return meta_from(text)

    async def go() -> None:
        async with site(tmp_path) as s:
            host, other = s.player(), s.player()
            made = (await host.post("/api/tables", {"game": "ether", "visibility": "public"}))["id"]
            row = s.services.tables.rooms[made].row()
            for number in range(60):
                await s.services.store.create(row._replace(id=f"t{number}"), [row_guest(row)])
            for module in (tables, profile, campaigns, house):
                monkeypatch.setattr(module, "meta_from", slowly)
            for path in ("/api/tables", "/api/tables/mine", "/api/me/profile", "/api/campaigns"):
                listing = asyncio.create_task(host.get(path))
                await asyncio.sleep(0.1)
                await other.get("/api/alive")
                assert not listing.done(), path
                await listing

    run(go())


def test_a_list_of_small_tables_is_made_in_few_turns_of_a_loop_that_has_much_to_do(tmp_path: Path) -> None:
    """One turn for each row: half a second where a turn takes five milliseconds."""
    turns = 0

    async def much() -> None:
        nonlocal turns
        while True:
            turns += 1
            time.sleep(0.005)
            await asyncio.sleep(0)

    async def go() -> None:
        async with site(tmp_path) as s:
            host = s.player()
            made = (await host.post("/api/tables", {"visibility": "public"}))["id"]
            row = s.services.tables.rooms[made].row()
            for number in range(99):
                await s.services.store.create(row._replace(id=f"t{number}"), [row_guest(row)])
            for path in ("/api/tables", "/api/tables/mine", "/api/me/profile"):
                before, busy = turns, asyncio.create_task(much())
                await host.get(path)
                busy.cancel()
                assert turns - before < 90, path

    run(go())


def test_the_list_of_public_tables_waits_for_nobody_who_looks_through_their_own(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s, AsyncExitStack() as places:
            for number in range(tables.LOOKING.beside):
                await places.enter_async_context(tables.LOOKING.of(f"192.0.2.{number}"))
            one = s.player()
            await one.get("/api/me")
            mine = asyncio.create_task(one.get("/api/tables/mine"))
            assert await asyncio.wait_for(s.player().get("/api/tables"), 5) == {"tables": []}
            assert not mine.done()
            await places.aclose()
            await mine

    run(go())


def row_guest(row: TableRow) -> str:
    return meta_from(row.meta).host
