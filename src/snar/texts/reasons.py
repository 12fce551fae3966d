"""Why something was refused, in words."""

from __future__ import annotations

from typing import Any

from snar.kernel.choice import Refusal
from snar.texts.bundle import Texts

COUNTABLE = 10**6  # greater numbers are no amounts, they are shown as they were given
LONGEST = 1000  # letters of what somebody gave: of very long ones no sentence is made at all


def refusal_text(refusal: Refusal, texts: Texts) -> str:
    text = texts.say(f"why-{refusal.reason}", **plain(dict(refusal.about)))
    return f"{text} ({refusal.rule})" if refusal.rule else text


def plain(about: dict[str, Any]) -> dict[str, str | int]:
    """Arguments as texts take them."""
    return {name: shown(value) for name, value in about.items()}


def shown(value: Any) -> str | int:
    if isinstance(value, int) and abs(value) < COUNTABLE:
        return value
    text = ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
    return visible(text if len(text) <= LONGEST else text[:LONGEST] + "…")


def visible(text: str) -> str:
    """On one line, and nothing that steers the terminal: what stands in somebody's file must not look like a line of
    the program."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)
