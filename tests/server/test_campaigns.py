"""Campaigns: saved in a slot, going on, travelling as a file, forged."""

from __future__ import annotations

from pathlib import Path

from snar.ether.campaign.sealing import opened
from snar.server.ether.words import whole
from snar.server.http.limits import Limits, unlimited

from .people import together
from .site import Player, Site, run, site
from .sleepers import friends, play_on, sleeper_alone, until_topic


async def saved(s: Site, **more: str) -> tuple[Player, str]:
    """A campaign that was saved at once, in the dreamworld."""
    player, room = await sleeper_alone(s, start="world", **more)
    await until_topic([player], room, "travel")
    await player.answer("save")
    while not room.record.state.over:
        await player.answer("pass", room.record.number)
    while not player.over:
        await player.hear()
    return player, room.id


def test_a_saved_campaign_waits_in_its_slot_and_goes_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player, table = await saved(s)
            slots = (await player.get("/api/campaigns"))["campaigns"]
            assert [(slot["table"], slot["resumable"]) for slot in slots] == [(table, True)]
            assert slots[0]["decks"] == {"hracka": 22}
            made = await player.post(f"/api/tables/{table}/go-on")
            again = await player.post(f"/api/tables/{table}/go-on")
            assert made == again
            await together([player], made["id"])
            assert player.view["mode"] == "world"
            assert "chronicle" not in player.table["rules"]
            slots = (await player.get("/api/campaigns"))["campaigns"]
            assert [(slot["id"], slot["table"]) for slot in slots] == [(table, made["id"])]

    run(go())


