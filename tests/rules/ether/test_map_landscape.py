"""EF-MAP: tiles laid together, overlays, walls and symbols; and how it all is drawn."""

from itertools import product

import pytest

from snar.ether.map.draw import draw
from snar.ether.map.ways import distance, steps

from .map_help import CELL, OPEN, ROOM, f, fs, laid, land

TRAPS = """
+  +  +
 t  t
+  +  +
 t  t
+  +  +
"""
FLOOR = """
+  +  +

+  +  +

+--+--+
"""


@pytest.mark.rule("EF-MAP-1")
def test_tiles_make_up_the_fields_of_their_places():
    place = land(laid(OPEN, "A2"), laid(OPEN, "B2"))
    assert set(place.fields) == fs("a3 a4 b3 b4 c3 c4 d3 d4")
    assert steps(place, f("b3")) == (f("a3"), f("b4"), f("c3")) and steps(place, f("a1")) == ()


@pytest.mark.rule("EF-MAP-1")
def test_a_shifted_tile_overlaps_two_places_and_covers_what_lies_there():
    place = land(laid(TRAPS, "B2"), laid(OPEN, "B2", (1, 0)))
    assert set(place.fields) == fs("c3 c4 d3 d4 e3 e4")
    assert set(place.bearing("t")) == fs("c3 c4")
    assert [place.source[f(name)] for name in ("c3", "d3", "e3", "e5")] == [0, 1, 1, -1]


@pytest.mark.rule("EF-MAP-1")
def test_an_overlay_replaces_only_what_it_covers():
    room = "+--+--+\n|st   |\n+  +  +\n|*  z |\n+--+--+"
    place = land(laid(room, nw="clubs"), laid("+--+\n|##|\n+--+", "a1"))
    assert set(place.fields) == fs("a2 b1 b2")
    assert place.symbols[f("a1")] == "#" and place.suits[f("a1")] == "" and place.bearing("s") == ()
    assert place.bearing("*") == (f("b1"),) and place.bearing("z") == (f("b2"),)


@pytest.mark.rule("EF-MAP-1")
def test_an_overlay_opens_a_wall_only_if_it_covers_both_its_sides():
    halves = "+--+--+\n|  |  |\n+--+--+\n|  |  |\n+--+--+"
    hole = "+  +\n\n+  +"
    assert land(laid(halves), laid(hole, "a1")).wall(f("a1"), f("a2"))
    both = land(laid(halves), laid("+--+--+\n|     |\n+--+--+", "a1"))
    assert steps(both, f("a1")) == (f("a2"),) and steps(both, f("b1")) == ()


@pytest.mark.rule("EF-MAP-1")
def test_an_overlay_may_add_a_field_where_no_tile_lies():
    place = land(laid(OPEN), laid(CELL, "c1"))
    assert f("c1") in place.fields and steps(place, f("c1")) == ()


def test_a_piece_must_lie_on_the_board():
    with pytest.raises(ValueError, match="leaves the board"):
        land(laid(OPEN, "C4", (0, 1)))


@pytest.mark.rule("EF-MAP-3")
def test_a_wall_drawn_on_either_side_of_a_shared_edge_closes_it():
    for left, right in product((OPEN, ROOM), repeat=2):
        place = land(laid(left, "A1"), laid(right, "A2"))
        closed = ROOM in (left, right)
        assert place.wall(f("a2"), f("a3")) is place.wall(f("a3"), f("a2")) is closed
        assert (f("a3") in steps(place, f("a2"))) is (f("a2") in steps(place, f("a3"))) is not closed


@pytest.mark.rule("EF-MAP-3")
def test_half_walls_close_nothing_not_even_two_of_them_facing_each_other():
    half = "+--+--+\n|     !\n+  +  +\n|     !\n+--+--+"
    mirrored = "+--+--+\n!     |\n+  +  +\n!     |\n+--+--+"
    place = land(laid(half, "A1"), laid(mirrored, "A2"))
    assert distance(place, f("a2"), f("a3")) == 1


@pytest.mark.rule("EF-MAP-3")
def test_a_thin_gap_between_the_walls_of_adjoining_tiles_opens_no_way():
    """A wall runs on from tile to tile, on whichever side each of them has it; where two tiles meet it has no hole."""
    ceiling = "+--+--+\n\n+  +  +\n\n+  +  +"
    place = land(laid(FLOOR, "A1"), laid(OPEN, "A2"), laid(OPEN, "B1"), laid(ceiling, "B2"))
    assert all(
        place.wall(f(above), f(below)) for above, below in (("b1", "c1"), ("b2", "c2"), ("b3", "c3"), ("b4", "c4"))
    )
    assert distance(place, f("b2"), f("c2")) == 99


