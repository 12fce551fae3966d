"""`snar store backup`, `restore` and `rotate-key`: a house in one folder, kept safe while people play."""

from __future__ import annotations

import sqlite3
from argparse import Namespace
from contextlib import closing
from pathlib import Path
from shutil import copyfile

from snar.cli.errors import Trouble
from snar.cli.speech import program_texts
from snar.store.lock import FolderHeld, FolderLock
from snar.store.private import folder as make_folder
from snar.store.private import private

DATABASE = "snar.db"
KEYS = ("cookie.key", "admin.key", "metrics.key")
SOUND = [("ok",)]


def run(args: Namespace) -> int:
    from snar.server.settings import default_data

    folder, texts = Path(args.data) if args.data else default_data(), program_texts(args.lang)
    match args.what:
        case "backup":
            tables = saved(folder, Path(args.target))
            print(texts.say("backup-done", tables=tables, folder=args.target))
        case "restore":
            tables = brought_back(Path(args.source), folder)
            print(texts.say("restore-done", tables=tables, folder=str(folder)))
        case _:
            print(texts.say("key-rotated", count=rotated(folder)))
    return 0


def saved(folder: Path, target: Path) -> int:
    """A copy of one moment, while the server plays on; read through before it counts. How many tables it holds."""
    if not (folder / DATABASE).is_file():
        raise Trouble("backup-missing", folder=str(folder))
    make_room(target)
    fresh = private(target / f"{DATABASE}.new")
    try:
        with closing(sqlite3.connect(folder / DATABASE)) as source, closing(sqlite3.connect(fresh)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        tables = whole(fresh, folder / DATABASE)
        for name in KEYS:
            if (folder / name).is_file():
                copyfile(folder / name, private(target / name))
        fresh.replace(target / DATABASE)
    except sqlite3.OperationalError as error:  # the disk is full, or gone
        raise Trouble("os", file=str(target), detail=str(error)) from None
    finally:
        fresh.unlink(missing_ok=True)
    return tables


def brought_back(source: Path, folder: Path) -> int:
    """Into a folder without a house, and only a copy that is whole."""
    if not (source / DATABASE).is_file():
        raise Trouble("restore-missing", folder=str(source))
    tables = whole(source / DATABASE)
    make_room(folder)
    try:
        lock = FolderLock(folder, "snar store restore")
    except FolderHeld as held:
        known = {name: str(held.holder.get(name, "?")) for name in ("pid", "host", "address", "since")}
        raise Trouble("folder-held", folder=str(folder), **known) from None
    try:
        for name in KEYS:
            if (source / name).is_file():
                copyfile(source / name, private(folder / name))
        fresh = private(folder / f"{DATABASE}.new")
        copyfile(source / DATABASE, fresh)
        fresh.replace(folder / DATABASE)  # all of it or nothing
    finally:
        (folder / f"{DATABASE}.new").unlink(missing_ok=True)
        lock.release()
    return tables


def make_room(folder: Path) -> None:
    make_folder(folder)
    if (folder / DATABASE).exists():
        raise Trouble("store-taken", address=str(folder / DATABASE))


def whole(database: Path, copied: Path | None = None) -> int:
    """How many tables it holds. `copied`: of what it is a copy."""
    try:
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as db:
            sound = db.execute("PRAGMA integrity_check").fetchall() == SOUND
            (tables,) = db.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error:
        sound, tables = False, 0
    if not sound:
        raise Trouble("backup-damaged", file=str(copied or database))
    return int(tables)


def rotated(folder: Path) -> int:
    from snar.server.http.identity import DamagedKey, rotate

    if not (folder / KEYS[0]).is_file():
        raise Trouble("key-missing", folder=str(folder))
    try:
        return rotate(folder)
    except DamagedKey:
        raise Trouble("damaged-key", file=str(folder / KEYS[0])) from None
