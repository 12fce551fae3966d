"""The texts of Říše Snů at a table, and why it refuses something."""

from __future__ import annotations

from functools import cache

from snar.kernel.choice import Refusal
from snar.packs.folders import BUILT_IN
from snar.rise.front import FRONT
from snar.server.eyes.phrases import HERE, PAGE, page_key
from snar.texts.bundle import Texts, capital
from snar.texts.reasons import plain
from snar.texts.rise.names import Names

PACK = BUILT_IN / FRONT.pack


@cache
def texts(lang: str) -> Texts:
    return Texts([PACK, HERE], lang)


def refusal(lang: str, refused: Refusal, names: Names | None = None) -> str:
    """At a table things are called by their names; before, the server says it itself."""
    said = texts(lang)
    key, about = page_key(said, refused), plain(dict(refused.about))
    if not said.has(key):
        return ""
    return capital(said.say(key, **(names.args(**about) if names and key.startswith(PAGE) else about)))
