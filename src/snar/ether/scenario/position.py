"""Builds a state from a description: `given` of a scenario file, or keyword arguments of `Table`."""

from __future__ import annotations

from typing import Any

from snar.kernel import flow, running
from snar.kernel.choice import Refused
from snar.kernel.rng import Rng, key_from_seed

from .. import game  # noqa: F401  every procedure is known with it
from ..options import Rules, agree
from ..plain import FIELDS
from ..rules.dreamphase import DreamPhase
from ..rules.sleepersphase import ActionStep, DrawStep
from ..rules.turns import Encounter, Turn
from ..setup import SetUp, lay_out, new_game
from ..state import EtherState
from .naming import BadScenario, field_of, known_keys, list_of, needed, seat_of, whole
from .pieces import draw_on_supply, fill_zones, lay_tile, set_companions, set_entity, set_sleeper, set_turns

AGREED = ("options", "start", "chronicle", "pack")
NUMBERS = ("hours", "keys", "turn", "souls")
NAMES = ("mode", "dream", "slumber", "location", "outcome")
TABLES = ("intent", "tokens", "story")
LISTS = ("spent", "slots", "read", "found", "districts", "log")
PIECES = (
    "sleepers", "tiles", "entities", "companions", "zones", "turns", "used", "environments", "threats", "quirks", "bag",
    "supply", "blocked", "armed", "safe", "first", "during", "step", "dice", "seed", "state",
)  # fmt: skip
GIVEN = {*AGREED, *NUMBERS, *NAMES, *TABLES, *LISTS, *PIECES}
STEPS = ("setup", "turn", "draw", "action", "dream", "end", "none")
NO_MORE = 0  # ends a dice script: a further roll is an error


def build(given: dict[str, Any]) -> EtherState:
    """A state with everything where the description says, at the asked moment."""
    known_keys("given", given, GIVEN)
    if "state" in given:
        return EtherState.from_data(given["state"])
    step = given.get("step", "action")
    if step not in STEPS:
        raise BadScenario(f"step = {step}: known are {', '.join(STEPS)}")
    rules = agreed(given)
    rng = Rng(key_from_seed(given.get("seed", "scenario")))
    script = tuple(whole("dice", face, 1, 54) for face in list_of("dice", given.get("dice", [])))
    script = (*script, NO_MORE) if "dice" in given else ()
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


def agreed(given: dict[str, Any]) -> Rules:
    try:
        sleepers = tuple(given.get("sleepers", ["hracka"]))
        return agree(sleepers=sleepers, **{name: given[name] for name in AGREED if name in given})
    except Refused as refused:
        about = "".join(f", {name} = {value}" for name, value in refused.refusal.about)
        raise BadScenario(f"{refused.refusal.reason} ({refused.refusal.rule}{about})") from None


def set_place(g: EtherState, given: dict[str, Any]) -> None:
    """Where the group is: a dream of the pack unless something else is said."""
    g.mode = "slumber" if "slumber" in given else "world" if "location" in given else "dream"
    g.safe = bool(given.get("safe", False))
    for name in NAMES:
        if name in given:
            setattr(g, name, given[name])
    if g.mode == "dream" and not g.dream:
        g.dream = next(iter(g.content.pack.dreams), "")
    for name, zone in (("dream", "dream"), ("slumber", "slumber")):
        card = g.content.numbers.get(getattr(g, name), (-1,))[0]
        if g.mode == name and card >= 0:
            fill_zones(g, {zone: [getattr(g, name)]})


def set_pieces(g: EtherState, given: dict[str, Any]) -> None:
    rows = given.get("sleepers", {})
    for seat, id in enumerate(g.rules.sleepers):
        set_sleeper(g, seat, rows[id] if isinstance(rows, dict) else {})
    for tile in list_of("tiles", given.get("tiles", [])):
        lay_tile(g, tile)
    for id, row in given.get("entities", {}).items():
        set_entity(g, id, row)
    set_companions(g, list_of("companions", given.get("companions", [])))
    fill_zones(g, given.get("zones", {}))
    set_turns(g, given)
    g.turn = 1
    for name in NUMBERS:
        if name in given:
            setattr(g, name, whole(name, given[name]))
    for name in TABLES:
        setattr(g, name, {key: flow.freeze(value) for key, value in given.get(name, {}).items()})
    for name in LISTS:
        setattr(g, name, flow.freeze(list_of(name, given.get(name, list(FIELDS[name])))))
    g.environments = tuple((kind, *map(field_of, at)) for kind, *at in given.get("environments", []))
    g.threats = tuple((field_of(at), 0) for at in given.get("threats", []))
    g.quirks = tuple((put_quirk(g, id), field_of(at)) for id, at in given.get("quirks", []))
    g.blocked = tuple(list_of("blocked", given.get("blocked", [])))
    g.armed = bool(given.get("armed", True))
    g.first = seat_of(g, given["first"]) if "first" in given else 0
    g.bag = tuple(list_of("bag", given["bag"])) if "bag" in given else g.bag
    draw_on_supply(g, given.get("supply", {}))


def put_quirk(g: EtherState, id: str) -> int:
    fill_zones(g, {"quirks": [id]})
    return g.zones["quirks"][-1]


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
    frames = [frame(g, row) for row in list_of("during", given.get("during", []))]
    if step == "draw":
        stand(g, DrawStep(fields), "ask")
    elif step == "action":
        stand(g, ActionStep(), "again" if frames else "fit")
    elif step == "dream":
        stand(g, DreamPhase(), DreamPhase.STEPS[0])
    for proc, at, into in frames:
        stand(g, proc, at, into)
    running.advance(g)


def stand(g: EtherState, proc: flow.Proc, step: str, into: str = "") -> None:
    """On the stack, to go on at a step ("" is past the last one)."""
    running.push(g, proc, into)
    proc.at = proc.INDEX[step] if step else len(proc.STEPS)


def frame(g: EtherState, given: dict[str, Any]) -> tuple[flow.Proc, str, str]:
    """{proc, step, into, fields ...}: an unfinished procedure; sleepers are named by their seats' names."""
    needed("during", given, "proc")
    cls = flow.REGISTRY.get(f"ether.{given['proc']}")
    if cls is None:
        raise BadScenario(f"during: {given['proc']} is no procedure of the rules")
    step = given.get("step", cls.STEPS[0])
    if step not in ("", *cls.STEPS):
        raise BadScenario(f"during: {given['proc']} has no step {step}; known are {', '.join(cls.STEPS)}")
    known_keys("during", given, {"proc", "step", "into", *cls.NAMES})
    values = {name: flow.freeze(value) for name, value in given.items() if name in cls.NAMES}
    if isinstance(values.get("seat"), str):
        values["seat"] = seat_of(g, values["seat"])
    try:
        return cls(**values), step, given.get("into", "")
    except TypeError as error:
        raise BadScenario(f"during: {given['proc']}: {error}") from None