@pytest.mark.rule("EF-MAP-4")
def test_one_does_not_step_on_an_inaccessible_field_nor_off_it():
    place = land(laid("+  +  +\n ##\n+  +  +\n #\n+  +  +"))
    assert set(place.fields) == fs("a2 b2")
    assert steps(place, f("a2")) == (f("b2"),) and steps(place, f("a1")) == ()


@pytest.mark.rule("EF-MAP-10")
def test_symbols_and_tokens_of_environments_count_alike():
    place = land(laid("+  +  +\n w  b\n+  +  +\n\n+  +  +"), environments=(("swamp", f("a1")), ("light", f("b1"))))
    assert place.environments[f("a1")] == {"water", "swamp"} and place.environments[f("a2")] == {"swamp"}
    assert place.environments[f("b1")] == {"light"} and place.environments[f("b2")] == set()
    with pytest.raises(ValueError, match="no such environment on a1: fog"):
        land(laid(OPEN), environments=(("fog", f("a1")),))


@pytest.mark.rule("EF-MAP-10")
def test_where_light_meets_darkness_the_darkness_is_ignored():
    dark = "+  +  +\n ld d\n+  +  +\n d\n+  +  +"
    place = land(laid(dark), environments=(("light", f("b1")), ("darkness", f("b2"))))
    kinds = [place.environments[f(name)] for name in ("a1", "a2", "b1", "b2")]
    assert kinds == [{"light"}, {"darkness"}, {"light"}, {"darkness"}]


@pytest.mark.rule("EF-MAP-10", "EF-MAP-11")
def test_environments_stairs_and_special_symbols_change_no_step():
    plain = land(laid(OPEN))
    assert land(laid("+  +  +\n wb z\n+  +  +\n *  d\n+  +  +")).near == plain.near


@pytest.mark.rule("EF-MAP-9")
def test_a_draw_symbol_says_how_many_cards():
    place = land(laid("+  +  +\n 1  2\n+  +  +\n 3\n+  +  +"))
    assert [place.draws(f(name)) for name in ("a1", "a2", "b1", "b2")] == [1, 2, 3, 0]


def test_a_door_closes_an_open_way_and_opens_a_wall_from_both_sides():
    shut, opened = (f("a1"), f("a2"), True), (f("b2"), f("b1"), False)
    place = land(laid("+--+--+\n|     |\n+  +  +\n|  |  |\n+--+--+"), doors=(shut, opened))
    assert place.near[f("a1")] == (f("b1"),) and place.near[f("a2")] == (f("b2"),)
    assert place.near[f("b1")] == (f("a1"), f("b2")) and place.near[f("b2")] == (f("a2"), f("b1"))


def test_equal_landscapes_are_one_object():
    assert land(laid(OPEN), laid(ROOM, "A2")) is land(laid(OPEN), laid(ROOM, "A2"))
    assert land(laid(OPEN), laid(ROOM, "A2")) is not land(laid(ROOM, "A2"), laid(OPEN))


@pytest.mark.parametrize(
    ("at", "numbers", "letters"), [("B3", "  5  6", "cd"), ("A1", "  1  2", "ab"), ("C4", "  7  8", "ef")]
)
def test_a_drawn_tile_looks_as_it_was_written(at, numbers, letters):
    text = "+--+--+\n|e  s |\n+  +--+\n|  |##|\n+--+--+"
    lines = draw(land(laid(text, at))).splitlines()
    assert lines[0] == numbers and [line[0] for line in lines[1:]] == [" ", letters[0], " ", letters[1], " "]
    assert [line[1:] for line in lines[1:]] == text.splitlines()


def test_a_dreamscape_is_drawn_with_its_figures_and_without_the_empty_places():
    place = land(laid(ROOM, "A1"), laid("+--+--+\n|t    |\n+  +  +\n\n+  +--+", "A2"), laid(ROOM, "B2"))
    assert (
        draw(place, {f("a3"): "HP", f("d4"): "S"})
        == """\
  1   2   3   4
 +---+---+---+---+
a|       |HPt    |
 +   +   +   +   +
b|       |
 +---+---+---+---+
c        |       |
         +   +   +
d        |    S  |
         +---+---+"""
    )
    assert draw(land()) == ""
