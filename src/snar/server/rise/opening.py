"""What a table of Říše Snů agrees on."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from snar.rise.options import DEMONS, EDITIONS, HEROES, SCENARIOS
from snar.server.table.opening import ME


class RiseAgreement(Struct, forbid_unknown_fields=True):
    """`players`: how many, where no characters are named. Who plays now may name only their own character."""

    scenario: str = SCENARIOS[0]
    edition: str = EDITIONS[0]
    options: list[str] = field(default_factory=list)
    characters: list[str] = field(default_factory=list)
    fame: int = 0
    boards: int = 1
    rotation: int = 0
    players: int = 0
    pack: str = ""  # the game's own


def quick(wanted: dict[str, Any], bot: str) -> tuple[dict[str, Any], list[str]]:
    """Me against a bot; the hero sits first."""
    wanted = {"players": 2, **wanted}
    match wanted.get("characters"):
        case [str(mine)] if mine in DEMONS:
            return {**wanted, "characters": [HEROES[0], mine]}, [bot, ME]
        case [str(mine)]:
            return {**wanted, "characters": [mine, DEMONS[0]]}, [ME, bot]
    return wanted, [ME, bot]
