"""Nobody fills the disk: quotas by table, guest and address; what nobody needs goes; a log has its limit too."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from pathlib import Path
from typing import Any

import pytest

from snar.server.http.limits import Limits
from snar.server.http.waiting import Turns
from snar.server.log_limit import MINUTE, MOST, Quiet
from snar.server.log_lines import JsonLines
from snar.server.settings import Retention
from snar.server.table import driver
from snar.server.table import house as tables
from snar.server.thinking.pool import Asked, Thought
from snar.store import sqlite
from snar.store.port import ChatLine

from .people import two_players
from .site import run, site, until

BOTS = {"seats": ["random", "random"], "pace": "none", "visibility": "public"}


def test_a_table_keeps_only_so_many_lines_of_chat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "CHAT", 20)

    async def go() -> None:
        async with site(tmp_path) as s:
            host, _, table = await two_players(s)
            for number in range(50):
                await s.services.store.say(table, ChatLine(host.guest, "Ája", str(number), 1.0))
            kept = await s.services.store.chat(table, 1000)
            assert [line.text for line in kept] == [str(number) for number in range(30, 50)]

    run(go())


def test_an_address_talks_only_so_much_on_all_its_connections(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=Limits(talk=(0.001, 3))) as s:
            host, friend, _ = await two_players(s)
            said = []
            for player in (host, friend, host, friend):
                await player.send("say", text="ahoj")
                frame = await player.until("said", "refused")
                while frame.get("guest", player.guest) != player.guest:
                    frame = await player.until("said", "refused")
                said.append(frame["t"])
            assert said == ["said", "said", "said", "refused"]

    run(go())


def test_an_address_and_a_guest_have_only_so_many_tables(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path / "a", limits=Limits(tables=(0.0001, 3))) as s:
            for status in (200, 200, 200, 429):
                await s.player().post("/api/tables", {}, status)
        async with site(tmp_path / "b", limits=Limits(kept=2)) as s:
            me = s.player()
            first = (await me.post("/api/play", {}))["id"]
            await me.post("/api/tables", {})
            for path in ("/api/tables", "/api/play", "/api/lessons"):
                body = {"id": "prvni-hra"} if path == "/api/lessons" else {}
                assert (await me.post(path, body, 400))["reason"] == "too-many-tables"
            await me.post(f"/api/tables/{first}/delete")
            await me.post("/api/play", {})

    run(go())


def test_a_link_is_made_once_and_given_again(tmp_path: Path) -> None:
    """However often somebody asks for one, the disk keeps one for each seat."""

    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            path = f"/api/tables/{table}/invite"
            codes = [(await player.post(path, {}))["code"] for player in (host, friend, host)]
            assert len({*codes}) == 1
            assert (await host.post(path, {"seat": 1}))["code"] not in codes
            await host.post(f"/api/tables/{table}/remove", {"seat": 1})
            assert (await host.post(path, {}))["code"] not in codes, "those of before lead nowhere"

    run(go())


def test_an_address_answers_only_so_often(tmp_path: Path) -> None:
    """Answering and taking it back is as long a journal as one likes."""

    async def go() -> None:
        async with site(tmp_path, limits=Limits(answers=(0.001, 3))) as s:
            host, friend, _ = await two_players(s)
            said = []
            for _ in range(4):
                player = next(one for one in (host, friend) if one.choice)
                key = player.choice["options"][0]["key"]
                frame = await player.answer(key)
                said.append(frame.get("reason", frame["t"]))
                for other in (host, friend):
                    while other.seq < max(host.seq, friend.seq):
                        await other.hear()
            assert said == ["accepted"] * 3 + ["too-fast"], said

    run(go())


def test_bots_among_themselves_come_to_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "ENDLESS", 30)

    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            await me.join((await me.post("/api/tables", BOTS))["id"])
            over = await me.until("over")
            assert over["result"]["winner"] == -1 and over["text"]
            assert me.seq <= 31

    run(go())


def test_all_tables_of_bots_alone_together_are_no_faster_than_one(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            rooms = []
            for _ in range(6):
                me = s.player()
                table = (await me.post("/api/tables", BOTS))["id"]
                await me.join(table)
                rooms.append(await s.services.tables.get(table))
            began = time.monotonic()
            before = sum(room.kept for room in rooms)
            await until(lambda: sum(room.kept for room in rooms) >= before + 60)
            rate = (sum(room.kept for room in rooms) - before) / (time.monotonic() - began)
            assert rate < 2 / driver.ALONE, rate

    run(go())


def test_a_guest_with_thirty_tables_waits_for_them_and_not_the_others() -> None:
    async def go() -> None:
        turns, order = Turns(), list[str]()

        async def think(whose: str) -> None:
            async with turns.of(whose):
                await asyncio.sleep(0)
                order.append(whose)

        many = [asyncio.create_task(think("many")) for _ in range(30)]
        await asyncio.sleep(0)
        few = [asyncio.create_task(think("few")) for _ in range(3)]
        gone = asyncio.create_task(think("gone"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*many, *few)
        assert max(i for i, whose in enumerate(order) if whose == "few") < 10, order
        async with turns.of("later"):
            pass
        assert not turns.busy

    run(go())


def test_bots_think_for_whoever_plays_them_and_those_among_themselves_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that thirty tables of one guest, or of bots alone, are one among those who wait."""
    asked: set[tuple[str, str]] = set()

    async def go() -> None:
        async with site(tmp_path) as s:
            think = s.services.driver.brain.think

            async def noted(question: Asked, **more: Any) -> list[Thought]:
                asked.add(more["whose"])
                return await think(question, **more)

            monkeypatch.setattr(s.services.driver.brain, "think", noted)
            one, other = s.player(), s.player()
            hosts = []
            for player in (one, other):
                made = await player.post("/api/play", {"bot": "greedy", "pace": "none"})
                await player.join(made["id"])
                hosts.append(player.table["host"])
                while not asked & {("127.0.0.1", player.table["host"])}:
                    await player.answer((await player.asked())["options"][0]["key"])
            assert asked == {("127.0.0.1", host) for host in hosts}
            await one.join((await one.post("/api/tables", BOTS))["id"])
            await until(lambda: (driver.AMONG, hosts[0]) in asked)

    run(go())


