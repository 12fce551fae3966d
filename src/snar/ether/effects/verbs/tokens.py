"""Verbs about tokens. What the supply does not hold is not gained (EF-LIM-1); a negative amount is a loss."""

from __future__ import annotations

from typing import Any

from snar.ether.rules.actions.ranges import figure_has, figures_reaching
from snar.ether.rules.decks.distress import Suffer, calm
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Next, Proc, procedure
from snar.kernel.meaning import Asks, Means

from ... import supply
from ...map.fields import NUMBERS
from ...rules.frames import acting, running
from ...state import EtherState
from ...values import mutated
from ..amounts import amount, tokens_on
from ..apply import Apply, Effect, Handler
from ..targets import personal

OWN = ("hand", "back", "progress", "mask")  # where a sleeper's own effects are printed
MEANINGS = {"colour": Asks("pick", {"": Means("colour")})}


@personal
def distress(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    """EF-MUT-1: an entity's mutations deal more, if it deals any; EF-STA-1: what a surprised one deals is ignored."""
    number = amount(g, a, effect["amount"])
    if not number:
        return None
    if harmless(g, a):
        g.tell("spared", a.seat, source=a.entity or a.source, rule="EF-STA-1")
        return None
    return Suffer(a.seat, number + mutated(g, a, "distress"), a.source, a.entity)


def harmless(g: EtherState, a: Apply) -> bool:
    """Do only surprised figures of the entity reach the sleeper, or is it the effect of a surprised sleeper's card? An
    effect that finds somebody whom no figure reaches is that of all of them."""
    if a.range < 0:
        return of_surprised_sleeper(g, a)
    index = g.entity(a.entity)
    figures = g.entities[index].figures if index >= 0 else ()
    reaching = figures_reaching(g, a.entity, a.range, a.seat) or range(len(figures))
    return bool(figures) and all(figure_has(figures[i], "surprised") for i in reaching)


def of_surprised_sleeper(g: EtherState, a: Apply) -> bool:
    """Traps, weaknesses and other cards that work meanwhile are no effects of the sleeper who acts."""
    act = acting(g, a.source)
    return act is not None and act.kind in OWN and g.sleepers[act.seat].has("surprised")


@personal
def soothe(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    calm(g, a.seat, g.sleepers[a.seat].distress if effect["all"] else amount(g, a, effect["amount"]))
    return None


def change(g: EtherState, token: str, have: int, wanted: int) -> int:
    """How many tokens come (or, below zero, go) really."""
    if wanted >= 0:
        return supply.take(g, token, wanted)
    lost = min(have, -wanted)
    supply.give_back(g, token, lost)
    return -lost


def report(g: EtherState, a: Apply, token: str, wanted: int, changed: int, source: str = "") -> None:
    """What came or went. That nothing came is told too, for the supply was empty; that nothing was lost is not."""
    if changed or wanted > 0:
        g.tell(token, a.seat, source=source or a.source, amount=changed)


@personal
def ether(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    row, wanted = g.edit(a.seat), amount(g, a, effect["amount"])
    changed = change(g, "ether", row.ether, wanted)
    row.ether += changed
    report(g, a, "ether", wanted, changed)
    return None


@personal
def gem(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    row, wanted = g.edit(a.seat), amount(g, a, effect["amount"])
    changed = change(g, "gem", row.gems, wanted)
    row.gems += changed
    report(g, a, "gem", wanted, changed)
    return None


def key(g: EtherState, a: Apply, effect: Effect) -> None:
    """EE-G1a: keys belong to the team."""
    wanted = amount(g, a, effect["amount"])
    changed = change(g, "key", g.keys, wanted)
    g.keys += changed
    report(g, a, "key", wanted, changed)


def hours(g: EtherState, a: Apply, effect: Effect) -> None:
    before = g.hours
    g.hours = max(0, g.hours + amount(g, a, effect["amount"]))
    report(g, a, "hours", 0, g.hours - before)


def soul(g: EtherState, a: Apply, effect: Effect) -> None:
    wanted = amount(g, a, effect["amount"])
    changed = change(g, "soul", g.souls, wanted)
    g.souls += changed
    report(g, a, "soul", wanted, changed)


def threat(g: EtherState, a: Apply, effect: Effect) -> None:
    """Onto the field, or from it."""
    at = effect["at"]
    field = NUMBERS[at] if at in NUMBERS else a.field if a.field >= 0 else g.sleepers[a.seat].field
    here = [token for token in g.threats if token[0] == field]
    wanted = amount(g, a, effect["amount"])
    changed = change(g, "threat", len(here), wanted)
    if changed >= 0:
        g.threats = (*g.threats, *((field, 0),) * changed)
    else:
        gone = list(g.threats)
        for token in here[:-changed]:
            gone.remove(token)
        g.threats = tuple(gone)
    report(g, a, "threat", wanted, changed)


def token(g: EtherState, a: Apply, effect: Effect) -> None:
    """Universal tokens on the tile or card that says so, or that it names."""
    on = effect.get("on") or a.entity or a.source
    have, wanted = tokens_on(g, on), amount(g, a, effect["amount"])
    number = have + change(g, "token", have, wanted)
    index = g.entity(on)
    if index >= 0:
        g.edit_entity(index, tokens=number)
    else:
        g.tokens = {**{id: count for id, count in g.tokens.items() if id != on}, **({on: number} if number else {})}
    report(g, a, "token", wanted, number - have, on)


def intent(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    """EE-B2b: into one's own payment, nobody else's; not after the luck die, the last source (EF-ACT-8)."""
    pay = running(g, "ether.Pay")
    if pay is None or pay.seat != a.seat or pay.boosting:
        return None
    return Support(a.seat, effect["colour"], amount(g, a, effect["amount"]))


@procedure
class Support(Proc):
    """Intent without a card."""

    STEPS = ("ask", "add")
    seat: int
    colour: str
    amount: int

    def ask(self, g: EtherState) -> Next:
        pay = running(g, "ether.Pay")
        colours = [self.colour] if self.colour != "any" else pay.wanted(g) or ["cunning"]
        return Ask(self.seat, [Option(colour, colour, "EE-B2b") for colour in colours], "colour", "colour")

    def add(self, g: EtherState) -> Next:
        pay = running(g, "ether.Pay")
        pay.extra = (*pay.extra, (self.colour, self.amount))
        return None


def prevent(g: EtherState, a: Apply, effect: Effect) -> None:
    """A reaction to distress or a seal, whichever of them threatens now: less of it, or none."""
    threats = {"ether.Suffer": "amount", "ether.Seal": "cards"}
    name = next((proc.NAME for proc in reversed(g.stack) if proc.NAME in threats), "")
    if name:
        proc, part = running(g, name), threats[name]
        before = getattr(proc, part)
        setattr(proc, part, max(0, before - amount(g, a, effect["amount"])))
        g.tell("prevented", proc.seat, source=a.source, to=part, amount=before - getattr(proc, part))


VERBS: dict[str, Handler | Any] = {
    "distress": distress,
    "calm": soothe,
    "ether": ether,
    "gem": gem,
    "key": key,
    "hours": hours,
    "soul": soul,
    "threat": threat,
    "token": token,
    "intent": intent,
    "prevent": prevent,
}
