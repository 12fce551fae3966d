"""A load on a server from a process of its own: tables of two seats, answers at random, every acknowledgement noted.

    python -m tests.server.load PORT TABLES SECONDS [RATE [PID]]     prints one JSON object

RATE 0: closed loop, the next answer follows at once. Otherwise so many answers a second over all tables.
PID: of the server, to tell its processor time and memory.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


class Option(msgspec.Struct):
    key: str


class Choice(msgspec.Struct):
    options: list[Option]


class Frame(msgspec.Struct):
    """What the load needs of any frame."""

    t: str
    n: int = 0
    choice: Choice | None = None
    text: str = ""


decode = msgspec.json.Decoder(Frame).decode


@dataclass
class Load:
    """What came of it: acknowledged numbers by table, seconds from sending to both seats knowing."""

    acked: dict[str, int] = field(default_factory=dict)
    times: list[float] = field(default_factory=list)
    refused: int = 0
    over: int = 0
    cpu: float = 0.0  # seconds of the server while it was loaded
    memory: int = 0  # kB of the server afterwards


class TwoSeats:
    def __init__(self, load: Load, port: int, table: str, cookies: list[str], seed: int) -> None:
        self.load, self.port, self.table, self.cookies = load, port, table, cookies
        self.random = random.Random(seed)
        self.sockets: list[ClientConnection] = []
        self.n = 0
        self.choices: list[Choice | None] = [None, None]

    async def join(self) -> None:
        for seat, cookie in enumerate(self.cookies):
            uri = f"ws://127.0.0.1:{self.port}/ws/{self.table}"
            socket = await connect(uri, additional_headers={"cookie": cookie}, compression=None, proxy=None)
            self.sockets.append(socket)
            await socket.send('{"t":"hello","v":1}')
            frame = await self.hear(seat, "table")
            self.n, self.choices[seat] = frame.n, frame.choice

    async def hear(self, seat: int, *kinds: str) -> Frame:
        while True:
            frame = decode(await self.sockets[seat].recv())
            if frame.t in kinds:
                return frame
            if frame.t == "over":
                raise EOFError

    async def step(self) -> None:
        """One answer, until both seats know of it."""
        seat = next(seat for seat, choice in enumerate(self.choices) if choice)
        choice = self.choices[seat]
        assert choice
        key = self.random.choice(choice.options).key
        sent = time.perf_counter()
        await self.sockets[seat].send(json.dumps({"t": "answer", "n": self.n, "line": key}))
        frame = await self.hear(seat, "accepted", "refused")
        if frame.t == "refused":
            self.load.refused += 1
            raise EOFError
        self.load.acked[self.table] = self.n + 1
        for i in (0, 1):
            frame = await self.hear(i, "update")
            self.choices[i] = frame.choice
        self.n = frame.n
        self.load.times.append(time.perf_counter() - sent)

    async def play(self, until: float, pause: float) -> None:
        """`pause`: seconds between answers, spread over all tables; 0: at once."""
        due = time.perf_counter() + self.random.random() * pause
        while time.perf_counter() < until:
            if pause:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due += pause
            try:
                await self.step()
            except EOFError:
                self.load.over += 1
                return
            except ConnectionClosed:
                return

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()


async def make_tables(load: Load, port: int, number: int) -> list[TwoSeats]:
    async def guest() -> httpx.AsyncClient:
        client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)
        (await client.post("/api/guest", json={"name": "load"})).raise_for_status()
        return client

    first, second = await guest(), await guest()
    cookies = [f"snar={client.cookies['snar']}" for client in (first, second)]
    tables = []
    for i in range(number):
        made: dict[str, Any] = (await first.post("/api/tables", json={"visibility": "public"})).json()
        (await second.post(f"/api/tables/{made['id']}/sit", json={})).raise_for_status()
        tables.append(TwoSeats(load, port, made["id"], cookies, i))
    await first.aclose()
    await second.aclose()
    return tables


def used(pid: int) -> tuple[float, int]:
    """Processor seconds and resident kB of a process."""
    if not pid:
        return 0.0, 0
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return seconds, int(fields[21]) * os.sysconf("SC_PAGE_SIZE") // 1024


async def run(port: int, number: int, seconds: float, rate: float, pid: int) -> Load:
    load = Load()
    tables = await make_tables(load, port, number)
    for table in tables:
        await table.join()
    before = used(pid)[0]
    until = time.perf_counter() + seconds
    await asyncio.gather(*(table.play(until, number / rate if rate else 0.0) for table in tables))
    after, load.memory = used(pid)
    load.cpu = after - before
    for table in tables:
        await table.close()
    return load


def main() -> None:
    port, number, seconds, rate, pid = [*sys.argv[1:], "0", "0"][:5]
    load = asyncio.run(run(int(port), int(number), float(seconds), float(rate), int(pid)))
    times = sorted(load.times) or [0.0]
    print(
        json.dumps(
            {
                "answers": len(load.times),
                "per second": round(len(load.times) / float(seconds), 1),
                "p50 ms": round(times[len(times) // 2] * 1000, 2),
                "p99 ms": round(times[int(len(times) * 0.99)] * 1000, 2),
                "refused": load.refused,
                "games over": load.over,
                "acked": sum(load.acked.values()),
                "server cpu us per answer": round(load.cpu * 1e6 / max(1, len(load.times))),
                "server MB": load.memory // 1024,
            }
        )
    )


if __name__ == "__main__":
    main()
