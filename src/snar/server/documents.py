"""What never changes in a game, made once and sent often."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable
from functools import cache

import msgspec
from msgspec import Struct

from snar.texts.bundle import Texts

from .http.bodies.common import RuleHelp

Packed = tuple[bytes, bytes, str]


def packed(document: Struct) -> Packed:
    """The document, the same packed, and its tag."""
    data = msgspec.json.encode(document)
    return data, gzip.compress(data, mtime=0), hashlib.sha256(data).hexdigest()[:24]


@cache
def packed_once(document: Callable[[str, str], Struct], lang: str, pack: str, said: Texts) -> Packed:
    """Anew only when the texts of the pack were read anew."""
    return packed(document(lang, pack))


def helps(said: Texts) -> dict[str, RuleHelp]:
    """Rules that have a help text."""
    rules = (id.removeprefix("help-") for id in said.ids("help-"))
    return {rule: RuleHelp(said.title(rule), said.help(rule)) for rule in rules}
