"""After the game: looked over in the background, other lines on its board, played on from any moment."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from snar.server.reviews import queue
from snar.server.table.room import Room

from .site import Data, Player, Site, run, site
from .sleepers import sleeper_alone
from .test_neighbours import house, through

SMALL = {"seats": ["me", "greedy"], "agreement": {"scenario": "zacatecnici"}, "pace": "none"}


async def played(s: Site, most: int = 10) -> tuple[Player, Room]:
    """A short game: whoever it is stays where they are turn by turn, and gives up."""
    player = s.player()
    made = await player.post("/api/tables", {**SMALL, "seed": "7"})
    await player.join(made["id"])
    for _ in range(most):
        await player.asked()
        keys = [option["key"] for option in (player.choice or {})["options"]]
        await player.answer(next((key for key in ("end", "done") if key in keys), keys[0]))
    await player.send("resign")
    await player.until("over")
    return player, s.services.tables.rooms[made["id"]]


async def looked_over(player: Player, table: str) -> Data:
    while (found := await player.get(f"/api/tables/{table}/analysis"))["status"] != "done":
        await asyncio.sleep(0.05)
    return dict(found["found"])


def test_a_game_that_was_given_up_before_anything_happened_is_looked_over_too(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player, room = await played(s, 0)
            await player.post(f"/api/tables/{room.id}/analysis")
            found = await looked_over(player, room.id)
            assert not found["turning"] and not found["slips"] and found["graph"][-1]["worth"] == [0.0, 1.0]

    run(go())


def test_a_process_that_is_stopped_while_it_starts_is_not_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    processes: list[Any] = []
    plain = queue.started

    def slowly(command: Any, line: bytes) -> Any:
        time.sleep(0.3)
        processes.append(plain(command, line))
        return processes[-1]

    async def go() -> None:
        async with site(tmp_path) as s:
            player, room = await played(s, 3)
            monkeypatch.setattr(queue, "started", slowly)
            await player.post(f"/api/tables/{room.id}/analysis")
            await asyncio.sleep(0.1)
            await s.services.reviews.stop(room.id)
            assert processes[0].poll() is not None and processes[0].stdin.closed

    run(go())


def test_a_finished_game_is_looked_over_and_other_lines_are_tried_on_its_board(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player, room = await played(s)
            assert (await player.get(f"/api/tables/{room.id}/analysis"))["status"] == "none"
            assert (await player.post(f"/api/tables/{room.id}/analysis"))["status"] in ("waiting", "running")
            found = await looked_over(player, room.id)
            assert found["unit"] == "chance" and found["sides"] == [[0], [1]]
            won = room.meta.result or {}
            assert found["graph"][-1]["worth"] == [float(seat in won["seats"]) for seat in (0, 1)]
            assert all(abs(sum(point["worth"]) - 1) < 1e-9 for point in found["graph"])
            luck = [one["luck"] for one in found["players"]]
            assert abs(sum(luck)) < 1e-3 and any(luck)
            assert found["players"][0]["judged"] and 0 <= found["players"][0]["accuracy"] <= 100
            for slip in found["slips"]:
                assert slip["best"] - slip["mine"] >= 0.02 and slip["chosen"] and slip["better"] and slip["line"]
            slip = found["slips"][0]
            asked = f"/api/tables/{room.id}/what-if?at={slip['n']}&seat={slip['seat']}&line={'|'.join(slip['line'])}"
            frames = (await player.get(asked))["frames"]
            assert [frame["key"] for frame in frames] == ["", *slip["line"]]
            assert any("figures" in frame["view"] for frame in frames[1:])
            endless = f"/api/tables/{room.id}/what-if?at=0&line={'move+15+' * 5000}"
            assert (await player.get(endless, 400))["reason"] == "too-long"
            await player.post("/api/guest", {"name": "A", "lang": "en"})
            english = await looked_over(player, room.id)
            assert english["slips"][0]["better"] != slip["better"] and english["graph"] == found["graph"]

    run(go())


def test_a_game_that_is_not_over_is_neither_looked_over_nor_played_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player = s.player()
            made = await player.post("/api/tables", {**SMALL, "seed": "7"})
            table = f"/api/tables/{made['id']}"
            for refused in (
                await player.post(f"{table}/analysis", status=400),
                await player.get(f"{table}/analysis", status=400),
                await player.get(f"{table}/what-if?at=0&line=roll", status=400),
                await player.post(f"{table}/play-on", {"at": 0, "seat": 0}, status=400),
            ):
                assert refused["reason"] == "not-over"
            stranger = s.player()
            await player.post(f"{table}/visibility", {"visibility": "private"})
            assert (await stranger.get(f"{table}/analysis", status=404))["reason"] == "no-such-table"

    run(go())


class Slow:
    """Looking over stops after the first findings until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free = asyncio.Event()
        self.heard: list[int] = []
        plain = queue.Reviews.hear
        monkeypatch.setattr(queue, "KEEP", 0.0)

        async def hear(reviews: Any, process: Any, table: str, job: Any) -> None:
            self.heard.append(len(job.found))
            task = asyncio.ensure_future(plain(reviews, process, table, job))
            try:
                while len(job.found) < self.heard[-1] + 5 and not task.done():
                    await asyncio.sleep(0.01)
                if not self.free.is_set():
                    task.cancel()
                    await self.free.wait()
                await task
            finally:
                task.cancel()

        monkeypatch.setattr(queue.Reviews, "hear", hear)


