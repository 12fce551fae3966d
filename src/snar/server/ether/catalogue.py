"""What a table of Etherfields can agree on, asked from its rules: only what everyone may know."""

from __future__ import annotations

from msgspec import Struct

from snar.ether.content import content_for
from snar.ether.options import OPTIONS, OWN, SLEEPERS, agree
from snar.kernel.choice import Refused
from snar.packs import shelf
from snar.texts.languages import FIRST

from .words import public, refusal


class EtherMode(Struct, omit_defaults=True):
    """A variant. `alone`: why it is not for several sleepers; `locked`: why not before a campaign has come so far."""

    id: str
    alone: str = ""
    locked: str = ""


class EtherCatalogue(Struct):
    """What a table of Etherfields can agree on. `starts`: the campaign, or what can be practised alone, by pack."""

    sleepers: list[str]
    modes: list[EtherMode]
    starts: dict[str, list[str]]


def catalogue(lang: str) -> EtherCatalogue:
    modes = [mode(option, lang) for option in OPTIONS]
    return EtherCatalogue(list(SLEEPERS), modes, {pack: starts(pack) for pack in shelf.names("ether")})


def starts(pack: str = OWN) -> list[str]:
    """What can be practised without a campaign has its name among the public texts."""
    texts, printed = public(FIRST, pack), content_for(pack).pack
    dreams = [f"dream:{row.id}" for row in printed.dreams.values() if texts.has(row.id)]
    slumbers = [f"slumber:{row.id}" for row in printed.slumbers.values() if row.start and texts.has(row.id)]
    return ["campaign", *dreams, *slumbers]


def mode(option: str, lang: str) -> EtherMode:
    locked = why_not(lang, option, 1)
    return EtherMode(option, "" if locked else why_not(lang, option, 2), locked)


def why_not(lang: str, option: str, sleepers: int) -> str:
    """In words; nothing where it can be played."""
    try:
        agree(SLEEPERS[:sleepers], [option])
    except Refused as refused:
        return refusal(lang, refused.refusal)
    return ""
