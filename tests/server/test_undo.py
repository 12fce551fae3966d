"""Taking back: one's own last answer freely, more than that only together."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from snar.games import GAMES
from snar.kernel.journal import parse
from snar.kernel.session import resume
from snar.store.port import StoreError

from .people import step, together, turn, two_players
from .site import Player, run, site


async def on_the_way(host: Player, friend: Player) -> None:
    """The host has cast nothing and gone one field."""
    await step([host, friend], "done")
    assert host.choice
    await step([host, friend], host.choice["options"][0]["key"])


def test_the_last_answer_is_taken_back_and_everyone_sees_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, _table = await two_players(s)
            await step([host, friend], "done")
            before, choice = dict(host.view), host.choice
            assert choice and host.frames[-1]["undo"] is False
            await step([host, friend], choice["options"][0]["key"])
            assert host.frames[-1]["undo"] is True and friend.frames[-1]["undo"] is False
            assert host.view != before
            await host.send("undo", n=1)
            assert (await host.until("refused"))["reason"] == "stale"
            await host.send("undo", n=2)
            await host.until("update")
            await friend.until("update")
            assert (host.view, host.choice, host.n) == (before, choice, 3)
            assert friend.frames[-1]["lines"][-1]["kind"] == "undo"
            await host.send("undo", n=3)
            assert (await host.until("refused"))["reason"] == "undo-barrier"

    run(go())


def test_a_way_of_several_steps_is_taken_back_at_once(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await turn([host, friend], "end")  # the die has just been rolled, all points are left
            player = next(player for player in (host, friend) if player.choice)
            reach = player.frames[-1]["reach"]
            far = next(field for field, route in reach.items() if len(route["steps"]) > 1 and not route["harms"])
            before, choice, n = dict(player.view), player.choice, player.n
            await step([host, friend], f"move {far}")
            steps = player.n - n
            assert steps == len(reach[far]["steps"])
            await player.send("undo", n=player.n)
            await player.until("update")
            assert (player.view, player.choice, player.n) == (before, choice, n + 2 * steps)
            assert [line["kind"] for line in player.frames[-1]["lines"]] == ["undo"]
            whole = await host.client.get(f"/api/tables/{table}/export?full=1")
            assert resume(GAMES["rise"], parse(whole.text)).state.view(0)["figures"] == before["figures"]

    run(go())


def test_further_back_needs_everyone_and_gives_new_dice(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await on_the_way(host, friend)
            await host.send("ask_undo", to=0)
            ask = (await friend.until("asks_undo"))["ask"]
            assert (ask["by"], ask["to"], ask["yes"]) == (0, 0, [0])
            watcher = await s.player().join(table)
            await watcher.send("consent", ask=ask["ask"])
            assert (await watcher.until("refused"))["reason"] == "not-your-seat"
            await friend.send("consent", ask=ask["ask"] + 1)
            assert (await friend.until("refused"))["reason"] == "no-such-request"
            await friend.send("consent", ask=ask["ask"])
            assert (await friend.until("asks_undo"))["ask"] is None
            await friend.until("update")
            assert friend.n == 3 and friend.frames[-1]["lines"][0]["kind"] == "undo-all"
            while host.n < 3:
                await host.hear()
            assert host.choice and host.choice["topic"] == "casting"
            await step([host, friend], "done")
            await host.send("resign")
            await host.until("over")
            text = (await host.client.get(f"/api/tables/{table}/export")).text
            assert resume(GAMES["rise"], parse(text)).number == 4
            proof = await host.get(f"/api/tables/{table}/proof")
            assert len(proof["epochs"]) == 2

    run(go())


def test_one_no_ends_the_request_and_so_does_the_next_answer(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, _table = await two_players(s)
            await on_the_way(host, friend)
            await host.send("ask_undo", to=0)
            ask = (await friend.until("asks_undo"))["ask"]
            await friend.send("consent", ask=ask["ask"], yes=False)
            await host.until("asks_undo")
            assert (await host.until("asks_undo"))["ask"] is None
            await host.send("ask_undo", to=0)
            await friend.until("asks_undo")
            ask = (await friend.until("asks_undo"))["ask"]
            await step([host, friend], "end")
            await friend.send("consent", ask=ask["ask"])
            assert (await friend.until("refused"))["reason"] == "no-such-request"
            await friend.send("ask_undo", to=99)
            assert (await friend.until("refused"))["reason"] == "no-such-answer"

    run(go())


def test_a_bot_always_agrees(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            made = await me.post("/api/play", {"pace": "none"})
            await me.join(made["id"])
            await me.answer("done")
            await me.send("ask_undo", to=0)
            await me.until("update")
            assert me.choice and me.choice["topic"] == "casting"

    run(go())


async def requested(player: Player) -> int:
    """The next request to go back that is still open."""
    while True:
        frame = await player.until("asks_undo")
        if frame["ask"]:
            return int(frame["ask"]["ask"])


def test_what_was_played_with_somebody_is_not_taken_back_without_them(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            path = f"/api/tables/{table}"
            await on_the_way(host, friend)
            await host.send("ask_undo", to=0)
            old = await requested(friend)
            await friend.post(f"{path}/leave")
            await requested(host)
            assert (await host.until("asks_undo"))["ask"] is None, "a change of seats ends the request"
            await host.post(f"{path}/replace", {"seat": 1})
            await host.send("ask_undo", to=0)
            assert (await host.until("refused"))["reason"] == "not-without-them"
            await host.post(f"{path}/remove", {"seat": 1})
            await friend.post(f"{path}/sit", {"seat": 1})
            await friend.send("consent", ask=old)
            assert (await friend.until("refused"))["reason"] == "no-such-request"
            await host.send("ask_undo", to=0)
            await friend.send("consent", ask=await requested(friend))
            await friend.until("update")
            assert friend.n == 3 and friend.frames[-1]["lines"][0]["kind"] == "undo-all"

    run(go())


def test_a_request_to_go_back_outlives_the_server_with_all_who_agreed(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await on_the_way(host, friend)
            await host.send("ask_undo", to=0)
            ask = await requested(friend)
            await s.services.store.close()  # as after kill -9: nothing more is kept
        async with site(tmp_path, port=s.port) as s:
            watcher = await s.player().join(table)
            kept = watcher.frames[-1]["undo_ask"]
            assert (kept["ask"], kept["yes"]) == (ask, [0])
            await friend.join(table, seq=friend.seq)
            assert beside(friend)["undo_ask"] == kept, "also for a page that goes on from what it has seen"
            await friend.send("consent", ask=ask)
            await friend.until("update")
            assert friend.n == 3 and friend.frames[-1]["lines"][0]["kind"] == "undo-all"
            await friend.hang_up()

    run(go())


def test_a_restart_revives_no_request_that_has_ended_and_gives_no_number_twice(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await on_the_way(host, friend)
            await host.send("ask_undo", to=0)
            old = await requested(friend)
            await step([host, friend], "end")
        async with site(tmp_path, port=s.port) as s:
            await friend.join(table)
            await host.join(table)
            assert host.frames[-1]["t"] == "table" and host.frames[-1]["undo_ask"] is None
            await friend.send("consent", ask=old)
            assert (await friend.until("refused"))["reason"] == "no-such-request"
            await host.send("ask_undo", to=1)
            assert await requested(friend) != old, "a yes to the old one is none to this one"
            for player in (host, friend):
                await player.hang_up()

    run(go())


def test_a_request_that_could_not_be_kept_was_not_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await on_the_way(host, friend)

            async def full(*row: object) -> None:
                raise StoreError("full")

            with monkeypatch.context() as patch:
                patch.setattr(s.services.store, "update", full)
                await host.send("ask_undo", to=0)
                assert (await host.until("refused"))["reason"] == "not-kept"
            assert s.services.tables.rooms[table].undo_ask is None
            await friend.send("ping")
            await friend.until("pong")
            assert not [frame for frame in friend.frames if frame["t"] == "asks_undo"]

    run(go())


def test_what_was_taken_back_is_not_answered_by_itself_after_a_restart(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await step([host, friend], "done")
            assert host.choice
            topic, key = host.choice["topic"], host.choice["options"][0]["key"]
            await step([host, friend], key)
            await host.send("undo", n=host.n)
            await host.until("update")
            await host.send("prefs", remember={topic: key})
            await host.until("info")
            number = host.n
        async with site(tmp_path) as s:
            room = await s.services.tables.get(table)
            assert s.services.driver.next_move(room) is None and room.record.number == number

    run(go())


def beside(player: Player) -> dict[str, Any]:
    """What is beside the game, for whoever comes back."""
    return next(frame for frame in reversed(player.frames) if frame["t"] == "beside")


def test_a_request_is_void_when_somebody_who_was_asked_resigns_and_a_bot_plays_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            people = [s.player() for _ in range(3)]
            made = {"visibility": "public", "agreement": {"scenario": "zkouska-sily", "players": 3}}
            table = (await people[0].post("/api/tables", made))["id"]
            for player in people[1:]:
                await player.post(f"/api/tables/{table}/sit")
            await together(people, table)
            first = next(player for player in people if player.choice)
            await first.answer(first.choice["options"][0]["key"])
            room = s.services.tables.rooms[table]
            asking, *others = people
            await asking.send("ask_undo", to=0)
            for player in others:
                assert (await player.until("asks_undo"))["ask"]["to"] == 0
            await others[0].send("resign")
            assert (await others[1].until("asks_undo"))["ask"] is None
            assert room.undo_ask is None and room.meta.undo_ask is None

    run(go())
