"""Several servers on one database: a table lives on one of them, and whoever comes through another plays too."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import groupby
from pathlib import Path

import asyncpg
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from snar.server.http.identity import Signer
from snar.server.http.relay import HEADER
from snar.server.table.house import Elsewhere
from snar.store.opening import open_store
from snar.store.port import Ban, Moved, StoreError
from snar.store.postgres_neighbours import MORE

from .people import step, two_players
from .site import Player, Site, free_port, run, site, until
from .test_admin import keeper


@asynccontextmanager
async def house(folder: Path, database: str) -> AsyncIterator[tuple[Site, Site]]:
    """Two servers with one key, as on two machines."""
    for name in ("here", "there"):
        (folder / name).mkdir()
    (folder / "here" / "cookie.key").write_bytes(b"k" * 32)
    (folder / "there" / "cookie.key").write_bytes(b"k" * 32)
    for name in ("here", "there"):
        (folder / name / "admin.key").write_text("a" * 43)
    async with site(folder / "here", store=database) as here, site(folder / "there", store=database) as there:
        yield here, there


def through(other: Site, player: Player) -> Player:
    """The same browser at another server."""
    twin = other.player()
    twin.client.cookies.update(dict(player.client.cookies.items()))
    return twin


async def seated(here: Site) -> tuple[Player, str]:
    one = here.player()
    table = (await one.post("/api/play", {"pace": "none"}))["id"]
    return one, table


def test_whoever_comes_through_another_server_plays_at_the_table(tmp_path: Path, database: str) -> None:
    async def go() -> None:
        async with house(tmp_path, database) as (here, there):
            one, table = await seated(here)
            twin = through(there, one)
            assert (await twin.get(f"/api/tables/{table}"))["mine"] == [0]
            await twin.join(table)
            for _ in range(5):
                choice = await twin.asked()
                assert (await twin.answer(choice["options"][0]["key"]))["t"] == "accepted"
            assert table in here.services.tables.rooms and table not in there.services.tables.rooms

    run(go())


def test_new_tables_are_made_where_there_are_fewer(tmp_path: Path, database: str) -> None:
    """Whoever has nothing to do takes all new connections; it must not have all tables, too."""

    async def go() -> None:
        async with house(tmp_path, database) as (here, there):
            one = here.player()
            for _ in range(12):
                await one.post("/api/tables")
            many, few = len(here.services.tables.rooms), len(there.services.tables.rooms)
            assert many + few == 12 and 0 <= many - few <= MORE + 1
            for table in [*here.services.tables.rooms, *there.services.tables.rooms]:
                assert (await one.get(f"/api/tables/{table}"))["mine"] == [0]

    run(go())


def test_a_table_is_made_here_when_the_server_with_fewer_is_just_going(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with house(tmp_path, database) as (here, _):

            async def gone() -> str:
                return f"http://127.0.0.1:{free_port()}"

            monkeypatch.setattr(here.services.store.neighbours, "lighter", gone)
            table = (await here.player().post("/api/tables"))["id"]
            assert table in here.services.tables.rooms

    run(go())


def test_two_who_came_through_different_servers_see_one_game(tmp_path: Path, database: str) -> None:
    async def go() -> None:
        async with house(tmp_path, database) as (here, there):
            host, guest = here.player(), there.player()
            table = (await host.post("/api/tables", {"seats": ["me", "open"]}))["id"]
            code = (await host.post(f"/api/tables/{table}/invite", {}))["code"]
            assert (await guest.get(f"/api/invites/{code}"))["id"] == table
            await guest.post(f"/api/tables/{table}/sit", {"code": code})
            await host.join(table)
            await guest.join(table)
            await asyncio.gather(host.started(), guest.started())
            first = host if host.choice else guest
            other = guest if first is host else host
            await first.answer((await first.asked())["options"][0]["key"])
            while other.seq < first.seq:
                await other.hear()
            assert other.view["round"] == first.view["round"]

    run(go())


def test_a_table_that_moves_takes_its_vote_its_clock_and_its_chat_along(tmp_path: Path, database: str) -> None:
    async def go() -> None:
        async with house(tmp_path, database) as (here, there):
            host, friend, table = await two_players(here, clock={"kind": "answer", "seconds": 60})
            await step([host, friend], "done")
            room = here.services.tables.rooms[table]
            assert room.timer
            room.timer.left[0] = 42.0
            await host.send("say", text="ahoj")
            await host.send("ask_undo", to=0)
            while not (ask := (await friend.until("asks_undo"))["ask"]):
                pass
            moved = await there.services.tables.bring(table)
            assert moved.undo_ask and moved.undo_ask.yes == [0] and [said.text for said in moved.chat] == ["ahoj"]
            assert moved.timer and 40 < moved.timer.of(0, time.monotonic()) <= 42
            await friend.join(table, seq=friend.seq)  # through the server that had it
            await friend.send("consent", ask=ask["ask"])
            await friend.until("update")
            assert friend.frames[-1]["lines"][0]["kind"] == "undo-all" and table in there.services.tables.rooms

    run(go())


def test_the_keeper_sees_who_is_at_a_table_wherever_it_lives(tmp_path: Path, database: str) -> None:
    async def go() -> None:
        async with house(tmp_path, database) as (here, there):
            one, table = await seated(here)
            await one.join(table)
            key = keeper(tmp_path / "there")
            (found,) = (await there.player().client.get("/api/admin/tables", headers=key)).json()["tables"]
            assert (found["id"], found["connections"], found["answers"]) == (table, 1, 0)

    run(go())


def test_my_games_say_whose_turn_it_is_wherever_they_live(tmp_path: Path, database: str) -> None:
    async def go() -> None:
        async with house(tmp_path, database) as (here, there):
            one, table = await seated(here)
            await one.join(table)
            await one.asked()
            twin = through(there, one)
            (mine,) = (await twin.get("/api/tables/mine"))["tables"]
            assert mine["table"]["id"] == table and mine["asked"] == [0]

    run(go())


def test_a_promise_made_by_one_server_is_kept_by_another_and_only_once(tmp_path: Path, database: str) -> None:
    async def go() -> None:
        async with house(tmp_path, database) as (here, there):
            one = here.player()
            promised = (await one.post("/api/commit"))["commitment"]
            twin = there.player()
            body = {"commitment": promised, "word": "a word of mine"}
            table = (await twin.post("/api/play", body))["id"]
            assert there.services.tables.rooms[table].meta.commitment == promised
            assert (await twin.post("/api/play", body, 409))["reason"] == "commitment-lost"

    run(go())


def test_of_two_tables_made_at_once_only_one_gets_the_secret_that_was_promised(tmp_path: Path, database: str) -> None:
    """Whoever ends a game of their own at one of them would know every card of the other."""

    async def go() -> None:
        async with house(tmp_path, database) as (here, there):
            one = here.player()
            await one.get("/api/me")
            twin = through(there, one)
            for _ in range(5):
                promise = (await one.post("/api/commit"))["commitment"]
                alone = one.client.post("/api/play", json={"commitment": promise, "word": "a word of mine"})
                waits = twin.client.post("/api/tables", json={"commitment": promise, "seats": ["me", "open"]})
                answers = await asyncio.gather(alone, waits)
                assert sorted(answer.status_code for answer in answers) == [200, 409]

    run(go())


def test_a_table_goes_to_another_server_when_its_own_has_gone(tmp_path: Path, database: str) -> None:
    async def go() -> None:
        async with house(tmp_path, database) as (here, there):
            one, table = await seated(here)
            await one.join(table)
            await one.answer((await one.asked())["options"][0]["key"])
            told = one.seq
            lock = here.services.store.neighbours.lock  # type: ignore[attr-defined]
            here.services.store.neighbours.staying.cancel()  # type: ignore[attr-defined]
            lock.connection.terminate()  # as if it had been killed
            twin = await through(there, one).join(table)
            assert twin.seq >= told and table in there.services.tables.rooms

    run(go())


def test_what_a_server_writes_that_has_lost_the_table_is_not_written(database: str) -> None:
    async def go() -> None:
        first, second = open_store(database), open_store(database)
        await first.neighbours.enter("http://first", print, lambda: None)
        await second.neighbours.enter("http://second", print, lambda: None)
        assert await first.neighbours.claim("t") == ""
        assert await second.neighbours.claim("t") == "http://first"
        await first.append("t", 1, ["one"])
        with pytest.raises(Moved):
            await second.append("t", 2, ["two"])
        await first.neighbours.release("t")
        assert await second.neighbours.claim("t") == ""
        with pytest.raises(Moved):
            await first.append("t", 2, ["late"])
        await second.append("t", 2, ["two"])
        await first.close()
        await second.close()

    run(go())


def test_a_server_that_was_silent_for_too_long_gives_its_tables_up_and_comes_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        store, lost = open_store(database), asyncio.Event()
        monkeypatch.setattr("snar.store.postgres_neighbours.BEAT", 0.05)
        await store.neighbours.enter("http://first", print, lost.set)
        before = store.neighbours.me  # type: ignore[attr-defined]
        await store.neighbours.claim("t")
        db = await asyncpg.connect(database)
        await db.execute("UPDATE servers SET seen = now() - interval '1 hour'")
        await asyncio.wait_for(lost.wait(), 10)
        with pytest.raises(Moved):
            await store.append("t", 1, ["late"])
        while store.neighbours.me in (before, "-"):  # type: ignore[attr-defined]
            await asyncio.sleep(0.02)
        assert await store.neighbours.claim("t") == ""
        await store.append("t", 1, ["in time"])
        await db.close()
        await store.close()

    run(go())


def test_a_table_is_brought_here_for_what_concerns_several_tables(tmp_path: Path, database: str) -> None:
    async def go() -> None:
        async with house(tmp_path, database) as (here, there):
            one, table = await seated(here)
            with pytest.raises(Elsewhere):
                await there.services.tables.get(table)
            await one.join(table)
            twin = through(there, one)
            await twin.post("/api/me/forget")
            assert await one.closed()
            assert table not in here.services.tables.rooms
            await twin.get(f"/api/tables/{table}", 404)

    run(go())


def test_nobody_can_pretend_to_be_a_server_of_the_house(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as alone:
            one = alone.player()
            forged = {HEADER: Signer(b"x" * 32).vouch("10.0.0.1"), "host": "elsewhere.example"}
            assert (await one.client.get("/api/health", headers=forged)).status_code == 421
            honest = {HEADER: alone.services.signer.vouch("192.0.2.1"), "host": "elsewhere.example"}
            assert (await one.client.get("/api/health", headers=honest)).status_code == 200

    run(go())


def test_a_server_whose_neighbour_does_not_answer_says_so_and_goes_on(tmp_path: Path, database: str) -> None:
    async def go() -> None:
        async with house(tmp_path, database) as (here, there):
            one, table = await seated(here)
            db = await asyncpg.connect(database)
            await db.execute("UPDATE servers SET address = $1", f"http://127.0.0.1:{free_port()}")
            await db.close()
            twin = through(there, one)
            assert (await twin.get(f"/api/tables/{table}", 503))["reason"] == "not-kept"
            assert (await twin.get("/api/health")) is not None

    run(go())


def test_letters_that_no_database_knows_are_refused_not_failed_at(tmp_path: Path, database: str) -> None:
    async def go() -> None:
        async with site(tmp_path, store=database) as here:
            one = here.player()
            table = (await one.post("/api/tables", {"visibility": "public"}))["id"]
            for path in (f"/api/tables/{table}%00", "/api/invites/%00", "/api/tables/%00/story"):
                assert (await one.client.get(path)).status_code == 404
            sat = await one.client.post(f"/api/tables/{table}/sit", json={"code": "\0", "seat": 1})
            assert sat.status_code == 200  # a link that leads nowhere; the table is public
            play = await one.client.post("/api/play", json={"commitment": "\0", "word": "0" * 32})
            assert play.json()["reason"] == "commitment-lost"
            key, ban = keeper(tmp_path), {"kind": "guest", "what": "\0", "why": "\0"}
            assert (await one.client.get("/api/admin/tables?after=%00", headers=key)).status_code == 404
            assert (await one.client.post("/api/admin/bans", json=ban, headers=key)).status_code == 404
            assert (await one.client.post("/api/admin/bans/lift", json=ban, headers=key)).status_code == 404
            with pytest.raises(InvalidStatus):
                await connect(f"ws://127.0.0.1:{here.port}/ws/%00")

    run(go())


def test_the_longest_announcement_reaches_every_server(tmp_path: Path, database: str) -> None:
    async def go() -> None:
        async with house(tmp_path, database) as (here, there):
            one, table = await seated(there)
            await one.join(table)
            for text in ("😀" * 600, '"' * 600, "\x01\\" * 300, "ě" * 600):
                body = {"texts": {"cs": text, "en": text, "xx": text}}
                key = keeper(tmp_path / "here")
                assert (
                    await here.player().client.post("/api/admin/announce", json=body, headers=key)
                ).status_code == 200
                while not (said := [frame["text"] for frame in one.frames if frame["t"] == "notice"]):
                    await one.hear()
                assert said == [text[:500].replace("\x01", " ").strip()]
                one.frames.clear()

    run(go())


def test_a_ban_that_a_server_did_not_hear_of_holds_there_once_it_is_back(tmp_path: Path, database: str) -> None:
    async def go() -> None:
        async with house(tmp_path, database) as (here, there):
            one = here.player()
            guest = (await one.get("/api/me"))["guest"]
            me, db = there.services.store.neighbours.me, await asyncpg.connect(database)
            await db.execute("SELECT pg_terminate_backend(backend) FROM servers WHERE id = $1", me)
            await db.close()
            body = {"kind": "guest", "what": guest}
            await here.player().client.post("/api/admin/bans", json=body, headers=keeper(tmp_path / "here"))
            while there.services.store.neighbours.me in (me, "-"):
                await asyncio.sleep(0.05)
            async with asyncio.timeout(5):
                while not there.services.bans.of("guest", guest):
                    await asyncio.sleep(0.05)

    run(go())


def test_whoever_is_banned_on_one_server_goes_at_once_from_a_table_on_another(tmp_path: Path, database: str) -> None:
    async def go() -> None:
        async with house(tmp_path, database) as (here, there):
            one, table = await seated(here)
            for reached in (here, there):  # on the server that has the table, and passed on to it
                twin = await through(reached, one).join(table)
                body = {"kind": "guest", "what": twin.guest}
                key = keeper(tmp_path / "there")
                assert (await there.player().client.post("/api/admin/bans", json=body, headers=key)).status_code == 200
                assert await twin.closed() == 1008
                lifted = await there.player().client.post("/api/admin/bans/lift", json=body, headers=key)
                assert lifted.status_code == 200
                await until(lambda: not here.services.bans.until and not there.services.bans.until)

    run(go())


def test_a_list_of_bans_that_cannot_be_read_is_read_again(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with house(tmp_path, database) as (here, there):
            one = here.player()
            guest, bans, tried = (await one.get("/api/me"))["guest"], there.services.store.bans, []

            async def away_at_first() -> list[Ban]:
                tried.append(1)
                if len(tried) == 1:
                    raise StoreError("away")
                return await bans()

            monkeypatch.setattr(there.services.store, "bans", away_at_first)
            body = {"kind": "guest", "what": guest}
            await here.player().client.post("/api/admin/bans", json=body, headers=keeper(tmp_path / "here"))
            await until(lambda: there.services.bans.of("guest", guest))

    run(go())


def test_figures_of_all_workers_are_told_by_whichever_is_asked(tmp_path: Path, database: str) -> None:
    async def go() -> None:
        async with site(tmp_path, store=database, crew="0") as one, site(tmp_path, store=database, crew="1") as two:
            for here in (one, two):
                player, table = await seated(here)
                await player.join(table)
                await player.answer((await player.asked())["options"][0]["key"])
            key = keeper(tmp_path, "metrics.key")
            for here in (one, two):
                page = (await here.player().client.get("/metrics", headers=key)).text
                lines = page.splitlines()
                for worker in "01":
                    assert f'snar_answer_seconds_count{{worker="{worker}"}} 1' in lines
                    assert f'snar_tables{{worker="{worker}"}} 1' in lines
                    assert f'snar_answer_seconds_bucket{{le="+Inf",worker="{worker}"}} 1' in lines
                families = [line.split()[2] for line in lines if line.startswith("# TYPE")]
                assert len(families) == len({*families}), "what a figure is is said once"
                order = [re.split("[{ ]|_bucket|_sum|_count", line)[0] for line in lines if not line.startswith("#")]
                assert [name for name, _ in groupby(order)] == families, "lines of a figure stand together"
                assert player.guest not in page and table not in page and "127.0.0.1" not in page
            assert (await one.player().client.get("/metrics")).status_code == 403

    run(go())


def test_who_is_seated_by_another_server_while_they_are_forgotten_leaves_no_trace(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It knew them when they asked for the seat, and wrote down their name once all tables had been looked through."""

    async def go() -> None:
        async with house(tmp_path, database) as (here, there):
            host, gone = there.player(), here.player()
            table = (await host.post("/api/tables", {"visibility": "public"}))["id"]
            me = (await gone.post("/api/guest", {"name": "Krasomila", "lang": "cs"}))["guest"]
            twin, delete = through(there, gone), here.services.store.delete_guest
            room = there.services.tables.rooms[table]
            await room.lock.acquire()
            sits = asyncio.create_task(twin.post(f"/api/tables/{table}/sit"))
            await until(lambda: there.services.calls.busy[me] > 0)
            await asyncio.sleep(0.2)

            async def delete_late(guest: str) -> None:
                if room.lock.locked():
                    room.lock.release()
                    await sits
                await delete(guest)

            monkeypatch.setattr(here.services.store, "delete_guest", delete_late)
            await gone.post("/api/me/forget")
            store = here.services.store
            assert await store.naming(me) == [] and await store.guest(me) is None
            assert "Krasomila" not in str(await store.load(table))

    run(go())


def test_whoever_is_being_forgotten_is_a_stranger_on_every_server_and_may_ask_again_on_each(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with house(tmp_path, database) as (here, there):
            gone = here.player()
            me = (await gone.get("/api/me"))["guest"]
            twin = through(there, gone)

            async def fails(guest: str) -> None:
                await until(lambda: there.services.tables.was_forgotten(me))
                assert (await twin.get("/api/me/profile", 401))["reason"] == "who-are-you"
                raise StoreError("full")

            monkeypatch.setattr(here.services.store, "delete_guest", fails)
            await gone.post("/api/me/forget", {}, 503)
            assert (await gone.get("/api/me"))["guest"] == me, "nothing has come of it"
            await twin.post("/api/me/forget")
            assert await here.services.store.guest(me) is None

    run(go())
