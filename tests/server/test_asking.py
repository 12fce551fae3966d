"""Previews, reasons why not, and hints."""

from __future__ import annotations

from pathlib import Path

from .people import step, two_players
from .site import run, site


def test_a_preview_shows_the_next_stage_and_changes_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            made = await me.post("/api/tables", {"seats": ["me", "local"], "scenario": "zacatecnici"})
            await me.join(made["id"])
            assert me.choice
            room = await s.desk.tables.get(made["id"])
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
