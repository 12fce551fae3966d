"""Who is served when several wait for the same: every address in turn, and of one address everyone in turn."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Waiting = OrderedDict[str, deque[asyncio.Future[None]]]  # by guest


class Turns:
    """So many at a time, some of them for one address: whoever has thirty tables waits for the thirty."""

    def __init__(self, beside: int = 1, each: int = 1) -> None:
        self.beside, self.each = beside, each
        self.busy: Counter[str] = Counter()  # by address
        self.waiting: OrderedDict[str, Waiting] = OrderedDict()

    @asynccontextmanager
    async def of(self, address: str, guest: str = "") -> AsyncIterator[None]:
        turn = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, OrderedDict()).setdefault(guest, deque()).append(turn)
        self.call_in()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave(address)  # it was given to one who has gone
            raise
        try:
            yield
        finally:
            self.leave(address)

    def queued(self) -> int:
        return sum(len(turns) for guests in self.waiting.values() for turns in guests.values())

    def leave(self, address: str) -> None:
        self.busy[address] -= 1
        self.busy += Counter()  # without those that have none
        self.call_in()

    def call_in(self) -> None:
        """As many as there is room for: the address that has waited longest for a turn, and there the guest."""
        while self.busy.total() < self.beside:
            address = next((one for one in self.waiting if self.busy[one] < self.each), None)
            if address is None:
                return
            guests = self.waiting.pop(address)
            turn = next_of(guests)
            if guests:
                self.waiting[address] = guests
            if turn:
                self.busy[address] += 1
                turn.set_result(None)


def next_of(guests: Waiting) -> asyncio.Future[None] | None:
    while guests:
        guest, turns = guests.popitem(last=False)
        turn = turns.popleft()
        if turns:
            guests[guest] = turns
        if not turn.done():
            return turn
    return None
