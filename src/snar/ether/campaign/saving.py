"""Saving: the classic save ends the game and leaves a chronicle; MZ writes everything down as it is."""

from __future__ import annotations

from typing import Any

from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, procedure
from snar.kernel.meaning import ON, Asks, Means

from .. import supply
from ..options import SLEEPERS
from ..rules.decks.market import Buy
from ..state import EtherState
from .chronicle import keep, saved_ether, waits
from .modes import leave_thorns
from .sheet import write_down

MEANINGS = {"save-buy": Asks("pick", {"buy": Means(), "pass": ON})}


def chronicle_of(g: EtherState) -> dict[str, Any]:
    """What would be left if the table stopped now (EE-G3a). Inside a dream that counts as death: nothing of it is won,
    its gate stays (EF-SAV-1)."""
    twin = g.clone()
    if twin.mode == "dream":
        twin.log = (*twin.log, (twin.dream, "death"))
    leave_thorns(twin)
    return put_by(twin)


def put_by(g: EtherState) -> dict[str, Any]:
    """EF-SAV-1: whoever has ether left discards it all for the card that is worth one at the next set-up."""
    card = saved_ether(g, "vault")
    if card >= 0 and (any(row.ether for row in g.sleepers) or any(waits(g, id) for id in SLEEPERS)):
        zones.move(g, card, "vault", "wisdom", seen=g.everyone, rule="EF-SAV-1")
    chronicle = keep(g)
    for row in g.sleepers:
        supply.give_back(g, "ether", row.ether)
        g.edit(row.seat).ether = 0
    return chronicle


@procedure
class Save(Proc):
    """EF-SAV-1: after a location; once more everyone may buy influence cards, for ether would be lost. EE-G3a: the
    exact snapshot of the kernel needs none of this. EF-VAR-5: the save sheet of MZ keeps everything as it is."""

    STEPS = ("ask", "buy", "next", "over")
    seat: int = 0
    said: str = ""

    def ask(self, g: EtherState) -> Next:
        if self.seat == g.seats or "mz" in g.rules:
            return Goto("over")
        buying = [Option("buy", "buy", "EF-SAV-1")] if g.sleepers[self.seat].ether and g.cards("market") else []
        return Ask(self.seat, [*buying, Option("pass", "pass", "EF-SAV-1")], "said", "save-buy")

    def buy(self, g: EtherState) -> Next:
        return Call(Buy(self.seat)) if self.said == "buy" else None

    def next(self, g: EtherState) -> Next:
        self.seat += 1
        return Goto("ask")

    def over(self, g: EtherState) -> Next:
        leave_thorns(g)
        chronicle = {**keep(g), "sheet": write_down(g)} if "mz" in g.rules else put_by(g)
        g.tell("saved", rule="EF-VAR-5" if "mz" in g.rules else "EF-SAV-1")
        g.over, g.result = True, {"outcome": "saved", "chronicle": chronicle}
        return None
