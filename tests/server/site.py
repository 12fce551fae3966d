"""A real server in this event loop, and players who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from snar.kernel import fair
from snar.server.app import make_app
from snar.server.http.endpoint import Services
from snar.server.main import config
from snar.server.settings import Settings

T = TypeVar("T")
Data = dict[str, Any]
PATIENCE = 30.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Site:
    def __init__(self, services: Services, port: int) -> None:
        self.services, self.port = services, port
        self.players: list[Player] = []

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def player(self) -> Player:
        player = Player(self.port)
        self.players.append(player)
        return player


@asynccontextmanager
async def site(folder: Path, **changes: Any) -> AsyncIterator[Site]:
    port = changes.pop("port", 0) or free_port()
    settings = replace(Settings(port=port, data=folder), **changes)
    app, services = make_app(settings)
    server = uvicorn.Server(config(app, settings))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    found = Site(services, port)
    try:
        yield found
    finally:
        for player in found.players:
            await player.close()
        server.should_exit = True
        await task


class Player:
    """A browser: cookies, HTTP calls, at most one websocket."""

    def __init__(self, port: int) -> None:
        self.port = port
        short = httpx.Limits(keepalive_expiry=1)  # the server hangs up after five: never use what it is about to close
        self.client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, limits=short)
        self.socket: ClientConnection | None = None
        self.frames: list[Data] = []
        self.table: Data = {}
        self.view: Data = {}
        self.choice: Data | None = None
        self.n = self.seq = 0
        self.seat = -1
        self.over: Data | None = None
        self.guest = ""
        self.tending = True
        self.done: set[tuple[str, str]] = set()
        self.words: dict[str, str] = {}  # by commitment, what was sealed

    async def post(self, path: str, body: Data | None = None, status: int = 200) -> Data:
        answer = await self.client.post(path, json=await self.promised(path, body or {}))
        assert answer.status_code == status, (answer.status_code, answer.text)
        return dict(answer.json())

    async def promised(self, path: str, body: Data) -> Data:
        """Alone at a table one says the word at once, as the page does; without a word it would wait for one."""
        seats = body.get("seats", ["me"] if path == "/api/play" else [])
        seats = seats if isinstance(seats, list) else []
        alone = path in ("/api/play", "/api/tables") and seats and "open" not in seats and {*seats} & {"me", "local"}
        if not alone or {"seed", "word", "commitment"} & {*body}:
            return body
        answer = await self.client.post("/api/commit")  # one that was refused is not the subject of the test
        return {**body, **answer.json(), "word": secrets.token_hex(16)} if answer.status_code == 200 else body

    async def tend(self) -> None:
        """What the page does by itself before a game: seal a word, and open it once all are sealed."""
        mine = [seat for seat in self.table["seats"] if self.guest and seat["guest"] == self.guest]
        if self.table["status"] != "open" or not mine or self.table["seeded"]:
            return
        commitment, what = self.table["commitment"], "word" if self.table["opening"] else "seal"
        if (what, commitment) in self.done:
            return
        self.done.add((what, commitment))
        word = self.words.setdefault(commitment, secrets.token_hex(16))
        body = {"word": word} if what == "word" else {"commitment": commitment, "seal": fair.seal(commitment, word)}
        await self.client.post(f"/api/tables/{self.table['id']}/{what}", json=body)

    async def get(self, path: str, status: int = 200) -> Data:
        answer = await self.client.get(path)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return dict(answer.json())

    async def join(self, table: str, seq: int = 0, **more: Any) -> Player:
        await self.hang_up()
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        headers = {"cookie": cookie} if cookie else {}
        # Who hangs up does not wait for frames that were never read.
        url = f"ws://127.0.0.1:{self.port}/ws/{table}"
        self.socket = await connect(
            url, additional_headers=headers, proxy=None, close_timeout=1
        )  # frames may be unread
        await self.send("hello", v=1, seq=seq, **more)
        await self.until("table" if not seq else "presence")
        return self

    async def send(self, kind: str, **data: Any) -> None:
        assert self.socket
        await self.socket.send(json.dumps({"t": kind, **data}))

    async def hear(self) -> Data:
        """The next frame, taken into account."""
        assert self.socket
        async with asyncio.timeout(PATIENCE):
            frame: Data = json.loads(await self.socket.recv())
        self.frames.append(frame)
        if frame["t"] in ("table", "update"):
            if frame["t"] == "table":
                self.table, self.view = frame["table"], frame["view"] or {}
            else:
                self.view = {**self.view, **frame["view"]}
            self.choice, self.n, self.seq, self.seat = frame["choice"], frame["n"], frame["seq"], frame["seat"]
        elif frame["t"] == "info":
            self.table = frame["table"]
        elif frame["t"] == "welcome":
            self.guest = frame["guest"]
        elif frame["t"] == "over":
            self.over = frame
        if self.tending and frame["t"] in ("table", "info"):
            await self.tend()
        return frame

    async def started(self) -> Player:
        """Wait until everyone has said what the dice need."""
        while self.table["status"] == "open" or not self.view:
            await self.hear()
        return self

    async def until(self, *kinds: str) -> Data:
        while True:
            frame = await self.hear()
            if frame["t"] in kinds:
                return frame

    async def asked(self) -> Data:
        """Wait for a question of one's own, or the end."""
        while self.choice is None and self.over is None:
            await self.hear()
        return self.choice or {}

    async def answer(self, line: str, n: int | None = None, **more: Any) -> Data:
        """An answer and what becomes of it."""
        await self.send("answer", n=self.n if n is None else n, line=line, **more)
        frame = await self.until("accepted", "refused")
        if frame["t"] == "accepted":
            self.choice = None
            await self.until("update", "table")
        return frame

    async def closed(self) -> int:
        """Wait until the server hangs up; its reason."""
        assert self.socket
        try:
            while True:
                await self.hear()
        except ConnectionClosed:
            await self.socket.wait_closed()
            return self.socket.close_code or 0

    async def hang_up(self) -> None:
        if self.socket:
            await self.socket.close()
            await self.socket.wait_closed()

    async def close(self) -> None:
        await self.hang_up()
        await self.client.aclose()


async def until(ready: Callable[[], object]) -> None:
    """Wait for it, on a busy machine too."""
    async with asyncio.timeout(PATIENCE):
        while not ready():
            await asyncio.sleep(0.01)


def run(test: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(test)
