"""Packs on offer: a table agrees on one by its name, and everything that is said and shown there comes from it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from snar.games import bring
from snar.packs import shelf
from snar.packs.folders import PackError
from snar.server.app import make_app
from snar.server.settings import Settings
from snar.server.starting import reason
from tests.packs.changed import SECRET, change, copied, empty_shelf, ether_pack, rise_pack

from .people import step, two_players
from .site import Player, Site, run, site
from .sleepers import sleeper_alone
from .test_campaigns import saved
from .test_durable import all_asleep


@pytest.fixture(autouse=True)
def alone() -> Iterator[None]:
    yield
    empty_shelf()


def test_a_copied_and_changed_pack_is_offered_and_played(tmp_path: Path) -> None:
    pack = rise_pack(tmp_path / "pack")

    async def go() -> None:
        async with site(tmp_path / "data", packs=(pack,)) as s:
            host, friend, table = await two_players(
                s, seats=["me", "open"], agreement={"scenario": "zacatecnici", "pack": "papirove-sny"}
            )
            own, mine = (await host.get("/api/catalogue?lang=cs"))["packs"]["rise"]
            assert (own["id"], own["title"], own["own"]) == ("rise-snu", "Říše Snů", True)
            assert (mine["id"], mine["title"], mine["version"], mine["own"]) == (
                "papirove-sny", "Paper Dreams", "1.2.0", False
            )  # fmt: skip
            assert friend.table["rules"]["pack"] == "papirove-sny" and friend.table["rules"]["version"] == "1.2.0"
            assert {row["id"]: row["pohyb"] for row in friend.view["figures"]}["rytir"] == 8
            assert "Paper Knight" in json.dumps(friend.frames) and "Papírový rytíř" in json.dumps(
                host.frames, ensure_ascii=False
            )
            change(pack / "characters.toml", "pohyb = 8", "pohyb = 1")  # whoever works on it disturbs no running game
            change(pack / "en" / "characters.ftl", "Paper Knight", "Torn Knight")
            await step([host, friend], (host.choice or friend.choice or {})["options"][0]["key"])
            assert "Torn" not in json.dumps(friend.frames)
            header = s.services.tables.rooms[table].record.journal.header
            assert header["pack"].startswith(mine["digest"]) and header["rules"]["pack"] == "papirove-sny"
            await content_of_each(s)
            await friend.hang_up()
            player = s.player()
            wanted = {"agreement": {"pack": "papirove-sny"}, "seats": ["me", "greedy"], "seed": "mesic"}
            await player.join((await player.post("/api/tables", wanted))["id"])
            await player.send("hint", id=1, seat=player.seat)
            assert (await player.until("advice"))["top"], "bots think with the cards of the table"
            wrong = {"agreement": {"pack": str(pack)}, "seats": ["me", "greedy"]}
            for name in (str(pack), "../pack", "papirovy"):
                wrong["agreement"] = {"pack": name}
                assert (await host.post("/api/tables", wrong, 400))["reason"] == "unknown-pack"

    run(go())
    assert shelf.names("rise") == ("rise-snu",), "it goes with its server"


async def content_of_each(s: Site) -> None:
    """Each has its own document under its own tag."""
    client, tags = s.player().client, []
    for query, knight, wood in (("", "Knight", False), ("?game=rise&pack=papirove-sny", "Paper Knight", True)):
        answer = await client.get(f"/api/content/en{query}")
        cards, tag = answer.json()["cards"], answer.headers["etag"]
        assert cards["rytir"]["name"] == knight and ("papirovy-les" in cards) is wood
        again = await client.get(f"/api/content/en{query}", headers={"if-none-match": tag})
        assert again.status_code == 304
        tags.append(tag)
    assert len({*tags}) == 2
    for query in ("?pack=nothing", "?game=ether&pack=papirove-sny", "?game=template&pack=rise-snu", "?pack=/etc"):
        answer = await client.get(f"/api/content/en{query}")
        assert (answer.status_code, answer.json()["reason"]) == (400, "unknown-pack")


def test_a_table_whose_pack_is_away_is_named_and_opens_again(tmp_path: Path) -> None:
    """Running or not begun: nothing of it is lost."""
    pack = rise_pack(tmp_path / "pack")
    other = copied("rise-snu", tmp_path / "other", "papirove-sny")

    async def go() -> None:
        async with site(tmp_path / "data", packs=(pack,)) as s:
            agreed = {"agreement": {"pack": "papirove-sny"}}
            host, friend, running = await two_players(s, **agreed)
            await step([host, friend], (host.choice or friend.choice or {})["options"][0]["key"])
            opened = (await host.post("/api/tables", agreed))["id"]
            number = host.n
            await all_asleep(s, host, friend)
            [one] = s.services.packs
            shelf.take_away(one)
            await away(s, host, running, "missing-pack")
            await away(s, host, opened, "missing-pack")
            assert (await host.post(f"/api/tables/{opened}/start", {"bot": "random"}, 400))["reason"] == "missing-pack"
            await all_asleep(s, *s.players)
            changed = bring(other)
            await away(s, host, running, "changed-pack")
            await all_asleep(s, *s.players)
            shelf.take_away(changed)
            bring(one.folder)
            await host.join(running)
            assert host.n == number and host.table["rules"]["pack"] == "papirove-sny"
            await host.join(opened)
            assert host.table["status"] == "open"

    run(go())


async def away(s: Site, guest: Player, table: str, why: str) -> None:
    """It is there by its name, and says what it waits for."""
    listed = {one["table"]["id"]: one["table"]["rules"] for one in (await guest.get("/api/tables/mine"))["tables"]}
    assert (listed[table]["pack"], listed[table]["version"]) == ("papirove-sny", "1.2.0")
    told = await guest.get(f"/api/tables/{table}/replay", 400)
    watcher = s.player()
    watcher.socket = await connect(f"ws://127.0.0.1:{s.port}/ws/{table}", proxy=None)
    assert await watcher.closed() == 4404
    for said in (told, *watcher.frames):
        assert said["reason"] == why and "papirove-sny 1.2.0" in said["text"]


def test_etherfields_tells_the_secrets_of_its_own_pack_and_a_campaign_belongs_to_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path / "data", packs=(ether_pack(tmp_path / "pack"),)) as s:
            player, _ = await sleeper_alone(s, pack="papirovy-eter")
            assert SECRET in json.dumps(player.frames, ensure_ascii=False), "the first page was read aloud"
            page = (await player.get(f"/api/tables/{player.table['id']}/scenes"))["scenes"][0]
            assert SECRET in page["text"]
            answer = await player.client.get("/api/content/cs?game=ether&pack=papirovy-eter")
            assert answer.json()["cards"]["prvni-sen"]["name"] == "Papírový sen" and SECRET not in answer.text
            own = await player.client.get("/api/content/cs?game=ether")
            assert own.json()["cards"]["prvni-sen"]["name"] != "Papírový sen"
            assert {*answer.json()["cards"]} == {*own.json()["cards"]}
            other, _ = await sleeper_alone(s)
            assert SECRET not in json.dumps(other.frames, ensure_ascii=False)
            await campaign_waits(s)

    run(go())


async def campaign_waits(s: Site) -> None:
    player, table = await saved(s, pack="papirovy-eter")
    [slot] = (await player.get("/api/campaigns"))["campaigns"]
    assert (slot["pack"], slot["here"], slot["resumable"]) == ("papirovy-eter", True, True)
    [one] = s.services.packs
    await all_asleep(s, *s.players)
    shelf.take_away(one)
    [slot] = (await player.get("/api/campaigns"))["campaigns"]
    assert (slot["pack"], slot["here"], slot["resumable"]) == ("papirovy-eter", False, False)
    assert (await player.post(f"/api/tables/{table}/go-on", {}, 400))["reason"] == "unknown-pack"
    file = (await player.client.get(f"/api/tables/{table}/campaign")).json()
    wanted = {"game": "ether", "seats": ["me"], "agreement": {"chronicle": file["chronicle"]}}
    assert (await player.post("/api/tables", wanted, 400))["reason"] == "campaign-without-pack"
    await all_asleep(s, *s.players)
    bring(one.folder)
    made = await player.post(f"/api/tables/{table}/go-on")
    assert (await s.services.tables.get(made["id"])).meta.rules["pack"] == "papirovy-eter"


def test_a_server_does_not_start_with_a_pack_that_cannot_be_played(tmp_path: Path) -> None:
    good, bad = rise_pack(tmp_path / "good"), copied("rise-snu", tmp_path / "bad", "mine")
    change(bad / "dreams.toml", "light = 10", "light = 7")
    for _ in range(2):  # it leaves nothing behind, not even its lock
        with pytest.raises(PackError) as caught:
            make_app(Settings(data=tmp_path / "data", packs=(good, bad)))
        assert str(reason(caught.value, Settings())) == str(caught.value) and "dreams.toml" in str(caught.value)
        assert shelf.names("rise") == ("rise-snu",)
