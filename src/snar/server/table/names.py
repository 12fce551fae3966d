"""What people are called: letters that can be seen, and nobody at a table what another one seems to be called."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

NAME = 40  # letters of a player's name
LOOKED_AT = 400  # letters of what was said: of tens of thousands each would be looked up
MARKS = 2  # accents on one letter: more of them run over what stands above and below
BLANK = "\u2800\u180e\u034f\u17b4\u17b5\U0001d159\U00013441\U00013442"  # braille without a dot, and the like
CHOOSERS = (("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"), ("\u180b", "\u180f"))  # of a variant: seen as nothing
LOOKS = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԚԜаеѕіјоԁһӏрсухԛԝѵ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοινϲϳ",
    "ABESIJKMHOPCTYXQWaesijodhlpcyxqwv" + "ABEZHIKMNOPTYXoivcj",
)  # letters of Cyrillic and Greek that nobody can tell from Latin ones
TWINS = str.maketrans("il1|0", "llllo")  # and those that look alike in many types


def clean_name(name: str) -> str:
    """One line of letters that can be seen; a name of which nothing is seen is none."""
    plain = " ".join("".join(map(shown, unicodedata.normalize("NFC", name[:LOOKED_AT]))).split())
    kept, marks = "", 0
    for letter in plain:
        marks = marks + 1 if is_mark(letter) else 0
        if marks <= MARKS and (kept.strip() or not marks):
            kept += letter
    return kept[:NAME].strip()


def shown(letter: str) -> str:
    """The letter; a blank for what only steers the writing, or looks like a blank and is none."""
    if any(first <= letter <= last for first, last in CHOOSERS):
        return ""
    seen = letter.isprintable() and letter not in BLANK and not unicodedata.name(letter, "").endswith("FILLER")
    return letter if seen else " "


def is_mark(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M"


def alike(name: str) -> str:
    """Two names that look the same have this in common."""
    plain = unicodedata.normalize("NFKC", name).translate(LOOKS).casefold()
    return plain.translate(TWINS).replace(" ", "")


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number if one of the others is called so, or seems to be."""
    taken = {alike(other) for other in others}
    number, found = 1, name
    while alike(found) in taken:
        number += 1
        found = f"{name[: NAME - 3].strip()} {number}"
    return found
