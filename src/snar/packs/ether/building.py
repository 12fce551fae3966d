"""A pack as its files say it, when they are well formed."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from snar.packs.ether import model
from snar.packs.ether.model import DECKS, KINDS, CardDef, EtherPack
from snar.packs.ether.parts import Action, Bonus, EntityEffect, Passage, Price, SceneChoice
from snar.packs.ether.schema import FILES
from snar.packs.ether.secrecy import secrets
from snar.packs.folders import pack_hash
from snar.packs.reader import Reader

NESTED: dict[str, tuple[str, type[Any]]] = {
    "bonus": ("bonuses", Bonus),
    "effect": ("effects", EntityEffect),
    "passage": ("passages", Passage),
    "choice": ("choices", SceneChoice),
}
PAID_AWAY = ({"ether": 1},)


def build(reader: Reader) -> EtherPack | None:
    """The whole pack, or None when the reader found problems (in `reader.problems`)."""
    head = reader.single("pack")
    found = [(kind, table) for file in FILES for kind, table in reader.entries(file)]
    if reader.problems:
        return None
    things: dict[str, dict[str, Any]] = {name: {} for name, _ in KINDS.values()}
    for kind, table in found:
        name, cls = KINDS[kind]
        things[name][table["id"]] = _row(cls, table)
    cards = {card.id: card for card in _cards(things)}
    marks = dict(_marks(things))
    return EtherPack(
        id=head["id"],
        version=head["version"],
        game=head["game"],
        hash=pack_hash(reader.folder),
        **things,
        cards=cards,
        copies=tuple(_copies(cards)),
        codes={code: id for id, code in marks.items()},
        marks=marks,
        secret=frozenset(secrets(things, marks)),
    )


def _cards(things: dict[str, dict[str, Any]]) -> Iterator[CardDef]:
    """Everything that lies on the table as a card; a secret of a thing is that thing."""
    for rows in things.values():
        for row in rows.values():
            if hasattr(row, "deck") and not getattr(row, "of", ""):
                yield row


def _marks(things: dict[str, dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """Cards that bear a code, with the code."""
    for rows in things.values():
        for row in rows.values():
            if getattr(row, "code", ""):
                yield getattr(row, "of", "") or row.id, row.code


def _copies(cards: dict[str, CardDef]) -> Iterator[CardDef]:
    for deck in DECKS:
        for card in cards.values():
            if card.deck == deck:
                yield from [card] * card.copies


def _row(cls: type[Any], table: dict[str, Any]) -> Any:
    if cls is model.Weakness and table["price"] is None:
        table["price"] = PAID_AWAY
    if table.get("movement") == "rules":
        table["movement"] = 0
    if "suits" in table:
        table["suits"] = {corner: suit for corner, suit in table["suits"].items() if suit}
    if "action" in table:
        numbered = enumerate(table.pop("action"), 1)
        table["actions"] = tuple(_action(part, str(number)) for number, part in numbered)
    if "back" in table:
        table["back"] = _action(table["back"], "back")
    for key, (name, part_cls) in NESTED.items():
        if key in table:
            table[name] = tuple(_make(part_cls, part) for part in table.pop(key))
    return _make(cls, table)


def _action(table: dict[str, Any], id: str) -> Action:
    if table["range"] is None:
        table["range"] = 1 if table["kind"] in ("attack", "contact") else 0
    action: Action = _make(Action, {**table, "id": table["id"] or id})
    return action


def _make(cls: type[Any], table: dict[str, Any]) -> Any:
    for key in ("price", "place"):
        if isinstance(table.get(key), tuple):
            table[key] = tuple(Price(**way) for way in table[key])
    return cls(**{field.name: table[field.name] for field in fields(cls)})
