"""The texts of Říše Snů at a table, and why it refuses something."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from snar.kernel.choice import Refusal
from snar.packs import shelf
from snar.rise.options import OWN
from snar.server.eyes.phrases import HERE, PAGE, page_key
from snar.texts.bundle import Texts, capital
from snar.texts.reasons import plain
from snar.texts.rise.names import Names


def texts(lang: str, pack: str = OWN) -> Texts:
    return texts_in(shelf.folder_of("rise", pack), lang)


@cache
def texts_in(folder: Path, lang: str) -> Texts:
    return Texts([folder, HERE], lang)


def refusal(lang: str, refused: Refusal, names: Names | None = None) -> str:
    """At a table things are called by their names; before, the server says it itself."""
    said = names.texts if names else texts(lang)
    key, about = page_key(said, refused), plain(dict(refused.about))
    if not said.has(key):
        return ""
    return capital(said.say(key, **(names.args(**about) if names and key.startswith(PAGE) else about)))
