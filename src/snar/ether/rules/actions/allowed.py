"""What a sleeper may do now, and why something else not: one predicate for both (EF-ACT-1)."""

from __future__ import annotations

from functools import lru_cache

from snar.ether.state import EtherState
from snar.kernel.choice import Option, Plain, Refusal
from snar.packs.ether.model import Action

from .affording import Purse, payable, too_dear, ways_now
from .hindrances import hindrance
from .offers import ACTION_STEP, Offered, in_play, quick_ones
from .prices import Cost, Way, as_felt
from .reserved import reserved

Allowed = tuple[Offered, tuple[Way, ...]]  # with all ways to pay it


def allowed(g: EtherState, seat: int, on: str = ACTION_STEP, taken: set[int] | None = None) -> list[Allowed]:
    """What the sleeper may do now; equal cards are one offer. `on`: the action step, or a timing (window, payment).
    `taken`: cards and items that are just being paid, where that is known already."""
    taken = reserved(g) if taken is None else taken
    listed = in_play(g, seat, taken) if on == ACTION_STEP else quick_ones(g, seat, taken, on)
    if not listed:
        return []
    found: dict[str, Allowed] = {}
    purse = Purse(g, seat, taken)
    for offered in listed:
        if offered.key not in found and hindrance(g, seat, offered, on) is None:
            ways = ways_now(purse, offered)
            for way in ways:
                if payable(purse, offered, way):
                    found[offered.key] = (offered, ways)
                    break
    return list(found.values())


def offers(g: EtherState, seat: int, on: str = ACTION_STEP) -> list[Offered]:
    return [offered for offered, _ in allowed(g, seat, on)]


def options(g: EtherState, seat: int, on: str = ACTION_STEP, taken: set[int] | None = None) -> list[Option]:
    found = allowed(g, seat, on, taken)
    return [option(g, seat, one) for one in found] if found else []


def why_not(g: EtherState, seat: int, offered: Offered, on: str) -> Refusal | None:
    """The first reason against it, or None when it may be done."""
    return hindrance(g, seat, offered, on) or too_dear(g, seat, offered)


def option(g: EtherState, seat: int, one: Allowed) -> Option:
    """With what it costs this sleeper now: all ways, when there are several to choose from."""
    offered, ways = one
    if offered.action.each != "progressive" and not ways[0].seals and len(ways) == 1:
        return written(offered.key, offered.action, (ways[0].cost,), ())
    costs = tuple([as_felt(g, seat, way.cost) for way in ways])
    paid = (g.intent.get(offered.key, ("", 0))[1], g.seats) if offered.action.each == "progressive" else ()
    return written(offered.key, offered.action, costs, paid)


@lru_cache(maxsize=4096)
def written(key: str, action: Action, costs: tuple[Cost, ...], paid: tuple[int, ...]) -> Option:
    """`paid`: how many base prices of how many, where a price is paid in parts."""
    effect: tuple[tuple[str, Plain], ...] = (("verbs", tuple(effect["verb"] for effect in action.do)),)
    if len(costs) > 1:
        effect = (*effect, ("ways", costs))
    if paid:
        effect = (*effect, *zip(("paid", "of"), paid, strict=True))
    return Option(key, key, "EF-ACT-1", costs[0], effect)
