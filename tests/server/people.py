"""Things that several tests of the server need."""

from __future__ import annotations

import asyncio
from typing import Any

from .site import Player, Site


async def two_players(s: Site, **options: Any) -> tuple[Player, Player, str]:
    """A running table of two people."""
    host, friend = s.player(), s.player()
    await host.post("/api/guest", {"name": "Ája", "lang": "cs"})
    await friend.post("/api/guest", {"name": "Bob", "lang": "en"})
    made = await host.post("/api/tables", {"visibility": "public", **options})
    await friend.post(f"/api/tables/{made['id']}/sit")
    await together([host, friend], made["id"])
    return host, friend, made["id"]


def plant(s: Site, table: str, seed: str) -> None:
    """A known game of several people: only a test can have one, a server lets nobody sit where a seed is known."""
    s.services.tables.rooms[table].meta.header = {"seed": seed}


async def together(players: list[Player], table: str) -> None:
    """Everyone comes to the table; the game starts with the last word."""
    for player in players:
        await player.join(table)
    await asyncio.gather(*(player.started() for player in players))


async def turn(players: list[Player], *wanted: str) -> Player:
    """Answer until somebody has been asked something that offers one of these, and say who."""
    while True:
        player = next(player for player in players if player.choice)
        keys = [option["key"] for option in (player.choice or {})["options"]]
        if any(key in wanted for key in keys):
            return player
        await step(players, keys[0])


async def step(players: list[Player], line: str) -> Player:
    """One answer of whoever is asked, until all know of it."""
    player = next(player for player in players if player.choice)
    before = player.n
    frame = await player.answer(line)
    assert frame["t"] == "accepted", frame
    for other in players:
        while other.n == before:
            await other.hear()
    return player