def test_it_can_be_stopped_and_goes_on_after_a_restart_with_what_was_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        slow = Slow(monkeypatch)
        async with site(tmp_path) as s:
            player, room = await played(s)
            table = f"/api/tables/{room.id}"
            for _ in range(2):
                await player.post(f"{table}/analysis")
                while (await player.get(f"{table}/analysis"))["done"] < 5:
                    await asyncio.sleep(0.02)
                if not slow.heard[1:]:
                    assert (await player.post(f"{table}/analysis/stop"))["status"] == "none"
                    assert await s.services.store.open_reviews() == []
            row = await s.services.store.review(room.id)
            assert row and not row.done
            cookies = dict(player.client.cookies)
        slow.free.set()
        async with site(tmp_path) as s:
            player = s.player()
            player.client.cookies.update(cookies)
            found = await looked_over(player, room.id)
            assert found["graph"][0]["n"] >= 0 and len(found["players"]) == 2
            assert slow.heard[:2] == [0, 0] and slow.heard[2] >= 5

    run(go())


def test_what_one_server_began_to_look_over_goes_on_where_the_table_is_now(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Servers are replaced one after another: the second is there already when the first sets the game aside."""

    async def go() -> None:
        slow = Slow(monkeypatch)
        async with house(tmp_path, database) as (here, there):
            player, room = await played(here)
            table = f"/api/tables/{room.id}"
            await player.post(f"{table}/analysis")
            while (await player.get(f"{table}/analysis"))["done"] < 5:
                await asyncio.sleep(0.02)
            await here.services.reviews.close()
            await here.services.tables.let_go(room.id)
            slow.free.set()
            found = await looked_over(through(there, player), room.id)
            assert len(found["players"]) == 2 and room.id in there.services.tables.rooms

    run(go())


@pytest.mark.parametrize("ends", ["stopped", "deleted"])
def test_what_nobody_wants_any_more_is_not_brought_back_by_the_server_that_had_the_table(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch, ends: str
) -> None:
    monkeypatch.setattr(queue, "KEEP", 0.0)

    async def go() -> None:
        async with house(tmp_path, database) as (here, there):
            player, room = await played(here)
            table = f"/api/tables/{room.id}"
            await player.post(f"{table}/analysis")
            while (await player.get(f"{table}/analysis"))["done"] < 5:
                await asyncio.sleep(0.02)
            work = here.services.reviews.jobs[room.id].task
            assert work
            await here.services.tables.let_go(room.id)
            moved = await there.services.tables.bring(room.id)
            if ends == "stopped":
                await there.services.reviews.stop(room.id)
            else:
                await there.services.tables.delete(moved)
            await work
            assert await there.services.store.review(room.id) is None

    run(go())


def test_whoever_looks_while_it_is_being_stopped_does_not_begin_it_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both players have the page open, which asks again and again how far it is."""

    async def go() -> None:
        Slow(monkeypatch)
        async with site(tmp_path) as s:
            player, room = await played(s)
            table = f"/api/tables/{room.id}"
            await player.post(f"{table}/analysis")
            while (await player.get(f"{table}/analysis"))["done"] < 5:
                await asyncio.sleep(0.02)
            stopping = asyncio.create_task(player.post(f"{table}/analysis/stop"))
            while not stopping.done():
                await s.player().get(f"{table}/analysis")
            await asyncio.sleep(0.2)
            assert (await player.get(f"{table}/analysis"))["status"] == "none"
            assert not s.services.reviews.jobs

    run(go())


def test_whoever_only_looks_on_does_not_stop_what_those_who_played_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        Slow(monkeypatch)
        async with site(tmp_path) as s:
            player, room = await played(s, 0)
            stranger, table = s.player(), f"/api/tables/{room.id}"
            await player.post(f"{table}/analysis")
            assert (await stranger.post(f"{table}/analysis/stop", status=401))["reason"] == "who-are-you"
            await stranger.get("/api/me")
            assert (await stranger.post(f"{table}/analysis/stop", status=403))["reason"] == "not-your-seat"
            assert (await player.post(f"{table}/analysis/stop"))["status"] == "none"

    run(go())


def test_a_finished_game_is_played_on_from_any_moment_against_a_bot(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player, room = await played(s)
            at = room.record.number // 2
            made = await player.post(f"/api/tables/{room.id}/play-on", {"at": at, "seat": 1, "pace": "none"})
            there = s.services.tables.rooms[made["id"]]
            info = (await player.get(f"/api/tables/{made['id']}"))["table"]
            assert info["origin"] == {"table": room.id, "at": at} and info["seeded"]
            assert [bool(seat["bot"]) for seat in info["seats"]] == [True, False]
            before = (await player.get(f"/api/tables/{room.id}/replay?at={at}&seat=1"))["frames"][0]["view"]
            now = (await player.get(f"/api/tables/{made['id']}/replay?at=0"))["frames"][0]["view"]
            same = ("figures", "hands", "laid", "round")
            assert [now[part] for part in same] == [before[part] for part in same]
            await player.join(made["id"])
            await player.asked()
            assert there.record.state.rng.key != room.record.state.rng.key

    run(go())


def test_whoever_only_watched_a_campaign_is_told_that_its_moments_are_not_for_them(tmp_path: Path) -> None:
    """They read 'That is not your seat' beside the replay, and were offered to play on from it."""

    async def go() -> None:
        async with site(tmp_path) as s:
            player, room = await sleeper_alone(s)
            await player.send("resign")
            await player.until("over")
            stranger, table = s.player(), f"/api/tables/{room.id}"
            await stranger.get("/api/me")
            looked = await stranger.get(f"{table}/analysis")
            assert (looked["status"], looked["offered"], looked["may"]) == ("none", False, False)
            own = await player.get(f"{table}/analysis")
            assert own["offered"] and own["may"]
            assert (await stranger.post(f"{table}/analysis", status=403))["reason"] == "not-your-seat"
            body = {"at": 0, "seat": 0}
            assert (await stranger.post(f"{table}/play-on", body, 403))["reason"] == "not-your-seat"

    run(go())
