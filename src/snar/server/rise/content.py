"""What never changes in a game: cards with their derived texts, the board, the help of the rules."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache

import msgspec

from snar.packs.rise.model import Character, DreamCard, Spell
from snar.rise.content import Content, content_for
from snar.server.http import bodies
from snar.server.rise.words import texts
from snar.texts.bundle import Texts
from snar.texts.rise.cards import Printed, rule_text
from snar.texts.rise.stats import stat_line


@cache
def encoded(lang: str) -> tuple[bytes, bytes, str]:
    """The document, the same packed, and its tag."""
    data = msgspec.json.encode(document(lang))
    return data, gzip.compress(data, mtime=0), hashlib.sha256(data).hexdigest()[:24]


def document(lang: str) -> bodies.ContentBody:
    content, said = content_for(), texts(lang)
    things: dict[str, Printed] = {**content.pack.characters, **content.pack.cards, **content.pack.spells}
    return bodies.ContentBody(
        pack=content.pack.hash,
        lang=lang,
        board=board(content),
        cards={id: printed(thing, said) for id, thing in things.items()},
        worlds={w.name: bodies.Named(said.name(w.name), said.flavour(w.name)) for w in content.board.worlds},
        rules={rule: bodies.RuleHelp(said.title(rule), said.help(rule)) for rule in rules(said)},
    )


def printed(card: Printed, said: Texts) -> bodies.Card:
    kind, stats, text = type(card).__name__.lower(), stat_line(card, said), rule_text(card, said)
    found = bodies.Card(kind, said.name(card.id), said.flavour(card.id), stats, text)
    if isinstance(card, DreamCard):
        found.side, found.light, found.bp = card.kind, card.light, card.bp
        found.placement, found.actions = card.placement, card.actions
    if not isinstance(card, Spell | Character):
        found.deck = card.deck
    return found


def board(content: Content) -> bodies.Board:
    b = content.board
    fields = []
    for cell in range(b.size):
        world = b.worlds[b.world[cell]].name if b.world[cell] >= 0 else ""
        row, column = divmod(cell, b.width)
        fields.append(bodies.Field(b.names[cell], b.kind[cell], row, column, world, b.cost[cell]))
    return bodies.Board(b.width, b.height, fields)


def rules(said: Texts) -> list[str]:
    """Rules that have a help text."""
    return [id.removeprefix("help-") for id in said.ids("help-")]
