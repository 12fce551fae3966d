"""The rule text of everything in a pack of Etherfields, derived from its data and never written by hand.

Parts that are printed apart (actions, bonuses, loot) are parted by a line break.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from snar.packs.ether.model import (
    Action,
    District,
    Dream,
    Effects,
    Entity,
    EntityEffect,
    Fate,
    Influence,
    Item,
    Location,
    Mask,
    Memory,
    Mutation,
    Note,
    Overlay,
    Reference,
    Scene,
    Season,
    Secret,
    SleeperDef,
    Slumber,
    Tile,
    TurnCard,
    Weakness,
    Wisdom,
)
from snar.packs.ether.words import ANY_RANGE
from snar.texts.bundle import Texts
from snar.texts.effects import capital
from snar.texts.ether.actions import SEPARATOR, action_text, any_price, bonus_text, cost
from snar.texts.ether.conditions import all_of
from snar.texts.ether.effects import sentences
from snar.texts.ether.words import NONE, Manner

ON_MAP = (Tile, Overlay, Secret)
DELTA = "EF-DLT-1"  # what a slumber without anything on it stands for


def rule_text(card: Any, texts: Texts) -> str:
    """What it does, in whole sentences."""
    return "\n".join(KINDS[type(card)](card, texts))


def label_of(owner: str, action: Action, texts: Texts) -> str:
    """What an action is called; influence cards may go without."""
    return texts.part(owner, f"act-{action.id}") or texts.say("ef-label-gem" if action.kind == "gem" else "ef-label")


def powers(card: Any, texts: Texts, is_price: bool = False) -> Iterator[str]:
    for bonus in card.bonuses:
        yield bonus_text(bonus, card.id, texts)
    for action in card.actions:
        text = action_text(action, card.id, label_of(card.id, action, texts), texts, is_price)
        afar = action.kind == "floating" and isinstance(card, ON_MAP)
        yield texts.say("ef-floating", text=text) if afar else text


def told(message: str, effects: Effects, texts: Texts) -> Iterator[str]:
    """Effects under a heading, if there are any; what only steers the story is left to the story."""
    shown = tuple(effect for effect in effects if effect["verb"] != "story")
    if shown:
        yield texts.say(message, text=sentences(shown, Manner(texts)))


def _sleeper(card: SleeperDef, texts: Texts) -> Iterator[str]:
    yield texts.say("ef-back", text=action_text(card.back, card.id, label_of(card.id, card.back, texts), texts))


def _influence(card: Influence, texts: Texts) -> Iterator[str]:
    if card.progress:
        yield texts.say("ef-progress", price=any_price(card.place, texts))
    if card.stacks:
        yield texts.say("ef-stacks")
    yield from powers(card, texts, is_price=not card.progress)


def _weakness(card: Weakness, texts: Texts) -> Iterator[str]:
    yield from told("ef-drawn", card.drawn, texts)
    if card.stays:
        yield texts.say("ef-stays")
    for bonus in card.bonuses:
        yield bonus_text(bonus, card.id, texts)
    yield texts.say("ef-cure", price=cost(card.price, "no", texts)) if card.price else texts.say("ef-incurable")


def _item(card: Item, texts: Texts) -> Iterator[str]:
    yield from powers(card, texts)
    if card.to == "market":
        yield texts.say("ef-item-market")


def _turn(card: TurnCard, texts: Texts) -> Iterator[str]:
    yield texts.say("ef-steps", steps=", ".join(texts.say(f"ef-step-{step}") for step in card.steps))
    yield from told("ef-loot", card.loot, texts)


def _mutation(card: Mutation, texts: Texts) -> Iterator[str]:
    yield texts.say(f"ef-mutation-{card.value}", n=card.amount, sign="plus")


def _fate(card: Fate, texts: Texts) -> Iterator[str]:
    if card.do:
        yield sentences(card.do, Manner(texts))
    if card.quirk:
        yield texts.say("ef-quirk")
    yield from powers(card, texts)


def _season(card: Season, texts: Texts) -> Iterator[str]:
    yield from told("ef-season-begins", card.do, texts)
    yield from powers(card, texts)


def _wisdom(card: Wisdom, texts: Texts) -> Iterator[str]:
    yield from (texts.help(rule) for rule in card.rules)
    yield from told("ef-gained", card.do, texts)
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


def _steps(card: Any, texts: Texts) -> Iterator[str]:
    for block in card.effects:
        yield _step(block, texts)


def _step(block: EntityEffect, texts: Texts) -> str:
    """The range stands there only where somebody has to be in it."""
    head = capital(texts.say(f"ef-step-{block.step}"))
    if block.when:
        head = texts.say("ef-effect-when", head=head, when=all_of(block.when, texts))
    text = sentences(block.do, Manner(texts))
    if block.range == ANY_RANGE or not any(effect.get("who") == "reach" for effect in block.do):
        return texts.say("ef-effect-plain", step=head, text=text)
    return texts.say("ef-effect-reach", step=head, range=block.range, text=text)


def _entity(card: Entity, texts: Texts) -> Iterator[str]:
    yield from told("ef-setup", card.setup, texts)
    yield from told("ef-own-moves", card.moves, texts)
    yield from _steps(card, texts)
    yield from powers(card, texts)


def _dream(card: Dream, texts: Texts) -> Iterator[str]:
    about = texts.part(card.id, "about")
    yield from [about] if about else []
    yield texts.say("ef-goal", text=texts.part(card.id, "goal"))
    yield from told("ef-setup", card.setup, texts)
    yield from told("ef-trap", card.trap, texts)
    yield from _steps(card, texts)
    yield from powers(card, texts)


def _slumber(card: Slumber, texts: Texts) -> Iterator[str]:
    if not card.entity and not card.do:
        yield texts.help(DELTA)
    yield from told("ef-setup", card.setup, texts)
    if card.do:
        yield sentences(card.do, Manner(texts))
    yield from told("ef-trap", card.trap, texts)
    yield from _steps(card, texts)
    yield from powers(card, texts)
    yield from told("ef-exhausted", card.exhausted, texts)
    if card.escape:
        yield texts.say("ef-escape")
    yield from told("ef-redeem", card.redeem, texts)


def _tile(card: Tile | Overlay, texts: Texts) -> Iterator[str]:
    yield from told("ef-revealed", card.do, texts)
    yield from powers(card, texts)


def _secret(card: Secret, texts: Texts) -> Iterator[str]:
    yield from told("ef-revealed", card.do, texts)
    yield from _steps(card, texts)
    yield from powers(card, texts)


def _location(card: Location, texts: Texts) -> Iterator[str]:
    yield from (texts.say(f"ef-icon-{icon}") for icon in card.icons)
    if card.do:
        yield sentences(card.do, Manner(texts))


def _scene(card: Scene, texts: Texts) -> Iterator[str]:
    """What comes of reading it; where it leads is part of the story."""
    shown = tuple(effect for effect in card.do if effect["verb"] != "story")
    if shown:
        yield sentences(shown, Manner(texts))
    for choice in card.choices:
        marks = [cost(choice.price, "no", texts)] if choice.price else []
        marks += [texts.say("ef-mark-when", when=all_of(choice.when, texts))] if choice.when else []
        effects: Effects = (*choice.do, *(({"verb": "scene", "id": choice.goto},) if choice.goto else ()))
        text = sentences(effects, Manner(texts)) if effects else f"{capital(texts.say('ef-nothing'))}."
        label = texts.part(f"scene-{card.id}", f"choice-{choice.id}")
        yield texts.say("ef-choice", label=label, marks=SEPARATOR.join(marks) or NONE, text=text)


def _nothing(card: District | Reference, texts: Texts) -> Iterator[str]:
    yield from ()


def _mask(card: Mask, texts: Texts) -> Iterator[str]:
    return powers(card, texts)


KINDS: dict[type, Callable[[Any, Texts], Iterator[str]]] = {
    SleeperDef: _sleeper, Influence: _influence, Weakness: _weakness, Item: _item, Mask: _mask, TurnCard: _turn,
    Mutation: _mutation, Fate: _fate, Season: _season, Wisdom: _wisdom, Note: _note, Memory: _memory, Entity: _entity,
    Dream: _dream, Slumber: _slumber, Tile: _tile, Overlay: _tile, Secret: _secret, Location: _location,
    Scene: _scene, District: _nothing, Reference: _nothing,
}  # fmt: skip
