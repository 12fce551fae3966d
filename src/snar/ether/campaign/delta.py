"""The delta phase: rest for everyone when a round of slumbers is over (EF-DLT-1)."""

from __future__ import annotations

from typing import Any

from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, procedure
from snar.kernel.meaning import ON, Asks, Means

from ..effects.apply import Apply
from ..sleeper import TURN_START
from ..state import EtherState
from .slumbertiles import DELTA

HOURS = {1: 5, 2: 4, 3: 3, 4: 2, 5: 1}  # EF-SET-1
RESTS: dict[str, dict[str, Any]] = {
    "calm": {"verb": "calm", "amount": 0, "all": True, "who": "self"},
    "unseal": {"verb": "unseal", "cards": 0, "all": True, "chosen": False, "who": "self"},
    "unturn": {"verb": "unturn", "cards": 0, "all": True, "who": "self"},
    "shuffle": {"verb": "shuffle", "who": "self"},
    "mask": {"verb": "refresh_mask", "who": "self"},
}
MEANINGS = {"delta": Asks("rest", {**{rest: Means() for rest in RESTS}, "pass": ON})}


@procedure
class Delta(Proc):
    """EF-DLT-1, EE-A1a: everyone may have exactly one rest; then the hours, then the slumber deck anew on this tile."""

    STEPS = ("begin", "ask", "rest", "again", "hours", "shuffle")
    seat: int = 0
    said: str = ""

    def begin(self, g: EtherState) -> Next:
        zones.learn(g, g.cards("slumbers")[-1], g.everyone)
        g.tell("delta", rule="EF-DLT-1")
        return None

    def ask(self, g: EtherState) -> Next:
        if self.seat == g.seats:
            return Goto("hours")
        options = [Option(key, key, "EF-DLT-1") for key in (*RESTS, "pass")]
        return Ask(self.seat, options, "said", "delta")

    def rest(self, g: EtherState) -> Next:
        seat, self.seat = self.seat, self.seat + 1
        return Call(Apply(seat, (RESTS[self.said],), DELTA)) if self.said != "pass" else None

    def again(self, g: EtherState) -> Next:
        return Goto("ask")

    def hours(self, g: EtherState) -> Next:
        """EE-G8: only here, and when a game starts. EF-DWM-2: as after a slumber, a new turn of the road."""
        for seat in range(g.seats):
            g.edit(seat).set(TURN_START)
        before, g.hours = g.hours, HOURS[g.seats]
        if g.hours != before:
            g.tell("hours", amount=g.hours - before, rule="EF-DLT-1")
        return None

    def shuffle(self, g: EtherState) -> Next:
        shuffle_slumbers(g)
        return None


def shuffle_slumbers(g: EtherState) -> None:
    """All tiles but Delta, shuffled, on Delta."""
    deck = g.cards("slumbers")
    delta = tuple(card for card in deck if g.card_id(card) == DELTA)
    g.zones["slumbers"] = tuple(card for card in deck if card not in delta)
    zones.shuffle(g, "slumbers", "EF-DLT-1")
    g.zones["slumbers"] = (*delta, *g.zones["slumbers"])
