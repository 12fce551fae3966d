"""The pack that comes with the game is correct, complete, and loaded without anything installed."""

import subprocess
import sys
from dataclasses import replace

import pytest

from snar.ether.map.check import check_tiles
from snar.packs.ether.check import check_ether
from snar.packs.ether.counts import check_counts
from snar.packs.ether.loader import load_ether
from snar.packs.ether.model import EtherPack
from snar.packs.folders import BUILT_IN
from snar.texts.ether.check import check_ether_texts

FOLDER = BUILT_IN / "etherfields"


@pytest.mark.rule("EF-COM-1", "EF-COM-2", "EE-B5a", "EE-G4", "EE-G5a")
def test_it_has_no_problems() -> None:
    assert [str(problem) for problem in check_ether(FOLDER)] == []


@pytest.mark.rule("EE-F1d")
def test_its_tiles_can_be_laid() -> None:
    assert [str(problem) for problem in check_tiles(load_ether())] == []


def test_its_texts_are_all_there() -> None:
    assert [str(problem) for problem in check_ether_texts(FOLDER, load_ether())] == []


def test_nothing_but_the_standard_library_is_needed() -> None:
    path = f"import sys; sys.path.insert(0, {str(BUILT_IN.parents[1])!r})"
    code = "from snar.packs.ether.loader import load_ether; load_ether(); import snar.packs.ether.check"
    subprocess.run([sys.executable, "-S", "-E", "-c", f"{path}; {code}"], check=True)


EMPTY = replace(load_ether(), id="prazdny", **{
    name: {} for name in (
        "sleepers", "influence", "weaknesses", "items", "masks", "turns", "mutations", "tiles", "dreams",
        "slumbers", "fate", "seasons", "scenes", "districts", "wisdom", "notes", "memories", "references",
    )
})  # fmt: skip


def counted(pack: EtherPack) -> list[str]:
    return [problem.what for problem in check_counts(pack)]


@pytest.mark.rule("EF-COM-2", "EF-COM-3")
def test_what_is_missing_is_told() -> None:
    assert counted(EMPTY) == [
        "sleepers none",
        "0 market cards",
        "0 different market cards",
        "0 turn cards",
        "0 fate cards",
        "0 weaknesses",
        "0 masks",
        "0 starting items",
        "0 other items",
        "0 mutations",
        "no mutation of distress, gems, masks, movement, progress, range, rerolls, seal",
        "no wisdom",
        "no notes",
        "no memories",
        "0 personal reference tokens",
        "0 better seasons",
        "0 worse seasons",
        "0 slumber entry tiles",
        "0 slumber map tiles",
        "0 dreams",
        "0 first dreams",
        "first slumbers: none",
        "0 slumbers that join later",
        "0 first districts",
        "0 scenes",
    ]


@pytest.mark.rule("EF-COM-1", "EF-COM-2", "EF-COM-3")
def test_the_opening_holds_as_much_as_was_promised() -> None:
    """The numbers themselves, once more and by hand: a check that counts nothing would pass everything."""
    pack = load_ether()
    market = [card for id, card in pack.influence.items() if not card.sleeper and id not in pack.marks]
    items = [card.start for id, card in pack.items.items() if id not in pack.marks]
    tiles = [tile.kind for tile in pack.tiles.values()]
    counted = {
        "starting cards": [len(sleeper.start) for sleeper in pack.sleepers.values()],
        "back actions": len({sleeper.back.id for sleeper in pack.sleepers.values()}),
        "market": sum(card.copies for card in market),
        "turn cards with loot": sum(bool(card.loot) for card in pack.turns.values()),
        "fate cards with a quirk": sum(card.start and card.quirk for card in pack.fate.values()),
        "weaknesses": sum(card.copies for id, card in pack.weaknesses.items() if id not in pack.marks),
        "masks": len(pack.masks),
        "items": (items.count(True), items.count(False)),
        "seasons": len(pack.seasons),
        "slumbers": (
            sum(row.start for row in pack.slumbers.values()),
            sum(bool(row.code) for row in pack.slumbers.values()),
        ),
        "slumber tiles": (tiles.count("slumber-entry"), tiles.count("slumber")),
        "turns of the first dream": [dream.turns for dream in pack.dreams.values() if dream.start],
        "dreams": len(pack.dreams),
        "districts": sum(district.start for district in pack.districts.values()),
        "shopping cards": sum("EF-SHP-1" in card.rules for card in pack.wisdom.values()),
    }
    assert counted == {
        "starting cards": [22, 22, 22, 22],
        "back actions": 4,
        "market": 81,
        "turn cards with loot": 12,
        "fate cards with a quirk": 10,
        "weaknesses": 6,
        "masks": 14,
        "items": (5, 10),
        "seasons": 6,
        "slumbers": (4, 7),
        "slumber tiles": (2, 6),
        "turns of the first dream": [12],
        "dreams": 4,
        "districts": 2,
        "shopping cards": 1,
    }
    assert (len(market) >= 54, len(pack.scenes) >= 60, len(pack.references) <= 77) == (True, True, True)


@pytest.mark.rule("EF-GAT-1")
@pytest.mark.parametrize("dream", load_ether().dreams)
def test_every_dream_has_an_intro_a_goal_and_an_ending_for_turns_that_run_out(dream: str) -> None:
    pack = load_ether()
    row = pack.dreams[dream]
    assert (row.intro in pack.scenes, row.exhausted in pack.scenes, bool(row.aims)) == (True, True, True)


@pytest.mark.rule("EF-COM-1")
def test_each_sleeper_starts_with_22_cards() -> None:
    pack = load_ether()
    short = replace(pack.sleepers["hracka"], start=pack.sleepers["hracka"].start[1:])
    fewer = replace(pack, sleepers=pack.sleepers | {"hracka": short})
    assert {*counted(fewer)} - {*counted(pack)} == {"21 starting cards of hracka"}
