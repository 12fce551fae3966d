"""What a table can agree on, told by the server, is what the rules accept."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from snar.bots import levels
from snar.kernel.choice import Refused
from snar.rise.options import agree
from snar.server.ether import catalogue as ether
from snar.server.rise.catalogue import BOARDS, DRAFT, TICKS, RiseTick, asked, catalogue

from .site import run, site

ROOT = Path(__file__).parents[2]


def test_the_server_tells_the_scenarios_characters_and_bots(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            told = await s.player().get("/api/catalogue")
            assert told["bots"] == {game: levels(game) for game in told["games"]}
            rise = told["games"]["rise"]
            assert rise["scenarios"]["zkouska-sily"]["players"] == [2, 5]
            assert "snove-svety" not in [tick["id"] for tick in rise["scenarios"]["souboj-s-casem"]["ticks"]]
            for character in rise["heroes"] + rise["demons"]:
                player = s.player()
                made = await player.post(
                    "/api/play", {"agreement": {"characters": [character]}, "bot": told["bots"]["rise"][0]}
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


def test_ticks_go_together_unless_a_clash_says_why_not() -> None:
    for scenario, shape in catalogue("cs").scenarios.items():
        clashes = {tick.id: tick.clashes for tick in shape.ticks}
        assert all(why and why == clashes[other][id] for id, some in clashes.items() for other, why in some.items())
        for number in range(len(clashes) + 1):
            for chosen in combinations(clashes, number):
                if any(other in clashes[id] for id, other in combinations(chosen, 2)):
                    with pytest.raises(Refused):
                        agree(**asked(scenario, *chosen))
                else:
                    rules = agree(**asked(scenario, *chosen))
                    (four,) = [tick for tick in shape.ticks if tick.id in chosen and tick.figures] or [RiseTick("")]
                    assert (four.figures or shape.players[0]) == len(rules.characters)
                    assert (four.chairs or shape.players[0]) == rules.seats
        for tick in {*TICKS} - {*clashes}:
            with pytest.raises(Refused):
                agree(**asked(scenario, tick))


def test_what_is_only_for_one_sleeper_or_for_later_says_so_in_words() -> None:
    for lang, alone in (("cs", "jen pro jednoho"), ("en", "for one sleeper only")):
        modes = {mode.id: mode for mode in ether.catalogue(lang).modes}
        assert alone in modes["solo"].alone and modes["bdely-sen"].locked
        for option in {*modes} - {"solo", "bdely-sen"}:
            assert modes[option] == ether.EtherMode(option)


def test_reasons_come_in_the_language_that_was_asked_for(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            for lang, said in (("cs", "nejdou spolu"), ("en", "do not go together")):
                told = (await s.player().get(f"/api/catalogue?lang={lang}"))["games"]["rise"]["scenarios"]["stret-risi"]
                assert (
                    said in next(tick for tick in told["ticks"] if tick["id"] == "tezke-ukoly")["clashes"]["dlouha-hra"]
                )
            await s.player().get("/api/catalogue?lang=xx", 400)

    run(go())


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_the_page_has_a_text_for_all_that_can_be_agreed_on(lang: str) -> None:
    shapes = catalogue(lang).scenarios
    ticks = {tick.id for shape in shapes.values() for tick in shape.ticks}
    wanted = [f"scenario-{id}" for id in shapes] + [f"option-{id}" for id in ticks - {BOARDS, DRAFT}]
    wanted += [f"eth-option-{mode.id}" for mode in ether.catalogue(lang).modes]
    wanted = [text + more for text in wanted for more in ("", "-more")] + [f"setup-{id}" for id in (BOARDS, DRAFT)]
    files = (*(ROOT / f"web/src/texts/{lang}").glob("*.ftl"), ROOT / f"src/snar/texts/{lang}/public.ftl")
    texts = {line.split(" ")[0] for file in files for line in file.read_text("utf-8").splitlines()}
    assert [text for text in wanted if text not in texts] == []
