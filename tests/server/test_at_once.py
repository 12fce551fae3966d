"""Everything at once: several tabs of several guests do whatever there is to do at the same tables, on a slow disk.

Nobody has to be let in; but nothing fails in a way that has no name, nothing hangs, nothing is left of what was
deleted, and what is left can be played again from its journal."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from snar.games import GAMES
from snar.kernel.journal import parse
from snar.kernel.session import resume
from snar.server.http.limits import unlimited
from snar.server.table.room import Room
from snar.store.port import RELATIONS, StoreError

from .site import Player, Site, run, site

GUESTS, TABS, DOINGS = 3, 2, 45
SLOW, FULL = 0.004, 0.02  # seconds that a write takes at most; how often the disk is full
WRITES = ("append", "update", "delete", "say", "keep_guest", "snapshot", "set_result", "keep_review", "invite")
BODIES: dict[str, list[dict[str, Any]]] = {
    "sit": [{}, {"seat": 0}, {"seat": 1}], "leave": [{}], "resign": [{}], "remove": [{"seat": 0}, {"seat": 1}],
    "replace": [{"seat": 0}, {"seat": 1}], "start": [{}], "rematch": [{}, {"yes": False}], "invite": [{}, {"seat": 1}],
    "visibility": [{"visibility": "private"}, {"visibility": "public"}, {"visibility": "link"}], "lost-word": [{}],
    "analysis": [{}], "analysis/stop": [{}], "play-on": [{"at": 0, "seat": 0}], "delete": [{}],
}  # fmt: skip
OFTEN = [*["look", "sit"] * 3, *["play"] * 6, "talk", "talk", "new", "new", "forget"]
LOOKS = ("", "replay?at=0&count=5", "recap", "export", "export?full=1", "proof", "analysis", "what-if?at=0&line=done")


class Slow:
    """A disk that takes its time, each write its own, and is full now and then."""

    def __init__(self, s: Site, dice: Random, monkeypatch: pytest.MonkeyPatch) -> None:
        for name in WRITES:
            plain = getattr(s.services.store, name)

            async def slowly(*about: Any, plain: Any = plain) -> Any:
                await asyncio.sleep(dice.random() * SLOW)
                if dice.random() < FULL:
                    raise StoreError("disk full")
                done = await plain(*about)
                await asyncio.sleep(dice.random() * SLOW)
                return done

            monkeypatch.setattr(s.services.store, name, slowly)


async def tab(player: Player, tables: list[str], dice: Random) -> None:
    for _ in range(DOINGS):
        table = dice.choice(tables)
        what = dice.choice([*BODIES, *OFTEN])
        try:
            async with asyncio.timeout(20):
                await done(player, tables, table, what, dice)
        except ConnectionClosed:
            pass  # sent away, and may come back


async def done(player: Player, tables: list[str], table: str, what: str, dice: Random) -> None:
    path = f"/api/tables/{table}"
    match what:
        case "look":
            answer = await player.client.get(f"{path}/{dice.choice(LOOKS)}".rstrip("/"))
        case "new":
            seats = dice.choice([["me", "open"], ["open", "me"], ["me", "greedy"]])
            wanted = {"seats": seats, "visibility": "public", "pace": "none"}
            answer = await player.client.post("/api/tables", json=await player.promised("/api/tables", wanted))
            if answer.status_code == 200:
                tables[dice.randrange(len(tables))] = answer.json()["id"]
        case "forget" | "delete" | "resign" if dice.random() < 0.7:
            return
        case "forget":
            answer = await player.client.post("/api/me/forget")
        case "play" | "talk":
            return await played(player, table, what, dice)
        case _:
            answer = await player.client.post(f"{path}/{what}", json=dice.choice(BODIES[what]))
    assert answer.status_code < 500 or answer.json()["reason"] == "not-kept", (what, answer.text)


async def played(player: Player, table: str, what: str, dice: Random) -> None:
    await player.join(table)
    if what == "talk":
        await player.send(dice.choice(["say", "ask_undo", "back", "resign"]), text="ahoj", to=0)
    for _ in range(5):
        if player.choice and not player.over:
            keys = [option["key"] for option in player.choice["options"]]
            await player.send(dice.choice(["answer", "answer", "undo"]), n=player.n, line=dice.choice(keys))
        await player.send("ping")
        await player.until("pong")
    if dice.random() < 0.5:
        await player.hang_up()


async def all_at_once(sites: list[Site], seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tabs of a guest are at different servers, if there are several."""
    guests = [sites[0].player() for _ in range(GUESTS)]
    for player in guests:
        await player.get("/api/me")
    tables = [(await guests[0].post("/api/tables", {"visibility": "public", "pace": "none"}))["id"]] * 2
    tabs = [sites[number // GUESTS % len(sites)].player() for number in range(GUESTS * TABS)]
    for number, one in enumerate(tabs):
        one.client.cookies = guests[number % GUESTS].client.cookies
    with monkeypatch.context() as patch:
        for s in sites:
            Slow(s, Random(seed), patch)
        await asyncio.gather(*(tab(one, tables, Random(f"{seed} {number}")) for number, one in enumerate(tabs)))
    await whole(sites)


async def whole(sites: list[Site]) -> None:
    """What lives is in the store, and its journal is a game by the rules; of what was deleted nothing is left."""
    store = sites[0].services.store
    for s in sites:
        for room in list(s.services.tables.rooms.values()):
            assert room.dead or await store.load(room.id), "a table of which nothing is left"
    kept = {row[0] for row in await store.batch("tables", (), 1000)}
    for table in kept:
        await sound(await sites[0].services.tables.bring(table))
    for relation in ("chat", "reviews", "results", "snapshots", "entries", "members", "invites"):
        column = RELATIONS[relation].columns.index("table_id")
        left = {row[column] for row in await store.batch(relation, (), 100_000)}
        assert left <= kept, (relation, left - kept)


async def sound(room: Room) -> None:
    if room.meta.status == "open":
        return
    async with room.lock:
        journal = parse(room.record.journal.to_text())
        assert resume(GAMES[room.meta.game], journal).state.view(0) == room.record.state.view(0)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_comes_at_once_nothing_fails_without_a_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=unlimited()) as s:
            await all_at_once([s], seed, monkeypatch)

    with caplog.at_level(logging.ERROR):
        run(go())
    assert not [record for record in caplog.records if record.exc_info], caplog.text


@pytest.mark.parametrize("seed", range(2))
def test_nor_does_it_at_two_servers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, database: str, seed: int
) -> None:
    async def go() -> None:
        for name in ("here", "there"):
            (tmp_path / name).mkdir()
            (tmp_path / name / "cookie.key").write_bytes(b"k" * 32)
        options = {"store": database, "limits": unlimited()}
        async with site(tmp_path / "here", **options) as here, site(tmp_path / "there", **options) as there:
            await all_at_once([here, there], seed, monkeypatch)

    with caplog.at_level(logging.ERROR):
        run(go())
    assert not [record for record in caplog.records if record.exc_info], caplog.text
