"""Whom an effect concerns."""

from __future__ import annotations

from typing import Any

from snar.kernel.choice import Option
from snar.kernel.flow import Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from ..rules.actions.ranges import reached_by
from ..rules.turns.deciding import lead
from ..state import EtherState
from .apply import Apply, Effect, Handler
from .bearing import bears

MEANINGS = {"one-sleeper": Asks("aim", {"": Means("figure")})}


def reached(g: EtherState, a: Any) -> list[int]:
    """Sleepers that an entity's effect reaches: each once, however many figures are near (EF-ENT-4). Who goes away
    between two parts of one effect does not escape the second (EF-ACT-7)."""
    if a.reached is not None and g.entity(a.entity) >= 0:
        return list(a.reached)
    return reached_by(g, a.entity, a.range)


def sleepers(g: EtherState, a: Any, who: str) -> list[int]:
    """Seats in order; `one` are all among whom the team picks."""
    everyone = list(range(g.seats))
    match who:
        case "self":
            return [a.seat]
        case "each" | "one":
            return everyone
        case "others":
            return [seat for seat in everyone if seat != a.seat]
        case "reach":
            return reached(g, a)
        case "here":
            field = a.field if a.field >= 0 else g.sleepers[a.seat].field
            return [seat for seat in everyone if g.sleepers[seat].field == field]
        case "target":
            return [a.target[1]] if a.target[:1] == ("sleeper",) else []
    raise AssertionError(f"unknown target {who}")


def personal(handler: Handler) -> Handler:
    """A verb that concerns one sleeper; with another `who` it happens to each of those, in the order of seats."""

    def spread(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
        who = effect.get("who", "self")
        if who == "self":
            return handler(g, a, effect)
        seats = tuple(sleepers(g, a, who))
        return Spread(a.nested(({**effect, "who": "self"},)).fields(), seats, who == "one" and len(seats) > 1)

    return spread


@procedure
class Spread(Proc):
    """The same effect for several sleepers, or for the one that the team picks."""

    STEPS = ("ask", "pick", "next", "again")
    what: dict[str, Any]  # fields of an Apply
    seats: tuple[int, ...]
    one: bool = False
    picked: int = -1

    def ask(self, g: EtherState) -> Next:
        if not self.one:
            return Goto("next")
        options = [Option(g.sleepers[seat].id, seat, "EF-SEC-3") for seat in self.able(g)]
        return lead(g, options, "one-sleeper")

    def able(self, g: EtherState) -> list[int]:
        """EF-SEC-3: somebody who can bear it in full, if there is one."""
        effect = self.what["effects"][0]
        return [seat for seat in self.seats if bears(g, Apply(**self.what), seat, effect)] or list(self.seats)

    def pick(self, g: EtherState) -> Next:
        self.seats = (self.picked,)
        return None

    def next(self, g: EtherState) -> Next:
        if not self.seats:
            return Return()
        seat, self.seats = self.seats[0], self.seats[1:]
        return Call(Apply(**{**self.what, "seat": seat}))

    def again(self, g: EtherState) -> Next:
        return Goto("next")
