"""A game that has only rules and texts, at a table of the server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from snar.games import GAMES
from snar.kernel.journal import parse
from snar.kernel.session import resume
from snar.template.state import CARDS

from .people import step, together
from .site import Player, Site, run, site

GAME = {"game": "template", "agreement": {"players": 2}}


async def two(s: Site) -> tuple[Player, Player, str]:
    host, friend = s.player(), s.player()
    await host.post("/api/guest", {"name": "Ája", "lang": "cs"})
    await friend.post("/api/guest", {"name": "Bob", "lang": "en"})
    made = await host.post("/api/tables", {"visibility": "public", **GAME})
    await friend.post(f"/api/tables/{made['id']}/sit")
    await together([host, friend], made["id"])
    return host, friend, made["id"]


def test_two_people_play_to_the_end_each_in_their_language(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two(s)
            watcher = await s.player().join(table)
            everyone = [host, friend, watcher]
            assert host.choice and host.choice["question"] == "Vidíš vrchní kartu balíčku. Vezmeš si ji?"
            assert [option["label"] for option in host.choice["options"]] == ["Vezmi si ji", "Nech ji ležet"]
            lines: list[str] = []
            while not host.over:
                g = s.services.tables.rooms[table].record.state
                for seat, player in enumerate(everyone):
                    assert player.view == json.loads(json.dumps(g.view(seat)))  # a part that did not change stays
                asked = next(player for player in everyone if player.choice)
                await step(everyone, asked.choice["options"][0]["key"])
                lines += [line["text"] for line in friend.frames[-1].get("lines", [])]
                if s.services.tables.rooms[table].record.state.over:
                    await host.until("over")
            assert host.over["text"].startswith("Konec hry. Vyhráv")
            assert any(line.endswith("wins a lantern.") for line in lines)
            text = (await host.client.get(f"/api/tables/{table}/export")).text
            assert resume(GAMES["template"], parse(text)).state.over
            told = await host.get(f"/api/tables/{table}/replay?at=3&count=2&seat=2")
            assert [frame["n"] for frame in told["frames"]] == [3, 4, 5]
            assert told["frames"][0]["view"]["zones"]["hand.0"]["known"] == []

    run(go())


def test_nobody_is_sent_a_face_that_they_may_not_know(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            _host, friend, table = await two(s)
            zones = s.services.tables.rooms[table].record.state.zones
            assert friend.view["zones"]["hand.0"] == {"count": 5, "known": []}
            assert friend.view["zones"]["deck"]["known"] == []
            assert sorted(friend.view["zones"]["hand.1"]["known"]) == sorted(CARDS[card] for card in zones["hand.1"])

    run(go())


def test_play_now_is_against_bots_and_a_hint_says_why(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            made = await me.post("/api/play", {"game": "template", "bot": "random", "seed": "3"})
            await me.join(made["id"])
            assert [seat["bot"] for seat in me.table["seats"]] == ["", "random", "random"]
            await me.asked()
            assert (await me.answer("bid 9"))["reason"] == "not-offered"
            await me.send("hint", id=1)
            advice = await me.until("advice")
            assert advice["top"][0]["text"] == "při zkoušení nejčastěji vyhrává"
            assert advice["top"][0]["label"] in ("Vezmi si ji", "Nech ji ležet")

    run(go())


def test_an_answer_is_taken_back_and_the_loser_may_play_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            host, friend, table = await two(s)
            await step([host, friend], "leave")
            await host.send("undo", n=host.n, seat=0)
            await host.until("update")
            assert host.choice and host.choice["topic"] == "peek"
            await host.send("resign")
            over = await friend.until("over")
            assert over["result"] == {"seats": [1], "resigned": 0}
            assert over["text"] == "Player 1 has given up."
            new = await host.post(f"/api/tables/{table}/rematch")
            rules: dict[str, Any] = (await host.get(f"/api/tables/{new['id']}"))["table"]["rules"]
            assert rules == {"players": 2, "goal": 3}

    run(go())


def test_what_cannot_be_agreed_on_is_refused_in_words(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            many = await me.post("/api/tables", {"game": "template", "agreement": {"players": 9}}, status=400)
            assert many["text"] == "Players: může být 2 až 5, ne 9."
            wind = await me.post("/api/tables", {"game": "template", "agreement": {"wind": 9}}, status=400)
            assert "wind" in wind["text"] and "players, goal" in wind["text"]

    run(go())


def test_its_words_come_once_for_the_page(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            told = await s.player().get("/api/content/en?game=template")
            assert (told["game"], told["lang"]) == ("template", "en")
            assert "template-zone-deck = deck" in told["messages"] and "plain-player" in told["messages"]

    run(go())
