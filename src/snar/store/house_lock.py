"""A house on PostgreSQL is used by its servers together, or by one alone that moves it.

That is a lock of the database, which ends with the connection that holds it.
"""

from __future__ import annotations

import json
import os
import socket
import time
from typing import Any

import asyncpg

from .port import HeldByAnother, Miswritten, StoreError
from .postgres_shape import PATIENCE, TROUBLES, migrate, said

HOUSE = 0x686F757365  # the number of the lock
MINE = "INSERT INTO house (id, holder) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET holder = excluded.holder"


class HouseLock:
    def __init__(self, url: str, address: str) -> None:
        since = time.strftime("%Y-%m-%d %H:%M:%S")
        self.url = url
        self.me = {"pid": str(os.getpid()), "host": socket.gethostname(), "address": address, "since": since}
        self.connection: asyncpg.Connection[Any] | None = None

    async def hold(self, shared: bool = False) -> asyncpg.Connection[Any]:
        """The connection that holds it from now on. HeldByAnother says who has it, or came last of several."""
        try:
            db = await asyncpg.connect(self.url, timeout=PATIENCE, command_timeout=PATIENCE)
            try:
                await self.take(db, "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock")
            except BaseException:
                await db.close()
                raise
        except TROUBLES as error:
            raise StoreError(said(error)) from None
        except ValueError:  # it names what it could not read, and that may be the password
            raise Miswritten("the address is not written as one") from None
        self.connection = db
        return db

    async def take(self, db: asyncpg.Connection[Any], lock: str) -> None:
        await migrate(db)
        if not await db.fetchval(f"SELECT {lock}($1)", HOUSE):
            raise HeldByAnother(json.loads(await db.fetchval("SELECT holder FROM house") or "{}"))
        await db.execute(MINE, json.dumps(self.me))

    async def release(self) -> None:
        db, self.connection = self.connection, None
        if db is not None:
            db.terminate() if db.is_closed() else await db.close(timeout=PATIENCE)
