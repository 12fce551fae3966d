"""The verb that lets sleepers choose between effects, and what they can bear (EF-SEC-3)."""

from __future__ import annotations

from typing import Any

from snar.ether.rules.turns.deciding import Agree
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import ON, Asks, Means

from ...state import EtherState
from ..apply import Apply, Effect, Handler
from ..bearing import bears
from ..targets import sleepers

MEANINGS = {"choose": Asks("pick", {"choose": Means("number"), "pass": ON})}


def bearable(g: EtherState, a: Apply, effects: tuple[Effect, ...]) -> bool:
    return all(borne(g, a, effect) for effect in effects)


def borne(g: EtherState, a: Apply, effect: Effect) -> bool:
    """EF-SEC-3: demands must be met in full, by everybody whom they concern; where one is picked, by somebody."""
    who = effect.get("who", "self")
    found = [bears(g, a, seat, effect) for seat in sleepers(g, a, who)]
    return any(found) if who == "one" else all(found)


def choose(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    """`self`: the acting sleeper; `one`: the team together; otherwise each of those for themselves."""
    who = effect["who"]
    if who in ("self", "one"):
        return Choose(a.fields(), effect["of"], effect["may"], who == "one")
    return ChooseEach(a.fields(), effect["of"], effect["may"], tuple(sleepers(g, a, who)))


@procedure
class Choose(Proc):
    """Branches that can be borne, numbered as printed; `pass` where the choice is free."""

    STEPS = ("ask", "team", "do")
    what: dict[str, Any]
    of: tuple[tuple[Effect, ...], ...]
    may: bool
    together: bool
    picked: str = ""

    def open(self, g: EtherState) -> list[str]:
        base = Apply(**self.what)
        keys = [f"choose {i}" for i, branch in enumerate(self.of, 1) if bearable(g, base, branch)]
        return [*keys, "pass"] if self.may else keys

    def ask(self, g: EtherState) -> Next:
        keys = self.open(g)
        if not keys:
            return Return()
        if self.together and g.seats > 1:
            return None
        about = (("source", self.what["source"]),)
        return Ask(self.what["seat"], [self.option(key) for key in keys], "picked", "choose", about)

    def option(self, key: str) -> Option:
        return Option(key, key, "EF-SEC-3", (), (("verbs", self.verbs(key)),))

    def verbs(self, key: str) -> tuple[str, ...]:
        return tuple(effect["verb"] for effect in self.of[int(key.split()[1]) - 1]) if key != "pass" else ()

    def team(self, g: EtherState) -> Next:
        if self.picked:
            return None
        keys = tuple(self.open(g))
        return Call(Agree("choose", keys, self.what["source"], tuple(map(self.verbs, keys))), "picked")

    def do(self, g: EtherState) -> Next:
        if self.picked == "pass":
            return None
        branch = self.of[int(self.picked.split()[1]) - 1]
        return Call(Apply(**{**self.what, "effects": branch}))


@procedure
class ChooseEach(Proc):
    STEPS = ("next", "again")
    what: dict[str, Any]
    of: tuple[tuple[Effect, ...], ...]
    may: bool
    seats: tuple[int, ...]

    def next(self, g: EtherState) -> Next:
        if not self.seats:
            return Return()
        seat, self.seats = self.seats[0], self.seats[1:]
        return Call(Choose({**self.what, "seat": seat}, self.of, self.may, False))

    def again(self, g: EtherState) -> Next:
        return Goto("next")


VERBS: dict[str, Handler | Any] = {"choose": choose}
