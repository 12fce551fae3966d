"""Whether the date can be trusted, where things are thrown away by it."""

from __future__ import annotations

import logging
import time

log = logging.getLogger("snar.server")
JUMP = 3600.0  # seconds that the date may move beside the time that really passes: summer time moves neither
SETTLED = 600.0  # a machine that has just started sets its clock within minutes
DOUBT = 24 * 3600.0  # after a jump somebody has a day to mend it


class WallClock:
    def __init__(self) -> None:
        self.apart = time.time() - time.monotonic()
        self.trusted = time.monotonic() + SETTLED

    def sure(self) -> bool:
        apart, now = time.time() - time.monotonic(), time.monotonic()
        if abs(apart - self.apart) > JUMP:
            self.trusted = now + DOUBT
            log.warning(
                "the clock has jumped by %.1f hours: for a day nothing is put away by its date; "
                "is it right now? (date; timedatectl)",
                (apart - self.apart) / 3600,
            )
        self.apart = apart
        return now >= self.trusted
