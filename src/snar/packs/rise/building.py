"""A pack as its files say it, when they are well formed."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from snar.packs.folders import pack_hash
from snar.packs.reader import Reader
from snar.packs.rise.model import (
    DECKS,
    Ability,
    CardDef,
    Character,
    Creature,
    Deed,
    DreamCard,
    Item,
    LaidEffect,
    Modify,
    OneShot,
    Pack,
    Quest,
    Spell,
    Use,
)
from snar.packs.rise.schema import FILES

NESTED: dict[str, tuple[str, type[Any]]] = {
    "modify": ("modify", Modify),
    "use": ("use", Use),
    "effect": ("effects", LaidEffect),
    "deed": ("deeds", Deed),
}
"""Sub-tables of a TOML entry: their name in the model and their class."""
ROWS: dict[str, type[Any]] = {
    "character": Character,
    "card": DreamCard,
    "creature": Creature,
    "item": Item,
    "oneshot": OneShot,
    "quest": Quest,
    "ability": Ability,
    "spell": Spell,
}


def build(reader: Reader) -> Pack | None:
    """The whole pack, or None when the reader found problems (in `reader.problems`)."""
    head, board = reader.single("pack"), reader.single("board")
    found = [(file, kind, table) for file in FILES for kind, table in reader.entries(file)]
    if reader.problems:
        return None
    gates = {table["roll"]: table["do"] for _, kind, table in found if kind == "gate"}
    rows = [_row(file, kind, table) for file, kind, table in found if kind != "gate"]
    cards = [row for row in rows if not isinstance(row, Character | Spell)]
    return Pack(
        id=head["id"],
        version=head["version"],
        game=head["game"],
        hash=pack_hash(reader.folder),
        board=tuple(tuple(line.split()) for line in board["rows"].split("\n") if line.strip()),
        characters={row.id: row for row in rows if isinstance(row, Character)},
        cards={card.id: card for card in cards},
        copies=tuple(_copies(cards)),
        spells={row.id: row for row in rows if isinstance(row, Spell)},
        timegate=gates,
    )


def _copies(cards: list[CardDef]) -> Iterator[CardDef]:
    for deck in DECKS:
        for card in cards:
            if card.deck == deck:
                yield from [card] * card.copies


def _row(file: str, kind: str, table: dict[str, Any]) -> Any:
    if kind == "card":
        table["kind"] = file.removesuffix("s.toml")
    if kind == "creature" and table["back"] is None:
        table["back"] = table["experience"]
    for key, (name, cls) in NESTED.items():
        if key in table:
            table[name] = tuple(_make(cls, part) for part in table.pop(key))
    return _make(ROWS[kind], table)


def _make(cls: type[Any], table: dict[str, Any]) -> Any:
    if "except" in table:
        table["spared"] = table.pop("except")
    return cls(**{field.name: table[field.name] for field in fields(cls)})
