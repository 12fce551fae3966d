"""What becomes of a connection that says too much, nonsense, or hears too slowly."""

from __future__ import annotations

from pathlib import Path

from websockets.asyncio.client import connect

from snar.server.http.limits import Limits
from snar.server.wire.connection import Connection
from snar.server.wire.protocol import Pong

from .people import two_players
from .site import run, site


def test_an_oversized_frame_and_a_broken_one_close_the_connection(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            assert host.socket and friend.socket
            await host.socket.send("x" * 20_000)
            assert await host.closed() == 1009
            for bad in ('{"t":"dance"}', "[]", "nonsense", '{"t":"answer","n":"one","line":1}', '{"t":"hello","v":99}'):
                await friend.join(table)
                await friend.socket.send(bad)
                assert await friend.closed() in (4400, 4401), bad
            await friend.join(table)
            await friend.socket.send(b"\x00\x01")
            assert await friend.closed() in (1003, 1000, 4400, 1006, 1011)
            rude = s.player()
            async with connect(f"ws://127.0.0.1:{s.port}/ws/{table}", proxy=None) as socket:
                rude.socket = socket
                await rude.send("answer", n=0, line="done")
                assert await rude.closed() == 4401
            await host.join(table)
            assert (await host.answer("done"))["t"] == "accepted"

    run(go())


def test_a_flood_is_not_heard_and_then_cut_off(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=Limits(messages=(5, 10), strikes=20)) as s:
            host, friend, _ = await two_players(s)
            for _ in range(15):
                await host.send("ping")
            assert (await host.until("refused"))["reason"] == "too-fast"
            for _ in range(60):
                await host.send("ping")
            assert await host.closed() == 1008
            await friend.send("ping")
            await friend.until("pong")

    run(go())


def test_a_reader_too_slow_for_its_queue_is_let_go() -> None:
    async def go() -> None:
        connection = Connection("guest", "Ája", "cs", Limits(queue=3))
        for _ in range(3):
            connection.send(Pong())
        assert connection.closing == 0
        connection.send(Pong())
        assert connection.closing == 1013 and len(connection.waiting) == 3

    run(go())


def test_a_slow_readers_queue_is_weighed() -> None:
    async def go() -> None:
        connection = Connection("guest", "Ája", "cs", Limits(weight=100))
        connection.push("x" * 500)
        assert connection.closing == 0, "a long frame alone has to go"
        connection.push("x")
        assert connection.closing == 1013 and len(connection.waiting) == 1
        reader = Connection("guest", "Ája", "cs", Limits(weight=100))

        async def read(text: str) -> None:
            if text == "last":
                reader.close(1000)

        for text in ("x" * 60, "last"):
            reader.push(text)
        await reader.deliver(read)
        assert reader.weight == 0

    run(go())


def test_strangers_do_not_fill_a_table_with_those_they_do_not_hear(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            _, friend, table = await two_players(s)
            room, watcher = await s.desk.tables.get(table), s.player()
            room.meta.mutes = {f"guest {number}": ["x"] for number in range(100)}
            await watcher.get("/api/me")
            await watcher.join(table)
            await watcher.send("mute", guest="x")
            assert (await watcher.until("refused"))["reason"] == "not-your-seat"
            await friend.send("mute", guest="x")
            await friend.send("ping")
            await friend.until("pong")
            assert len(room.meta.mutes) == 101 and "refused" not in {frame["t"] for frame in friend.frames}

    run(go())
