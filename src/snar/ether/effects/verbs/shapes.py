"""Verbs that hold other effects: choices, rolls, conditions, targets."""

from __future__ import annotations

from typing import Any

from snar.kernel.choice import Option, Plain
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, procedure

from ...map.fields import NAMES
from ...rules.deciding import Agree
from ...rules.decks import sealable
from ...rules.frames import acting
from ...rules.progress import placed
from ...rules.ranges import sleeper_range, within
from ...rules.rolls import Luck, reroll
from ...state import EtherState
from ...values import mutated, value
from ..amounts import amount
from ..apply import Apply, Effect
from ..targets import Handler, sleepers
from ..tests import holds


# -- choices ---------------------------------------------------------------------------------------------------------
def bearable(g: EtherState, a: Apply, effects: tuple[Effect, ...]) -> bool:
    return all(borne(g, a, effect) for effect in effects)


def borne(g: EtherState, a: Apply, effect: Effect) -> bool:
    """EF-SEC-3: demands must be met in full, by everybody whom they concern; where one is picked, by somebody."""
    who = effect.get("who", "self")
    found = [bears(g, a, seat, effect) for seat in sleepers(g, a, who)]
    return any(found) if who == "one" else all(found)


def bears(g: EtherState, a: Apply, seat: int, effect: Effect) -> bool:
    row, verb = g.sleepers[seat], effect["verb"]
    number = effect.get("cards", effect.get("amount", 0))
    wanted = amount(g, a.nested((), seat=seat), number) if isinstance(number, (int, dict)) else 0
    match verb:
        case "ether" | "gem":
            return wanted >= 0 or (row.ether if verb == "ether" else row.gems) >= -wanted
        case "key" | "hours" | "soul":
            return wanted >= 0 or {"key": g.keys, "hours": g.hours, "soul": g.souls}[verb] >= -wanted
        case "discard":
            return len(g.cards(f"hand.{seat}")) >= wanted
        case "seal":  # EE-B2a: chosen, so in full, with what mutations and cards add
            return sealable(g, seat) >= wanted + mutated(g, a, "seal") + value(g, "seal", seat)
        case "turn":
            return len([card for card in placed(g, seat) if card not in row.turned]) >= wanted
    return True


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


# -- the luck die ----------------------------------------------------------------------------------------------------
def roll(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    return RollFor(a.fields(), effect["faces"])


@procedure
class RollFor(Proc):
    """EF-RLL-2: a result that is not listed does nothing."""

    STEPS = ("roll", "do")
    what: dict[str, Any]
    faces: dict[str, tuple[Effect, ...]]
    face: str = ""

    def roll(self, g: EtherState) -> Next:
        return Call(Luck(self.what["seat"], self.what["source"]), "face")

    def do(self, g: EtherState) -> Next:
        effects = self.faces.get(self.face, ())
        return Call(Apply(**{**self.what, "effects": effects})) if effects else None


def roll_again(g: EtherState, a: Apply, effect: Effect) -> None:
    reroll(g)


# -- conditions and repetition ---------------------------------------------------------------------------------------
def branch(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    effects = effect["then"] if holds(g, a, effect["when"]) else effect["else"]
    return a.nested(effects) if effects else None


def repeat(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    return a.nested(effect["do"] * amount(g, a, effect["amount"]))


def each_figure(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    """For every figure of the entity that stands there now; one that has gone meanwhile is skipped."""
    index = g.entity(a.entity)
    fields = tuple(figure.field for figure in g.entities[index].figures) if index >= 0 else ()
    return EachFigure(a.fields(), effect["do"], len(fields))


@procedure
class EachFigure(Proc):
    """From the last to the first, so that one that leaves does not shift those still to come."""

    STEPS = ("next", "again")
    what: dict[str, Any]
    effects: tuple[Effect, ...]
    left: int

    def next(self, g: EtherState) -> Next:
        if not self.left:
            return Return()
        self.left -= 1
        entity = str(self.what["entity"])
        target = ("figure", entity, self.left)
        field = g.entities[g.entity(entity)].figures[self.left].field
        return Call(Apply(**{**self.what, "effects": self.effects, "target": target, "field": field}))

    def again(self, g: EtherState) -> Next:
        return Goto("next")


# -- targets ---------------------------------------------------------------------------------------------------------
def aims(g: EtherState, seat: int, origin: int, what: str, reach: int) -> list[Option]:
    """What a sleeper can aim at from a field; equal figures on one field are one option (EF-ACT-7)."""
    reach = sleeper_range(g, seat, reach, what == "entity")
    found: dict[str, tuple[Plain, ...]] = {}
    match what:
        case "entity":
            for entity in g.entities:
                for i, figure in enumerate(entity.figures):
                    if within(g, origin, figure.field, reach):
                        states = "".join(f" {name}" for name, _ in figure.states)
                        found.setdefault(f"{entity.id} {NAMES[figure.field]}{states}", ("figure", entity.id, i))
        case "sleeper":
            for row in g.sleepers:
                if within(g, origin, row.field, reach):
                    found[row.id] = ("sleeper", row.seat)
        case "companion":
            for i, companion in enumerate(g.companions):
                if within(g, origin, companion.field, reach):
                    found[companion.id] = ("companion", i)
        case "field":
            for field in g.landscape.fields:
                if within(g, origin, field, reach):
                    found[NAMES[field]] = ("field", field)
    return [Option(f"target {key}", value, "EF-ACT-7") for key, value in found.items()]


def target(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    return Target(a.fields(), effect["what"], effect["range"], effect["do"])


@procedure
class Target(Proc):
    """Pick something in range; then the effects concern it. Nothing in range: nothing happens."""

    STEPS = ("ask", "do")
    what: dict[str, Any]
    kind: str
    range: int
    effects: tuple[Effect, ...]
    picked: tuple[Plain, ...] = ()

    def ask(self, g: EtherState) -> Next:
        seat = int(self.what["seat"])
        options = aims(g, seat, self.origin(g, seat), self.kind, self.range)
        return Ask(seat, options, "picked", "target") if options else Return()

    def origin(self, g: EtherState, seat: int) -> int:
        """EF-ACT-7: where the sleeper stood when the action began."""
        act = acting(g, self.what["source"])
        return int(act.origin) if act is not None and act.seat == seat else g.sleepers[seat].field

    def do(self, g: EtherState) -> Next:
        changes: dict[str, Any] = {"effects": self.effects, "target": self.picked}
        if self.picked[0] == "figure":
            changes["entity"] = self.picked[1]
        return Call(Apply(**{**self.what, **changes}))


VERBS: dict[str, Handler | Any] = {
    "choose": choose,
    "roll": roll,
    "reroll": roll_again,
    "if": branch,
    "repeat": repeat,
    "each_figure": each_figure,
    "target": target,
}
