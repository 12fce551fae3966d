"""A finished game sent to somebody: previews of its address say in words and a picture what it was.

Nothing of a running game, nor of a table that not everyone with the address may watch.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from html import escape

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from snar.kernel.choice import Refused
from snar.kernel.journal import JournalError
from snar.kernel.save import SaveError
from snar.store.port import StoreError
from snar.texts.languages import languages

from ..front import front_of
from ..table.house import Elsewhere
from ..table.room import Room
from ..table.seats import refuse
from . import static
from .endpoint import Call, Endpoint, Services, language
from .relay import pass_on, relayed
from .tables import T, watched

PAGES = ("/table/{id}", "/replay/{id}")
PICTURE = T + "/preview.png"
TITLE = b"<title>"
KEPT = 64  # pictures that are remembered
painted: OrderedDict[str, bytes] = OrderedDict()


def routes(services: Services) -> list[BaseRoute]:
    async def page(request: Request) -> Response:
        return await shared(services, request)

    return [Route(path, page, methods=["GET", "HEAD"]) for path in PAGES]


async def shared(services: Services, request: Request) -> Response:
    """The page as ever; before its title what there is to tell of a game that is over."""
    plain = await static.serve_page(request)
    try:
        room = await services.tables.get(request.path_params["id"])
    except Elsewhere as other:
        return plain if relayed(request) else await told_there(request, str(other), services, plain)
    except (Refused, StoreError, SaveError, JournalError):
        return plain
    if plain.status_code != 200 or room.meta.status != "over" or not room.may_watch(""):
        return plain
    asked = request.query_params.get("lang", "")
    tags = about(services.settings.url, room, asked if asked in languages() else language(request))
    body = static.content(static.PAGE, packed=False).replace(TITLE, tags.encode() + TITLE, 1)
    return Response(body, headers={"cache-control": "no-cache"}, media_type="text/html")


async def told_there(request: Request, where: str, services: Services, plain: Response) -> Response:
    try:
        return await pass_on(request, where, services.signer)
    except StoreError:
        return plain


def about(url: str, room: Room, lang: str) -> str:
    over = room.over_in(lang, len(room.meta.seats))
    tale = front_of(room.meta.game).tale
    picture = url + PICTURE.format(id=room.id) if tale and tale.draw else ""
    tags = {
        "og:site_name": "Snář",
        "og:type": "website",
        "og:url": f"{url}/table/{room.id}?lang={lang}",
        "og:title": over.text,
        "og:description": " ".join(over.tale),
        "og:image": picture,
        "twitter:card": "summary_large_image" if picture else "summary",
    }
    return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items() if text)


async def picture(call: Call) -> Response:
    """Painted once; it can never change."""
    room = await watched(call)
    tale = front_of(room.meta.game).tale
    if room.meta.status != "over" or room.over is None or tale is None or tale.draw is None:
        refuse("no-such-table")
    data = painted.get(room.id)
    if data is None:
        call.limit("creations")
        data = await asyncio.to_thread(tale.draw, room.record.state, room.over.result, room.over.story)
        painted[room.id] = data
        while len(painted) > KEPT:
            painted.popitem(last=False)
    return Response(data, headers={"cache-control": "private, max-age=86400"}, media_type="image/png")


ENDPOINTS = [Endpoint("GET", PICTURE, picture, None, None, "A finished game as a picture, for previews of its address")]
