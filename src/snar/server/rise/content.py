"""What never changes in a game: cards with their derived texts, the board, the help of the rules."""

from __future__ import annotations

from snar.packs.rise.model import Character, Creature, DreamCard, Spell
from snar.rise.content import Content, content_for
from snar.rise.options import OWN
from snar.server.documents import Packed, helps, packed_once
from snar.server.rise import bodies
from snar.server.rise.words import texts
from snar.texts.bundle import Texts
from snar.texts.rise.cards import Printed, rule_text
from snar.texts.rise.stats import stat_line


def encoded(lang: str, pack: str) -> Packed:
    return packed_once(document, lang, pack, texts(lang, pack))


def document(lang: str, pack: str = OWN) -> bodies.ContentBody:
    content, said = content_for(pack), texts(lang, pack)
    things: dict[str, Printed] = {**content.pack.characters, **content.pack.cards, **content.pack.spells}
    return bodies.ContentBody(
        pack=content.pack.hash,
        lang=lang,
        board=board(content),
        cards={id: printed(thing, said) for id, thing in things.items()},
        worlds={w.name: bodies.Named(said.name(w.name), said.flavour(w.name)) for w in content.board.worlds},
        rules=helps(said),
    )


def printed(card: Printed, said: Texts) -> bodies.Card:
    kind, stats, text = type(card).__name__.lower(), stat_line(card, said), rule_text(card, said)
    found = bodies.Card(kind, said.name(card.id), said.flavour(card.id), stats, text)
    if isinstance(card, DreamCard):
        found.side, found.light, found.bp = card.kind, card.light, card.bp
        found.placement, found.actions = card.placement, card.actions
    if isinstance(card, Character):
        found.camp = card.side
    if not isinstance(card, Spell | Character):
        found.deck = card.deck
    found.seal = seal(card)
    return found


def seal(card: Printed) -> int:
    """The price in light, the power one meets, the roll one needs; 0: nothing of the kind."""
    match card:
        case DreamCard():
            return card.light
        case Creature():
            return card.moc
        case Spell():
            return card.roll
    return 0


def board(content: Content) -> bodies.Board:
    b = content.board
    fields = []
    for cell in range(b.size):
        world = b.worlds[b.world[cell]].name if b.world[cell] >= 0 else ""
        row, column = divmod(cell, b.width)
        fields.append(bodies.Field(b.names[cell], b.kind[cell], row, column, world, b.cost[cell]))
    return bodies.Board(b.width, b.height, fields)
