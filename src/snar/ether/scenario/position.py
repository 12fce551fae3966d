"""Builds a state from a description: `given` of a scenario file, or keyword arguments of `Table`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from snar.kernel import flow, running
from snar.kernel.rng import Rng
from snar.packs.ether.schema import ETHER
from snar.packs.fields import Field
from snar.packs.folders import PackError
from snar.packs.reader import Reader
from snar.scenario.moment import frames, stand
from snar.scenario.naming import (
    BadScenario,
    inside,
    known_keys,
    list_of,
    one_of,
    row_of,
    table_of,
    text_of,
    texts_of,
    truth_of,
    whole,
)

from .. import game  # noqa: F401  every procedure is known with it
from ..campaign.beginning import check_start
from ..campaign.chronicle import KEPT
from ..content import content_for
from ..map.fields import COLUMNS, NEAR
from ..map.tiles import ENVIRONMENTS
from ..options import Rules
from ..rules.turns.dreamphase import DreamPhase
from ..rules.turns.encounter import Encounter, Turn
from ..rules.turns.sleepersphase import ActionStep, DrawStep
from ..setup import SetUp, lay_out, new_game
from ..state import EtherState
from .naming import action_key, action_of, field_of, known_id, seat_of, story_names
from .pieces import draw_on_supply, fill_zones, lay_tile, set_companions, set_entity, set_sleeper, set_turns


def sleepers_of(where: str, given: Any) -> list[str]:
    """A table by name, or only their names."""
    return texts_of(where, list(given) if isinstance(given, dict) else given)


def chronicle_of(where: str, given: Any) -> dict[str, Any]:
    known_keys(where, given, KEPT)
    return table_of(where, given)


AGREED: dict[str, Callable[[str, Any], Any]] = {
    "sleepers": sleepers_of, "options": texts_of, "start": text_of, "chronicle": chronicle_of, "pack": text_of,
}  # fmt: skip
NUMBERS = ("hours", "keys", "turn", "souls")
NAMES = ("mode", "dream", "slumber", "location", "outcome")
RECORDS = ("intent", "tokens", "story", "spent", "slots", "read", "found", "districts", "log")
PIECES = (
    "tiles", "entities", "companions", "zones", "turns", "used", "environments", "doors", "threats",
    "quirks", "bag", "supply", "blocked", "armed", "safe", "first", "during", "step",
)  # fmt: skip
WORDS = frozenset((*NUMBERS, *NAMES, *RECORDS, *PIECES))
OUTCOMES = ("victory", "defeat", "ends", "death", "escape", "exhausted")  # of a dream or slumber that has ended
MODES = ("setup", "dream", "slumber", "world")
STEPS = ("setup", "turn", "draw", "action", "dream", "end", "none")
COLOURS = ("insight", "cunning", "anger")


def position(given: dict[str, Any], rules: Rules, rng: Rng, script: tuple[int, ...]) -> EtherState:
    """A state with everything where the description says, at the asked moment."""
    step = one_of("step", given.get("step", "action"), STEPS)
    if step == "setup":
        return new_game(rules, rng, script=script)
    g = EtherState(rules, rng)
    lay_out(g)
    set_place(g, given)
    set_pieces(g, given)
    g.script = script
    g.events.clear()
    start(g, given, step)
    return g


def playable(rules: Rules) -> Rules:
    """A game that can begin there, with a pack that can be read."""
    try:
        check_start(rules, content_for(rules.pack))
    except PackError as error:
        raise BadScenario(f"pack: {error}") from None
    return rules


def set_place(g: EtherState, given: dict[str, Any]) -> None:
    """Where the group is: a dream of the pack unless something else is said."""
    pack = g.content.pack
    known = {
        "mode": MODES, "dream": pack.dreams, "slumber": pack.slumbers, "location": pack.locations, "outcome": OUTCOMES,
    }  # fmt: skip
    g.mode = "slumber" if "slumber" in given else "world" if "location" in given else "dream"
    g.safe = truth_of("safe", given.get("safe", False))
    for name in NAMES:
        if name in given:
            value = text_of(name, given[name])
            setattr(g, name, known_id(name, value, known[name]) if value or name == "mode" else value)
    if g.dream and g.slumber and "mode" not in given:
        raise BadScenario("slumber: a dream is named too; say by mode where the group is")
    if g.mode == "dream" and not g.dream:
        g.dream = next(iter(pack.dreams), "")
    for name, zone in (("dream", "dream"), ("slumber", "slumber")):
        card = g.content.numbers.get(getattr(g, name), (-1,))[0]
        if g.mode == name and card >= 0:
            fill_zones(g, {zone: [getattr(g, name)]})


def set_pieces(g: EtherState, given: dict[str, Any]) -> None:
    rows = given.get("sleepers", {})
    for seat, id in enumerate(g.rules.sleepers):
        set_sleeper(g, seat, rows.get(id, {}) if isinstance(rows, dict) else {})
    for tile in list_of("tiles", given.get("tiles", [])):
        lay_tile(g, text_of("tiles", tile))
    for id, row in table_of("entities", given.get("entities", {})).items():
        set_entity(g, id, row)
    set_companions(g, list_of("companions", given.get("companions", [])))
    fill_zones(g, table_of("zones", given.get("zones", {})))
    set_turns(g, given)
    g.turn = 1
    for name in NUMBERS:
        if name in given:
            setattr(g, name, whole(name, given[name]))
    set_records(g, given)
    g.environments = tuple(environment(row) for row in list_of("environments", given.get("environments", [])))
    g.doors = tuple(door(row) for row in list_of("doors", given.get("doors", [])))
    with inside("threats"):
        g.threats = tuple((on_board(at), 0) for at in list_of("threats", given.get("threats", [])))
    g.quirks = tuple(put_quirk(g, row) for row in list_of("quirks", given.get("quirks", [])))
    g.blocked = tuple(whole("blocked", step) for step in list_of("blocked", given.get("blocked", [])))
    g.armed = truth_of("armed", given.get("armed", True))
    with inside("first"):
        g.first = seat_of(g, given["first"]) if "first" in given else 0
    if "bag" in given:
        g.bag = tuple(known_id("mutation", id, g.content.pack.mutations) for id in list_of("bag", given["bag"]))
    draw_on_supply(g, table_of("supply", given.get("supply", {})))


def set_records(g: EtherState, given: dict[str, Any]) -> None:
    """What was done so far: on the map by keys of actions, in the campaign by ids."""
    pack = g.content.pack
    g.intent = {key: instalment(g, key, row) for key, row in table_of("intent", given.get("intent", {})).items()}
    tokens = table_of("tokens", given.get("tokens", {}))
    g.tokens = {known_id("tokens", id, g.content.printed): whole(f"tokens.{id}", n) for id, n in tokens.items()}
    story = table_of("story", given.get("story", {}))
    names = story_names(g) or story.keys()  # a pack without a story holds whatever a test needs
    g.story = {known_id("story", id, names): whole(f"story.{id}", value, -999) for id, value in story.items()}
    g.spent = tuple(spending(g, row) for row in list_of("spent", given.get("spent", [])))
    g.slots = tuple(slot(g, row) for row in list_of("slots", given.get("slots", [])))
    ids = {"read": pack.scenes, "found": {**g.content.printed, **pack.references}, "districts": pack.districts}
    for name, known in ids.items():
        setattr(g, name, tuple(known_id(name, id, known) for id in list_of(name, given.get(name, []))))
    g.log = tuple(ended(g, row) for row in list_of("log", given.get("log", [])))


def instalment(g: EtherState, key: str, given: Any) -> tuple[str, int]:
    """`"act predsin.posunout" = ["anger", 1]`: colour and whole payments made (EF-ACT-4)."""
    colour, paid = row_of(f"intent.{key}", given, "colour", "payments")
    with inside("intent"):
        action_key(g, key)
    return one_of(f"intent.{key}", colour, COLOURS), whole(f"intent.{key}", paid, 1, 4)


def spending(g: EtherState, given: Any) -> tuple[str, bool]:
    """`["act predsin.rozbit", true]`: a one-time action that was used, and whether a token lies on it."""
    key, covered = row_of("spent", given, "key of an action", "true or false")
    with inside("spent"):
        return action_key(g, key), truth_of("spent", covered)


def slot(g: EtherState, given: Any) -> tuple[str, int]:
    """`["act predsin.oltar", 2]`: a slot with a gem, and the turn in which it was placed."""
    key, turn = row_of("slots", given, "key of an action", "turn of placing")
    with inside("slots"):
        if action_of(g, key).kind != "gem":
            raise BadScenario(f"{key} has no slot for a gem")
        return action_key(g, key), whole("slots", turn, -1)


def ended(g: EtherState, given: Any) -> tuple[str, str]:
    """`["prvni-sen", "victory"]`: a dream, and how it ended."""
    dream, outcome = row_of("log", given, "dream", "outcome")
    return known_id("log", dream, g.content.pack.dreams), one_of("log", outcome, OUTCOMES)


def environment(given: Any) -> tuple[Any, ...]:
    """`["light", "a1"]`: on a field, on the line of two, or on the corner of four."""
    kind, *at = list_of("environments", given) or [""]
    if len(at) not in (1, 2, 4):
        raise BadScenario(f"environments: {given!r}; write [kind, and the one, two or four fields it touches]")
    with inside("environments"):
        fields = [on_board(name) for name in at]
    rows, columns = {field // COLUMNS for field in fields}, {field % COLUMNS for field in fields}
    if len(set(fields)) != len(fields) or len(rows) * len(columns) != len(fields) or spread(rows) or spread(columns):
        raise BadScenario(f"environments: {given!r}: the fields of a line or a corner touch each other")
    return one_of("environments", kind, ENVIRONMENTS.values()), *fields


def door(given: Any) -> tuple[str, int, int]:
    """`["wall", "a1", "a2"]`: the token of a wall or a hole, and the two fields between which it lies."""
    kind, at, other = row_of("doors", given, "wall or hole", "field", "its neighbour")
    with inside("doors"):
        one, two = on_board(at), on_board(other)
    if two not in NEAR[one]:
        raise BadScenario(f"doors: {at} and {other} are no neighbours")
    return one_of("doors", kind, ("wall", "hole")), one, two


def put_quirk(g: EtherState, given: Any) -> tuple[int, int]:
    """`["vrtoch", "b3"]`: a fate card and its field."""
    id, at = row_of("quirks", given, "fate card", "field")
    with inside("quirks"):
        fill_zones(g, {"quirks": [id]})
        return g.zones["quirks"][-1], on_board(at)


def on_board(name: Any) -> int:
    if name == "":
        raise BadScenario("name a field such as c4")
    return field_of(name)


def spread(numbers: set[int]) -> bool:
    return max(numbers) - min(numbers) > 1


# -- the moment ------------------------------------------------------------------------------------------------------
def start(g: EtherState, given: dict[str, Any], step: str) -> None:
    """Put the procedures of the asked moment on the stack and run to the first choice.

    `during` puts further unfinished procedures on top: {proc, step, into, fields ...}; `none`: nothing but those.
    """
    stand(g, SetUp(), "over")
    if step != "none":
        stand(g, Encounter(), "turn" if step == "turn" else "next")
    fields = tuple(row.field for row in g.sleepers)
    if step == "turn":
        g.turn -= 1
    elif step in ("draw", "action", "dream", "end"):
        stand(g, Turn(), {"draw": "act", "action": "rest", "dream": "end", "end": "end"}[step])
    with inside("during"):
        during = frames("ether", given.get("during", []), lambda name, value: proc_field(g, name, value))
    if step == "draw":
        stand(g, DrawStep(fields), "ask")
    elif step == "action":
        stand(g, ActionStep(), "again" if during else "fit")
    elif step == "dream":
        stand(g, DreamPhase(), DreamPhase.STEPS[0])
    for proc, at, into in during:
        stand(g, proc, at, into)
    running.advance(g)


def proc_field(g: EtherState, name: str, value: Any) -> Any:
    """A procedure's field; sleepers are written by name."""
    if name == "effects":
        check_effects(value)
    return seat_of(g, value) if name == "seat" and isinstance(value, str) else flow.freeze(value)


def check_effects(given: Any) -> None:
    """They are written as in a pack, so they are read as there."""
    reader = Reader(Path(), ETHER)
    reader.value(listed(given), Field("effects"), "effects")
    for problem in reader.problems[:1]:
        raise BadScenario(f"{problem.what}; {problem.fix}")


def listed(given: Any) -> Any:
    """Positions of tests write tuples where a file has lists."""
    if isinstance(given, Mapping):
        return {name: listed(value) for name, value in given.items()}
    return [listed(value) for value in given] if isinstance(given, list | tuple) else given
