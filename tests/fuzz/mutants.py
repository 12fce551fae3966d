"""How good inputs are spoilt. Everything is drawn from the one generator, so that an input has a number for ever."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

ODD: list[Any] = [
    0, -1, 1, 2**63, 10**400, -(10**30), 1.5, 1e308, True, False, None, "", " ", "x", "...", "\u0000", "\ud800",
    "á" * 300, "x" * 50_000, [], {}, [[]], [None], [1, "x"], {"": 1}, {"x": []}, ["x"] * 3_000, {"n": -1}, "1", "[1]",
]  # fmt: skip
SCRAPS = [
    "", "\x00", "\ufeff", "\u2028", "\ud800", "[" * 50, "]" * 50, "{" * 50, '"', "'", "\\", "\n", "\r", ",", ":",
    "=", ".", "#", "null", "true", "NaN", "Infinity", "-0", "1e999", "9" * 30, "\\ud800",
    "\\u0000", '{"a":1}', "[1]", "[[a]]", "a.b.c = 1",
    '"""', "'''", "0x", "1979-05-27", "é", "😀", "%s", "{0}", "$", "../", "<a>",
]  # fmt: skip
BOMBS = [
    "[" * 100_000,
    '{"a":' * 20_000,
    "9" * 100_000,
    "a = " + "[" * 100_000,
    "a." * 20_000 + "a = 1",
    '"' + "x" * 1_000_000 + '"',
]


def spoilt(text: str, dice: Random) -> str:
    """One to four slips of the pen; one of two thousand is a bomb."""
    if dice.random() < 0.0005:
        return dice.choice(["", text]) + dice.choice(BOMBS)
    for _ in range(dice.choice((1, 1, 1, 2, 4))):
        at, to = sorted((dice.randrange(len(text) + 1), dice.randrange(len(text) + 1)))
        to = min(to, at + 200)
        match dice.randrange(7):
            case 0:
                text = text[:at] + text[to:]
            case 1:
                text = text[:at]
            case 2:
                text = text[:to] + text[at:]
            case 3:
                text = text[:at] + chr(dice.randrange(1, 0x3000)) + text[at + 1 :]
            case _:
                text = text[:at] + dice.choice(SCRAPS) + text[at + dice.choice((0, 0, 1, 3)) :]
    return text


def slipped(data: Any, dice: Random) -> Any:
    """The same data with one to three values replaced, left out, doubled or added."""
    data = copy.deepcopy(data)
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        data = slip(data, dice)
    return data


def slip(data: Any, dice: Random) -> Any:
    place, key = somewhere(data, dice)
    if place is None:
        return odd(dice)
    match dice.randrange(5):
        case 0:
            del place[key]
        case 1 if isinstance(place, dict):
            place[dice.choice(["nonsense", "", "n", "key", "id"])] = odd(dice)
        case 2 if isinstance(place, list):
            place.append(copy.deepcopy(dice.choice(place)))
        case _:
            place[key] = odd(dice)
    return data


def somewhere(data: Any, dice: Random) -> tuple[Any, Any]:
    """A place within, by going down at random."""
    place, key = None, None
    while isinstance(data, (dict, list)) and data and (place is None or dice.random() < 0.75):
        place, key = data, dice.choice(list(data)) if isinstance(data, dict) else dice.randrange(len(data))
        data = place[key]
    return place, key


def odd(dice: Random) -> Any:
    if dice.random() < 0.002:
        deep: Any = 1
        for _ in range(400):
            deep = [deep] if dice.random() < 0.5 else {"a": deep}
        return deep
    return copy.deepcopy(dice.choice(ODD))


def written(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)
