"""The application: routes, start and end."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from shutil import rmtree
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from snar.games import DEFAULT, FRONTS, GAMES, bring
from snar.kernel.header import new_header
from snar.packs.shelf import Brought, copied, take_away
from snar.store.lock import FolderLock
from snar.store.neighbours import MISSED
from snar.store.opening import open_store
from snar.store.port import StoreError
from snar.store.private import private as owned
from snar.texts.languages import languages as spoken

from . import openapi
from .counting import watch_loop
from .eyes.frames import Frames
from .front import front_of
from .house_date import HouseDate
from .http import (
    admin,
    catalogue,
    guests,
    inviting,
    languages,
    lessons,
    library,
    positions,
    profile,
    puzzles,
    reviews,
    rulebook,
    seating,
    sharing,
    static,
    tables,
)
from .http.bans import Bans
from .http.endpoint import Call, Endpoint, Services, take
from .http.guard import Guard
from .http.identity import COOKIE_KEY, Signer, keys_in, words_in
from .http.limits import Addresses
from .http.relay import knowing
from .reviews.queue import Reviews
from .settings import Settings
from .slices import at_once
from .table import rematch
from .table.driver import Driver
from .table.house import BANS, Tables
from .table.record import Record
from .thinking.pool import Brain
from .thinking.shared import SharedBrain
from .tuning import collect
from .wire.connection import RESTART
from .wire.socket import socket

log = logging.getLogger("snar.table")
BOX = "packs-in-use"  # in the folder of data: copies of the packs that were brought
TIDY = 3600.0  # seconds between two looks for tables that nobody needs any more
NAP = 60.0  # seconds between two looks for tables that may sleep
MOMENT, LONG = 2.0, 900.0  # seconds without an answer that make a quiet moment; seconds that garbage may wait for one
MANY = 500  # connections that came meanwhile: what they leave behind waits no longer
PARTS = (
    guests,
    tables,
    seating,
    inviting,
    rematch,
    library,
    sharing,
    languages,
    lessons,
    positions,
    profile,
    puzzles,
    reviews,
    rulebook,
    catalogue,
    admin,
)
ENDPOINTS = [endpoint for part in PARTS for endpoint in part.ENDPOINTS]
ENDPOINTS += [endpoint for game in FRONTS for endpoint in front_of(game).endpoints]


async def described(call: Call) -> Any:
    return await asyncio.to_thread(openapi.document, tuple(ENDPOINTS))


ENDPOINTS.append(Endpoint("GET", "/api/openapi.json", described, None, None, "This description"))


def open_desk(settings: Settings) -> Services:
    """Whatever is wrong with the folder is found before anything in it is touched."""
    settings.data.mkdir(0o700, parents=True, exist_ok=True)
    lock, packs = None if settings.crew else FolderLock(settings.data, settings.url, settings.local), list[Brought]()
    try:
        take_in(settings, packs)
        signer = Signer(*keys_in(settings.data), file=settings.data / COOKIE_KEY)
        words = words_in(settings.data)
        store = open_store(settings.store or str(private(settings.data / "snar.db")))
    except BaseException:
        put_back(packs)
        if lock:
            lock.release()
        raise
    folders = [pack.folder for pack in packs]
    driver = Driver(SharedBrain(store.jobs, packs=folders) if store.jobs else Brain(packs=folders))
    tables, addresses = Tables(store, driver, settings.retention), Addresses(settings.limits)
    reviews = Reviews(store, folders)
    return Services(settings, store, driver, tables, addresses, signer, lock, packs, words, Bans(), reviews)


def take_in(settings: Settings, packs: list[Brought]) -> None:
    """Packs are played as they are now: whoever works on one does not change it under a running game."""
    box = settings.data / BOX / settings.crew
    rmtree(box, ignore_errors=True)  # of the last time
    for folder in settings.packs:
        packs.append(bring(copied(folder, box)))


def put_back(packs: list[Brought]) -> None:
    for pack in packs:
        take_away(pack)


def private(path: Path) -> Path:
    """It holds the dice of running games: only its owner may read it. What SQLite puts beside it follows its mode."""
    owned(path)
    for file in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
        if file.exists() and file.stat().st_mode & 0o077:  # made by an older version
            file.chmod(0o600)
    return path


def make_app(settings: Settings) -> tuple[ASGIApp, Services]:
    services = open_desk(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await services.store.neighbours.enter(settings.reached, partial(hear, services), services.tables.deserted)
        await services.bans.read(services.store)
        if isinstance(services.driver.brain, SharedBrain):
            services.driver.brain.start()
        await asyncio.to_thread(warm, DEFAULT)
        warming = asyncio.get_running_loop().run_in_executor(None, warm_others, services.packs)
        napping = asyncio.get_running_loop().create_task(nap(services))
        services.driver.spawn(services.reviews.go_on(services.tables))
        watching = asyncio.get_running_loop().create_task(watch_loop(services.driver.counts))
        yield
        watching.cancel()
        napping.cancel()
        await warming
        await close(services)

    routes: list[BaseRoute] = [Route(e.path, taking(services, e), methods=[e.method]) for e in ENDPOINTS]
    pages = Starlette(routes=[*routes, *sharing.routes(services), *static.routes()], lifespan=lifespan)

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        """Websockets take the short way: they are the ones that are in a hurry."""
        if scope["type"] == "websocket":
            await socket(services, WebSocket(scope, receive, send))
        else:
            await pages(scope, receive, send)

    return knowing(Guard(door, settings, services.addresses, services.bans), services.signer), services


def hear(services: Services, words: str) -> None:
    """What another server of the house says."""
    if words in (BANS, MISSED):
        services.driver.spawn(admin.learn(services))
    else:
        services.tables.hear(words)


def warm_others(packs: Sequence[Brought]) -> None:
    for game in FRONTS:
        if game != DEFAULT:
            warm(game)
    for pack in packs:
        warm(pack.game, pack=pack.id)
    for lang in spoken():
        catalogue.everything(lang)


def warm(name: str, **agreed: str) -> None:
    """Open a table that nobody sees, in every language: nobody waits for cards and words later."""
    game = GAMES[name]
    record = Record(game, {"seed": "0", **new_header(game, game.agree(**agreed))})
    frames = Frames(record)
    choice = record.state.pending[0]
    record.answer(choice.seat, choice.options[0].key)
    for lang in spoken():
        for seat in range(record.state.seats + 1):
            at_once(frames.update(seat, lang, -1, None))  # with all that happened since the set-up


def taking(services: Services, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        return await take(services, endpoint, request)

    return handle


async def nap(services: Services) -> None:
    """Tables fall asleep; garbage is freed while nobody plays, or when it has waited for long."""
    collected, tidied, counts = time.monotonic(), -TIDY, services.driver.counts
    came, date = counts.came, HouseDate(services.store)
    while True:
        await asyncio.sleep(NAP)
        await services.tables.sleep()
        await services.tables.keep_times()
        if time.monotonic() - tidied > TIDY:
            tidied = time.monotonic()
            await tidy(services, date)
        now = time.monotonic()
        if services.tables.quiet(now - MOMENT) or now - collected > LONG or counts.came - came > MANY:
            collect()
            collected, came = now, counts.came


async def tidy(services: Services, date: HouseDate) -> None:
    try:
        await services.tables.put_away(await date.today())
        await services.store.neighbours.tidy()
        if services.store.jobs:
            await services.store.jobs.tidy()
    except StoreError as error:
        log.warning("old tables could not be put away: %s", error)
    except Exception:  # tables go on falling asleep
        log.exception("old tables could not be put away")


async def close(services: Services) -> None:
    """Running games are set aside: they go on from here, not from an older snapshot by newer rules."""
    for room in services.tables.rooms.values():
        room.silence()
        room.send_away(RESTART)
    await services.driver.close()
    await services.reviews.close()
    rooms = services.tables.rooms.values()
    done = await asyncio.gather(*(services.tables.set_aside(room) for room in rooms), return_exceptions=True)
    if any(done):
        log.warning("some tables could not be set aside")
    await services.store.close()
    put_back(services.packs)
    if services.lock:
        services.lock.release()
