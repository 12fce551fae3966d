"""Choosing fields: being carried, thrown, woken, placed at the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from snar.bots.rise import worth
from snar.bots.rise.walking import reach, stops
from snar.kernel.choice import Choice
from snar.rise import board as b
from snar.rise.effects.places import fields, partners

from ..base import Scored

if TYPE_CHECKING:
    from snar.bots.rise.mind import Mind


def worth_of_place(mind: Mind, figure: int, to: str) -> float:
    """How much nearer to its goals a character gets when it is moved there."""
    g = mind.g
    if " " in to:
        return worth_now(mind, figure, to)
    row, here = g.figures[figure], mind.here(figure)
    if to == "swap":
        others = [mind.at(figure, g.figures[other].cell) for other in partners(g, figure)]
        return here - min(others, default=here)
    if to == "banish-start":
        return here - mind.at(figure, row.start) or -1.0
    if to == "banish-back":
        return here - mind.at(figure, row.origin if row.origin >= 0 else row.start) or -0.1
    if to == "banish-well":
        return here - min(mind.at(figure, well) for well in g.content.board.nearest_wells(row.cell)) or -0.1
    if to == "banish-void":
        cells = g.content.board.of_kind[b.VOID]
        return here - sum(mind.at(figure, cell) for cell in cells) / len(cells) or -0.1
    cells = fields(g, to, False)
    return here - min(mind.at(figure, cell) for cell in cells) + mind.taste.jump if cells else 0.0


def worth_now(mind: Mind, figure: int, what: str) -> float:
    """BP and strength are worth what they change in this movement; before its roll they can wait."""
    kind, _, number = what.partition(" ")
    amount = int(number)
    if not mind.moving or figure != mind.figure or amount < 0:
        return worth.anywhere(what)
    if not mind.row.rolled:
        return 0.0
    if kind == "strength":
        cells = {mind.net(figure).cell[stop.node] for stop in reach(mind)}
        met = any(g_row.cell in cells for g_row in (mind.g.figures[i] for i in mind.g.enemies(figure)))
        return worth.anywhere(what) if met and not mind.row.attacks else 0.0
    return max(row[0] for row in stops(mind, amount).values()) - max(row[0] for row in stops(mind).values())


def carried(mind: Mind, choice: Choice) -> list[Scored]:
    """Wherever the goals are nearest: for oneself; an enemy as far off as can be."""
    sign = -1.0 if mind.ours else 1.0
    return [Scored(o, sign * mind.at(mind.figure, o.value), ("closer",)) for o in choice.options]


def hurled(mind: Mind, choice: Choice) -> list[Scored]:
    """Odmrštění: the target is thrown off its way."""
    target: int = getattr(mind.proc, "target", mind.figure)
    return [Scored(o, mind.at(target, o.value), ("hinder",)) for o in choice.options]


def helper_well(mind: Mind, choice: Choice) -> list[Scored]:
    """Helpers start near the middle of things: where enemies and gates are close."""
    g = mind.g
    spots = [*g.content.board.gates, *(row.cell for row in g.figures if row.cell >= 0)]
    return [
        Scored(o, -float(sum(g.content.board.distance(o.value, spot) for spot in spots)), ("closer",))
        for o in choice.options
    ]


def swapped(mind: Mind, choice: Choice) -> list[Scored]:
    """With whom to change places: what is won by it and what the other loses."""
    g, me = mind.g, mind.figure
    found = []
    for option in choice.options:
        other = option.value
        mine = mind.here(me) - mind.at(me, g.figures[other].cell)
        theirs = mind.at(other, g.figures[me].cell) - mind.here(other)
        score = mine + (theirs if g.figures[other].team != g.figures[me].team else -theirs)
        found.append(Scored(option, score if mind.ours else -score, ("closer",)))
    return found
