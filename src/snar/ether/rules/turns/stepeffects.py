"""What the steps of a turn card set off: effects of entity tiles, the gate tile and revealed cards (EF-ENT-1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from snar.ether.effects.apply import Apply
from snar.ether.effects.conditions import Case, holds
from snar.ether.state import EtherState
from snar.packs.ether.model import EntityEffect

from ..actions.ranges import ANY_RANGE, reached_by
from ..entities.mutations import extra
from ..entities.strides import can_move

MOVE, END = "move", "end"
GATE = "gate"  # the tile of the dream or slumber
Source = tuple[str, str]  # its kind (entity, gate, card) and id: a slumber may share its entity's id


def sources(g: EtherState) -> Iterator[Source]:
    """EF-ENT-1: entity tiles, the gate or slumber tile, revealed cards."""
    for entity in g.entities:
        yield "entity", entity.id
    setting = g.content.setting(g)
    if setting is not None:
        yield GATE, setting.id
    for card in g.cards("revealed"):
        yield "card", g.card_id(card)


def printed_on(g: EtherState, source: Source) -> Any:
    kind, id = source
    return g.content.pack.entities[id] if kind == "entity" else g.content.pack.cards[id]


def effects(g: EtherState, source: Source, step: str) -> tuple[EntityEffect, ...]:
    """None of an entity that has left."""
    kind, id = source
    if kind == "entity" and g.entity(id) < 0:
        return ()
    return effects_at(printed_on(g, source), step)


@lru_cache(maxsize=4096)
def effects_at(printed: Any, step: str) -> tuple[EntityEffect, ...]:
    return tuple(effect for effect in getattr(printed, "effects", ()) if effect.step == step)


def acts(g: EtherState, source: Source, step: str) -> bool:
    """Has it anything to do now?"""
    kind, id = source
    if step == MOVE and kind == "entity" and g.entity(id) >= 0 and can_move(g, id):
        return True
    printed = effects(g, source, step)
    return bool(printed) and any(works(g, source, effect) for effect in printed)


def works(g: EtherState, source: Source, effect: EntityEffect) -> bool:
    """Its conditions hold, and if it concerns only those in reach, there are some. A large entity's range of 0 reaches
    nobody: it shares its field with no one (EE-E5b)."""
    kind, id = source
    entity, reach = (id, reach_of(g, id, effect)) if kind == "entity" else ("", -1)
    if not holds(g, Case(g.first, id, entity, reach), effect.when):
        return False
    narrow = kind == "entity" and all(part.get("who") == "reach" for part in effect.do)
    return not narrow or bool(reached_by(g, id, reach))


def reach_of(g: EtherState, entity: str, effect: EntityEffect) -> int:
    """EF-MUT-1: mutations lengthen every range; any range stays so."""
    return effect.range if effect.range >= ANY_RANGE else effect.range + extra(g, entity, "range")


def application(g: EtherState, source: Source, effect: EntityEffect) -> Apply:
    """The first sleeper stands for the dream where somebody has to choose."""
    kind, id = source
    if kind == "entity":
        reach = reach_of(g, id, effect)
        reached = tuple(reached_by(g, id, reach))
        return Apply(g.first, effect.do, id, entity=id, range=reach, reached=reached, rule="EF-ENT-1")
    return Apply(g.first, effect.do, id, rule="EF-ENT-1")