def test_a_running_campaign_shows_its_decks_and_season_before_it_is_saved(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player, room = await sleeper_alone(s, start="world")
            await until_topic([player], room, "travel")
            cookies, g = player.client.cookies, room.record.state
            g.zones["season"] = (card := g.cards("seasons")[0],)
        async with site(tmp_path) as s:  # asleep: it is woken up to be looked at
            back = s.player()
            back.client.cookies = cookies
            [slot] = (await back.get("/api/campaigns"))["campaigns"]
            assert (slot["table"], slot["status"]) == (room.id, "running")
            assert slot["decks"] == {"hracka": 22}
            assert slot["season"] == whole("cs").name(g.card_id(card))

    run(go())


def test_a_campaign_travels_as_a_file_of_those_who_played_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player, table = await saved(s)
            file = await player.get(f"/api/tables/{table}/campaign")
            stranger = s.player()
            await stranger.get("/api/me")
            await stranger.get(f"/api/tables/{table}/campaign", status=403)
            await stranger.post(f"/api/tables/{table}/go-on", status=403)
            wanted = {"game": "ether", "seats": ["me"]}
            agreement = {"sleepers": ["drsnak"], "chronicle": file["chronicle"]}
            assert "story" not in file["chronicle"] and "fate" not in file["chronicle"]["shared"]
            made = await stranger.post("/api/tables", {**wanted, "agreement": agreement})
            await stranger.join(made["id"])
            assert stranger.view["sleepers"][0]["id"] == "drsnak"
            broken = {**wanted, "agreement": {**agreement, "chronicle": {"version": 1}}}
            assert (await stranger.post("/api/tables", broken, status=400))["text"]

    run(go())


def test_a_long_campaign_is_welcome_and_a_bigger_file_is_not(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as s:
            player, table = await saved(s)
            chronicle = (await player.get(f"/api/tables/{table}/campaign"))["chronicle"]
            wanted = {"game": "ether", "seats": ["me"]}
            long = {**chronicle, "read": [*chronicle["read"], *["zvoneni"] * 6_000]}
            await player.post("/api/tables", {**wanted, "agreement": {"chronicle": long}})
            endless = {**wanted, "agreement": {"chronicle": {**chronicle, "read": ["zvoneni"] * 40_000}}}
            assert (await player.client.post("/api/tables", json=endless)).status_code == 413

    run(main())


def test_whoever_stops_alone_keeps_the_campaign(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player, room = await sleeper_alone(s)
            await player.send("resign")
            over = await player.until("over")
            assert over["result"]["outcome"] == "stopped"
            made = await player.post(f"/api/tables/{room.id}/go-on")
            await together([player], made["id"])
            assert player.view["mode"] == "world"  # inside a dream that counts as death

    run(go())


def test_the_journal_of_a_campaigns_table_belongs_to_those_who_sat_there(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player, table = await saved(s)
            stranger = s.player()
            await stranger.get("/api/me")
            assert (await stranger.get(f"/api/tables/{table}/export", 403))["reason"] == "not-your-seat"
            assert (await player.client.get(f"/api/tables/{table}/export")).status_code == 200

    run(go())


def test_going_on_counts_as_a_new_table(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=Limits(creations=(0.001, 3))) as s:
            player, table = await saved(s)
            body = {"sleepers": ["hracka"]}
            await player.post(f"/api/tables/{table}/go-on", body)
            assert (await player.post(f"/api/tables/{table}/go-on", body, 429))["reason"] == "too-fast"

    run(go())


def test_a_forged_campaign_is_refused_with_one_clear_word(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=unlimited()) as s:
            player, table = await saved(s)
            chronicle = (await player.get(f"/api/tables/{table}/campaign"))["chronicle"]
            wanted = {"game": "ether", "seats": ["me"]}
            for part in (
                {"souls": "x"}, {"souls": 10**30}, {"souls": -1}, {"bag": 5}, {"bag": ["nikde"]}, {"log": [1]},
                {"log": [["nikde", "victory"]]}, {"districts": ["nikde"]}, {"read": ["nikde"]}, {"read": "zvoneni"},
                {"story": []}, {"story": {"kabat": "x"}}, {"found": [1]}, {"spent": 1}, {"sheet": 5}, {"sheet": {}},
                {"shared": {**chronicle["shared"], "nikde": []}}, {"sleepers": {**chronicle["sleepers"], "hracka": 1}},
            ):  # fmt: skip
                said = await player.post(
                    "/api/tables", {**wanted, "agreement": {"chronicle": {**chronicle, **part}}}, 400
                )
                assert said["reason"] == "bad-chronicle", part
            await player.post("/api/tables", {**wanted, "agreement": {"chronicle": chronicle}})

    run(go())


def test_a_save_sheet_is_read_only_if_it_is_whole(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player, room = await sleeper_alone(s, start="world", options=["mz"])
            await until_topic([player], room, "travel")
            await player.answer("save")
            while not player.over:
                await player.hear()
            file = (await player.get(f"/api/tables/{room.id}/campaign"))["chronicle"]
            chronicle = opened(file)
            assert chronicle and "sheet" not in file
            sheet, wanted = chronicle["sheet"], {"game": "ether", "seats": ["me"]}
            for part in (
                {"zones": {}}, {"known": 10**12}, {"owners": []}, {"hours": "x"}, {"turn": 10**30}, {"location": "x"},
                {"placed": [["nikde", 0, 0]]}, {"sleepers": [{"id": "hracka"}]}, {"companions": [1]}, {"souls": 99},
            ):  # fmt: skip
                forged = {"options": ["mz"], "chronicle": {**chronicle, "sheet": {**sheet, **part}}}
                said = await player.post("/api/tables", {**wanted, "agreement": forged}, 400)
                assert said["reason"] == "bad-chronicle", part
            kept = {"options": ["mz"], "chronicle": chronicle}
            made = await player.post("/api/tables", {**wanted, "agreement": kept})
            await player.join(made["id"])
            assert player.view["world"]["location"] == sheet["location"]

    run(go())


def test_what_led_here_is_told_at_the_next_table_too(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=unlimited()) as s:
            player, room = await sleeper_alone(s)
            await until_topic([player], room, "scene")
            await play_on([player], room, 1)
            first = await player.get(f"/api/tables/{room.id}/previously")
            assert [page["id"] for page in first["pages"]] == list(dict.fromkeys(room.record.state.read))[-3:]
            kinds = [line["kind"] for line in first["lines"]]
            assert "scene" in kinds and "chosen" in kinds and all(line["text"] for line in first["lines"])
            await player.send("resign")
            await player.until("over")
            cookies = player.client.cookies
        async with site(tmp_path) as s:  # the next day
            player = s.player()
            player.client.cookies.update(cookies)
            new = (await player.post(f"/api/tables/{room.id}/go-on"))["id"]
            await together([player], new)
            told = await player.get(f"/api/tables/{new}/previously")
            assert [page["id"] for page in told["pages"]] == [page["id"] for page in first["pages"]]
            assert [line["text"] for line in told["lines"]][: len(first["lines"])] == [
                x["text"] for x in first["lines"]
            ]
            assert told["campaign"]["id"] == room.id and told["campaign"]["dreams"][-1][1] == "death"
            stranger = s.player()
            await player.post(f"/api/tables/{new}/visibility", {"visibility": "private"})
            await stranger.get(f"/api/tables/{new}/previously", 404)

    run(go())


def test_a_dream_played_on_from_a_moment_is_no_campaign_of_its_own(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=unlimited()) as s:
            player, room = await sleeper_alone(s)
            await play_on([player], room, 3)
            await player.send("resign")
            await player.until("over")
            await player.post(f"/api/tables/{room.id}/play-on", {"at": 2, "seat": 0, "pace": "none"})
            assert [one["id"] for one in (await player.get("/api/campaigns"))["campaigns"]] == [room.id]

    run(go())


def test_what_was_taken_back_did_not_lead_anywhere(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=unlimited()) as s:
            player, room = await sleeper_alone(s)
            await until_topic([player], room, "scene")
            before, number = room.record.milestones(), room.record.number
            await play_on([player], room, 1)
            assert room.record.milestones() != before
            await player.send("ask_undo", to=number)
            while room.record.epoch == 0:
                await player.hear()
            assert room.record.milestones() == before

    run(go())


def test_friends_find_their_seats_at_the_table_where_the_campaign_goes_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, room = await friends(s, start="world", visibility="public")
            await until_topic([host, friend], room, "travel")
            for player in (host, friend):
                await player.answer("save", room.record.number)
            while not room.record.state.over:
                seat = room.record.state.pending[0].seat
                await (host, friend)[seat].answer("pass", room.record.number)
            await host.post(f"/api/tables/{room.id}/visibility", {"visibility": "link"})
            new = await host.post(f"/api/tables/{room.id}/go-on")
            waits = (await host.get(f"/api/tables/{new['id']}"))["table"]
            assert waits["status"] == "open" and waits["seats"][1]["kept"][0]["name"] == "Bob"
            [slot] = (await friend.get("/api/campaigns"))["campaigns"]
            assert (slot["table"], slot["status"]) == (new["id"], "open")
            assert await friend.post(f"/api/tables/{room.id}/go-on") == new
            await together([host, friend], new["id"])
            begun = (await friend.get(f"/api/tables/{new['id']}"))["table"]
            assert begun["status"] == "running" and [seat["name"] for seat in begun["seats"]] == ["Ája", "Bob"]

    run(go())


def test_whoever_left_a_running_campaign_finds_it_among_the_own_ones(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, room = await friends(s, start="world")
            await friend.post(f"/api/tables/{room.id}/leave")
            await host.post(f"/api/tables/{room.id}/replace", {"seat": 1})
            [slot] = (await friend.get("/api/campaigns"))["campaigns"]
            assert (slot["table"], slot["status"], slot["resumable"]) == (room.id, "running", False)
            await host.send("resign")
            await host.until("over")
            assert (await friend.get("/api/campaigns"))["campaigns"] == [], "what was saved belongs to those who did"

    run(go())
