"""The gate before the door: how many connections there may be, and how long each may take to say what it wants.

Whoever opens many connections and says little must not keep the others out. When there is no room left, the one that
has kept the server waiting longest goes, never one that has said its request.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from ..wire.line import Line
from .limits import Bucket, Limits, network

FILES = 64  # open files that the server needs for itself
REFUSED = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
PIECE = 1024  # bytes of a websocket that are looked at before the next are


def room_for(limits: Limits) -> int:
    """As many connections as the limits say, or as the system has open files for."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return limits.everyone
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.everyone + FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return limits.everyone if soft == resource.RLIM_INFINITY else min(limits.everyone, soft - FILES)


class Gate:
    """Everyone who is connected. Proxies speak for many: the door counts those behind them (`headers.py`)."""

    def __init__(self, limits: Limits, proxies: frozenset[str]) -> None:
        self.limits, self.proxies, self.most = limits, proxies, limits.everyone
        self.inside: dict[Any, str] = {}  # by transport: the address
        self.of: Counter[str] = Counter()
        self.waiting: dict[Any, None] = {}  # transports that have not said their request, the longest waiting first

    def enter(self, transport: Any) -> bool:
        """May it come in? If there is no room somebody goes who only waits; of its own address first."""
        name = network(str((transport.get_extra_info("peername") or ("",))[0]))
        if name not in self.proxies and self.of[name] >= self.limits.sockets and not self.send_away(name):
            return False
        if len(self.inside) >= self.most and not self.send_away(""):
            return False
        self.inside[transport] = name
        self.of[name] += 1
        self.waits(transport)
        return True

    def send_away(self, name: str) -> bool:
        found = next((one for one in self.waiting if not name or self.inside[one] == name), None)
        if found is not None:
            self.leave(found)
            found.abort()
        return found is not None

    def waits(self, transport: Any) -> None:
        if transport in self.inside:
            self.waiting[transport] = None

    def said(self, transport: Any) -> None:
        self.waiting.pop(transport, None)

    def leave(self, transport: Any) -> None:
        self.waiting.pop(transport, None)
        name = self.inside.pop(transport, None)
        if name is not None:
            self.of[name] -= 1
            if not self.of[name]:
                del self.of[name]


def protocols(gate: Gate) -> tuple[type[H11Protocol], type[Line]]:
    """The protocols of uvicorn, with a gate and a clock before them."""
    limits = gate.limits

    class Patient(H11Protocol):
        """Headers, a body and an answer have to be through in time. Between two requests the keep-alive rules."""

        clock: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if gate.enter(transport):
                self.wind(limits.head)
            else:
                transport.abort()

        def wind(self, seconds: float) -> None:
            if self.clock:
                self.clock.cancel()
            self.clock = self.loop.call_later(seconds, self.too_late) if seconds else None

        def data_received(self, data: bytes) -> None:
            if not self.clock and not self.busy():  # the first bytes of another request
                gate.waits(self.transport)
                self.wind(limits.head)
            before = self.scope
            super().data_received(data)
            self.look(before)

        def look(self, before: Any) -> None:
            """How far is the request? `before`: the scope of the last one."""
            upgraded = self.transport.get_protocol() is not self
            if upgraded or (self.busy() and self.conn.their_state is not h11.SEND_BODY):
                gate.said(self.transport)
                self.wind(0 if upgraded else limits.whole)
            elif self.scope is not before:  # the body has as long as the headers had
                self.wind(limits.head)

        def busy(self) -> bool:
            cycle: RequestResponseCycle | None = self.cycle
            return cycle is not None and not cycle.response_complete

        def on_response_complete(self) -> None:
            self.wind(0)
            gate.waits(self.transport)
            before = self.scope
            super().on_response_complete()
            self.look(before)  # the next request may have come already

        def too_late(self) -> None:
            self.clock = None
            if not self.busy() and self.conn.our_state is h11.IDLE:
                self.transport.write(b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
                self.transport.close()
            else:
                self.transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            self.wind(0)
            gate.leave(self.transport)
            super().connection_lost(exc)

    class Counted(Line):
        """It came through the gate as a request; it leaves through it too.

        Whoever reads nothing for so long, or does not take even the goodbye, is cut off: a connection that is merely
        closed waits for its reader, for ever if need be. So is whoever sends frames by the thousand: empty ones cost
        the sender six bytes, and everybody's time here. What comes is therefore taken in pieces and counted."""

        clock: asyncio.TimerHandle | None = None
        counted: Bucket | None = None

        def admits(self, frames: int) -> bool:
            now = time.monotonic()
            self.counted = self.counted or Bucket(limits.frames, now)
            return all(self.counted.take(now) for _ in range(frames))

        def long_way(self, data: bytes) -> None:
            for start in range(0, len(data), PIECE):
                if self.transport.is_closing():
                    return
                self.conn.receive_data(data[start : start + PIECE])
                if self.conn.parser_exc is not None:
                    self.handle_parser_exception()
                    return
                if not self.admits(len(self.conn.events)):
                    self.transport.abort()
                    return
                self.handle_events()
            if not self.handshake_initiated:  # all of it was here, and it was none: nothing else would come of it, ever
                self.wind(limits.unread)
                self.transport.write(REFUSED)
                self.transport.close()

        def wind(self, seconds: float) -> None:
            if self.clock:
                self.clock.cancel()
            self.clock = self.loop.call_later(seconds, self.transport.abort) if seconds else None

        def pause_writing(self) -> None:
            super().pause_writing()
            self.wind(limits.unread)

        def resume_writing(self) -> None:
            super().resume_writing()
            self.wind(0)

        def keepalive_timeout(self) -> None:
            super().keepalive_timeout()
            self.transport.abort()

        async def send(self, message: Any) -> None:
            await super().send(message)
            if message["type"] == "websocket.close":
                self.wind(limits.unread)

        def connection_lost(self, exc: Exception | None) -> None:
            self.wind(0)
            gate.leave(self.transport)
            super().connection_lost(exc)

    return Patient, Counted
