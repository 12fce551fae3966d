"""A position over the wire: a table of the reader's own, the rule that shows itself, and nothing left behind."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from snar.lessons import positions
from snar.server.settings import Retention
from snar.store.port import TableRow

from .site import Data, Player, Site, run, site

EIGHT = "rise/natural-eight"


async def guest(s: Site, lang: str = "en") -> Player:
    me = s.player()
    await me.post("/api/guest", {"name": "Ája", "lang": lang})
    return me


async def open_at(me: Player, position: str) -> str:
    made = await me.post("/api/positions", {"id": position, "pace": "none"})
    await me.join(made["id"])
    return str(made["id"])


async def tried(me: Player, table: str) -> Data:
    return await me.get(f"/api/tables/{table}/position")


@pytest.mark.parametrize("id", [EIGHT, "rise/awakening", "ether/light-in-the-hall", "ether/in-parts"])
def test_a_position_is_opened_and_its_way_shows_the_rule(tmp_path: Path, id: str) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me, position = await guest(s), positions()[id]
            table = await open_at(me, id)
            assert (me.table["lesson"], me.table["visibility"], me.table["seeded"]) == (id, "private", True)
            before = await tried(me, table)
            assert (before["done"], list(before["rules"])) == (False, list(position.rules))
            mine = position.when[0]["seat"]
            for row in position.when:
                if row["seat"] == mine:
                    await me.asked()
                    assert (await me.answer(row["say"]))["t"] == "accepted"
            await me.asked()
            assert (await tried(me, table))["done"]

    run(go())


def test_after_a_restart_the_position_goes_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = await guest(s)
            table = await open_at(me, EIGHT)
            await me.answer("move 46")
            cookies = me.client.cookies
        async with site(tmp_path) as s:
            me = s.player()
            me.client.cookies = cookies
            await me.join(table)
            assert not (await tried(me, table))["done"]
            await me.answer("attack stin")
            assert (await tried(me, table))["done"]

    run(go())


def test_only_one_at_a_time_and_none_of_them_is_a_game_of_mine(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = await guest(s)
            first = await open_at(me, EIGHT)
            second = await open_at(me, "rise/the-roll")
            assert (await me.get("/api/tables/mine"))["tables"] == []
            assert (await me.get(f"/api/tables/{first}", 404))["reason"] == "no-such-table"
            assert not (await tried(me, second))["done"]

    run(go())


def test_two_tabs_that_begin_another_one_at_once_are_both_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = await guest(s)
            await open_at(me, EIGHT)
            tables_of = s.services.store.tables_of

            async def read_slowly(guest: str) -> list[TableRow]:
                found = await tables_of(guest)
                await asyncio.sleep(0.1)
                return found

            monkeypatch.setattr(s.services.store, "tables_of", read_slowly)
            both = [me.client.post("/api/positions", json={"id": id}) for id in (EIGHT, "rise/the-roll")]
            assert [answer.status_code for answer in await asyncio.gather(*both)] == [200, 200]

    run(go())


def test_a_position_is_put_away_after_a_day(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, retention=Retention(tried=-0.001)) as s:
            me = await guest(s)
            table = (await me.post("/api/positions", {"id": EIGHT}))["id"]
            game = (await me.post("/api/play", {"pace": "none"}))["id"]
            await s.services.tables.put_away(time.time())
            assert (await me.get(f"/api/tables/{table}", 404))["reason"] == "no-such-table"
            assert (await me.get(f"/api/tables/{game}"))["table"]["id"] == game

    run(go())


def test_nobody_else_is_told_and_what_is_not_there_is_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me, other = await guest(s), await guest(s)
            table = await open_at(me, EIGHT)
            assert (await other.get(f"/api/tables/{table}/position", 403))["reason"] == "not-your-seat"
            assert (await other.get(f"/api/tables/{table}", 404))["reason"] == "no-such-table"
            assert (await me.post("/api/positions", {"id": "rise/nic"}, 400))["reason"] == "no-such-position"
            assert (await me.get("/api/positions/rise/nic", 400))["reason"] == "no-such-position"
            assert (await me.get("/api/rulebook/cs?game=nic", 400))["reason"] == "unknown-game"

    run(go())


def test_the_book_has_every_rule_in_one_chapter_and_says_where_it_can_be_tried(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            for game in ("rise", "ether"):
                book = await me.get(f"/api/rulebook/en?game={game}")
                rules = [rule for chapter in book["chapters"] for rule in chapter["rules"]]
                assert sorted(rules) == sorted(book["rules"])
                assert all(chapter["title"] and chapter["rules"] for chapter in book["chapters"])
                assert {id for ids in book["tries"].values() for id in ids} == set(book["positions"])
            picture = await me.get("/api/positions/rise/natural-eight")
            assert picture["view"]["figures"][1]["field"] == "46"
            assert "script" not in picture["view"]

    run(go())
