"""EF-MAP: what a picture of a tile says, and what its mistakes are called."""

import pytest

from snar.ether.map.fields import (
    BESIDE,
    EAST,
    NAMES,
    NEAR,
    NORTH,
    NUMBERS,
    PLACES,
    SOUTH,
    WEST,
    corner,
    number,
    place,
    way_to,
)
from snar.ether.map.tiles import Picture, PictureError, read

from .map_help import CELL, OPEN, ROOM, f

KITCHEN = """
    +--+--+
    |e  s |
    +  +--+
    |  |##|
    +--+--+
"""


def walls(*ways):
    return sum(1 << way for way in ways)


def test_fields_are_named_by_row_and_column():
    assert len(NAMES) == 48 and NAMES[0] == "a1" and NAMES[7] == "a8" and NAMES[8] == "b1" and NAMES[47] == "f8"
    assert NUMBERS["c4"] == 19 and number(2, 3) == 19 and number(6, 0) == number(0, 8) == number(-1, 0) == -1


def test_neighbours_share_an_edge_and_not_only_a_corner():
    assert NEAR[f("c4")] == (f("b4"), f("c5"), f("d4"), f("c3"))
    assert BESIDE[f("a1")] == (-1, f("a2"), f("b1"), -1) and NEAR[f("a8")] == (f("b8"), f("a7"))
    assert way_to(f("c4"), f("c5")) == EAST
    for stranger in (f("d5"), f("c4"), -1):
        with pytest.raises(ValueError, match="not neighbours"):
            way_to(f("c4"), stranger)


@pytest.mark.rule("EF-MAP-1")
def test_a_tile_covers_four_fields_of_its_place_and_a_shifted_one_lies_over_two_places():
    assert len(PLACES) == 12 and place("A1") == (0, 0) and place("C4") == (4, 6)
    assert place("B2", (1, 0)) == (3, 2) and place("B2", (0, -1)) == (2, 1)
    assert [corner(2, 2, name) for name in ("nw", "ne", "sw", "se")] == [f("c3"), f("c4"), f("d3"), f("d4")]
    with pytest.raises(ValueError, match="A1 to C4"):
        place("D1")
    with pytest.raises(ValueError, match="nw, ne, sw, se"):
        corner(0, 0, "n")


def test_a_picture_gives_fields_walls_and_symbols():
    assert read(KITCHEN, {"ne": "hearts"}) == Picture(
        2,
        2,
        (walls(NORTH, WEST), walls(NORTH, EAST, SOUTH), walls(WEST, SOUTH, EAST), walls(NORTH, EAST, SOUTH, WEST)),
        ("e", "s", "", "#"),
        ("", "hearts", "", ""),
    )


def test_lost_blanks_at_the_ends_of_lines_change_nothing():
    assert read("+--+--+\n|e   \n+  +  +\n\n+--+--+") == read("+--+--+\n|e     \n+  +  +\n       \n+--+--+\n")
    assert read(OPEN).sides == (0, 0, 0, 0)


@pytest.mark.rule("EF-MAP-3")
@pytest.mark.parametrize("half", ["- ", " -", "-.", ".-"])
def test_a_wall_that_does_not_close_the_whole_edge_does_not_count(half):
    assert read(f"+{half}+\n!  !\n+--+").sides == (walls(SOUTH),)


@pytest.mark.parametrize(("text", "size"), [(CELL, (1, 1)), ("+--+--+\n|t  z |\n+--+--+", (1, 2)), (ROOM, (2, 2))])
def test_overlays_have_one_to_four_fields(text, size):
    picture = read(text)
    assert (picture.rows, picture.columns) == size and len(picture.symbols) == size[0] * size[1]


def test_a_tall_overlay_lists_its_fields_downwards():
    assert read("+--+\n|t |\n+--+\n|z |\n+--+").symbols == ("t", "z")


@pytest.mark.rule("EF-MAP-10")
def test_an_environment_on_a_line_covers_both_its_fields_and_in_the_middle_all_four():
    assert read("+--+--+\n|  l s|\n+  +  +\n|     |\n+--+--+").symbols == ("l", "sl", "", "")
    assert read("+--+--+\n|     |\n+ w+  +\n|     |\n+--+--+").symbols == ("w", "", "w", "")
    assert read("+--+--+\n|  |t |\n+--d  +\n|     |\n+--+--+").symbols == ("d", "td", "d", "d")


@pytest.mark.rule("EF-MAP-2")
def test_the_entry_symbol_on_a_line_makes_both_fields_entries():
    assert read("+--+--+\n|  e  |\n+  +  +\n|     |\n+--+--+").symbols == ("e", "e", "", "")


@pytest.mark.rule("EF-MAP-4")
def test_a_symbol_on_a_line_does_not_reach_into_an_inaccessible_field():
    assert read("+--+--+\n|##e  |\n+  w  +\n|     |\n+--+--+").symbols == ("#", "ew", "w", "w")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1, column 1: a picture has 1 or 2 rows"),
        ("+--+\n|  |", "line 1, column 1: a picture has 1 or 2 rows"),
        ("+--+--+--+\n|        |\n+--+--+--+", "line 1, column 1: a picture has 1 or 2 rows"),
        ("+--+\n|   |\n+--+", "line 2, column 5: the line is longer than 4"),
        ("+--+\n|x |\n+--+", "line 2, column 2: 'x' means nothing here"),
        ("+--+\n| x|\n+--+", "line 2, column 3: 'x' means nothing here"),
        ("+--+\n|  e\n+--+", "line 2, column 4: 'e' means nothing here"),
        ("+l +\n|  |\n+--+", "line 1, column 2: 'l' means nothing here"),
        ("+--+\n|#e|\n+--+", "line 2, column 2: an inaccessible field bears no symbols"),
        ("+--+--+\n|     |\n+ls+  +\n|     |\n+--+--+", "line 3, column 2: 'ls' is neither a wall nor one symbol"),
        ("+--+--+\n|     |\n+  e  +\n|     |\n+--+--+", "line 3, column 4: 'e' means nothing here"),
        ("+--+--+\n|  t  |\n+  +  +\n|     |\n+--+--+", "line 2, column 4: 't' means nothing here"),
        ("+--+\n-  |\n+--+", "line 2, column 1: '-' means nothing here"),
        ("+--+\n|  |\n.--+", "line 3, column 1: '.' means nothing here"),
    ],
)
def test_a_mistake_is_named_by_line_and_column(text, message):
    with pytest.raises(PictureError) as error:
        read(text)
    assert str(error.value).startswith(message)


@pytest.mark.parametrize("suits", [{"n": "hearts"}, {"ne": "hearts"}, {"nw": "cups"}, {"sw": "hearts"}])
def test_a_suit_needs_a_spawn_field_of_the_picture(suits):
    text = "+--+--+\n|s    |\n+--+--+"
    assert read(text, {"nw": "spades"}).suits == ("spades", "")
    with pytest.raises(ValueError, match="suits: "):
        read(text, suits)
