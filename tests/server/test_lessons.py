"""The first game over the wire, in both languages, against the scripted opponent."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

import pytest

from snar.kernel.journal import compact, parse
from snar.kernel.session import resume
from tests.lessons.play import FIRST, GAME

from .site import Data, Player, Site, run, site


async def begin(s: Site, lang: str = "cs") -> tuple[Player, str]:
    me = s.player()
    await me.post("/api/guest", {"name": "Ája", "lang": lang})
    made = await me.post("/api/lessons", {"pace": "none"})
    await me.join(made["id"])
    return me, made["id"]


async def guide(me: Player, table: str, seen: list[str], line: str = "") -> Data:
    return await me.get(f"/api/tables/{table}/lesson?seen={quote(' '.join(seen))}&line={quote(line)}")


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_a_lesson_is_played_to_its_end_by_following_the_guide(tmp_path: Path, lang: str) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me, table = await begin(s, lang)
            assert me.table["lesson"] == FIRST.id
            assert me.table["seeded"]
            seen: list[str] = []
            heard: list[Data] = []
            while await me.asked():
                heard.append(await guide(me, table, seen))
                do = heard[-1]["do"]
                if do.split()[0] in ("read", "hint", "why"):
                    seen.append(heard[-1]["id"])
                elif do == "undo":
                    await me.send("undo", n=me.n)
                    await me.until("update")
                else:
                    assert (await me.answer(do))["t"] == "accepted"
            heard.append(await guide(me, table, seen))
            assert [one["number"] for one in heard] == list(range(1, len(FIRST.steps) + 1))
            assert all(one["total"] == len(FIRST.steps) and one["text"] and not one["aside"] for one in heard)
            assert me.over and me.over["result"]["seats"] == [0]
            await verified(s, table)

    run(go())


def test_the_counter_does_not_go_back_behind_what_was_only_read(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me, table = await begin(s, "en")
            steps = [step.id for step in FIRST.steps]
            late = next(step.id for step in reversed(FIRST.steps) if step.on_page)
            assert (await guide(me, table, [late]))["number"] == steps.index(late) + 1
            assert (await guide(me, table, ["no-such-step"]))["number"] == 1

    run(go())


async def verified(s: Site, table: str) -> None:
    room = await s.services.tables.get(table)
    header = compact(room.record.journal.header)
    journal = parse("\n".join([header, *room.record.lines(0), ""]))
    assert resume(GAME, journal).state.dump() == room.record.state.dump()


def test_the_guide_follows_a_line_and_says_kindly_when_the_way_is_left(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me, table = await begin(s, "en")
            seen = ["page", "goal", "light", "why", "cost", "hint"]
            assert (await guide(me, table, seen))["id"] == "roll"
            await me.answer("done")
            await me.answer("end")
            await me.asked()
            off = await guide(me, table, seen)
            assert off["id"] == "others"
            assert off["aside"].startswith("That was not what I suggested.")
            assert (await guide(me, table, [*seen, "others"], "cast duhovy-most"))["id"] == "field"

    run(go())


def test_the_guide_speaks_to_the_player_only(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            _, table = await begin(s)
            other = s.player()
            await other.post("/api/guest", {"name": "Bob", "lang": "en"})
            assert (await other.get(f"/api/tables/{table}/lesson", 403))["reason"] == "not-your-seat"
            made = await other.post("/api/play", {"pace": "none"})
            refused = await other.get(f"/api/tables/{made['id']}/lesson", 400)
            assert refused["reason"] == "no-such-lesson"
            assert (await other.post("/api/lessons", {"id": "nic"}, 400))["text"] == refused["text"]

    run(go())


def test_after_a_restart_the_guide_goes_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me, table = await begin(s)
            await me.answer("done")
            before = await guide(me, table, [])
            cookies = me.client.cookies
        async with site(tmp_path) as s:
            me = s.player()
            me.client.cookies = cookies
            assert await guide(me, table, []) == before

    run(go())
