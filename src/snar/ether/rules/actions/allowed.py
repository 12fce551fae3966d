"""What a sleeper may do now, and why something else not: one predicate for both (EF-ACT-1)."""

from __future__ import annotations

from snar.ether.state import EtherState
from snar.kernel.choice import Option, Plain, Refusal

from .affording import open_ways, too_dear
from .hindrances import hindrance
from .offers import ACTION_STEP, Offered, sources
from .prices import as_felt


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


def why_not(g: EtherState, seat: int, offered: Offered, on: str) -> Refusal | None:
    """The first reason against it, or None when it may be done."""
    return hindrance(g, seat, offered, on) or too_dear(g, seat, offered)


def option(g: EtherState, seat: int, offered: Offered) -> Option:
    """With what it costs this sleeper now: all ways, when there are several to choose from."""
    costs = tuple(as_felt(g, seat, cost) for cost in open_ways(g, seat, offered))
    effect: tuple[tuple[str, Plain], ...] = (("verbs", tuple(effect["verb"] for effect in offered.action.do)),)
    if len(costs) > 1:
        effect = (*effect, ("ways", costs))
    if offered.action.each == "progressive":
        effect = (*effect, ("paid", g.intent.get(offered.key, ("", 0))[1]), ("of", g.seats))
    return Option(offered.key, offered.key, "EF-ACT-1", costs[0], effect)
