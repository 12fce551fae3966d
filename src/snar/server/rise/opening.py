"""What a table of Říše Snů agrees on."""

from __future__ import annotations

from typing import Any

from snar.rise.options import DEMONS, HEROES
from snar.server.http import bodies
from snar.server.table.opening import ME

AGREED = ("scenario", "edition", "options", "characters", "fame", "boards", "rotation", "players")


def agreement(wanted: bodies.CreateBody) -> dict[str, Any]:
    return {name: getattr(wanted, name) for name in AGREED}


def quick(body: bodies.PlayBody) -> bodies.CreateBody:
    """Me against a bot; the hero sits first."""
    wanted = bodies.CreateBody(scenario=body.scenario, seats=[ME, body.bot], players=2)
    if body.character:
        hero = body.character not in DEMONS
        wanted.characters = [body.character, DEMONS[0]] if hero else [HEROES[0], body.character]
        wanted.seats = [ME, body.bot] if hero else [body.bot, ME]
    return wanted
