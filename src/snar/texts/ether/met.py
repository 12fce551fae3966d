"""The text of what sleepers meet: dreams and slumbers, what is in them, and what the campaign tells."""

from __future__ import annotations

from collections.abc import Iterator

from snar.packs.ether.model import (
    District,
    Dream,
    Effects,
    Entity,
    Fate,
    Location,
    Mutation,
    Overlay,
    Reference,
    Scene,
    Season,
    Secret,
    Slumber,
    Tile,
    TurnCard,
)
from snar.texts.bundle import Texts, capital
from snar.texts.ether.actions import SEPARATOR, cost
from snar.texts.ether.conditions import all_of
from snar.texts.ether.effects import sentences
from snar.texts.ether.parts import Teller, actions, bonuses, powers, spoken, steps
from snar.texts.ether.words import Manner
from snar.texts.names import NONE

DELTA = "EF-DLT-1"  # what a slumber without anything on it stands for


def _turn(card: TurnCard, texts: Texts) -> Iterator[str]:
    yield texts.say("ef-steps", steps=", ".join(texts.say(f"ef-step-{step}") for step in card.steps))
    yield from spoken("ef-loot", card.loot, texts)


def _mutation(card: Mutation, texts: Texts) -> Iterator[str]:
    yield texts.say(f"ef-mutation-{card.value}", n=card.amount, sign="plus")


def _fate(card: Fate, texts: Texts) -> Iterator[str]:
    if card.do:
        yield sentences(card.do, Manner(texts))
    yield from _quirk(card, texts)


def _quirk(card: Fate, texts: Texts) -> Iterator[str]:
    """What it adds holds in the whole landscape, what it offers only for whoever stands there (EE-F1c)."""
    if card.bonuses:
        yield texts.say("ef-quirk-everywhere")
        yield from bonuses(card, texts)
    if card.actions:
        yield texts.say("ef-quirk-here")
        yield from actions(card, texts)


def _season(card: Season, texts: Texts) -> Iterator[str]:
    yield from spoken("ef-season-begins", card.do, texts)
    yield from powers(card, texts)


def _entity(card: Entity, texts: Texts) -> Iterator[str]:
    yield from spoken("ef-setup", card.setup, texts)
    yield from spoken("ef-own-moves", card.moves, texts)
    yield from steps(card, texts)
    yield from powers(card, texts)


def _dream(card: Dream, texts: Texts) -> Iterator[str]:
    about = texts.part(card.id, "about")
    yield from [about] if about else []
    yield texts.say("ef-goal", text=texts.part(card.id, "goal"))
    yield from spoken("ef-setup", card.setup, texts)
    yield from spoken("ef-trap", card.trap, texts)
    yield from steps(card, texts)
    yield from powers(card, texts)


def _slumber(card: Slumber, texts: Texts) -> Iterator[str]:
    if not card.entity and not card.do:
        yield texts.help(DELTA)
    yield from spoken("ef-setup", card.setup, texts)
    if card.do:
        yield sentences(card.do, Manner(texts, acting="first"))
    yield from spoken("ef-trap", card.trap, texts)
    yield from steps(card, texts)
    yield from powers(card, texts)
    yield from spoken("ef-exhausted", card.exhausted, texts, "first")
    if card.escape:
        yield texts.say("ef-escape")
    yield from spoken("ef-redeem", card.redeem, texts)


def _tile(card: Tile | Overlay, texts: Texts) -> Iterator[str]:
    yield from spoken("ef-revealed", card.do, texts)
    yield from powers(card, texts)


def _secret(card: Secret, texts: Texts) -> Iterator[str]:
    yield from spoken("ef-revealed", card.do, texts)
    yield from steps(card, texts)
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


MET: dict[type, Teller] = {
    TurnCard: _turn, Mutation: _mutation, Fate: _fate, Season: _season, Entity: _entity, Dream: _dream,
    Slumber: _slumber, Tile: _tile, Overlay: _tile, Secret: _secret, Location: _location, Scene: _scene,
    District: _nothing, Reference: _nothing,
}  # fmt: skip
