"""What is printed on things, in words: the public ones for the content, the secret ones when they are known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from snar.ether.content import content_for
from snar.packs.ether.model import Action, EntityEffect, EtherPack, SleeperDef, TurnCard
from snar.packs.ether.stories import scene_of
from snar.texts.bundle import Texts
from snar.texts.ether.actions import cost
from snar.texts.ether.cards import rule_text
from snar.texts.ether.effects import sentences
from snar.texts.ether.pages import page_text
from snar.texts.ether.parts import label_of
from snar.texts.ether.stats import stat_line
from snar.texts.ether.words import Manner

from ..slices import Steps, at_once
from ..wire import protocol as p
from .words import SCENE, Discreet, message, public, secret_ids

ENTITY = "entity:"  # an entity may share its id with its slumber


@lru_cache(maxsize=1)
def things() -> dict[str, Any]:
    """Everything with a name but scenes, by id; entities under a key of their own as well."""
    pack = content_for().pack
    found: dict[str, Any] = {**pack.sleepers, **pack.mutations, **pack.districts, **pack.locations, **pack.entities}
    return {**found, **pack.cards, **{ENTITY + id: row for id, row in pack.entities.items()}}


def named(data: Any) -> Iterator[str]:
    """Ids of secret things that stand anywhere in what somebody may see, scenes among them."""
    if isinstance(data, str):
        if data in secret_ids():
            yield data
    elif isinstance(data, dict):
        for key, part in data.items():
            yield from named(key)
            if key == "read":
                yield from (SCENE + id for id in part)
            else:
                yield from named(part)
    elif isinstance(data, list | tuple):
        for part in data:
            yield from named(part)


def told(ids: Iterable[str], known: frozenset[str], lang: str) -> Steps[p.Told]:
    """Cards and pages in words, for somebody who knows them."""
    texts, every, found = Discreet(lang, known), things(), p.Told({}, {})
    for id in sorted(ids):
        for key in (id, ENTITY + id):
            if key in every:
                found.cards[key] = yield from printed(every[key], texts)
                yield
        if id.startswith(SCENE):
            read = page(id.removeprefix(SCENE), texts)
            found.scenes[read.id] = read
            yield
    return found


def page(id: str, texts: Texts) -> p.ScenePage:
    scene, key = content_for().pack.scenes[scene_of(id)], message(SCENE + id)
    return p.ScenePage(id, scene.number, texts.part(key, "title"), page_text(scene, id, texts), texts.part(key, "hint"))


def public_things(lang: str) -> dict[str, p.EtherCard]:
    texts = public(lang)
    return {key: at_once(printed(row, texts)) for key, row in things().items() if texts.has(row.id)}


def printed(row: Any, texts: Texts) -> Steps[p.EtherCard]:
    found = p.EtherCard(type(row).__name__.lower().removesuffix("def"), texts.name(row.id))
    found.flavour, found.stats = texts.part(row.id, "flavour"), stat_line(row, texts)
    yield
    found.text = rule_text(row, texts)
    yield
    for name in ("sleeper", "cost", "progress", "colour", "suit", "dream", "turns", "keys", "large", "figure", "good"):
        value = getattr(row, name, None)
        if isinstance(value, str | int) and value:
            setattr(found, name, value)
    found.intent = {colour: number for colour, number in getattr(row, "intent", {}).items() if number}
    found.steps = list(row.steps) if isinstance(row, TurnCard) else []
    for action in actions_of(row):
        found.actions.append(acted(row, action, texts))
        yield
    for block in getattr(row, "effects", ()):
        found.effects.append(set_off(block, texts))
        yield
    found.goal, found.about = texts.part(row.id, "goal"), texts.part(row.id, "about")
    return found


def actions_of(row: Any) -> tuple[Action, ...]:
    return (row.back,) if isinstance(row, SleeperDef) else getattr(row, "actions", ())


def acted(row: Any, action: Action, texts: Texts) -> p.EtherAction:
    text = sentences(action.do, Manner(texts, action.on, owner=row.id))
    price = cost(action.price, action.each, texts) if action.price else ""
    label = label_of(row.id, action, texts)
    return p.EtherAction(action.id, label, price, text, action.kind, action.at, action.range, action.once)


def set_off(block: EntityEffect, texts: Texts) -> p.EtherEffect:
    aimed = any(part.get("who") == "reach" for part in block.do)
    return p.EtherEffect(block.step, [part["verb"] for part in block.do], sentences(block.do, Manner(texts)), aimed)


def pack() -> EtherPack:
    return content_for().pack
