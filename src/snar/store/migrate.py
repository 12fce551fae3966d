"""Numbered SQL files bring a database of any age to the present shape, each in a transaction of its own."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from .port import Newer

FOLDER = Path(__file__).parent / "migrations"
POSTGRES = FOLDER / "postgres"


def migrations(folder: Path = FOLDER) -> dict[int, str]:
    return {int(path.name.partition("_")[0]): path.read_text("utf-8") for path in sorted(folder.glob("*.sql"))}


def migrate(db: sqlite3.Connection, last: int = 0) -> None:
    """Run what is missing (up to number `last`, for tests); a database from a newer Snář is refused."""
    known = migrations()
    db.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, at TEXT DEFAULT CURRENT_TIMESTAMP)")
    done = {number for (number,) in db.execute("SELECT number FROM migrations")}
    if done - known.keys():
        raise Newer("the database was made by a newer version")
    for number, sql in known.items():
        if number not in done and (not last or number <= last):
            db.execute("BEGIN IMMEDIATE")
            for statement in statements(sql):
                db.execute(statement)
            db.execute("INSERT INTO migrations (number) VALUES (?)", (number,))
            db.execute("COMMIT")


def statements(sql: str) -> Iterator[str]:
    """Single statements: `executescript` would commit in between."""
    found = ""
    for line in sql.splitlines(keepends=True):
        found += line
        if sqlite3.complete_statement(found):
            yield found
            found = ""
