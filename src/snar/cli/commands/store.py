"""`snar store copy`: a whole house moves from one store to another."""

from __future__ import annotations

import asyncio
import sys
from argparse import Namespace
from pathlib import Path

from snar.cli.errors import Trouble
from snar.cli.speech import program_texts
from snar.store.lock import FolderHeld, FolderLock
from snar.store.moving import Differs, NotEmpty, move, vacant
from snar.store.opening import SCHEMES, NoDriver, open_store, shown
from snar.store.port import HeldByAnother, Miswritten, Store, StoreError
from snar.store.private import folder as make_folder
from snar.store.private import private
from snar.texts.bundle import Texts

WIDTH = 40  # letters of a line about how far it is: it covers the one before


def run(args: Namespace) -> int:
    texts = program_texts(args.lang)
    if not args.source.startswith(SCHEMES) and not Path(args.source).is_file():
        raise Trouble("store-missing", address=args.source)
    if same(args.source, args.target):
        raise Trouble("store-same", address=written(args.source))
    rows = asyncio.run(moved(args.source, args.target, texts))
    print(texts.say("store-moved", rows=rows))
    return 0


def same(source: str, target: str) -> bool:
    files = not source.startswith(SCHEMES) and not target.startswith(SCHEMES)
    return source == target or (files and Path(source).resolve() == Path(target).resolve())


async def moved(source: str, target: str, texts: Texts) -> int:
    begun = False

    def progress(relation: str, rows: int) -> None:
        nonlocal begun
        begun, said = True, texts.say("store-moving", relation=relation, rows=rows)
        print(f"\r{said:{WIDTH}}", end="", file=sys.stderr, flush=True)

    at, locks, stores = source, list[FolderLock](), list[Store]()
    try:
        for at in (source, target):
            locks += folder_lock(at)
            stores.append(open_store(at if at == source else await new(at)))
            await stores[-1].hold("snar store copy")
        rows = await move(stores[0], stores[1], progress)
        await stores.pop().close()
        if not target.startswith(SCHEMES):
            unfinished(target).replace(target)
    except StoreError as error:
        raise trouble(error, at) from None
    finally:
        if begun:
            print(file=sys.stderr)
        for store in stores:
            await store.close()
        for lock in locks:
            lock.release()
    return rows


async def new(target: str) -> str:
    """What to move into: of a file one beside it, which gets the name once everything is there."""
    if target.startswith(SCHEMES):
        return target
    if Path(target).exists():
        there = open_store(target)
        try:
            await vacant(there)
        finally:
            await there.close()
    remains = unfinished(target)
    for file in (remains, *(remains.with_name(remains.name + end) for end in ("-wal", "-shm"))):
        file.unlink(missing_ok=True)  # of a move that was interrupted
    return str(private(remains))


def unfinished(target: str) -> Path:
    return Path(target + ".new")


def folder_lock(where: str) -> list[FolderLock]:
    """A file must not be written to by a server meanwhile."""
    if where.startswith(SCHEMES):
        return []
    folder = Path(where).resolve().parent
    make_folder(folder)
    return [FolderLock(folder, "snar store copy")]


def written(where: str) -> str:
    """As it may be shown."""
    return shown(where) if where.startswith(SCHEMES) else where


def trouble(error: StoreError, at: str) -> Trouble:
    address = written(at)
    match error:
        case NoDriver():
            return Trouble("no-driver")
        case Miswritten():
            return Trouble("bad-store")
        case FolderHeld():
            return Trouble("folder-held", folder=str(error.folder), **holder(error.holder))
        case HeldByAnother():
            known = holder(error.holder)
            return Trouble("house-held", address=address, server=known.pop("address"), **known)
        case NotEmpty():
            return Trouble("store-taken", address=address)
        case Differs():
            return Trouble("store-differs", relation=str(error))
    return Trouble("no-database", address=address, detail=str(error))


def holder(told: dict[str, str]) -> dict[str, str]:
    return {name: str(told.get(name, "?")) for name in ("pid", "host", "address", "since")}
