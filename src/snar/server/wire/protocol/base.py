"""What every message has in common."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

VERSION = 1
Lang = str  # the code of a language; which there are, the texts say (GET /api/languages)
Pace = Literal["none", "fast", "normal", "slow"]


def snake(name: str) -> str:
    """`AskUndo` is `ask_undo` on the wire."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


class Message(Struct, tag_field="t", tag=snake):
    """What travels in one frame."""
