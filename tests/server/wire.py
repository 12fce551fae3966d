"""Recording the wire: every frame is looked at as it leaves, with the real state at hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec
import pytest

from snar.server.table.room import Room
from snar.server.wire import protocol as p
from snar.server.wire.connection import Connection, encode

from .people import together
from .site import Player, Site


def as_read(choice: p.Choice) -> p.Choice:
    """As it comes out of a frame: some of its options were encoded before."""
    return msgspec.json.decode(encode(choice), type=p.Choice)


class Watching(Protocol):
    room: Room | None

    def check(self, connection: Connection, text: str) -> None: ...


def overhear(monkeypatch: pytest.MonkeyPatch, watch: Watching) -> None:
    push: Callable[[Connection, bytes], None] = Connection.push

    def checked(connection: Connection, text: bytes) -> None:
        watch.check(connection, text.decode())
        push(connection, text)

    monkeypatch.setattr(Connection, "push", checked)


async def everyone(s: Site, options: dict[str, Any], watch: Watching) -> tuple[list[Player], Room]:
    """A player for every seat, and a spectator last."""
    host = s.player()
    made = await host.post("/api/tables", {"visibility": "public", **options})
    room = await s.services.tables.get(made["id"])
    watch.room = room
    players = [host]
    for _ in range(1, len(room.meta.seats)):
        players.append(s.player())
        await players[-1].post(f"/api/tables/{made['id']}/sit")
    players.append(s.player())
    await together(players, made["id"])
    return players, room
