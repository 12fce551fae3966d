"""Whoever left comes back to the seat, and whoever waits for them can do something about it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from .people import step, two_players
from .site import Player, run, site
from .sleepers import friends, until_topic


def at(table: str, what: str) -> str:
    return f"/api/tables/{table}/{what}"


async def away(player: Player, other: Player) -> None:
    """The tab is closed, and the other knows."""
    await player.hang_up()
    while len((await other.until("presence"))["people"]) > 1:
        pass


def test_a_leaver_takes_the_seat_back_from_a_bot(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s, pace="slow")
            await host.post(at(table, "visibility"), {"visibility": "link"})
            hand = friend.view["hands"]["1"]["known"]
            await friend.post(at(table, "leave"))
            assert (await host.until("notice"))["kind"] == "left"
            await host.post(at(table, "replace"), {"seat": 1})
            seat = (await host.get(f"/api/tables/{table}"))["table"]["seats"][1]
            assert seat["bot"] == "greedy" and [one["name"] for one in seat["kept"]] == ["Bob"]
            (mine,) = (await friend.get("/api/tables/mine"))["tables"]
            assert (mine["table"]["id"], mine["mine"], mine["kept"]) == (table, [], [1])
            assert await friend.post(at(table, "sit"), {"seat": 1}) == {"id": table, "seat": 1, "asked": False}
            assert (await host.until("notice"))["kind"] == "back"
            await friend.join(table)
            assert friend.seat == 1 and friend.view["hands"]["1"]["known"] == hand

    run(go())


def test_whoever_was_away_takes_the_seat_back_in_the_middle_of_the_bots_turn(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s, pace="slow")
            await away(host, friend)
            room = await s.services.tables.get(table)
            await friend.post(at(table, "replace"), {"seat": 0})  # the host is away: whoever is there decides
            await asyncio.sleep(0.2)  # the bot thinks
            await host.post(at(table, "sit"), {"seat": 0})
            await host.join(table)
            await asyncio.sleep(1.6)
            assert room.record.number == 0 and host.choice, "what the bot had in mind is not played"
            assert (await host.answer("done"))["t"] == "accepted"

    run(go())


def test_a_seat_that_somebody_else_took_is_theirs(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await friend.post(at(table, "leave"))
            third = s.player()
            await third.post(at(table, "sit"), {"seat": 1})
            guest = (await third.get("/api/me"))["guest"]
            await host.post(at(table, "agree"), {"seat": 1, "guest": guest})
            assert (await friend.post(at(table, "sit"), {"seat": 1}, 409))["reason"] == "seat-taken"
            await third.post(at(table, "leave"))
            assert (await friend.post(at(table, "sit"), {"seat": 1}))["asked"] is False

    run(go())


def test_a_bots_seat_is_nobody_elses_to_take(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s, pace="slow")
            await friend.post(at(table, "leave"))
            await host.post(at(table, "replace"), {"seat": 1})
            third = s.player()
            assert (await third.post(at(table, "sit"), {"seat": 1}, 409))["reason"] == "seat-taken"
            assert (await host.post(at(table, "sit"), {"seat": 1}, 409))["reason"] == "seat-taken"

    run(go())


def test_all_leave_and_come_back_the_next_day_to_a_private_table(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await host.post(at(table, "visibility"), {"visibility": "private"})
            await step([host, friend], "done")
            for player in (host, friend):
                await player.post(at(table, "leave"))
            cookies = [player.client.cookies for player in (host, friend)]
        async with site(tmp_path) as s:
            players = [s.player(), s.player()]
            for seat, (player, mine) in enumerate(zip(players, cookies, strict=True)):
                player.client.cookies.update(mine)
                await player.join(table)
                assert player.seat == 2, "they look on until they say that they are back"
                await player.post(at(table, "sit"), {"seat": seat})
                await player.until("table")
                assert player.seat == seat and player.n == 1

    run(go())


def test_the_host_is_away_and_a_friend_lets_a_bot_play_but_never_against_somebody_who_is_there(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s, pace="slow")
            for what in ("replace", "remove"):
                assert (await friend.post(at(table, what), {"seat": 0}, 403))["reason"] == "not-the-host"
            await away(host, friend)
            watcher = await s.player().join(table)
            await watcher.get("/api/me")
            assert (await watcher.post(at(table, "replace"), {"seat": 0}, 403))["reason"] == "not-the-host"
            await friend.post(at(table, "replace"), {"seat": 0})
            assert (await friend.get(f"/api/tables/{table}"))["table"]["seats"][0]["bot"] == "greedy"

    run(go())


def test_two_tabs_are_one_person_and_one_closed_tab_is_nobodys_leaving(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            twin = s.player()
            twin.client.cookies.update(friend.client.cookies)
            await twin.join(table)
            await friend.hang_up()
            room = await s.services.tables.get(table)
            while len(room.connections) > 2:
                await asyncio.sleep(0.01)
            seats = (await host.get(f"/api/tables/{table}"))["table"]["seats"]
            assert [seat["present"] for seat in seats] == [True, True]
            assert (await host.post(at(table, "replace"), {"seat": 1}, 409))["reason"] == "seat-taken"
            await twin.post(at(table, "leave"))
            await twin.until("table")
            assert twin.seat == 2

    run(go())


def test_a_sleeper_comes_back_during_a_vote_and_has_a_voice(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, room = await friends(s, pace="slow")
            await until_topic([host, friend], room, "scene")
            key = room.record.state.pending[0].options[0].key
            await host.answer(key, room.record.number)
            await friend.post(at(room.id, "leave"))
            await host.post(at(room.id, "replace"), {"seat": 1})
            await friend.post(at(room.id, "sit"), {"seat": 1})
            await asyncio.sleep(1.6)
            choice = room.record.state.choice_of(1)
            assert choice and choice.topic == "scene", "the bot has not spoken for whoever is back"
            await friend.join(room.id)
            assert (await friend.answer(key, room.record.number))["t"] == "accepted"

    run(go())


def test_the_seats_that_are_kept_outlive_a_restart_and_are_forgotten_with_the_guest(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            _host, friend, table = await two_players(s)
            await friend.post(at(table, "leave"))
            cookies = friend.client.cookies
        async with site(tmp_path) as s:
            friend = s.player()
            friend.client.cookies.update(cookies)
            assert (await friend.get(f"/api/tables/{table}"))["kept"] == [1]
            await friend.post("/api/me/forget")
            stored = await s.services.store.load(table)
            assert stored and "Bob" not in stored.row.meta

    run(go())
