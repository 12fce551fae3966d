"""A server that has been given a third language lists it, speaks it, and hands the page its words."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from snar.server.ether import content, words

from .site import run, site


@pytest.mark.usefixtures("slovak")
def test_a_third_language_is_listed_and_spoken_by_adding_texts(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            listed = (await me.get("/api/languages"))["languages"]
            assert [(one["code"], one["name"], one["fallback"]) for one in listed] == [
                ("cs", "Česky", ""), ("en", "English", ""), ("sk", "Slovenčina", "cs"),
            ]  # fmt: skip
            page = (await me.client.get("/api/texts/sk")).text
            assert "play-now = Hrať hneď" in page and "scenario-bratrstvi = Bratstvo" in page
            assert (await me.client.get("/api/texts/xx")).status_code == 400
            me.client.headers["accept-language"] = "sk-SK,sk;q=0.9,en;q=0.5"
            who = await me.get("/api/me")
            assert (who["name"], who["lang"]) == ("Hosť", "sk")
            cards = await me.get("/api/content/sk")
            assert (cards["lang"], cards["cards"]["rytir"]["name"], cards["cards"]["sopka"]["name"]) == (
                *("sk", "Rytier", "Sopka"),
            )
            assert len(cards["rules"]) == len((await me.get("/api/content/cs"))["rules"])
            await me.join((await me.post("/api/play", {"pace": "none"}))["id"])
            choice = await me.asked()
            assert choice["question"] == "Chceš niečo zoslať? Máš 5 svetla."
            await me.answer("done")
            assert any("Rytier" in line["text"] for frame in me.frames for line in frame.get("lines", ()))
            await me.send("language", lang="cs")
            assert (await me.until("table"))["choice"] is None or "Rytíř" in json.dumps(
                me.frames[-1], ensure_ascii=False
            )

    run(go())


@pytest.mark.usefixtures("slovak")
def test_secrets_are_secret_in_every_language() -> None:
    told = json.dumps({id: str(card) for id, card in content.document("sk").cards.items()}, ensure_ascii=False)
    assert words.whole("sk").name("maska-sovy") == "Maska sovy (po slovensky)"
    assert "po slovensky" not in told and not set(content.document("sk").cards) & words.secret_ids()
    assert not words.public("sk").has("maska-sovy")


def test_a_language_that_is_not_spoken_is_refused_and_nobody_is_lost_with_one(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            assert (await me.client.get("/api/content/xx")).status_code == 400
            assert (await me.client.post("/api/guest", json={"lang": "xx"})).status_code == 400
            guest = (await me.get("/api/me"))["guest"]
            row = await s.services.store.guest(guest)
            assert row
            await s.services.store.keep_guest(row._replace(lang="xx"))  # the folder of that language was taken away
            assert (await me.get("/api/me"))["lang"] == "cs"
            await me.join((await me.post("/api/play", {"pace": "none"}))["id"], lang="xx")
            assert (await me.asked())["question"] == "Chceš něco seslat? Máš 5 světla."
            await me.send("language", lang="xx")
            assert (await me.until("refused"))["reason"] == "bad-request"

    run(go())
