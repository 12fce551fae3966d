"""The websocket itself. Frames of a game take a short way; whatever else there is (the handshake, pieces of frames,
pings, closing) is the library's business."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

LINE = "snar.line"  # among the extensions of a scope
TEXT, MASKED, LENGTH = 0x81, 0x80, 0x7F  # the first byte of a whole text; parts of the second one
SHORT, LONG = 126, 65536  # from these lengths on a frame says its length in two bytes, or in eight
NO_TEXT = 1007  # the code of websockets for it
QUEUE = 16  # messages that wait for the table before no more are read

log = logging.getLogger("snar.table")


class Inbox(deque[Any]):
    """What waits for the one task that listens: a queue of asyncio's own asks for more than that at every message."""

    waiter: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.append(message)
        if self.waiter and not self.waiter.done():
            self.waiter.set_result(None)

    async def get(self) -> Any:
        while not self:
            self.waiter = asyncio.get_running_loop().create_future()
            await self.waiter
        return self.popleft()

    def empty(self) -> bool:
        return not self

    def qsize(self) -> int:
        return len(self)


class Line(WebSocketsSansIOProtocol):
    """`swift`: so far only whole frames have come, so that the next byte begins one; the library reads all frames of a
    connection that has ever sent a piece of one."""

    swift = False
    drained: Callable[[], None] | None = None  # is told when there is room for more
    leaving: asyncio.Task[None] | None = None

    def handle_connect(self, event: Request) -> None:
        self.queue = Inbox()  # type: ignore[assignment]
        super().handle_connect(event)
        self.breath: list[bytes] = []
        self.swift = self.response.status_code == 101
        if self.swift:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]

    # -- in ----------------------------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        while self.swift and data and not self.transport.is_closing():
            begin, end = payload(data)
            if end < 0:
                self.swift = False
            else:
                text = data[0] == TEXT and self.hear(apply_mask(data[begin:end], data[begin - 4 : begin]))
                if not text:
                    self.long_way(data[:end])
                data = data[end:]
        if data and not self.transport.is_closing():
            self.long_way(data)

    def long_way(self, data: bytes) -> None:
        super().data_received(data)

    def admits(self, frames: int) -> bool:
        """May so many more frames be heard?"""
        return True

    def hear(self, text: bytes) -> bool:
        """False: it is no text after all."""
        try:
            message = text.decode()
        except UnicodeDecodeError:
            return False
        if not self.admits(1):
            self.transport.abort()
        elif not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": message})
            if self.queue.qsize() >= QUEUE and not self.read_paused:
                self.read_paused = True  # until all of them are taken
                self.transport.pause_reading()
        return True

    def send_receive_event_to_app(self) -> None:
        """What is no UTF-8 closes the connection; the library would write a page of its insides into the log for it."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                log.warning("a message was no UTF-8")
                self.frames = []
                self.conn.fail(NO_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    # -- out ---------------------------------------------------------------------------------------------------------
    @property
    def free(self) -> bool:
        return self.writable.is_set() and not self.close_sent

    def say(self, text: bytes) -> None:
        """What is said in one breath (`accepted` and the change that follows) goes out in one write."""
        if not self.breath:
            self.loop.call_soon(self.breathe_out)
        self.breath += head(len(text)), text

    def breathe_out(self) -> None:
        if self.breath and not self.transport.is_closing():
            self.transport.write(b"".join(self.breath))
        self.breath = []

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.drained:
            self.drained()

    def leave(self, code: int) -> None:
        """The goodbye waits until the reader has room for it."""
        self.breathe_out()
        self.leaving = self.leaving or self.loop.create_task(self.goodbye(code))

    async def goodbye(self, code: int) -> None:
        with suppress(RuntimeError, OSError):  # it hung up itself
            await self.send({"type": "websocket.close", "code": code, "reason": ""})


def payload(data: bytes) -> tuple[int, int]:
    """Where the payload of the first frame begins and ends; -1 where it is not whole, not masked or not short."""
    if len(data) < 6 or not data[1] & MASKED or not data[0] & 0x80:
        return 0, -1
    length, begin = data[1] & LENGTH, 6
    if length == SHORT:
        length, begin = int.from_bytes(data[2:4]), 8
    elif length > SHORT:
        return 0, -1
    end = begin + length
    return (begin, end) if end <= len(data) else (0, -1)


def head(length: int) -> bytes:
    """What stands before a text of so many bytes."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < LONG:
        return bytes((TEXT, SHORT, length >> 8, length & 0xFF))
    return bytes((TEXT, SHORT + 1)) + length.to_bytes(8)


def as_client(text: bytes) -> bytes:
    """A whole text as a client has to send it."""
    mask, start = os.urandom(4), head(len(text))
    return bytes((start[0], start[1] | MASKED)) + start[2:] + mask + apply_mask(text, mask)
