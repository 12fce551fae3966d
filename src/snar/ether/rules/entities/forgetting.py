"""A figure that leaves is no target any more: what is under way, at any depth, goes on aiming at the right ones."""

from __future__ import annotations

from typing import Any

from snar.ether.state import EtherState
from snar.kernel.running import owned

GONE = -1  # in place of the number of a figure


def forget(g: EtherState, entity: str, index: int) -> None:
    """Procedures that aim at this figure lose it; those at a later one of its tile find it one place lower."""
    for place in range(len(g.stack)):
        proc: Any = g.stack[place]
        changes = {name: new for name, new in shifted(proc, entity, index).items() if new != getattr(proc, name)}
        for name, new in changes.items():
            setattr(owned(g, place), name, new)


def shifted(proc: Any, entity: str, index: int) -> dict[str, Any]:
    """Fields of the procedure that name figures, as they are without this one."""
    if proc.NAME == "ether.MoveEntity" and proc.entity == entity:
        moved = (moved_up(i, index) for i in proc.moved)
        ends = {name: before(getattr(proc, name), index) for name in ("index", "until")}
        return {**ends, "moved": tuple(i for i in moved if i != GONE)}
    if proc.NAME == "ether.Perform" and proc.entity == entity:
        return {name: tuple(moved_up(i, index) for i in getattr(proc, name)) for name in ("reach", "targets")}
    found: dict[str, Any] = {
        name: aim_without(getattr(proc, name), entity, index) for name in ("target", "figure") if name in proc.NAMES
    }
    if "what" in proc.NAMES and "target" in proc.what:  # effects that are still to happen
        found["what"] = {**proc.what, "target": aim_without(proc.what["target"], entity, index)}
    if proc.NAME == "ether.EachFigure" and proc.what["entity"] == entity:
        found["left"] = before(proc.left, index)
    return found


def before(number: int, index: int) -> int:
    """The end of a row of figures, or a place in it, when one of the row goes."""
    return number - (index < number)


def moved_up(figure: int, index: int) -> int:
    return GONE if figure == index else before(figure, index)


def aim_without(aim: Any, entity: str, index: int) -> Any:
    if not isinstance(aim, tuple) or aim[:2] != ("figure", entity):
        return aim
    left = moved_up(aim[2], index)
    return () if left == GONE else ("figure", entity, left)
