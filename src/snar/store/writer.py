"""One thread that owns the database: jobs queue up, many share one transaction, each hears when it is durable."""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from .checkpoints import Checkpoints, emptied
from .migrate import migrate
from .port import Conflict, Damaged, StoreError

log = logging.getLogger("snar.store")
encode = msgspec.json.Encoder().encode
CHECKED = 256 * 1024 * 1024  # bytes of a database that is read through at the start (a second or so)
GROUP = 256  # jobs in one transaction
BUSY, PAUSE, LONGEST = 8, 0.0004, 0.012  # jobs of a group, seconds to wait for more after each of them, and at most
INSERT = (
    "INSERT INTO entries (table_id, number, line)"
    " SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)"
)  # one statement for many lines: each statement makes the thread queue for the interpreter lock

MAGIC = (b"SQLi",)  # how the database begins,
WAL_MAGIC = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")  # and the file beside it

R = TypeVar("R")
Work = Callable[[sqlite3.Connection], Any]
Lines = list[tuple[str, int, str]]  # table, number, line
Outcome = tuple[asyncio.Future[Any], Any]


class Job(NamedTuple):
    done: asyncio.Future[Any]
    lines: Lines  # journal lines to append, or
    work: Work | None  # anything else


class Writer:
    def __init__(self, path: Path | str) -> None:
        self.path = path
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.closed = False
        self.groups = self.written = 0
        self.known: dict[str, tuple[int, int]] = {}  # by file: its number on the disk, the most bytes it had
        self.looking = -1  # the database, open only to be looked at
        self.sizes = threading.Lock()  # one looks at the files, or they become smaller
        self.forgets = False  # what was deleted must not lie in the file beside any longer
        self.pause = 0.0  # seconds to wait for more jobs: syncing is dear
        self.opened: queue.SimpleQueue[Exception | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="snar-store", daemon=True)
        self.thread.start()
        error = self.opened.get()
        if error:
            raise error
        self.check_file()

    # -- from the event loop ---------------------------------------------------------------------------------------
    async def append(self, lines: Lines) -> None:
        await self.put(lines, None)

    async def do(self, work: Callable[[sqlite3.Connection], R]) -> R:
        result: R = await self.put([], work)
        return result

    def put(self, lines: Lines, work: Work | None) -> asyncio.Future[Any]:
        if self.closed or not self.thread.is_alive():
            raise StoreError("closed")
        done = asyncio.get_running_loop().create_future()
        self.jobs.put(Job(done, lines, work))
        return done

    def check_file(self) -> None:
        """A database that was cut off or taken away works on for a while, from memory: say so at once.

        What was answered last is in the file beside it (`-wal`). The database itself is opened here once and closed
        after SQLite has: closing it sooner would drop the locks of this process, and whoever else reads the file would
        take itself for the last and throw away the `-wal`, with all answers to come."""
        try:
            with self.sizes:
                self.look_at_files()
        except OSError as error:
            raise StoreError(f"the database is gone: {error.strerror}") from None

    def look_at_files(self) -> None:
        if self.looking < 0:
            self.looking = os.open(self.path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
        os.lseek(self.looking, 0, os.SEEK_SET)
        self.check_one(str(self.path), os.stat(self.path), os.read(self.looking, 4), MAGIC)
        with open(f"{self.path}-wal", "rb") as file:
            self.check_one(file.name, os.fstat(file.fileno()), file.read(4), WAL_MAGIC)

    def check_one(self, name: str, state: os.stat_result, first: bytes, begins: tuple[bytes, ...]) -> None:
        inode, size = self.known.get(name, (state.st_ino, 0))
        if state.st_size < size or state.st_ino != inode or (first and first not in begins):
            raise Damaged("the database was cut off or replaced while it was open")
        self.known[name] = inode, state.st_size

    async def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.jobs.put(None)
            await asyncio.to_thread(self.thread.join)
            if self.looking >= 0:
                os.close(self.looking)

    # -- in the thread ---------------------------------------------------------------------------------------------
    def run(self) -> None:
        try:
            db = open_database(self.path)
        except (sqlite3.Error, StoreError, OSError) as error:
            self.opened.put(error if isinstance(error, StoreError) else unopened(error))
            return
        self.opened.put(None)
        checkpoints, going = Checkpoints(self.path), True
        while going:
            jobs, going = self.gather()
            self.pause = min(LONGEST, PAUSE * len(jobs)) if len(jobs) >= BUSY else 0.0
            if jobs:
                outcomes = commit(db, jobs)
                self.groups += 1  # counted before anyone hears of it
                self.written += len(jobs)
                report(outcomes)
                checkpoints.after(len(jobs), self.jobs.empty(), db)
                if self.forgets:
                    with self.sizes:
                        self.forgets = not emptied(db)
                        self.known.pop(f"{self.path}-wal", None)
        checkpoints.close()
        db.close()

    def gather(self) -> tuple[list[Job], bool]:
        """Wait for one job, then take what is there already. False: close after these."""
        job = self.jobs.get()
        if self.pause:
            time.sleep(self.pause)
        jobs: list[Job] = []
        while job is not None:
            jobs.append(job)
            if len(jobs) == GROUP:
                return jobs, True
            try:
                job = self.jobs.get_nowait()
            except queue.Empty:
                return jobs, True
        return jobs, False


def open_database(path: Path | str) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA wal_autocheckpoint = 0")  # checkpoints.py sees to it
        db.execute("PRAGMA secure_delete = ON")  # what is forgotten is not to be read in the file either
        db.execute("PRAGMA foreign_keys = ON")
        check(db)
        migrate(db)
        check_tables(db)
    except BaseException:
        db.close()
        raise
    return db


def check(db: sqlite3.Connection) -> None:
    """Is the file whole? One too large to be read through at the start is believed."""
    size = db.execute("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size").fetchone()[0]
    found = db.execute("PRAGMA quick_check(1)").fetchone()[0] if size < CHECKED else "ok"
    if found != "ok":
        raise Damaged(str(found).splitlines()[-1])


def check_tables(db: sqlite3.Connection) -> None:
    """Is everything there that the migrations made? Without a table the server would start and answer nothing."""
    pattern = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(pattern)
        lost = shape(pattern) - shape(db)
    finally:
        pattern.close()
    if lost:
        raise Damaged(f"{'.'.join(min(lost))} is missing")


def shape(db: sqlite3.Connection) -> set[tuple[str, str]]:
    """Tables with their columns."""
    sql = "SELECT m.name, c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table'"
    return {(str(table), str(column)) for table, column in db.execute(sql)}


def unopened(error: Exception) -> StoreError:
    """SQLite says `DatabaseError` of a file that is damaged, and one of its children of everything else."""
    return Damaged(str(error)) if type(error) is sqlite3.DatabaseError else StoreError(str(error))


def commit(db: sqlite3.Connection, jobs: list[Job]) -> list[Outcome]:
    """Nobody is told of success before it is on the disk."""
    lines, others = [job for job in jobs if job.work is None], [job for job in jobs if job.work is not None]
    return kept(db, lines, appended) + kept(db, others, together)


def kept(db: sqlite3.Connection, jobs: list[Job], how: Callable[..., list[Outcome]]) -> list[Outcome]:
    """All of these jobs done and durable, or none of them."""
    try:
        return how(db, jobs) if jobs else []
    except sqlite3.Error as error:
        why = str(error)
        log.error("the database cannot keep anything: %s", why)
    except Exception:
        log.exception("some jobs failed")  # the one thread that owns the database must outlive everything
        why = "failed"
    with suppress(sqlite3.Error):
        db.rollback()
    return [(job.done, StoreError(why)) for job in jobs]


def appended(db: sqlite3.Connection, jobs: list[Job]) -> list[Outcome]:
    """All lines by one statement, a transaction of its own; only if a number is taken job by job, to find whose."""
    try:
        db.execute(INSERT, (encode([line for job in jobs for line in job.lines]).decode(),))
    except sqlite3.IntegrityError:
        if len(jobs) == 1:
            return [(jobs[0].done, Conflict("taken"))]
        return [outcome for job in jobs for outcome in kept(db, [job], appended)]
    return [(job.done, None) for job in jobs]


def together(db: sqlite3.Connection, jobs: list[Job]) -> list[Outcome]:
    """Everything else in one transaction."""
    db.execute("BEGIN IMMEDIATE")
    outcomes = [(job.done, worked(db, job.work)) for job in jobs if job.work is not None]
    db.execute("COMMIT")
    return outcomes


def worked(db: sqlite3.Connection, work: Work) -> Any:
    """A failed job takes back only itself; a database that does not work fails all of them."""
    db.execute("SAVEPOINT job")
    try:
        result = work(db)
    except sqlite3.IntegrityError:
        db.execute("ROLLBACK TO job")
        result = Conflict("taken")
    except sqlite3.OperationalError:
        raise
    except Exception:
        log.exception("a job failed")
        db.execute("ROLLBACK TO job")
        result = StoreError("failed")
    db.execute("RELEASE job")
    return result


def report(outcomes: list[Outcome]) -> None:
    """Wake those who wait, with one call into each event loop."""
    loops = {done.get_loop() for done, _ in outcomes}
    for loop in loops:
        mine = [outcome for outcome in outcomes if outcome[0].get_loop() is loop]
        with suppress(RuntimeError):  # a loop that has ended waits for nothing
            loop.call_soon_threadsafe(settle, mine)


def settle(outcomes: list[Outcome]) -> None:
    for done, result in outcomes:
        if done.done():
            continue  # nobody waits any more
        if isinstance(result, StoreError):
            done.set_exception(result)
        else:
            done.set_result(result)
