"""Verbs of the campaign: scenes, variables, what is found, seasons, travelling."""

from __future__ import annotations

from typing import Any

from snar.kernel.flow import Proc

from ...campaign import slumbers
from ...campaign.places import Carried
from ...campaign.scenes import ReadScene
from ...campaign.seasons import ChangeSeason
from ...campaign.secrets import Gain
from ...state import EtherState
from ..amounts import amount
from ..apply import Apply, Effect, Handler
from ..targets import personal


def scene(g: EtherState, a: Apply, effect: Effect) -> Proc:
    return ReadScene(effect["id"])


def story(g: EtherState, a: Apply, effect: Effect) -> None:
    """Set to a number, or changed by one. Nobody is told: what the story remembers shows when it matters."""
    name, number = effect["name"], effect["set"]
    if number is None:
        number = g.story.get(name, 0) + amount(g, a, effect["amount"])
    g.story = {**g.story, name: number}
    g.tell("story", source=name, amount=number, only=0)


@personal
def gain(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    """By code or name. What a scene gives the group has found: it says who keeps it."""
    return Gain(a.seat, effect["card"], effect["to"], a.source in g.content.pack.scenes)


def found(g: EtherState, a: Apply, effect: Effect) -> Proc:
    """A gate, slumber, fate, wisdom, note or memory card joins the campaign."""
    return Gain(a.seat, effect["id"])


def district(g: EtherState, a: Apply, effect: Effect) -> None:
    if effect["id"] not in g.districts:
        g.districts = (*g.districts, effect["id"])
        g.tell("district", source=effect["id"], rule="EF-DWM-1")


def season(g: EtherState, a: Apply, effect: Effect) -> Proc:
    return ChangeSeason(effect["way"])


def travel(g: EtherState, a: Apply, effect: Effect) -> Proc:
    return Carried(a.seat, effect["to"], a.source in g.content.pack.fate)


def redeem(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    return slumbers.redeem(g)


VERBS: dict[str, Handler | Any] = {
    "scene": scene,
    "story": story,
    "gain": gain,
    **dict.fromkeys(("gate", "slumber", "fate", "wisdom", "note", "memory"), found),
    "district": district,
    "season": season,
    "travel": travel,
    "redeem": redeem,
}
