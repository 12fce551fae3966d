"""The short way of a frame: what comes in one piece is read at once, and whatever comes otherwise is read as well."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from snar.server.wire.line import QUEUE, head, payload

from .site import Site, run, site

TEXT, PING, PONG, CLOSE, PIECE, LAST = 0x81, 0x89, 0x8A, 0x88, 0x01, 0x80
MASK = b"\x11\x22\x33\x44"
HELLO, ASKS = b'{"t":"hello","v":1}', b'{"t":"ping"}'


def frame(first: int, text: bytes) -> bytes:
    """As a browser sends it."""
    length = bytes([len(text) | 0x80]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2)
    return bytes([first]) + length + MASK + bytes(byte ^ MASK[i % 4] for i, byte in enumerate(text))


class Raw:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def send(self, *pieces: bytes) -> None:
        self.writer.write(b"".join(pieces))

    async def frame(self) -> tuple[int, bytes]:
        first, length = await self.reader.readexactly(2)
        if length >= 126:
            length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8))
        return first, await self.reader.readexactly(length)

    async def until(self, kind: str) -> dict[str, Any]:
        while True:
            first, text = await self.frame()
            assert first == TEXT, text
            message: dict[str, Any] = json.loads(text)
            if message["t"] == kind:
                return message

    async def closed(self) -> int:
        while True:
            first, text = await self.frame()
            if first == CLOSE:
                return int.from_bytes(text[:2])


@asynccontextmanager
async def raw(s: Site) -> AsyncIterator[Raw]:
    """A websocket at a table, byte by byte, hello said."""
    me = s.player()
    table = (await me.post("/api/tables", {"visibility": "public"}))["id"]
    reader, writer = await asyncio.open_connection("127.0.0.1", s.port)
    key = base64.b64encode(bytes(16)).decode()
    lines = [f"GET /ws/{table} HTTP/1.1", f"host: 127.0.0.1:{s.port}", "connection: upgrade", "upgrade: websocket"]
    lines += [f"sec-websocket-key: {key}", "sec-websocket-version: 13", "", ""]
    writer.write("\r\n".join(lines).encode())
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    found = Raw(reader, writer)
    found.send(frame(TEXT, HELLO))
    await found.until("presence")
    async with asyncio.timeout(10):
        yield found
    writer.transport.abort()


def test_several_frames_at_once_are_all_heard_with_a_ping_among_them(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s, raw(s) as wire:
            wire.send(frame(TEXT, ASKS), frame(PING, b"hm"), frame(TEXT, ASKS), frame(TEXT, b'{"t":"dance"}'))
            found = [await wire.frame() for _ in range(4)]
            assert sorted(found)[:2] == [(TEXT, b'{"t":"pong"}')] * 2
            assert (PONG, b"hm") in found and found[3] == (CLOSE, (4400).to_bytes(2))

    run(go())


def test_a_frame_in_pieces_is_heard_and_so_is_every_frame_after_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s, raw(s) as wire:
            for cut in (1, 2, 5, 9):
                asks = frame(TEXT, ASKS)
                wire.send(asks[:cut])
                await asyncio.sleep(0.05)
                wire.send(asks[cut:], asks)
                await wire.until("pong")
                await wire.until("pong")

    run(go())


def test_a_message_of_several_frames_is_one_message(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s, raw(s) as wire:
            wire.send(frame(PIECE, ASKS[:5]))
            await asyncio.sleep(0.05)
            wire.send(frame(LAST, ASKS[5:]))
            await wire.until("pong")

    run(go())


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b'{"t":"\xff"}'), 1007),
        (frame(0x82, ASKS), 4400),  # bytes are no message
        (frame(LAST, ASKS), 1002),  # the end of nothing
        (frame(0xC1, ASKS), 1002),  # a bit that nobody agreed on
        (bytes([TEXT, len(ASKS)]) + ASKS, 1002),  # not masked
        (frame(TEXT, b"x" * 9000), 1009),
        (frame(CLOSE, (1000).to_bytes(2)), 1000),
    ],
)
def test_what_is_no_proper_message_ends_the_connection_by_its_code(tmp_path: Path, sent: bytes, code: int) -> None:
    async def go() -> None:
        async with site(tmp_path) as s, raw(s) as wire:
            wire.send(sent)
            assert await wire.closed() == code

    run(go())


def test_whoever_says_much_at_once_is_heard_to_the_end(tmp_path: Path) -> None:
    """More than may wait: the rest is read when these have been heard."""

    async def go() -> None:
        async with site(tmp_path) as s, raw(s) as wire:
            for _ in range(3):
                wire.send(*[frame(TEXT, ASKS)] * (QUEUE + 5))
            for _ in range(3 * (QUEUE + 5)):
                await wire.until("pong")

    run(go())


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_frame_says_its_length(length: int) -> None:
    from websockets.frames import Frame, Opcode

    assert head(length) + b"x" * length == Frame(Opcode.TEXT, b"x" * length).serialize(mask=False)


def test_only_whole_frames_are_measured() -> None:
    short, long = frame(TEXT, b"abc"), frame(TEXT, b"x" * 300)
    assert payload(short) == (6, 9) and payload(short + long) == (6, 9) and payload(long) == (8, 308)
    for cut in range(len(short)):
        assert payload(short[:cut]) == (0, -1)
    assert payload(long[:-1]) == payload(bytes([TEXT, 0xFF]) + bytes(20)) == (0, -1)
