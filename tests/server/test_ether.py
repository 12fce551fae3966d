"""Etherfields at the table: a first dream alone, friends at once, words on reveal, campaigns."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from snar.bots.ether import EtherGreedy
from snar.bots.play import ask
from snar.ether.campaign.sealing import opened
from snar.kernel.rng import Rng, key_from_seed
from snar.server.ether.views import EtherView
from snar.server.ether.words import whole
from snar.server.limits import Limits
from snar.server.room import Room

from .site import Player, Site, run, site

DREAM = {"game": "ether", "seed": "zvoneni", "visibility": "public"}


async def sleeper_alone(s: Site, **more: Any) -> tuple[Player, Room]:
    player = s.player()
    await player.post("/api/guest", {"name": "Ája", "lang": "cs"})
    made = await player.post("/api/tables", {**DREAM, "seats": ["me"], **more})
    await player.join(made["id"])
    return player, await s.desk.tables.get(made["id"])


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


def test_the_first_dream_is_played_to_its_end(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player, room = await sleeper_alone(s, start="dream:prvni-sen")
            assert player.view["game"] == "ether"
            assert player.choice and player.choice["question"]
            await play_on([player], room, 2000)
            while not player.over:
                await player.hear()
            assert player.over["text"]
            assert "chronicle" not in player.over["result"]

    run(go())


async def friends(s: Site, **more: Any) -> tuple[Player, Player, Room]:
    """Two people, two languages."""
    host, friend = s.player(), s.player()
    await host.post("/api/guest", {"name": "Ája", "lang": "cs"})
    await friend.post("/api/guest", {"name": "Bob", "lang": "en"})
    made = await host.post("/api/tables", {**DREAM, "sleepers": ["hracka", "drsnak"], **more})
    await friend.post(f"/api/tables/{made['id']}/sit")
    await host.join(made["id"])
    await friend.join(made["id"])
    return host, friend, await s.desk.tables.get(made["id"])


async def until_topic(players: list[Player], room: Room, topic: str) -> None:
    for _ in range(400):
        if room.record.state.pending[0].topic == topic:
            break
        await play_on(players, room, 1)
    for player in players:
        while player.seq < room.record.number:
            await player.hear()
    assert room.record.state.pending[0].topic == topic


def test_the_view_has_the_shape_the_page_is_told(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player, room = await sleeper_alone(s)
            for _ in range(40):
                msgspec.convert(player.view, EtherView, strict=True)
                assert set(player.view) == {field.name for field in msgspec.structs.fields(EtherView)}
                await play_on([player], room, 1)

    run(go())


def test_both_sleepers_are_asked_at_once_and_neither_waits(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, room = await friends(s)
            await until_topic([host, friend], room, "action")
            assert host.choice and friend.choice
            before = room.record.number
            assert (await host.answer("effort 1"))["t"] == "accepted"
            assert (await host.answer("stop"))["t"] == "accepted"
            late = await friend.answer("effort 1", before)  # the number it was asked with
            assert late["t"] == "accepted"

    run(go())


def test_everyone_reads_the_page_in_their_own_language(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, _ = await friends(s)
            czech, english = host.frames[-1], friend.frames[-1]
            tables = [next(f for f in p.frames if f["t"] == "table") for p in (host, friend)]
            assert "Zvonění" in tables[0]["told"]["scenes"]["zvoneni"]["title"]
            assert "Zvonění" not in tables[1]["told"]["scenes"]["zvoneni"]["title"]
            assert czech and english
            book = await friend.get(f"/api/tables/{tables[1]['table']['id']}/scenes")
            assert book["scenes"][0]["text"] == tables[1]["told"]["scenes"]["zvoneni"]["text"]

    run(go())


def test_a_payment_is_one_line_and_nothing_happens_before_it_is_sent(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player, room = await sleeper_alone(s)
            await until_topic([player], room, "action")
            number = room.record.number
            await player.send("preview", id=1, line="move")
            shown = await player.until("previewed", "refused")
            assert shown["choice"]["topic"] == "payment"
            paid = next(o["key"] for o in shown["choice"]["options"] if o["key"].startswith("pay "))
            await player.send("preview", id=2, line=f"move {paid}")
            shown = await player.until("previewed")
            assert shown["view"]["payment"]["intent"]["cunning"] > 0
            assert room.record.number == number
            hand = len(player.view["sleepers"][0]["hand"])
            assert (await player.answer(f"move {paid} done"))["t"] == "accepted"
            assert len(player.view["sleepers"][0]["hand"]) == hand - 1
            await player.send("undo", n=player.n)
            await player.until("update")
            assert len(player.view["sleepers"][0]["hand"]) == hand

    run(go())


def test_one_person_may_hold_two_sleepers(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player = s.player()
            wanted = {**DREAM, "sleepers": ["hracka", "drsnak"], "seats": ["me", "local"]}
            table = (await player.post("/api/tables", wanted))["id"]
            await player.join(table)
            room = await s.desk.tables.get(table)
            await until_mine(player, room)
            await player.send("look", seat=1)
            while player.seat != 1:
                await player.hear()
            assert player.choice
            assert player.choice["seat"] == 1

    run(go())


async def until_mine(player: Player, room: Room) -> None:
    """Up to the first action step, through whichever eyes."""
    while room.record.state.pending[0].topic != "action":
        choice = room.record.state.pending[0]
        await player.answer(choice.options[0].key, room.record.number, seat=choice.seat)
    while player.seq < room.record.number:
        await player.hear()


def test_a_bot_gives_advice_and_plays_a_seat(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player, room = await sleeper_alone(s, sleepers=["hracka", "drsnak"], seats=["me", "greedy"], pace="none")
            await player.asked()
            await player.send("hint", id=3)
            advice = await player.until("advice")
            offered = {option["key"] for option in (player.choice or {})["options"]}
            assert advice["top"][0]["key"] in offered
            assert advice["top"][0]["label"]
            while room.record.state.turn < 2:
                await player.asked()
                choice = room.record.state.choice_of(0)
                if choice:
                    await player.answer(choice.options[-1].key, room.record.number)
            assert room.record.state.turn >= 2

    run(go())


# -- campaigns ---------------------------------------------------------------------------------------------------------
async def saved(s: Site) -> tuple[Player, str]:
    """A campaign that was saved at once, in the dreamworld."""
    player, room = await sleeper_alone(s, start="world")
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
            await player.join(made["id"])
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
            wanted = {"game": "ether", "sleepers": ["drsnak"], "seats": ["me"], "chronicle": file["chronicle"]}
            assert "story" not in file["chronicle"] and "fate" not in file["chronicle"]["shared"]
            made = await stranger.post("/api/tables", wanted)
            await stranger.join(made["id"])
            assert stranger.view["sleepers"][0]["id"] == "drsnak"
            broken = {**wanted, "chronicle": {"version": 1}}
            assert (await stranger.post("/api/tables", broken, status=400))["text"]

    run(go())


def test_a_long_campaign_is_welcome_and_a_bigger_file_is_not(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as s:
            player, table = await saved(s)
            chronicle = (await player.get(f"/api/tables/{table}/campaign"))["chronicle"]
            wanted = {"game": "ether", "seats": ["me"], "sleepers": ["hracka"]}
            long = {**chronicle, "read": [*chronicle["read"], *["zvoneni"] * 12_000]}
            await player.post("/api/tables", {**wanted, "chronicle": long})
            endless = {**wanted, "chronicle": {**chronicle, "read": ["zvoneni"] * 40_000}}
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
            await player.join(made["id"])
            assert player.view["mode"] == "world"  # inside a dream that counts as death

    run(go())


def test_a_restart_of_the_server_changes_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player, room = await sleeper_alone(s)
            await play_on([player], room, 12)
            seq, view, table, cookies = player.seq, player.view, room.id, player.client.cookies
        async with site(tmp_path) as s:
            back = s.player()
            back.client.cookies = cookies
            await back.join(table)
            assert back.seq == seq
            assert back.view == view
            await play_on([back], await s.desk.tables.get(table), 5)

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
        async with site(tmp_path) as s:
            player, table = await saved(s)
            chronicle = (await player.get(f"/api/tables/{table}/campaign"))["chronicle"]
            wanted = {"game": "ether", "sleepers": ["hracka"], "seats": ["me"]}
            for part in (
                {"souls": "x"}, {"souls": 10**30}, {"souls": -1}, {"bag": 5}, {"bag": ["nikde"]}, {"log": [1]},
                {"log": [["nikde", "victory"]]}, {"districts": ["nikde"]}, {"read": ["nikde"]}, {"read": "zvoneni"},
                {"story": []}, {"story": {"kabat": "x"}}, {"found": [1]}, {"spent": 1}, {"sheet": 5}, {"sheet": {}},
                {"shared": {**chronicle["shared"], "nikde": []}}, {"sleepers": {**chronicle["sleepers"], "hracka": 1}},
            ):  # fmt: skip
                said = await player.post("/api/tables", {**wanted, "chronicle": {**chronicle, **part}}, 400)
                assert said["reason"] == "bad-chronicle", part
            await player.post("/api/tables", {**wanted, "chronicle": chronicle})

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
            sheet, wanted = chronicle["sheet"], {"game": "ether", "seats": ["me"], "options": ["mz"]}
            for part in (
                {"zones": {}}, {"known": 10**12}, {"owners": []}, {"hours": "x"}, {"turn": 10**30}, {"location": "x"},
                {"placed": [["nikde", 0, 0]]}, {"sleepers": [{"id": "hracka"}]}, {"companions": [1]}, {"souls": 99},
            ):  # fmt: skip
                forged = {**chronicle, "sheet": {**sheet, **part}}
                said = await player.post("/api/tables", {**wanted, "chronicle": forged}, 400)
                assert said["reason"] == "bad-chronicle", part
            made = await player.post("/api/tables", {**wanted, "chronicle": chronicle})
            await player.join(made["id"])
            assert player.view["world"]["location"] == sheet["location"]

    run(go())


def test_a_dream_that_a_campaign_has_yet_to_find_is_no_beginning(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player = s.player()
            for start in ("dream:beh-pred-vodou", "dream:nikde"):
                said = await player.post("/api/tables", {**DREAM, "start": start}, 400)
                assert said["reason"] == "unknown-start" and said["text"]

    run(go())


def test_the_end_of_the_story_does_not_show_its_variables(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            _, room = await sleeper_alone(s)
            state = room.record.state
            state.result = {"outcome": "victory", "story": {"kabat": 2}, "chronicle": {}}
            assert state.view(0)["result"] == state.view(1)["result"] == {"outcome": "victory"}

    run(go())
