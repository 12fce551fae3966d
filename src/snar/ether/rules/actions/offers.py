"""Everything that a sleeper could do for a price (EF-ACT-1): what it is printed on, and what comes of its use."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from typing import Final, NamedTuple, final

from snar.ether import supply
from snar.ether.options import SLEEPERS
from snar.ether.state import EtherState
from snar.kernel.choice import Refusal
from snar.kernel.flow import Proc
from snar.kernel.meaning import Means
from snar.packs.ether.model import Action

from .reserved import reserved

MODULES = (
    *("actions.basic", "decks.cards", "decks.progress", "actions.printed"),
    *("things.masks", "things.items", "things.notes", "decks.weaknesses", "turns.poker"),
)
ACTION_STEP = "action"
PAYMENT = "payment"
AIMED = ("attack", "contact")
SHARED = ("items", "notes", "wisdom", "season", "memories", "revealed")
ZONES = tuple((f"mask.{seat}", *SHARED) for seat in range(len(SLEEPERS)))  # by seat: of cards that lie on the table
ONE_TIME = ("map", "ever")  # covered by an obstacle token; the second stays spent for the whole campaign
OFFERED = {
    "act": Means("thing.", opens="payment"),
    "play": Means("card.", "hand", opens="payment"),
    "place": Means("card", "hand", opens="payment"),
    "set": Means("thing.", opens="payment"),
    "take": Means("thing.", "always"),
    "move": Means(group="basic", opens="payment"),
    "gem": Means(group="basic", opens="payment"),
    "peek": Means("secret", "basic", opens="payment"),
    "cleanse": Means("thing", "basic", opens="payment"),
    "effort": Means("number", "count"),
    "hours": Means("number", "count"),
    "reroll": Means(group="basic"),
    "poker": Means(group="always"),
    "cure": Means("card"),
}  # whatever a sleeper may do, wherever it is offered


@final
class Offered:
    """An action in play. `owner`: the id of what it is printed on, `kind`: the source; both name it in saved frames."""

    __slots__ = ("action", "card", "entity", "field", "key", "kind", "owner")

    def __init__(
        self, key: str, action: Action, kind: str, owner: str = "", card: int = -1, entity: str = "", field: int = -1
    ) -> None:
        self.key: Final = key
        self.action: Final = action
        self.kind: Final = kind
        self.owner: Final = owner
        self.card: Final = card
        self.entity: Final = entity
        self.field: Final = field  # map actions: where one has to stand


Use = Callable[[EtherState, int, Offered], None]  # what becomes of something when its action is used


def printed_action(g: EtherState, owner: str, id: str) -> Action:
    return g.content.actions[owner, id]


def nothing(g: EtherState, seat: int, offered: Offered) -> None:
    return None


class Source(NamedTuple):
    """One kind of place that actions are printed on. `offered` lists all of them in play for a seat, usable now or not,
    but for cards that are just being paid: they are no longer there."""

    offered: Callable[[EtherState, int, set[int]], Iterable[Offered]]
    action: Callable[[EtherState, str, str], Action] = printed_action
    slow: bool = False  # none of them is quick
    quick: Callable[[EtherState, int, set[int]], Iterable[Offered]] | None = None  # fewer of them, all quick ones among
    shared: bool = True  # is a once-a-turn action used up for everybody?
    lies: bool = False  # on the table: its list hangs on nothing but what `lying` reads
    used: Use = nothing  # when the price is paid, before the effects
    run: Callable[[EtherState, int, Offered], Proc] | None = None  # a procedure in place of effects
    bar: Callable[[EtherState], Refusal | None] | None = None  # something that puts all of this kind out of work


@cache
def sources() -> dict[str, Source]:
    found: dict[str, Source] = {}
    for name in MODULES:
        found |= import_module(f"snar.ether.rules.{name}").SOURCES
    return found


def in_play(g: EtherState, seat: int, taken: set[int] | None = None) -> list[Offered]:
    """`taken`: cards and items that are just being paid, where that is known already."""
    first, lie, last = rows()
    taken = reserved(g) if taken is None else taken
    return [*listed(g, seat, taken, first), *lying(g, seat, taken, lie).all, *listed(g, seat, taken, last)]


def quick_ones(g: EtherState, seat: int, taken: set[int], on: str) -> list[Offered]:
    """Those that can be had at a moment outside the action step; in the last row there is none."""
    _, lie, _ = rows()
    found: list[Offered] = []
    for some in may_be_quick():
        for offered in some(g, seat, taken):
            action = offered.action
            if action.kind == "quick" and (action.on == on or not action.on):
                found.append(offered)
    for offered in lying(g, seat, taken, lie).quick:
        if offered.action.on == on or not offered.action.on:
            found.append(offered)
    return found


@cache
def may_be_quick() -> tuple[Callable[[EtherState, int, set[int]], Iterable[Offered]], ...]:
    """A sleeper's own."""
    first, _, _ = rows()
    return tuple(source.quick or source.offered for source in first if not source.slow)


@cache
def rows() -> tuple[tuple[Source, ...], tuple[Source, ...], tuple[Source, ...]]:
    """Sources in their order: a sleeper's own, what lies on the table, the rest."""
    every = list(sources().values())
    lie = [place for place, source in enumerate(every) if source.lies]
    assert lie == list(range(lie[0], lie[-1] + 1)), "what lies on the table is one row"
    return tuple(every[: lie[0]]), tuple(every[lie[0] : lie[-1] + 1]), tuple(every[lie[-1] + 1 :])


def listed(g: EtherState, seat: int, taken: set[int], row: Iterable[Source]) -> list[Offered]:
    return [offered for source in row for offered in source.offered(g, seat, taken)]


class Lying(NamedTuple):
    """What cards and tiles on the table offer, and what of it is quick."""

    all: tuple[Offered, ...]
    quick: tuple[Offered, ...]


def lying(g: EtherState, seat: int, taken: set[int], row: tuple[Source, ...]) -> Lying:
    """It is asked for at every choice and seldom changes: the last list is kept with everything it was made from."""
    mask, items, *others = map(g.zones.get, ZONES[seat])
    place = g.mode, g.dream, g.slumber, g.placed, g.slots, g.quirks, g.entities
    parts = (mask, items, others, place, taken if mask or items else None)
    known = g.remembered.get(("lying", seat))
    if known is None or known[0] != parts:
        found = tuple(listed(g, seat, taken, row))
        quick = tuple(offered for offered in found if offered.action.kind == "quick")
        known = g.remembered["lying", seat] = parts, Lying(found, quick)
    lists: Lying = known[1]
    return lists


def find(g: EtherState, seat: int, key: str) -> Offered | None:
    """The first of `in_play` under this key; it looks no further than need be."""
    first, lie, last = rows()
    taken = reserved(g)
    for source in first:
        for offered in source.offered(g, seat, taken):
            if offered.key == key:
                return offered
    for offered in lying(g, seat, taken, lie).all:
        if offered.key == key:
            return offered
    return next((offered for offered in listed(g, seat, taken, last) if offered.key == key), None)


def note_use(g: EtherState, seat: int, offered: Offered) -> None:
    """EF-MAP-5: a one-time action is covered by an obstacle token; without one it is spent all the same (EE-F2)."""
    once, key = offered.action.once, offered.key
    row = g.edit(seat)
    if once == "turn":
        row.used = (*row.used, key)
    elif once == "dream":
        row.spent = (*row.spent, key)
    elif once in ONE_TIME:
        g.spent = (*g.spent, (key, bool(supply.take(g, "obstacle", 1))))
