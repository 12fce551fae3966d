"""Done, or refused."""

from __future__ import annotations

from msgspec import Struct


class Done(Struct):
    ok: bool = True


class Problem(Struct):
    """Every refusal. Nothing has changed."""

    reason: str
    text: str
    rule: str = ""
