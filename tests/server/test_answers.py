"""Stale, repeated and foreign answers are refused and harm nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from snar.store.port import StoreError

from .people import step, turn, two_players
from .site import run, site
from .sleepers import friends, until_topic


def test_a_stale_answer_is_refused_with_the_present_number(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, _ = await two_players(s)
            await step([host, friend], "done")
            frame = await host.answer("done", n=0)
            assert (frame["t"], frame["reason"], frame["n"]) == ("refused", "stale", 1)
            assert "změnilo" in frame["text"]

    run(go())


def test_of_an_answer_sent_twice_one_counts(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _friend, table = await two_players(s)
            await host.send("answer", n=0, line="done")
            await host.send("answer", n=0, line="done")
            kinds = [(await host.until("accepted", "refused"))["t"] for _ in range(2)]
            assert kinds == ["accepted", "refused"]
            stored = await s.services.store.load(table)
            assert stored and len(stored.entries) == 1

    run(go())


def test_of_a_sleepers_answer_sent_twice_one_counts_and_a_friends_in_between_does_no_harm(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, room = await friends(s)
            await until_topic([host, friend], room, "action")
            before = room.record.number
            for player in (host, friend):
                assert (await player.answer("effort 1", before))["t"] == "accepted"
                assert (await player.answer("stop", room.record.number))["t"] == "accepted"
            choice, number = room.record.state.choice_of(0), room.record.number
            assert choice and room.record.state.asking == "any"
            again = await host.answer(choice.options[0].key, before)
            assert (again["t"], again["reason"], again["n"]) == ("refused", "stale", number)
            assert (await host.answer(choice.options[0].key, number))["t"] == "accepted"

    run(go())


def test_nobody_answers_for_another(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            _host, friend, table = await two_players(s)
            stranger = await s.player().join(table)
            for player, seat, reason in (
                (friend, None, "not-your-choice"),
                (friend, 0, "not-your-seat"),
                (stranger, 0, "not-your-seat"),
                (stranger, None, "not-your-seat"),
                (friend, 7, "not-your-seat"),
                (friend, -1, "not-your-seat"),
            ):
                frame = await player.answer("done", n=0, seat=seat)
                assert (frame["t"], frame["reason"]) == ("refused", reason)
            room = await s.services.tables.get(table)
            assert room.record.number == 0
            for kind in ("undo", "resign"):
                await stranger.send(kind, n=0, seat=0)
                assert (await stranger.until("refused"))["reason"] == "not-your-seat"

    run(go())


def test_what_is_not_offered_is_refused_with_its_rule_in_the_players_language(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _friend, _ = await two_players(s)
            frame = await host.answer("roll")
            assert (frame["reason"], frame["rule"]) == ("casting-first", "RS-STR-3")
            assert "sesílání" in frame["text"]
            frame = await host.answer(" ")
            assert frame["reason"] == "empty-answer"
            frame = await host.answer("x" * 500)
            assert frame["reason"] == "too-long"

    run(go())


def test_a_line_of_several_answers_stops_where_something_happens(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _friend, table = await two_players(s)
            frame = await host.answer("done end")
            assert frame == {"t": "accepted", "n": 0, "rest": "end"}  # a die was rolled in between
            assert host.n == 1 and host.choice and host.choice["topic"] == "movement"
            assert host.frames[-1]["reach"]
            way = max(host.frames[-1]["reach"].items(), key=lambda item: len(item[1]["steps"]))
            await host.answer(f"move {way[0]}")
            stored = await s.services.store.load(table)
            assert stored and len(stored.entries) == host.n > 2

    run(go())


def test_two_devices_of_one_player_see_the_same_and_only_one_wins(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _friend, table = await two_players(s)
            twin = s.player()
            twin.client.cookies.update(host.client.cookies)
            await twin.join(table)
            assert twin.choice == host.choice
            await asyncio.gather(host.send("answer", n=0, line="done"), twin.send("answer", n=0, line="done"))
            kinds = sorted([(await p.until("accepted", "refused"))["t"] for p in (host, twin)])
            assert kinds == ["accepted", "refused"]

    run(go())


def test_what_cannot_be_kept_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            with monkeypatch.context() as broken:
                broken.setattr(s.services.store, "append", fails)
                frame = await host.answer("done")
                assert (frame["t"], frame["reason"]) == ("refused", "not-kept")
            room = await s.services.tables.get(table)
            assert room.record.number == 0
            await host.send("ping")
            await host.until("pong")
            assert (await host.answer("done"))["t"] == "accepted"
            assert (await turn([host, friend], "end")) is host

    run(go())


def test_a_table_that_cannot_even_be_read_wakes_up_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two_players(s)
            with monkeypatch.context() as broken:
                broken.setattr(s.services.store, "append", fails)
                broken.setattr(s.services.store, "load", fails)
                await host.send("answer", n=0, line="done")
                assert await host.closed() == 1012
                assert await friend.closed() == 1012
            await host.join(table)
            assert host.n == 0 and host.choice
            assert (await host.answer("done"))["t"] == "accepted"
            stored = await s.services.store.load(table)
            assert stored and len(stored.entries) == 1

    run(go())


async def fails(*_: object) -> None:
    raise StoreError("disk full")
