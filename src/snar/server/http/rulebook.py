"""The rules of a game as a book: chapters in the order of the rulebook, and where each rule can be tried."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from snar.games import texts_folder
from snar.lessons import by_rule, positions
from snar.texts.bundle import Texts
from snar.texts.languages import languages

from ..eyes.phrases import say
from ..table.seats import refuse
from . import bodies
from .endpoint import Call, Endpoint
from .tables import known

CHAPTER, HELP = "chapter-", "help-"


@lru_cache(maxsize=32)
def texts(game: str, lang: str) -> Texts:
    return Texts([texts_folder(game)], lang)


def helped(game: str, lang: str, rule: str) -> bodies.RuleHelp:
    said = texts(game, lang)
    return bodies.RuleHelp(said.title(rule), said.help(rule))


@lru_cache(maxsize=32)
def rulebook(game: str, lang: str) -> bodies.Rulebook:
    said = texts(game, lang)
    rules = [id.removeprefix(HELP) for id in said.ids(HELP)]
    chapters = [chapter(said, id.removeprefix(CHAPTER), rules) for id in said.ids(CHAPTER)]
    mine = [position for position in positions().values() if position.game == game]
    return bodies.Rulebook(
        game=game,
        lang=lang,
        chapters=chapters,
        rules={rule: helped(game, lang, rule) for rule in rules},
        positions={one.id: bodies.PositionInfo(one.id, say(lang, one.text), list(one.rules)) for one in mine},
        tries={rule: by_rule()[rule] for rule in rules if rule in by_rule()},
    )


def chapter(said: Texts, id: str, rules: list[str]) -> bodies.Chapter:
    """A rule belongs to the chapter that its id begins with; RR-A has RR-A6 and RR-A9a."""
    mine = [rule for rule in rules if belongs(rule, id)]
    picture = next((by_rule()[rule][0] for rule in mine if rule in by_rule()), "")
    lead, see, at = (said.part(CHAPTER + id, name) for name in ("lead", "see", "at"))
    return bodies.Chapter(id, said.say(CHAPTER + id), lead, mine, picture, see, at)


def belongs(rule: str, chapter: str) -> bool:
    rest = rule.removeprefix(chapter)
    return rest != rule and (rest.startswith("-") or rest[:1].isdigit())


async def read(call: Call) -> bodies.Rulebook:
    lang = call.request.path_params["lang"]
    if lang not in languages():
        refuse("bad-request")
    game = call.request.query_params.get("game", "")
    known(game)
    return await asyncio.to_thread(rulebook, game, lang)


ENDPOINTS = [Endpoint("GET", "/api/rulebook/{lang}", read, None, bodies.Rulebook, "The rules as a book (?game)")]
