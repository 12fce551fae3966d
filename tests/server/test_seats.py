"""Tables, seats, invites, spectators, several seats on one device."""

from __future__ import annotations

import asyncio
from pathlib import Path

from websockets.asyncio.client import connect

from snar.server.limits import Limits

from .people import step, two_players
from .site import run, site


def test_an_invite_to_a_seat_and_an_open_one(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, guests = s.player(), [s.player() for _ in range(3)]
            made = await host.post("/api/tables", {"scenario": "zkouska-sily", "players": 3})
            path = f"/api/tables/{made['id']}"
            assert (await guests[0].post(f"{path}/sit", {"seat": 1}, 403))["reason"] == "not-invited"
            assert (await guests[0].post(f"{path}/sit", {"code": "guess"}, 403))["reason"] == "not-invited"
            seat = await host.post(f"{path}/invite", {"seat": 2})
            anyone = await host.post(f"{path}/invite", {})
            assert seat["url"].endswith(f"/join/{seat['code']}")
            info = await guests[0].get(f"/api/invites/{seat['code']}")
            assert (info["id"], info["seat"], info["table"]["status"]) == (made["id"], 2, "open")
            assert len(info["table"]["commitment"]) == 64
            assert (await guests[0].post(f"{path}/sit", {"code": seat["code"], "name": "Cyril"}))["seat"] == 2
            assert (await guests[1].post(f"{path}/sit", {"code": seat["code"]}, 409))["reason"] == "seat-taken"
            assert (await guests[1].post(f"{path}/sit", {"code": anyone["code"], "word": "mé slovo"}))["seat"] == 1
            assert (await guests[2].post(f"{path}/sit", {"code": anyone["code"]}, 400))["reason"] == "table-full"
            table = (await host.get(path))["table"]
            assert table["status"] == "running"
            assert table["words"][1] == "mé slovo" and len(table["words"]) == 3
            assert table["seats"][2]["name"] == "Cyril"

    run(go())


def test_the_game_starts_for_those_who_wait_at_the_table(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend = s.player(), s.player()
            made = await host.post("/api/tables", {"visibility": "public"})
            await host.join(made["id"])
            assert host.view == {} and host.table["status"] == "open"
            assert (await host.answer("done"))["reason"] == "not-started"
            assert [t["table"]["id"] for t in (await friend.get("/api/tables"))["tables"]] == [made["id"]]
            await friend.post(f"/api/tables/{made['id']}/sit")
            await host.until("table")
            assert host.choice and host.view["hands"]["0"]["count"] == 5

    run(go())


def test_the_host_may_start_remove_and_replace_but_nobody_else(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend = s.player(), s.player()
            options = {"visibility": "public", "scenario": "zkouska-sily", "players": 3, "pace": "none"}
            made = await host.post("/api/tables", options)
            path = f"/api/tables/{made['id']}"
            await friend.post(f"{path}/sit")
            for what in ("start", "remove", "replace", "visibility"):
                body = {"seat": 0, "visibility": "public"}
                assert (await friend.post(f"{path}/{what}", body, 403))["reason"] == "not-the-host"
            await host.post(f"{path}/remove", {"seat": 1})
            await friend.post(f"{path}/sit", {"seat": 1})
            assert (await host.post(f"{path}/start", {"bot": "deep"}, 400))["reason"] == "unknown-bot"
            await host.post(f"{path}/start", {"bot": "random"})
            assert (await host.post(f"{path}/start", {}, 409))["reason"] == "started-already"
            seats = (await host.get(path))["table"]["seats"]
            assert [bool(seat["guest"]) for seat in seats] == [True, True, False] and seats[2]["bot"] == "random"
            await friend.post(f"{path}/leave")
            assert (await host.get(path))["table"]["seats"][1]["guest"] == ""
            await host.post(f"{path}/replace", {"seat": 1, "bot": "random"})
            assert (await host.get(path))["table"]["seats"][1]["bot"] == "random"
            assert (await host.post(f"{path}/replace", {"seat": 1, "bot": "deep"}, 400))["reason"] == "unknown-bot"
            assert (await host.post(f"{path}/replace", {"seat": 9}, 400))["reason"] == "no-such-seat"

    run(go())


def test_a_host_who_leaves_hands_the_table_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            path = f"/api/tables/{table}"
            await host.post(f"{path}/leave")
            await friend.until("info")
            assert friend.table["host"] == friend.table["seats"][1]["guest"]
            assert (await host.post(f"{path}/replace", {"seat": 0}, 403))["reason"] == "not-the-host"
            await friend.post(f"{path}/replace", {"seat": 0})
            await friend.post(f"{path}/leave")
            assert (await friend.get(path))["table"]["host"] == friend.table["host"], "nobody else is there"

    run(go())


def test_only_so_many_may_look_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=Limits(watchers=2)) as s:
            host, friend, table = await two_players(s)
            for _ in range(2):
                await s.player().join(table)
            late = s.player()
            late.socket = await connect(f"ws://127.0.0.1:{s.port}/ws/{table}", proxy=None)
            assert await late.closed() == 4409
            for player in (host, friend):
                await player.join(table)
                assert player.choice is not None or player.seat == 1

    run(go())


def test_somebody_else_can_take_over_the_seat_of_one_who_left(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            hand = friend.view["hands"]["1"]["known"]
            await friend.post(f"/api/tables/{table}/leave")
            await friend.until("table")
            assert friend.seat == 2 and friend.view["hands"]["1"]["known"] == []
            third = s.player()
            await third.post(f"/api/tables/{table}/sit")
            guest = (await third.get("/api/me"))["guest"]
            await host.post(f"/api/tables/{table}/agree", {"seat": 1, "guest": guest})
            await third.join(table)
            assert third.view["hands"]["1"]["known"] == hand

    run(go())


def test_a_spectator_sees_no_hand_and_a_private_table_has_none(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _friend, table = await two_players(s)
            watcher = await s.player().join(table)
            assert watcher.seat == 2 and watcher.choice is None
            assert [hand["known"] for hand in watcher.view["hands"].values()] == [[], []]
            assert watcher.frames[0]["spectator"] is True
            await host.post(f"/api/tables/{table}/visibility", {"visibility": "private"})
            assert await watcher.closed() == 1008
            late = s.player()
            await late.client.get("/api/me")
            assert (await late.get(f"/api/tables/{table}", 404))["reason"] == "no-such-table"
            for what in ("replay", "recap", "export", "proof"):
                await late.get(f"/api/tables/{table}/{what}", 404)
            late.socket = None
            from websockets.asyncio.client import connect

            async with connect(f"ws://127.0.0.1:{s.port}/ws/{table}", proxy=None) as socket:
                late.socket = socket
                assert await late.closed() == 4404

    run(go())


def test_several_seats_on_one_device_look_through_one_pair_of_eyes_at_a_time(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            made = await me.post("/api/tables", {"seats": ["me", "local"], "names": ["Druhá"]})
            await me.join(made["id"])
            assert me.frames[0]["seats_mine"] == [0, 1]
            assert me.table["seats"][1]["name"] == "Druhá"
            seen = set()
            while len(seen) < 2:
                assert me.choice
                seat = me.choice["seat"]
                seen.add(seat)
                assert me.seat == seat and me.view["seat"] == seat
                assert me.view["hands"][str(1 - seat)]["known"] == []
                keys = [option["key"] for option in me.choice["options"]]
                await me.answer("end" if "end" in keys else keys[-1], seat=seat)
            await me.send("look", seat=1 - me.seat)
            await me.send("ping")
            await me.until("pong")
            assert me.choice and me.seat == me.choice["seat"]  # whoever is asked has the device

    run(go())


def test_resigning_ends_a_game_of_two_and_hands_a_seat_to_a_bot_among_more(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, _table = await two_players(s)
            await friend.send("resign")
            over = await host.until("over")
            assert over["result"]["seats"] == [0] and over["result"]["resigned"] == 1
            assert over["text"] and over["proof"]["commitment"] == host.table["commitment"]
            assert (await host.answer("done"))["reason"] == "table-over"
            assert host.choice is None or host.table["status"] == "over"
            three, other = s.player(), s.player()
            options = {"scenario": "zkouska-sily", "seats": ["me", "open", "greedy"], "players": 3}
            made = await three.post("/api/tables", {"visibility": "public", **options})
            await other.post(f"/api/tables/{made['id']}/sit")
            await other.post(f"/api/tables/{made['id']}/resign")
            info = (await three.get(f"/api/tables/{made['id']}"))["table"]
            assert info["status"] == "running" and info["seats"][1]["bot"] == "greedy"

    run(go())


def test_a_rematch_is_one_table_for_all_who_ask(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            assert (await host.post(f"/api/tables/{table}/rematch", {}, 400))["reason"] == "not-over"
            await host.send("resign")
            await friend.until("over")
            new = await host.post(f"/api/tables/{table}/rematch")
            assert await friend.post(f"/api/tables/{table}/rematch") == new
            while friend.table.get("rematch") != new["id"]:
                await friend.hear()
            info = (await friend.get(f"/api/tables/{new['id']}"))["table"]
            assert info["status"] == "running"
            assert info["commitment"] != friend.table["commitment"]
            assert [seat["name"] for seat in info["seats"]] == ["Ája", "Bob"]

    run(go())


def test_my_games_say_whose_turn_it_is_also_after_a_restart(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            await step([host, friend], "done")
            cookies = host.client.cookies
        async with site(tmp_path) as s:
            host = s.player()
            host.client.cookies.update(cookies)
            (game,) = (await host.get("/api/tables/mine"))["tables"]
            assert (game["table"]["id"], game["mine"], game["asked"], game["round"]) == (table, [0], [0], 1)

    run(go())


def test_bad_agreements_and_bad_seats_are_refused_with_reasons(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            for body, reason in (
                ({"scenario": "x"}, "unknown-scenario"),
                ({"options": ["kouzleni"]}, "spells-need-four"),
                ({"seats": ["me"]}, "number-of-seats"),
                ({"seats": ["me", "deep"]}, "unknown-bot"),
                ({"clock": {"kind": "bank", "seconds": 1}}, "clock-range"),
                ({"seats": 3}, "bad-request"),
                ({"visibility": "secret"}, "bad-request"),
            ):
                said = await me.post("/api/tables", body, 400)
                assert said["reason"] == reason and said["text"]
            assert (await me.get("/api/tables/nothing", 404))["reason"] == "no-such-table"

    run(go())


def test_whoever_waits_at_a_deleted_table_is_told_that_it_is_gone(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend = s.player(), s.player()
            path = f"/api/tables/{(await host.post('/api/tables', {'visibility': 'public'}))['id']}"
            room = await s.desk.tables.get(path.rpartition("/")[2])
            async with room.lock:
                calls = [asyncio.create_task(host.post(f"{path}/delete"))]
                await asyncio.sleep(0.2)
                calls.append(asyncio.create_task(friend.post(f"{path}/sit", status=404)))
                await asyncio.sleep(0.2)
                assert not any(call.done() for call in calls)
            async with asyncio.timeout(5):
                await asyncio.gather(*calls)
            await host.get(path, status=404)

    run(go())


def test_there_is_no_invite_to_a_seat_that_does_not_exist(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _friend, table = await two_players(s)
            for seat in (-1, -2, 2, 10**23, -(10**23)):
                said = await host.post(f"/api/tables/{table}/invite", {"seat": seat}, 400)
                assert said["reason"] in ("no-such-seat", "bad-request")
            await host.post(f"/api/tables/{table}/invite", {"seat": 1})

    run(go())


def test_nobody_sits_down_at_a_second_hand_of_a_running_game(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            path = f"/api/tables/{table}"
            await friend.post(f"{path}/leave")
            assert (await host.post(f"{path}/sit", {"seat": 1}, 400))["reason"] == "sat-elsewhere"
            await host.post(f"{path}/remove", {"seat": 0})
            assert (await host.post(f"{path}/sit", {"seat": 1}, 400))["reason"] == "sat-elsewhere"
            assert (await friend.post(f"{path}/sit", {"seat": 0}, 400))["reason"] == "sat-elsewhere"
            assert (await friend.post(f"{path}/sit"))["seat"] == 1, "its own"
            assert (await host.post(f"{path}/sit"))["seat"] == 0

    run(go())


def test_a_link_ends_when_the_host_sends_its_guest_away(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend = s.player(), s.player()
            path = f"/api/tables/{(await host.post('/api/tables', {}))['id']}"
            codes = [(await host.post(f"{path}/invite", {"seat": seat}))["code"] for seat in (1, None)]
            await friend.post(f"{path}/sit", {"code": codes[0]})
            await host.post(f"{path}/remove", {"seat": 1})
            for code in codes:
                assert (await friend.post(f"{path}/sit", {"code": code}, 403))["reason"] == "not-invited"
                assert (await friend.get(f"/api/invites/{code}", 404))["reason"] == "no-such-invite"
            new = (await host.post(f"{path}/invite", {}))["code"]
            await friend.get(f"/api/invites/{new}")
            assert (await friend.post(f"{path}/sit", {"code": new}))["seat"] == 1

    run(go())


def test_names_of_those_who_share_a_device_are_clean(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            made = await me.post("/api/tables", {"seats": ["me", "local"], "names": ["Zlý\u202e\x00" + "x" * 90]})
            name = (await me.get(f"/api/tables/{made['id']}"))["table"]["seats"][1]["name"]
            assert name.isprintable() and name.startswith("Zlý x") and len(name) <= 40

    run(go())


def test_a_rematch_counts_as_a_new_table(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=Limits(creations=(0.001, 3))) as s:
            host, friend, table = await two_players(s)
            await host.send("resign")
            await friend.until("over")
            assert (await host.post(f"/api/tables/{table}/rematch", {}, 429))["reason"] == "too-fast"

    run(go())
