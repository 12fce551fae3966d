"""Another server of the house has the table: what was asked here is passed on to it, and its answer passed back.

The two know each other by the key that signs the cookies; who asks is said along (`x-snar-relay`), as behind a proxy.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TypeVar
from urllib.parse import urlsplit

import h11
import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.protocol import State

from snar.store.port import StoreError

from ..wire.line import LINE, Line, as_client
from .guard import RELAYED, address
from .identity import Signer

T = TypeVar("T")
HEADER = "x-snar-relay"
PATIENCE = 30.0  # seconds for an answer
COMING = 5.0  # seconds to reach the other server
KNOCKING = 0.5  # seconds to find out whether it can be reached, where it need not be
LONGEST = 16 * 1024 * 1024  # bytes of one frame or answer
WAITING = 65536  # bytes that wait to be sent to the other server before whoever speaks has to wait
HOPS = {"connection", "keep-alive", "transfer-encoding", "upgrade", "content-length", "date", HEADER}
PAGE_LANGUAGE = "snar-language"  # in which a page says what it speaks
SPOKEN = ("cookie", PAGE_LANGUAGE, "accept-language", "user-agent")  # what a table elsewhere wants to know


def knowing(app: ASGIApp, signer: Signer) -> ASGIApp:
    """Before everything else: does a server of the house ask, and for whom?"""

    async def entered(scope: Scope, receive: Receive, send: Send) -> None:
        told = Headers(scope=scope).get(HEADER) if scope["type"] in ("http", "websocket") else None
        if told is not None:
            who = signer.vouched(told)
            if who is not None:
                scope = {**scope, "client": (who, 0), RELAYED: True}
        await app(scope, receive, send)

    return entered


def relayed(request: HTTPConnection) -> bool:
    return bool(request.scope.get(RELAYED))


async def pass_on(request: Request, where: str, signer: Signer) -> Response:
    """The answer of the other server, or StoreError when there is none."""
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    kept = [(name, value) for name, value in request.headers.items() if name not in HOPS]
    status, headers, body = await call(
        where, request.method, path, kept, await request.body(), voucher(request, signer)
    )
    answer = Response(body, status)
    answer.raw_headers = [(name, value) for name, value in headers if name.decode().lower() not in HOPS]
    answer.raw_headers.append((b"content-length", str(len(body)).encode()))
    return answer


async def ask(request: Request, where: str, path: str, signer: Signer) -> bytes:
    """What the other server says to whoever asks here."""
    kept = [(name, request.headers[name]) for name in ("host", *SPOKEN) if name in request.headers]
    status, _, body = await call(where, "GET", path, kept, b"", voucher(request, signer))
    if status != 200:
        raise StoreError("the other server does not say")
    return body


def voucher(request: HTTPConnection, signer: Signer) -> str:
    return signer.vouch(address(request.scope))


async def reachable(where: str) -> bool:
    """Is anybody there? One that is just going does not open its door any more, though the house still knows it."""
    parts = urlsplit(where)
    try:
        _, writer = await asyncio.wait_for(asyncio.open_connection(parts.hostname, parts.port), KNOCKING)
    except (OSError, TimeoutError):
        return False
    writer.close()
    return True


Answer = tuple[int, list[tuple[bytes, bytes]], bytes]


async def call(where: str, method: str, path: str, headers: list[tuple[str, str]], body: bytes, who: str) -> Answer:
    own = [(HEADER, who), ("connection", "close"), ("content-length", str(len(body)))]
    asked = h11.Request(method=method, target=path, headers=[*headers, *own])
    try:
        async with asyncio.timeout(PATIENCE):
            return await spoken(where, asked, body)
    except (OSError, TimeoutError, h11.ProtocolError) as error:
        raise StoreError(f"the server that has the table does not answer: {error}") from None


async def spoken(where: str, asked: h11.Request, body: bytes) -> Answer:
    parts = urlsplit(where)
    reader, writer = await asyncio.wait_for(asyncio.open_connection(parts.hostname, parts.port), COMING)
    line = h11.Connection(h11.CLIENT)
    try:
        for event in (asked, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(line.send(event) or b"")
        await writer.drain()
        return await heard(line, reader)
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def heard(line: h11.Connection, reader: asyncio.StreamReader) -> Answer:
    answer: h11.Response | None = None
    body = bytearray()
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(65536))
        elif isinstance(event, h11.Response):
            answer = event
        elif isinstance(event, h11.Data):
            body += event.data
            if len(body) > LONGEST:
                raise OSError("too much")
        elif isinstance(event, h11.EndOfMessage) and answer:
            return answer.status_code, list(answer.headers), bytes(body)
        elif not isinstance(event, h11.InformationalResponse):
            raise OSError("cut off")


def told(body: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.MsgspecError:
        raise StoreError("the other server says something odd") from None


async def pipe(websocket: WebSocket, where: str, signer: Signer, restart: int) -> None:
    """A websocket that was accepted here, to a table that is there, until either end hangs up."""
    kept = {name: websocket.headers[name] for name in SPOKEN if name in websocket.headers}
    url = where.replace("http", "ws", 1) + websocket.url.path
    options = {"proxy": None, "compression": None, "max_size": LONGEST, "ping_interval": None, "open_timeout": COMING}
    try:
        other = await connect(url, additional_headers={**kept, HEADER: voucher(websocket, signer)}, **options)  # type: ignore[arg-type]
    except (OSError, TimeoutError, WebSocketException):
        await websocket.close(restart)
        return
    there = asyncio.create_task(speak(websocket, other))
    back = asyncio.create_task(listen(websocket, other))
    await asyncio.wait([there, back], return_when=asyncio.FIRST_COMPLETED)
    there.cancel()
    await other.close()
    await asyncio.wait([back], timeout=1.0)
    back.cancel()
    with suppress(RuntimeError, WebSocketDisconnect, OSError):
        code = other.close_code or restart
        await websocket.close(restart if code in (1000, 1001, 1005, 1006) else code)


async def speak(websocket: WebSocket, other: ClientConnection) -> None:
    """A message goes on in one piece, past the library, which takes ten times as long for it; unless the other server
    is so slow that somebody has to wait."""
    line: Line = websocket.scope["extensions"][LINE]
    with suppress(ConnectionClosed, WebSocketDisconnect):
        while (frame := await line.receive())["type"] != "websocket.disconnect":
            text = str(frame.get("text") or "")
            if other.state is State.OPEN and other.transport.get_write_buffer_size() < WAITING:
                other.transport.write(as_client(text.encode()))
            else:
                await other.send(text)


async def listen(websocket: WebSocket, other: ClientConnection) -> None:
    """Frames go on as they are; only where the reader is slow the other server has to wait."""
    line: Line = websocket.scope["extensions"][LINE]
    with suppress(ConnectionClosed, WebSocketDisconnect, RuntimeError, OSError):
        while True:
            text = await other.recv(decode=False)
            if line.free:
                line.say(text)
            else:
                line.breathe_out()
                await websocket.send_text(text.decode())
