"""Pictures of tiles are read, and slumber tiles hang together."""

from collections.abc import Callable
from pathlib import Path

import pytest

from snar.ether.map.check import check_tiles
from snar.packs.ether.loader import read_ether

Write = Callable[..., Path]


def problems(folder: Path) -> list[str]:
    return [str(problem) for problem in check_tiles(read_ether(folder))]


def test_a_correct_pack_has_no_problems(write: Write) -> None:
    assert problems(write()) == []


@pytest.mark.rule("EE-F1d")
@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("|e  e |", "|e  x |", "chodba: line 2, column 5: 'x' means nothing here; correct its picture"),
        ("|e  e |\n", "", "chodba: line 1, column 1: a picture has 1 or 2 rows and columns"),
        ('sw = "hearts"', 'nw = "hearts"', "chodba: suits: nw is no spawn field; correct"),
        ('place = "B2"', "", "chodba: no tile place : they are A1 to C4; correct"),
        ('place = "B2"', 'place = "C4"\nshift = [1, 0]', "chodba: a piece of 2x2 at row 5, column 6 leaves"),
        ('at = "c3"\n', "", "okno: an overlay without a field; correct"),
        ('at = "nw"', 'at = "se"', "chodba: action otevrit at se cannot be reached; move it to a field"),
        ("|e  e |", "|     |", "dum: its tiles have no entry; draw an e on the tile it begins with"),
        ("    s |\n+  +  +", "    s |\n+--+--+", "pole: a part of it is cut off; open a way between all its fields"),
        ("    s |", "|   s |", "pole: a part of it is cut off; open a way"),
        ('place = "B3"', 'place = "A4"', "pole: a part of it is cut off; open a way"),
    ],
)
def test_problems_of_pictures(write: Write, old: str, new: str, line: str) -> None:
    assert any(found.startswith(f"tiles.toml: {line}") for found in problems(write("tiles.toml", old, new)))
