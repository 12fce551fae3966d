"""EF-MAP-12 to 14, EE-E3 to E5: how many a field holds, and who is pushed."""

import pytest

from snar.ether.map.crowd import (
    ENTITY,
    LARGE,
    SLEEPER,
    Figure,
    entrance,
    is_free,
    is_full,
    may_stop,
    moved,
    push_fields,
    room,
)

from .map_help import CELL, OPEN, crowd, f, fs, laid, land

PLACE = land(laid(OPEN, "A1"), laid(OPEN, "A2"))
SMALL = Figure("shade", ENTITY, f("a2"))
BIG = Figure("whale", LARGE, f("a2"))
WALKER = Figure("walker", SLEEPER, f("b1"))


def pushed(found):
    return {figure.name for figure in found.pushed}


@pytest.mark.rule("EF-MAP-12", "EF-ENT-6")
@pytest.mark.parametrize("four", [{"sleeper": "a1 a1 a1 a1"}, {"sleeper": "a1", "entity": "a1 a1", "companion": "a1"}])
def test_four_figures_of_any_kind_fill_a_field(four):
    here = crowd(**four)
    assert is_full(here, f("a1")) and not is_full(here[1:], f("a1")) and room(here[1:], f("a1")) == 1


@pytest.mark.rule("EF-MAP-12")
def test_a_sleeper_does_not_stop_on_a_full_field_but_may_stay_on_one():
    here = crowd(sleeper="a1 a1", entity="a1 a1 b1")
    assert not may_stop(here, WALKER, f("a1")) and may_stop(here, WALKER, f("b1"))
    assert may_stop(here, here[0], f("a1"))


@pytest.mark.rule("EF-MAP-12")
def test_an_entity_simply_enters_a_field_with_room():
    found = entrance(PLACE, crowd(sleeper="a1 a1", entity="a1"), SMALL, f("a1"))
    assert found.enters and not found.pushed and not found.stops


@pytest.mark.rule("EF-MAP-12")
def test_an_entity_entering_a_full_field_pushes_all_its_sleepers_to_one_neighbour():
    found = entrance(PLACE, crowd(sleeper="a1 a1 a1", entity="a1"), SMALL, f("a1"))
    assert found.enters and found.together and found.stops
    assert pushed(found) == {"sleeper1", "sleeper2", "sleeper3"}
    assert set(found.fields) == fs("a2 b1")


@pytest.mark.rule("EF-MAP-12")
def test_two_sleepers_of_a_full_field_are_pushed_and_nobody_else():
    found = entrance(PLACE, crowd(sleeper="a1 a1", entity="a1", companion="a1"), SMALL, f("a1"))
    assert found.enters and pushed(found) == {"sleeper1", "sleeper2"}


@pytest.mark.rule("EF-MAP-12")
def test_a_lone_sleeper_of_a_full_field_is_not_pushed_and_the_entity_stays_out():
    assert not entrance(PLACE, crowd(sleeper="a1", entity="a1 a1 a1"), SMALL, f("a1")).enters
    assert not entrance(PLACE, crowd(sleeper="a1", companion="a1 a1 a1"), SMALL, f("a1")).enters


@pytest.mark.rule("EE-E4a")
def test_an_entity_stops_before_a_full_field_without_sleepers():
    assert not entrance(PLACE, crowd(entity="a1 a1 a1", companion="a1"), SMALL, f("a1")).enters
    assert not entrance(PLACE, crowd(large="a1"), SMALL, f("a1")).enters


@pytest.mark.rule("EE-E4b")
def test_the_neighbour_needs_room_for_all_of_the_pushed():
    here = crowd(sleeper="a1 a1 a1 a1", entity="b1")
    assert entrance(PLACE, here, SMALL, f("a1")).fields == (f("a2"),)
    assert entrance(PLACE, here[:3] + crowd(entity="b1 a1"), SMALL, f("a1")).fields == (f("a2"), f("b1"))


@pytest.mark.rule("EE-E4b")
def test_no_neighbour_with_room_keeps_the_entity_out():
    here = crowd(sleeper="a1 a1 a1 a1 a2", entity="b1")
    assert not entrance(PLACE, here, SMALL, f("a1")).enters


