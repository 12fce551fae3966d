"""Brings home what lies in the file beside the database (`-wal`), so that no answer waits for it.

SQLite would do it within a commit, whenever a thousand pages have come together, and everybody would wait for the pages
to be written and synced. Here a thread of its own writes most of them while commits go on; the writer itself brings the
few that came meanwhile, when nobody waits: only then the file begins anew.
"""

from __future__ import annotations

import logging
import queue
import sqlite3
import threading
from pathlib import Path

log = logging.getLogger("snar.store")
OFTEN = 1_000  # jobs from one time to the next: some thousand pages
PATIENCE = 5000  # milliseconds for which a commit waits for somebody who writes, as ever
OVERDUE = 200  # more jobs after which the writer no longer waits for a moment of rest
BRING = "PRAGMA wal_checkpoint(PASSIVE)"  # waits for nobody, and nobody waits for it


class Checkpoints:
    def __init__(self, path: Path | str) -> None:
        self.path = path
        self.waiting = 0  # jobs since the last time
        self.orders: queue.SimpleQueue[bool] = queue.SimpleQueue()  # False: go home
        self.under_way = threading.Event()
        self.thread = threading.Thread(target=self.run, name="snar-checkpoints", daemon=True)
        self.thread.start()

    def after(self, jobs: int, rests: bool, db: sqlite3.Connection) -> None:
        """The writer has kept so many more; `rests`: nobody waits for it."""
        self.waiting += jobs
        if self.waiting < OFTEN or self.under_way.is_set():
            return
        if self.waiting - jobs < OFTEN:
            self.under_way.set()
            self.orders.put(True)
        elif rests or self.waiting >= OFTEN + OVERDUE:
            self.waiting = 0
            brought(db)

    def run(self) -> None:
        db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        while self.orders.get():
            brought(db)
            self.under_way.clear()
        db.close()

    def close(self) -> None:
        self.orders.put(False)
        self.thread.join()


def emptied(db: sqlite3.Connection) -> bool:
    """All is brought home and the file beside is empty; or somebody reads (a copy is made), and it is tried again."""
    try:
        db.execute("PRAGMA busy_timeout = 0")
        return not db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    except sqlite3.Error as error:
        log.warning("what was forgotten still lies beside the database: %s", error)
        return False
    finally:
        db.execute(f"PRAGMA busy_timeout = {PATIENCE}")


def brought(db: sqlite3.Connection) -> None:
    try:
        db.execute(BRING).fetchall()
    except sqlite3.Error as error:  # a full disk, say: everything is kept all the same, in the file beside
        log.warning("the database was not brought up to date: %s", error)
