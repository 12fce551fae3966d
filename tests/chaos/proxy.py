"""A proxy between two who talk: what passes can be delayed, cut, halved, swallowed or let through in drops."""

from __future__ import annotations

import asyncio
from contextlib import suppress

CHUNK = 65536


class Proxy:
    def __init__(self, target: int) -> None:
        self.target, self.port = target, 0
        self.delay = 0.0  # seconds each way
        self.rate = 0  # bytes a second each way; 0: all
        self.deaf = False  # whatever the target says is swallowed
        self.halving = False  # of the next thing the target says half comes through, then the line is cut
        self.closed = False  # nobody is let in
        self.lines: set[asyncio.StreamWriter] = set()
        self.server: asyncio.Server | None = None

    async def start(self) -> Proxy:
        self.server = await asyncio.start_server(self.meet, "127.0.0.1", 0)
        self.port = int(self.server.sockets[0].getsockname()[1])
        return self

    async def stop(self) -> None:
        assert self.server
        self.server.close()
        self.cut()
        await self.server.wait_closed()

    def cut(self) -> None:
        """Every line, at once and without a word."""
        for line in list(self.lines):
            line.transport.abort()

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.closed:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        self.lines |= {writer, back}
        try:
            await asyncio.gather(self.pass_on(reader, back, False), self.pass_on(there, writer, True))
        finally:
            self.lines -= {writer, back}

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answers: bool) -> None:
        with suppress(OSError):
            while data := await reader.read(self.rate // 10 or CHUNK):
                await asyncio.sleep(0.1 if self.rate else self.delay)
                if answers and self.halving:
                    data = data[: len(data) // 2]
                if not (answers and self.deaf):
                    writer.write(data)
                    await writer.drain()
                if answers and self.halving:
                    await asyncio.sleep(0.01)
                    break
        writer.close()
