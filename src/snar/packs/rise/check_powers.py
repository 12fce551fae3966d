"""Checks of what characters, items and abilities can do: modifiers, uses, no loops that cost nothing."""

from collections.abc import Iterator

from snar.packs.rise.model import Ability, Character, Item, Modify, Use
from snar.packs.rise.schema import AGAINST_AT, COSTS


def check_powers(row: Ability | Character | Item, *, single: bool) -> Iterator[tuple[str, str]]:
    """What is wrong and what to do."""
    for modify in row.modify:
        yield from _check_modify(modify)
    for use in row.use:
        yield from _check_use(use, single)
    if single and not row.use:
        yield "a single item without a use is never used up", "add [[item.use]] or drop single"
    if not (row.traits or row.modify or row.use):
        yield "it can do nothing", "add traits, modify or use"


def _check_modify(modify: Modify) -> Iterator[tuple[str, str]]:
    name = f"modify {modify.value}"
    if (modify.amount == 0) == (modify.cap is None):
        yield f"{name} has to have amount or cap", "give one of them, not both"
    if modify.cap is not None and modify.value not in COSTS:
        yield f"{name} cannot have a cap", f"caps are for {', '.join(COSTS)}"
    if modify.when != "always" and modify.value != "moc":
        yield f"{name} when {modify.when}", 'only moc may depend on it, use when = "always"'
    if modify.value in COSTS and COSTS[modify.value] + modify.amount < 1:
        yield f"{name} by {modify.amount} makes a step free", "costs never fall below 1, take off less"


def _check_use(use: Use, single: bool) -> Iterator[tuple[str, str]]:
    if use.against != "any" and use.at not in AGAINST_AT:
        yield f"use at {use.at} against {use.against}", f"against is for uses at {', '.join(AGAINST_AT)}"
    if not use.do:
        yield f"use at {use.at} does nothing", "add effects to do"
    if use.limit == "trigger" and use.at in ("turn", "any") and not single:
        yield f"use at {use.at} has nothing that triggers it", 'set limit = "round", or "none" and a cost in lives'
    if use.limit == "none" and use.at not in ("turn", "any"):
        yield f"use at {use.at} without a limit", 'there it works once for each roll or event: set limit = "trigger"'
    if use.limit == "none" and not single and _net_cost(use) <= 0:
        yield f"use at {use.at} can be repeated for free", 'set limit = "round" or a cost in lives'


def _net_cost(use: Use) -> int:
    """Lives paid that the use itself does not give back (healing all gives everything back)."""
    healed = [effect["lives"] for effect in use.do if effect["verb"] == "heal"]
    return 0 if 0 in healed else use.cost - sum(healed)
