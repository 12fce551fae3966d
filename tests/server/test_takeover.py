"""A seat of a running game with hidden hands changes hands only before everyone's eyes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from snar.server.http.limits import Limits

from .people import together, two_players
from .site import Data, Player, Site, run, site


def at(table: str, what: str) -> str:
    return f"/api/tables/{table}/{what}"


async def wishing(s: Site, host: Player, table: str, **body: Any) -> tuple[Player, Data]:
    """Somebody with a link asks for a free seat; the wish as the host hears of it."""
    third = s.player()
    await third.post("/api/guest", {"name": "Cyril", "lang": "cs"})
    code = (await host.post(at(table, "invite")))["code"]
    assert (await third.post(at(table, "sit"), {"code": code, **body}))["asked"] is True
    while not host.table["wishes"]:
        await host.until("info")
    return third, host.table["wishes"][-1]


async def agree(player: Player, table: str, wish: Data, yes: bool = True, status: int = 200) -> Data:
    return await player.post(at(table, "agree"), {"seat": wish["seat"], "guest": wish["guest"], "yes": yes}, status)


async def one_of_three_left(s: Site, **options: Any) -> tuple[Player, Player, Player, str]:
    """A running table of three people, the second of whom has left."""
    players = host, friend, other = s.player(), s.player(), s.player()
    options = {"agreement": {"scenario": "zkouska-sily", "players": 3}, "visibility": "public", **options}
    table = (await host.post("/api/tables", options))["id"]
    for player in (friend, other):
        await player.post(at(table, "sit"))
    await together([host, friend, other], table)
    await friend.hang_up()
    await other.hang_up()
    await friend.post(at(table, "leave"))
    return *players, table


def test_a_stranger_sees_the_hand_only_after_everyone_else_at_the_table_has_agreed(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, other, table = await one_of_three_left(s)
            third, wish = await wishing(s, host, table)
            await third.join(table)
            assert third.seat == 3 and not any(hand["known"] for hand in third.view["hands"].values())
            await third.get(at(table, "replay?seat=1"), 403)
            assert (await agree(third, table, wish, status=403))["reason"] == "not-your-seat", "not one's own wish"
            assert (await agree(friend, table, wish, status=403))["reason"] == "not-your-seat"
            await agree(host, table, wish)
            assert (await host.get(f"/api/tables/{table}"))["table"]["seats"][1]["guest"] == "", "one has said nothing"
            await agree(other, table, wish)
            await third.until("table")
            assert third.seat == third.view["seat"] == 1
            assert (await agree(other, table, wish, status=400))["reason"] == "no-such-request"

    run(go())


def test_who_took_over_a_seat_is_kept_for_whoever_comes_back_to_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await friend.hang_up()
            await host.post(at(table, "remove"), {"seat": 1})
            spy, wish = await wishing(s, host, table)
            await agree(host, table, wish)
            assert (await host.until("notice"))["kind"] == "took-over"
            await spy.post(at(table, "leave"))
            await spy.post("/api/me/forget")
            code = (await host.post(at(table, "invite")))["code"]
            assert (await friend.post(at(table, "sit"), {"code": code}))["asked"] is False, "their own seat"
            cookies = friend.client.cookies
        async with site(tmp_path) as s:
            friend = s.player()
            friend.client.cookies.update(cookies)
            await friend.join(table)
            assert [seat["taken"] for seat in friend.table["seats"]] == [0, 1]
            (said,) = friend.frames[1]["chat"]
            assert "místě 2" in said["text"]

    run(go())


def test_whoever_leaves_or_gives_up_has_no_say_any_more(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _friend, other, table = await one_of_three_left(s, pace="none")
            third, wish = await wishing(s, host, table)
            await agree(host, table, wish)
            await other.post(at(table, "resign"))
            assert (await third.post(at(table, "sit"), {"seat": 1}))["asked"] is False

    run(go())


def test_one_no_ends_a_wish_and_so_does_the_return_of_whoever_sat_there(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await friend.post(at(table, "leave"))
            third, wish = await wishing(s, host, table)
            fourth = s.player()
            assert (await fourth.post(at(table, "sit"), {"seat": 1}, 400))["reason"] == "seat-wanted"
            await agree(host, table, wish, yes=False)
            assert (await agree(host, table, wish, status=400))["reason"] == "no-such-request"
            await third.post(at(table, "sit"), {"seat": 1})
            await agree(third, table, wish, yes=False)
            assert (await fourth.post(at(table, "sit"), {"seat": 1}))["asked"] is True
            assert (await friend.post(at(table, "sit"), {"seat": 1}))["asked"] is False
            assert (await host.get(f"/api/tables/{table}"))["table"]["wishes"] == []

    run(go())


def test_a_wish_waits_for_those_who_are_away_also_over_a_restart(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await friend.post(at(table, "leave"))
            await host.post(at(table, "visibility"), {"visibility": "private"})
            third, wish = await wishing(s, host, table)
            cookies = [player.client.cookies for player in (host, third)]
        async with site(tmp_path) as s:
            host, third = s.player(), s.player()
            for player, mine in zip((host, third), cookies, strict=True):
                player.client.cookies.update(mine)
            await third.join(table)
            assert third.seat == 2, "whoever was invited may wait at a private table"
            await agree(host, table, wish)
            await third.until("table")
            assert third.seat == 1

    run(go())


def test_among_bots_and_where_hands_are_open_a_free_seat_is_taken_at_once(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await host.hang_up()
            await host.post(at(table, "leave"))
            await friend.post(at(table, "leave"))
            third = s.player()
            assert (await third.post(at(table, "sit"), {"seat": 0}))["asked"] is False
            dreamers = s.player()
            wanted = {"game": "ether", "agreement": {"sleepers": ["hracka", "drsnak"]}, "seats": ["me", "greedy"]}
            dream = (await dreamers.post("/api/tables", {**wanted, "visibility": "public"}))["id"]
            await dreamers.post(at(dream, "remove"), {"seat": 1})
            assert (await third.post(at(dream, "sit"), {"seat": 1}))["asked"] is False

    run(go())


def test_nobody_asks_for_seats_again_and_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=Limits(asks=(0.001, 2))) as s:
            host, friend, table = await two_players(s)
            await friend.post(at(table, "leave"))
            third, _ = await wishing(s, host, table)
            await third.post(at(table, "sit"), {"seat": 1})
            assert (await third.post(at(table, "sit"), {"seat": 1}, 429))["reason"] == "too-fast"

    run(go())
