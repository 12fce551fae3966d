"""Leaving without a seat, being forgotten, being sent away; names; and whether the server is well."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import shutil
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from snar.server.http import health as pulse
from snar.server.table.names import alike, clean_name, told_apart
from snar.store.port import GuestRow, StoreError

from .people import step, turn, two_players
from .site import run, site, until

EMPTY = [
    "", " ", "\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u200b\u200d", "\u00ad", "\u202e", "\u0301", "\ufe0f",
    "\u180b", "\U000e0100", "\u3000", "\u2028", "\ufeff", "\U000e0041", "\U0001d159", "\U00013441", "\U00016fe4",
    "\u0332\u0301 \u20dd",
]  # fmt: skip


def test_whoever_has_no_seat_cannot_leave_and_voids_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            stranger = s.player()
            await stranger.get("/api/me")
            await step([host, friend], "done")
            await turn([host, friend], "end")
            asker = host if host.choice is None else friend
            await asker.send("ask_undo", to=0)
            while not (await host.hear()).get("ask"):
                pass
            room = await s.services.tables.get(table)
            for visibility in ("public", "private"):
                await host.post(f"/api/tables/{table}/visibility", {"visibility": visibility})
                assert (await stranger.post(f"/api/tables/{table}/leave", {}, 403))["reason"] == "not-your-seat"
                assert room.undo_ask is not None

    run(go())


def test_a_host_without_a_seat_hands_the_table_on_and_voids_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await step([host, friend], "done")
            await turn([host, friend], "end")
            room, other = await s.services.tables.get(table), s.player()
            room.meta.host = (await other.get("/api/me"))["guest"]
            await room.keep_row()
            await (host if host.choice is None else friend).send("ask_undo", to=0)
            while not (await host.hear()).get("ask"):
                pass
            await other.post(f"/api/tables/{table}/leave")
            assert room.undo_ask is not None and room.meta.host == host.guest
            await friend.post(f"/api/tables/{table}/leave")
            assert room.undo_ask is None, "somebody else's seat is free now"

    run(go())


def test_whoever_is_sent_away_while_asking_for_an_invitation_gets_none(tmp_path: Path) -> None:
    """The links to the seat end with it: a fresh one would lead straight back."""

    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend = s.player(), s.player()
            table = (await host.post("/api/tables", {"visibility": "public"}))["id"]
            await friend.post(f"/api/tables/{table}/sit")
            room = s.services.tables.rooms[table]
            async with room.lock:
                removing = asyncio.create_task(host.post(f"/api/tables/{table}/remove", {"seat": 1}))
                await asyncio.sleep(0.1)
                asking = asyncio.create_task(friend.post(f"/api/tables/{table}/invite", {}, 403))
                await asyncio.sleep(0.1)
            await removing
            assert (await asking)["reason"] == "not-the-host"

    run(go())


def test_a_name_of_millions_of_letters_is_not_read_to_its_end() -> None:
    began = time.process_time()
    assert clean_name("á\u0302" * 5_000_000) == "á\u0302" * 20
    assert time.process_time() - began < 1


def test_what_was_asked_for_before_one_was_forgotten_leaves_no_trace_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another tab of the same browser is sitting down, saying a name, or has come to a table and not said hello."""

    async def go() -> None:
        async with site(tmp_path) as s:
            host, gone = s.player(), s.player()
            table = (await host.post("/api/tables", {"visibility": "public"}))["id"]
            me = (await gone.post("/api/guest", {"name": "Krasomila", "lang": "cs"}))["guest"]
            cookie = "; ".join(f"{name}={value}" for name, value in gone.client.cookies.items())
            silent = await connect(f"ws://127.0.0.1:{s.port}/ws/{table}", additional_headers={"cookie": cookie})
            slow, store = asyncio.Event(), s.services.store
            keep = store.keep_guest

            async def keep_slowly(guest: GuestRow) -> None:
                await slow.wait()
                await keep(guest)

            monkeypatch.setattr(store, "keep_guest", keep_slowly)
            async with s.services.tables.rooms[table].lock:
                others = [
                    asyncio.create_task(gone.client.post(f"/api/tables/{table}/sit", json={})),
                    asyncio.create_task(gone.client.post("/api/guest", json={"name": "Krasomila II"})),
                ]
                await until(lambda: s.services.calls.busy[me] == 2)
                forgetting = asyncio.create_task(gone.client.post("/api/me/forget"))
                await until(lambda: me in s.services.calls.leaving)
                await asyncio.sleep(0.1)
            slow.set()
            assert (await forgetting).status_code == 200
            assert [(await other).status_code for other in others] == [200, 200]
            assert await store.guest(me) is None and await store.naming(me) == []
            assert "Krasomila" not in str(await store.load(table))
            await silent.send('{"t":"hello","v":1}')
            with pytest.raises(ConnectionClosed):
                await silent.recv()

    run(go())


