"""What a guest has played, and which tables stand open: figures for one's own eyes, tables for everybody's."""

from __future__ import annotations

from pathlib import Path

from snar.server.ether.ending import won
from snar.server.front import among_winners
from snar.server.http.limits import Limits

from .people import two_players
from .site import Player, run, site


async def lost_by(player: Player, other: Player) -> None:
    await player.send("resign")
    for one in (player, other):
        await one.until("over")


def test_figures_are_those_of_the_guest_who_asks(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await lost_by(host, friend)
            await host.post("/api/play")
            mine, theirs = await host.get("/api/me/profile"), await friend.get("/api/me/profile")
            counted = ("game", "over", "won", "lost", "together", "going")
            assert [[one[name] for name in counted] for one in mine["games"]] == [["rise", 1, 0, 1, 1, 1]]
            assert [[one[name] for name in counted] for one in theirs["games"]] == [["rise", 1, 1, 0, 1, 0]]
            assert sum(one["times"] for one in mine["games"][0]["favourites"]) == 2
            assert [(one["table"]["id"], one["won"]) for one in mine["tables"]] == [(table, False)]
            assert [one["won"] for one in theirs["tables"]] == [True]
            stranger = s.player()
            await stranger.get("/api/me")
            nothing = await stranger.get("/api/me/profile")
            assert (nothing["games"], nothing["tables"]) == ([], [])

    run(go())


def test_who_has_no_cookie_has_no_profile_and_nobody_asks_too_often(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=Limits(asks=(0.01, 2))) as s:
            unknown = s.player()
            assert (await unknown.client.get("/api/me/profile")).json()["reason"] == "who-are-you"
            await unknown.get("/api/me")
            await unknown.get("/api/me/profile")
            assert (await unknown.client.get("/api/me/profile")).json()["reason"] == "too-fast"

    run(go())


def test_a_rule_that_was_tried_is_no_game(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            await me.post("/api/positions", {"id": "rise/annexing"})
            assert (await me.get("/api/me/profile"))["games"] == []

    run(go())


def test_open_tables_say_how_many_look_on_and_name_none_of_them(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            _host, _friend, table = await two_players(s, visibility="public")
            for _ in range(2):
                watcher = s.player()
                await watcher.post("/api/guest", {"name": "Zvědavec"})
                await watcher.join(table)
            found = (await s.player().client.get("/api/tables")).json()["tables"]
            assert [(one["table"]["id"], one["watching"]) for one in found] == [(table, 2)]
            assert "Zvědavec" not in str(found)

    run(go())


def test_private_tables_stand_in_no_list(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            for visibility in ("link", "private"):
                await s.player().post("/api/tables", {"seats": ["me", "open"], "visibility": visibility})
            assert (await s.player().client.get("/api/tables")).json()["tables"] == []

    run(go())


def test_won_and_lost_are_what_the_game_says() -> None:
    assert [among_winners({"seats": [1]}, seat) for seat in (0, 1)] == [False, True]
    assert among_winners({"seats": []}, 0) is None
    assert [won({"outcome": how}, 0) for how in ("victory", "death", "exhausted", "saved")] == [
        True,
        False,
        False,
        None,
    ]
