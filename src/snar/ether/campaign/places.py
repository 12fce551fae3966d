"""What the icons of the dreamworld do."""

from __future__ import annotations

from collections.abc import Callable

from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from .. import supply
from ..rules.turns.deciding import Agree
from ..state import EtherState
from .dreams import Dreaming, may_enter, price
from .fate import Fate
from .roads import move_group, open_location, ways
from .shopping import Sanctuary, Shopping
from .slumbers import Slumbering

MEANINGS = {
    "gate": Asks("pick", {"enter": Means(), "key": Means()}),
    "carried": Asks("pick", {"go": Means("place")}),
}


def gain_key(g: EtherState) -> None:
    """EE-G1a: keys belong to the team, and there are four."""
    gained = supply.take(g, "key", 1)
    g.keys += gained
    g.tell("key", source=g.location, amount=gained, rule="EE-G1a")


@procedure
class Gate(Proc):
    """The team pays the keys and enters, or gains a key and meets a slumber; a gate that cannot be entered leaves only
    the latter (EE-G1b)."""

    STEPS = ("ask", "choose", "over")
    dream: str
    said: str = ""

    def ask(self, g: EtherState) -> Next:
        able = may_enter(g, g.content.pack.dreams[self.dream])
        return Call(Agree("gate", ("enter", "key") if able else ("key",)), "said")

    def choose(self, g: EtherState) -> Next:
        if self.said == "enter":
            return Call(Dreaming(self.dream, price(g, g.content.pack.dreams[self.dream])))
        gain_key(g)
        return Call(Slumbering())

    def over(self, g: EtherState) -> Next:
        return None


def gate(g: EtherState) -> Proc | None:
    return Gate(g.content.pack.locations[g.location].gate)


def key(g: EtherState) -> Proc | None:
    gain_key(g)
    return None


def nothing(g: EtherState) -> Proc | None:
    """A station is a way (see `ways`), the place of Awakening only a place."""
    return None


ICONS: dict[str, Callable[[EtherState], Proc | None]] = {
    "fate": lambda g: Fate(),
    "slumber": lambda g: Slumbering(),
    "gate": gate,
    "key": key,
    "shopping": lambda g: Shopping(),
    "sanctuary": lambda g: Sanctuary(),
    "railway": nothing,
    "awakening": nothing,
}


# -- relocation of the group -----------------------------------------------------------------------------------------
@procedure
class Carried(Proc):
    """EF-DWM-3: the group is relocated; it must come to another location than it is at. Whoever plays a card for it
    says where to; where fate does it, all decide (EE-G10)."""

    STEPS = ("ask", "go")
    seat: int
    to: str  # a location, an icon, `any`, or `next`: along any way
    shared: bool = False
    place: str = ""

    def ask(self, g: EtherState) -> Next:
        if g.mode != "world":
            return Return()
        keys = tuple(f"go {id}" for id in destinations(g, self.to))
        if not keys:
            return Return()
        if self.shared:
            return Call(Agree("carried", keys), "place")
        return Ask(self.seat, [Option(key, key, "EF-DWM-3") for key in keys], "place", "carried")

    def go(self, g: EtherState) -> Next:
        move_group(g, self.place.removeprefix("go "))
        return None


def destinations(g: EtherState, to: str) -> list[str]:
    if to == "next":
        found = [way.to for way in ways(g)]
    else:
        locations = g.content.pack.locations.values()
        found = [place.id for place in locations if to in ("any", place.id, *place.icons) and open_location(g, place)]
    return [id for id in found if id != g.location]
