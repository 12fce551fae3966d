"""The text of what sleepers own: their cards, items, masks, and what they have learnt."""

from __future__ import annotations

from collections.abc import Iterator

from snar.packs.ether.model import Influence, Item, Mask, Memory, Note, SleeperDef, Weakness, Wisdom
from snar.texts.bundle import Texts
from snar.texts.ether.actions import action_text, any_price, bonus_text, cost
from snar.texts.ether.conditions import all_of
from snar.texts.ether.effects import sentences
from snar.texts.ether.parts import Teller, label_of, powers, spoken
from snar.texts.ether.words import Manner


def _sleeper(card: SleeperDef, texts: Texts) -> Iterator[str]:
    yield texts.say("ef-back", text=action_text(card.back, card.id, label_of(card.id, card.back, texts), texts))


def _influence(card: Influence, texts: Texts) -> Iterator[str]:
    if card.progress:
        yield texts.say("ef-progress", price=any_price(card.place, texts))
    if card.stacks:
        yield texts.say("ef-stacks")
    yield from powers(card, texts, is_price=not card.progress)


def _weakness(card: Weakness, texts: Texts) -> Iterator[str]:
    yield from spoken("ef-drawn", card.drawn, texts)
    if card.stays:
        yield texts.say("ef-stays")
    for bonus in card.bonuses:
        yield bonus_text(bonus, card.id, texts)
    yield texts.say("ef-cure", price=cost(card.price, "no", texts)) if card.price else texts.say("ef-incurable")


def _item(card: Item, texts: Texts) -> Iterator[str]:
    yield from powers(card, texts)
    if card.to == "market":
        yield texts.say("ef-item-market")


def _mask(card: Mask, texts: Texts) -> Iterator[str]:
    return powers(card, texts)


def _wisdom(card: Wisdom, texts: Texts) -> Iterator[str]:
    yield from (texts.help(rule) for rule in card.rules)
    yield from spoken("ef-gained", card.do, texts)
    yield from powers(card, texts, is_price=isinstance(card, Note))


def _note(card: Note, texts: Texts) -> Iterator[str]:
    yield from _wisdom(card, texts)
    if card.actions:
        yield texts.say("ef-note")


def _memory(card: Memory, texts: Texts) -> Iterator[str]:
    text = sentences(card.do, Manner(texts))
    if card.when:
        yield texts.say("ef-memory", when=all_of(card.when, texts), text=text)
    else:
        yield texts.say("ef-memory-now", text=text)
    yield from powers(card, texts)


OWNED: dict[type, Teller] = {
    SleeperDef: _sleeper, Influence: _influence, Weakness: _weakness, Item: _item, Mask: _mask, Wisdom: _wisdom,
    Note: _note, Memory: _memory,
}  # fmt: skip
