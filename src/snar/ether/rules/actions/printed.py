"""Actions printed on the dreamscape, gate and entity tiles, and on cards that lie there for everybody (EF-ACT-1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from snar.ether import supply
from snar.ether.content import Content, Laid
from snar.ether.map.fields import corner
from snar.ether.state import EtherState
from snar.packs.ether.model import Action, Price

from .offers import Offered, Source, printed_action

SET, TAKE = "set", "take"  # a gem into its slot, and back


class Slot(NamedTuple):
    """A gem slot: what is offered when it is empty, and two things when a gem lies in it."""

    empty: Offered
    filled: Offered
    back: Offered


@lru_cache(maxsize=1024)
def laid_out(content: Content, placed: Laid) -> tuple[Offered | Slot, ...]:
    """What the pieces in play offer; it is asked for at every choice."""
    found: list[Offered | Slot] = []
    for key, owner, action, field in content.map_actions(placed):
        if action.kind != "gem":
            found.append(Offered(key, action, "map", owner, field=field))
            continue
        name = key.removeprefix("act ")
        empty = Offered(f"{SET} {name}", slot_action(action, SET), "slot", owner, field=field)
        filled = Offered(key, freed(action), "slot", owner, field=field)
        back = Offered(f"{TAKE} {name}", slot_action(action, TAKE), "slot", owner, field=field)
        found.append(Slot(empty, filled, back))
    return tuple(found)


def on_map(g: EtherState, seat: int, taken: set[int]) -> Iterator[Offered]:
    """EF-MAP-5 .. 8. A gem slot's own action is there while a gem lies in it (EF-MAP-6)."""
    active = {key for key, _ in g.slots}
    for row in laid_out(g.content, g.placed):
        if isinstance(row, Offered):
            yield row
        elif row.filled.key in active:
            yield row.filled
            yield row.back  # EE-B5b: also in the turn in which it was placed
        else:
            yield row.empty
    if active:
        yield from covered_gems(g)


def covered_gems(g: EtherState) -> Iterator[Offered]:
    """EF-MAP-1: what lay where an overlay came lies on it. Its slot is gone, but the gem can be taken."""
    shown = {row.key for row in g.content.map_actions(g.placed)}
    corners = {id: (row, column) for id, row, column in g.placed}
    for key, _ in g.slots:
        owner, _, id = key.removeprefix("act ").partition(".")
        if key not in shown:
            action = printed_action(g, owner, id)
            field = corner(*corners[owner], action.at)
            yield Offered(f"{TAKE} {owner}.{id}", slot_action(action, TAKE), "slot", owner, field=field)


def freed(action: Action) -> Action:
    """While its gem lies there, the action costs nothing more (EF-MAP-6)."""
    return replace(action, kind="plain", price=())


def slot_action(action: Action, way: str) -> Action:
    price = (Price(gems=1),) if way == SET else ()
    return replace(action, id=f"{way}:{action.id}", kind="plain", once="no", price=price, when=(), do=())


def slot_of(g: EtherState, owner: str, id: str) -> Action:
    way, _, name = id.rpartition(":")
    action = printed_action(g, owner, name)
    return slot_action(action, way) if way else freed(action)


def gem_moved(g: EtherState, seat: int, offered: Offered) -> None:
    """A paid gem lies on the slot, not in the supply; taken back, it is the sleeper's again (EF-MAP-6)."""
    way, _, name = offered.key.partition(" ")
    if way == SET:
        supply.take(g, "gem", 1)
        g.slots = (*g.slots, (f"act {name}", g.turn))
    elif way == TAKE:
        g.slots = tuple(slot for slot in g.slots if slot[0] != f"act {name}")
        g.edit(seat).gems += 1
    if way in (SET, TAKE):
        g.tell(f"gem-{way}", seat, source=name, rule="EF-MAP-6")


def gate(g: EtherState, seat: int, taken: set[int]) -> Iterator[Offered]:
    setting = g.content.setting(g)
    if setting is not None:
        for action in setting.actions:
            yield Offered(f"act {setting.id}.{action.id}", action, "gate", setting.id)


def entities(g: EtherState, seat: int, taken: set[int]) -> Iterator[Offered]:
    """EF-ENT-5: interactions printed on entity tiles."""
    for entity in g.entities:
        for action in g.content.pack.entities[entity.id].actions:
            yield Offered(f"act {entity.id}.{action.id}", action, "entity", entity.id, entity=entity.id)


def entity_action(g: EtherState, owner: str, id: str) -> Action:
    """A slumber's tile and its entity may share a name."""
    return next(action for action in g.content.pack.entities[owner].actions if action.id == id)


def lying(zone: str, kind: str) -> Source:
    """Cards of a shared zone, for anyone."""

    def offered(g: EtherState, seat: int, taken: set[int]) -> Iterator[Offered]:
        for card in g.cards(zone):
            id = g.card_id(card)
            for action in g.content.printed[id].actions:
                yield Offered(f"act {id}.{action.id}", action, kind, id, card)

    return Source(offered, lies=True)


def quirks(g: EtherState, seat: int, taken: set[int]) -> Iterator[Offered]:
    """EE-F1c: one has to stand on the quirk."""
    for card, field in g.quirks:
        id = g.card_id(card)
        for action in g.content.printed[id].actions:
            yield Offered(f"act {id}.{action.id}", action, "quirk", id, card, field=field)


SOURCES = {
    "map": Source(on_map, lies=True),
    "slot": Source(lambda g, seat, taken: (), slot_of, lies=True, used=gem_moved),
    "gate": Source(gate, lies=True),
    "entity": Source(entities, entity_action, lies=True),
    "quirk": Source(quirks, lies=True),
    "wisdom": lying("wisdom", "wisdom"),
    "season": lying("season", "season"),
    "memory": lying("memories", "memory"),
    "revealed": lying("revealed", "revealed"),
}
