"""Scenario files (docs/scenarios.md): given, when, then."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from snar.kernel.choice import Refused

from .position import BadScenario
from .table import Table

TOP = {"title", "rules", "given", "when", "then"}


def run_file(path: str | Path) -> list[str]:
    """Runs one file; what went wrong, or nothing."""
    try:
        data = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        return [f"{path}: {error}"]
    return [f"{path}: {problem}" for problem in run(data)]


def run(data: dict[str, Any]) -> list[str]:
    unknown = sorted(set(data) - TOP)
    if unknown:
        return [f"{unknown[0]}: unknown; known are {', '.join(sorted(TOP))}"]
    try:
        table = Table(**data.get("given", {}))
        for number, answer in enumerate(data.get("when", []), start=1):
            problem = give(table, answer)
            if problem:
                return [f"when {number}: {problem}"]
        table.check()
    except BadScenario as error:
        return [f"given: {error}"]
    except (AssertionError, Refused, KeyError, StopIteration) as error:
        return [str(error) or type(error).__name__]
    return compare(table, data.get("then", {}))


def give(table: Table, answer: dict[str, Any]) -> str:
    """One answer: {seat, say} or {seat, say, refused = rule or reason}."""
    try:
        if "refused" in answer:
            table.refuses(answer["seat"], answer["say"], answer["refused"])
        else:
            table.say(answer["seat"], answer["say"])
    except AssertionError as error:
        return str(error)
    except Refused as refused:
        return f"{answer['say']!r} was refused: {refused.refusal.reason} ({refused.refusal.rule})"
    return ""


def compare(table: Table, then: dict[str, Any]) -> list[str]:
    problems = []
    for name, expected in then.items():
        if name == "events":
            problems += [f"then: no event {event}" for event in expected if not table.happened(**event)]
        elif name == "offers":
            problems += offered(table, expected)
        elif name == "view":
            for seat, paths in expected.items():
                problems += differences(table.view(seat), paths, f"view.{seat}")
        elif name == "zones":
            problems += [
                f"then zones.{zone}: {table.zone(zone)}, not {cards}"
                for zone, cards in expected.items()
                if table.zone(zone) != cards
            ]
        else:
            problems += differences(public(table), {name: expected}, "then")
    return problems


def offered(table: Table, expected: dict[str, Any]) -> list[str]:
    """{character = ["move 23", "!attack stin"]}: offered, or with ! not offered."""
    problems = []
    for seat, keys in expected.items():
        have = table.offers(seat)
        problems += [
            f"then: {key} for {seat}; offered are {have}" for key in keys if (key.lstrip("!") in have) == key.startswith("!")
        ]
    return problems


def public(table: Table) -> dict[str, Any]:
    """What the spectator sees, characters by name, and everything else a figure's row holds."""
    view = table.g.view(table.g.seats)
    rows = {figure.id: figure.to_data() for figure in table.g.figures}
    view["figures"] = {figure["id"]: {**rows[figure["id"]], **figure} for figure in view["figures"]}
    view["topic"] = table.topic
    return view


def differences(have: Any, expected: Any, path: str) -> list[str]:
    """Tables are compared by the keys that are named; everything else must be equal."""
    if isinstance(expected, dict) and isinstance(have, dict):
        found = []
        for key, value in expected.items():
            missing = key not in have
            found += [f"{path}.{key}: not there"] if missing else differences(have[key], value, f"{path}.{key}")
        return found
    have = list(have) if isinstance(have, tuple) else have
    return [] if have == expected else [f"{path}: {have}, not {expected}"]
