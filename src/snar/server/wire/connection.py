"""One open websocket: who it is, whose eyes it looks through, and the frames that wait to be sent."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Protocol

import msgspec

from ..http.limits import Bucket, Limits
from . import protocol as p

encode = msgspec.json.Encoder().encode
SLOW_READER, FLOOD, RESTART = 1013, 1008, 1012


class Outlet(Protocol):
    """Where frames go. `free`: it takes more of them now; `drained` is called when it does so again."""

    drained: Callable[[], None] | None

    @property
    def free(self) -> bool: ...
    def say(self, text: bytes) -> None: ...
    def leave(self, code: int) -> None: ...


class Connection:
    def __init__(self, guest: str, name: str, lang: p.Lang, limits: Limits, outlet: Outlet, address: str = "") -> None:
        self.guest, self.name, self.lang, self.limits, self.outlet = guest, name, lang, limits, outlet
        self.address = address  # from where it came
        outlet.drained = self.flush
        self.eyes = -1  # the seat whose view it gets; -1: nothing yet
        self.wanted = -1  # the seat a device with several asked to see
        self.waiting: deque[bytes] = deque()
        self.weight = 0  # bytes that wait
        self.closing = 0  # the close code, once it has to go
        now = time.monotonic()
        self.bucket, self.chatter = Bucket(limits.messages, now), Bucket(limits.chat, now)
        self.strikes = 0

    def send(self, message: p.Message) -> None:
        self.push(encode(message))

    def push(self, text: bytes) -> None:
        """Never waits: a reader too slow for its queue is let go and may come back."""
        if self.closing:
            return
        if self.outlet.free and not self.waiting:
            self.outlet.say(text)
        elif len(self.waiting) >= self.limits.queue or (self.waiting and self.weight + len(text) > self.limits.weight):
            self.close(SLOW_READER)
        else:
            self.waiting.append(text)
            self.weight += len(text)

    def flush(self) -> None:
        """There is room again."""
        while self.waiting and self.outlet.free and not self.closing:
            text = self.waiting.popleft()
            self.weight -= len(text)
            self.outlet.say(text)

    def close(self, code: int) -> None:
        if not self.closing:
            self.closing = code
            self.outlet.leave(code)

    def may_speak(self, allows: Callable[[str], bool]) -> bool:
        """Too many messages, its own or of its address, are not heard; far too many close the connection."""
        if self.bucket.take(time.monotonic()) and allows("spoken"):
            return True
        self.strikes += 1
        if self.strikes > self.limits.strikes:
            self.close(FLOOD)
        return False
