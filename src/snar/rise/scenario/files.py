"""Scenario files (docs/scenarios.md): given, when, then."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from snar.kernel.choice import Refused

from .naming import BadScenario, known_keys, needed, row_names
from .table import Table

TOP = {"title", "rules", "given", "when", "then"}
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
    return unused(table) + expectations(table, data["then"])


def unused(table: Table) -> list[str]:
    """Strict: every scripted die was rolled."""
    try:
        table.check()
    except AssertionError as error:
        return [one_line(error)]
    return []


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
        return [f"{answer['seat']} says {answer['say']!r}, refused: {why(refused)}; {offered_now(table)}"]
    except (BadScenario, AssertionError) as error:
        return [one_line(error)]
    return expectations(table, answer.get("then", {}))


def why(refused: Refused) -> str:
    refusal = refused.refusal
    return " ".join([refusal.reason, *([f"({refusal.rule})"] if refusal.rule else [])])


def offered_now(table: Table) -> str:
    if not table.g.pending:
        return "the game is over"
    choice = table.g.pending[0]
    keys = [option.key for option in choice.options]
    shown = ", ".join(keys[:12]) + (" ..." if len(keys) > 12 else "")
    return f"{table.session.names[choice.seat]} may answer {shown}"


def expectations(table: Table, then: dict[str, Any]) -> list[str]:
    """What is expected and is not so, one line each."""
    try:
        return compare(table, then)
    except BadScenario as error:
        return [f"then: {one_line(error)}"]


def compare(table: Table, then: dict[str, Any]) -> list[str]:
    problems: list[str] = []
    for name, expected in then.items():
        if name == "events":
            problems += [f"then.events: {event} did not happen" for event in expected if not table.happened(**event)]
        elif name == "no_events":
            problems += [f"then.no_events: {event} happened" for event in expected if table.happened(**event)]
        elif name == "offers":
            problems += [line for seat, keys in expected.items() for line in offered(table, at(table, seat), keys)]
        elif name == "costs":
            problems += [line for seat, keys in expected.items() for line in costs(table, at(table, seat), keys)]
        elif name == "view":
            for seat, paths in expected.items():
                problems += differences(seen_by(table, seat), paths, f"then.view.{seat}")
        elif name == "zones":
            problems += [line for zone, cards in expected.items() for line in lies(table, zone, cards)]
        else:
            problems += differences(public(table), {name: expected}, "then")
    return problems


def at(table: Table, name: str) -> str:
    if name not in table.names:
        raise BadScenario(f"{name}: not at this table; here are {', '.join(table.names)}")
    return name


def offered(table: Table, seat: str, expected: list[str]) -> list[str]:
    """["move 23", "!attack stin"]: offered, or with ! not offered; ["="] and keys: these and nothing else."""
    have = table.offers(seat)
    if expected[:1] == ["="]:
        return [] if have == expected[1:] else [f"then.offers.{seat}: {have}, not {expected[1:]}"]
    wrong = [key for key in expected if (key.removeprefix("!") in have) == key.startswith("!")]
    return [f"then.offers.{seat}: {key} is wrong; offered are {have}" for key in wrong]


def costs(table: Table, seat: str, expected: dict[str, Any]) -> list[str]:
    problems = []
    for key, cost in expected.items():
        if key not in table.offers(seat):
            problems.append(f"then.costs.{seat}: {key} is not offered; offered are {table.offers(seat)}")
        elif table.option(seat, key)["cost"] != cost:
            problems.append(f"then.costs.{seat}: {key} costs {table.option(seat, key)['cost']}, not {cost}")
    return problems


def lies(table: Table, zone: str, cards: list[str]) -> list[str]:
    """The ids of a zone, the top last; for decks a beginning with "..." leaves out what lies below."""
    if not table.has_zone(zone):
        return [f"then.zones.{zone}: no such zone"]
    have = table.zone(zone)
    if cards[:1] == ["..."]:
        have = ["...", *have[len(have) - len(cards) + 1 :]]
    return [] if have == cards else [f"then.zones.{zone}: {have}, not {cards}"]


def seen_by(table: Table, seat: str) -> dict[str, Any]:
    """A player's view, by its character; `spectator` is everybody's."""
    g = table.g
    view = g.view(g.seats if seat == "spectator" else table.seat(at(table, seat)))
    view["figures"] = {figure["id"]: figure for figure in view["figures"]}
    view["hands"] = {table.session.names[int(number)]: hand for number, hand in view["hands"].items()}
    return view


def public(table: Table) -> dict[str, Any]:
    """What the spectator sees, characters by name, with everything else their rows hold."""
    g = table.g
    view = seen_by(table, "spectator")
    for i, row in enumerate(g.figures):
        view["figures"][row.id] = {**row_names(g, i), **view["figures"][row.id]}
    view["laid"] = {laid["picture"]: laid for laid in view["laid"]}
    view["asked"] = [table.session.names[seat] for seat in view["asked"]]
    view["topic"] = table.topic
    return view


def differences(have: Any, expected: Any, path: str) -> list[str]:
    """Tables are compared by the keys that are named; everything else must be equal."""
    if isinstance(expected, dict) and isinstance(have, dict):
        found = []
        for key, value in expected.items():
            missing = f"{path}.{key}: not there; there are {', '.join(have) or 'none'}"
            found += [missing] if key not in have else differences(have[key], value, f"{path}.{key}")
        return found
    have = list(have) if isinstance(have, tuple) else have
    return [] if have == expected else [f"{path}: {have}, not {expected}"]
