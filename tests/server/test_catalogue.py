"""What a table can agree on, told by the server, is what the rules accept."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from snar.bots import BOTS
from snar.kernel.choice import Refused
from snar.rise.options import agree
from snar.server.http.catalogue import everything

from .site import run, site


def test_the_server_tells_the_scenarios_characters_and_bots(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            told = await s.player().get("/api/catalogue")
            assert set(told["bots"]) == set(BOTS)
            assert told["scenarios"]["zkouska-sily"]["players"] == [2, 5]
            assert "snove-svety" not in told["scenarios"]["souboj-s-casem"]["options"]
            for character in told["heroes"] + told["demons"]:
                player = s.player()
                made = await player.post(
                    "/api/play", {"agreement": {"characters": [character]}, "bot": told["bots"][0]}
                )
                body = await player.get(f"/api/tables/{made['id']}")
                assert [body["table"]["seats"][seat]["character"] for seat in body["mine"]] == [character]

    run(go())


def test_a_game_that_is_not_there_is_refused_by_its_name(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            said = await me.post("/api/play", {"game": "chess"}, 400)
            assert said["reason"] == "unknown-game" and "chess" in said["text"]
            assert (await me.get("/api/content/cs?game=chess", 400))["reason"] == "unknown-game"
            assert (await me.get("/api/tables/mine"))["tables"] == []

    run(go())


def test_every_told_agreement_is_accepted_and_no_other() -> None:
    for scenario, shape in everything().scenarios.items():
        for chosen in shape.sets:
            assert agree(scenario, chosen).options == frozenset(chosen)
        for edition, boards in product(shape.editions, shape.boards):
            if edition == "2003" or boards == 1:
                assert agree(scenario, edition=edition, boards=boards)
        for pair in product(shape.options, shape.options):
            if sorted(set(pair)) not in [sorted(known) for known in shape.sets]:
                with pytest.raises(Refused):
                    agree(scenario, pair)
