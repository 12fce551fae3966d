"""What is expected is compared in part: tables by the keys that are named, lists with "..." for any others."""

from __future__ import annotations

from typing import Any

ANY = "..."  # in a list: any number of further entries


def differences(have: Any, expected: Any, path: str) -> list[str]:
    """One line for each value that is not as expected."""
    if isinstance(expected, dict) and isinstance(have, dict):
        found = []
        for key, value in expected.items():
            missing = f"{path}.{key}: not there; there are {', '.join(map(str, have)) or 'none'}"
            found += [missing] if key not in have else differences(have[key], value, f"{path}.{key}")
        return found
    if isinstance(have, dict) != isinstance(expected, dict) and not is_field(have, expected):
        there = f"a table of {', '.join(map(str, have)) or 'nothing'}" if isinstance(have, dict) else listed(have)
        return [f"{path}: {there}, not {expected}"]
    return [] if agrees(have, expected) else [f"{path}: {listed(have)}, not {expected}"]


def agrees(have: Any, expected: Any) -> bool:
    if isinstance(expected, dict) and isinstance(have, dict):
        return all(key in have and agrees(have[key], value) for key, value in expected.items())
    if isinstance(expected, (list, tuple)) and isinstance(have, (list, tuple)):
        return in_turn(list(have), list(expected))
    if is_field(have, expected):
        return bool(have["field"] == expected)
    return type(have) is type(expected) and bool(have == expected)


def is_field(have: Any, expected: Any) -> bool:
    """A figure is also said by its field alone."""
    return isinstance(have, dict) and isinstance(expected, str) and "field" in have


def in_turn(have: list[Any], expected: list[Any]) -> bool:
    """Entry by entry; every place of `expected` that may come next is kept, so that many "..." stay quick."""
    places = or_past_any({0}, expected)
    for entry in have:
        stay = {at for at in places if expected[at : at + 1] == [ANY]}
        step = {at + 1 for at in places - stay if at < len(expected) and agrees(entry, expected[at])}
        places = or_past_any(stay | step, expected)
    return len(expected) in places


def or_past_any(places: set[int], expected: list[Any]) -> set[int]:
    """ "..." may also stand for nothing."""
    for at in range(len(expected)):
        if at in places and expected[at] == ANY:
            places = places | {at + 1}
    return places


def listed(value: Any) -> Any:
    """As TOML would have it."""
    if isinstance(value, dict):
        return {key: listed(part) for key, part in value.items()}
    return [listed(part) for part in value] if isinstance(value, (tuple, list)) else value
