"""What can keep a server from starting, found before anything is touched and said in one line."""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import re
import socket
import sqlite3
from typing import Any
from urllib.parse import urlsplit

from snar.packs.folders import PackError
from snar.store.lock import FolderHeld
from snar.store.opening import SCHEMES, NoDriver, look_at, shown
from snar.store.port import Damaged, HeldByAnother, Miswritten, Newer, StoreError

from .http.identity import DamagedKey
from .settings import Retention, Settings

NAME = re.compile(
    r"(\[[0-9a-f:.]+\]|[a-z0-9_]([a-z0-9_-]*[a-z0-9])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9])?)*)(:\d+)?",
    re.IGNORECASE | re.ASCII,
)  # of a machine, with a port or without
TROUBLES = (DamagedKey, PackError, StoreError, OSError, sqlite3.Error)
PLAIN = {
    "bad-port": "There is no port {port}. Ports are 1 to 65535.",
    "port-taken": "Something already runs on port {port}. Choose another: --port {other}.",
    "port-denied": "Port {port} is not for everyone on this machine. Choose one from 1024 up: --port {other}.",
    "bad-host": "This machine has no address {host}. Leave --host out, or use --lan.",
    "bad-public-url": "--public-url {url} is no address of a server. Write it as https://snar.example.",
    "bad-proxy": "--proxy {proxy} is no address of a machine. Write it as 192.0.2.7 or 2001:db8::7.",
    "folder-held": "The folder {folder} is used by another server: process {pid} on {host}, {address}, since {since}. "
    "Stop that one, or choose another folder: --data.",
    "damaged-database": "The database {file} is damaged ({detail}). Put your backup back, or choose another folder: "
    "--data.",
    "newer-database": "The database {file} was made by a newer Snář. Upgrade this one, or choose another folder: "
    "--data.",
    "damaged-key": "The key {file} is damaged. Put your copy back, or remove it: then everyone is a stranger.",
    "bad-pack": "{problem}",
    "workers-need-database": "Several workers need a database that they share: --store postgresql://...",
    "bad-workers": "There cannot be {workers} workers. Choose a number from 1 to 64.",
    "bad-inside": "This machine has no address {host} where others could reach it. On one machine leave --inside out.",
    "bad-retention": "--retention {words} says nothing. Write days by name, as finished=30,abandoned=3; the names are "
    "abandoned, tried, finished and strangers.",
    "no-driver": "PostgreSQL needs the package asyncpg. Install it: pip install 'snar[postgres]'.",
    "house-held": "The database {address} is used by another server: process {pid} on {host}, {server}, since {since}. "
    "Stop that one, or choose another database: --store.",
    "newer-house": "The database {address} was made by a newer Snář. Upgrade this one, or choose another: --store.",
    "no-database": "The database {address} cannot be used ({detail}). Is it running, and is the address right? --store",
    "bad-store": "The address of the database is not written as one. Write it as postgresql://user:password@host/name, "
    "and in a password / as %2F, ? as %3F, # as %23, @ as %40, [ as %5B, % as %25.",
    "no-data": "The folder {folder} cannot be used ({detail}). Choose another: --data.",
}


class CannotStart(Exception):
    """`reason` is one of PLAIN, and of the texts of the command line (`why-<reason>`)."""

    def __init__(self, reason: str, **about: Any) -> None:
        super().__init__(PLAIN[reason].format(**about))
        self.reason, self.about = reason, about


def check(settings: Settings) -> None:
    """The address and the public address; the folder is looked at when it is opened."""
    check_url(settings.public_url)
    for proxy in settings.proxies:
        check_proxy(proxy)
    check_address(settings.bind, settings.port)


def check_retention(words: str) -> Retention:
    try:
        return Retention.of(words)
    except (TypeError, ValueError):
        raise CannotStart("bad-retention", words=words) from None


def check_store(settings: Settings) -> None:
    """A file is looked at when it is opened."""
    if settings.store and not settings.store.startswith(SCHEMES):
        raise CannotStart("bad-store")
    if settings.store:
        asyncio.run(look_at(settings.store, settings.url))


def check_url(url: str) -> None:
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        good = good and bool(NAME.fullmatch(parts.netloc)) and parts.path in ("", "/")
    except ValueError:
        good = False
    if url and not (good and not {*url} & {*"?# "} and url.isprintable()):
        raise CannotStart("bad-public-url", url=url)


def check_proxy(proxy: str) -> None:
    try:
        ipaddress.ip_address(proxy)
    except ValueError:
        raise CannotStart("bad-proxy", proxy=proxy) from None


def check_address(host: str, port: int) -> None:
    if not 0 < port < 65536:
        raise CannotStart("bad-port", port=str(port))
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise CannotStart("bad-host", host=host) from None
    for family, kind, protocol, _, address in found:
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(address)
            except OSError as error:
                raise refused(error, host, port) from None


def refused(error: OSError, host: str, port: int) -> CannotStart:
    about = {"port": str(port), "other": str(port + 1 if 1023 < port < 65535 else 8018)}
    if error.errno == errno.EADDRINUSE:
        return CannotStart("port-taken", **about)
    if error.errno == errno.EACCES:
        return CannotStart("port-denied", **about)
    return CannotStart("bad-host", host=host)


def reason(error: Exception, settings: Settings) -> CannotStart:
    """Why the folder or the database could not be opened."""
    folder, address = settings.data, shown(settings.store)
    match error:
        case NoDriver():
            return CannotStart("no-driver")
        case Miswritten():
            return CannotStart("bad-store")
        case HeldByAnother():
            holder = {name: error.holder.get(name, "?") for name in ("pid", "host", "since")}
            return CannotStart("house-held", address=address, server=error.holder.get("address", "?"), **holder)
        case Newer() if address:
            return CannotStart("newer-house", address=address)
        case FolderHeld():
            holder = {name: str(error.holder.get(name, "?")) for name in ("pid", "host", "address", "since")}
            return CannotStart("folder-held", folder=str(folder), **holder)
        case Damaged():
            return CannotStart("damaged-database", file=str(folder / "snar.db"), detail=str(error))
        case Newer():
            return CannotStart("newer-database", file=str(folder / "snar.db"))
        case PackError():
            return CannotStart("bad-pack", problem=str(error))
        case DamagedKey():
            return CannotStart("damaged-key", file=str(folder / "cookie.key"))
        case OSError():
            return CannotStart("no-data", folder=str(folder), detail=error.strerror or str(error))
    if address and isinstance(error, StoreError):
        return CannotStart("no-database", address=address, detail=str(error))
    return CannotStart("no-data", folder=str(folder), detail=str(error))
