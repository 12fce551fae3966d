"""Everything a running server holds, and the one way an HTTP call is taken: who, what, answer or refusal."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from snar.kernel.choice import Refusal, Refused
from snar.kernel.journal import JournalError
from snar.kernel.save import SaveError
from snar.packs.shelf import Brought
from snar.store.lock import FolderLock
from snar.store.port import GuestRow, Store, StoreError
from snar.texts.languages import FIRST, languages, understood

from ..eyes.phrases import refusal, say
from ..reviews.queue import Reviews
from ..settings import Settings
from ..table.driver import Driver
from ..table.house import Elsewhere, Tables
from ..table.seats import refuse
from . import bodies
from .bans import Bans
from .calls import Calls
from .guard import address
from .health import Pulse
from .identity import YEAR, Keys, Signer, cookie_of, new_id
from .limits import Addresses
from .relay import PAGE_LANGUAGE, pass_on, relayed

log = logging.getLogger("snar.table")
WISHES = 500  # letters of what a browser says of its languages: reading all that fits into a header takes long
STATUS = {
    "no-such-table": 404, "no-such-invite": 404, "not-your-seat": 403, "not-the-host": 403, "not-invited": 403,
    "banned": 403, "not-the-keeper": 403, "no-such-guest": 404, "no-such-ban": 404, "no-puzzle": 404,
    "too-fast": 429, "who-are-you": 401, "seat-taken": 409, "started-already": 409, "commitment-lost": 409,
    "other-commitment": 409, "words-opening": 409, "words-not-yet": 409, "seed-with-others": 403, "not-kept": 503,
}  # fmt: skip


@dataclass
class Services:
    """What a server is made of, for whoever answers a request or a message."""

    settings: Settings
    store: Store
    driver: Driver
    tables: Tables
    addresses: Addresses
    signer: Signer
    lock: FolderLock | None  # of a server among several somebody else holds it
    packs: list[Brought]
    keys: Keys
    bans: Bans
    reviews: Reviews
    pulse: Pulse = field(default_factory=Pulse)
    calls: Calls = field(default_factory=Calls)


class Call:
    """One request on its way: the guest behind it, its body, its answer's cookie."""

    def __init__(self, services: Services, request: Request, guest: GuestRow | None, body: Any) -> None:
        self.services, self.request, self.who, self.body = services, request, guest, body
        self.cookie = cookie_of(request, services.signer)
        self.fresh = False  # the cookie has to be set

    @property
    def lang(self) -> Any:
        """Of the page that asks; without a page the guest's own, or what the browser prefers."""
        said = self.request.headers.get(PAGE_LANGUAGE, "")
        if said in languages():
            return said
        if self.who:
            return self.who.lang
        return language(self.request)

    @property
    def guest(self) -> GuestRow:
        """The guest, or Refused for someone without a cookie."""
        if self.who is None:
            refuse("who-are-you")
        return self.who

    async def anyone(self) -> GuestRow:
        """The guest; whoever has no cookie becomes one."""
        if self.who is None:
            self.limit("creations")
            await self.become(GuestRow(new_id(), say(self.lang, "guest-name"), self.lang, time.time()))
            await self.services.store.keep_guest(self.guest)
        return self.guest

    async def become(self, guest: GuestRow) -> None:
        self.who, self.fresh = guest, True

    def limit(self, kind: str) -> None:
        if not self.services.addresses.allows(address(self.request.scope), kind):
            refuse("too-fast")


Handler = Callable[[Call], Awaitable[Any]]


class Endpoint(NamedTuple):
    """`body` and `answer` are the types; the OpenAPI document is made of these."""

    method: str
    path: str
    handler: Handler
    body: type | None
    answer: type | None
    summary: str


async def take(services: Services, endpoint: Endpoint, request: Request) -> Response:
    call = Call(services, request, None, None)
    with services.calls.of(services.signer.read(call.cookie.value) or ""):
        return await answered(call, endpoint)


async def answered(call: Call, endpoint: Endpoint) -> Response:
    """Answer one call; a refusal has a reason, a text in the caller's language, and no insides."""
    services, request = call.services, call.request
    try:
        call.who = await known_guest(services, call.cookie.value)
        call.fresh = call.who is not None and services.signer.aged(call.cookie.value)
        if call.who and services.bans.of("guest", call.who.id):
            refuse("banned")
        call.body = await read(request, endpoint.body)
        answer = await endpoint.handler(call)
    except Refused as refused:
        why = refused.refusal
        return problem(why, call.lang)
    except Elsewhere as other:
        return await elsewhere(call, str(other))
    except (SaveError, JournalError):
        log.warning("a game cannot be played again")
        return problem(Refusal("broken"), call.lang)
    except StoreError as error:
        log.error("%s could not be kept: %s", endpoint.summary, error)
        return problem(Refusal("not-kept"), call.lang)
    response = answer if isinstance(answer, Response) else json_response(answer)
    if call.fresh:
        set_cookie(services, response, call.cookie.name, call.guest.id)
    return response


async def elsewhere(call: Call, where: str) -> Response:
    """What was passed on to this server and is no longer here was overtaken: whoever asks again finds it."""
    try:
        if relayed(call.request):
            raise StoreError("the table has moved on")
        return await pass_on(call.request, where, call.services.signer)
    except StoreError as error:
        log.warning("a table could not be reached: %s", error)
        return problem(Refusal("not-kept"), call.lang)


async def known_guest(services: Services, cookie: str) -> GuestRow | None:
    """Whoever is being forgotten, here or on another server, is a stranger: they would take a seat meanwhile."""
    row = await kept_guest(services, cookie)
    if row and (row.id in services.calls.leaving or services.tables.was_forgotten(row.id)):
        return None
    return row


async def kept_guest(services: Services, cookie: str) -> GuestRow | None:
    guest = services.signer.read(cookie) if cookie else None
    row = await services.store.guest(guest) if guest else None
    return row if row is None or row.lang in languages() else row._replace(lang=FIRST)  # it was spoken here once


async def read(request: Request, kind: type | None) -> Any:
    if kind is None:
        return None
    if request.headers.get("content-type", "application/json").partition(";")[0].strip() != "application/json":
        refuse("bad-request")
    try:
        return msgspec.json.decode(await request.body() or b"{}", type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError, ClientDisconnect):
        refuse("bad-request")


def set_cookie(services: Services, response: Response, name: str, guest: str) -> None:
    secure = services.settings.secure
    response.set_cookie(name, services.signer.sign(guest), YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def json_response(data: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(data), status, headers, media_type="application/json")


def problem(why: Refusal, lang: str) -> Response:
    said = bodies.Problem(why.reason, refusal(lang, why), why.rule)
    return json_response(said, STATUS.get(why.reason, 400))


def language(request: HTTPConnection) -> str:
    """What the browser prefers, as far as it is spoken here."""
    wishes = request.headers.get("accept-language", "")[:WISHES].split(",")
    return understood([re.split("[-;]", wish)[0].strip().lower() for wish in wishes if wish.strip()])
