"""Being done for this turn: said, and taken back until all are (EF-TRN-4, EE-D5)."""

from __future__ import annotations

from snar.ether.state import EtherState
from snar.kernel.choice import Choice, Option, Plain
from snar.kernel.meaning import TAKES_BACK, Asks

READY, UNREADY = "ready", "unready"
MEANINGS = {"ready": Asks("pick", {UNREADY: TAKES_BACK})}


def set_ready(g: EtherState, seat: int, ready: bool) -> None:
    g.edit(seat).ready = ready
    if ready:
        g.tell("ready", seat, rule="EF-TRN-4")
    else:
        g.tell("unready", seat, rule="EE-D5")


def unready(value: Plain = UNREADY) -> Option:
    return Option(UNREADY, value, "EE-D5")


def may_take_back(g: EtherState, seat: int) -> bool:
    """Also while somebody else's action is under way. Once the step is over nobody is."""
    return g.sleepers[seat].ready and any(proc.NAME == "ether.ActionStep" for proc in g.stack)


def standing(seat: int, *options: Option) -> Choice:
    """What is left to whoever is ready; nobody waits for it."""
    return Choice(seat, options, READY)
