"""A PostgreSQL of the tests' own: a fresh cluster in a temporary folder, on a free port of this machine alone."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

import asyncpg
import pytest

DEBIAN = Path("/usr/lib/postgresql")
SETTINGS = {  # nothing of it outlives the tests, so nothing has to reach the disk
    "fsync": "off",
    "full_page_writes": "off",
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "60",
    "shared_buffers": "16MB",
}


def programs() -> Path | None:
    """Where initdb and postgres are; Debian keeps them off the path."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else []
    folders += [path / "bin" for path in sorted(DEBIAN.glob("*"), reverse=True)]
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


def nobody_special() -> str | None:
    """PostgreSQL refuses to run as root: there it runs as the user that its package has made."""
    return "postgres" if hasattr(os, "geteuid") and os.geteuid() == 0 else None


@contextmanager
def cluster(**changes: str) -> Iterator[str]:
    """The address of its database, while it runs; `changes` of its settings."""
    folder = programs()
    assert folder, "there is no PostgreSQL on this machine"
    user, port = nobody_special(), free_port()
    with tempfile.TemporaryDirectory(prefix="snar-postgres-", ignore_cleanup_errors=True) as place:
        if user:
            shutil.chown(place, user)
        data = f"{place}/data"
        make = [folder / "initdb", "-D", data, "-U", "snar", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
        subprocess.run(make, check=True, capture_output=True, user=user, cwd=place)
        words = [word for name, value in {**SETTINGS, **changes}.items() for word in ("-c", f"{name}={value}")]
        server = subprocess.Popen(
            [folder / "postgres", "-D", data, "-p", str(port), *words],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, user=user, cwd=place,
        )  # fmt: skip
        try:
            address = f"postgresql://snar@127.0.0.1:{port}/postgres"
            wait_for(address, server)
            yield address
        finally:
            server.terminate()
            server.wait(30)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(address: str, server: subprocess.Popen[bytes], patience: float = 60.0) -> None:
    """It listens before it lets anybody in."""
    until = time.monotonic() + patience
    while server.poll() is None and time.monotonic() < until:
        with suppress(OSError, asyncpg.PostgresError):
            asyncio.run(look_in(address))
            return
        time.sleep(0.05)
    raise RuntimeError("PostgreSQL did not start")


async def look_in(address: str) -> None:
    db = await asyncpg.connect(address)
    await db.close()


# -- fixtures: a plugin of tests/conftest.py --------------------------------------------------------------------------
NUMBERS = count(1)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """Started once for each process of the tests that asks for it."""
    if programs() is None and "CI" not in os.environ:
        pytest.skip("there is no PostgreSQL on this machine: apt install postgresql")
    with cluster() as address:
        yield address


@pytest.fixture
def database(postgresql: str) -> str:
    """The address of a fresh, empty database."""
    name = f"house{next(NUMBERS)}"

    async def make() -> None:
        db = await asyncpg.connect(postgresql)
        await db.execute(f"CREATE DATABASE {name}")
        await db.close()

    asyncio.run(make())
    return postgresql.rpartition("/")[0] + f"/{name}"
