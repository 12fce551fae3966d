"""What becomes of a connection that says too much, nonsense, or hears too slowly."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

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


@pytest.mark.parametrize("parts", [[b"\x81\x82\0\0\0\0\xff\xfe"], [b"\x01\x81\0\0\0\0\xc5", b"\x80\x81\0\0\0\0x"]])
def test_what_is_no_utf_8_closes_the_connection_with_a_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, parts: list[bytes]
) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            _, friend, table = await two_players(s)
            reader, writer = await upgraded(s.port, f"/ws/{table}")
            writer.writelines(parts)
            assert b"\x88\x02\x03\xef" in await asyncio.wait_for(reader.read(), 10)  # closed with 1007
            writer.close()
            await friend.send("ping")
            await friend.until("pong")

    run(go())
    assert [record.getMessage() for record in caplog.records] == ["a message was no UTF-8"]
    assert not caplog.records[0].exc_info


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


FRAMES = {
    "empty pings": b"\x89\x80\0\0\0\0",
    "pongs for nothing": b"\x8a\x80\0\0\0\0",
    "parts of a message that never ends": b"\x00\x80\0\0\0\0",
    "messages of one letter": b"\x81\x81\0\0\0\0x",
}
UPGRADE = (
    "GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


async def upgraded(port: int, path: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A websocket by hand: what a library would never send can be sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(UPGRADE.format(path=path, port=port).encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


@pytest.mark.parametrize("kind", FRAMES)
def test_tiny_frames_by_the_thousand_keep_nobody_waiting(tmp_path: Path, kind: str) -> None:
    """Six bytes a frame: a stranger without a name could hold up everyone with a single connection."""

    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            reader, writer = await upgraded(s.port, f"/ws/{table}")
            started = time.monotonic()
            writer.write(b"\x01\x80\0\0\0\0" if "parts" in kind else b"")
            writer.write(FRAMES[kind] * 100_000)
            for player in (host, friend):
                await player.send("ping")
                await player.until("pong")
            with suppress(ConnectionError):
                while await reader.read(65_536):
                    pass
            assert time.monotonic() - started < 5
            writer.close()

    run(go())


def test_whoever_hangs_up_at_once_leaves_no_trace_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            for path in ("/ws/nowhere", f"/ws/{'a' * 5000}"):
                _, writer = await upgraded(s.port, path)
                writer.transport.abort()
            with pytest.raises(InvalidStatus):
                await connect(f"ws://127.0.0.1:{s.port}/api/health", proxy=None)
            await asyncio.sleep(0.2)

    caplog.set_level(logging.WARNING)
    run(go())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_no_before_the_first_hello_is_said_in_words_too(tmp_path: Path) -> None:
    """Whoever has not come in looks through nobody's eyes: an address that talks too much, a table just deleted."""

    async def go() -> None:
        async with site(tmp_path, limits=Limits(spoken=(0.001, 40))) as s:
            host, _, table = await two_players(s)
            for _ in range(50):
                await host.send("ping")
            while (await host.until("pong", "refused"))["t"] == "pong":
                pass
            late = s.player()
            async with connect(f"ws://127.0.0.1:{s.port}/ws/{table}", proxy=None) as late.socket:
                await late.send("hello", v=1)
                assert (await late.until("refused"))["reason"] == "too-fast"

    run(go())


class Pipe:
    """Takes frames while it is free."""

    drained: Callable[[], None] | None = None

    def __init__(self, free: bool = False) -> None:
        self.free, self.taken, self.left = free, list[bytes](), 0

    def say(self, text: bytes) -> None:
        self.taken.append(text)
        self.free = len(self.taken) < 2

    def leave(self, code: int) -> None:
        self.left = code


def at(pipe: Pipe, **limits: int) -> Connection:
    return Connection("guest", "Ája", "cs", Limits(**limits), pipe)  # type: ignore[arg-type]


def test_a_reader_too_slow_for_its_queue_is_let_go() -> None:
    pipe = Pipe()
    connection = at(pipe, queue=3)
    for _ in range(3):
        connection.send(Pong())
    assert (connection.closing, pipe.left) == (0, 0)
    connection.send(Pong())
    assert (connection.closing, pipe.left) == (1013, 1013) and len(connection.waiting) == 3
    pipe.free = True
    connection.flush()
    assert pipe.taken == [], "whoever was let go hears nothing more"


def test_a_slow_readers_queue_is_weighed() -> None:
    connection = at(Pipe(), weight=100)
    connection.push(b"x" * 500)
    assert connection.closing == 0, "a long frame alone has to go"
    connection.push(b"x")
    assert connection.closing == 1013 and len(connection.waiting) == 1


def test_frames_go_at_once_and_wait_in_their_order_while_the_reader_is_full() -> None:
    pipe = Pipe(free=True)
    connection, said = at(pipe), [b"one", b"two", b"three", b"four"]
    for text in said:
        connection.push(text)
    assert pipe.taken == said[:2] and connection.weight == 9
    pipe.free = True
    assert pipe.drained
    pipe.drained()
    pipe.free = True
    connection.push(b"five")
    assert pipe.taken == said[:3], "nobody overtakes what waits"
    for _ in range(2):
        pipe.free = True
        pipe.drained()
    assert pipe.taken == [*said, b"five"] and connection.weight == 0


def test_strangers_do_not_fill_a_table_with_those_they_do_not_hear(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            _, friend, table = await two_players(s)
            room, watcher = await s.services.tables.get(table), s.player()
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
