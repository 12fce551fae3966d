"""A table in a given position: what no beginning leads to soon is written into the store while the server is down."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import Any

from snar.ether.game import Ether
from snar.ether.scenario import Table
from snar.server.table.record import Record

from .served import Served


def lay_out(site: Served, table: str, **given: Any) -> None:
    """The game of this table, in which nobody has answered yet, stands as described (as `given` of a scenario)."""
    site.kill()
    with closing(sqlite3.connect(site.folder / "snar.db")) as db, db:
        (meta,) = db.execute("SELECT meta FROM tables WHERE id = ?", (table,)).fetchone()
        snapshot = Record(Ether(), json.loads(meta)["header"], Table(**given).g).frozen()
        db.execute("REPLACE INTO snapshots (table_id, number, state) VALUES (?, ?, ?)", (table, *snapshot))
    site.start()
