"""The rule text of everything in a pack, derived from its data and never written by hand."""

from collections.abc import Iterator
from typing import TypeAlias

from snar.packs.fields import Effects
from snar.packs.rise.model import (
    Ability,
    CardDef,
    Character,
    Creature,
    Deed,
    DreamCard,
    Item,
    Modify,
    OneShot,
    Quest,
    Spell,
    Use,
)
from snar.packs.rise.schema import COSTS, TRAITS
from snar.texts.bundle import Texts, capital, joined, signed
from snar.texts.messages import Argument
from snar.texts.rise.effects import clauses, listed, sentences

Printed: TypeAlias = CardDef | Character | Spell


def rule_text(card: Printed | Effects, texts: Texts) -> str:
    """What it does, in whole sentences; a row of the Time Gate is just its effects."""
    return " ".join(_parts(card, texts))


def _parts(card: Printed | Effects, texts: Texts) -> Iterator[str]:
    match card:
        case tuple():
            yield sentences(card, texts)
        case DreamCard():
            yield from _laid(card, texts)
        case Creature():
            yield from _creature(card, texts)
        case OneShot():
            yield _concerned(card.on, frozenset(), card.do, texts)
            if card.keep:
                yield texts.say("oneshot-keep")
        case Quest():
            yield from _quest(card, texts)
        case Spell():
            yield texts.say(f"spell-{card.id}")
        case Character() | Ability() | Item():
            yield from _powers(card, texts)


def _quest(card: Quest, texts: Texts) -> Iterator[str]:
    deeds = [_deed(deed, texts) for deed in card.deeds]
    text = texts.say("quest-ordered", first=deeds[0], then=deeds[1]) if card.ordered else listed(deeds, texts)
    if card.within:
        text = texts.say("quest-within", turns=card.within, text=text)
    yield capital(text) + "."
    if card.within:
        yield texts.say("quest-clock", turns=card.within)


def _deed(deed: Deed, texts: Texts) -> str:
    different = "yes" if deed.different else "no"
    return texts.say(f"deed-{deed.deed}-{deed.what}", count=deed.count, different=different)


def _laid(card: DreamCard, texts: Texts) -> Iterator[str]:
    if not card.effects:
        yield texts.say("laid-plain", bp=card.bp)
    for block in card.effects:
        yield _concerned(block.on, block.spared, block.do, texts)


def _concerned(on: str, spared: frozenset[str], effects: Effects, texts: Texts) -> str:
    """Effects with those they concern in front, unless that is everyone."""
    if on == "any" and not spared:
        return sentences(effects, texts)
    text = sentences(effects, texts, "led")
    return texts.say("rule-concerns", on=on, spared=_names(spared, "gen", "rule-and", texts), text=text)


def _names(ids: frozenset[str], case: str, message: str, texts: Texts) -> str:
    """Characters in words, or "none"."""
    return joined([texts.form(id, case) for id in sorted(ids)], texts, message) or "none"


def _creature(card: Creature, texts: Texts) -> Iterator[str]:
    peace = "no" if card.hostile == "any" and not card.spare else "yes"
    spared = _names(card.spare, "gen", "rule-and", texts)
    yield texts.say("creature-hostile", hostile=card.hostile, spared=spared, peace=peace)
    if card.instead:
        names = _names(card.spare, "nom", "rule-either", texts)
        yield texts.say("creature-instead", names=names, text=clauses(card.instead, texts, "they"))
    if card.won:
        yield texts.say("creature-won", text=sentences(card.won, texts, "led"))
    if card.lost:
        yield texts.say("creature-lost", text=sentences(card.lost, texts, "led"))
    if card.animal:
        yield texts.say("creature-animal", help=card.help)


def _powers(card: Character | Ability | Item, texts: Texts) -> Iterator[str]:
    for modify in card.modify:
        yield _modify(modify, texts)
    for trait in TRAITS:
        if trait in card.traits:
            yield texts.say(f"trait-{trait}")
    for use in card.use:
        yield _use(use, card, texts)


def _modify(modify: Modify, texts: Texts) -> str:
    """`lives` is the amount as well: some templates count lives, some count something else."""
    message = "modify-cost" if modify.value in COSTS else f"modify-{modify.value}"
    args = signed(modify.amount) | {"lives": abs(modify.amount), "cap": modify.cap or 0}
    return texts.say(message, value=modify.value, when=modify.when, **args)


def _use(use: Use, card: Character | Ability | Item, texts: Texts) -> str:
    """An item serves in the whole turn, an ability in movement (RS-EVT-6, RS-CHR-4)."""
    item = isinstance(card, Item)
    args: dict[str, Argument] = {"at": use.at, "against": use.against, "item": "yes" if item else "no"}
    limit = "single" if isinstance(card, Item) and card.single else use.limit
    return texts.say("use-text", limit=limit, lives=use.cost, text=sentences(use.do, texts, "led"), **args)
