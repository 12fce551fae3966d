"""Is the server well? The store is written to, but not more often than every few seconds, however many ask."""

from __future__ import annotations

import asyncio
import logging
import time

from snar.store.port import Store, StoreError

log = logging.getLogger("snar.store")
FRESH = 5.0  # seconds for which an answer holds


class Pulse:
    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.at = -FRESH
        self.trouble: StoreError | None = None

    async def feel(self, store: Store) -> None:
        """Nothing, or the StoreError of the last try."""
        async with self.lock:
            if time.monotonic() - self.at >= FRESH:
                self.trouble = await self.tried(store)
                self.at = time.monotonic()
        if self.trouble:
            raise self.trouble

    async def tried(self, store: Store) -> StoreError | None:
        try:
            await store.healthy()
        except StoreError as error:
            log.error("the server is not well: %s", error)
            return error
        return None
