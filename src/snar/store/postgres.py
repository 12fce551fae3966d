"""The store on PostgreSQL, for a house that outgrows one file. It needs asyncpg: pip install 'snar[postgres]'.

What stands here is what `sqlite.py` has for a file; connections are in `postgres_connections.py`, what concerns other
servers in `postgres_neighbours.py`."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from .archive import packed, unpacked
from .grouping import Grouping, Line
from .house_lock import HouseLock
from .jobs import Jobs
from .port import (
    DATE,
    RELATIONS,
    Ban,
    ChatLine,
    GuestRow,
    Invite,
    Moved,
    ReviewRow,
    Snapshot,
    Stored,
    StoreError,
    TableRow,
)
from .postgres_connections import Connections
from .postgres_neighbours import NOBODY, PostgresNeighbours
from .postgres_shape import Database

ROW = "id, status, visibility, created, updated, meta"
GUEST = "id, name, lang, created"
CHAT = 200  # lines of one table that are kept
STALE = 200  # tables that are put away at once
FENCE = "EXISTS (SELECT 1 FROM leases WHERE leases.table_id = {table} AND server = {me})"
APPEND = (
    "INSERT INTO entries (table_id, number, line) SELECT new.* FROM"
    " unnest($1::text[], $2::integer[], $3::text[]) AS new (id, number, line)"
    f" WHERE $4 = '' OR {FENCE.format(table='new.id', me='$4')}"
)
# A row's JSON without \u0000, which somebody may have said: jsonb refuses the row, and with it the question about all.
META = r"regexp_replace(meta, '(?<!\\)((?:\\\\)*)\\u0000', '\1', 'g')::jsonb"
SAT = f"""jsonb_path_exists({META}, '$.seats[*].guest ? (@ <> "")')"""
FORGOTTEN = (
    "DELETE FROM chat WHERE table_id = $1 AND id <="
    " (SELECT id FROM chat WHERE table_id = $1 ORDER BY id DESC LIMIT 1 OFFSET $2)"
)


class PostgresStore(Connections):
    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.entries = Grouping(self.write)
        self.lock: HouseLock | None = None
        self.neighbours = PostgresNeighbours(self)
        self.jobs = Jobs(self)

    async def hold(self, address: str) -> None:
        self.lock = HouseLock(self.url, address)
        await self.lock.hold()

    async def close(self) -> None:
        await self.entries.close()
        await self.neighbours.leave()
        await self.part()
        if self.lock:
            await self.lock.release()

    async def write(self, lines: Sequence[Line]) -> None:
        tables, numbers, texts = zip(*lines, strict=True)
        async with self.working() as db:
            done = await db.execute(APPEND, tables, numbers, texts, self.neighbours.me)
            if done != f"INSERT 0 {len(lines)}":
                raise Moved("some tables are not this server's")

    async def fence(self, db: Database, table_id: str) -> None:
        """What a server writes that has lost the table is not written."""
        mine, me = FENCE.format(table="$1", me="$2"), self.neighbours.me
        if me and not await db.fetchval(f"SELECT {mine}", table_id, me):
            raise Moved("the table is not this server's")

    # -- tables ----------------------------------------------------------------------------------------------------
    async def create(self, table: TableRow, guests: Sequence[str]) -> None:
        async with self.working() as db:
            await db.execute(f"INSERT INTO tables ({ROW}) VALUES ($1, $2, $3, $4, $5, $6)", *table)
            await set_members(db, table.id, guests)

    async def update(self, table: TableRow, guests: Sequence[str]) -> None:
        changed = ", ".join(f"{name} = excluded.{name}" for name in ROW.split(", ")[1:])
        sql = f"INSERT INTO tables ({ROW}) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO UPDATE SET {changed}"
        async with self.working() as db:
            await self.fence(db, table.id)
            await db.execute(sql, *table)
            await set_members(db, table.id, guests)

    async def load(self, table_id: str) -> Stored | None:
        async with self.working() as db:
            row = await db.fetchrow(f"SELECT {ROW} FROM tables WHERE id = $1", table_id)
            if row is None:
                return None
            saved = await db.fetchrow("SELECT number, state FROM snapshots WHERE table_id = $1", table_id)
            kept = await db.fetchval("SELECT lines FROM archives WHERE table_id = $1", table_id)
            lines = unpacked(kept) if kept is not None else await lines_of(db, table_id)
        return Stored(TableRow(*row), Snapshot(*saved) if saved else None, lines)

    async def append(self, table_id: str, number: int, lines: Sequence[str]) -> None:
        if self.closed:
            raise StoreError("closed")
        await self.entries.append([(table_id, number + i, line) for i, line in enumerate(lines)])

    async def snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        new = "INSERT INTO snapshots (table_id, number, state) VALUES ($1, $2, $3)"
        sql = f"{new} ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, state = excluded.state"
        async with self.working() as db:
            await self.fence(db, table_id)
            await db.execute(sql, table_id, *snapshot)

    async def delete(self, table_id: str) -> None:
        async with self.working() as db:
            await self.fence(db, table_id)
            await db.execute("DELETE FROM tables WHERE id = $1", table_id)  # first: whoever adds to it waits, and fails
            for table in (
                "entries",
                "snapshots",
                "members",
                "invites",
                "chat",
                "results",
                "archives",
                "reviews",
                "leases",
            ):
                await db.execute(f"DELETE FROM {table} WHERE table_id = $1", table_id)

    async def tables_of(self, guest: str) -> list[TableRow]:
        sql = f"SELECT {ROW} FROM tables JOIN members ON table_id = id WHERE guest = $1 ORDER BY updated DESC, id"
        return [TableRow(*row) for row in await self.rows(sql, guest)]

    async def naming(self, guest: str) -> list[str]:
        return [id for (id,) in await self.rows("SELECT id FROM tables WHERE position($1 IN meta) > 0", guest)]

    async def stale(self, before: float) -> list[str]:
        sql = f"SELECT id FROM tables WHERE updated < $1 AND (status = 'open' OR NOT {SAT}) LIMIT {STALE}"
        return [id for (id,) in await self.rows(sql, before)]

    async def trials(self, before: float) -> list[str]:
        tried = f"strpos({META} ->> 'lesson', '/') > 0"
        sql = f"SELECT id FROM tables WHERE updated < $1 AND {tried} LIMIT {STALE}"
        return [id for (id,) in await self.rows(sql, before)]

    async def finished(self, before: float) -> list[str]:
        kept = "SELECT 1 FROM archives WHERE table_id = id"
        sql = f"SELECT id FROM tables WHERE updated < $1 AND status = 'over' AND NOT EXISTS ({kept}) LIMIT {STALE}"
        return [id for (id,) in await self.rows(sql, before)]

    async def archive(self, table_id: str) -> None:
        new = "INSERT INTO archives (table_id, lines) VALUES ($1, $2)"
        async with self.working() as db:
            await self.fence(db, table_id)
            if await db.fetchval("SELECT 1 FROM archives WHERE table_id = $1", table_id):
                return
            await db.execute(new, table_id, packed(await lines_of(db, table_id)))
            for table in ("entries", "snapshots"):
                await db.execute(f"DELETE FROM {table} WHERE table_id = $1", table_id)

    async def healthy(self) -> None:
        if self.neighbours.me == NOBODY:
            raise StoreError("this server is not one of the house at the moment")
        sql = "INSERT INTO health (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
        await self.do(sql, time.time())

    async def date(self) -> float | None:
        row = await self.one(f"SELECT at FROM health WHERE id = {DATE}")
        return float(row[0]) if row else None

    async def keep_date(self, date: float) -> None:
        latest = "at = greatest(health.at, excluded.at)"
        await self.do(f"INSERT INTO health (id, at) VALUES ({DATE}, $1) ON CONFLICT (id) DO UPDATE SET {latest}", date)

    async def public_tables(self, limit: int = 100) -> list[TableRow]:
        wanted = "visibility = 'public' AND status <> 'over'"
        sql = f"SELECT {ROW} FROM tables WHERE {wanted} ORDER BY updated DESC, id LIMIT $1"
        return [TableRow(*row) for row in await self.rows(sql, limit)]

    # -- guests ----------------------------------------------------------------------------------------------------
    async def guest(self, guest_id: str) -> GuestRow | None:
        row = await self.one(f"SELECT {GUEST} FROM guests WHERE id = $1", guest_id)
        return GuestRow(*row) if row else None

    async def recover(self, digest: str) -> GuestRow | None:
        row = await self.one(f"SELECT {GUEST} FROM guests WHERE recovery = $1", digest)
        return GuestRow(*row) if row else None

    async def keep_guest(self, guest: GuestRow) -> None:
        new = f"INSERT INTO guests ({GUEST}) VALUES ($1, $2, $3, $4)"
        await self.do(f"{new} ON CONFLICT (id) DO UPDATE SET name = excluded.name, lang = excluded.lang", *guest)

    async def delete_guest(self, guest_id: str) -> None:
        """Forget a person; what was said and played stays with the tables, without the name."""
        async with self.working() as db:
            await db.execute("DELETE FROM guests WHERE id = $1", guest_id)
            await db.execute("DELETE FROM members WHERE guest = $1", guest_id)
            await db.execute("UPDATE chat SET guest = '', name = '' WHERE guest = $1", guest_id)

    async def said_by(self, guest_id: str) -> list[tuple[str, ChatLine]]:
        sql = "SELECT table_id, guest, name, text, at FROM chat WHERE guest = $1 ORDER BY id"
        return [(row[0], ChatLine(*row[1:])) for row in await self.rows(sql, guest_id)]

    async def forget_strangers(self, before: float) -> None:
        strangers = "recovery IS NULL AND NOT EXISTS (SELECT 1 FROM members WHERE guest = guests.id)"
        await self.do(f"DELETE FROM guests WHERE created < $1 AND {strangers}", before)

    async def set_recovery(self, guest_id: str, digest: str) -> None:
        await self.do("UPDATE guests SET recovery = $1 WHERE id = $2", digest, guest_id)

    # -- company ---------------------------------------------------------------------------------------------------
    async def invite(self, invite: Invite) -> None:
        await self.do("INSERT INTO invites (code, table_id, seat) VALUES ($1, $2, $3)", *invite)

    async def invited(self, code: str) -> Invite | None:
        row = await self.one("SELECT code, table_id, seat FROM invites WHERE code = $1", code)
        return Invite(*row) if row else None

    async def invites(self, table_id: str, seat: int) -> list[Invite]:
        sql = "SELECT code, table_id, seat FROM invites WHERE table_id = $1 AND seat = $2"
        return [Invite(*row) for row in await self.rows(sql, table_id, seat)]

    async def say(self, table_id: str, line: ChatLine) -> None:
        async with self.working() as db:
            new = "INSERT INTO chat (table_id, guest, name, text, at) VALUES ($1, $2, $3, $4, $5)"
            await db.execute(new, table_id, *line)
            await db.execute(FORGOTTEN, table_id, CHAT)

    async def chat(self, table_id: str, limit: int = 50) -> list[ChatLine]:
        sql = "SELECT guest, name, text, at FROM chat WHERE table_id = $1 ORDER BY id DESC LIMIT $2"
        return [ChatLine(*row) for row in await self.rows(sql, table_id, limit)][::-1]

    async def set_result(self, table_id: str, result: str) -> None:
        new = "INSERT INTO results (table_id, result) VALUES ($1, $2)"
        await self.do(f"{new} ON CONFLICT (table_id) DO UPDATE SET result = excluded.result", table_id, result)

    async def result(self, table_id: str) -> str | None:
        row = await self.one("SELECT result FROM results WHERE table_id = $1", table_id)
        return str(row[0]) if row else None

    # -- games looked over -----------------------------------------------------------------------------------------
    async def keep_review(self, review: ReviewRow) -> None:
        new = "INSERT INTO reviews (table_id, done, body) SELECT id, $2, $3 FROM tables WHERE id = $1 FOR SHARE"
        change = "ON CONFLICT (table_id) DO UPDATE SET done = excluded.done, body = excluded.body RETURNING done"
        if await self.one(f"{new} {change}", *review) is None:
            raise StoreError("the table is gone")

    async def review(self, table_id: str) -> ReviewRow | None:
        row = await self.one("SELECT table_id, done, body FROM reviews WHERE table_id = $1", table_id)
        return ReviewRow(*row) if row else None

    async def drop_review(self, table_id: str) -> None:
        await self.do("DELETE FROM reviews WHERE table_id = $1", table_id)

    async def open_reviews(self) -> list[str]:
        return [id for (id,) in await self.rows("SELECT table_id FROM reviews WHERE done = 0 ORDER BY table_id")]

    # -- bans ------------------------------------------------------------------------------------------------------
    async def ban(self, ban: Ban) -> None:
        new = "INSERT INTO bans (kind, what, until, why) VALUES ($1, $2, $3, $4)"
        await self.do(f"{new} ON CONFLICT (kind, what) DO UPDATE SET until = excluded.until, why = excluded.why", *ban)

    async def unban(self, kind: str, what: str) -> None:
        await self.do("DELETE FROM bans WHERE kind = $1 AND what = $2", kind, what)

    async def bans(self) -> list[Ban]:
        sql = "SELECT kind, what, until, why FROM bans WHERE until > $1 ORDER BY kind, what"
        return [Ban(*row) for row in await self.rows(sql, time.time())]

    @property
    def commits(self) -> tuple[int, int]:
        return self.entries.groups, self.entries.written

    # -- moving house ----------------------------------------------------------------------------------------------
    async def batch(self, relation: str, after: tuple[object, ...], size: int) -> list[tuple[Any, ...]]:
        columns, keys = RELATIONS[relation]
        key = ", ".join(columns[:keys])  # as its index has them: a long relation is not sorted for each batch
        later = f"WHERE ({key}) > ({', '.join(f'${i + 1}' for i in range(keys))})" if after else ""
        sql = f"SELECT {', '.join(columns)} FROM {relation} {later} ORDER BY {key} LIMIT {size}"
        return await self.rows(sql, *after)

    async def put(self, relation: str, rows: Sequence[tuple[Any, ...]]) -> None:
        columns = RELATIONS[relation].columns
        values = ", ".join(f"${i + 1}" for i in range(len(columns)))
        async with self.working() as db:
            await db.executemany(f"INSERT INTO {relation} ({', '.join(columns)}) VALUES ({values})", rows)
            if relation == "chat":  # new lines come after those that were brought
                last = "SELECT setval(pg_get_serial_sequence('chat', 'id'), max(id)) FROM chat"
                await db.execute(last)


async def lines_of(db: Database, table_id: str) -> list[str]:
    rows = await db.fetch("SELECT line FROM entries WHERE table_id = $1 ORDER BY number", table_id)
    return [line for (line,) in rows]


async def set_members(db: Database, table_id: str, guests: Sequence[str]) -> None:
    await db.execute("DELETE FROM members WHERE table_id = $1", table_id)
    named = list(dict.fromkeys(guests))
    await db.execute("INSERT INTO members (guest, table_id) SELECT unnest($1::text[]), $2", named, table_id)
