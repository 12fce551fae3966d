"""Golden playthroughs: games as they were, for every scenario, dream, variant and mode of both games."""

from __future__ import annotations

import pytest

from snar.ether.options import OPTIONS

from . import ether
from .make import FOLDER, MOST, NAMES, played

REMAKE = "python -m tests.replays.make"
STRETCH = {"awakening", "fate", "delta", "visit", "slumber", "dream-over", "season", "group", "key", "saved"}


@pytest.mark.parametrize("name", NAMES)
def test_the_game_goes_as_it_went(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    assert path.exists(), f"{path} is missing: {REMAKE}"
    golden = path.read_text(encoding="utf-8").splitlines()
    now = played(name).splitlines()
    for number, (was, line) in enumerate(zip(golden, now, strict=False), start=1):
        assert was == line, f"{path}:{number} differs; if this was meant: {REMAKE}"
    assert len(golden) == len(now), f"{path} differs in length; if this was meant: {REMAKE}"
    assert path.stat().st_size < MOST


def test_there_are_no_other_files() -> None:
    files = [path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.glob("*/*")]
    assert sorted(files) == sorted(NAMES), REMAKE


@pytest.mark.parametrize("name", ["rise/zkouska-sily-draft", "ether/slumber-prizrak"])
def test_a_playthrough_is_the_same_each_time(name: str) -> None:
    assert played(name) == played(name)


def test_dealt_hands_are_written_only_for_their_owners() -> None:
    dealt = written("rise/stret-risi").partition("\n#1 ")[0].splitlines()
    known = [line.partition(" [")[0] for line in dealt if ".known [" in line]
    assert known == ["rytir = hands.0.known", "stin = hands.1.known"]


def test_what_one_sleeper_peeked_at_is_written_for_that_sleeper_alone() -> None:
    lines = written("ether/prvni-sen").splitlines()
    seen = [line for line in lines if '"seconds":' in line]
    assert seen
    assert all(line.partition(" = ")[0] in ("hracka", "specialista") for line in seen)


def test_variables_of_the_story_are_told_to_nobody() -> None:
    told = [line for name in NAMES if name.startswith("ether/") for line in written(name).splitlines()]
    assert [line for line in told if ". story " in line] == []


def test_every_option_of_etherfields_has_its_playthrough() -> None:
    assert {option for table in ether.TABLES.values() for option in table.get("options", ())} == set(OPTIONS)


def test_a_stretch_of_campaign_has_all_that_happens_on_the_road() -> None:
    lines = written("ether/campaign-on-the-road").splitlines()
    assert {line.split()[1] for line in lines if line.startswith(". ")} >= STRETCH
    asked = {line.split()[2].rstrip(":") for line in lines if line.startswith("? ")}
    assert asked >= {"shopping", "shop", "sanctuary", "gate", "delta", "travel", "change-sleeper", "save-buy"}


def written(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
