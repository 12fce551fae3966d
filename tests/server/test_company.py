"""Chat, presence, language, clocks, settings of a seat."""

from __future__ import annotations

from pathlib import Path

from .people import step, two_players
from .site import run, site


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
            people = (await host.until("presence"))["people"]
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


def test_when_time_is_up_a_bot_answers_once(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s, clock={"kind": "answer", "seconds": 5})
            assert host.frames[1]["clock"]["running"] == [0]
            room = await s.desk.tables.get(table)
            assert room.timer
            room.timer.left[0] = 0.2
            s.desk.driver.set_alarm(room)
            assert (await friend.until("notice"))["kind"] == "timeout"
            await friend.until("update")
            assert friend.n == 1 and room.meta.seats[0].guest
            assert friend.frames[-1]["clock"]["left"][0] > 4

    run(go())


def test_the_time_of_a_whole_game_runs_on_after_a_restart(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            clock = {"kind": "bank", "seconds": 600}
            host, friend, table = await two_players(s, clock=clock)
            room = await s.desk.tables.get(table)
            assert room.timer
            room.timer.left[0] = 77.0
            await step([host, friend], "done")
            await s.desk.store.close()  # as after kill -9: nothing more is kept
        async with site(tmp_path) as s:
            room = await s.desk.tables.get(table)
            assert room.timer and 70 < room.timer.left[0] <= 77 and room.timer.left[1] == 600

    run(go())


def test_when_time_is_up_the_game_may_be_lost(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            clock = {"kind": "bank", "seconds": 60, "increment": 2, "timeout": "resign"}
            host, friend, table = await two_players(s, clock=clock)
            await step([host, friend], "done")
            room = await s.desk.tables.get(table)
            assert room.timer and 60 < room.timer.left[0] <= 62
            room.timer.left[0] = 0.1
            s.desk.driver.set_alarm(room)
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
            assert host.frames[-1]["prefs"] == {"skip_trivial": True, "remember": {"casting": "done"}}
            await host.send("prefs", pace="fast")
            while host.table["pace"] != "fast":
                await host.hear()
            watcher = await s.player().join(table)
            await watcher.send("prefs", pace="none")
            assert (await watcher.until("refused"))["reason"] == "not-your-seat"

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
