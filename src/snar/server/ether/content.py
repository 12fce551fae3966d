"""What never changes in Etherfields and is no secret: printed things, the help of the rules."""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import lru_cache

import msgspec

from snar.ether.options import OPTIONS, SLEEPERS

from ..http import bodies
from .printed import pack, public_things
from .words import PACK, public

HELP = re.compile(r"^help-([A-Za-z0-9-]+) =", re.MULTILINE)


@lru_cache(maxsize=2)
def encoded(lang: str) -> tuple[bytes, bytes, str]:
    """The document, the same packed, and its tag."""
    data = msgspec.json.encode(document(lang))
    return data, gzip.compress(data, mtime=0), hashlib.sha256(data).hexdigest()[:24]


def document(lang: str) -> bodies.EtherContent:
    said = public(lang)
    rules = {rule: bodies.RuleHelp(said.title(rule), said.help(rule)) for rule in rules_with_help(lang)}
    return bodies.EtherContent(pack().hash, lang, public_things(lang), rules)  # type: ignore[arg-type]


def rules_with_help(lang: str) -> list[str]:
    return HELP.findall((PACK / lang / "help.ftl").read_text("utf-8"))


def catalogue() -> bodies.EtherCatalogue:
    """Sleepers, modes, and what can be practised without a campaign: only what everyone knows."""
    texts = public("cs")
    dreams = [f"dream:{row.id}" for row in pack().dreams.values() if texts.has(row.id)]
    slumbers = [f"slumber:{row.id}" for row in pack().slumbers.values() if row.start and texts.has(row.id)]
    return bodies.EtherCatalogue(list(SLEEPERS), list(OPTIONS), ["campaign", *dreams, *slumbers])
