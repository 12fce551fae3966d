"""What never changes in a game: cards with their derived texts, the board, the help of the rules."""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from typing import Any

import msgspec

from snar.packs.loader import BUILT_IN
from snar.packs.model import DreamCard, Spell
from snar.rise.content import Content, content_for
from snar.texts.bundle import Texts
from snar.texts.cards import Printed, rule_text
from snar.texts.stats import stat_line

from .voice import PACK, texts

HELP = re.compile(r"^help-([A-Za-z0-9-]+) =", re.MULTILINE)


@lru_cache(maxsize=2)
def encoded(lang: str) -> tuple[bytes, str]:
    """The document and its tag."""
    data = msgspec.json.encode(document(lang))
    return data, hashlib.sha256(data).hexdigest()[:24]


def document(lang: str) -> dict[str, Any]:
    content, said = content_for(), texts(lang)
    things: dict[str, Printed] = {**content.pack.characters, **content.pack.cards, **content.pack.spells}
    return {
        "pack": content.pack.hash,
        "lang": lang,
        "board": board(content),
        "cards": {id: printed(thing, said) for id, thing in things.items()},
        "worlds": {world.name: named(world.name, said) for world in content.board.worlds},
        "rules": {rule: {"title": said.title(rule), "help": said.help(rule)} for rule in rules(lang)},
    }


def printed(card: Printed, said: Texts) -> dict[str, Any]:
    data: dict[str, Any] = {"kind": type(card).__name__.lower(), **named(card.id, said), "stats": stat_line(card, said)}
    data["text"] = rule_text(card, said)
    if isinstance(card, DreamCard):
        data |= {"side": card.kind, "light": card.light, "bp": card.bp, "placement": card.placement}
        data |= {"actions": card.actions}
    elif not isinstance(card, Spell) and hasattr(card, "deck"):
        data["deck"] = card.deck
    return data


def named(id: str, said: Texts) -> dict[str, str]:
    return {"name": said.name(id), "flavour": said.flavour(id)}


def board(content: Content) -> dict[str, Any]:
    b = content.board
    fields = [
        {"name": b.names[cell], "kind": b.kind[cell], "row": cell // b.width, "column": cell % b.width,
         "world": b.worlds[b.world[cell]].name if b.world[cell] >= 0 else "", "cost": b.cost[cell]}
        for cell in range(b.size)
    ]  # fmt: skip
    return {"width": b.width, "height": b.height, "fields": fields}


def rules(lang: str) -> list[str]:
    """Rules that have a help text."""
    return HELP.findall((BUILT_IN / PACK / lang / "help.ftl").read_text("utf-8"))
