"""The client's end of a websocket, as lean as a load needs it: text frames, no extensions, no checks."""

from __future__ import annotations

import asyncio
import struct
from collections import deque

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
HEADERS_END = b"\r\n\r\n"


class Wire(asyncio.Protocol):
    def __init__(self, request: bytes) -> None:
        self.request = request
        self.transport: asyncio.Transport | None = None
        self.buffer = bytearray()
        self.frames: deque[bytes] = deque()
        self.reader: asyncio.Future[None] | None = None
        self.shaken = self.lost = False

    # -- what the load does ------------------------------------------------------------------------------------------
    def send(self, text: str) -> None:
        self.put(TEXT, text.encode())

    async def receive(self) -> bytes:
        """The next frame; ConnectionError when there will be none."""
        while not self.frames:
            await self.news()
        return self.frames.popleft()

    async def opened(self) -> None:
        """What is sent before the handshake is over gets lost."""
        while not self.shaken:
            await self.news()

    async def news(self) -> None:
        if self.lost:
            raise ConnectionError("the server has hung up")
        self.reader = asyncio.get_running_loop().create_future()
        await self.reader

    def close(self) -> None:
        if self.transport:
            self.transport.close()

    # -- what happens on the wire ------------------------------------------------------------------------------------
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        self.wake()

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.shaken:
            end = self.buffer.find(HEADERS_END)
            if end < 0:
                return
            self.shaken = self.buffer.startswith(b"HTTP/1.1 101")
            del self.buffer[: end + len(HEADERS_END)]
            if not self.shaken:
                self.close()
        while self.shaken and self.take_frame():
            pass
        self.wake()

    def take_frame(self) -> bool:
        """One whole frame out of the buffer, if it is there. A server's frames are not masked."""
        start, length = 2, self.buffer[1] if len(self.buffer) > 1 else 1 << 63
        if length == 126 and len(self.buffer) >= 4:
            start, length = 4, struct.unpack_from("!H", self.buffer, 2)[0]
        elif length == 127 and len(self.buffer) >= 10:
            start, length = 10, struct.unpack_from("!Q", self.buffer, 2)[0]
        if len(self.buffer) < start + length:
            return False
        kind, payload = self.buffer[0] & 15, bytes(self.buffer[start : start + length])
        del self.buffer[: start + length]
        if kind == TEXT:
            self.frames.append(payload)
        elif kind == PING:
            self.put(PONG, payload)
        elif kind == CLOSE:
            self.close()
        return True

    def put(self, kind: int, payload: bytes) -> None:
        """Masked with zeros, as nobody is between us."""
        if self.lost or not self.transport:
            raise ConnectionError("the server has hung up")
        length = len(payload)
        head = bytes([128 | length]) if length < 126 else b"\xfe" + struct.pack("!H", length)
        self.transport.write(bytes([128 | kind]) + head + bytes(4) + payload)

    def wake(self) -> None:
        if self.reader and not self.reader.done():
            self.reader.set_result(None)


async def open_wire(port: int, path: str, cookie: str) -> Wire:
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c25hciBvbiB0aGUgd2lyZQ==\r\nCookie: {cookie}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(request.encode()), "127.0.0.1", port)
    await wire.opened()
    return wire
