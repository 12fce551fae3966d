"""What a table can agree on: each game asks its own rules."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from snar.bots import levels
from snar.games import DEFAULT, FRONTS, having, texts_folder
from snar.packs import shelf
from snar.texts.bundle import Texts
from snar.texts.languages import languages

from ..front import front_of
from ..table.seats import refuse
from . import bodies
from .endpoint import Call, Endpoint

TITLE, LONG = "pack-title", 60  # how a pack calls itself, and letters of it
SHORT = 12  # letters of a digest that people can compare


async def catalogue(call: Call) -> bodies.Catalogue:
    lang = call.request.query_params.get("lang", call.lang)
    if lang not in languages():
        refuse("bad-request")
    return everything(lang)


def everything(lang: str) -> bodies.Catalogue:
    return made(lang, tuple(folder for game in having("packs") for folder in shelf.folders(game)))


@lru_cache(maxsize=32)
def made(lang: str, packs: tuple[Path, ...]) -> bodies.Catalogue:
    """Once, as long as these are the packs."""
    shown = [game for game, front in FRONTS.items() if front.shown]
    games = {game: front_of(game).catalogue(lang) for game in FRONTS}
    bots, offered = {game: levels(game) for game in FRONTS}, {game: offers(game, lang) for game in having("packs")}
    return bodies.Catalogue(DEFAULT, bots, shown, games, offered)


def offers(game: str, lang: str) -> list[bodies.PackOffer]:
    own, load = FRONTS[game].pack, FRONTS[game].part("packs").load
    names = sorted(shelf.names(game), key=lambda name: name != own)
    return [offer(load(name), texts_folder(game, name), lang, name == own) for name in names]


def offer(pack: Any, folder: Path, lang: str, own: bool) -> bodies.PackOffer:
    texts = Texts([folder], lang)
    title = texts.say(TITLE) if texts.has(TITLE) else pack.id
    return bodies.PackOffer(pack.id, title[:LONG], pack.version, pack.hash[:SHORT], own)


ENDPOINTS = [Endpoint("GET", "/api/catalogue", catalogue, None, bodies.Catalogue, "What a table can agree on (?lang)")]
