"""What answers are expected to bring: the chance to win now, and after each of them."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from snar.kernel.choice import Option
from snar.kernel.state import State

from .base import asked
from .learning import Apprentice
from .searching import Budget, Plan, Searching, as_seen, overruled

EVERY = 64  # plans that are looked for: each advised answer should have its own
TIMES = 12  # imagined games for each answer: two of them differ by 0.024 from game to game
SECONDS = 1.0  # somebody waits


class Prospects(NamedTuple):
    """`now`: nothing before anybody stands on the board. `after`: by key; empty where the value cannot tell the answers
    apart. `best`: the key that is best on evidence, the first one where there is none."""

    now: float | None
    after: dict[str, float]
    best: str


def prospects(craft: Apprentice, g: State, seat: int, options: Sequence[Option]) -> Prospects:
    """All of them meet the same imagined games, so that answers are compared and not their luck."""
    now, first = craft.chance(as_seen(g, seat)[0], seat) if craft.under_way(g) else None, options[0].key
    if not craft.judges(g, asked(g, seat)):
        return Prospects(now, {}, first)
    plans = first_plans(craft.plans(g, seat), options)
    search = Searching("adviser", craft, Budget(TIMES * len(plans), seconds=SECONDS))
    search.hurries = True
    values = search.tried(g, seat, plans, evenly=True) if plans else []
    if not values or not values[0]:
        return Prospects(now, {}, first)
    after = {plan.option.key: fmean(tries) for plan, tries in zip(plans, values, strict=True)}
    judged_first = plans[0].option.key == first
    return Prospects(now, after, plans[overruled(values)].option.key if judged_first else first)


def first_plans(plans: Sequence[Plan], options: Sequence[Option]) -> list[Plan]:
    """The best plan that begins with each answer; none where the policy knows better than the value."""
    best = {plan.option.key: plan for plan in reversed(plans)}
    return [best[option.key] for option in options if option.key in best]
