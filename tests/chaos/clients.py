"""Clients that play on whatever happens, and write down what they said and everything they were told."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

from snar.bench.load import Guest
from snar.bench.socket import Wire, open_wire

PATIENCE = 5.0  # seconds for an answer, and for a connection; a page gives up about then and comes back
REST = 0.1  # seconds before one comes back
PACE = 0.03  # seconds between two answers at a table: the house is to be broken, not to be measured
Data = dict[str, Any]


@dataclass
class Account:
    """Of one table: what was sent, what was acknowledged, and every frame by the eyes that saw it."""

    table: str
    sent: set[tuple[int, int, str]] = field(default_factory=set)  # number, seat, line
    acked: list[tuple[int, int, str]] = field(default_factory=list)
    told: list[tuple[int, bytes]] = field(default_factory=list)  # eyes, frame
    refusals: dict[str, int] = field(default_factory=dict)


class Eyes:
    """One connection that reads all it is told. `seat`: -1 looks on."""

    def __init__(self, account: Account, seat: int, cookie: str) -> None:
        self.account, self.seat, self.cookie = account, seat, cookie
        self.wire: Wire | None = None
        self.n, self.choice, self.over = 0, None, False
        self.replies: list[Data] = []
        self.frames = 0

    async def come(self, port: int) -> None:
        """Through any of the doors."""
        self.go()
        self.choice = None
        async with asyncio.timeout(PATIENCE):
            self.wire = await open_wire(port, f"/ws/{self.account.table}", self.cookie)
            self.wire.send('{"t":"hello","v":1}')
            while await self.hear() != "table":
                pass

    async def hear(self) -> str:
        assert self.wire
        text = await self.wire.receive()
        frame = json.loads(text)
        self.frames += 1
        self.account.told.append((self.seat, text))
        kind = str(frame["t"])
        if kind in ("table", "update"):
            self.n, self.choice = frame["n"], frame["choice"]
        elif kind in ("accepted", "refused"):
            self.replies.append(frame)
        elif kind == "over":
            self.over = True
        return kind

    def go(self) -> None:
        if self.wire:
            self.wire.close()
        self.wire = None


class Company:
    """Everyone at one table: those who sit there, and one who looks on. They come back as pages do."""

    def __init__(self, ports: list[int], account: Account, cookies: list[str], watcher: str, seed: int) -> None:
        self.ports, self.account = ports, account
        self.eyes = [Eyes(account, seat, cookie) for seat, cookie in enumerate(cookies)]
        self.eyes += [Eyes(account, -1, watcher)] if watcher else []
        self.random = random.Random(seed)
        self.last = 0.0  # when an answer was acknowledged last
        self.task: asyncio.Task[None] | None = None
        self.came = 0
        self.trouble = ""  # of the last connection

    @property
    def over(self) -> bool:
        return any(one.over for one in self.eyes)

    def start(self) -> None:
        self.task = asyncio.get_running_loop().create_task(self.run())

    async def stop(self) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        for one in self.eyes:
            one.go()

    async def run(self) -> None:
        while not self.over:
            try:
                for one in self.eyes:
                    await one.come(self.random.choice(self.ports))
                self.came += 1
                while not self.over and await self.step():
                    await asyncio.sleep(PACE)
            except (OSError, TimeoutError) as error:
                self.trouble = repr(error)
            await asyncio.sleep(REST)

    async def step(self) -> bool:
        """One answer, until everyone knows of it. False: come in anew."""
        asked = next((one for one in self.eyes if one.choice), None)
        if asked is None or asked.wire is None:  # a bot's turn
            async with asyncio.timeout(PATIENCE):
                await self.eyes[0].hear()
            return True
        line = self.random.choice(asked.choice["options"])["key"]
        n, before = asked.n, len(asked.replies)
        self.account.sent.add((n, asked.seat, line))
        async with asyncio.timeout(PATIENCE):
            asked.wire.send(json.dumps({"t": "answer", "n": n, "line": line}))
            while len(asked.replies) == before:
                await asked.hear()
            reply = asked.replies[-1]
            if reply["t"] == "refused":
                reason = str(reply["reason"])
                self.account.refusals[reason] = self.account.refusals.get(reason, 0) + 1
                return False
            self.account.acked.append((n, asked.seat, line))
            self.last = time.monotonic()
            asked.choice = None
            for one in self.eyes:
                while one.n <= n and not one.over:
                    await one.hear()
        return True


def make_company(ports: list[int], number: int, bots: bool = False) -> list[Company]:
    """So many tables of two people and one who looks on; or of one person and a bot that thinks."""
    host, friend, watcher = Guest(ports[0]), Guest(ports[-1]), Guest(ports[0])
    found = []
    for i in range(number):
        people = [host] if bots else [host, friend]
        table = with_bot(host) if bots else with_friend(host, friend)
        cookies = [guest.cookie for guest in people]
        found.append(Company(ports, Account(table), cookies, watcher.cookie, i))
    for guest in (host, friend, watcher):
        guest.http.close()
    return found


def with_bot(host: Guest) -> str:
    """Alone at a table one says the word at once."""
    words = {"commitment": host.post("/api/commit")["commitment"], "word": "a word of mine"}
    body = {"visibility": "public", "seats": ["me", "greedy"], "pace": "none", **words}
    return str(host.ask("POST", "/api/tables", json.dumps(body))["id"])


def with_friend(host: Guest, friend: Guest) -> str:
    table = str(host.post("/api/tables", visibility="public")["id"])
    friend.post(f"/api/tables/{table}/sit")
    for guest in (host, friend):
        guest.seal(table)
    for guest in (host, friend):
        guest.post(f"/api/tables/{table}/word", word=guest.word)
    return table
