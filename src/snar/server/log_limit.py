"""A log that nobody can fill: of one kind of line only so many a minute, then how many were left out."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable

MINUTE, MOST = 60.0, 20


class Quiet(logging.Filter):
    """Lines of the same logger and pattern are of one kind."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock, self.began = clock, clock()
        self.said: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if self.clock() - self.began >= MINUTE:
            self.began, self.said = self.clock(), Counter()
        kind = (record.name, str(record.msg)[:200])
        self.said[kind] += 1
        if self.said[kind] == MOST:
            record.msg, record.args = f"{record.getMessage()} (no more of this kind for a minute)", ()
        return self.said[kind] <= MOST
