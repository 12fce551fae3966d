"""Tables of Etherfields, and sleepers who play on as the bot advises."""

from __future__ import annotations

from typing import Any

from snar.bots.ether import EtherGreedy
from snar.bots.play import ask
from snar.kernel.rng import Rng, key_from_seed
from snar.server.ether.opening import EtherAgreement
from snar.server.table.room import Room

from .people import plant, together
from .site import Player, Site

DREAM = {"game": "ether", "seed": "zvoneni", "visibility": "public"}


def dream(**wanted: Any) -> dict[str, Any]:
    """What to ask for: the words of the agreement in their place, the rest beside them."""
    words = EtherAgreement.__struct_fields__
    about = {name: value for name, value in wanted.items() if name not in words}
    return {**DREAM, **about, "agreement": {name: wanted[name] for name in words if name in wanted}}


async def sleeper_alone(s: Site, **more: Any) -> tuple[Player, Room]:
    player = s.player()
    await player.post("/api/guest", {"name": "Ája", "lang": "cs"})
    made = await player.post("/api/tables", dream(**{"seats": ["me"], **more}))
    await player.join(made["id"])
    return player, await s.services.tables.get(made["id"])


async def friends(s: Site, **more: Any) -> tuple[Player, Player, Room]:
    """Two people, two languages."""
    host, friend = s.player(), s.player()
    await host.post("/api/guest", {"name": "Ája", "lang": "cs"})
    await friend.post("/api/guest", {"name": "Bob", "lang": "en"})
    wanted = dream(**{"sleepers": ["hracka", "drsnak"], **more})
    made = await host.post("/api/tables", {**wanted, "seed": None})
    plant(s, made["id"], str(wanted["seed"]))
    await friend.post(f"/api/tables/{made['id']}/sit")
    await together([host, friend], made["id"])
    return host, friend, await s.services.tables.get(made["id"])


async def play_on(players: list[Player], room: Room, most: int) -> int:
    """The bot chooses, the players answer over the wire."""
    mind, rng, number = EtherGreedy(1), Rng(key_from_seed(7)), 0
    while not room.record.state.over and number < most:
        choice = room.record.state.pending[0]
        advice = ask(mind, room.record.state, choice.seat, rng)
        player = next(player for player in players if player.seat == choice.seat)
        frame = await player.answer(advice.option.key, room.record.number)
        assert frame["t"] == "accepted", frame
        number += 1
    return number


async def until_topic(players: list[Player], room: Room, topic: str) -> None:
    for _ in range(400):
        if room.record.state.pending[0].topic == topic:
            break
        await play_on(players, room, 1)
    for player in players:
        while player.seq < room.record.number:
            await player.hear()
    assert room.record.state.pending[0].topic == topic
