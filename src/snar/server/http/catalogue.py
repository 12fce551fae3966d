"""What a table can agree on: each game asks its own rules."""

from __future__ import annotations

from functools import cache

from snar.bots import BOTS
from snar.games import DEFAULT, having
from snar.texts.languages import languages

from ..front import front_of
from ..table.seats import refuse
from . import bodies
from .endpoint import Call, Endpoint


async def catalogue(call: Call) -> bodies.Catalogue:
    lang = call.request.query_params.get("lang", call.lang)
    if lang not in languages():
        refuse("bad-request")
    return everything(lang)


@cache
def everything(lang: str) -> bodies.Catalogue:
    return bodies.Catalogue(DEFAULT, list(BOTS), {game: front_of(game).catalogue(lang) for game in having("server")})


ENDPOINTS = [Endpoint("GET", "/api/catalogue", catalogue, None, bodies.Catalogue, "What a table can agree on (?lang)")]
