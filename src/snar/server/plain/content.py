"""What never changes in such a game: its words, from which the page names what lies on the table."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache

import msgspec
from msgspec import Struct

from snar.games import texts_folder
from snar.texts.languages import HERE, chain, files

from ..wire import protocol as p


class PlainContent(Struct):
    """`messages`: Fluent, the game's own words before those for any game."""

    game: str
    lang: p.Lang
    messages: str


@cache
def encoded(game: str, lang: p.Lang) -> tuple[bytes, bytes, str]:
    """The document, the same packed, and its tag."""
    code = chain(lang)[-1].code  # the page is given one whole language: a part of one would leave ids on the table
    found = [*files([texts_folder(game)], code), *(path for path in files([HERE], code) if path.name == "plain.ftl")]
    data = msgspec.json.encode(PlainContent(game, lang, "\n".join(path.read_text("utf-8") for path in found)))
    return data, gzip.compress(data, mtime=0), hashlib.sha256(data).hexdigest()[:24]
