"""Parts that several kinds of cards have: powers, effects under a heading, steps of a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from snar.packs.ether.model import Action, Effects, EntityEffect, Overlay, Secret, Tile
from snar.texts.bundle import Texts, capital
from snar.texts.ether.actions import action_text, bonus_text
from snar.texts.ether.conditions import all_of
from snar.texts.ether.effects import sentences
from snar.texts.ether.words import Manner, Ties

ON_MAP = (Tile, Overlay, Secret)
Teller = Callable[[Any, Texts], Iterator[str]]  # the texts of a card, part after part


def label_of(owner: str, action: Action, texts: Texts) -> str:
    """What an action is called; influence cards may go without."""
    return texts.part(owner, f"act-{action.id}") or texts.say("ef-label-gem" if action.kind == "gem" else "ef-label")


def powers(card: Any, texts: Texts, is_price: bool = False) -> Iterator[str]:
    yield from bonuses(card, texts)
    yield from actions(card, texts, is_price)


def bonuses(card: Any, texts: Texts) -> Iterator[str]:
    for bonus in card.bonuses:
        yield bonus_text(bonus, card.id, texts)


def actions(card: Any, texts: Texts, is_price: bool = False) -> Iterator[str]:
    ties = ties_of(card.id, card, texts)
    for action in card.actions:
        text = action_text(action, card.id, label_of(card.id, action, texts), texts, is_price, ties)
        afar = action.kind == "floating" and isinstance(card, ON_MAP)
        yield texts.say("ef-floating", text=text) if afar else text


def ties_of(owner: str, card: Any, texts: Texts) -> Ties:
    """Which action of a card opens which other one."""
    actions: tuple[Action, ...] = getattr(card, "actions", ())
    labels = {action.id: label_of(owner, action, texts) for action in actions}
    done = {
        (effect["name"], effect["set"]): labels[action.id]
        for action in actions
        for effect in action.do
        if effect["verb"] == "story" and effect["set"]
    }
    asked = {
        (one["name"], one["least"]): labels[action.id]
        for action in actions
        for one in action.when
        if one["test"] == "story"
    }
    return Ties(done, {story: label for story, label in asked.items() if story in done})


def spoken(message: str, effects: Effects, texts: Texts, acting: str = "you") -> Iterator[str]:
    """Effects under a heading, if there are any; what only steers the story is left to the story."""
    shown = tuple(effect for effect in effects if effect["verb"] != "story")
    if shown:
        yield texts.say(message, text=sentences(shown, Manner(texts, acting=acting)))


def steps(card: Any, texts: Texts) -> Iterator[str]:
    for block in card.effects:
        yield step_text(block, texts)


def step_text(block: EntityEffect, texts: Texts) -> str:
    """The range stands there only where somebody has to be in it. Any range does too: it needs a way, and it is short
    when the entity is stunned (EF-ACT-7, EF-STA-1)."""
    head = capital(texts.say(f"ef-step-{block.step}"))
    if block.when:
        head = texts.say("ef-effect-when", head=head, when=all_of(block.when, texts))
    text = sentences(block.do, Manner(texts, acting="first"))
    if not any(effect.get("who") == "reach" for effect in block.do):
        return texts.say("ef-effect-plain", step=head, text=text)
    return texts.say("ef-effect-reach", step=head, range=block.range, text=text)
