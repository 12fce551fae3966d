"""Everything that a sleeper could do for a price (EF-ACT-1): what it is printed on, and what comes of its use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from typing import NamedTuple

from snar.ether import supply
from snar.ether.state import EtherState
from snar.kernel.choice import Refusal
from snar.kernel.flow import Proc
from snar.kernel.meaning import Means
from snar.packs.ether.model import Action

MODULES = (
    *("actions.basic", "decks.cards", "decks.progress", "actions.printed"),
    *("things.masks", "things.items", "things.notes", "decks.weaknesses", "turns.poker"),
)
ACTION_STEP = "action"
AIMED = ("attack", "contact")
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


class Offered(NamedTuple):
    """An action in play. `owner`: the id of what it is printed on, `kind`: the source; both name it in saved frames."""

    key: str
    action: Action
    kind: str
    owner: str = ""
    card: int = -1
    entity: str = ""
    field: int = -1  # map actions: where one has to stand


Use = Callable[[EtherState, int, Offered], None]  # what becomes of something when its action is used


def printed_action(g: EtherState, owner: str, id: str) -> Action:
    actions: tuple[Action, ...] = g.content.printed[owner].actions
    return next(action for action in actions if action.id == id)


def nothing(g: EtherState, seat: int, offered: Offered) -> None:
    return None


class Source(NamedTuple):
    """One kind of place that actions are printed on. `offered` lists all of them in play, usable now or not."""

    offered: Callable[[EtherState, int], Iterable[Offered]]
    action: Callable[[EtherState, str, str], Action] = printed_action
    shared: bool = True  # is a once-a-turn action used up for everybody?
    quick: bool = True  # can there be quick ones among them? others are not looked for outside the action step
    used: Use = nothing  # when the price is paid, before the effects
    done: Use = nothing  # after the effects
    run: Callable[[EtherState, int, Offered], Proc] | None = None  # a procedure in place of effects
    bar: Callable[[EtherState], Refusal | None] | None = None  # something that puts all of this kind out of work


@cache
def sources() -> dict[str, Source]:
    found: dict[str, Source] = {}
    for name in MODULES:
        found |= import_module(f"snar.ether.rules.{name}").SOURCES
    return found


def in_play(g: EtherState, seat: int) -> Iterator[Offered]:
    for source in sources().values():
        yield from source.offered(g, seat)


def find(g: EtherState, seat: int, key: str) -> Offered | None:
    return next((offered for offered in in_play(g, seat) if offered.key == key), None)


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
