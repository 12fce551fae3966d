"""The date by which things are thrown away. It follows the clock, but never faster than so many days a day of running:
what a clock that has jumped ahead would throw away stays for days, in which somebody can set it right.

It is kept in the store: neither a restart nor a copy that was put back hides a jump."""

from __future__ import annotations

import logging
import time

from snar.store.port import Store

log = logging.getLogger("snar.server")
PACE = 7.0  # days that a day of running counts for at most; a house that runs four hours a day keeps up
BEHIND = 24 * 3600.0  # seconds that the clock may be further before the log says so


class HouseDate:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.seen: float | None = None  # the latest date so far
        self.at = time.monotonic()
        self.told = False

    async def today(self) -> float:
        """Of several servers of one house the one that is furthest counts."""
        clock, at, kept = time.time(), time.monotonic(), await self.store.date()
        if self.seen is None:
            self.seen = clock if kept is None else kept
        followed = min(clock, self.seen + PACE * (at - self.at))
        self.seen, self.at = max(self.seen, followed, kept or 0.0), at
        await self.store.keep_date(self.seen)
        self.tell(clock - self.seen)
        return min(clock, self.seen)

    def tell(self, behind: float) -> None:
        if behind > BEHIND and not self.told:
            log.warning(
                "the clock is %.1f days further than the house when it last ran: what is put away by its date waits, "
                "a day of running counts for %.0f; is the clock right? (date; timedatectl)",
                behind / BEHIND,
                PACE,
            )
        self.told = behind > BEHIND
