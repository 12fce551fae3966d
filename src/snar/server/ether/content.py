"""What never changes in Etherfields and is no secret: printed things, the help of the rules."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache

import msgspec

from snar.texts.bundle import Texts

from ..http import bodies
from .printed import pack, public_things
from .words import public


@cache
def encoded(lang: str) -> tuple[bytes, bytes, str]:
    """The document, the same packed, and its tag."""
    data = msgspec.json.encode(document(lang))
    return data, gzip.compress(data, mtime=0), hashlib.sha256(data).hexdigest()[:24]


def document(lang: str) -> bodies.EtherContent:
    said = public(lang)
    rules = {rule: bodies.RuleHelp(said.title(rule), said.help(rule)) for rule in rules_with_help(said)}
    return bodies.EtherContent(pack().hash, lang, public_things(lang), rules)


def rules_with_help(said: Texts) -> list[str]:
    return [id.removeprefix("help-") for id in said.ids("help-")]
