"""The moment at which a described position stands: procedures on the stack, up to the first choice."""

from __future__ import annotations

from typing import Any

from snar.kernel import flow, running
from snar.scenario.moment import frames, stand
from snar.scenario.naming import BadScenario, inside, list_of

from ..figure import MOVEMENT_START, TURN_START
from ..rules.castingphase import OneCast, SideCasting
from ..rules.movement import Movement
from ..rules.turns import PlayMovement, SideRounds, SideTurn, TrialRounds, TrialTurn
from ..state import RiseState
from ..values import working_card
from .naming import SIDES, any_copy, cell_of, figure_of, seat_of, world_of


def start(g: RiseState, given: dict[str, Any], phase: str) -> None:
    """Put the procedures of the asked moment on the stack and run to the first choice.

    `casting` is the very start of a turn, `movement` the movement of one character: begun when something of this turn
    (`bp` for one) is given. `during` puts further unfinished procedures on top.
    """
    with inside("turn"):
        figure = figure_of(g, given.get("turn", g.figures[0].id))
    with inside("during"):
        during = frames("rise", given.get("during", []), lambda name, value: named(g, name, value))
    rounds, above = sides(g, given, figure) if g.rules.sides else trial(g, given, figure)
    if phase == "casting" and not during:
        g.begin(rounds)
        return
    stand(g, rounds, "next")
    for proc, step in above[phase]:
        stand(g, proc, step)
    for proc, step, into in during:
        stand(g, proc, step, into)
    if phase == "movement" and not during:
        begin_movement(g, figure, given.get("figures", {}).get(g.figures[figure].id, {}))
    running.advance(g)


Frames = dict[str, list[tuple[flow.Proc, str]]]


def sides(g: RiseState, given: dict[str, Any], figure: int) -> tuple[flow.Proc, Frames]:
    """Střet říší: `moved` names the side's characters that have moved this turn already (RS-STR-8)."""
    team = g.turn = g.figures[figure].team
    if "order" in given:
        raise BadScenario("order: sides take turns here; it is for Zkouška síly")
    with inside("moved"):
        moved = {figure_of(g, name) for name in list_of("moved", given.get("moved", []))}
    if others := [g.figures[i].id for i in sorted(moved) if g.figures[i].team != team]:
        raise BadScenario(f"moved: {', '.join(others)}: it is the turn of the other side")
    if figure in moved:
        raise BadScenario(f"moved: {g.figures[figure].id} moves now; name another turn, or leave it out here")
    side = [i for i, row in enumerate(g.figures) if row.team == team]
    seat = g.figures[side[-1]].seat
    casting = [(SideTurn(team, tuple(side)), "order"), (SideCasting(team, seat, seat, side[0]), "again")]
    waiting = tuple(i for i in side if i not in moved and i != figure)
    movement = [(SideTurn(team, waiting, figure), "again"), (PlayMovement(figure), "free"), (Movement(figure), "after")]
    return SideRounds(), {"casting": casting, "movement": movement}


def trial(g: RiseState, given: dict[str, Any], figure: int) -> tuple[flow.Proc, Frames]:
    """Zkouška síly: `order` names the characters in the order of turns; by default round the table from `turn`."""
    if given.get("moved"):
        raise BadScenario("moved: each character has a turn of its own here; it is for Střet říší")
    names = [row.id for row in g.figures]
    order = list_of("order", given.get("order", [*names[figure:], *names[:figure]]))
    if sorted(map(str, order)) != sorted(names):
        raise BadScenario(f"order: name each of {', '.join(names)} once")
    g.order = tuple(figure_of(g, name) for name in order)
    g.turn = g.order.index(figure)
    casting = [(TrialTurn(figure), "move"), (OneCast(figure), "")]
    movement = [(TrialTurn(figure), "free"), (Movement(figure), "after")]
    return TrialRounds(), {"casting": casting, "movement": movement}


def begin_movement(g: RiseState, figure: int, given: dict[str, Any]) -> None:
    """From the beginning, or in the middle; a character that has not stepped yet stands on its card (RS-DRM-12)."""
    begun = any(name in given for name in (*TURN_START, *MOVEMENT_START))
    row = g.edit(figure)
    if begun and not row.stepped and "stood_on" not in given:
        row.stood_on = working_card(g, row.cell)
    g.stack[-1].at = Movement.INDEX["ask" if begun else "begin"]


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
