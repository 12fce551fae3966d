"""Scenario files (docs/scenarios.md): given, when, then."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from snar.kernel.choice import Refused

from ..map.fields import NAMES
from ..plain import FIELDS
from .naming import BadScenario, known_keys, needed
from .table import Table

TOP = {"title", "rules", "game", "given", "when", "then"}
ANSWER = {"seat", "say", "refused", "then"}


def run_file(path: str | Path) -> list[str]:
    """Runs one file; what went wrong, one line each, or nothing."""
    try:
        data = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        return [f"{path}: {one_line(error)}"]
    return [f"{path}: {problem}" for problem in run(data)]


def one_line(error: BaseException) -> str:
    return " ".join(str(error).split()) or type(error).__name__


def run(data: dict[str, Any]) -> list[str]:
    """Plays a scenario; stops at the first answer that goes wrong, then lists every expectation that fails."""
    try:
        known_keys("scenario", data, TOP)
        needed("scenario", data, "title", "rules", "then")
        table = Table(**data.get("given", {}))
    except (BadScenario, AssertionError) as error:
        return [one_line(error)]
    for number, answer in enumerate(data.get("when", []), start=1):
        problems = give(table, answer)
        if problems:
            return [f"when {number}: {problem}" for problem in problems]
    try:
        table.check()
    except AssertionError as error:
        return [one_line(error)]
    return expectations(table, data["then"])


def give(table: Table, answer: dict[str, Any]) -> list[str]:
    """One answer: {seat, say}, with refused = rule or reason when it must not be taken, or then = what follows."""
    try:
        known_keys("answer", answer, ANSWER)
        needed("answer", answer, "seat", "say")
        if answer["seat"] not in table.names:
            return [f"{answer['seat']}: not at this table; here are {', '.join(table.names)}"]
        if "refused" in answer:
            table.refuses(answer["seat"], answer["say"], answer["refused"])
        else:
            table.say(answer["seat"], answer["say"])
    except Refused as refused:
        why = f"{refused.refusal.reason} {refused.refusal.rule}".strip()
        return [f"{answer['seat']} says {answer['say']!r}, refused: {why}; offered are {table.offers(answer['seat'])}"]
    except (BadScenario, AssertionError) as error:
        return [one_line(error)]
    return expectations(table, answer.get("then", {}))


def expectations(table: Table, then: dict[str, Any]) -> list[str]:
    """What is expected and is not so, one line each."""
    try:
        return [line for name, expected in then.items() for line in compare(table, name, expected)]
    except BadScenario as error:
        return [f"then: {one_line(error)}"]


def compare(table: Table, name: str, expected: Any) -> list[str]:
    match name:
        case "events":
            return [f"then.events: {event} did not happen" for event in expected if not table.happened(**event)]
        case "no_events":
            return [f"then.no_events: {event} happened" for event in expected if table.happened(**event)]
        case "offers":
            return [line for seat, keys in expected.items() for line in offered(table, seat, keys)]
        case "zones":
            return [line for zone, cards in expected.items() for line in lies(table, zone, cards)]
    return differences(public(table), {name: expected}, "then")


def offered(table: Table, seat: str, expected: list[str]) -> list[str]:
    """["move", "!gem"]: offered, or with ! not offered; ["="] and keys: these and nothing else."""
    if seat not in table.names:
        raise BadScenario(f"{seat}: not at this table; here are {', '.join(table.names)}")
    have = table.offers(seat)
    if expected[:1] == ["="]:
        return [] if have == expected[1:] else [f"then.offers.{seat}: {have}, not {expected[1:]}"]
    wrong = [key for key in expected if (key.removeprefix("!") in have) == key.startswith("!")]
    return [f"then.offers.{seat}: {key} is wrong; offered are {have}" for key in wrong]


def lies(table: Table, zone: str, cards: list[str]) -> list[str]:
    """The ids of a zone, the top last; for decks a beginning with "..." leaves out what lies below."""
    if not table.has_zone(zone):
        return [f"then.zones.{zone}: no such zone"]
    have = table.zone(zone)
    if cards[:1] == ["..."]:
        have = ["...", *have[len(have) - len(cards) + 1 :]]
    return [] if have == cards else [f"then.zones.{zone}: {have}, not {cards}"]


def public(table: Table) -> dict[str, Any]:
    """The whole table by names: hands are open, and a scenario may look at everything but the order of decks."""
    g = table.g
    sleepers = {row.id: {**row.to_data(), "field": table.field(row.id)} for row in g.sleepers}
    entities = {
        entity.id: {"figures": [NAMES[figure.field] for figure in entity.figures], "mutations": list(entity.mutations)}
        for entity in g.entities
    }
    rest = {name: getattr(g, name) for name in FIELDS}
    return {
        **rest,
        "sleepers": sleepers,
        "entities": entities,
        "topic": table.topic,
        "asked": table.asked,
        "over": g.over,
    }


def differences(have: Any, expected: Any, path: str) -> list[str]:
    """Tables are compared by the keys that are named; everything else must be equal."""
    if isinstance(expected, dict) and isinstance(have, dict):
        found = []
        for key, value in expected.items():
            missing = f"{path}.{key}: not there; there are {', '.join(have) or 'none'}"
            found += [missing] if key not in have else differences(have[key], value, f"{path}.{key}")
        return found
    have = listed(have)
    return [] if have == expected else [f"{path}: {have}, not {expected}"]


def listed(value: Any) -> Any:
    """As TOML would have it."""
    return [listed(part) for part in value] if isinstance(value, (tuple, list)) else value
