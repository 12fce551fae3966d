"""Hand-made cards: effects and powers as a pack holds them, and what tests say often."""

from dataclasses import replace
from pathlib import Path

from snar.packs.fields import Field
from snar.packs.reader import Reader
from snar.packs.rise.schema import RISE, TABLES
from snar.rise.content import Content
from snar.rise.scenario import position

PLAIN = position.plain_content
WORLDS = ("iridion", "filnerin", "akademus")
HERE = {"rytir": {"field": "45", "bp": 6}, "stin": {"field": "45"}}  # both on one field, Rytíř to move
TRIAL = {"scenario": "zkouska-sily"}
SLOW = [{"verb": "slow", "amount": 1}]


def do(*effects):
    """Effects as a pack holds them."""
    reader = Reader(Path(), RISE)
    made = reader.value(list(effects), Field("effects"), "do")
    assert not reader.problems, reader.problems[0]
    return made


def row(kind, cls, **values):
    """A `modify` or `use` table as a pack holds it."""
    reader = Reader(Path(), RISE)
    made = reader.table(values, TABLES[kind], "")
    assert not reader.problems, reader.problems[0]
    return cls(**made)


def changed(content, changes):
    """The same content with other values on some cards and characters."""
    pack = content.pack
    cards = {id: replace(card, **changes.get(id, {})) for id, card in pack.cards.items()}
    characters = {id: replace(row, **changes.get(id, {})) for id, row in pack.characters.items()}
    copies = tuple(cards[card.id] for card in pack.copies)
    return Content(replace(pack, cards=cards, characters=characters, copies=copies), content.board)


def next_turn(t):
    """Stín (who rolls a 1 and stays) and the casting phases are over: Rytíř rolls 5."""
    t.say("rytir", "end").say("stin", "done", "end").say("rytir", "done")
    return t


def offered(t, name, prefix="use"):
    return [key for key in t.offers(name) if key.startswith(prefix)]
