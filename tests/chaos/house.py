"""A house to break: real servers on a file or on PostgreSQL, a proxy before them and one before the database."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.server.site import free_port

from .clients import Account, Company, make_company
from .database import Database, children
from .proxy import Proxy

INJECT = Path(__file__).parent / "inject"
READY = 60.0  # seconds for a server to be there
GOING_ON = 60.0  # seconds for a table; a minute is a machine under load, five seconds are promised for workers
FILE, BASE, CREW, PAIR = "file", "base", "crew", "pair"


class Server:
    """One `python -m snar.server`, or the first process of several; what it logs is kept."""

    def __init__(self, house: House, name: str, words: list[str]) -> None:
        self.port = free_port()
        self.folder = house.folder / name
        self.words = [sys.executable, "-m", "snar.server", "--port", str(self.port), "--no-limits"]
        self.words += ["--data", str(self.folder), *words]
        self.env = {**os.environ, "SNAR_CHAOS": str(house.chaos), "PYTHONPATH": str(INJECT)}
        self.log = house.folder / f"{name}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> bool:
        """False: it said in its log why it cannot."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.words, env=self.env, stdout=subprocess.PIPE, stderr=log)
        assert self.process.stdout
        hurry = threading.Timer(READY, self.process.kill)
        hurry.start()
        there = bool(self.process.stdout.readline())
        hurry.cancel()
        self.process.stdout.close()
        if not there:
            self.process.wait()
        return there

    @property
    def pid(self) -> int:
        assert self.process
        return self.process.pid

    def kill(self) -> None:
        assert self.process
        for pid in [self.pid, *children(self.pid)]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is None or self.process.poll() is not None:
            return
        for pid in [self.pid, *children(self.pid)]:  # one that was stopped in its tracks cannot go
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
        self.process.terminate()
        try:
            self.process.wait(40)
        except subprocess.TimeoutExpired:
            self.kill()

    def said(self) -> str:
        return self.log.read_text("utf-8", "replace") if self.log.exists() else ""


class House:
    def __init__(
        self, kind: str, database: Database | None, tables: int = 3, bots: bool = False, small: str = ""
    ) -> None:
        """`small`: the size of a disk of its own for the folder of data."""
        self.kind, self.database, self.number, self.bots, self.small = kind, database, tables, bots, small
        self.folder = Path(tempfile.mkdtemp(prefix="snar-chaos-"))
        self.chaos = self.folder / "chaos"
        self.chaos.mkdir()
        self.name = ""  # of its database
        self.servers: list[Server] = []
        self.fronts: list[Proxy] = []
        self.back: Proxy | None = None
        self.company: list[Company] = []
        self.apart: list[Account] = []  # tables that are known to be damaged: found out, and not compared
        self.mounted: list[Path] = []

    # -- beginning and end -------------------------------------------------------------------------------------------
    async def open(self) -> None:
        words: list[str] = []
        if self.kind != FILE:
            assert self.database
            self.name = await self.database.new_house()
            self.back = await Proxy(self.database.port).start()
            words = ["--store", f"postgresql://snar@127.0.0.1:{self.back.port}/{self.name}"]
        words += ["--workers", "2"] if self.kind == CREW else []
        names = ["one", "two"] if self.kind == PAIR else ["one"]
        for name in names:
            (self.folder / name).mkdir(exist_ok=True)
            (self.folder / name / "cookie.key").write_bytes(b"k" * 32)
            server = Server(self, name, words)
            if self.small:
                assert self.small_disk(server.folder, self.small)
                (server.folder / "cookie.key").write_bytes(b"k" * 32)
            self.servers.append(server)
            self.fronts.append(await Proxy(server.port).start())
            server.words += ["--public-url", f"http://127.0.0.1:{self.fronts[-1].port}"]
        for server in self.servers:
            assert await asyncio.to_thread(server.start), server.said()
        ports = [front.port for front in self.fronts]
        self.company = await asyncio.to_thread(make_company, ports, self.number, self.bots)

    async def pause(self) -> None:
        """Everyone leaves; the servers stay."""
        for one in self.company:
            await one.stop()

    def resume(self) -> None:
        """Everyone plays, as if nothing had happened: clocks, disks and lines are as they were."""
        for file in self.chaos.iterdir():
            file.unlink()
        for proxy in [*self.fronts, *([self.back] if self.back else [])]:
            proxy.delay, proxy.deaf, proxy.halving = 0.0, False, False
        for one in self.company:
            one.start()

    async def close(self) -> None:
        """Nobody and nothing is left behind."""
        await self.pause()
        await asyncio.gather(*(asyncio.to_thread(server.stop) for server in self.servers))
        for proxy in [*self.fronts, *([self.back] if self.back else [])]:
            await proxy.stop()

    def clean(self) -> None:
        for place in self.mounted:
            subprocess.run(["umount", "-l", str(place)], check=False)
        shutil.rmtree(self.folder, ignore_errors=True)

    # -- what faults need --------------------------------------------------------------------------------------------
    @property
    def server(self) -> Server:
        return self.servers[0]

    @property
    def where(self) -> str:
        """Of what it keeps: for the checker."""
        if self.database and self.name:
            return self.database.address.rpartition("/")[0] + f"/{self.name}"
        return str(self.server.folder / "snar.db")

    def workers(self) -> list[int]:
        return children(self.server.pid)

    def says(self, name: str, what: float) -> None:
        """A small file that every process of the house looks at (inject/sitecustomize.py)."""
        (self.chaos / name).write_text(str(what))

    async def sql(self, sql: str, *args: object) -> list[Any]:
        assert self.database
        return await self.database.ask(sql, self.name, *args)

    def small_disk(self, place: Path, size: str) -> bool:
        """A disk of its own; False where one may not have one."""
        place.mkdir(exist_ok=True)
        words = ["mount", "-t", "tmpfs", "-o", f"size={size},mode=0777", "none", str(place)]
        if subprocess.run(words, check=False, capture_output=True).returncode:
            return False
        self.mounted.append(place)
        return True

    async def played(self, each: int = 3, patience: float = GOING_ON) -> float:
        """Every table gets so many more answers; how long the slowest took to its first."""
        began, before = time.monotonic(), [len(one.account.acked) for one in self.company]
        waits = [0.0] * len(before)
        while not all(self.more(one, old) >= each for one, old in zip(self.company, before, strict=True)):
            if time.monotonic() - began > patience:
                gone = [self.more(one, old) for one, old in zip(self.company, before, strict=True)]
                raise AssertionError(f"tables do not go on: {gone} {self.company[0].trouble}")
            await asyncio.sleep(0.02)
            for i, (one, old) in enumerate(zip(self.company, before, strict=True)):
                if not waits[i] and self.more(one, old):
                    waits[i] = time.monotonic() - began
        return max(waits, default=0.0)

    def more(self, one: Company, before: int) -> int:
        return 1 << 30 if one.over or one.account in self.apart else len(one.account.acked) - before

    async def until(self, true: Callable[[], bool], patience: float = GOING_ON) -> None:
        async with asyncio.timeout(patience):
            while not true():
                await asyncio.sleep(0.05)
