"""What a table is asked to agree on is the game's own; a wrong word is named, and tables of before go on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from snar.games import FRONTS
from snar.server.front import front_of
from snar.store.port import GuestRow, TableRow

from .site import Player, Site, run, site

BEFORE = json.loads((Path(__file__).parent / "tables_of_before.json").read_text("utf-8"))
ME = GuestRow("guest-of-before", "Ája", "cs", 0.0)


@pytest.mark.parametrize(
    ("game", "agreement", "field", "said"),
    [
        ("rise", {"sleepers": ["hracka"]}, "sleepers", "scenario, edition, options"),
        ("rise", {"fame": "many"}, "fame", "číslo"),
        ("rise", {"options": "odmena"}, "options", "seznam"),
        ("rise", {"scenario": 1}, "scenario", "text"),
        ("ether", {"scenario": "stret-risi"}, "scenario", "sleepers, options, start, chronicle"),
        ("ether", {"chronicle": "kdysi"}, "chronicle", "objekt"),
    ],
)
def test_a_wrong_field_is_named_with_what_is_allowed(
    tmp_path: Path, game: str, agreement: dict[str, Any], field: str, said: str
) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            for path in ("/api/tables", "/api/play"):
                refused = await s.player().post(path, {"game": game, "agreement": agreement}, 400)
                assert refused["reason"] in ("not-in-agreement", "wrong-in-agreement")
                assert f"„{field}“" in refused["text"] and said in refused["text"]

    run(go())


def test_the_words_of_an_agreement_beside_it_are_refused_and_not_overlooked(tmp_path: Path) -> None:
    """A page that was loaded before this server would else play something that nobody chose."""

    async def go() -> None:
        async with site(tmp_path) as s:
            for path in ("/api/tables", "/api/play"):
                assert (await s.player().post(path, {"scenario": "zacatecnici"}, 400))["reason"] == "bad-request"

    run(go())


def test_a_dream_that_a_campaign_has_yet_to_find_is_no_quick_game(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            wanted = {"game": "ether", "agreement": {"start": "dream:beh-pred-vodou"}}
            assert (await s.player().post("/api/play", wanted, 400))["reason"] == "unknown-start"

    run(go())


def test_the_description_names_the_agreement_of_every_game(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            schemas = (await s.player().get("/api/openapi.json"))["components"]["schemas"]
            for body in ("CreateBody", "PlayBody"):
                told = {one["$ref"].rpartition("/")[2] for one in schemas[body]["properties"]["agreement"]["anyOf"]}
                assert told == {front_of(game).agreement.__name__ for game in FRONTS} and told <= {*schemas}

    run(go())


async def kept(s: Site, name: str) -> tuple[Player, str]:
    """A table as the server kept it when its agreement was asked for in fields that all games shared."""
    stored = BEFORE[name]
    row = TableRow(*stored["row"])
    await s.services.store.keep_guest(ME)
    await s.services.store.create(row, [ME.id])
    await s.services.store.append(row.id, 1, stored["entries"])
    player = s.player()
    player.client.cookies.set("snar", s.services.signer.sign(ME.id))
    return player, row.id


def test_a_table_of_before_is_listed_replayed_and_played_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me, table = await kept(s, "rise")
            (listed,) = (await me.get("/api/tables/mine"))["tables"]
            assert listed["table"]["rules"]["scenario"] == "zkouska-sily"
            assert (await me.get(f"/api/tables/{table}/replay"))["total"] == len(BEFORE["rise"]["entries"])
            new = (await me.post(f"/api/tables/{table}/rematch", {"swap": False}))["id"]
            rules = (await me.get(f"/api/tables/{new}"))["table"]["rules"]
            assert rules == listed["table"]["rules"]

    run(go())


def test_a_campaign_of_before_goes_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me, table = await kept(s, "ether")
            (campaign,) = (await me.get("/api/campaigns"))["campaigns"]
            assert campaign["table"] == table and campaign["resumable"]
            new = (await me.post(f"/api/tables/{table}/go-on"))["id"]
            rules = (await me.get(f"/api/tables/{new}"))["table"]["rules"]
            assert (rules["sleepers"], rules["options"]) == (["drsnak"], ["solo"])
            assert [one["id"] for one in (await me.get("/api/campaigns"))["campaigns"]] == [table]

    run(go())
