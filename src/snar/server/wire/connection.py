"""One open websocket: who it is, whose eyes it looks through, and the frames that wait to be sent."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from ..http.limits import Bucket, Limits
from . import protocol as p

encode = msgspec.json.Encoder().encode
SLOW_READER, FLOOD, RESTART = 1013, 1008, 1012


class Connection:
    def __init__(self, guest: str, name: str, lang: p.Lang, limits: Limits) -> None:
        self.guest, self.name, self.lang, self.limits = guest, name, lang, limits
        self.eyes = -1  # the seat whose view it gets; -1: nothing yet
        self.wanted = -1  # the seat a device with several asked to see
        self.waiting: deque[str] = deque()
        self.weight = 0  # letters that wait
        self.wake = asyncio.Event()
        self.closing = 0  # the close code, once it has to go
        now = time.monotonic()
        self.bucket, self.chatter = Bucket(limits.messages, now), Bucket(limits.chat, now)
        self.strikes = 0

    def send(self, message: p.Message) -> None:
        self.push(encode(message).decode())

    def push(self, text: str) -> None:
        """Never waits: a reader too slow for its queue is let go and may come back."""
        heavy = self.waiting and self.weight + len(text) > self.limits.weight
        if heavy or len(self.waiting) >= self.limits.queue:
            self.close(SLOW_READER)
        elif not self.closing:
            self.waiting.append(text)
            self.weight += len(text)
            self.wake.set()

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        self.wake.set()

    def may_speak(self, allows: Callable[[str], bool]) -> bool:
        """Too many messages, its own or of its address, are not heard; far too many close the connection."""
        if self.bucket.take(time.monotonic()) and allows("spoken"):
            return True
        self.strikes += 1
        if self.strikes > self.limits.strikes:
            self.close(FLOOD)
        return False

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> int:
        """Send what waits, as long as the connection lives; the code to close it with."""
        while True:
            while self.waiting and not self.closing:
                text = self.waiting.popleft()
                await send(text)
                self.weight -= len(text)
            if self.closing:
                return self.closing
            self.wake.clear()
            await self.wake.wait()
