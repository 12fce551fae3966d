"""The built client. Files with a hash in their name may be kept for ever, the page itself never.

The first screen comes painted, in the language that the browser prefers (web/painted.ts); every other page is empty
until the client makes it, but says in that language what it is.
"""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from .endpoint import language

FOLDER = Path(__file__).parents[1] / "static"
PAGE = "index.html"
SPOKEN = "index.{}.html"  # the same page, described in a language
FIRST_SCREEN = "landing.{}.html"
MISSING = "The web client is not built. Run: python3 run.py play"
PACKED = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")


def routes() -> list[BaseRoute]:
    return [Route("/{path:path}", serve, methods=["GET", "HEAD"])]


async def serve(request: Request) -> Response:
    """A file of the client; every other address is a page, which the client itself makes."""
    path = request.path_params["path"]
    if path.startswith(("api/", "ws/")):
        return PlainTextResponse("not found", 404)
    if not path:
        return first_screen(request)
    if path in files():
        return answer(path, packs(request))
    if "." in path.rpartition("/")[2] and PAGE in files():
        return PlainTextResponse("not found", 404)
    return await serve_page(request)


async def serve_page(request: Request) -> Response:
    return in_words(SPOKEN, request)


def first_screen(request: Request) -> Response:
    return in_words(FIRST_SCREEN, request)


def in_words(built: str, request: Request) -> Response:
    """As it was built for the reader's language; without such a one the plain page, which will learn it."""
    name = named(built, language(request))
    if name not in files():
        return PlainTextResponse(MISSING, 503)
    response = answer(name, packs(request))
    response.headers["vary"] = "accept-encoding, accept-language"
    return response


def named(built: str, lang: str) -> str:
    name = built.format(lang)
    return name if name in files() else PAGE


def packs(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


@lru_cache(maxsize=1)
def files() -> frozenset[str]:
    """Only what is there at the start is served: no address can lead out of the folder."""
    if not FOLDER.is_dir():
        return frozenset()
    return frozenset(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file())


def answer(name: str, packed: bool) -> Response:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    kept = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    packed = packed and kind.startswith((*PACKED, "text/javascript"))
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(content(name, packed), headers=headers, media_type=kind)


@lru_cache(maxsize=256)
def content(name: str, packed: bool) -> bytes:
    data = (FOLDER / name).read_bytes()
    return gzip.compress(data, 6, mtime=0) if packed else data
