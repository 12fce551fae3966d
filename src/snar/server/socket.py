"""The websocket of a table: frames in, one after another; frames out, as fast as the reader reads."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec
from starlette.types import Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from snar.kernel.choice import Refusal, Refused
from snar.store.port import StoreError

from . import protocol as p
from .connection import Connection
from .desk import Desk, known_guest, language
from .identity import COOKIE
from .room import Room
from .talk.hearing import hear
from .talk.speaker import Talk

decode = msgspec.json.Decoder(p.ClientMessage).decode
GOODBYE = 2.0  # seconds for the last frame
PATH = "/ws/"
TOO_LONG = 1009
BAD_FRAME, HELLO_FIRST, NO_TABLE, CROWDED = 4400, 4401, 4404, 4409


async def socket(desk: Desk, websocket: WebSocket) -> None:
    guest = await known_guest(desk, websocket.cookies.get(COOKIE, ""))
    await websocket.accept()
    room = await found(desk, websocket.url.path, guest.id if guest else "")
    if room is None:
        await websocket.close(NO_TABLE)
        return
    if room.watchers(guest.id if guest else "") >= desk.settings.limits.watchers:
        await websocket.close(CROWDED)
        return
    who = (guest.id, guest.name, guest.lang) if guest else ("", "", language(websocket))
    connection = Connection(*who, desk.settings.limits)  # type: ignore[arg-type]
    writer = asyncio.get_running_loop().create_task(write(websocket, connection))
    try:
        await listen(Talk(room, desk.driver, connection), websocket)
    finally:
        room.exit(connection)
        await asyncio.wait([writer], timeout=GOODBYE if connection.closing else 0)
        writer.cancel()


async def found(desk: Desk, path: str, guest: str) -> Room | None:
    """The table of this address, if the guest may see it."""
    if not path.startswith(PATH):
        return None
    try:
        room = await desk.tables.get(path.removeprefix(PATH))
    except (Refused, StoreError):
        return None
    return room if room.may_watch(guest) else None


async def write(websocket: WebSocket, connection: Connection) -> None:
    try:
        code = await connection.deliver(partial(send_text, websocket._send))
        await websocket.close(code)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the reader notices as well


async def send_text(send: Send, text: str) -> None:
    await send({"type": "websocket.send", "text": text})


async def listen(talk: Talk, websocket: WebSocket) -> None:
    receive, connection = websocket._receive, talk.me
    while not connection.closing:
        frame = await receive()
        if frame["type"] == "websocket.disconnect":
            return
        text = frame.get("text") or ""
        if len(text) > connection.limits.frame:
            connection.close(TOO_LONG)
        elif not connection.may_speak():
            talk.refused(Refusal("too-fast"))
        else:
            message = understood(text, talk)
            if message is not None:
                await hear(talk, message)


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
