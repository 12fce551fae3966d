"""Chat, presence, language, clocks, settings of a seat."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from snar.kernel.choice import Choice
from snar.server.table import driver
from snar.server.table.clock import Timer
from snar.server.table.room import Room
from snar.server.wire import protocol as p

from .people import step, two_players
from .site import run, site
from .sleepers import sleeper_alone, until_topic


def test_what_is_said_is_heard_by_all_but_those_who_mute(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await host.send("say", text="  ahoj\x00\n světe ")
            said = await friend.until("said")
            assert (said["name"], said["text"].split()) == ("Ája", ["ahoj", "světe"])
            await friend.send("mute", guest=said["guest"])
            await friend.send("ping")
            await friend.until("pong")
            await host.send("say", text="slyšíš?")
            await host.until("said")
            await friend.send("say", text="no")
            assert (await friend.until("said"))["text"] == "no"
            await friend.hang_up()
            await friend.join(table)
            table_frame = [frame for frame in friend.frames if frame["t"] == "table"][-1]
            assert [line["text"] for line in table_frame["chat"]] == ["no"]
            nobody = await s.player().join(table)
            await nobody.send("say", text="psst")
            assert (await nobody.until("refused"))["reason"] == "who-are-you"

    run(go())


def test_chat_has_its_own_limit(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _friend, _table = await two_players(s)
            for i in range(12):
                await host.send("say", text=str(i))
            assert (await host.until("refused"))["reason"] == "too-fast"
            await host.send("say", text="x" * 501)
            assert (await host.until("refused"))["reason"] in ("too-long", "too-fast")

    run(go())


def test_everyone_sees_who_is_there(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, _table = await two_players(s)
            people = [frame for frame in host.frames if frame["t"] == "presence"][-1]["people"]
            while len(people) < 2:
                people = (await host.until("presence"))["people"]
            assert sorted(person["name"] for person in people) == ["Bob", "Ája"]
            await friend.hang_up()
            while len(people) > 1:
                people = (await host.until("presence"))["people"]
            assert people[0]["seats"] == [0]

    run(go())


def test_the_language_is_each_players_own_and_switches_live(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, _table = await two_players(s)
            await step([host, friend], "done")
            czech, english = host.frames[-1]["lines"], friend.frames[-1]["lines"]
            assert czech and len(czech) == len(english)
            assert all(a["text"] != b["text"] for a, b in zip(czech, english, strict=True))
            await host.send("language", lang="en")
            frame = await host.until("table")
            assert frame["log"][-len(english) :] == english

    run(go())


def test_the_time_of_a_whole_game_runs_on_after_a_restart(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            clock = {"kind": "bank", "seconds": 600}
            host, friend, table = await two_players(s, clock=clock)
            room = await s.services.tables.get(table)
            assert room.timer
            room.timer.left[0] = 77.0
            await step([host, friend], "done")
            await s.services.store.close()  # as after kill -9: nothing more is kept
        async with site(tmp_path) as s:
            room = await s.services.tables.get(table)
            assert room.timer and 70 < room.timer.left[0] <= 77 and room.timer.left[1] == 600

    run(go())


def test_when_time_is_up_the_game_may_be_lost(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            clock = {"kind": "bank", "seconds": 60, "increment": 2, "timeout": "resign"}
            host, friend, table = await two_players(s, clock=clock)
            await step([host, friend], "done")
            room = await s.services.tables.get(table)
            assert room.timer and 60 < room.timer.left[0] <= 62
            room.timer.left[0] = 0.1
            s.services.driver.set_alarm(room)
            over = await friend.until("over")
            assert over["result"]["resigned"] == 0

    run(go())


def test_trivial_and_remembered_choices_are_answered_by_themselves(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _friend, table = await two_players(s)
            await host.send("prefs", remember={"casting": "done"}, skip_trivial=True)
            await host.until("update")
            assert host.choice and host.choice["topic"] == "movement" and host.n == 1
            await host.join(table)
            assert host.frames[-1]["prefs"] == {"skip_trivial": True, "remember": {"casting": "done"}, "passing": []}
            await host.send("prefs", pace="slow", skip_trivial=False, seat=1)
            assert (await host.until("refused"))["reason"] == "not-your-seat"
            assert s.services.tables.rooms[table].meta.pace != "slow"
            await host.send("prefs", pace="fast")
            while host.table["pace"] != "fast":
                await host.hear()
            watcher = await s.player().join(table)
            await watcher.send("prefs", pace="none")
            assert (await watcher.until("refused"))["reason"] == "not-your-seat"

    run(go())


def test_what_is_remembered_for_this_turn_is_asked_again_in_the_next(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            room = await s.services.tables.get(table)
            await host.send("prefs", remember={"casting": "done", "well": "decline"}, passing=["casting"])
            await host.until("update")
            assert room.meta.prefs(0, room.turn()) == p.SeatPrefs(
                False, {"casting": "done", "well": "decline"}, ["casting"]
            )
            assert room.meta.seats[0].remembered("casting", room.turn()) == "done"
            assert room.meta.seats[0].remembered("casting", "another turn") == ""
            assert room.meta.prefs(0, "another turn") == p.SeatPrefs(False, {"well": "decline"}, [])
            await friend.join(table)
            assert friend.frames[-1]["prefs"]["remember"] == {}

    run(go())


def test_a_remembered_answer_does_not_undo_an_undo(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, _table = await two_players(s)
            await step([host, friend], "done")
            assert host.choice
            key = host.choice["options"][0]["key"]
            await step([host, friend], key)
            await host.send("undo", n=2)
            await host.until("update")
            await host.send("prefs", remember={"movement": key})
            await host.until("info")
            await host.send("ping")
            await host.until("pong")
            assert host.n == 3 and host.choice

    run(go())


def lone(room: Room, key: str) -> None:
    """As if the asked seat had nothing else to answer."""
    choice = room.record.state.pending[0]
    option = choice.find(key)
    assert option
    room.record.state.pending = (Choice(choice.seat, (option,), choice.topic, choice.about),)
    room.meta.seats[choice.seat].skip_trivial = True


def test_a_lone_option_of_a_hidden_hand_is_answered_after_a_pause_as_a_person_takes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _friend, table = await two_players(s, pace="none")
            room = await s.services.tables.get(table)
            lone(room, "done")
            moves = [s.services.driver.next_move(room) for _ in range(30)]
            pauses = [move.after for move in moves if move]
            assert len(set(pauses)) == 30 and 0.8 <= min(pauses) < 1.2 and 1.6 < max(pauses) <= 2.0
            monkeypatch.setattr(driver, "PAUSE", (0.4, 0.5))
            started = time.monotonic()
            s.services.driver.nudge(room)
            await host.until("update")
            assert host.n == 1 and time.monotonic() - started >= 0.4

    run(go())


def test_where_hands_are_open_a_lone_option_is_answered_at_once(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player, room = await sleeper_alone(s)
            await until_topic([player], room, "action")
            lone(room, room.record.state.pending[0].options[0].key)
            move = s.services.driver.next_move(room)
            assert move and move.after == 0

    run(go())


@pytest.mark.parametrize("kind", ["bank", "answer"])
def test_no_time_is_gained_by_undoing(tmp_path: Path, kind: str) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s, clock={"kind": kind, "seconds": 60, "increment": 30})
            await step([host, friend], "done")
            room = await s.services.tables.get(table)
            assert room.timer and host.choice
            room.timer.left[0] = 40.0
            key = host.choice["options"][0]["key"]
            for _ in range(3):
                await step([host, friend], key)
                await host.send("undo", n=host.n)
                await host.until("update")
                await friend.until("update")
                assert 35 < room.timer.of(0, time.monotonic()) <= 40
            await step([host, friend], "end")  # the other is asked now
            await host.send("undo", n=host.n)
            await host.until("update")
            assert 30 < room.timer.of(0, time.monotonic()) <= 40
            assert room.timer.running == [0]

    run(go())


def test_each_answer_that_is_undone_gives_its_own_time_back() -> None:
    timer = Timer(p.Clock("bank", 60, 5), 2, [], 0.0)
    timer.turn(None, [0], 0.0)
    timer.turn(0, [0], 10.0)
    timer.turn(0, [1], 20.0)
    assert timer.left[0] == 50
    timer.take_back(0, 25.0)
    timer.turn(None, [0], 25.0)
    timer.take_back(0, 30.0)
    timer.turn(None, [0], 30.0)
    assert timer.left == [35, 55]
    timer.take_back(0, 30.0)
    assert timer.left[0] == 35


def test_whoever_comes_back_hears_what_was_said_meanwhile_but_not_by_whom_they_muted(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            watcher = await s.player().join(table)
            await watcher.post("/api/guest", {"name": "Cyril", "lang": "en"})
            await watcher.join(table)
            await step([host, friend], "done")
            await friend.send("mute", guest=watcher.guest, on=True)
            await friend.send("ping")
            await friend.until("pong")
            await friend.hang_up()
            await host.send("say", text="are you there?")
            await host.until("said")
            await watcher.send("say", text="nobody hears me")
            await host.until("said")
            await friend.join(table, seq=friend.seq)
            (beside,) = [frame for frame in friend.frames if frame["t"] == "beside"]
            assert [said["text"] for said in beside["chat"]] == ["are you there?"]
            assert beside["undo_ask"] is None and beside["prefs"]["remember"] == {}

    run(go())