@pytest.mark.rule("EE-E4b")
def test_nobody_is_pushed_through_a_wall_or_onto_an_inaccessible_field():
    place = land(laid("+--+--+\n|     |\n+--+  +\n|     |\n+--+--+"))
    here = crowd(sleeper="a1 a1 a1 a1")
    assert entrance(place, here, SMALL, f("a1")).fields == (f("a2"),)
    blocked = land(laid("+--+--+\n|   ##|\n+--+  +\n|     |\n+--+--+"))
    assert not entrance(blocked, here, SMALL._replace(field=f("b1")), f("a1")).enters


@pytest.mark.rule("EF-MAP-12")
def test_the_field_that_the_entity_leaves_has_room_again():
    lane = land(laid("+--+--+\n|     |\n+--+--+", "a1"))
    here = (*crowd(sleeper="a1 a1 a1", entity="a1 a2"), SMALL)
    assert room(here, f("a2")) == 2
    assert entrance(lane, here, SMALL, f("a1")).fields == (f("a2"),)


@pytest.mark.rule("EF-MAP-13")
def test_a_large_entity_fills_its_field_and_cannot_be_pushed():
    here = crowd(large="a1")
    assert room(here, f("a1")) == 0 and not may_stop(here, WALKER, f("a1"))
    assert not entrance(PLACE, here, BIG, f("a1")).enters


@pytest.mark.rule("EF-MAP-13", "EE-E4c", "EE-E5a")
def test_a_large_entity_pushes_everybody_each_to_any_neighbour_and_stops():
    found = entrance(PLACE, crowd(sleeper="a1", entity="a1", companion="a1"), BIG, f("a1"))
    assert found.enters and found.stops and not found.together
    assert pushed(found) == {"sleeper1", "entity1", "companion1"}
    assert set(found.fields) == fs("a2 b1")


@pytest.mark.rule("EE-E5a")
def test_a_large_entity_that_pushes_nobody_does_not_stop():
    found = entrance(PLACE, crowd(sleeper="b2"), BIG, f("a1"))
    assert found.enters and not found.stops


@pytest.mark.rule("EE-E3")
def test_a_large_entity_with_no_legal_push_cannot_enter():
    """Two figures have to go; between them the neighbours have room for one, then for two."""
    here = crowd(sleeper="a1 a1", entity="a2 a2 a2 b1 b1 b1 b1")
    away = BIG._replace(field=f("a4"))
    assert not entrance(PLACE, here, away, f("a1")).enters
    assert entrance(PLACE, here[:-1], away, f("a1")).enters


@pytest.mark.rule("EF-MAP-13")
def test_the_pushed_are_placed_one_after_another_where_there_still_is_room():
    here = crowd(sleeper="a1 a1", entity="a2 a2 a2 b1 b1 b1")
    assert set(push_fields(PLACE, here, f("a1"), 1)) == fs("a2 b1")
    here = moved(here, {"sleeper1"}, f("b1"))
    assert push_fields(PLACE, here, f("a1"), 1) == (f("a2"),)
    assert [figure.field for figure in here[:2]] == [f("b1"), f("a1")]


@pytest.mark.rule("EF-MAP-13")
def test_only_an_empty_field_is_free_for_a_large_entity():
    here = (*crowd(sleeper="a1"), BIG)
    assert is_free(here, SMALL, f("a1")) and not is_free(here, BIG, f("a1")) and is_free(here, BIG, f("a2"))


@pytest.mark.rule("EF-MAP-14")
def test_no_entity_appears_or_relocates_where_four_sleepers_are_walled_off():
    place = land(laid(OPEN), laid(CELL, "f8"))
    four, three = crowd(sleeper="f8 f8 f8 f8"), crowd(sleeper="f8 f8 f8")
    newcomer, giant = Figure("shade", ENTITY), Figure("whale", LARGE)
    assert not entrance(place, four, newcomer, f("f8")).enters
    assert entrance(place, three, newcomer, f("f8")).enters
    assert not entrance(place, three, giant, f("f8")).enters
