"""The faults. Each happens to a house while people play; afterwards every table goes on, and everything is compared.

A fault returns how long the slowest table waited for its next acknowledged answer once the fault was over.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from typing import Any

from .database import children
from .house import BASE, CREW, FILE, PAIR, House

Harm = Callable[[House], Awaitable[float]]
WITHIN = 5.0  # seconds for every page to go on where a worker is left


@dataclass(frozen=True)
class Fault:
    name: str
    kind: str  # of the house
    what: str
    harm: Harm
    bots: bool = False
    root: bool = False  # needs a disk of its own
    small: str = ""  # the size of one for the folder of data
    own: bool = False  # a house that was damaged is for nothing else


FAULTS: dict[str, Fault] = {}


def fault(name: str, kind: str, what: str, **more: Any) -> Callable[[Harm], Harm]:
    def kept(harm: Harm) -> Harm:
        FAULTS[name] = Fault(name, kind, what, harm, **more)
        return harm

    return kept


async def start(house: House) -> None:
    assert await asyncio.to_thread(house.server.start), house.server.said()


# -- processes that die or hang ---------------------------------------------------------------------------------------
@fault("server-killed", FILE, "kill -9 of the only server; started again")
async def server_killed(house: House) -> float:
    house.server.kill()
    await start(house)
    return await house.played()


@fault("server-ended", FILE, "SIGTERM under load; started again")
async def server_ended(house: House) -> float:
    await asyncio.to_thread(house.server.stop)
    await start(house)
    return await house.played()


@fault("server-stopped", FILE, "SIGSTOP of the only server for 6 s")
async def server_stopped(house: House) -> float:
    os.kill(house.server.pid, signal.SIGSTOP)
    await asyncio.sleep(6)
    os.kill(house.server.pid, signal.SIGCONT)
    return await house.played()


@fault("worker-killed", CREW, "kill -9 of either of two workers, one after the other: every page goes on within 5 s")
async def worker_killed(house: House) -> float:
    waited = [await without(house, victim) for victim in house.workers()]
    assert max(waited) < WITHIN, f"the slowest table waited {max(waited):.1f} s"
    return max(waited)


async def without(house: House, victim: int) -> float:
    """How long the slowest table waited once this worker was killed. Another one has taken its place afterwards."""
    os.kill(victim, signal.SIGKILL)
    waited = await house.played()
    await house.until(lambda: victim not in house.workers() and len(house.workers()) == 2)
    return waited


@fault("both-workers-killed", CREW, "kill -9 of both workers at once; they are started again by the first process")
async def both_workers_killed(house: House) -> float:
    for pid in house.workers():
        os.kill(pid, signal.SIGKILL)
    return await house.played()


@fault(
    "worker-stopped",
    CREW,
    "SIGSTOP of one of two workers for 12 s: others take its tables; what it writes then is refused",
)
async def worker_stopped(house: House) -> float:
    victim = house.workers()[0]
    os.kill(victim, signal.SIGSTOP)
    await asyncio.sleep(12)
    os.kill(victim, signal.SIGCONT)
    return await house.played()


@fault("workers-replaced", CREW, "SIGHUP: every worker is replaced, one after another")
async def workers_replaced(house: House) -> float:
    before = {*house.workers()}
    os.kill(house.server.pid, signal.SIGHUP)
    await house.until(lambda: not before & {*house.workers()} and len(house.workers()) == 2)
    return await house.played()


@fault("bot-killed", FILE, "kill -9 of the thinking process, five times while bots play", bots=True)
async def bot_killed(house: House) -> float:
    for _ in range(5):
        await house.until(lambda: bool(children(house.server.pid)))
        with suppress(ProcessLookupError):
            os.kill(children(house.server.pid)[0], signal.SIGKILL)
        await house.played(1)
    return await house.played()


@fault("bot-stopped", FILE, "SIGSTOP of the thinking process: it is given up after 20 s and replaced", bots=True)
async def bot_stopped(house: House) -> float:
    await house.until(lambda: bool(children(house.server.pid)))
    os.kill(children(house.server.pid)[0], signal.SIGSTOP)
    return await house.played()


@fault("thinker-killed", CREW, "`snar think` comes, takes questions, and is killed with what it took", bots=True)
async def thinker_killed(house: House) -> float:
    words = [sys.executable, "-m", "snar.cli", "think", "--store", house.where]
    with subprocess.Popen(words, stdout=subprocess.PIPE) as thinker:
        assert thinker.stdout
        await asyncio.to_thread(thinker.stdout.readline)
        await house.played()
        for pid in [*children(thinker.pid), thinker.pid]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
    return await house.played()


# -- the database and the bus -----------------------------------------------------------------------------------------
@fault("database-killed", CREW, "kill -9 of all of PostgreSQL; started again")
async def database_killed(house: House) -> float:
    assert house.database
    await asyncio.to_thread(house.database.kill)
    await asyncio.to_thread(house.database.start)
    return await house.played()


@fault("database-backend-killed", BASE, "kill -9 of one process of PostgreSQL: it recovers by itself")
async def database_backend_killed(house: House) -> float:
    (row,) = await house.sql(
        "SELECT max(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()", house.name
    )
    os.kill(row[0], signal.SIGKILL)
    return await house.played()


@fault("database-stopped", CREW, "SIGSTOP of all of PostgreSQL for 5 s")
async def database_stopped(house: House) -> float:
    assert house.database
    house.database.signal(signal.SIGSTOP)
    await asyncio.sleep(5)
    house.database.signal(signal.SIGCONT)
    return await house.played()


@fault("bus-killed", CREW, "the connections over which servers hear one another are ended, three times")
async def bus_killed(house: House) -> float:
    ends = "SELECT pg_terminate_backend(backend) FROM servers"
    for _ in range(3):
        await house.sql(ends)
        await house.played(1)
    return await house.played()


@fault("database-restarted-small", CREW, "PostgreSQL ends in good order and stays away for 3 s")
async def database_away(house: House) -> float:
    assert house.database
    await asyncio.to_thread(house.database.stop)
    await asyncio.sleep(3)
    await asyncio.to_thread(house.database.start)
    return await house.played()


# -- lines ------------------------------------------------------------------------------------------------------------
@fault("lines-cut", FILE, "all connections of all players cut, ten times")
async def lines_cut(house: House) -> float:
    for _ in range(10):
        house.fronts[0].cut()
        await asyncio.sleep(0.3)
    return await house.played()


@fault("lines-delayed", FILE, "everything takes 150 ms each way for players")
async def lines_delayed(house: House) -> float:
    house.fronts[0].delay = 0.15
    await house.played()
    house.fronts[0].delay = 0.0
    return await house.played()


@fault("lines-halved", FILE, "frames torn in the middle, then the connection is cut; twenty times")
async def lines_halved(house: House) -> float:
    for halving in [True, False] * 20:
        house.fronts[0].halving = halving
        await asyncio.sleep(0.15)
    return await house.played()


@fault("lines-deaf", FILE, "players reach the server, its answers do not reach them: 2 s, then the line is cut")
async def lines_deaf(house: House) -> float:
    house.fronts[0].deaf = True
    await asyncio.sleep(2)
    house.fronts[0].deaf = False
    house.fronts[0].cut()
    return await house.played()


@fault("database-lines-cut", CREW, "all connections to the database cut, five times")
async def database_lines_cut(house: House) -> float:
    assert house.back
    for _ in range(5):
        house.back.cut()
        await asyncio.sleep(0.7)
    return await house.played()


@fault(
    "database-lines-deaf", BASE, "commits reach the database, their confirmations get lost: 2 s, then the line is cut"
)
async def database_lines_deaf(house: House) -> float:
    assert house.back
    house.back.deaf = True
    await asyncio.sleep(2)
    house.back.deaf = False
    house.back.cut()
    return await house.played()


@fault("database-lines-halved", BASE, "answers of the database torn in the middle, ten times")
async def database_lines_halved(house: House) -> float:
    assert house.back
    for halving in [True, False] * 10:
        house.back.halving = halving
        await asyncio.sleep(0.3)
    return await house.played()


@fault("database-slow", BASE, "every word to and from the database takes 60 ms")
async def database_slow(house: House) -> float:
    assert house.back
    house.back.delay = 0.06
    await house.played()
    house.back.delay = 0.0
    return await house.played()


@fault("slow-readers", FILE, "thirty look on and read nothing; the others go on")
async def slow_readers(house: House) -> float:
    table = house.company[0].account.table
    lines = []
    for _ in range(30):
        reader, writer = await asyncio.open_connection("127.0.0.1", house.server.port, limit=1)
        head = f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{house.server.port}\r\nUpgrade: websocket\r\n"
        head += (
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c25hciBvbiB0aGUgd2lyZQ==\r\n\r\n"
        )
        hello = b'{"t":"hello","v":1}'
        writer.write(head.encode() + bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
        lines.append((reader, writer))
    waited = await house.played(20)
    for _, writer in lines:
        writer.transport.abort()
    return waited


# -- disks ------------------------------------------------------------------------------------------------------------
@fault(
    "disk-full",
    FILE,
    "no byte is left on the disk for 3 s (a disk of 12 MB filled to the brim)",
    root=True,
    small="12m",
    own=True,
)
async def disk_full(house: House) -> float:
    filler = house.server.folder / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(4096)):
            pass
    await house.until(lambda: any(one.account.refusals.get("not-kept") for one in house.company))
    await asyncio.sleep(3)
    filler.unlink()
    return await house.played()


@fault("disk-read-only", FILE, "the disk becomes read-only for 3 s")
async def disk_read_only(house: House) -> float:
    house.says("readonly", 1)
    await asyncio.sleep(1)
    before = sum(len(one.account.acked) for one in house.company)
    await asyncio.sleep(3)
    assert before == sum(len(one.account.acked) for one in house.company), "what cannot be kept is not acknowledged"
    house.says("readonly", 0)
    return await house.played()


@fault("disk-slow", FILE, "every write takes 0.3 s more")
async def disk_slow(house: House) -> float:
    house.says("slow", 0.3)
    await house.played()
    house.says("slow", 0)
    return await house.played()


@fault("database-full", BASE, "the disk of the journal is full in PostgreSQL for 2 s", root=True, own=True)
async def database_full(house: House) -> float:
    assert house.database
    place = house.database.place / "small"
    assert house.small_disk(place, "1m")
    if house.database.user:
        shutil.chown(place, house.database.user)
    await house.sql(f"CREATE TABLESPACE small LOCATION '{place}'")
    try:
        await house.sql("ALTER TABLE entries SET TABLESPACE small")
        filler = place / "filler"
        with filler.open("wb", buffering=0) as file, suppress(OSError):
            while file.write(bytes(4096)):
                pass
        await house.until(lambda: any(one.account.refusals.get("not-kept") for one in house.company))
        await asyncio.sleep(2)
        filler.unlink()
        return await house.played()
    finally:
        await house.sql("ALTER TABLE entries SET TABLESPACE pg_default")
        await house.sql("DROP TABLESPACE small")


@fault("database-read-only", BASE, "the database accepts no writing for 3 s")
async def database_read_only(house: House) -> float:
    assert house.database
    for setting in ("on", "off"):
        await house.database.ask(f"ALTER DATABASE {house.name} SET default_transaction_read_only = {setting}")
        # Connections that are there already do not notice a new default.
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()"
        await house.database.ask(others, "postgres", house.name)
        await asyncio.sleep(3)
    return await house.played()


# -- clocks -----------------------------------------------------------------------------------------------------------
@fault("clock-forward", FILE, "the clock jumps three days ahead")
async def clock_forward(house: House) -> float:
    house.says("clock", 3 * 86_400)
    return await house.played(10)


@fault("clock-back", FILE, "the clock jumps a year back; killed and started again there")
async def clock_back(house: House) -> float:
    house.says("clock", -365 * 86_400)
    await house.played(10)
    house.server.kill()
    await start(house)
    return await house.played()


@fault("clocks-differ", CREW, "the clock of all servers is an hour ahead of the database's, then an hour behind")
async def clocks_differ(house: House) -> float:
    for off in (3600, -3600):
        house.says("clock", off)
        await house.played(5)
    return await house.played()


# -- races ------------------------------------------------------------------------------------------------------------
@fault(
    "two-servers-one-table",
    PAIR,
    "players come through two servers while leases vanish sixty times: both want every table",
)
async def race(house: House) -> float:
    for _ in range(60):
        await house.sql("DELETE FROM leases")
        await asyncio.sleep(0.05)
    return await house.played()


@fault("leases-swapped", PAIR, "thirty times the lease of every table goes to the other server while it is played")
async def leases_swapped(house: House) -> float:
    other = "(SELECT id FROM servers WHERE id <> leases.server ORDER BY id LIMIT 1)"
    for _ in range(30):
        await house.sql(f"UPDATE leases SET server = {other} WHERE EXISTS {other}")
        await asyncio.sleep(0.15)
    return await house.played()


# -- damage -----------------------------------------------------------------------------------------------------------
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
