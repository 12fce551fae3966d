"""Who is being answered at the moment: whoever is to be forgotten must not go on writing meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

PATIENCE = 10.0  # seconds for what somebody has asked for before
BEAT = 0.02  # seconds between two looks whether it is done


class Calls:
    def __init__(self) -> None:
        self.busy: Counter[str] = Counter()  # calls by guest
        self.leaving: set[str] = (
            set()
        )  # guests who are being forgotten here, however long that takes: strangers meanwhile

    @contextmanager
    def of(self, guest: str) -> Iterator[None]:
        self.busy[guest] += 1
        try:
            yield
        finally:
            self.busy[guest] -= 1
            if not self.busy[guest]:
                del self.busy[guest]

    async def last(self, guest: str, own: int) -> None:
        """All that the guest has asked for is answered, but for the `own` calls of whoever waits for it."""
        until = time.monotonic() + PATIENCE
        while self.busy[guest] > own and time.monotonic() < until:
            await asyncio.sleep(BEAT)
