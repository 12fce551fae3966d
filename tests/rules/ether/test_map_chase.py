"""EF-ENT-3 and EE-E1: an entity goes toward the nearest sleeper."""

import pytest

from snar.ether.map.chase import advances, targets
from snar.ether.map.crowd import ENTITY, LARGE, Figure

from .map_help import OPEN, ROOM, crowd, f, fs, laid, land

PLACE = land(laid(OPEN, "A1"), laid(OPEN, "A2"), laid(OPEN, "A3"))


def shade(field, kind=ENTITY):
    return Figure("shade", kind, f(field))


@pytest.mark.rule("EF-ENT-3")
def test_it_goes_toward_the_nearest_sleeper():
    here = crowd(sleeper="a1 a6", companion="a4")
    assert targets(PLACE, here, shade("a3")) == (f("a1"),)
    assert advances(PLACE, here, shade("a3"), f("a1")) == (f("a2"),)


@pytest.mark.rule("EE-E1a")
def test_nearest_is_by_the_length_of_the_way_and_not_as_the_crow_flies():
    walled = "+--+--+\n|     |\n+  +  +\n|      \n+--+--+"
    place = land(laid(walled, "A1"), laid(OPEN, "A2"))
    assert targets(place, crowd(sleeper="a1 a3"), shade("a2")) == (f("a1"),)
    assert set(targets(place, crowd(sleeper="a4 a3"), shade("a2"))) == fs("a3")


@pytest.mark.rule("EE-E1a", "EF-ENT-3")
def test_of_equally_near_sleepers_and_equal_ways_the_players_choose():
    here = crowd(sleeper="a1 a5 a5 b6")
    assert set(targets(PLACE, here, shade("a3"))) == fs("a1 a5")
    assert set(advances(PLACE, here, shade("a4"), f("b6"))) == fs("a5 b4")


@pytest.mark.rule("EF-ENT-3", "EE-E1b")
def test_sharing_a_sleepers_field_it_does_not_move():
    here = crowd(sleeper="a3 a4")
    assert targets(PLACE, here, shade("a3")) == ()
    assert advances(PLACE, here, shade("a3"), f("a3")) == ()


@pytest.mark.rule("EF-ENT-3")
def test_without_a_way_to_any_sleeper_it_does_not_move():
    place = land(laid(OPEN, "A1"), laid(ROOM, "A2"))
    assert targets(place, crowd(sleeper="a3"), shade("a1")) == ()
    assert targets(place, crowd(sleeper="a3 b2"), shade("a1")) == (f("b2"),)
    assert targets(place, crowd(companion="a1"), shade("a1")) == ()
    assert advances(place, (), shade("a1"), f("a3")) == ()


@pytest.mark.rule("EE-E4a")
def test_a_full_field_without_sleepers_on_every_shortest_way_stops_it():
    here = crowd(sleeper="a5", entity="a4 a4 a4 a4")
    assert advances(PLACE, here, shade("a3"), f("a5")) == ()


@pytest.mark.rule("EF-ENT-3", "EE-E4a")
def test_of_two_shortest_ways_it_takes_the_one_that_is_open_to_it():
    here = crowd(sleeper="b4", entity="a4 a4 a4 a4")
    assert advances(PLACE, here, shade("a3"), f("b4")) == (f("b3"),)


@pytest.mark.rule("EF-MAP-12")
def test_it_stops_within_range_1_of_a_lone_sleeper_on_a_full_field():
    here = crowd(sleeper="a5", entity="a5 a5 a5")
    assert targets(PLACE, here, shade("a4")) == (f("a5"),)
    assert advances(PLACE, here, shade("a4"), f("a5")) == ()


@pytest.mark.rule("EE-E3")
def test_a_large_entity_stops_before_figures_it_cannot_push():
    here = crowd(sleeper="a1", entity="a2 a2 a2 a2 b1 b1 b1 b1")
    assert advances(PLACE, here, shade("a2", LARGE), f("a1")) == ()
    assert advances(PLACE, here[:-1], shade("a2", LARGE), f("a1")) == (f("a1"),)


@pytest.mark.rule("EE-F1a", "EF-ENT-3")
def test_figures_in_between_do_not_make_a_sleeper_farther():
    here = crowd(sleeper="a1 a6", entity="a2 a2 a2 a2")
    assert targets(PLACE, here, shade("a3")) == (f("a1"),)
