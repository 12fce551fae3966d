"""Done, or refused; what every game has in a shape of its own."""

from __future__ import annotations

from msgspec import Struct


class Done(Struct):
    ok: bool = True


class Problem(Struct):
    """Every refusal. Nothing has changed."""

    reason: str
    text: str
    rule: str = ""


class Content(Struct):
    """What never changes in a game and is no secret, in one language: each game has its own."""


class RuleHelp(Struct):
    title: str
    help: str
