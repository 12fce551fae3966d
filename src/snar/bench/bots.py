"""Tables of one person against the strongest bot, beside the load that is measured: bots think all the time."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from contextlib import suppress

from snar.bench.load import Guest, decode
from snar.bench.socket import open_wire
from snar.bots.front import bots_of
from snar.games import DEFAULT

STRONGEST = [*bots_of(DEFAULT).by_name][-1]  # they are named from the weakest on


def make_bot_tables(port: int, number: int) -> list[AgainstBot]:
    """Each of another guest: of one guest's bots only some may think at once."""
    return [AgainstBot(port, Guest(port), seed) for seed in range(number)]


class AgainstBot:
    def __init__(self, port: int, guest: Guest, seed: int) -> None:
        self.port, self.cookie, self.random = port, guest.cookie, random.Random(seed)
        commitment = guest.post("/api/commit")["commitment"]
        wanted = {"bot": STRONGEST, "pace": "none", "commitment": commitment, "word": secrets.token_hex(16)}
        self.table = guest.post("/api/play", **wanted)["id"]
        guest.http.close()

    async def play(self) -> None:
        """Until the game is over or nobody listens any more."""
        with suppress(ConnectionError):
            wire = await open_wire(self.port, f"/ws/{self.table}", self.cookie)
            wire.send('{"t":"hello","v":1}')
            while True:
                frame = decode(await wire.receive())
                if frame.t == "over":
                    return
                if frame.t in ("table", "update") and frame.choice:
                    key = self.random.choice(frame.choice.options).key
                    wire.send(json.dumps({"t": "answer", "n": frame.n, "line": key}))


class Company:
    """Those who play against bots while something else is measured."""

    def __init__(self, tables: list[AgainstBot]) -> None:
        self.tables = tables

    async def __aenter__(self) -> None:
        self.playing = [asyncio.create_task(table.play()) for table in self.tables]

    async def __aexit__(self, *_: object) -> None:
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
