"""The application: routes, start and end."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from snar.games import DEFAULT, FRONTS, GAMES
from snar.kernel.header import new_header
from snar.store.lock import FolderLock
from snar.store.port import StoreError
from snar.store.sqlite import SqliteStore
from snar.texts.languages import languages as spoken

from .eyes.frames import Frames
from .front import front_of
from .http import catalogue, guests, inviting, languages, lessons, library, seating, static, tables
from .http.endpoint import Desk, Endpoint, take
from .http.guard import Guard
from .http.identity import Signer, key_in
from .http.limits import Addresses
from .settings import Settings
from .slices import at_once
from .table import rematch
from .table.driver import Driver
from .table.house import Tables
from .table.record import Record
from .thinking.pool import Brain
from .tuning import collect
from .wire.connection import RESTART
from .wire.socket import Line, socket

log = logging.getLogger("snar.table")
TIDY = 3600.0  # seconds between two looks for tables that nobody needs any more
NAP = 60.0  # seconds between two looks for tables that may sleep
MOMENT, LONG = 2.0, 900.0  # seconds without an answer that make a quiet moment; seconds that garbage may wait for one
PARTS = (guests, tables, seating, inviting, rematch, library, languages, lessons, catalogue)
ENDPOINTS = [endpoint for part in PARTS for endpoint in part.ENDPOINTS]
ENDPOINTS += [endpoint for game in FRONTS for endpoint in front_of(game).endpoints]


def open_desk(settings: Settings) -> Desk:
    """Whatever is wrong with the folder is found before anything in it is touched."""
    settings.data.mkdir(0o700, parents=True, exist_ok=True)
    lock = FolderLock(settings.data, settings.url)
    try:
        signer = Signer(key_in(settings.data))
        store = SqliteStore(private(settings.data / "snar.db"))
    except BaseException:
        lock.release()
        raise
    driver = Driver(Brain())
    return Desk(settings, store, driver, Tables(store, driver), Addresses(settings.limits), signer, lock)


def private(path: Path) -> Path:
    """It holds the dice of running games: only its owner may read it. What SQLite puts beside it follows its mode."""
    path.touch(0o600)
    for file in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
        if file.exists() and file.stat().st_mode & 0o077:  # made by an older version
            file.chmod(0o600)
    return path


def make_app(settings: Settings) -> tuple[ASGIApp, Desk]:
    desk = open_desk(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await asyncio.to_thread(warm, DEFAULT)
        warming = asyncio.get_running_loop().run_in_executor(None, warm_others)
        napping = asyncio.get_running_loop().create_task(nap(desk))
        yield
        napping.cancel()
        await warming
        await close(desk)

    routes: list[BaseRoute] = [Route(e.path, taking(desk, e), methods=[e.method]) for e in ENDPOINTS]
    pages = Starlette(routes=[*routes, *static.routes()], lifespan=lifespan)

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        """Websockets take the short way: they are the ones that are in a hurry."""
        if scope["type"] == "websocket":
            await socket(desk, Line(scope, receive, send))
        else:
            await pages(scope, receive, send)

    return Guard(door, settings, desk.addresses), desk


def warm_others() -> None:
    for game in FRONTS:
        if game != DEFAULT:
            warm(game)


def warm(name: str) -> None:
    """Open a table that nobody sees, in every language: nobody waits for cards and words later."""
    game = GAMES[name]
    record = Record(game, {"seed": "0", **new_header(game, game.agree())})
    frames = Frames(record)
    choice = record.state.pending[0]
    record.answer(choice.seat, choice.options[0].key)
    for lang in spoken():
        for seat in range(record.state.seats + 1):
            at_once(frames.update(seat, lang, -1, None))  # with all that happened since the set-up


def taking(desk: Desk, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        return await take(desk, endpoint, request)

    return handle


async def nap(desk: Desk) -> None:
    """Tables fall asleep; garbage is freed while nobody plays, or when it has waited for long."""
    collected, tidied = time.monotonic(), -TIDY
    while True:
        await asyncio.sleep(NAP)
        await desk.tables.sleep()
        if time.monotonic() - tidied > TIDY:
            tidied = time.monotonic()
            await tidy(desk)
        now = time.monotonic()
        if desk.tables.quiet(now - MOMENT) or now - collected > LONG:
            collect()
            collected = now


async def tidy(desk: Desk) -> None:
    try:
        await desk.tables.put_away()
    except StoreError as error:
        log.warning("old tables could not be put away: %s", error)


async def close(desk: Desk) -> None:
    """Running games are set aside: they go on from here, not from an older snapshot by newer rules."""
    for room in desk.tables.rooms.values():
        room.silence()
        room.send_away(RESTART)
    await desk.driver.close()
    rooms = desk.tables.rooms.values()
    done = await asyncio.gather(*(desk.tables.set_aside(room) for room in rooms), return_exceptions=True)
    if any(done):
        log.warning("some tables could not be set aside")
    await desk.store.close()
    desk.lock.release()
