"""Tables of two seats that answer at random, as fast as the server lets them or at a pace."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec

from snar.bench.socket import Wire, open_wire
from snar.kernel import fair


class Option(msgspec.Struct):
    key: str


class Choice(msgspec.Struct):
    options: list[Option]


class Frame(msgspec.Struct):
    """What the load needs of any frame."""

    t: str
    n: int = 0
    choice: Choice | None = None


decode = msgspec.json.Decoder(Frame).decode


@dataclass
class Load:
    """What came of it. `times`: when an answer was sent, and seconds until both seats knew of it."""

    acked: dict[str, int] = field(default_factory=dict)  # by table, the last acknowledged number
    times: list[tuple[float, float]] = field(default_factory=list)
    refused: int = 0
    over: int = 0


class TwoSeats:
    def __init__(self, load: Load, port: int, table: str, cookies: list[str], seed: int) -> None:
        self.load, self.port, self.table, self.cookies = load, port, table, cookies
        self.random = random.Random(seed)
        self.wires: list[Wire] = []
        self.n = 0
        self.choices: list[Choice | None] = [None, None]

    async def join(self) -> None:
        self.close()
        self.wires, self.choices = [], [None, None]
        for seat, cookie in enumerate(self.cookies):
            self.wires.append(await open_wire(self.port, f"/ws/{self.table}", cookie))
            self.wires[seat].send('{"t":"hello","v":1}')
            frame = await self.hear(seat, "table")
            self.n, self.choices[seat] = frame.n, frame.choice

    async def hear(self, seat: int, *kinds: str) -> Frame:
        while True:
            frame = decode(await self.wires[seat].receive())
            if frame.t in kinds:
                return frame
            if frame.t == "over":
                raise EOFError

    async def step(self) -> None:
        """One answer, until both seats know of it."""
        seat = next(seat for seat, choice in enumerate(self.choices) if choice)
        choice = self.choices[seat]
        assert choice
        key, sent = self.random.choice(choice.options).key, time.perf_counter()
        self.wires[seat].send(json.dumps({"t": "answer", "n": self.n, "line": key}))
        frame = await self.hear(seat, "accepted", "refused")
        if frame.t == "refused":
            self.load.refused += 1
            raise EOFError
        self.load.acked[self.table] = self.n + 1
        for i in (0, 1):
            frame = await self.hear(i, "update")
            self.choices[i] = frame.choice
        self.n = frame.n
        self.load.times.append((sent, time.perf_counter() - sent))

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
            except ConnectionError:
                return

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


# -- making tables -----------------------------------------------------------------------------------------------------
class Guest:
    def __init__(self, port: int) -> None:
        self.http = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.cookie, self.word = "", ""
        self.post("/api/guest", name="load")

    def seal(self, table: str) -> None:
        """A word for the dice (docs/fairness.md)."""
        commitment = self.ask("GET", f"/api/tables/{table}")["table"]["commitment"]
        self.word = secrets.token_hex(16)
        self.post(f"/api/tables/{table}/seal", commitment=commitment, seal=fair.seal(commitment, self.word))

    def post(self, path: str, **body: str) -> dict[str, Any]:
        return self.ask("POST", path, json.dumps(body))

    def ask(self, method: str, path: str, body: str = "") -> dict[str, Any]:
        headers = {"content-type": "application/json", "cookie": self.cookie}
        self.http.request(method, path, body, headers)
        answer = self.http.getresponse()
        data = answer.read()
        if answer.status != 200:
            raise ConnectionError(f"{path}: {answer.status} {data!r}")
        self.cookie = (answer.headers.get("set-cookie") or self.cookie).partition(";")[0]
        found: dict[str, Any] = json.loads(data)
        return found


def make_tables(load: Load, port: int, number: int) -> list[TwoSeats]:
    host, friend = Guest(port), Guest(port)
    tables = []
    for i in range(number):
        table = host.post("/api/tables", visibility="public")["id"]
        friend.post(f"/api/tables/{table}/sit")
        for guest in (host, friend):
            guest.seal(table)
        for guest in (host, friend):
            guest.post(f"/api/tables/{table}/word", word=guest.word)
        tables.append(TwoSeats(load, port, table, [host.cookie, friend.cookie], i))
    host.http.close()
    friend.http.close()
    return tables
