"""How somebody gives up a game of Říše Snů."""

from __future__ import annotations

from typing import Any

from snar.rise.state import RiseState
from snar.server.table.ending import end, hand_over
from snar.server.table.room import Room


async def resign(room: Room, seat: int) -> None:
    """Of two the other wins; among more a bot plays on."""
    g = room.playing.state
    if g.seats != 2:
        await hand_over(room, seat)
        return
    other, view = 1 - seat, g.view(seat)
    team = next(figure["team"] for figure in view["figures"] if figure["seat"] == other)
    result = {"winner": team, "seats": [other], "rule": "", "rounds": view["round"]}
    await end(room, {**result, "resigned": seat})


def stopped(g: RiseState) -> dict[str, Any]:
    return {"winner": -1, "seats": [], "rule": "", "rounds": g.round}
