"""What is against an action besides its price: the time, a ban, a use before, the distance, a condition."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from snar.ether.campaign.roaming import useless
from snar.ether.campaign.slumbertiles import redeemable
from snar.ether.effects.conditions import Case, holds
from snar.ether.effects.verbs.aiming import aims
from snar.ether.effects.verbs.environments import edges
from snar.ether.effects.verbs.fields import SYMBOLS
from snar.ether.map.fields import NAMES
from snar.ether.state import EtherState
from snar.kernel.choice import Refusal
from snar.packs.ether.model import Action, Effect

from ..entities.mutations import banned
from ..entities.states import takes
from ..things.references import unmatchable
from .offers import ACTION_STEP, AIMED, ONE_TIME, Offered, sources
from .ranges import figures_within, within
from .reach import action_range, is_attack, sleeper_range
from .standing import held_fast, is_full

Check = Callable[[EtherState, int, Offered], Refusal | None]
NOT_QUICK = Refusal("not-quick", "EF-TRN-5")
AIMLESS = ("target", "wall", "hole", "redeem")  # verbs that may find nothing to work on


def hindrance(g: EtherState, seat: int, offered: Offered, on: str) -> Refusal | None:
    """What is against it besides its price: the first of these reasons, in this order. Outside the action step only
    quick actions, and those with a timing of their own only then (EF-TRN-5)."""
    action = offered.action
    if g.mode == "world" and (refusal := useless(g, offered)):
        return refusal  # EF-DWM-2
    if action.kind != "quick":
        if on != ACTION_STEP:
            return NOT_QUICK
    elif action.on and action.on != on:
        return wrong_moment(action.on)
    for check in checks(offered.kind, action, bool(offered.entity) or offered.field >= 0):
        if refusal := check(g, seat, offered):
            return refusal
    return None


@lru_cache(maxsize=4096)
def checks(kind: str, action: Action, located: bool) -> tuple[Check, ...]:
    """Which of the reasons can ever be one against this action: most are out of the question by what is printed."""
    limited = action.once != "no" or (kind == "basic" and action.id.startswith("effort-"))
    demands = action.when or any(effect["verb"] == "match" for effect in action.do)
    rerolls = action.kind == "quick" and any(effect["verb"] == "reroll" for effect in action.do)
    return (
        *((reroll_ban,) if rerolls else ()),
        *((barred,) if sources()[kind].bar else ()),
        *((used_up,) if limited else ()),
        *((out_of_reach,) if located else ()),
        *((unmet,) if demands else ()),
        *((no_gem_left,) if (kind, action.id) == ("basic", "gem") else ()),
        *((aimless,) if any(effect["verb"] in AIMLESS for effect in action.do) else ()),
        *((borne_already,) if gives_but_states(action) else ()),
        *((stuck,) if action.kind == "move" or only_moves(action) else ()),
    )


@cache
def wrong_moment(on: str) -> Refusal:
    return Refusal("wrong-moment", "EF-INF-1", (("on", on),))


def reroll_ban(g: EtherState, seat: int, offered: Offered) -> Refusal | None:
    """Of what rerolls: a mutation may forbid it, or the gems that it is paid with."""
    price = offered.action.price
    paid_with_gems = price and all(way.gems for way in price)
    if banned(g, "rerolls") or (paid_with_gems and banned(g, "gems")):
        return Refusal("blocked-by-mutation", "EF-MUT-1")
    return None


def barred(g: EtherState, seat: int, offered: Offered) -> Refusal | None:
    bar = sources()[offered.kind].bar
    return bar(g) if bar else None


def used_up(g: EtherState, seat: int, offered: Offered) -> Refusal | None:
    once, key = offered.action.once, offered.key
    effort = offered.kind == "basic" and key.startswith("effort ") and g.sleepers[seat].effort  # EE-D1a
    if once == "no" and not effort:
        return None
    if under_way(g, key):
        return Refusal("used-this-turn", "EF-ACT-1", (("key", key),))
    rows = g.sleepers if sources()[offered.kind].shared else [g.sleepers[seat]]
    if effort or (once == "turn" and key in [used for row in rows for used in row.used]):
        return Refusal("used-this-turn", "EF-ACT-1", (("key", key),))
    if once == "dream" and key in [spent for row in rows for spent in row.spent]:
        return Refusal("used-this-dream", "EF-ACT-1", (("key", key),))
    if once in ONE_TIME:
        for spent, _ in g.spent:
            if spent == key:
                return Refusal("used-up", "EF-MAP-5", (("key", key),))
    return None


def under_way(g: EtherState, key: str) -> bool:
    """Is its price just being paid, or its effect happening? What is done but once is not done within itself. Whoever
    is just about to pay asks who may help: that is the action itself (EE-B1b)."""
    for proc in g.stack[:-1]:
        if proc.NAME == "ether.Perform":
            act: Any = proc
            if act.key == key:
                return True
    return False


def out_of_reach(g: EtherState, seat: int, offered: Offered) -> Refusal | None:
    """EF-MAP-5: on its own field; attacks and contacts within range (EF-ACT-6); floating ones anywhere (EF-MAP-8)."""
    action, own = offered.action, g.sleepers[seat].field
    afar = action.kind in AIMED and offered.kind != "quirk"  # EE-F1c: on a quirk one stands
    if offered.entity and (action.kind in AIMED or action.range):
        reach = action_range(g, seat, action)
        if not figures_within(g, own, offered.entity, reach):
            return Refusal("out-of-range", "EF-ACT-6", (("range", reach), ("entity", offered.entity)))
    elif offered.field >= 0 and afar:
        reach = action_range(g, seat, action)
        if not within(g, own, offered.field, reach):
            return Refusal("out-of-range", "EF-ACT-6", (("range", reach), ("field", NAMES[offered.field])))
    elif offered.field >= 0 and offered.field != own:
        return not_here(offered.field)
    return None


@cache
def not_here(field: int) -> Refusal:
    return Refusal("not-here", "EF-MAP-5", (("field", NAMES[field]),))


def unmet(g: EtherState, seat: int, offered: Offered) -> Refusal | None:
    """EF-SEC-3: what demands something cannot be chosen without it."""
    if refusal := unmatchable(g, offered.action):
        return refusal
    when = offered.action.when
    if not when or holds(g, Case(seat, offered.owner, offered.entity, -1, offered.field), when):
        return None
    return Refusal("condition", "EF-SEC-3", (("key", offered.key),))


def no_gem_left(g: EtherState, seat: int, offered: Offered) -> Refusal | None:
    return None if g.supply["gem"] else Refusal("none-left", "EF-LIM-1", (("what", "gem"),))


def aimless(g: EtherState, seat: int, offered: Offered) -> Refusal | None:
    """An aimed effect with nothing to aim at, or that would change nothing there; a redemption that cannot be."""
    for effect in offered.action.do:
        if effect["verb"] == "target" and effect.get("from") != "here" and not has_target(g, seat, offered, effect):
            return Refusal("no-target", "EF-ACT-7", (("range", reach_of(g, seat, offered, effect)),))
        if effect["verb"] in ("wall", "hole") and (refusal := no_edge(g, seat, effect["verb"])):
            return refusal
        if effect["verb"] == "redeem" and (refusal := too_few_slumbers(g)):
            return refusal
    return None


def stuck(g: EtherState, seat: int, offered: Offered) -> Refusal | None:
    """Movement of one who cannot move."""
    return held_fast(g, seat) or nowhere_to_go(g, seat, offered.action)


def has_target(g: EtherState, seat: int, offered: Offered, effect: Effect) -> bool:
    reach = reach_of(g, seat, offered, effect)
    return bool(aims(g, seat, g.sleepers[seat].field, effect["what"], reach, effect["do"]))


def reach_of(g: EtherState, seat: int, offered: Offered, effect: Effect) -> int:
    return sleeper_range(g, seat, effect["range"], is_attack(offered.action))


def borne_already(g: EtherState, seat: int, offered: Offered) -> Refusal | None:
    """States and nothing else, and every figure in range has them, or no token is left (EF-STA-1)."""
    action = offered.action
    if not offered.entity:
        return None
    names = states_given(action)
    figures = figures_within(g, g.sleepers[seat].field, offered.entity, action_range(g, seat, action))
    if any(takes(g, offered.entity, index, name) for index in figures for name in names):
        return None
    return Refusal("borne-already", "EF-STA-1", (("states", tuple(names)),))


def gives_but_states(action: Action) -> bool:
    names = states_given(action)
    return action.kind in AIMED and bool(names) and len(names) == len(action.do)


def states_given(action: Action) -> list[str]:
    return [effect["name"] for effect in action.do if effect["verb"] == "state" and effect["who"] == "target"]


def no_edge(g: EtherState, seat: int, kind: str) -> Refusal | None:
    """The token lies on the map already, or there is nothing to close or to open."""
    if not g.supply[kind]:
        return Refusal("none-left", "EF-LIM-1", (("what", kind),))
    return None if edges(g, g.sleepers[seat].field, kind) else Refusal(f"no-{kind}-here", "EF-MAP-3")


def too_few_slumbers(g: EtherState) -> Refusal | None:
    return None if redeemable(g) else Refusal("few-slumbers", "EE-G5b")


def only_moves(action: Action) -> bool:
    """Does it do nothing but move the sleeper who takes it?"""
    moves = [effect["verb"] in ("move", "relocate") and effect["who"] == "self" for effect in action.do]
    return bool(moves) and all(moves)


def nowhere_to_go(g: EtherState, seat: int, action: Action) -> Refusal | None:
    """EF-REL-1: it brings one to a symbol of the map, and no other field with room bears it."""
    own = g.sleepers[seat].field
    if not action.do:
        return None
    marks = [SYMBOLS.get(effect.get("to", ""), "") for effect in action.do]
    found = [field for mark in marks if mark for field in g.landscape.bearing(mark)]
    if not all(marks) or any(field != own and not is_full(g, field, seat) for field in found):
        return None
    return Refusal("nowhere-to-go", "EF-REL-1")
