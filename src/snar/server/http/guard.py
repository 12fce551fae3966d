"""The guard at the door: who may ask, from which page, how often; and the headers on every answer."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..settings import Settings
from .bans import Bans
from .limits import Addresses, network

SAFE = ("GET", "HEAD")
KEEPER = "/api/admin/"  # with the key one may lift a ban from wherever one is
RELAYED = "snar.relayed"  # in the scope: passed on by another server of the house (relay.py)
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
ALWAYS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, addresses: Addresses, bans: Bans) -> None:
        self.app, self.addresses, self.bans = app, addresses, bans
        self.hosts, self.origins, self.secure = settings.hosts(), settings.origins(), settings.secure
        self.limits, self.proxies = settings.limits, settings.proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        wrong = self.objection(scope, headers)
        if scope["type"] == "websocket":
            await self.websocket(scope, receive, send, wrong)
        else:
            await self.request(scope, receive, self.dressed(send, headers), wrong)

    async def request(self, scope: Scope, receive: Receive, send: Send, wrong: tuple[int, str] | None) -> None:
        """Of those behind a proxy each has so many at once; at the gate all of them are the proxy."""
        who = address(scope)
        counted = who not in self.proxies
        if not wrong and counted and not self.addresses.connect(who, "sockets"):
            wrong = 429, "too many requests"
        if wrong:  # whatever else the connection has said already is not heard
            await PlainTextResponse(wrong[1], wrong[0], {"connection": "close"})(scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            if counted:
                self.addresses.disconnect(who, "sockets")

    def objection(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        """Why not: a status and a word, or None."""
        if scope.get(RELAYED):
            return None  # another server of the house has looked already
        if self.bans.of("address", address(scope)) and not scope["path"].startswith(KEEPER):
            return 403, "banned"
        if headers.get("host", "").lower() not in self.hosts:
            return 421, "unknown host"
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:  # no text of a database holds it
            return 404, "not found"
        origin = headers.get("origin")
        asks = scope["type"] == "websocket" or scope["method"] not in SAFE
        if asks and origin is not None and origin.lower() not in self.origins:
            return 403, "foreign origin"
        if scope["type"] == "http":
            length, most = headers.get("content-length", "0"), self.most(scope["path"])
            if not length.isdecimal() or int(length) > most or "transfer-encoding" in headers:
                return 413, "too long"
        if not self.addresses.allows(address(scope), "requests"):
            return 429, "too many requests"
        return None

    def most(self, path: str) -> int:
        """A new table may bring the campaign it goes on with."""
        return self.limits.campaign if path == "/api/tables" else self.limits.body

    async def websocket(self, scope: Scope, receive: Receive, send: Send, wrong: tuple[int, str] | None) -> None:
        if wrong or not self.addresses.connect(address(scope)):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.addresses.disconnect(address(scope))

    def dressed(self, send: Send, headers: Headers) -> Send:
        """Adds the security headers to an answer."""
        host = headers.get("host", "")
        sockets = f" {'wss' if self.secure else 'ws'}://{host}" if host.lower() in self.hosts else ""

        async def wrapped(message: Message) -> None:
            if message["type"] == "http.response.start":
                add(MutableHeaders(scope=message), ALWAYS.items())
                add(MutableHeaders(scope=message), [("content-security-policy", CSP.format(sockets=sockets))])
                if self.secure:
                    add(MutableHeaders(scope=message), [("strict-transport-security", "max-age=31536000")])
            await send(message)

        return wrapped


def add(headers: MutableHeaders, more: Iterable[tuple[str, str]]) -> None:
    for name, value in more:
        headers.setdefault(name, value)


def address(scope: Scope) -> str:
    """Who asks, behind a trusted proxy too."""
    client = scope.get("client")
    return network(client[0]) if client else ""
