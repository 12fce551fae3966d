"""Previews, reasons why not, and hints."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from snar.server.thinking.pool import Brain, Thought

from .people import step, two_players
from .site import run, site
from .sleepers import friends, sleeper_alone, until_topic


def test_a_preview_shows_the_next_stage_and_changes_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            made = await me.post("/api/tables", {"seats": ["me", "local"], "agreement": {"scenario": "zacatecnici"}})
            await me.join(made["id"])
            assert me.choice
            room = await s.services.tables.get(made["id"])
            before = room.record.state.dump()
            cast = next((o["key"] for o in me.choice["options"] if o["key"].startswith("cast ")), "")
            if cast:
                await me.send("preview", id=7, line=cast)
                frame = await me.until("previewed", "refused")
                assert frame["id"] == 7
                if frame["t"] == "previewed":
                    assert frame["choice"]["topic"] == "cast-field" and frame["choice"]["options"]
            await me.send("preview", id=8, line="done")
            frame = await me.until("refused", "previewed")
            assert (frame["t"], frame["reason"], frame["id"]) == ("refused", "preview-ends", 8)
            await me.send("preview", id=9, line="dance")
            assert (await me.until("refused"))["id"] == 9
            assert room.record.state.dump() == before

    run(go())


def test_a_preview_of_a_walk_shows_what_is_left(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, _table = await two_players(s)
            await step([host, friend], "done")
            assert host.choice
            option = host.choice["options"][0]
            await host.send("preview", id=1, line=option["key"])
            frame = await host.until("previewed")
            me = next(figure for figure in frame["view"]["figures"] if figure["seat"] == 0)
            now = next(figure for figure in host.view["figures"] if figure["seat"] == 0)
            assert me["bp"] == now["bp"] - option["cost"]["bp"]
            assert me["field"] == option["key"].split()[1] != now["field"]

    run(go())


def test_why_not_tells_the_rule_and_its_help(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, _table = await two_players(s)
            await step([host, friend], "done")
            await host.send("why", id=3, key="attack stin")
            frame = await host.until("because")
            assert (frame["id"], frame["reason"], frame["rule"]) == (3, "nobody-here", "RS-DUL-1")
            assert frame["text"] and frame["help"]
            await host.send("why", id=4, key=host.choice["options"][0]["key"] if host.choice else "")
            assert (await host.until("because"))["reason"] == ""
            await friend.send("why", id=5, key="roll")
            assert (await friend.until("because"))["reason"] == "not-your-choice"

    run(go())


def test_a_hint_names_offered_options_with_reasons(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, _table = await two_players(s)
            assert host.choice
            await host.send("hint", id=11)
            frame = await host.until("advice")
            keys = {option["key"] for option in host.choice["options"]}
            assert frame["id"] == 11 and 1 <= len(frame["top"]) <= 3
            assert all(advice["key"] in keys and advice["label"] and advice["text"] for advice in frame["top"])
            await friend.send("hint", id=12)
            assert (await friend.until("refused"))["reason"] == "not-your-choice"

    run(go())


def test_a_preview_that_asks_for_too_much_is_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player, room = await sleeper_alone(s)
            await until_topic([player], room, "action")
            await player.send("preview", id=1, line="move back " * 39)
            frame = await player.until("refused", "previewed")
            assert (frame["t"], frame["reason"], frame["id"]) == ("refused", "line-too-long", 1)
            assert frame["text"] and "line-too-long" not in frame["text"]

    run(go())


class Slow:
    """A bot that thinks until it is let go."""

    def __init__(self, brain: Brain) -> None:
        self.asked, self.go = 0, asyncio.Event()
        brain.think = self.think  # type: ignore[method-assign]

    async def think(self, *_: object) -> list[Thought]:
        self.asked += 1
        await self.go.wait()
        return [Thought("done", [])]


def test_one_hint_is_thought_about_at_a_time(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _friend, _table = await two_players(s)
            slow = Slow(s.services.driver.brain)
            for id in (1, 2, 3):
                await host.send("hint", id=id)
            refused = [await host.until("refused"), await host.until("refused")]
            assert [(frame["id"], frame["reason"]) for frame in refused] == [(2, "too-fast"), (3, "too-fast")]
            slow.go.set()
            assert (await host.until("advice"))["id"] == 1
            await host.send("hint", id=4)
            assert (await host.until("advice"))["id"] == 4
            assert slow.asked == 2

    run(go())


def test_a_question_that_was_answered_meanwhile_does_not_stand_in_the_way_of_the_next_hint(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, _table = await two_players(s)
            slow = Slow(s.services.driver.brain)
            asked = host if host.choice else friend
            for id in (1, 2):
                assert asked.choice
                await asked.send("hint", id=id)
                await asked.answer(asked.choice["options"][0]["key"])
                asked = host if host.choice else friend
                await asked.asked()
            assert slow.asked == 2
            slow.go.set()
            await asked.send("hint", id=3)
            assert (await asked.until("advice", "refused"))["id"] == 3

    run(go())


def test_whoever_is_asked_together_with_others_is_advised_although_they_answer_meanwhile(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, _room = await friends(s, start="slumber:prizrak")
            slow = Slow(s.services.driver.brain)
            assert host.choice and friend.choice
            await host.send("hint", id=1)
            await host.send("ping")
            await host.until("pong")
            await friend.answer(friend.choice["options"][0]["key"])
            n = (await host.until("update"))["n"]
            slow.go.set()
            advice = await host.until("advice")
            assert (advice["id"], advice["n"]) == (1, n)

    run(go())


@pytest.mark.parametrize("still", [True, False], ids=["sits", "gone"])
def test_advice_is_for_whoever_still_has_the_seat(tmp_path: Path, still: bool) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, _friend, table = await two_players(s)
            slow = Slow(s.services.driver.brain)
            await host.send("hint", id=1)
            await host.send("ping")
            await host.until("pong")
            room = await s.services.tables.get(table)
            if not still:
                room.meta.seats[0].guest = "somebody-else"
            slow.go.set()
            await asyncio.sleep(0.05)
            await host.send("ping")
            frame = await host.until("advice", "pong")
            assert frame["t"] == ("advice" if still else "pong")

    run(go())
