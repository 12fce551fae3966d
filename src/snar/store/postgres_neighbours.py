"""Several servers on one PostgreSQL: leases of tables, words to one another by NOTIFY, promises that all can keep.

A server is alive while the connection it came with is open and it has said so within `SILENCE`: one that was killed is
noticed at once, one that hangs or lost the network within seconds. What it still tries to write then is refused, as the
leases of its tables are not its own any more (`PostgresStore.fence`).
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from .house_lock import HouseLock
from .neighbours import MISSED
from .port import StoreError
from .postgres_shape import TROUBLES

if TYPE_CHECKING:
    from .postgres import PostgresStore

log = logging.getLogger("snar.store")
CHANNEL = "snar"
BEAT = 1.0  # seconds between two signs of life
SILENCE = 8.0  # seconds without one after which others take the tables, though the connection is open
KEPT = "1 day"  # for how long a promise waits for its table
LONGEST = 7000  # bytes of one thing said; PostgreSQL passes on 8,000
ALIVE = (
    f"(seen > clock_timestamp() - interval '{SILENCE} s'"
    " AND EXISTS (SELECT 1 FROM pg_stat_get_activity(servers.backend)))"
)
COME = "INSERT INTO servers (id, address, backend, seen) VALUES ($1, $2, pg_backend_pid(), clock_timestamp())"
STILL_HERE = f"UPDATE servers SET seen = clock_timestamp() WHERE id = $1 AND {ALIVE} RETURNING id"
CLAIM = (
    "INSERT INTO leases (table_id, server) VALUES ($1, $2)"
    " ON CONFLICT (table_id) DO UPDATE SET server = excluded.server"
    f" WHERE NOT EXISTS (SELECT 1 FROM servers WHERE id = leases.server AND id <> $2 AND {ALIVE}) RETURNING server"
)
MORE = 4  # tables that a server has more than another before the next one goes there
LIGHTER = (
    f"SELECT address FROM servers LEFT JOIN leases ON server = servers.id WHERE {ALIVE} GROUP BY servers.id"
    f" HAVING count(table_id) + {MORE} < (SELECT count(*) FROM leases WHERE server = $1)"
    " ORDER BY count(table_id) LIMIT 1"
)
OWNER = "SELECT address FROM servers JOIN leases ON server = id WHERE table_id = $1"


class PostgresNeighbours:
    """`me` is empty while this server is none of the house's: nothing is fenced then, and nothing can be claimed."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store
        self.me = ""
        self.lock: HouseLock | None = None
        self.staying: asyncio.Task[None] | None = None

    async def enter(self, address: str, hear: Callable[[str], object], lost: Callable[[], object]) -> None:
        await self.come(address, hear)
        self.staying = asyncio.get_running_loop().create_task(self.stay(address, hear, lost))

    async def come(self, address: str, hear: Callable[[str], object]) -> None:
        """Under a new name each time: what somebody of the old one still wants to write is not written."""
        lock = HouseLock(self.store.url, address)
        db = await lock.hold(shared=True)
        try:
            me = secrets.token_hex(8)
            await db.add_listener(CHANNEL, lambda *call: heard(me, call[-1], hear))
            await self.store.jobs.listen(db)
            await db.execute("DELETE FROM servers WHERE NOT " + ALIVE)
            await db.execute("DELETE FROM leases WHERE server NOT IN (SELECT id FROM servers)")
            await db.execute(COME, me, address)
        except BaseException as error:
            await lock.release()
            if isinstance(error, TROUBLES):
                raise StoreError(str(error)) from None
            raise
        self.lock, self.me = lock, me

    async def stay(self, address: str, hear: Callable[[str], object], lost: Callable[[], object]) -> None:
        """Says every second that it is here. Whoever was silent for too long starts anew, without any table."""
        while True:
            await asyncio.sleep(BEAT)
            if self.lock and await self.beaten(self.lock):
                continue
            log.error("the database does not know this server any more; its tables are given up")
            lock, self.lock, self.me = self.lock, None, NOBODY
            lost()
            if lock:
                await lock.release()
            while not await self.back(address, hear):
                await asyncio.sleep(BEAT)
            hear(MISSED)

    async def back(self, address: str, hear: Callable[[str], object]) -> bool:
        try:
            await self.come(address, hear)
        except StoreError:
            return False
        return True

    async def beaten(self, lock: HouseLock) -> bool:
        try:
            async with asyncio.timeout(SILENCE):
                return lock.connection is not None and bool(await lock.connection.fetchval(STILL_HERE, self.me))
        except TROUBLES:
            return False

    async def claim(self, table_id: str) -> str:
        if self.me == NOBODY:
            raise StoreError("this server is not one of the house at the moment")
        for _ in range(3):  # whoever had it may have gone in between
            if await self.store.one(CLAIM, table_id, self.me):
                return ""
            row = await self.store.one(OWNER, table_id)
            if row:
                return str(row[0])
        raise StoreError("nobody has the table, and nobody gets it")

    async def release(self, table_id: str) -> None:
        await self.store.do("DELETE FROM leases WHERE table_id = $1 AND server = $2", table_id, self.me)

    async def addresses(self) -> list[str]:
        return [at for (at,) in await self.store.rows(f"SELECT address FROM servers WHERE {ALIVE} ORDER BY address")]

    async def lighter(self) -> str:
        row = await self.store.one(LIGHTER, self.me)
        return str(row[0]) if row else ""

    async def tell(self, words: str) -> None:
        said = json.dumps([self.me, words], ensure_ascii=False)
        if len(said.encode()) > LONGEST:
            raise ValueError("too much to say at once")
        await self.store.rows("SELECT pg_notify($1, $2)", CHANNEL, said)

    async def promise(self, commitment: str, secret: bytes) -> None:
        await self.store.do("INSERT INTO promises (commitment, secret) VALUES ($1, $2)", commitment, secret)

    async def redeem(self, commitment: str) -> bytes | None:
        row = await self.store.one("DELETE FROM promises WHERE commitment = $1 RETURNING secret", commitment)
        return bytes(row[0]) if row else None

    async def tidy(self) -> None:
        await self.store.do(f"DELETE FROM promises WHERE at < now() - interval '{KEPT}'")

    async def leave(self) -> None:
        if self.staying:
            self.staying.cancel()
            await asyncio.gather(self.staying, return_exceptions=True)
        lock, self.lock = self.lock, None
        if lock is None:
            return
        with suppress(*TROUBLES):
            assert lock.connection
            await lock.connection.execute("DELETE FROM leases WHERE server = $1", self.me)
            await lock.connection.execute("DELETE FROM servers WHERE id = $1", self.me)
        self.me = ""
        await lock.release()


NOBODY = "-"  # the name of a server that was given up: no table is its own


def heard(me: str, said: Any, hear: Callable[[str], object]) -> None:
    """What it said itself it does not hear."""
    who, words = json.loads(str(said))
    if who != me:
        hear(str(words))
