"""The verb that aims: something in range is picked, and the effects concern it (EF-ACT-7)."""

from __future__ import annotations

from typing import Any

from snar.ether.rules.actions.ranges import within
from snar.ether.rules.actions.reach import is_attack, sleeper_range
from snar.ether.rules.actions.standing import held_fast, is_full
from snar.kernel.choice import Option, Plain
from snar.kernel.flow import Ask, Call, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from ...map.fields import NAMES
from ...rules.frames import acting
from ...state import EtherState
from ..apply import Apply, Effect, Handler

MEANINGS = {"target": Asks("field", {"target": Means("figure field|field|figure")})}


def aims(g: EtherState, seat: int, origin: int, what: str, reach: int, do: tuple[Effect, ...] = ()) -> list[Option]:
    """What a sleeper can aim these effects at from a field, with everything that changes the range in it; equal figures
    on one field are one option (EF-ACT-7)."""
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
    return [Option(f"target {key}", aim, "EF-ACT-7") for key, aim in found.items() if serves(g, seat, aim, do)]


def serves(g: EtherState, seat: int, aim: tuple[Plain, ...], do: tuple[Effect, ...]) -> bool:
    """Nobody changes places with oneself, or is relocated to where one stands or where there is no room; who is held
    fast neither (EF-REL-1)."""
    if any(effect["verb"] == "swap" for effect in do):
        return aim != ("sleeper", seat) and not held_fast(g, seat) and not held_fast(g, aim[1])
    if aim[0] == "field" and any(effect["verb"] == "relocate" and effect["to"] == "target" for effect in do):
        return aim[1] != g.sleepers[seat].field and not held_fast(g, seat) and not is_full(g, aim[1], seat)
    return True


def target(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    return Target(a.fields(), effect["what"], effect["range"], effect["do"], here=effect.get("from") == "here")


@procedure
class Target(Proc):
    """Pick something in range; then the effects concern it. Nothing in range: nothing happens. Range is measured from
    where the sleeper stood when the action began (EF-ACT-7), unless the card says otherwise (EF-SEC-2)."""

    STEPS = ("ask", "do")
    what: dict[str, Any]
    kind: str
    range: int
    effects: tuple[Effect, ...]
    picked: tuple[Plain, ...] = ()
    here: bool = False  # measured from where the sleeper has come to, not from where the action began

    def ask(self, g: EtherState) -> Next:
        seat = int(self.what["seat"])
        act = acting(g, self.what["source"])
        own = act is not None and act.seat == seat
        reach = sleeper_range(g, seat, self.range, own and is_attack(act.action(g)))
        origin = int(act.origin) if own and not self.here else g.sleepers[seat].field
        options = aims(g, seat, origin, self.kind, reach, self.effects)
        return Ask(seat, options, "picked", "target") if options else Return()

    def do(self, g: EtherState) -> Next:
        changes: dict[str, Any] = {"effects": self.effects, "target": self.picked}
        if self.picked[0] == "figure":
            changes["entity"] = self.picked[1]
        return Call(Apply(**{**self.what, **changes}))


VERBS: dict[str, Handler | Any] = {"target": target}
