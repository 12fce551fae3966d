"""A PostgreSQL database is reached, and brought to the present shape."""

from __future__ import annotations

import asyncio
from typing import Any, TypeAlias

import asyncpg

from .migrate import POSTGRES, migrations
from .port import Newer

PATIENCE = 10.0  # seconds for one statement, and for a connection
MIGRATING = 0x736E6172  # the number of the lock under which the shape is brought up to date
Database: TypeAlias = "asyncpg.Connection[Any] | asyncpg.pool.PoolConnectionProxy[Any]"
TROUBLES = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the database hung up with a word, and nobody has read it yet
    OSError,
    asyncio.TimeoutError,
)


async def migrate(db: Database) -> None:
    """Bring the shape up to date; of several servers that start at once one does it and the others wait."""
    known = migrations(POSTGRES)
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        made = "number integer PRIMARY KEY, at timestamptz DEFAULT now()"
        await db.execute(f"CREATE TABLE IF NOT EXISTS migrations ({made})")
        done = {row["number"] for row in await db.fetch("SELECT number FROM migrations")}
        if done - known.keys():
            raise Newer("the database was made by a newer version")
        for number, sql in known.items():
            if number not in done:
                await db.execute(sql)
                await db.execute("INSERT INTO migrations (number) VALUES ($1)", number)


def said(error: Exception) -> str:
    return str(error).partition("\n")[0] or type(error).__name__
