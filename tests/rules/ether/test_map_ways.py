"""EF-ACT-7, EF-MAP-3, EF-MAP-4: steps, ranges and ways, also against a second, naive measure."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snar.ether.map.fields import PLACES, SIZE
from snar.ether.map.ways import (
    FAR,
    anywhere,
    distance,
    distances,
    in_range,
    next_steps,
    route,
    steps,
    within,
)

from .map_help import CELL, OPEN, ROOM, f, fs, laid, land, names

# The way from a2 to a3 leads round by the south.
WALLED = "+--+--+\n|     |\n+  +  +\n|      \n+--+--+"
PILLAR = "+--+--+\n|     |\n+  +  +\n|   ##|\n+  +  +"


@pytest.mark.rule("EE-E6b")
def test_range_counts_orthogonal_steps():
    place = land(laid(OPEN))
    assert steps(place, f("a1")) == (f("a2"), f("b1"))
    assert distance(place, f("a1"), f("b2")) == 2


@pytest.mark.rule("EF-MAP-3")
def test_range_is_measured_round_walls():
    place = land(laid(WALLED, "A1"), laid(OPEN, "A2"))
    assert distance(place, f("a2"), f("a3")) == 3
    assert not in_range(place, f("a2"), f("a3"), 2) and in_range(place, f("a2"), f("a3"), 3)


@pytest.mark.rule("EF-MAP-4")
def test_range_is_measured_round_inaccessible_fields():
    place = land(laid(PILLAR, "A1"), laid(OPEN, "B1"))
    assert distance(place, f("a2"), f("c2")) == 4
    assert distance(place, f("a2"), f("b2")) == FAR


@pytest.mark.rule("EF-ACT-7")
def test_range_is_a_maximum_and_range_0_is_the_same_field():
    place = land(laid(OPEN, "A1"), laid(OPEN, "A2"))
    assert within(place, f("a1"), 0) == (f("a1"),)
    assert set(within(place, f("a1"), 1)) == fs("a1 a2 b1")
    assert names(within(place, f("a1"), 2)) == "a1 a2 b1 a3 b2"
    assert in_range(place, f("a1"), f("a1"), 2) and not in_range(place, f("a1"), f("a2"), 0)


@pytest.mark.rule("EF-ACT-7")
def test_any_range_needs_a_connection_but_any_field_does_not():
    place = land(laid(OPEN, "A1"), laid(ROOM, "A2"), laid("+  +  +\n    ##\n+  +  +\n\n+  +  +", "B1"))
    assert in_range(place, f("a1"), f("d2"), None) and not in_range(place, f("a1"), f("a3"), None)
    assert set(within(place, f("a1"), None)) == fs("a1 a2 b1 b2 c1 d1 d2")
    assert set(anywhere(place)) == fs("a1 a2 b1 b2 c1 d1 d2 a3 a4 b3 b4")


@pytest.mark.rule("EF-REL-1")
def test_relocation_asks_neither_for_range_nor_for_walls():
    place = land(laid(OPEN), laid(CELL, "f8"))
    assert f("f8") in anywhere(place) and distance(place, f("a1"), f("f8")) == FAR


def test_all_shortest_next_steps_are_told():
    place = land(laid(OPEN, "A1"), laid(OPEN, "A2"))
    assert set(next_steps(place, f("a1"), f("b3"))) == fs("a2 b1")
    assert next_steps(place, f("a1"), f("a4")) == (f("a2"),)
    assert next_steps(place, f("a1"), f("a1")) == () == next_steps(place, f("a1"), f("d1"))


def test_a_route_is_shortest_and_of_equal_ones_the_least_harmful():
    place = land(laid(OPEN, "A1"), laid(OPEN, "A2"))
    assert names(route(place, f("a1"), f("b2"), fs("b1"))) == "a2 b2"
    assert names(route(place, f("a1"), f("b2"), fs("a2"))) == "b1 b2"
    assert names(route(place, f("a1"), f("a3"), fs("a2"))) == "a2 a3"
    assert route(place, f("a1"), f("f8")) == () == route(place, f("a1"), f("a1"))


def edges(symbol, blank):
    return st.sampled_from((symbol, blank, blank))


@st.composite
def pictures(draw):
    rows = []
    for _ in range(2):
        rows.append("+" + "+".join(draw(edges("--", "  ")) for _ in range(2)) + "+")
        cells = [draw(st.sampled_from(("  ", "  ", "  ", "##"))) for _ in range(2)]
        bars = [draw(edges("|", " ")) for _ in range(3)]
        rows.append(bars[0] + cells[0] + bars[1] + cells[1] + bars[2])
    rows.append("+" + "+".join(draw(edges("--", "  ")) for _ in range(2)) + "+")
    return "\n".join(rows)


placements = st.lists(st.tuples(pictures(), st.sampled_from(sorted(PLACES))), min_size=1, max_size=12)


def naive_open(texts):
    """(field, field) pairs one may step between, read straight off the characters of the tiles on top."""
    top = {}
    for text, at in texts:
        row, column = PLACES[at]
        for down in (0, 1):
            for right in (0, 1):
                top[row + down, column + right] = (text.splitlines(), down, right)

    def passable(cell, dy, dx):
        lines, down, right = top[cell]
        y, x = 2 * down + 1 + dy, 3 * right + 1 + (2 if dx > 0 else -1 if dx < 0 else 0)
        return lines[y][x] == " "

    def standable(cell):
        return cell in top and top[cell][0][2 * top[cell][1] + 1][3 * top[cell][2] + 1] != "#"

    for cell in top:
        for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            other = (cell[0] + dy, cell[1] + dx)
            if standable(cell) and standable(other) and passable(cell, dy, dx) and passable(other, -dy, -dx):
                yield cell[0] * 8 + cell[1], other[0] * 8 + other[1]


def naive_distances(pairs, start):
    """Relaxes every edge again and again, until nothing changes."""
    far = {start: 0}
    changed = True
    while changed:
        changed = False
        for one, two in pairs:
            if one in far and far.get(two, FAR) > far[one] + 1:
                far[two] = far[one] + 1
                changed = True
    return far


@pytest.mark.rule("EF-MAP-3", "EF-MAP-4", "EE-E6b")
@settings(max_examples=60, deadline=None)
@given(placements, st.integers(0, SIZE - 1))
def test_distances_over_any_tiles_agree_with_a_naive_measure(texts, start):
    place = land(*(laid(text, at) for text, at in texts))
    naive = naive_distances(list(naive_open(texts)), start)
    assert {at: far for at, far in enumerate(distances(place, start)) if far < FAR} == naive
    for goal, far in naive.items():
        assert distance(place, goal, start) == far
        assert len(route(place, start, goal)) == far
        assert all(naive[step] == far - 1 for step in next_steps(place, goal, start))
        assert bool(next_steps(place, goal, start)) is (far > 0)
