"""Who sits where: invites, the host, several seats on one device."""

from __future__ import annotations

from pathlib import Path

from .people import together, two_players
from .site import run, site


def test_an_invite_to_a_seat_and_an_open_one(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, guests = s.player(), [s.player() for _ in range(3)]
            made = await host.post("/api/tables", {"agreement": {"scenario": "zkouska-sily", "players": 3}})
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
            assert (await guests[1].post(f"{path}/sit", {"code": anyone["code"]}))["seat"] == 1
            assert (await guests[2].post(f"{path}/sit", {"code": anyone["code"]}, 400))["reason"] == "table-full"
            await together([host, *guests[:2]], made["id"])
            table = (await host.get(path))["table"]
            assert table["status"] == "running"
            assert table["words"] == [player.words[table["commitment"]] for player in (host, guests[1], guests[0])]
            assert table["seats"][2]["name"] == "Cyril"

    run(go())


def test_the_host_may_start_remove_and_replace_but_nobody_else(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend = s.player(), s.player()
            options = {"visibility": "public", "agreement": {"scenario": "zkouska-sily", "players": 3}, "pace": "none"}
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
            assert (await host.get(path))["table"]["status"] == "open", "nobody has said a word yet"
            await together([host, friend], made["id"])
            await friend.hang_up()
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
