"""Dice. Every roll opens a window for rerolls, and the last result alone counts (EF-RLL-1, EE-B3)."""

from __future__ import annotations

from typing import Any

from snar.ether.state import EtherState
from snar.kernel.flow import Call, Next, Proc, Return, made, procedure
from snar.kernel.running import owned

LUCK = ("x", "blank", "1", "1", "2", "3")
MOVEMENT = ("one", "one", "full", "full", "full", "again")
ROLLS = ("ether.Luck", "ether.MovementRoll")


@procedure
class Luck(Proc):
    """The luck die. Returns its symbol; where a card does not list it, nothing happens (EF-RLL-2)."""

    STEPS = ("roll", "window", "result")
    seat: int
    source: str = ""
    face: int = 0

    def roll(self, g: EtherState) -> Next:
        roll(g, self)
        return None

    def window(self, g: EtherState) -> Next:
        return rerolls(g)

    def result(self, g: EtherState) -> Next:
        return Return(LUCK[self.face - 1])


@procedure
class MovementRoll(Proc):
    """The movement die of an entity: one field, its movement, or its movement and another roll (EF-ENT-2)."""

    STEPS = ("roll", "window", "result")
    entity: str
    face: int = 0

    def roll(self, g: EtherState) -> Next:
        roll(g, self)
        return None

    def window(self, g: EtherState) -> Next:
        return rerolls(g)

    def result(self, g: EtherState) -> Next:
        return Return(MOVEMENT[self.face - 1])


def roll(g: EtherState, die: Any) -> None:
    die.face = g.die(6)
    luck = die.NAME == "ether.Luck"
    faces, source = (LUCK, die.source) if luck else (MOVEMENT, die.entity)
    g.tell("roll", die.seat if luck else -1, source=source, amount=die.face, to=faces[die.face - 1], rule="EE-B3")


def rerolls(g: EtherState) -> Call:
    return Call(made("ether.Window", "roll", tuple(range(g.seats))))


def reroll(g: EtherState) -> None:
    """EF-RLL-1: the innermost roll again, in place of its result: anyone's die, an entity's too (EF-BAS-4)."""
    for i in range(len(g.stack) - 1, -1, -1):
        if g.stack[i].NAME in ROLLS:
            roll(g, owned(g, i))
            return