def test_a_table_is_gone_for_everyone_while_the_store_is_still_deleting_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looked at it then woke it up once more, and went on talking at a table that nothing was left of."""

    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend = s.player(), s.player()
            table = (await host.post("/api/tables", {"visibility": "public"}))["id"]
            begun, slow, delete = asyncio.Event(), asyncio.Event(), s.services.store.delete

            async def delete_slowly(table: str) -> None:
                begun.set()
                await slow.wait()
                await delete(table)

            monkeypatch.setattr(s.services.store, "delete", delete_slowly)
            deleting = asyncio.create_task(host.post(f"/api/tables/{table}/delete"))
            await begun.wait()
            assert (await friend.get(f"/api/tables/{table}", 404))["reason"] == "no-such-table"
            slow.set()
            await deleting
            assert not s.services.tables.rooms

    run(go())


def test_whoever_waits_for_a_table_that_is_deleted_hears_so_though_another_server_wanted_it(tmp_path: Path) -> None:
    """They were told to come again soon, and came again for nothing."""

    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend = s.player(), s.player()
            table = (await host.post("/api/tables", {"visibility": "public"}))["id"]
            tables, room = s.services.tables, s.services.tables.rooms[table]
            async with room.lock:
                wanted = asyncio.create_task(tables.let_go(table))
                await asyncio.sleep(0.1)
                sits = asyncio.create_task(friend.post(f"/api/tables/{table}/sit", {}, 404))
                await asyncio.sleep(0.2)
                await tables.take_away(room)
            await wanted
            assert (await sits)["reason"] == "no-such-table" == room.lock.closed

    run(go())


def test_deleting_a_table_leaves_a_room_of_it_that_was_made_since(tmp_path: Path) -> None:
    """The server had lost its tables for a moment: nobody at the new room would have been told anything any more."""

    async def go() -> None:
        async with site(tmp_path) as s:
            host = s.player()
            table = (await host.post("/api/tables"))["id"]
            tables, old = s.services.tables, s.services.tables.rooms[table]
            async with old.lock:
                tables.deserted()
                new = await tables.get(table)
                await tables.take_away(old)
            assert new is not old and tables.rooms == {table: new}

    run(go())


def test_one_table_that_cannot_be_read_keeps_no_other_from_being_put_away(tmp_path: Path) -> None:
    """Housekeeping ended with it, and with that tables that fall asleep and garbage that is freed."""

    async def go() -> None:
        async with site(tmp_path) as s:
            host = s.player()
            table = (await host.post("/api/tables"))["id"]
            row = s.services.tables.rooms[table].row()
            s.services.tables.rooms[table].updated = 1.0
            await s.services.store.update(row._replace(updated=1.0), [])
            await s.services.store.create(row._replace(id="0", updated=0.0, meta='{"seats": [], "lesson": ""}'), [])
            await s.services.tables.put_away(time.time())
            await host.get(f"/api/tables/{table}", 404)

    run(go())


def test_a_table_that_is_put_away_stays_with_whoever_sits_down_at_that_moment(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend = s.player(), s.player()
            await friend.get("/api/me")
            table = (await host.post("/api/tables", {"visibility": "public"}))["id"]
            room = s.services.tables.rooms[table]
            room.updated = 0.0
            async with room.lock:
                sits = asyncio.create_task(friend.post(f"/api/tables/{table}/sit"))
                await asyncio.sleep(0.2)
                away = asyncio.create_task(s.services.tables.put_one_away(table, 1.0))
                await asyncio.sleep(0.1)
            assert (await sits)["seat"] == 1
            await away
            assert (await friend.get(f"/api/tables/{table}"))["mine"] == [1]

    run(go())


def test_who_is_forgotten_leaves_no_trace_and_no_open_page(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            alone = (await host.post("/api/tables", {"visibility": "public"}))["id"]
            bots = (await host.post("/api/tables", {"seats": ["random", "random"], "visibility": "public"}))["id"]
            await friend.send("mute", guest=host.guest)
            await host.send("say", text="ahoj")
            await host.until("said")
            looking = s.player()
            looking.client.cookies = host.client.cookies
            await looking.join(bots)
            theirs = (await friend.post("/api/tables", {"visibility": "public"}))["id"]
            at_theirs = s.player()
            at_theirs.client.cookies = host.client.cookies
            await at_theirs.join(theirs)
            await at_theirs.send("mute", guest=friend.guest)
            await at_theirs.send("say", text="I only look on")
            await at_theirs.until("said")
            await host.post("/api/me/forget")
            assert [line.guest for line in (await s.services.tables.get(theirs)).chat] == [""]
            assert await host.closed() == 1008 and await looking.closed() in (1008, 4404)
            for gone in (alone, bots):
                await friend.get(f"/api/tables/{gone}", 404)
            info = (await friend.get(f"/api/tables/{table}"))["table"]
            assert info["host"] == friend.guest and info["seats"][0]["guest"] == ""
            await friend.post(f"/api/tables/{table}/visibility", {"visibility": "private"})
            return host.guest

    guest = run(go())
    db = sqlite3.connect(tmp_path / "snar.db")
    told = json.dumps(
        [list(db.execute(f"SELECT * FROM {name}")) for name in ("tables", "members", "chat", "guests", "entries")]
    )
    db.close()
    assert guest not in told


@pytest.mark.parametrize("name", EMPTY)
def test_a_name_of_which_nothing_is_seen_is_none(name: str) -> None:
    assert clean_name(name) == ""


def test_names_keep_what_is_seen() -> None:
    assert clean_name("  Ája\u200b \u2800 Nová\n") == "Ája Nová"
    assert clean_name("Ája") == "Ája" and clean_name("李") == "李" and clean_name("👩 Eva") == "👩 Eva"


def test_a_name_does_not_run_into_its_neighbours() -> None:
    assert clean_name("Z" + "\u0335" * 30 + "a") == "Z\u0335\u0335a", "a few accents, not a tower"
    assert clean_name("\u0338Eva") == "Eva", "an accent needs a letter of its own"
    assert clean_name("\u202eavE\u202c") == "avE"


@pytest.mark.parametrize("name", ["Evа", "ΕVA", "E\ufe0fva", "Ev\u200ba", "ℰva", "eva", "Εvа"])
def test_a_name_that_only_looks_like_another_gets_a_number(name: str) -> None:
    clean = clean_name(name)
    assert alike(clean) == alike("Eva") or clean == "Ev a"
    assert told_apart(clean, ["Jan", "Eva", "Eva 2"]).endswith(" 3")
    assert told_apart("Éva", ["Eva"]) == "Éva", "another name, and seen to be"
    assert alike("Bill") == alike("BiIl") == alike("Bi1l")


def test_whoever_looks_on_does_not_talk_under_the_name_of_one_who_sits_there(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _, table = await two_players(s)
            twin = s.player()
            await twin.post("/api/guest", {"name": "Ája"})
            await twin.join(table)
            await twin.send("say", text="ahoj")
            assert (await twin.until("said"))["name"] == "Ája 2"
            await host.send("say", text="ahoj")
            assert (await twin.until("said"))["name"] == "Ája"
            there = [frame for frame in twin.frames if frame["t"] == "presence"][-1]["people"]
            assert sorted(one["name"] for one in there) == ["Bob", "Ája", "Ája 2"]

    run(go())


def test_nobody_at_a_table_is_called_as_another_one(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, *others = (s.player() for _ in range(4))
            await host.post("/api/guest", {"name": "Eva"})
            options = {"agreement": {"scenario": "zkouska-sily", "players": 4}, "visibility": "public"}
            table = (await host.post("/api/tables", options))["id"]
            for player, name in zip(others, ("Eva", "ＥＶＡ", "e v a"), strict=True):
                await player.post(f"/api/tables/{table}/sit", {"name": name})
            seats = (await host.get(f"/api/tables/{table}"))["table"]["seats"]
            assert [seat["name"] for seat in seats] == ["Eva", "Eva 2", "ＥＶＡ 3", "e v a 4"]

    run(go())


def test_a_host_sends_a_spectator_away_for_good(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s, visibility="public")
            nuisance, nobody = s.player(), s.player()
            guest = (await nuisance.get("/api/me"))["guest"]
            await nuisance.join(table)
            await nobody.join(table)
            path = f"/api/tables/{table}/expel"
            assert (await friend.post(path, {"guest": guest}, 403))["reason"] == "not-the-host"
            for bad in (friend.guest, host.guest, "", "x" * 60_000):
                assert (await host.post(path, {"guest": bad}, 400))["reason"] == "not-a-spectator"
            await host.post(path, {"guest": guest})
            assert await nuisance.closed() == 1008 and await nobody.closed() == 1008
            await nuisance.get(f"/api/tables/{table}", 404)
            assert (await nuisance.post(f"/api/tables/{table}/sit", {}, 403))["reason"] == "not-invited"
            another = s.player()
            await another.get("/api/me")
            await another.join(table)
            assert host.socket and host.socket.close_code is None

    run(go())


# -- health ------------------------------------------------------------------------------------------------------------
def test_health_really_writes_but_not_for_everyone_who_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            wrote = []
            real = s.services.store.healthy

            async def counted() -> None:
                wrote.append(1)
                await real()

            monkeypatch.setattr(s.services.store, "healthy", counted)
            me = s.player()
            for _ in range(5):
                await me.get("/api/health")
            assert len(wrote) == 1

    run(go())
    with sqlite3.connect(tmp_path / "snar.db") as db:
        assert db.execute("SELECT count(*) FROM health").fetchone() == (1,)
    db.close()


@pytest.mark.parametrize(
    "damage", ["full", "cut off", "gone", "replaced", "the last answers cut off", "the last answers gone"]
)
def test_a_server_that_cannot_keep_anything_says_so_with_the_cause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    monkeypatch.setattr(pulse, "FRESH", 0.0)

    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            await me.get("/api/health")
            if damage == "full":

                async def fails(*_: Any) -> None:
                    raise StoreError("database or disk is full")

                monkeypatch.setattr(s.services.store.writer, "do", fails)
            elif damage == "cut off":
                with (tmp_path / "snar.db").open("r+b") as file:
                    file.truncate(512)
            elif damage == "replaced":
                (tmp_path / "snar.db").rename(tmp_path / "away.db")
                shutil.copy(tmp_path / "away.db", tmp_path / "snar.db")
            elif damage == "the last answers cut off":
                os.truncate(tmp_path / "snar.db-wal", 0)
            elif damage == "the last answers gone":
                (tmp_path / "snar.db-wal").unlink()
            else:
                (tmp_path / "snar.db").rename(tmp_path / "away.db")
            with caplog.at_level(logging.ERROR):
                answer = await me.client.get("/api/health")
            assert answer.status_code == 503
            assert any(word in caplog.text for word in ("full", "cut off", "gone", "malformed", "disk"))
            monkeypatch.undo()

    run(go())


def test_a_body_that_is_not_utf8_is_a_bad_request(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            headers = {"content-type": "application/json"}
            for body in (b'{"name": "\xff\xfe"}', b"\xff", b'{"name": "\xed\xa0\x80"}', b"{" * 30_000, b"\x00"):
                answer = await s.player().client.post("/api/guest", content=body, headers=headers)
                assert answer.status_code == 400, body[:20]

    run(go())


@pytest.mark.parametrize("script", [[0], [9], [-1], [10**30], [1] * 1001, ["x"], [1.5], 3, [True]])
def test_scripted_dice_are_checked(tmp_path: Path, script: Any) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            body = {"seed": "s", "seats": ["me", "greedy"], "script": script}
            answer = await s.player().client.post("/api/tables", json=body)
            assert answer.status_code == 400, answer.text

    run(go())
