"""The websocket of a table: frames in, one after another; frames out, as fast as the reader reads."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from snar.kernel.choice import Refusal, Refused
from snar.store.port import StoreError

from . import protocol as p
from .connection import Connection
from .desk import Desk, known_guest, language
from .identity import COOKIE
from .room import Room
from .talk import Talk

decode = msgspec.json.Decoder(p.ClientMessage).decode
GOODBYE = 2.0  # seconds for the last frame
NO_TABLE, BAD_FRAME, RESTART, HELLO_FIRST = 4404, 4400, 1012, 4401


async def socket(desk: Desk, websocket: WebSocket) -> None:
    guest = await known_guest(desk, websocket.cookies.get(COOKIE, ""))
    await websocket.accept()
    try:
        room = await desk.tables.get(websocket.path_params["id"])
        if not room.may_watch(guest.id if guest else ""):
            raise Refused(Refusal("no-such-table"))
    except (Refused, StoreError):
        await websocket.close(NO_TABLE)
        return
    row = guest or None
    lang = row.lang if row else language(websocket)  # type: ignore[arg-type]
    connection = Connection(row.id if row else "", row.name if row else "", lang, desk.settings.limits)  # type: ignore[arg-type]
    writer = asyncio.get_running_loop().create_task(write(websocket, connection))
    try:
        await listen(desk, websocket, room, connection)
    finally:
        room.exit(connection)
        await asyncio.wait([writer], timeout=GOODBYE if connection.closing else 0)
        writer.cancel()


async def write(websocket: WebSocket, connection: Connection) -> None:
    try:
        code = await connection.deliver(websocket.send_text)
        await websocket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the reader notices as well


async def listen(desk: Desk, websocket: WebSocket, room: Room, connection: Connection) -> None:
    talk = Talk(room, desk.driver, connection)
    while not connection.closing:
        try:
            text = await websocket.receive_text()
        except (WebSocketDisconnect, KeyError):
            return
        if len(text) > desk.settings.limits.frame:
            connection.close(1009)
            return
        if not connection.may_speak():
            talk.refused(Refusal("too-fast"))
            continue
        try:
            message = decode(text)
        except (msgspec.MsgspecError, RecursionError):
            connection.close(BAD_FRAME)
            continue
        if not greeted(message, connection, room):
            continue
        await hear(talk, message)


def greeted(message: object, connection: Connection, room: Room) -> bool:
    """Hello comes first, once, in a version we speak."""
    if isinstance(message, p.Hello):
        if message.v != p.VERSION:
            connection.close(HELLO_FIRST)
            return False
        return True
    if connection not in room.connections:
        connection.close(HELLO_FIRST)
        return False
    return True


async def hear(talk: Talk, message: object) -> None:
    try:
        await talk.hear(message)
    except StoreError:
        talk.refused(Refusal("not-kept"))
