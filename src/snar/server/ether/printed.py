"""What is printed on things, in words: the public ones for the content, the secret ones when they are known."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from snar.ether.content import Content, content_for
from snar.ether.options import OWN
from snar.ether.state import EtherState
from snar.packs.ether.model import Action, EntityEffect, SleeperDef, TurnCard
from snar.packs.ether.stories import scene_of
from snar.texts.bundle import Texts
from snar.texts.ether.actions import cost
from snar.texts.ether.cards import rule_text
from snar.texts.ether.effects import sentences
from snar.texts.ether.pages import page_text
from snar.texts.ether.parts import label_of
from snar.texts.ether.stats import stat_line
from snar.texts.ether.words import Manner
from snar.texts.languages import FIRST

from ..slices import Steps, at_once
from .cards import EtherAction, EtherCard, EtherEffect, EtherTold, ScenePage
from .pictures import drawings, illustrate, in_figures, motifs_of, page_motifs
from .words import SCENE, Discreet, message, public

ENTITY = "entity:"  # an entity may share its id with its slumber


def things(pack: str = OWN) -> dict[str, Any]:
    """Everything with a name but scenes, by id; entities under a key of their own as well."""
    return things_in(content_for(pack))


@lru_cache(maxsize=16)
def things_in(content: Content) -> dict[str, Any]:
    pack = content.pack
    found: dict[str, Any] = {**pack.sleepers, **pack.mutations, **pack.districts, **pack.locations, **pack.entities}
    return {**found, **pack.cards, **{ENTITY + id: row for id, row in pack.entities.items()}}


def named(data: Any, secret: frozenset[str]) -> set[str]:
    """Ids of secret things that stand anywhere in what somebody may see, scenes among them."""
    found, scenes, left = set[str](), set[str](), [data]
    while left:
        part = left.pop()
        if isinstance(part, str):
            found.add(part)
        elif isinstance(part, dict):
            found.update(part)
            scenes.update(SCENE + id for id in part.get("read", ()))
            left += [inner for key, inner in part.items() if key != "read"]
        elif isinstance(part, list | tuple):
            left += part
    return found & secret | scenes


def secrets_in_words(g: EtherState, ids: Iterable[str], known: frozenset[str], lang: str) -> Steps[EtherTold]:
    """Cards and pages in words, for somebody who knows them."""
    pack = g.rules.pack
    texts, every, found = Discreet(lang, known, pack), things(pack), EtherTold({}, {}, {})
    for id in sorted(ids):
        for key in (id, ENTITY + id):
            if key in every:
                found.cards[key] = illustrate((yield from printed(every[key], texts)), every[key], pack)
                yield
        if id.startswith(SCENE):
            read = page(id.removeprefix(SCENE), texts, pack)
            found.scenes[read.id] = read
            yield
    found.motifs = drawings(found.cards.values(), found.scenes.values(), pack, public_motifs(pack))
    return found


def page(id: str, texts: Texts, pack: str) -> ScenePage:
    scene, key = content_for(pack).pack.scenes[scene_of(id)], message(SCENE + id)
    title, hint = texts.part(key, "title"), texts.part(key, "hint")
    return ScenePage(id, scene.number, title, page_text(scene, id, texts), hint, page_motifs(id, pack))


def public_things(lang: str, pack: str = OWN) -> dict[str, EtherCard]:
    texts = public(lang, pack)
    shown = {key: row for key, row in things(pack).items() if texts.has(row.id)}
    return {key: illustrate(at_once(printed(row, texts)), row, pack) for key, row in shown.items()}


def public_motifs(pack: str) -> frozenset[str]:
    """Motifs that come with the public content."""
    return public_motifs_in(content_for(pack), pack)


@lru_cache(maxsize=16)
def public_motifs_in(content: Content, pack: str) -> frozenset[str]:
    texts = public(FIRST, pack)
    rows = (row for row in things_in(content).values() if texts.has(row.id))
    return frozenset(motif for row in rows for motif in motifs_of(row, actions_of(row), pack))


def printed(row: Any, texts: Texts) -> Steps[EtherCard]:
    found = EtherCard(type(row).__name__.lower().removesuffix("def"), texts.name(row.id))
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


def acted(row: Any, action: Action, texts: Texts) -> EtherAction:
    text = sentences(action.do, Manner(texts, action.on, owner=row.id))
    price = cost(action.price, action.each, texts) if action.price else ""
    label = label_of(row.id, action, texts)
    ways = in_figures(action.price)
    return EtherAction(action.id, label, price, text, action.kind, action.at, action.range, action.once, ways)


def set_off(block: EntityEffect, texts: Texts) -> EtherEffect:
    aimed = any(part.get("who") == "reach" for part in block.do)
    return EtherEffect(block.step, [part["verb"] for part in block.do], sentences(block.do, Manner(texts)), aimed)
