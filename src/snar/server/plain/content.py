"""What never changes in such a game: its words, from which the page names what lies on the table."""

from __future__ import annotations

from functools import cache

from snar.games import GAMES, texts_folder
from snar.kernel.agreement import numbers
from snar.kernel.session import Session
from snar.texts.languages import HERE, chain, files

from ..documents import Packed, packed
from ..http.bodies.common import Content
from ..wire import protocol as p


class PlainContent(Content):
    """`messages`: Fluent, the game's own words before those for any game, to be read by the rules of `locale`;
    `players`: what the rules call the seats, in their order, as many as there can be."""

    game: str
    lang: p.Lang
    locale: str
    messages: str
    players: list[str]


@cache
def encoded(game: str, lang: p.Lang) -> Packed:
    spoken = chain(lang)[-1]  # the page is given one whole language: a part of one would leave ids on the table
    own, shared = files([texts_folder(game)], spoken.code), files([HERE], spoken.code)
    found = [*own, *(path for path in shared if path.name == "plain.ftl")]
    messages = "\n".join(path.read_text("utf-8") for path in found)
    return packed(PlainContent(game, lang, spoken.locale, messages, players(game)))


def players(game: str) -> list[str]:
    rules = GAMES[game]
    most = {name: bounds.most for name, bounds in numbers(rules.agree()).items() if name == "players"}
    return Session.seeded(rules, rules.agree(**most), 0).names
