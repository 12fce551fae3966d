"""The languages of this server, also those that SNAR_TEXTS adds to the built client."""

from __future__ import annotations

from starlette.responses import Response

from snar.texts.languages import HERE, PACKAGE, files, languages

from ..table.seats import refuse
from . import bodies
from .endpoint import Call, Endpoint

PAGE = PACKAGE / "page"  # only SNAR_TEXTS has it: other texts of the page are built into the client
SHARED = "public.ftl"  # of the program, and the page says it too


async def spoken(call: Call) -> bodies.Languages:
    rows = languages().values()
    return bodies.Languages(
        [bodies.LanguageBody(one.code, one.name, one.locale, one.fallback, list(one.also)) for one in rows]
    )


async def page_texts(call: Call) -> Response:
    """What the page says in a language that was not built into it."""
    code = call.request.path_params["lang"]
    if code not in languages():
        refuse("bad-request")
    found = [*(path for path in files([HERE], code) if path.name == SHARED), *files([PAGE], code)]
    text = "\n".join(path.read_text("utf-8") for path in found)
    return Response(text, headers={"cache-control": "no-cache"}, media_type="text/plain")


ENDPOINTS = [
    Endpoint("GET", "/api/languages", spoken, None, bodies.Languages, "Languages that are spoken here"),
    Endpoint("GET", "/api/texts/{lang}", page_texts, None, None, "What SNAR_TEXTS has for the page, as Fluent"),
]
