"""What was written is damaged: it is found out and named, the rest is served."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing

from ..house import BASE, FILE, House
from .fault import fault, start


async def damaged(house: House, harm: Callable[[sqlite3.Connection, str], object]) -> None:
    """The first table that has a snapshot is damaged on the disk while the server is away.

    A server that ends sets its games aside, but not in the middle of what somebody may still take back."""
    snapped: list[str] = []
    while not snapped:
        await house.played(5)
        await asyncio.to_thread(house.server.stop)
        with closing(sqlite3.connect(house.server.folder / "snar.db")) as db:
            snapped = [table for (table,) in db.execute("SELECT table_id FROM snapshots")]
            if snapped:
                house.company.sort(key=lambda one: one.account.table not in snapped)
                harm(db, house.company[0].account.table)
                db.commit()
        await start(house)


async def found_out(house: House, *words: str) -> float:
    """The damage is said, in the log and to whoever comes; all other tables go on."""
    victim = house.company[0]
    house.apart.append(victim.account)
    waited = await house.played()
    await house.until(lambda: any(b'"reason":"broken"' in text for _, text in victim.account.told[-20:]))
    assert all(word in house.server.said() for word in words), house.server.said()
    return waited


@fault(
    "journal-line-torn",
    FILE,
    "the last line of one journal is cut off in the middle: the table says so, others go on",
    own=True,
)
async def line_torn(house: House) -> float:
    def harm(db: sqlite3.Connection, table: str) -> None:
        db.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
        last = "SELECT max(number) FROM entries WHERE table_id = ?1"
        db.execute(f"UPDATE entries SET line = substr(line, 1, 20) WHERE table_id = ?1 AND number = ({last})", (table,))

    await damaged(house, harm)
    return await found_out(house, "a game cannot be played on")


@fault("journal-line-flipped", FILE, "a letter of an old line, before the snapshot, has changed on the disk", own=True)
async def line_flipped(house: House) -> float:
    def harm(db: sqlite3.Connection, table: str) -> None:
        number = "SELECT number FROM snapshots WHERE table_id = ?1"
        assert db.execute(number, (table,)).fetchone(), "a server that ends sets its games aside"
        db.execute(
            'UPDATE entries SET line = replace(line, \'"key":"\', \'"key":"x\') WHERE table_id = ?1 AND number = 1',
            (table,),
        )

    await damaged(house, harm)
    return await found_out(house, "a game cannot be played on", "line 2")


@fault("journal-line-gone", FILE, "a line in the middle of a journal is missing", own=True)
async def line_gone(house: House) -> float:
    await damaged(
        house, lambda db, table: db.execute("DELETE FROM entries WHERE table_id = ? AND number = 3", (table,))
    )
    return await found_out(house, "a game cannot be played on")


@fault(
    "snapshot-of-another-version",
    FILE,
    "a snapshot of a newer version: the game is played again from its journal",
    own=True,
)
async def other_snapshot(house: House) -> float:
    def harm(db: sqlite3.Connection, table: str) -> None:
        newer = "replace(state, 'snar-save\\\":2', 'snar-save\\\":999')"
        assert db.execute(f"UPDATE snapshots SET state = {newer} WHERE table_id = ?", (table,)).rowcount == 1
        assert "999" in db.execute("SELECT state FROM snapshots WHERE table_id = ?", (table,)).fetchone()[0]

    await damaged(house, harm)
    waited = await house.played()
    assert "a snapshot cannot be used" in house.server.said()
    return waited


@fault("snapshot-torn", FILE, "half of a snapshot is missing: the game is played again from its journal", own=True)
async def torn_snapshot(house: House) -> float:
    half = "UPDATE snapshots SET state = substr(state, 1, length(state) / 2) WHERE table_id = ?"
    await damaged(house, lambda db, table: db.execute(half, (table,)))
    waited = await house.played()
    assert "a snapshot cannot be used" in house.server.said()
    return waited


@fault(
    "page-corrupted",
    FILE,
    "pages of the file are overwritten: the server says so and does not start; the copy of before is put back",
    own=True,
)
async def page_corrupted(house: House) -> float:
    folder, copy, spoilt = house.server.folder, house.folder / "copy", house.folder / "spoilt"
    await asyncio.to_thread(house.server.stop)
    snar = [sys.executable, "-m", "snar.cli", "store"]
    subprocess.run([*snar, "backup", str(copy), "--data", str(folder)], check=True, capture_output=True)
    data = bytearray((folder / "snar.db").read_bytes())
    for page in range(2, len(data) // 4096):
        data[page * 4096 : page * 4096 + 16] = b"\xff" * 16
    (folder / "snar.db").write_bytes(data)
    assert not await asyncio.to_thread(house.server.start), "it must not start"
    assert "is damaged" in house.server.said() and "Traceback" not in house.server.said()
    folder.rename(spoilt)
    subprocess.run([*snar, "restore", str(copy), "--data", str(folder)], check=True, capture_output=True)
    await start(house)
    return await house.played()


@fault(
    "database-page-corrupted",
    BASE,
    "a page of the journals in PostgreSQL is overwritten: its table does not open, the log has the cause, others go on",
    own=True,
)
async def database_page_corrupted(house: House) -> float:
    """The rows of the first table lie on a page of their own, and are looked up by the index, as in a large house."""
    assert house.database
    await house.played(5)
    await asyncio.to_thread(house.server.stop)
    victim = house.company[0].account
    await house.sql("ALTER TABLE entries SET (fillfactor = 10)")
    await house.sql(f"CREATE TABLE apart AS SELECT * FROM entries WHERE table_id <> '{victim.table}'")
    await house.sql("DELETE FROM entries WHERE table_id <> $1", victim.table)
    await house.sql("VACUUM FULL entries")
    await house.sql("INSERT INTO entries SELECT * FROM apart")
    await house.sql(f"ALTER DATABASE {house.name} SET enable_seqscan = off")
    (row,) = await house.sql("SELECT pg_relation_filepath('entries')")
    await asyncio.to_thread(house.database.stop)
    with (house.database.data / row[0]).open("r+b") as file:
        file.seek(64)
        file.write(b"\xff" * 64)
    await asyncio.to_thread(house.database.start)
    await start(house)
    house.apart.append(victim)
    waited = await house.played()
    assert "invalid page" in house.server.said(), house.server.said()
    return waited
