"""Everything a sleeper can do for a price (EF-ACT-1), and why something cannot be done now: one predicate for both."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from typing import NamedTuple

from snar.kernel.choice import Option, Plain, Refusal
from snar.kernel.flow import Proc
from snar.packs.ether.model import Action

from ..effects.tests import Case, holds
from ..map.fields import NAMES
from ..state import EtherState
from .mutations import banned

MODULES = ("basic", "cards", "progress", "printed", "masks", "items", "notes", "weaknesses", "poker")
ACTION_STEP = "action"
AIMED = ("attack", "contact")
ONE_TIME = ("map", "ever")  # covered by an obstacle token; the second stays spent for the whole campaign


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
        found |= import_module(f"..{name}", __name__).SOURCES
    return found


def in_play(g: EtherState, seat: int) -> Iterator[Offered]:
    for source in sources().values():
        yield from source.offered(g, seat)


def offers(g: EtherState, seat: int, on: str = ACTION_STEP) -> list[Offered]:
    """What the sleeper may do now; equal cards are one offer. `on`: the action step, or a timing (window, payment)."""
    found: dict[str, Offered] = {}
    acting = on == ACTION_STEP
    for source in sources().values():
        for offered in source.offered(g, seat) if acting or source.quick else ():
            fits = acting or offered.action.kind == "quick"
            if fits and offered.key not in found and why_not(g, seat, offered, on) is None:
                found[offered.key] = offered
    return list(found.values())


def find(g: EtherState, seat: int, key: str) -> Offered | None:
    return next((offered for offered in in_play(g, seat) if offered.key == key), None)


def option(g: EtherState, seat: int, offered: Offered) -> Option:
    """With what it costs this sleeper now: all ways, when there are several to choose from."""
    from .affording import open_ways

    costs = open_ways(g, seat, offered)
    effect: tuple[tuple[str, Plain], ...] = (("verbs", tuple(effect["verb"] for effect in offered.action.do)),)
    if len(costs) > 1:
        effect = (*effect, ("ways", costs))
    if offered.action.each == "progressive":
        effect = (*effect, ("paid", g.intent.get(offered.key, ("", 0))[1]), ("of", g.seats))
    return Option(offered.key, offered.key, "EF-ACT-1", costs[0], effect)


# -- why not ---------------------------------------------------------------------------------------------------------
def why_not(g: EtherState, seat: int, offered: Offered, on: str) -> Refusal | None:
    """The first reason against it, or None when it may be done."""
    from .affording import too_dear

    return hindrance(g, seat, offered, on) or too_dear(g, seat, offered)


def hindrance(g: EtherState, seat: int, offered: Offered, on: str) -> Refusal | None:
    """What is against it besides its price."""
    from ..campaign.roaming import useless

    return (
        useless(g, offered)
        or wrong_time(g, offered.action, on)
        or barred(g, offered)
        or used_up(g, seat, offered)
        or out_of_reach(g, seat, offered)
        or unmet(g, seat, offered)
        or pointless(g, seat, offered)
    )


def wrong_time(g: EtherState, action: Action, on: str) -> Refusal | None:
    """EF-TRN-5: outside the action step only quick actions, and those with a timing of their own only then."""
    if action.kind == "quick":
        if action.on in ("", on):
            return reroll_ban(g, action)
        return Refusal("wrong-moment", "EF-INF-1", (("on", action.on),))
    return None if on == ACTION_STEP else Refusal("not-quick", "EF-TRN-5")


def reroll_ban(g: EtherState, action: Action) -> Refusal | None:
    rerolls = any(effect["verb"] == "reroll" for effect in action.do)
    if rerolls and banned(g, "rerolls"):
        return Refusal("blocked-by-mutation", "EF-MUT-1")
    paid_with_gems = action.price and all(price.gems for price in action.price)
    if rerolls and paid_with_gems and banned(g, "gems"):
        return Refusal("blocked-by-mutation", "EF-MUT-1")
    return None


def barred(g: EtherState, offered: Offered) -> Refusal | None:
    bar = sources()[offered.kind].bar
    return bar(g) if bar else None


def used_up(g: EtherState, seat: int, offered: Offered) -> Refusal | None:
    once, key = offered.action.once, offered.key
    rows = g.sleepers if sources()[offered.kind].shared else [g.sleepers[seat]]
    effort = offered.kind == "basic" and key.startswith("effort ") and g.sleepers[seat].effort  # EE-D1a
    if effort or (once == "turn" and any(key in row.used for row in rows)):
        return Refusal("used-this-turn", "EF-ACT-1", (("key", key),))
    if once == "dream" and any(key in row.spent for row in rows):
        return Refusal("used-this-dream", "EF-ACT-1", (("key", key),))
    if once in ONE_TIME and any(key == spent for spent, _ in g.spent):
        return Refusal("used-up", "EF-MAP-5", (("key", key),))
    return None


def out_of_reach(g: EtherState, seat: int, offered: Offered) -> Refusal | None:
    """EF-MAP-5: on its own field; attacks and contacts within range (EF-ACT-6); floating ones anywhere (EF-MAP-8)."""
    from .ranges import action_range, figures_within, within

    action, own = offered.action, g.sleepers[seat].field
    reach = action_range(g, seat, action)
    if offered.entity and (action.kind in AIMED or action.range):
        if not figures_within(g, own, offered.entity, reach):
            return Refusal("out-of-range", "EF-ACT-6", (("range", reach), ("entity", offered.entity)))
    elif offered.field >= 0 and action.kind in AIMED:
        if not within(g, own, offered.field, reach):
            return Refusal("out-of-range", "EF-ACT-6", (("range", reach), ("field", NAMES[offered.field])))
    elif offered.field >= 0 and offered.field != own:
        return Refusal("not-here", "EF-MAP-5", (("field", NAMES[offered.field]),))
    return None


def unmet(g: EtherState, seat: int, offered: Offered) -> Refusal | None:
    """EF-SEC-3: what demands something cannot be chosen without it."""
    from .references import unmatchable

    if refusal := unmatchable(g, offered.action):
        return refusal
    case = Case(seat, offered.owner, offered.entity, -1, offered.field)
    if holds(g, case, offered.action.when):
        return None
    return Refusal("condition", "EF-SEC-3", (("key", offered.key),))


def pointless(g: EtherState, seat: int, offered: Offered) -> Refusal | None:
    """An aimed effect with nothing to aim at; movement of one who cannot move."""
    from ..effects.verbs.shapes import aims
    from .moving import held_fast

    if offered.key == "gem" and not g.supply["gem"]:
        return Refusal("none-left", "EF-LIM-1", (("what", "gem"),))
    row = g.sleepers[seat]
    for effect in offered.action.do:
        if effect["verb"] == "target" and not aims(g, seat, row.field, effect["what"], effect["range"]):
            return Refusal("no-target", "EF-ACT-7", (("range", effect["range"]),))
    if offered.action.kind == "move" or only_moves(offered.action):
        return held_fast(g, seat) or nowhere_to_go(g, seat, offered.action)
    return None


def only_moves(action: Action) -> bool:
    """Does it do nothing but move the sleeper who takes it?"""
    moves = [effect["verb"] in ("move", "relocate") and effect["who"] == "self" for effect in action.do]
    return bool(moves) and all(moves)


def nowhere_to_go(g: EtherState, seat: int, action: Action) -> Refusal | None:
    """EF-REL-1: it brings one to a symbol of the map, and no other field with room bears it."""
    from ..effects.verbs.fields import SYMBOLS
    from .moving import is_full

    own = g.sleepers[seat].field
    marks = [SYMBOLS.get(effect.get("to", ""), "") for effect in action.do]
    found = [field for mark in marks if mark for field in g.landscape.bearing(mark)]
    if not marks or not all(marks) or any(field != own and not is_full(g, field, seat) for field in found):
        return None
    return Refusal("nowhere-to-go", "EF-REL-1")


def note_use(g: EtherState, seat: int, offered: Offered) -> None:
    """EF-MAP-5: a one-time action is covered by an obstacle token; without one it is spent all the same (EE-F2)."""
    from .. import supply

    once, key = offered.action.once, offered.key
    row = g.edit(seat)
    if once == "turn":
        row.used = (*row.used, key)
    elif once == "dream":
        row.spent = (*row.spent, key)
    elif once in ONE_TIME:
        g.spent = (*g.spent, (key, bool(supply.take(g, "obstacle", 1))))
