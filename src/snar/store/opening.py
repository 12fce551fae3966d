"""Which store an address means: a file is SQLite, `postgresql://...` is PostgreSQL."""

from __future__ import annotations

import os
import re
from pathlib import Path

from .port import Store, StoreError
from .sqlite import SqliteStore

SCHEMES = ("postgresql://", "postgres://")
NAMED = "SNAR_STORE"  # in the environment: an address with a password belongs in no command line, where all may read it


class NoDriver(StoreError):
    """The package that speaks to PostgreSQL is not installed."""


def open_store(where: str) -> Store:
    if not where.startswith(SCHEMES):
        return SqliteStore(Path(where))
    try:
        from .postgres import PostgresStore
    except ModuleNotFoundError:
        raise NoDriver("PostgreSQL needs the package asyncpg") from None
    return PostgresStore(where)


async def look_at(url: str, address: str) -> None:
    """Is there a database, of a shape we know, that a server may use now? StoreError says what is wrong."""
    store = open_store(url)
    try:
        await store.neighbours.enter(address, lambda _: None, lambda: None)
    finally:
        await store.close()


def named(address: str) -> str:
    """The address that was given, or else that of the environment."""
    return address or os.environ.get(NAMED, "")


def shown(url: str) -> str:
    """The address as it may be shown: without the password, however it is written."""
    scheme, _, rest = url.partition("://")
    place, *more = re.split("[?#]", rest, maxsplit=1)
    place = "..." if "@" in "".join(more) else place.rpartition("@")[2]
    return f"{scheme}://{place}" if url else ""
