"""Read by every Python process that a house of the chaos suite starts: a clock that jumps, a disk that fails.

`SNAR_CHAOS` is a folder; what its small files say holds from then on: `clock` (seconds the clock is off), `slow`
(seconds that a write takes longer), `readonly` (nothing can be written).
"""

import os
import sqlite3
import time
from pathlib import Path

FOLDER = Path(os.environ["SNAR_CHAOS"])
real_time, real_connect = time.time, sqlite3.connect
WRITES = ("INSERT", "REPLACE", "COMMIT")


def said(name):
    try:
        return float((FOLDER / name).read_text())
    except (OSError, ValueError):
        return 0.0


class Disk(sqlite3.Connection):
    """SQLite itself says what it says on a disk that was mounted read-only."""

    locked = 0.0

    def execute(self, sql, *args):
        if self.locked != (locked := said("readonly")):
            self.locked = locked
            super().execute(f"PRAGMA query_only = {int(locked)}")
        if sql.startswith(WRITES):
            time.sleep(said("slow"))
        return super().execute(sql, *args)


time.time = lambda: real_time() + said("clock")
sqlite3.connect = lambda *args, **options: real_connect(*args, **{"factory": Disk, **options})
