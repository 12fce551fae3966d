"""An address that is sent to somebody: its preview says in words and a picture what is behind it.

Of a finished game what it was; nothing of a running game, nor of a table that not everyone with the address may watch.
Of an invitation only which game it is to: previews are kept by others, and who sits there is told to those who come.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from html import escape
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from snar.games import FRONTS
from snar.kernel.choice import Refused
from snar.kernel.journal import JournalError
from snar.kernel.save import SaveError
from snar.store.port import Invite, StoreError
from snar.texts.languages import languages

from ..eyes.phrases import say, texts
from ..front import front_of
from ..table.house import Elsewhere
from ..table.room import Room
from ..table.seats import refuse
from . import static
from .endpoint import Call, Endpoint, Services, language
from .guard import address
from .relay import pass_on, relayed
from .tables import T, watched
from .waiting import Turns

PAGES = ("/table/{id}", "/replay/{id}")
INVITATION = "/join/{code}"
PICTURE = T + "/preview.png"
SIGN = "/api/games/{game}/preview.png"
TITLE = b"<title>"
KEPT = 64  # pictures that are remembered
PAINTING = Turns()
Picture = TypeVar("Picture")
painted: OrderedDict[str, bytes] = OrderedDict()


def routes(services: Services) -> list[BaseRoute]:
    async def page(request: Request) -> Response:
        return await shared(services, request, request.path_params["id"])

    async def invitation(request: Request) -> Response:
        with suppress(StoreError):  # the page itself says that nothing can be kept
            invite = await services.store.invited(request.path_params["code"][:64])
            if invite is not None:
                return await shared(services, request, invite.table_id, invite)
        return await static.serve_page(request)

    pages = [Route(path, page, methods=["GET", "HEAD"]) for path in PAGES]
    return [*pages, Route(INVITATION, invitation, methods=["GET", "HEAD"])]


async def shared(services: Services, request: Request, table: str, invite: Invite | None = None) -> Response:
    """The page as ever; before its title what there is to tell of a game that is over, or of an invitation to one."""
    plain = await static.serve_page(request)
    try:
        room = await services.tables.get(table)
    except Elsewhere as other:
        return plain if relayed(request) else await told_there(request, str(other), services, plain)
    except (Refused, StoreError, SaveError, JournalError):
        return plain
    told = room.meta.honours(invite) if invite else room.meta.status == "over" and room.may_watch("")
    if plain.status_code != 200 or not told:
        return plain
    asked = request.query_params.get("lang", "")
    lang = asked if asked in languages() else language(request)
    tags = invited(services.settings.url, room, lang) if invite else about(services.settings.url, room, lang)
    page = static.content(static.named(static.SPOKEN, lang), packed=False)
    body = page.replace(TITLE, written(tags).encode() + TITLE, 1)
    return Response(body, headers={"cache-control": "no-cache"}, media_type="text/html")


async def told_there(request: Request, where: str, services: Services, plain: Response) -> Response:
    try:
        return await pass_on(request, where, services.signer)
    except StoreError:
        return plain


def about(url: str, room: Room, lang: str) -> dict[str, str]:
    over = room.over_in(lang, len(room.meta.seats))
    tale = front_of(room.meta.game).tale
    return {
        "og:url": f"{url}/table/{room.id}?lang={lang}",
        "og:title": over.text,
        "og:description": " ".join(over.tale),
        "og:image": url + PICTURE.format(id=room.id) if tale and tale.draw else "",
    }


def invited(url: str, room: Room, lang: str) -> dict[str, str]:
    game = room.meta.game
    tale = front_of(game).tale
    own = f"invited-{game}"
    return {
        "og:title": say(lang, own if texts(lang).has(own) else "invited"),
        "og:description": say(lang, "invited-more"),
        "og:image": url + SIGN.format(game=game) if tale and tale.sign else "",
    }


def written(tags: dict[str, str]) -> str:
    every = {"og:site_name": "Snář", "og:type": "website", **tags}
    every["twitter:card"] = "summary_large_image" if tags["og:image"] else "summary"
    return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in every.items() if text)


async def picture(call: Call) -> Response:
    """Painted once; it can never change."""
    room = await watched(call)
    tale = front_of(room.meta.game).tale
    if room.meta.status != "over" or room.over is None or tale is None or tale.draw is None:
        refuse("no-such-table")
    return await drawn(call, room.id, partial(tale.draw, room.record.state, room.over.result, room.over.story))


async def sign(call: Call) -> Response:
    """Of the game itself, the same for everyone."""
    game = call.request.path_params["game"]
    tale = front_of(game).tale if game in FRONTS else None
    if tale is None or tale.sign is None:
        refuse("unknown-game", value=game[:40], known=", ".join(FRONTS))
    return await drawn(call, game, tale.sign)


async def drawn(call: Call, name: str, draw: Callable[[], bytes]) -> Response:
    data = painted.get(name)
    if data is None:
        call.limit("creations")
        data = await in_turn(call, partial(painting, name, draw))
    return Response(data, headers={"cache-control": "private, max-age=86400"}, media_type="image/png")


def painting(name: str, draw: Callable[[], bytes]) -> bytes:
    """Whoever asked at the same time finds it painted when it is their turn."""
    if name not in painted:
        painted[name] = draw()
    data = painted[name]
    while len(painted) > KEPT:
        painted.popitem(last=False)
    return data


async def in_turn(call: Call, draw: Callable[[], Picture]) -> Picture:
    """One picture at a time, addresses in turn: a dozen threads at once would keep the loop waiting for its own."""
    async with PAINTING.of(address(call.request.scope), call.who.id if call.who else ""):
        return await asyncio.to_thread(draw)


ENDPOINTS = [
    Endpoint("GET", PICTURE, picture, None, None, "A finished game as a picture, for previews of its address"),
    Endpoint("GET", SIGN, sign, None, None, "A game as a picture, for previews of invitations to it"),
]
