"""Checks a pack: `check(folder)` gives every problem as one clear line. Texts: `snar.texts.rise.check`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from snar.packs.fields import Effect, Effects
from snar.packs.reader import Problem, Reader
from snar.packs.rise.building import build
from snar.packs.rise.check_board import check_board, field_names
from snar.packs.rise.check_powers import check_powers
from snar.packs.rise.completeness import completeness
from snar.packs.rise.model import CardDef, Creature, DreamCard, Item, OneShot, Pack, Quest
from snar.packs.rise.schema import CARRY_TO, DEEDS, DIFFERENT, RISE, SPELLS, USE_ONLY

FILE_OF = {
    "dream": "dreams.toml",
    "horror": "horrors.toml",
    "event": "events.toml",
    "ability": "abilities.toml",
}


def check(folder: Path) -> list[Problem]:
    """All problems of the pack's data; what it says is looked at once its files are well formed."""
    reader = Reader(folder, RISE)
    pack = build(reader)
    if pack is None:
        return reader.problems
    problems = [*check_data(pack)]
    return problems + completeness(pack) if pack.id == "rise-snu" else problems


def check_data(pack: Pack) -> Iterator[Problem]:
    yield from check_board(pack.board)
    fields = field_names(pack.board)
    for file, row in _rows(pack):
        for what, fix in _check_row(pack, fields, row):
            yield Problem(file, row.id, what, fix)
    for id in sorted(pack.spells.keys() - SPELLS):
        yield Problem("spells.toml", id, "unknown spell", f"use one of: {', '.join(SPELLS)}")
    for roll, effects in pack.timegate.items():
        for what, fix in _check_effects(effects, fields):
            yield Problem("timegate.toml", str(roll), what, fix)


def _rows(pack: Pack) -> Iterator[tuple[str, Any]]:
    for character in pack.characters.values():
        yield "characters.toml", character
    for card in pack.cards.values():
        yield FILE_OF.get(card.deck, "quests.toml"), card


Found = Iterator[tuple[str, str]]


def _check_row(pack: Pack, fields: set[str], row: CardDef) -> Found:
    """What is wrong with a card or a character, and what to do."""
    match row:
        case DreamCard():
            yield from _check_blocks(row)
            for block in row.effects:
                yield from _check_ids(pack, block.spared, "except")
                yield from _check_effects(block.do, fields)
        case Creature():
            if row.back != row.experience:
                yield f"back = {row.back}, experience = {row.experience}", "make them equal or leave out back"
            if row.instead and not row.spare:
                yield "instead concerns nobody", "name in spare whom it does not attack"
            yield from _check_ids(pack, row.spare, "spare")
            yield from _check_effects((*row.instead, *row.won, *row.lost), fields)
        case OneShot():
            yield from _check_effects(row.do, fields)
        case Quest():
            yield from _check_deeds(row)
        case _:
            yield from check_powers(row, single=isinstance(row, Item) and row.single)
            for use in row.use:
                yield from _check_effects(use.do, fields, at=use.at)


def _check_blocks(card: DreamCard) -> Found:
    concerned = sorted(block.on for block in card.effects)
    if len(concerned) > 1 and concerned != ["demon", "hero"]:
        yield "two effects concern the same side", 'give one on = "hero" and the other on = "demon"'
    if not all(block.do for block in card.effects):
        yield "an effect does nothing", "leave it out"


def _check_ids(pack: Pack, ids: frozenset[str], key: str) -> Found:
    for unknown in sorted(ids - pack.characters.keys()):
        yield f"{key} names {unknown!r}", f"use characters of the pack: {', '.join(pack.characters)}"


def _check_deeds(quest: Quest) -> Found:
    for deed in quest.deeds:
        if deed.what not in DEEDS[deed.deed]:
            yield f"deed {deed.deed} {deed.what!r}", f"use one of: {', '.join(DEEDS[deed.deed])}"
        if deed.different and deed.deed not in DIFFERENT:
            yield f"deed {deed.deed} cannot be different", f"that works for: {', '.join(DIFFERENT)}"
    if quest.ordered and len(quest.deeds) < 2:
        yield "ordered with one deed", "give two deeds or leave it out"
    if quest.within and sum(deed.count for deed in quest.deeds) < 2:
        yield "within with one counter", "ask for two or more, or leave it out"


def _check_effects(effects: Effects, fields: set[str], at: str = "") -> Found:
    for effect in nested(effects):
        verb = effect["verb"]
        if verb in USE_ONLY and not (at in USE_ONLY[verb] and any(effect is own for own in effects)):
            moments = " or ".join(USE_ONLY[verb])
            yield f"{verb} has no meaning here", f"put it in a use at {moments}, not inside another effect"
        elif verb == "carry" and effect["to"] not in CARRY_TO and effect["to"] not in fields:
            yield f"carry to {effect['to']!r}", f"use a field of the board or one of: {', '.join(CARRY_TO)}"
        elif verb == "roll":
            uptos = [row["upto"] for row in effect["table"]]
            if uptos != sorted(set(uptos)) or uptos[-1:] != [8]:
                yield f"roll table with upto {uptos}", "let upto grow, the last one being 8"
        elif verb == "choose" and len(effect["of"]) < 2 - effect["may"]:
            yield "choose leaves no choice", "give two lists or more, or set may = true"


def nested(effects: Effects) -> Iterator[Effect]:
    """The effects and all effects inside them."""
    for effect in effects:
        yield effect
        inner = effect.get("of", ()) + tuple(row["do"] for row in effect.get("table", ()))
        for part in (*inner, *(effect.get(key, ()) for key in ("do", "won", "lost"))):
            yield from nested(part)
