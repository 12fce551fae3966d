"""Builds a state from a description: `given` of a scenario file, or keyword arguments of `Table`."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from snar.kernel import flow
from snar.kernel.choice import Refused
from snar.kernel.rng import Rng, key_from_seed
from snar.packs.model import DECKS

from ..content import Content, content_for
from ..figure import TURN_START
from ..options import Rules, agree
from ..rules.casting import OneCast, SideCasting
from ..rules.movement import Movement
from ..rules.turns import PlayMovement, SideRounds, SideTurn, TrialRounds, TrialTurn
from ..setup import SetUp, lay_out, new_game, take_out
from ..state import RiseState
from ..values import working_card
from .naming import (
    SIDES,
    BadScenario,
    any_copy,
    cell_of,
    figure_of,
    known_keys,
    list_of,
    needed,
    seat_of,
    whole,
    world_of,
)
from .pieces import lay_card, set_figure, stack_piles

AGREED = ("scenario", "options", "edition", "characters", "fame", "boards", "rotation", "players")
WHEN = ("turn", "phase", "round", "order", "moved", "during")
PIECES = ("figures", "laid", "decks", "used", "out", "casting", "event", "light", "open")
GIVEN = {*AGREED, *WHEN, *PIECES, "dice", "seed", "state", "plain"}
PHASES = ("setup", "casting", "movement")
NO_MORE = 0  # ends a dice script: a further roll is an error


def build(given: dict[str, Any]) -> RiseState:
    """A state with everything where the description says, at the asked moment."""
    known_keys("given", given, GIVEN)
    if "state" in given:
        known_keys("given", given, {"state"})
        return RiseState.from_data(given["state"])
    rules = agreed(given)
    rng = Rng(key_from_seed(given.get("seed", "scenario")))
    script = tuple(whole("dice", face, 1, 8) for face in list_of("dice", given.get("dice", [])))
    script = (*script, NO_MORE) if "dice" in given else ()
    phase = given.get("phase", "movement")
    if phase not in PHASES:
        raise BadScenario(f"phase = {phase}: known are {', '.join(PHASES)}")
    content = plain_content(rules) if given.get("plain") else None
    if phase == "setup":
        known_keys("given", given, {*AGREED, "phase", "dice", "seed", "plain", "decks"})
        if "decks" not in given:
            return new_game(rules, rng, content, script)
    g = RiseState(rules, rng, content)
    lay_out(g)
    take_out(g)
    g.events.clear()
    g.script = script
    if phase == "setup":
        set_up(g, given)
    else:
        set_pieces(g, given)
        start(g, given, phase)
    return g


def set_up(g: RiseState, given: dict[str, Any]) -> None:
    """The set-up of the scenario with decks that are shuffled and then stacked as said."""
    for deck in DECKS:
        g.zones[f"deck.{deck}"] = g.rng.shuffled(g.zones[f"deck.{deck}"])
    stack_piles(g, given)
    stand(g, SetUp(), "scenario")
    flow.advance(g)


def agreed(given: dict[str, Any]) -> Rules:
    try:
        return agree(**{name: given[name] for name in AGREED if name in given})
    except Refused as refused:
        about = "".join(f", {name} = {value}" for name, value in refused.refusal.about)
        raise BadScenario(f"{refused.refusal.reason} ({refused.refusal.rule}{about})") from None


@lru_cache
def plain_content(rules: Rules) -> Content:
    """`plain = true`: characters without abilities, all with moc 4, pohyb 3 and 4 lives: a rule stands alone."""
    content = content_for(count=rules.boards, rotation=rules.rotation)
    bare: dict[str, Any] = {"moc": 4, "pohyb": 3, "lives": 4, "traits": frozenset(), "modify": (), "use": ()}
    characters = {name: replace(character, **bare) for name, character in content.pack.characters.items()}
    return Content(replace(content.pack, characters=characters), content.board)


def set_pieces(g: RiseState, given: dict[str, Any]) -> None:
    g.round = whole("round", given.get("round", 1), 1)
    if "light" in given:
        g.light = light(g, given["light"])
    if "open" in given:
        tokens = {world_of(g, name) for name in list_of("open", given["open"])}
        g.open = tuple(world in tokens for world in range(len(g.open)))
    for laid in list_of("laid", given.get("laid", [])):
        lay_card(g, laid)
    figures = given.get("figures", {})
    known_keys("figures", figures, {row.id for row in g.figures})
    for i, row in enumerate(g.figures):
        set_figure(g, i, figures.get(row.id, {}))
    stack_piles(g, given)


def light(g: RiseState, given: Any) -> tuple[int, ...]:
    """[sny, tma] or {sny = 10, tma = 5}."""
    if not g.rules.sides:
        raise BadScenario("light: there is none in this scenario (RS-ZKS-13)")
    if isinstance(given, dict):
        known_keys("light", given, set(SIDES))
        given = [given.get(side, 0) for side in SIDES]
    if len(list_of("light", given)) != 2:
        raise BadScenario("light: give two numbers, for sny and for tma")
    return tuple(whole("light", amount, 0) for amount in given)


# -- the moment ------------------------------------------------------------------------------------------------------
def start(g: RiseState, given: dict[str, Any], phase: str) -> None:
    """Put the procedures of the asked moment on the stack and run to the first choice.

    `casting` is the very start of a turn, `movement` the movement of one character: begun when something of this turn
    (`bp` for one) is given. `during` puts further unfinished procedures on top.
    """
    figure = figure_of(g, given.get("turn", g.figures[0].id))
    frames = [frame(g, row) for row in list_of("during", given.get("during", []))]
    rounds, above = sides(g, given, figure) if g.rules.sides else trial(g, given, figure)
    if phase == "casting" and not frames:
        g.begin(rounds)
        return
    stand(g, rounds, "next")
    for proc, step in above[phase]:
        stand(g, proc, step)
    for proc, step, into in frames:
        stand(g, proc, step, into)
    if phase == "movement" and not frames:
        begin_movement(g, figure, given.get("figures", {}).get(g.figures[figure].id, {}))
    flow.advance(g)


Frames = dict[str, list[tuple[flow.Proc, str]]]


def sides(g: RiseState, given: dict[str, Any], figure: int) -> tuple[flow.Proc, Frames]:
    """Střet říší: `moved` names the side's characters that have moved this turn already (RS-STR-8)."""
    team = g.turn = g.figures[figure].team
    moved = {figure_of(g, name) for name in list_of("moved", given.get("moved", []))} | {figure}
    side = [i for i, row in enumerate(g.figures) if row.team == team]
    seat = g.figures[side[-1]].seat
    casting = [(SideTurn(team, tuple(side)), "order"), (SideCasting(team, seat, seat, side[0]), "again")]
    waiting = tuple(i for i in side if i not in moved)
    movement = [(SideTurn(team, waiting, figure), "again"), (PlayMovement(figure), "free"), (Movement(figure), "after")]
    return SideRounds(), {"casting": casting, "movement": movement}


