"""The store on one SQLite file."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from pathlib import Path
from sqlite3 import Connection
from typing import Any

from .archive import packed, unpacked
from .neighbours import Alone, Neighbours
from .port import DATE, RELATIONS, Ban, ChatLine, GuestRow, Invite, ReviewRow, Snapshot, Stored, StoreError, TableRow
from .writer import Writer

ROW = "id, status, visibility, created, updated, meta"
GUEST = "id, name, lang, created"
CHAT = 200  # lines of one table that are kept
FORGOTTEN = (
    "DELETE FROM chat WHERE table_id = ? AND id <= (SELECT id FROM chat WHERE table_id = ? ORDER BY id DESC"
    " LIMIT 1 OFFSET ?)"
)
STALE = 200  # tables that are put away at once


class SqliteStore:
    def __init__(self, path: Path | str) -> None:
        self.writer = Writer(path)
        self.neighbours: Neighbours = Alone()
        self.jobs = None

    async def close(self) -> None:
        await self.writer.close()

    async def hold(self, address: str) -> None:
        """The folder of the file is locked already (lock.py)."""

    # -- tables ----------------------------------------------------------------------------------------------------
    async def create(self, table: TableRow, guests: Sequence[str]) -> None:
        def work(db: Connection) -> None:
            db.execute(f"INSERT INTO tables ({ROW}) VALUES (?, ?, ?, ?, ?, ?)", table)
            set_members(db, table.id, guests)

        await self.writer.do(work)

    async def update(self, table: TableRow, guests: Sequence[str]) -> None:
        def work(db: Connection) -> None:
            db.execute(f"REPLACE INTO tables ({ROW}) VALUES (?, ?, ?, ?, ?, ?)", table)
            set_members(db, table.id, guests)

        await self.writer.do(work)

    async def load(self, table_id: str) -> Stored | None:
        def work(db: Connection) -> Stored | None:
            row = db.execute(f"SELECT {ROW} FROM tables WHERE id = ?", (table_id,)).fetchone()
            if row is None:
                return None
            saved = db.execute("SELECT number, state FROM snapshots WHERE table_id = ?", (table_id,)).fetchone()
            kept = db.execute("SELECT lines FROM archives WHERE table_id = ?", (table_id,)).fetchone()
            lines = unpacked(kept[0]) if kept else lines_of(db, table_id)
            return Stored(TableRow(*row), Snapshot(*saved) if saved else None, lines)

        return await self.writer.do(work)

    async def append(self, table_id: str, number: int, lines: Sequence[str]) -> None:
        await self.writer.append([(table_id, number + i, line) for i, line in enumerate(lines)])

    async def snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        sql = "REPLACE INTO snapshots (table_id, number, state) VALUES (?, ?, ?)"
        await self.writer.do(lambda db: db.execute(sql, (table_id, *snapshot)).rowcount)

    async def delete(self, table_id: str) -> None:
        def work(db: Connection) -> None:
            for table in ("entries", "snapshots", "members", "invites", "chat", "results", "archives", "reviews"):
                db.execute(f"DELETE FROM {table} WHERE table_id = ?", (table_id,))
            db.execute("DELETE FROM tables WHERE id = ?", (table_id,))

        await self.writer.do(work)

    async def tables_of(self, guest: str) -> list[TableRow]:
        sql = f"SELECT {ROW} FROM tables JOIN members ON table_id = id WHERE guest = ? ORDER BY updated DESC, id"
        return await self.rows(sql, guest)

    async def naming(self, guest: str) -> list[str]:
        sql = "SELECT id FROM tables WHERE instr(meta, ?)"
        return await self.writer.do(lambda db: [str(id) for (id,) in db.execute(sql, (guest,))])

    async def stale(self, before: float) -> list[str]:
        sat = "SELECT 1 FROM json_each(meta, '$.seats') WHERE json_extract(value, '$.guest') <> ''"
        sql = f"SELECT id FROM tables WHERE updated < ? AND (status = 'open' OR NOT EXISTS ({sat})) LIMIT {STALE}"
        return await self.writer.do(lambda db: [str(id) for (id,) in db.execute(sql, (before,))])

    async def trials(self, before: float) -> list[str]:
        sql = f"SELECT id FROM tables WHERE updated < ? AND instr(json_extract(meta, '$.lesson'), '/') LIMIT {STALE}"
        return await self.writer.do(lambda db: [str(id) for (id,) in db.execute(sql, (before,))])

    async def finished(self, before: float) -> list[str]:
        kept = "SELECT 1 FROM archives WHERE table_id = id"
        sql = f"SELECT id FROM tables WHERE updated < ? AND status = 'over' AND NOT EXISTS ({kept}) LIMIT {STALE}"
        return await self.writer.do(lambda db: [str(id) for (id,) in db.execute(sql, (before,))])

    async def archive(self, table_id: str) -> None:
        def work(db: Connection) -> None:
            if db.execute("SELECT 1 FROM archives WHERE table_id = ?", (table_id,)).fetchone():
                return
            lines = packed(lines_of(db, table_id))
            db.execute("INSERT INTO archives (table_id, lines) VALUES (?, ?)", (table_id, lines))
            for table in ("entries", "snapshots"):
                db.execute(f"DELETE FROM {table} WHERE table_id = ?", (table_id,))

        await self.writer.do(work)

    async def healthy(self) -> None:
        """A write of one row, synced as every other; and the file is still the one that was opened, and no shorter."""
        await self.writer.do(
            lambda db: db.execute("REPLACE INTO health (id, at) VALUES (1, ?)", (time.time(),)).rowcount
        )
        self.writer.check_file()

    async def date(self) -> float | None:
        return await self.writer.do(
            lambda db: db.execute(f"SELECT max(at) FROM health WHERE id = {DATE}").fetchone()[0]
        )

    async def keep_date(self, date: float) -> None:
        new = f"INSERT INTO health (id, at) VALUES ({DATE}, ?) ON CONFLICT (id) DO UPDATE SET at = max(at, excluded.at)"
        await self.writer.do(lambda db: db.execute(new, (date,)).rowcount)

    async def public_tables(self, limit: int = 100) -> list[TableRow]:
        wanted = "visibility = 'public' AND status != 'over'"
        return await self.rows(f"SELECT {ROW} FROM tables WHERE {wanted} ORDER BY updated DESC, id LIMIT ?", limit)

    async def rows(self, sql: str, *args: str | int) -> list[TableRow]:
        return await self.writer.do(lambda db: [TableRow(*row) for row in db.execute(sql, args)])

    # -- guests ----------------------------------------------------------------------------------------------------
    async def guest(self, guest_id: str) -> GuestRow | None:
        return await self.find_guest("id", guest_id)

    async def recover(self, digest: str) -> GuestRow | None:
        return await self.find_guest("recovery", digest)

    async def find_guest(self, column: str, value: str) -> GuestRow | None:
        def work(db: Connection) -> GuestRow | None:
            row = db.execute(f"SELECT {GUEST} FROM guests WHERE {column} = ?", (value,)).fetchone()
            return GuestRow(*row) if row else None

        return await self.writer.do(work)

    async def keep_guest(self, guest: GuestRow) -> None:
        new = f"INSERT INTO guests ({GUEST}) VALUES (?, ?, ?, ?)"
        sql = f"{new} ON CONFLICT (id) DO UPDATE SET name = excluded.name, lang = excluded.lang"
        await self.writer.do(lambda db: db.execute(sql, guest).rowcount)

    async def delete_guest(self, guest_id: str) -> None:
        """Forget a person; what was said and played stays with the tables, without the name."""

        def work(db: Connection) -> None:
            db.execute("DELETE FROM guests WHERE id = ?", (guest_id,))
            db.execute("DELETE FROM members WHERE guest = ?", (guest_id,))
            db.execute("UPDATE chat SET guest = '', name = '' WHERE guest = ?", (guest_id,))
            self.writer.forgets = True

        await self.writer.do(work)

    async def said_by(self, guest_id: str) -> list[tuple[str, ChatLine]]:
        sql = "SELECT table_id, guest, name, text, at FROM chat WHERE guest = ? ORDER BY id"
        return await self.writer.do(lambda db: [(row[0], ChatLine(*row[1:])) for row in db.execute(sql, (guest_id,))])

    async def forget_strangers(self, before: float) -> None:
        strangers = "recovery IS NULL AND NOT EXISTS (SELECT 1 FROM members WHERE guest = id)"
        sql = f"DELETE FROM guests WHERE created < ? AND {strangers}"
        await self.writer.do(lambda db: db.execute(sql, (before,)).rowcount)

    async def set_recovery(self, guest_id: str, digest: str) -> None:
        sql = "UPDATE guests SET recovery = ? WHERE id = ?"
        await self.writer.do(lambda db: db.execute(sql, (digest, guest_id)).rowcount)

    # -- company ---------------------------------------------------------------------------------------------------
    async def invite(self, invite: Invite) -> None:
        sql = "INSERT INTO invites (code, table_id, seat) VALUES (?, ?, ?)"
        await self.writer.do(lambda db: db.execute(sql, invite).rowcount)

    async def invited(self, code: str) -> Invite | None:
        def work(db: Connection) -> Invite | None:
            row = db.execute("SELECT code, table_id, seat FROM invites WHERE code = ?", (code,)).fetchone()
            return Invite(*row) if row else None

        return await self.writer.do(work)

    async def invites(self, table_id: str, seat: int) -> list[Invite]:
        sql = "SELECT code, table_id, seat FROM invites WHERE table_id = ? AND seat = ?"
        return await self.writer.do(lambda db: [Invite(*row) for row in db.execute(sql, (table_id, seat))])

    async def say(self, table_id: str, line: ChatLine) -> None:
        def work(db: Connection) -> None:
            db.execute("INSERT INTO chat (table_id, guest, name, text, at) VALUES (?, ?, ?, ?, ?)", (table_id, *line))
            db.execute(FORGOTTEN, (table_id, table_id, CHAT))

        await self.writer.do(work)

    async def chat(self, table_id: str, limit: int = 50) -> list[ChatLine]:
        sql = "SELECT guest, name, text, at FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?"
        return await self.writer.do(lambda db: [ChatLine(*row) for row in db.execute(sql, (table_id, limit))][::-1])

    async def set_result(self, table_id: str, result: str) -> None:
        sql = "REPLACE INTO results (table_id, result) VALUES (?, ?)"
        await self.writer.do(lambda db: db.execute(sql, (table_id, result)).rowcount)

    async def result(self, table_id: str) -> str | None:
        def work(db: Connection) -> str | None:
            row = db.execute("SELECT result FROM results WHERE table_id = ?", (table_id,)).fetchone()
            return str(row[0]) if row else None

        return await self.writer.do(work)

    # -- games looked over -----------------------------------------------------------------------------------------
    async def keep_review(self, review: ReviewRow) -> None:
        sql = "REPLACE INTO reviews (table_id, done, body) SELECT ?, ?, ? FROM tables WHERE id = ?"
        if not await self.writer.do(lambda db: db.execute(sql, (*review, review.table_id)).rowcount):
            raise StoreError("the table is gone")

    async def review(self, table_id: str) -> ReviewRow | None:
        def work(db: Connection) -> ReviewRow | None:
            row = db.execute("SELECT table_id, done, body FROM reviews WHERE table_id = ?", (table_id,)).fetchone()
            return ReviewRow(*row) if row else None

        return await self.writer.do(work)

    async def drop_review(self, table_id: str) -> None:
        await self.writer.do(lambda db: db.execute("DELETE FROM reviews WHERE table_id = ?", (table_id,)).rowcount)

    async def open_reviews(self) -> list[str]:
        sql = "SELECT table_id FROM reviews WHERE done = 0 ORDER BY table_id"
        return await self.writer.do(lambda db: [str(id) for (id,) in db.execute(sql)])

    # -- bans ------------------------------------------------------------------------------------------------------
    async def ban(self, ban: Ban) -> None:
        sql = "REPLACE INTO bans (kind, what, until, why) VALUES (?, ?, ?, ?)"
        await self.writer.do(lambda db: db.execute(sql, ban).rowcount)

    async def unban(self, kind: str, what: str) -> None:
        sql = "DELETE FROM bans WHERE kind = ? AND what = ?"
        await self.writer.do(lambda db: db.execute(sql, (kind, what)).rowcount)

    async def bans(self) -> list[Ban]:
        sql = "SELECT kind, what, until, why FROM bans WHERE until > ? ORDER BY kind, what"
        return await self.writer.do(lambda db: [Ban(*row) for row in db.execute(sql, (time.time(),))])

    @property
    def commits(self) -> tuple[int, int]:
        return self.writer.groups, self.writer.written

    # -- moving house ----------------------------------------------------------------------------------------------
    async def batch(self, relation: str, after: tuple[object, ...], size: int) -> list[tuple[Any, ...]]:
        columns, keys = RELATIONS[relation]
        key = ", ".join(columns[:keys])
        later = f"WHERE ({key}) > ({', '.join('?' * keys)})" if after else ""
        sql = f"SELECT {', '.join(columns)} FROM {relation} {later} ORDER BY {key} LIMIT {size}"
        return await self.writer.do(lambda db: db.execute(sql, after).fetchall())

    async def put(self, relation: str, rows: Sequence[tuple[Any, ...]]) -> None:
        columns = RELATIONS[relation].columns
        sql = f"INSERT INTO {relation} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
        await self.writer.do(lambda db: db.executemany(sql, rows).rowcount)

    def whole(self) -> AbstractAsyncContextManager[None]:
        return nullcontext()


def set_members(db: Connection, table_id: str, guests: Sequence[str]) -> None:
    db.execute("DELETE FROM members WHERE table_id = ?", (table_id,))
    rows = [(guest, table_id) for guest in dict.fromkeys(guests)]
    db.executemany("INSERT INTO members (guest, table_id) VALUES (?, ?)", rows)


def lines_of(db: Connection, table_id: str) -> list[str]:
    return [line for (line,) in db.execute("SELECT line FROM entries WHERE table_id = ? ORDER BY number", (table_id,))]
