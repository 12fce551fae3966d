"""Etherfields at the table: a first dream alone, friends at once, words on reveal."""

from __future__ import annotations

from pathlib import Path

import msgspec

from snar.server.ether.views import EtherView
from snar.server.http.limits import unlimited
from snar.server.table.room import Room

from .site import Player, run, site
from .sleepers import dream, friends, play_on, sleeper_alone, until_topic


def test_the_first_dream_is_played_to_its_end(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=unlimited()) as s:
            player, room = await sleeper_alone(s, start="dream:prvni-sen")
            assert player.view["game"] == "ether"
            assert player.choice and player.choice["question"]
            await play_on([player], room, 2000)
            while not player.over:
                await player.hear()
            assert player.over["text"]
            assert "chronicle" not in player.over["result"]

    run(go())


def test_the_view_has_the_shape_the_page_is_told(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path, limits=unlimited()) as s:
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
            tables = [next(f for f in p.frames if f["t"] == "table" and f["view"]) for p in (host, friend)]
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
            wanted = dream(sleepers=["hracka", "drsnak"], seats=["me", "local"])
            table = (await player.post("/api/tables", wanted))["id"]
            await player.join(table)
            room = await s.services.tables.get(table)
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
                choice = room.record.state.choice_of(0)
                if choice and choice.options[-1].key != "unready":
                    await player.answer(choice.options[-1].key, room.record.number)
                else:
                    await player.hear()  # the bot is at it

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
            await play_on([back], await s.services.tables.get(table), 5)

    run(go())


def test_a_dream_that_a_campaign_has_yet_to_find_is_no_beginning(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player = s.player()
            for start in ("dream:beh-pred-vodou", "dream:nikde"):
                said = await player.post("/api/tables", dream(start=start), 400)
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
