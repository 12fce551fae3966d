"""The websocket of a table: messages are heard one after another, frames go out as fast as the reader reads."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from snar.kernel.choice import Refusal, Refused
from snar.store.port import GuestRow, StoreError

from ..eyes.phrases import refusal
from ..http.endpoint import Services, known_guest, language
from ..http.guard import address
from ..http.identity import cookie_of
from ..http.relay import pipe
from ..table.house import Elsewhere
from ..table.room import CROWDED, NO_TABLE, NOT_HERE, Room
from ..table.seats import refuse
from . import protocol as p
from .connection import RESTART, Connection, encode
from .line import LINE, Line
from .talk.hearing import hear
from .talk.speaker import Talk

decode = msgspec.json.Decoder(p.ClientMessage).decode
GOODBYE = 2.0  # seconds for the last frame
HELLO = 10.0  # seconds for the first one
PATH = "/ws/"
log = logging.getLogger("snar.table")
TOO_LONG = 1009
BAD_FRAME, HELLO_FIRST = 4400, 4401
GONE = (WebSocketDisconnect, RuntimeError, OSError)  # whoever it is for has hung up


async def socket(services: Services, websocket: WebSocket) -> None:
    path = websocket.url.path
    if not path.startswith(PATH):
        await websocket.close(NO_TABLE)
        return
    await websocket.accept()
    try:
        guest = await known_guest(services, cookie_of(websocket, services.signer).value)
        if guest and services.bans.of("guest", guest.id):
            refuse("banned")
        room = await found(services, path.removeprefix(PATH), guest.id if guest else "")
    except Refused as refused:
        with suppress(*GONE):
            await send_back(websocket, refused.refusal)
    except Elsewhere as other:
        await pipe(websocket, str(other), services.signer, RESTART)
    except StoreError as error:
        log.error("a table could not be opened: %s", error)
        with suppress(*GONE):
            await websocket.close(RESTART)
    else:
        await meet(services, websocket, room, guest)


async def send_back(websocket: WebSocket, why: Refusal) -> None:
    """The code says it, or a frame before it."""
    if why.reason != "no-such-table":
        said = p.Refused(why.reason, refusal(language(websocket), why), why.rule, dict(why.about))
        await websocket.send_text(encode(said).decode())
    await websocket.close(NO_TABLE)


async def meet(services: Services, websocket: WebSocket, room: Room, guest: GuestRow | None) -> None:
    line: Line = websocket.scope["extensions"][LINE]
    who = (guest.id, guest.name, guest.lang) if guest else ("", "", language(websocket))
    connection = Connection(*who, services.settings.limits, line, address(websocket.scope))
    services.driver.counts.came += 1
    talk = Talk(room, services.driver, connection, connection.address, services.addresses)
    if room.watchers(connection.guest) >= connection.limits.watchers:
        with suppress(*GONE):
            await websocket.close(CROWDED)
        return
    late = asyncio.get_running_loop().call_later(HELLO, waited, talk)
    try:
        await listen(services, talk, line)
    finally:
        late.cancel()
        talk.room.exit(connection)
        line.drained = None  # they hold each other
        if line.leaving:
            await asyncio.wait([line.leaving], timeout=GOODBYE)
            line.leaving.cancel()


def waited(talk: Talk) -> None:
    """Whoever has not said hello by now is sent away and may come back."""
    if talk.me not in talk.room.connections:
        talk.me.close(RESTART)


async def found(services: Services, table: str, guest: str) -> Room:
    """The table, if the guest may see it and there is a game to see."""
    room = await services.tables.get(table)
    if not room.may_watch(guest):
        refuse("no-such-table")
    if room.unread:
        raise Refused(room.unread)
    return room


async def listen(services: Services, talk: Talk, line: Line) -> None:
    connection = talk.me
    while not connection.closing:
        frame = await line.receive()
        if frame["type"] != "websocket.receive":
            return
        text = frame.get("text") or ""
        if len(text) > connection.limits.frame:
            connection.close(TOO_LONG)
        elif not connection.may_speak(talk.allows):
            talk.refused(Refusal("too-fast"))
        else:
            message = understood(text, talk)
            if isinstance(message, p.Hello):
                await come_in(services, talk)
            if message is not None and not connection.closing:
                await hear(talk, message)
            if talk.room.lock.closed:  # the table fell asleep or is gone: there may be another room of it
                connection.close(RESTART)


async def come_in(services: Services, talk: Talk) -> None:
    """The table is looked up at `hello`: it may have slept since the connection was made; and somebody may have been
    banned, or forgotten."""
    if services.bans.shut_out(talk.me.guest, talk.me.address) or services.tables.was_forgotten(talk.me.guest):
        talk.me.close(NOT_HERE)
        return
    try:
        room = await found(services, talk.room.id, talk.me.guest)
    except Refused:
        talk.me.close(NO_TABLE)
    except StoreError:
        talk.me.close(RESTART)
    else:
        if room is not talk.room:
            talk.room.exit(talk.me)
            talk.room = room


def understood(text: str, talk: Talk) -> Any:
    """The message, or None and the connection is closed. Hello comes first, in a version we speak."""
    try:
        message = decode(text)
    except (msgspec.MsgspecError, RecursionError):
        talk.me.close(BAD_FRAME)
        return None
    hello = isinstance(message, p.Hello)
    if message.v != p.VERSION if hello else talk.me not in talk.room.connections:
        talk.me.close(HELLO_FIRST)
        return None
    return message
