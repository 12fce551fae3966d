"""Verbs about the dreamscape and where sleepers and companions are on it."""

from __future__ import annotations

from typing import Any

from snar.ether.rules.actions.moving import Walk, relocate, trap
from snar.ether.rules.actions.standing import held_fast, is_full, put
from snar.ether.rules.entities.companions import Summon
from snar.ether.rules.entities.shifting import Shift
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Next, Proc, Return, procedure

from ...campaign.secrets import Reveal, lay
from ...map.fields import NAMES
from ...state import EtherState
from ..amounts import amount
from ..apply import Apply, Effect, Handler
from ..targets import personal
from .fields import candidates, own_field
from .figures import on_figure


# -- sleepers --------------------------------------------------------------------------------------------------------
@personal
def move(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    return Walk(a.seat, amount(g, a, effect["fields"]))


def relocate_sleepers(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    """`to = "here"` is where it happens, also for sleepers who stand elsewhere."""
    field = own_field(g, a) if effect["to"] == "here" else a.field
    return relocate_each(g, a.nested((), field=field), effect)


@personal
def relocate_each(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    own = g.sleepers[a.seat].field
    found = [field for field in candidates(g, a, effect["to"], own) if field != own and not is_full(g, field, a.seat)]
    return RelocateSleeper(a.seat, tuple(found))


@procedure
class RelocateSleeper(Proc):
    """EF-REL-1: the sleeper picks one of these fields; a trap there works (EF-MAP-7)."""

    STEPS = ("ask", "come")
    seat: int
    fields: tuple[int, ...]
    to: int = -1

    def ask(self, g: EtherState) -> Next:
        if not self.fields or held_fast(g, self.seat):
            return Return()
        return Ask(self.seat, [Option(f"to {NAMES[at]}", at, "EF-REL-1") for at in self.fields], "to", "relocate")

    def come(self, g: EtherState) -> Next:
        sprung = relocate(g, self.seat, self.to)
        return Call(sprung) if sprung else None


def swap(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    """Two sleepers change places, if both can be relocated."""
    other = a.target[1] if a.target[:1] == ("sleeper",) else a.seat
    if other == a.seat or held_fast(g, a.seat) or held_fast(g, other):
        return None
    fields = g.sleepers[other].field, g.sleepers[a.seat].field
    for seat, field in zip((a.seat, other), fields, strict=True):
        put(g, seat, field, "relocate", "EF-REL-1")
    return Swapped((a.seat, other))


@procedure
class Swapped(Proc):
    """Traps work where a relocation ends (EF-MAP-7)."""

    STEPS = ("one", "other")
    seats: tuple[int, int]

    def one(self, g: EtherState) -> Next:
        sprung = trap(g, self.seats[0])
        return Call(sprung) if sprung else None

    def other(self, g: EtherState) -> Next:
        sprung = trap(g, self.seats[1])
        return Call(sprung) if sprung else None


# -- the map ---------------------------------------------------------------------------------------------------------
def reveal(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    """EF-MAP-1: what belongs on the map is laid at once; figures and tokens stay as they stand on what it covers."""
    return Reveal(a.seat, effect["code"])


def map_tile(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    """EE-G5c: no tile left, nothing happens."""
    pile = g.cards("map.stack")
    return lay(g, pile[-1], "map.stack") if pile else None


def arm(g: EtherState, a: Apply, effect: Effect) -> None:
    """All traps of the dreamscape."""
    g.armed = effect["armed"]
    g.tell("traps-armed" if g.armed else "traps-disarmed", a.seat, source=a.source, rule="EF-MAP-7")


# -- companions and other figures ------------------------------------------------------------------------------------
def companion(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    fields = candidates(g, a, effect["at"])
    return Summon(a.seat, effect["id"], fields[0]) if fields else None


def figure_move(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    """The acting sleeper moves the companion or the figure aimed at."""
    if a.target[:1] == ("companion",):
        return Shift(a.seat, a.target, amount(g, a, effect["fields"]), "shift")
    return entity_shift(g, a, effect)


@on_figure
def entity_shift(g: EtherState, a: Apply, effect: Effect, entity: str, index: int) -> Proc | None:
    return Shift(a.seat, ("figure", entity, index), amount(g, a, effect["fields"]), "shift")


VERBS: dict[str, Handler | Any] = {
    "move": move,
    "relocate": relocate_sleepers,
    "swap": swap,
    "reveal": reveal,
    "map_tile": map_tile,
    "trap": arm,
    "companion": companion,
    "figure_move": figure_move,
}
