"""Time that runs out: a bot plays the turn, and whoever is late comes back when they want."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from snar.server.table import driver
from snar.server.table.clock import SPARE, Timer
from snar.server.table.room import Room
from snar.server.wire import protocol as p
from snar.store.port import StoreError

from .people import two_players
from .site import Player, Site, run, site, until
from .sleepers import friends, until_topic

CLOCK = {"kind": "answer", "seconds": 60}


@pytest.fixture(autouse=True)
def swift(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stands in need not think."""
    monkeypatch.setattr(driver, "BOT", "random")


async def timed(s: Site, **options: Any) -> tuple[Player, Player, Room]:
    host, friend, table = await two_players(s, **{"clock": CLOCK, "pace": "none", **options})
    return host, friend, await s.services.tables.get(table)


def run_out(s: Site, room: Room, seat: int) -> None:
    """The time of whoever is asked is up now."""
    assert room.timer and room.people_asked() == [seat]
    room.timer.left[seat] = 0.0
    room.timer.since = time.monotonic()
    s.services.driver.set_alarm(room)


async def until_asked(room: Room, seat: int) -> None:
    await until(lambda: room.people_asked() == [seat])


async def play_turn(room: Room, player: Player) -> None:
    """Until the turn is over, as quickly as possible."""
    turn = room.turn()
    while room.turn() == turn:
        while player.n < room.record.number or player.choice is None:
            await player.hear()
        keys = [option["key"] for option in player.choice["options"]]
        await player.answer(next((key for key in ("done", "end", "decline") if key in keys), keys[0]))


@pytest.mark.parametrize("timeout", ["bot", "resign"])
def test_a_time_that_was_up_while_the_store_was_away_is_up_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, timeout: str
) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            _host, friend, room = await timed(s, clock={**CLOCK, "timeout": timeout})
            update, tried = s.services.store.update, list[int]()

            async def away_at_first(*row: Any) -> None:
                tried.append(1)
                if len(tried) < 3:
                    raise StoreError("away")
                await update(*row)

            monkeypatch.setattr(driver, "REST", 0.1)
            monkeypatch.setattr(s.services.store, "update", away_at_first)
            run_out(s, room, 0)
            if timeout == "resign":
                await friend.until("over")
            else:
                await friend.asked()
            await friend.send("ping")
            await friend.until("pong")
            assert sum(frame.get("kind", "").startswith("timeout") for frame in friend.frames) == 1

    run(go())