def trial(g: RiseState, given: dict[str, Any], figure: int) -> tuple[flow.Proc, Frames]:
    """Zkouška síly: `order` names the characters in the order of turns; by default round the table from `turn`."""
    names = [row.id for row in g.figures]
    order = list_of("order", given.get("order", [*names[figure:], *names[:figure]]))
    if sorted(order) != sorted(names):
        raise BadScenario(f"order: name each of {', '.join(names)} once")
    g.order = tuple(figure_of(g, name) for name in order)
    g.turn = g.order.index(figure)
    casting = [(TrialTurn(figure), "move"), (OneCast(figure), "")]
    movement = [(TrialTurn(figure), "free"), (Movement(figure), "after")]
    return TrialRounds(), {"casting": casting, "movement": movement}


def stand(g: RiseState, proc: flow.Proc, step: str, into: str = "") -> None:
    """On the stack, to go on at a step ("" is past the last one)."""
    flow.push(g, proc, into)
    proc.at = proc.INDEX[step] if step else len(proc.STEPS)


def begin_movement(g: RiseState, figure: int, given: dict[str, Any]) -> None:
    """From the beginning, or in the middle; a character that has not stepped yet stands on its card (RS-DRM-12)."""
    begun = any(name in given for name in TURN_START)
    row = g.edit(figure)
    if begun and not row.stepped and "stood_on" not in given:
        row.stood_on = working_card(g, row.cell)
    g.stack[-1].at = Movement.INDEX["ask" if begun else "begin"]


def frame(g: RiseState, given: dict[str, Any]) -> tuple[flow.Proc, str, str]:
    """{proc, step, into, fields ...}: an unfinished procedure, its fields by names."""
    if not isinstance(given, dict):
        raise BadScenario(f"during: {given!r} is not a table")
    needed("during", given, "proc", "step")
    cls = flow.REGISTRY.get(f"rise.{given['proc']}")
    if cls is None:
        raise BadScenario(f"during: {given['proc']} is no procedure of the rules")
    if given["step"] not in ("", *cls.STEPS):
        raise BadScenario(f"during: {given['proc']} has no step {given['step']}; known are {', '.join(cls.STEPS)}")
    known_keys("during", given, {"proc", "step", "into", *cls.NAMES})
    try:
        proc = cls(**{name: named(g, name, value) for name, value in given.items() if name in cls.NAMES})
    except TypeError as error:
        raise BadScenario(f"during: {given['proc']}: {error}") from None
    return proc, given["step"], given.get("into", "")


FIGURES = ("figure", "attacker", "defender", "target", "mover", "winner", "other")
SEATS = ("seat", "decider")


def named(g: RiseState, name: str, value: Any) -> Any:
    """A procedure's field: characters, fields and cards are written by name."""
    if isinstance(value, list):
        return tuple(named(g, {"waiting": "figure", "cells": "cell"}.get(name, name), item) for item in value)
    if not isinstance(value, str):
        return value
    if name in FIGURES:
        return figure_of(g, value)
    if name in SEATS:
        return seat_of(g, value)
    if name in ("cell", "picture"):
        return cell_of(g, value)
    if name == "card":
        return any_copy(g, value)
    if name == "world":
        return world_of(g, value)
    return SIDES.index(value) if name == "team" and value in SIDES else value
