"""Companions by name, the weaker first. Nobody plays against anybody here: the weaker one does less, never harm."""

from __future__ import annotations

from hashlib import blake2b

from snar.bots.ether.bot import EtherGreedy
from snar.bots.ether.taste import KEEN
from snar.bots.front import Made
from snar.ether.state import EtherState
from snar.kernel.state import State

from ..base import TOP, Advice, asked

FACES = 256
NODS = 0.3  # how often it is done before it is done


class Steady(EtherGreedy):
    """Greedy under a name for people."""

    name = "vytrvalec"


class OldHand(EtherGreedy):
    """The same plans by a keener taste."""

    name = "znalec"
    taste = KEEN


class Drowsy(EtherGreedy):
    """The same plans, but now and then it nods off before they are carried out."""

    name = "ospalec"

    def advise(self, g: State, seat: int) -> Advice:
        assert isinstance(g, EtherState)
        advice = super().advise(g, seat)
        rest = next((option for option in asked(g, seat).options if option.key == "ready"), None)
        if rest is None or rest == advice.option or not nods(g, seat):
            return advice
        others = (row for row in advice.top if row[0] != rest)
        return Advice(rest, ((rest, advice.top[0][1], ("rest",)), *others)[:TOP])


def nods(g: EtherState, seat: int) -> bool:
    """By a lot that hangs on what everybody sees: whoever asks again gets the same answer."""
    hand = len(g.cards(f"hand.{seat}"))
    seen = f"{seat}/{g.turn}/{g.sleepers[seat].field}/{hand}/{len(g.read)}"
    return blake2b(seen.encode(), digest_size=1).digest()[0] < NODS * FACES


MINDS: dict[str, Made] = {Drowsy.name: Drowsy, Steady.name: Steady, OldHand.name: OldHand}
LEVELS = (Drowsy.name, Steady.name, OldHand.name)
