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
from snar.packs.loader import BUILT_IN
from snar.texts.check_ether import check_ether_texts

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
        "slumbers", "fate", "seasons", "scenes", "districts",
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


@pytest.mark.rule("EF-COM-1")
def test_each_sleeper_starts_with_22_cards() -> None:
    pack = load_ether()
    short = replace(pack.sleepers["hracka"], start=pack.sleepers["hracka"].start[1:])
    fewer = replace(pack, sleepers=pack.sleepers | {"hracka": short})
    assert {*counted(fewer)} - {*counted(pack)} == {"21 starting cards of hracka"}