def test_when_time_is_up_a_bot_plays_the_whole_turn(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            _host, friend, room = await timed(s)
            turn = room.turn()
            run_out(s, room, 0)
            assert (await friend.until("notice"))["kind"] == "timeout-turn"
            info = await friend.until("info")
            assert (info["clock"]["running"], info["clock"]["bots"]) == ([], [0])
            while friend.choice is None:
                update = await friend.until("update")
                assert update["clock"]["running"] in ([], [1]), "nobody gets another period within the turn"
            await until_asked(room, 1)
            assert room.turn() != turn and friend.frames[-1]["clock"]["bots"] == []
            assert room.meta.seats[0].guest and room.record.last[0] > 1

    run(go())


def test_in_ones_next_turn_one_plays_oneself_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, room = await timed(s)
            run_out(s, room, 0)
            await until_asked(room, 1)
            await play_turn(room, friend)
            await until_asked(room, 0)
            assert room.timer and 59 < room.timer.of(0, time.monotonic()) <= 60
            await play_turn(room, host)
            assert room.meta.seats[0].late == 0, "one answer by hand, and nothing is held against them"

    run(go())


def test_whoever_is_late_twice_has_a_bot_until_they_are_back(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, room = await timed(s)
            for kind in ("timeout-turn", "timeout-again"):
                await until_asked(room, 0)
                run_out(s, room, 0)
                assert (await friend.until("notice"))["kind"] == kind
                await until_asked(room, 1)
                if kind == "timeout-turn":
                    await play_turn(room, friend)
            before = room.record.last[0]
            await play_turn(room, friend)
            await until(lambda: room.record.last[0] > before and room.people_asked() == [1])
            assert room.stood_in() == [0], "the others did not wait for another period"
            await host.send("back")
            await until(lambda: not room.stood_in())
            await play_turn(room, friend)
            await until_asked(room, 0)

    run(go())


def test_where_everybody_is_late_the_game_waits(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            _host, friend, room = await timed(s)
            while len(room.stood_in()) < 2 or any(seat.late < 2 for seat in room.meta.seats):
                if asked := room.people_asked():
                    run_out(s, room, asked[0])
                await asyncio.sleep(0.02)
            await until(lambda: s.services.driver.next_move(room) is None and not s.services.driver.busy(room))
            number = room.record.number
            await asyncio.sleep(0.3)
            assert room.record.number == number and room.meta.status == "running" and room.alarm is None
            await friend.send("back")
            await until_asked(room, 1)

    run(go())


def test_whoever_is_back_in_the_middle_of_the_turn_plays_it_to_its_end(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _friend, room = await timed(s, pace="slow")
            run_out(s, room, 0)
            await host.until("notice")
            await host.until("info")
            await host.send("back")
            assert (await host.until("info"))["clock"]["running"] == [0]
            await asyncio.sleep(1.6)
            assert room.record.number == 0, "what the bot had in mind is not played any more"
            assert (await host.answer("done"))["t"] == "accepted"

    run(go())


def test_a_bot_plays_on_for_whoever_is_late_after_a_restart(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            _host, _friend, room = await timed(s)
            room.meta.seats[0].late = 2
            await s.services.driver.reseated(room)
            await until_asked(room, 1)
        async with site(tmp_path) as s:
            room = await s.services.tables.get(room.id)
            assert room.stood_in() == [0] and room.people_asked() == [1]

    run(go())


@pytest.mark.parametrize("kind", ["answer", "bank"])
def test_a_restart_neither_gives_time_nor_takes_it(tmp_path: Path, kind: str) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            _host, _friend, room = await timed(s, clock={"kind": kind, "seconds": 60, "increment": 5})
            assert room.timer and room.timer.running == [0]
            room.timer.left = [42.0, 50.0]
        await asyncio.sleep(1.5)
        async with site(tmp_path) as s:
            room = await s.services.tables.get(room.id)
            assert room.timer and room.timer.running == [0]
            mine, other = room.timer.now(time.monotonic())
            assert 40.7 < mine <= 42 and other == 50, "what passed while nobody could answer is nobody's"

    run(go())


def test_a_kill_gives_no_more_than_the_time_since_it_was_last_kept(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            _host, _friend, room = await timed(s)
            assert room.timer
            room.timer.left[0], updated = 30.0, room.updated
            await s.services.tables.keep_times()
            assert room.updated == updated, "nobody did anything"
            await s.services.store.close()  # as after kill -9: nothing more is kept
        async with site(tmp_path) as s:
            room = await s.services.tables.get(room.id)
            assert room.timer and room.timer.of(0, time.monotonic()) <= 30

    run(go())


def test_no_table_keeps_the_times_of_others_from_being_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither one at which something takes long, nor one that fails: no table fell asleep any more after it."""

    async def go() -> None:
        async with site(tmp_path) as s:
            rooms = [(await timed(s))[2] for _ in range(3)]
            kept: list[str] = []

            async def fails(at: float) -> None:
                raise ValueError("of a clock nobody knows")

            async def keeps(at: float) -> None:
                kept.append("the last one")

            monkeypatch.setattr(rooms[1], "keep_time", fails)
            monkeypatch.setattr(rooms[2], "keep_time", keeps)
            async with rooms[0].lock:
                await asyncio.wait_for(s.services.tables.keep_times(), 5)
            assert kept == ["the last one"]

    run(go())


def test_whoever_takes_back_after_a_restart_gives_back_the_time_it_gave(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _friend, room = await timed(s, clock={"kind": "bank", "seconds": 60, "increment": 30})
            await host.answer("done")
            await host.asked()
            assert host.choice
            await host.answer(host.choice["options"][0]["key"])
            await host.send("ping")
            await host.until("pong")
            assert room.timer and room.timer.left[0] > 100 and len(room.timer.gifts) == 1
        async with site(tmp_path, port=s.port) as s:
            room = await s.services.tables.get(room.id)
            await host.join(room.id)
            await host.send("undo", n=2)
            await host.until("accepted")
            assert room.timer and room.timer.of(0, time.monotonic()) <= 90
            await host.hang_up()

    run(go())


def test_a_used_up_time_of_the_whole_game_leaves_a_little_for_each_turn(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            _host, _friend, room = await timed(s, clock={"kind": "bank", "seconds": 600, "increment": 30})
            run_out(s, room, 0)
            await until_asked(room, 1)
            assert room.timer and room.timer.left[0] == SPARE, "what the bot answers gives no time"

    run(go())


def test_time_stops_when_a_bot_gets_the_seat_and_runs_when_its_player_is_back(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, room = await timed(s, pace="slow", clock={"kind": "bank", "seconds": 600})
            await host.post(f"/api/tables/{room.id}/leave")
            assert room.timer and room.timer.running == []
            await friend.until("notice")
            assert [f["clock"]["running"] for f in friend.frames if f["t"] == "info" and f["clock"]][-1] == []
            await friend.post(f"/api/tables/{room.id}/replace", {"seat": 0})
            assert room.timer.running == []
            await host.post(f"/api/tables/{room.id}/sit", {"seat": 0})
            assert room.timer.running == [0] and room.timer.left[0] <= 600

    run(go())


def test_chat_and_presence_say_nothing_about_the_time_and_what_says_it_says_it_right(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, room = await timed(s)
            assert room.timer
            room.timer.left[0] = 42.0
            await friend.send("say", text="ahoj")
            assert "clock" not in await host.until("said")
            await friend.hang_up()
            assert "clock" not in await host.until("presence")
            await host.send("prefs", pace="fast")
            assert 40 < (await host.until("info"))["clock"]["left"][0] <= 42

    run(go())


def test_a_sleeper_whose_time_is_up_is_played_for_until_the_turn_ends(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, room = await friends(s, clock=CLOCK, pace="none")
            await until_topic([host, friend], room, "action")
            turn, late = room.turn(), room.people_asked()[0]
            assert room.timer
            room.timer.left[late], room.timer.since = 0.0, time.monotonic()
            s.services.driver.set_alarm(room)
            await until(lambda: room.turn() != turn or late not in [one.seat for one in room.record.state.pending])
            assert room.meta.seats[late].late == 1
            assert room.turn() != turn or room.people_asked() == [1 - late]

    run(go())


def test_a_clock_is_kept_as_it_is_in_the_middle_of_an_answer() -> None:
    timer = Timer(p.Clock("bank", 60), 2, [], 0.0)
    timer.turn(None, [0], 0.0)
    assert timer.now(25.0) == [35.0, 60.0]
    assert timer.face(70.0).left == [0.0, 60.0]
