"""Conditions on cards: all of a list must hold (EF-SEC-3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from snar.packs.ether.stories import scene_of

from ..map.tiles import ENTRY, QUIRK, SPAWN, SPECIAL, STAIRS, TRAP
from ..map.ways import distances
from ..rules.decks.placed import colours
from ..rules.turns import turncards
from ..state import EtherState
from .amounts import tokens_on

Condition = dict[str, Any]
SYMBOLS = {"entry": ENTRY, "spawn": SPAWN, "trap": TRAP, "stairs": STAIRS, "special": SPECIAL, "quirk": QUIRK}
OWNED = ("deck", "hand", "discard", "progress", "sealed", "box", "mask", "masks")
SHARED = ("items", "storage", "notes", "wisdom", "memories", "gates", "quirks", "revealed")


class Case(NamedTuple):
    """For whom and where something is asked or counted; `Apply` fits as well."""

    seat: int
    source: str = ""
    entity: str = ""
    range: int = -1
    field: int = -1


def holds(g: EtherState, a: Any, conditions: tuple[Condition, ...]) -> bool:
    return not conditions or all(TESTS[condition["test"]](g, a, condition) for condition in conditions)


def between(number: int, c: Condition) -> bool:
    return bool(c["least"] <= number <= c["most"])


def field_of(g: EtherState, a: Any) -> int:
    return int(a.field) if a.field >= 0 else g.sleepers[a.seat].field


def story(g: EtherState, a: Any, c: Condition) -> bool:
    return between(g.story.get(c["name"], 0), c)


def count_sleepers(g: EtherState, a: Any, c: Condition) -> bool:
    return between(g.seats, c)


def owns(g: EtherState, a: Any, c: Condition) -> bool:
    """Any sleeper, or the group: what was found is found once, whoever has it (EF-LIM-2)."""
    zones = (*(f"{zone}.{seat}" for zone in OWNED for seat in range(g.seats)), *SHARED)
    return any(g.find(zone, c["id"]) >= 0 for zone in zones)


def environment(g: EtherState, a: Any, c: Condition) -> bool:
    field = g.sleepers[a.seat].field
    return field >= 0 and c["kind"] in g.landscape.environments[field]


def progress(g: EtherState, a: Any, c: Condition) -> bool:
    return between(colours(g, a.seat, c["colour"]), c)


def near(g: EtherState, a: Any, field: int, reach: int) -> bool:
    own = g.sleepers[a.seat].field
    return own >= 0 and field >= 0 and distances(g.landscape, own)[field] <= reach


def entity(g: EtherState, a: Any, c: Condition) -> bool:
    wanted = [entity for entity in g.entities if c["id"] in ("", entity.id)]
    if c["range"] >= 99:
        return bool(wanted)
    return any(near(g, a, figure.field, c["range"]) for entity in wanted for figure in entity.figures)


def companion(g: EtherState, a: Any, c: Condition) -> bool:
    return any(near(g, a, row.field, c["range"]) for row in g.companions if row.id == c["id"])


def tokens(g: EtherState, a: Any, c: Condition) -> bool:
    return between(tokens_on(g, c.get("on") or a.entity or a.source), c)


def threats(g: EtherState, a: Any, c: Condition) -> bool:
    return between(len(g.threats), c)


def suit(g: EtherState, a: Any, c: Condition) -> bool:
    """On the dreamworld there are no turns, whatever the last one was."""
    return g.mode != "world" and turncards.suit(g) == c["suit"]


def season(g: EtherState, a: Any, c: Condition) -> bool:
    pile = g.cards("season")
    if not pile:
        return False
    card = g.card(pile[-1])
    return c["season"] in (card.id, "good" if card.good else "bad")


def distress(g: EtherState, a: Any, c: Condition) -> bool:
    return between(g.sleepers[a.seat].distress, c)


def turn(g: EtherState, a: Any, c: Condition) -> bool:
    return between(g.turn, c)


def on_field(g: EtherState, a: Any, c: Condition) -> bool:
    """A symbol under the sleeper. Stairs and special symbols do something only where a rule asks so (EF-MAP-11): they
    are of no use until a card explains them (EF-REF-1)."""
    field = g.sleepers[a.seat].field
    if field < 0:
        return False
    if c["kind"] == "draw":
        return g.landscape.draws(field) > 0
    return SYMBOLS[c["kind"]] in g.landscape.symbols[field]


def alone(g: EtherState, a: Any, c: Condition) -> bool:
    return not any(near(g, a, row.field, c["range"]) for row in g.sleepers if row.seat != a.seat)


def read(g: EtherState, a: Any, c: Condition) -> bool:
    return any(scene_of(page) == c["id"] for page in g.read)


def mode(g: EtherState, a: Any, c: Condition) -> bool:
    return bool(g.mode == c["mode"])


def negated(g: EtherState, a: Any, c: Condition) -> bool:
    return not holds(g, a, (c["of"],))


TESTS: dict[str, Callable[[EtherState, Any, Condition], bool]] = {
    "story": story,
    "sleepers": count_sleepers,
    "owns": owns,
    "environment": environment,
    "progress": progress,
    "entity": entity,
    "companion": companion,
    "tokens": tokens,
    "threats": threats,
    "suit": suit,
    "season": season,
    "distress": distress,
    "turn": turn,
    "field": on_field,
    "alone": alone,
    "read": read,
    "mode": mode,
    "not": negated,
}
