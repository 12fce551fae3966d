"""What a table of Etherfields agrees on."""

from __future__ import annotations

from typing import Any

from snar.ether.options import SLEEPERS

from ..http import bodies
from ..table.opening import ME
from ..table.seats import refuse
from .content import catalogue


def agreement(wanted: bodies.CreateBody) -> dict[str, Any]:
    sleepers = wanted.sleepers or [SLEEPERS[0]]
    return {"sleepers": sleepers, "options": wanted.options, "start": wanted.start, "chronicle": wanted.chronicle}


def quick(body: bodies.PlayBody) -> bodies.CreateBody:
    """Alone."""
    return bodies.CreateBody(seats=[ME])


def check(wanted: bodies.CreateBody) -> None:
    if ":" in wanted.start and wanted.start not in catalogue().starts:
        refuse("unknown-start", "EF-SET-2", start=wanted.start)  # a dream that a campaign has yet to find
