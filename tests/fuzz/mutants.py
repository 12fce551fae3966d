"""How good inputs are spoilt. Everything is drawn from the one generator, so that an input has a number for ever."""

from __future__ import annotations

import copy
import json
import re
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


NUMBERS = ["NaN", "-Infinity", "1e400", "9" * 4_400, "-0", "1.0", "true", "2147483648", "4294967296", "-1", "1e3", "٣"]
WORDS = ['"../../x"', '"' + "x" * 5_000 + '"', '"\\u202e"', '"\\ud83d"', '"{ $x }"', '"0"', '"\\u0000"', '"\\u001b[2J"']
TWICE = [
    '"n":1,"n":2,',
    '"seat":0,"seat":[],',
    '"t":"say","t":"answer",',
    '"key":"x","key":{},',
    '"chain":"","chain":"",',
]


def exchanged(text: str, dice: Random) -> str:
    """What is still JSON, or nearly: a number that is none or far too big, a word in another's place, a key twice.
    Slips of the pen hardly ever make any of these."""
    for _ in range(dice.choice((1, 1, 2, 3))):
        words = [found.span() for found in re.finditer(r'"[^"\\]{1,30}"', text)]
        match dice.randrange(5):
            case 0 if "{" in text:
                at = text.index("{", dice.randrange(text.rindex("{") + 1)) + 1
                text = text[:at] + dice.choice(TWICE) + text[at:]
            case 1 | 2 if numbers := [found.span() for found in re.finditer(r"-?\d+", text)]:
                at, to = dice.choice(numbers)
                text = text[:at] + dice.choice(NUMBERS) + text[to:]
            case _ if words:
                (at, to), (first, last) = dice.choice(words), dice.choice(words)
                text = text[:at] + dice.choice([*WORDS, text[first:last]]) + text[to:]
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
