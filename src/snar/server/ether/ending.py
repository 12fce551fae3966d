"""How somebody leaves a dream."""

from __future__ import annotations

from typing import Any

from snar.ether.campaign.saving import chronicle_of
from snar.ether.state import EtherState

from ..table.ending import end, hand_over
from ..table.room import Room


async def resign(room: Room, seat: int) -> None:
    """Friends play on with a bot; the last one to go stops the game, which counts as a save (EF-SAV-1)."""
    guest = room.meta.seats[seat].guest
    if any(room.meta.seats[other].guest != guest for other in room.meta.people()):
        await hand_over(room, seat)
        return
    state = room.playing.state
    assert isinstance(state, EtherState)
    await end(room, {"outcome": "stopped", "chronicle": chronicle_of(state), "resigned": seat})


def stopped(g: EtherState) -> dict[str, Any]:
    return {"outcome": "ends"}


def won(result: dict[str, Any], seat: int) -> bool | None:
    """A dream is won or lost together; a campaign that was put by is neither."""
    outcome = result.get("outcome")
    return outcome == "victory" if outcome in ("victory", "death", "exhausted", "defeat") else None
