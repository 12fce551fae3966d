"""EF-MAP-15: where entities appear."""

import pytest

from snar.ether.map.crowd import ENTITY, LARGE, Figure
from snar.ether.map.spawn import landings, spawn_fields

from .map_help import CELL, OPEN, crowd, f, fs, laid, land

SPAWNS = "+  +  +\n s  s\n+  +  +\n s\n+  +  +"
PLACE = land(laid(SPAWNS, nw="hearts", sw="spades"), laid(OPEN, "A2"))
NEW = Figure("shade", ENTITY)
WHALE = Figure("whale", LARGE)


@pytest.mark.rule("EF-MAP-15")
def test_players_choose_among_all_spawn_fields():
    assert set(spawn_fields(PLACE)) == fs("a1 a2 b1")
    assert spawn_fields(land(laid(OPEN)), "hearts") == ()


@pytest.mark.rule("EF-MAP-15")
def test_several_entities_spread_as_evenly_as_possible():
    assert set(spawn_fields(PLACE, "", (f("a2"),))) == fs("a1 b1")
    assert set(spawn_fields(PLACE, "", (f("a2"), f("a1")))) == fs("b1")
    assert set(spawn_fields(PLACE, "", (f("a2"), f("a1"), f("b1")))) == fs("a1 a2 b1")
    assert set(spawn_fields(PLACE, "", (f("a2"), f("a1"), f("b1"), f("b1")))) == fs("a1 a2")


@pytest.mark.rule("EF-MAP-15")
def test_the_first_entity_goes_to_the_field_of_the_current_suit():
    assert spawn_fields(PLACE, "hearts") == (f("a1"),)
    assert set(spawn_fields(PLACE, "hearts", (f("a1"),))) == fs("a2 b1")


@pytest.mark.rule("EF-MAP-15")
def test_a_field_of_another_suit_is_an_ordinary_spawn_field():
    assert set(spawn_fields(PLACE, "clubs")) == fs("a1 a2 b1")


@pytest.mark.rule("EF-MAP-12")
def test_an_entity_appearing_on_a_full_field_pushes_its_sleepers_and_stands_there():
    assert landings(PLACE, crowd(sleeper="a1 a1 a1", entity="a1"), NEW, f("a1")) == (f("a1"),)


@pytest.mark.rule("EE-E4a")
def test_on_a_full_field_without_sleepers_it_appears_on_the_nearest_free_one():
    assert set(landings(PLACE, crowd(entity="a1 a1 a1 a1"), NEW, f("a1"))) == fs("a2 b1")
    farther = crowd(entity="a1 a1 a1 a1 a2 a2 a2 a2 b1 b1 b1 b1")
    assert set(landings(PLACE, farther, NEW, f("a1"))) == fs("a3 b2")


@pytest.mark.rule("EF-MAP-12")
def test_beside_a_lone_sleeper_of_a_full_field_it_appears_within_range_1():
    assert set(landings(PLACE, crowd(sleeper="a1", entity="a1 a1 a1"), NEW, f("a1"))) == fs("a2 b1")


@pytest.mark.rule("EF-MAP-13", "EE-E3")
def test_a_large_entity_that_can_push_nobody_appears_on_the_nearest_empty_field():
    here = crowd(entity="a1", large="a2 b1")
    assert set(landings(PLACE, here, WHALE, f("a1"))) == fs("a3 b2")
    assert landings(PLACE, here[:-1], WHALE, f("a1")) == (f("a1"),)


@pytest.mark.rule("EF-MAP-14")
def test_a_walled_off_spawn_field_with_four_sleepers_lets_no_entity_appear():
    place = land(laid(OPEN), laid("+--+\n|s |\n+--+", "f8"), laid(CELL, "f1"))
    assert landings(place, crowd(sleeper="f8 f8 f8 f8"), NEW, f("f8")) == ()
    assert landings(place, crowd(sleeper="f8 f8 f8"), NEW, f("f8")) == (f("f8"),)
