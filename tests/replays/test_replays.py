"""Golden playthroughs: the whole game as it was, for every scenario and variant."""

from __future__ import annotations

import pytest

from .golden import TABLES, playthrough
from .make import FOLDER, MOST

REMAKE = "python -m tests.replays.make"


@pytest.mark.parametrize("name", TABLES)
def test_the_game_goes_as_it_went(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    assert path.exists(), f"{path} is missing: {REMAKE}"
    golden = path.read_text(encoding="utf-8").splitlines()
    played = playthrough(name).splitlines()
    for number, (was, now) in enumerate(zip(golden, played, strict=False), start=1):
        assert was == now, f"{path}:{number} differs; if this was meant: {REMAKE}"
    assert len(golden) == len(played), f"{path} differs in length; if this was meant: {REMAKE}"
    assert path.stat().st_size < MOST


def test_there_are_no_other_files() -> None:
    assert {path.stem for path in FOLDER.glob("*")} == set(TABLES), REMAKE


def test_a_playthrough_is_the_same_each_time() -> None:
    assert playthrough("zkouska-sily-draft") == playthrough("zkouska-sily-draft")


def test_dealt_hands_are_written_only_for_their_owners() -> None:
    dealt = playthrough("stret-risi").partition("\n#1 ")[0].splitlines()
    known = [line.partition(" [")[0] for line in dealt if ".known [" in line]
    assert known == ["rytir = hands.0.known", "stin = hands.1.known"]
