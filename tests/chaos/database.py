"""A PostgreSQL of the suite's own that can be killed, stopped in its tracks, and started again."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg

from tests.postgresql import SETTINGS, free_port, nobody_special, programs, wait_for

READY = 60.0  # seconds for it to come back after a crash


class Database:
    """Pages carry checksums, as they do by default since PostgreSQL 18."""

    def __init__(self) -> None:
        found = programs()
        if found is None:
            raise FileNotFoundError("there is no PostgreSQL on this machine: apt install postgresql")
        self.programs, self.user, self.port = found, nobody_special(), free_port()
        self.place = Path(tempfile.mkdtemp(prefix="snar-chaos-postgres-"))
        if self.user:
            shutil.chown(self.place, self.user)
        self.data = self.place / "data"
        make = [found / "initdb", "-D", self.data, "-U", "snar", "-A", "trust", "-E", "UTF8", "--no-locale", "-k", "-N"]
        subprocess.run(make, check=True, capture_output=True, user=self.user, cwd=self.place)
        self.houses = 0
        self.start()

    @property
    def address(self) -> str:
        return f"postgresql://snar@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """After a crash the old processes have to be gone first."""
        words = [word for name, value in SETTINGS.items() for word in ("-c", f"{name}={value}")]
        until = time.monotonic() + READY
        while True:
            self.process = subprocess.Popen(
                [self.programs / "postgres", "-D", self.data, "-p", str(self.port), *words],
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, user=self.user, cwd=self.place,
            )  # fmt: skip
            with suppress(RuntimeError):
                return wait_for(self.address, self.process)
            if time.monotonic() > until:
                raise RuntimeError("PostgreSQL did not come back")
            time.sleep(0.1)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)  # fast: whoever is connected is sent away
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """The whole of it, with nothing put in order."""
        for pid in [self.process.pid, *children(self.process.pid)]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()

    def signal(self, number: int) -> None:
        for pid in [self.process.pid, *children(self.process.pid)]:
            with suppress(ProcessLookupError):
                os.kill(pid, number)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.place, ignore_errors=True)

    async def new_house(self) -> str:
        """The name of a fresh, empty database."""
        self.houses += 1
        await self.ask(f"CREATE DATABASE chaos{self.houses}")
        return f"chaos{self.houses}"

    async def ask(self, sql: str, name: str = "postgres", *args: object) -> list[Any]:
        db = await asyncpg.connect(self.address.rpartition("/")[0] + f"/{name}", timeout=10)
        try:
            return await db.fetch(sql, *args)
        finally:
            await db.close(timeout=10)


def children(pid: int) -> list[int]:
    """Of all its threads."""
    found: list[int] = []
    for listed in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            found += map(int, listed.read_text().split())
    return found
