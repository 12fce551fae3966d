"""Connections to a PostgreSQL: a few, made when the first is wanted, and what is done over them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from .port import Conflict, StoreError
from .postgres_shape import PATIENCE, TROUBLES, Database, migrate, said

CONNECTIONS = 8
FULL = 0.1  # seconds until a free connection is looked for again, where the database has room for no more


class Connections:
    """Of the event loop that wants the first."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.pool: asyncpg.Pool[Any] | None = None
        self.opening = asyncio.Lock()
        self.closed = False
        self.apart: Database | None = None  # the one connection over which everything goes meanwhile

    async def part(self) -> None:
        self.closed = True
        if self.pool:
            await parted(self.pool)

    @asynccontextmanager
    async def working(self) -> AsyncIterator[Database]:
        """A connection inside a transaction; what goes wrong becomes the port's own errors."""
        try:
            if self.apart:
                yield self.apart
                return
            pool = await self.opened()
            db = await taken(pool)
            try:
                async with db.transaction():
                    yield db
            finally:
                await pool.release(db)
        except asyncpg.UniqueViolationError:
            raise Conflict("taken") from None
        except TROUBLES as error:
            raise StoreError(said(error)) from None

    @asynccontextmanager
    async def whole(self) -> AsyncIterator[None]:
        async with self.working() as db:
            self.apart = db
            try:
                yield
            finally:
                self.apart = None

    async def opened(self) -> asyncpg.Pool[Any]:
        if self.closed:
            raise StoreError("closed")
        async with self.opening:
            if self.pool is None:
                pool = await asyncpg.create_pool(
                    self.url, min_size=1, max_size=CONNECTIONS, command_timeout=PATIENCE, timeout=PATIENCE
                )
                try:
                    async with pool.acquire() as db:
                        await migrate(db)
                except BaseException:
                    await pool.close()
                    raise
                self.pool = pool
        return self.pool

    async def do(self, sql: str, *args: object) -> None:
        async with self.working() as db:
            await db.execute(sql, *args)

    async def rows(self, sql: str, *args: object) -> list[Any]:
        async with self.working() as db:
            return [tuple(row) for row in await db.fetch(sql, *args)]

    async def one(self, sql: str, *args: object) -> Any:
        """The first row, or nothing."""
        return next(iter(await self.rows(sql, *args)), None)


async def taken(pool: asyncpg.Pool[Any]) -> asyncpg.pool.PoolConnectionProxy[Any]:
    """A connection that is free. Where the database has no room for another one those that are there are waited for."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await pool.acquire()
            except asyncpg.TooManyConnectionsError:
                if not pool.get_size():
                    raise
                await asyncio.sleep(FULL)


async def parted(pool: asyncpg.Pool[Any]) -> None:
    """In good order; a connection that does not answer any more is dropped."""
    try:
        await asyncio.wait_for(pool.close(), PATIENCE)
    except (TimeoutError, *TROUBLES):
        pool.terminate()
