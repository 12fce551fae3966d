"""Scenarios say everything by name: fields, sleepers, cards. Here names become numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from snar.packs.ether.parts import Action
from snar.packs.ether.walk import actions, conditions, effects, rows
from snar.scenario.naming import FEW, BadScenario, at_table, number_of

from ..map.fields import NUMBERS
from ..state import EtherState


def field_of(name: Any) -> int:
    """ "" is nowhere."""
    if name == "":
        return -1
    return number_of("", name, NUMBERS, "field")


def seat_of(g: EtherState, name: Any) -> int:
    return at_table(name, g.rules.sleepers)


def known_id(what: str, id: Any, table: Iterable[str]) -> str:
    known = list(table)
    if not isinstance(id, str) or id not in known:
        raise BadScenario(f"{what} {id}: not in this pack" + (f"; known are {', '.join(known)}" * (len(known) <= FEW)))
    return id


def action_of(g: EtherState, key: Any) -> Action:
    """`act kuchyne.otevrit`: an action that is printed on something of this pack."""
    owner, _, id = str(key).removeprefix("act ").partition(".")
    pack = g.content.pack
    for thing in (g.content.printed.get(owner), pack.entities.get(owner), pack.sleepers.get(owner)):
        for action in actions(thing) if thing else ():
            if action.id == id and str(key).startswith("act "):
                return action
    raise BadScenario(f'{key}: no such action; write "act OWNER.ACTION"')


def is_action(g: EtherState, word: str) -> bool:
    try:
        action_of(g, f"act {word}")
    except BadScenario:
        return False
    return True


def action_key(g: EtherState, key: Any) -> str:
    action_of(g, key)
    return str(key)


def story_names(g: EtherState) -> set[str]:
    """What the story of this pack notes or asks for."""
    noted = {effect["name"] for _, row in rows(g.content.pack) for effect in effects(row) if effect["verb"] == "story"}
    asked = {test["name"] for _, row in rows(g.content.pack) for test in conditions(row) if test["test"] == "story"}
    return noted | asked
