"""Why something was refused, in words."""

from __future__ import annotations

from typing import Any

from snar.kernel.choice import Refusal
from snar.texts.bundle import Texts

COUNTABLE = 10**6  # greater numbers are no amounts, they are shown as they were given


def refusal_text(refusal: Refusal, texts: Texts) -> str:
    text = texts.say(f"why-{refusal.reason}", **plain(dict(refusal.about)))
    return f"{text} ({refusal.rule})" if refusal.rule else text


def plain(about: dict[str, Any]) -> dict[str, str | int]:
    """Arguments as texts take them."""
    return {name: shown(value) for name, value in about.items()}


def shown(value: Any) -> str | int:
    if isinstance(value, int) and abs(value) < COUNTABLE:
        return value
    return ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