def test_many_guests_of_one_address_wait_for_each_other_and_not_the_others() -> None:
    """A cookie is had for nothing: thirty guests of one address have no more turns than one of another."""

    async def go() -> None:
        turns, order = Turns(), list[str]()

        async def think(address: str, guest: str) -> None:
            async with turns.of(address, guest):
                await asyncio.sleep(0)
                order.append(f"{address} {guest}")

        many = [asyncio.create_task(think("there", str(number))) for number in range(30) for _ in range(2)]
        await asyncio.sleep(0)
        few = [asyncio.create_task(think("here", guest)) for guest in ("many", "many", "many", "few")]
        await asyncio.gather(*many, *few)
        mine = [i for i, who in enumerate(order) if who.startswith("here")]
        assert mine[-1] < 10, order
        assert order.index("here few") < mine[2], "of one address everyone in turn, too"

    run(go())


def test_one_address_never_has_all_places() -> None:
    async def go() -> None:
        turns, inside, most = Turns(3, 2), list[str](), list[int]()

        async def work(address: str) -> None:
            async with turns.of(address):
                inside.append(address)
                most.append(len(inside))
                assert all(inside.count(one) <= 2 for one in inside)
                await asyncio.sleep(0.01)
                inside.remove(address)

        await asyncio.gather(*[work(address) for address in "aaaaabbc"])
        assert max(most) == 3 and not turns.busy and not turns.waiting

    run(go())


def test_tables_that_nobody_needs_are_put_away(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, played = await two_players(s)
            await host.hang_up()
            await friend.hang_up()
            me, other = s.player(), s.player()
            unbegun = (await me.post("/api/tables", {}))["id"]
            left = (await me.post("/api/play", {}))["id"]
            await me.post(f"/api/tables/{left}/leave")
            looked_at = (await other.post("/api/tables", {"visibility": "public"}))["id"]
            await other.join(looked_at)
            await s.services.tables.put_away(time.time())
            assert all([await s.services.store.load(table) for table in (played, unbegun, left, looked_at)]), (
                "not at once"
            )
            for table in (played, unbegun, left, looked_at):
                room = await s.services.tables.get(table)
                room.updated -= Retention().abandoned * tables.DAY + 1
                await s.services.store.update(room.row(), room.meta.guests())
            await s.services.tables.put_away(time.time())
            kept = [bool(await s.services.store.load(table)) for table in (played, unbegun, left, looked_at)]
            assert kept == [True, False, False, True], "a game of people stays, and a table that somebody looks at"

    run(go())


def test_of_one_kind_of_line_the_log_has_only_so_many() -> None:
    now = [0.0]
    quiet = Quiet(lambda: now[0])

    def said(text: str) -> bool:
        return quiet.filter(logging.LogRecord("snar", logging.WARNING, "", 0, text, (), None))

    assert [said("Invalid HTTP request received.") for _ in range(MOST + 100)] == [True] * MOST + [False] * 100
    assert said("another"), "others are heard"
    now[0] = MINUTE
    assert said("Invalid HTTP request received.")


def test_a_line_of_the_log_for_machines_is_one_object() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        trace = (type(error), error, error.__traceback__)
    line = JsonLines().format(logging.LogRecord("snar.store", logging.ERROR, "", 0, "it %s", ("broke",), trace))
    data = json.loads(line)
    assert "\n" not in line and (data["level"], data["who"], data["what"]) == ("error", "snar.store", "it broke")
    assert "ValueError" in data["trace"] and data["at"].endswith("Z")
