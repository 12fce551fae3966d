"""The same again: by an offer that the others accept, with sides changed, and no time runs before."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from snar.server.http.limits import Limits

from .people import together, two_players
from .site import Data, Player, Site, run, site


async def finished(s: Site, **options: Any) -> tuple[Player, Player, str]:
    visibility = options.pop("visibility", "public")
    host, friend, table = await two_players(s, **options)
    await host.post(f"/api/tables/{table}/visibility", {"visibility": visibility})
    await host.send("resign")
    await friend.until("over")
    return host, friend, f"/api/tables/{table}"


async def info(player: Player, path: str) -> Data:
    return dict((await player.get(path))["table"])


def names(table: Data) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


async def hears(player: Player, **wanted: Any) -> Data:
    while any(player.table.get(name) != value for name, value in wanted.items()):
        await player.hear()
    return player.table


def test_one_offers_and_nothing_begins_before_the_other_accepts(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, path = await finished(s, clock={"kind": "bank", "seconds": 600})
            new = f"/api/tables/{(await host.post(f'{path}/rematch'))['id']}"
            offered = await info(friend, new)
            assert offered["status"] == "open" and names(offered) == ["", "Ája"], "sides have changed"
            assert [one["name"] for one in offered["seats"][0]["kept"]] == ["Bob"]
            told = await hears(friend, rematch=new.rpartition("/")[2])
            me = (await host.get("/api/me"))["guest"]
            assert told["offer"] == {"by": me, "yes": [me], "no": []}
            await host.join(new.rpartition("/")[2])
            assert host.frames[-1]["clock"] is None
            assert await friend.post(f"{path}/rematch") == {"id": new.rpartition("/")[2]}
            accepted = await info(friend, new)
            assert accepted["status"] == "open" and accepted["words"] == [], "everyone is asked for a word anew"
            await together([host, friend], new.rpartition("/")[2])
            begun = await info(friend, new)
            assert begun["status"] == "running" and names(begun) == ["Bob", "Ája"]
            assert begun["commitment"] != told["commitment"]
            assert begun["words"] == [player.words[begun["commitment"]] for player in (friend, host)]

    run(go())


def test_the_sides_stay_where_that_is_wanted(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, path = await finished(s)
            new = await host.post(f"{path}/rematch", {"swap": False})
            await friend.post(f"{path}/rematch")
            assert names(await info(host, f"/api/tables/{new['id']}")) == ["Ája", "Bob"]

    run(go())


def test_whoever_declines_says_so_at_both_tables_and_leaves_the_seat_to_others(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, path = await finished(s)
            assert (await friend.post(f"{path}/rematch", {"yes": False}, 400))["reason"] == "no-such-request"
            new = await host.post(f"{path}/rematch")
            await host.join(new["id"])
            await friend.post(f"{path}/rematch", {"yes": False})
            assert (await host.until("notice"))["kind"] == "declined"
            offer = (await info(friend, path))["offer"]
            assert len(offer["yes"]) == len(offer["no"]) == 1
            assert (await info(host, f"/api/tables/{new['id']}"))["seats"][0]["kept"] == []
            await friend.post(f"{path}/rematch", {"yes": True})
            assert (await info(host, f"/api/tables/{new['id']}"))["status"] == "open", "the seat is not theirs any more"
            await host.post(f"/api/tables/{new['id']}/start")
            assert (await info(host, f"/api/tables/{new['id']}"))["seats"][0]["bot"] == "greedy"

    run(go())


def test_an_offer_outlives_a_restart_and_waits_among_my_games(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, path = await finished(s, visibility="private")
            new = (await host.post(f"{path}/rematch"))["id"]
            cookies, own = friend.client.cookies, host.client.cookies
        async with site(tmp_path) as s:
            friend = s.player()
            friend.client.cookies.update(cookies)
            games = {game["table"]["id"]: game for game in (await friend.get("/api/tables/mine"))["tables"]}
            assert games[new]["kept"] == [0] and games[new]["table"]["status"] == "open"
            await friend.post(f"/api/tables/{new}/sit", {"seat": 0})
            host = s.player()
            host.client.cookies.update(own)
            await together([friend, host], new)
            assert (await info(friend, f"/api/tables/{new}"))["status"] == "running"

    run(go())


def test_an_offer_that_everyone_has_left_is_none(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, path = await finished(s)
            first = (await host.post(f"{path}/rematch"))["id"]
            await host.post(f"/api/tables/{first}/leave")
            second = (await friend.post(f"{path}/rematch"))["id"]
            assert second != first
            assert (await info(host, f"/api/tables/{second}"))["seats"][1]["kept"][0]["name"] == "Ája"
            assert (await info(host, path))["offer"]["by"] == (await friend.get("/api/me"))["guest"]

    run(go())


def test_two_at_one_device_accept_together_and_bots_never_keep_anybody_waiting(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            await me.post("/api/guest", {"name": "Ája", "lang": "cs"})
            options = {
                "agreement": {"scenario": "zkouska-sily", "players": 3},
                "seats": ["me", "local", "greedy"],
                "names": ["Bára"],
            }
            table = (await me.post("/api/tables", options))["id"]
            room = await s.services.tables.get(table)
            room.meta.status, room.meta.result = "over", {"winner": 0, "seats": [2]}
            new = (await me.post(f"/api/tables/{table}/rematch"))["id"]
            await together([me], new)
            begun = await info(me, f"/api/tables/{new}")
            assert begun["status"] == "running"
            assert [bool(seat["guest"]) for seat in begun["seats"]] == [False, True, True], "one seat further"

    run(go())


def test_a_stranger_can_neither_offer_nor_accept(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _friend, path = await finished(s)
            stranger = s.player()
            await stranger.get("/api/me")
            assert (await stranger.post(f"{path}/rematch", {}, 403))["reason"] == "not-your-seat"
            new = (await host.post(f"{path}/rematch"))["id"]
            assert (await stranger.post(f"{path}/rematch", {}, 403))["reason"] == "not-your-seat"
            await host.post(f"/api/tables/{new}/visibility", {"visibility": "link"})
            assert (await stranger.post(f"/api/tables/{new}/sit", {"seat": 0}, 403))["reason"] == "not-invited"

    run(go())


def test_a_rematch_counts_as_a_new_table(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=Limits(creations=(0.001, 3))) as s:
            host, _friend, path = await finished(s)
            assert (await host.post(f"{path}/rematch", {}, 429))["reason"] == "too-fast"

    run(go())


def test_no_rematch_before_the_end(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _friend, table = await two_players(s)
            assert (await host.post(f"/api/tables/{table}/rematch", {}, 400))["reason"] == "not-over"

    run(go())
