"""Full fields, pushes and large entities in play (EF-MAP-12 .. 14, EE-E3 .. E5)."""

import pytest

from .night import FULL, ONE, during, night

MOVE = ["pik-move", "pik-basic"]
FOUR = ("a1", "a1", "a1", "a1")


@pytest.mark.rule("EF-MAP-12")
def test_an_entity_entering_a_full_field_pushes_all_sleepers_to_one_neighbour_that_the_players_choose():
    t = night(*FOUR, turns=MOVE, entities={"stin": {"figures": ["a2"]}}, dice=[FULL])
    assert (t.topic, t.offers("hracka")) == ("push", ["push all a2", "push all b1"])
    t.say("hracka", "push all b1")
    assert t.figures("stin") == ["a1"]
    assert {t.field(name) for name in t.names} == {"b1"}


@pytest.mark.rule("EF-MAP-12")
def test_only_the_sleepers_of_a_full_field_are_pushed():
    entities = {"stin": {"figures": ["a2"]}, "sloup": {"figures": ["a1"]}}
    t = night("a1", "a1", turns=MOVE, entities=entities, companions=[["duch", "a1", "hracka"]], dice=[ONE])
    t.say("hracka", "push all b1")
    assert (t.field("hracka"), t.field("specialista")) == ("b1", "b1")
    assert (t.figures("sloup"), t.g.here(0), t.g.here(8)) == (["a1"], 3, 2)


@pytest.mark.rule("EF-MAP-12")
def test_a_lone_sleeper_on_a_full_field_is_not_pushed_and_the_entity_stops_beside():
    entities = {"stin": {"figures": ["a3"]}, "sloup": {"figures": ["a1", "a1", "a1"]}}
    t = night("a1", turns=MOVE, entities=entities, dice=[FULL])
    assert (t.figures("stin"), t.field("hracka")) == (["a2"], "a1")


@pytest.mark.rule("EF-MAP-12")
def test_a_sleeper_may_pass_a_full_field_but_not_stop_there():
    entities = {"sloup": {"figures": ["a2", "a2", "a2", "a2"]}}
    t = during("a1", effects=[{"verb": "move", "fields": 2}], entities=entities)
    t.say("hracka", "move a2")
    assert "stop" not in t.offers("hracka")
    t.say("hracka", "move a3")
    assert t.field("hracka") == "a3"


@pytest.mark.rule("EE-E4a")
def test_an_entity_stops_before_a_full_field_without_sleepers():
    """A corridor of one row: no way round."""
    entities = {"stin": {"figures": ["a3"]}, "sloup": {"figures": ["a2", "a2", "a2", "a2", "b2", "b2", "b2", "b2"]}}
    t = night("a1", turns=MOVE, entities=entities, dice=[FULL])
    assert t.figures("stin") == ["a3"]


@pytest.mark.rule("EE-E4b")
def test_a_push_needs_a_neighbour_with_room_for_all_else_the_entity_stops():
    """a2 is left by the shadow, but one pillar there leaves room for three only; b1 has room for none."""
    entities = {"stin": {"figures": ["a2"]}, "sloup": {"figures": ["a2", "b1", "b1", "b1", "b1"]}}
    t = night(*FOUR, turns=MOVE, entities=entities, dice=[FULL])
    assert (t.figures("stin"), t.field("drsnak")) == (["a2"], "a1")


@pytest.mark.rule("EF-MAP-13", "EE-E5a")
def test_a_large_entity_pushes_every_figure_to_a_neighbour_of_the_players_choice_and_stops():
    given = {"entities": {"obr": {"figures": ["a5"]}, "stin": {"figures": ["a3"]}}}
    """The shadow shares a sleeper's field when the step begins, so it does not move in it."""
    t = night("a3", "a1", turns=MOVE, companions=[["duch", "a3", "hracka"]], dice=[FULL], **given)
    assert t.figures("obr") == ["a4"] and t.topic == "push"
    assert t.offers("hracka") == ["push hracka a2", "push hracka a4", "push hracka b3"]
    t.say("hracka", "push hracka a2")
    t.say("hracka", "push duch b3", "push stin.1 a4")
    assert (t.figures("obr"), t.field("hracka"), t.figures("stin")) == (["a3"], "a2", ["a4"])
    assert t.g.companions[0].field == 10


@pytest.mark.rule("EE-E5a")
def test_a_large_entity_goes_on_over_empty_fields():
    t = night("a1", turns=MOVE, entities={"obr": {"figures": ["a7"]}}, dice=[FULL])
    assert t.figures("obr") == ["a4"]


@pytest.mark.rule("EE-E5a", "EF-MAP-13")
def test_a_large_entity_that_pushed_somebody_goes_no_farther():
    """Two fields of its movement are left when it has pushed the shadow aside."""
    t = night("a1", turns=MOVE, entities={"obr": {"figures": ["a4"]}, "stin": {"figures": ["a3"]}}, dice=[FULL, ONE])
    t.say("hracka", "resolve obr", "push stin.1 b3")
    assert (t.figures("obr"), t.figures("stin")) == (["a3"], ["b2"])


@pytest.mark.rule("EE-E3")
def test_a_large_entity_with_no_legal_push_does_not_enter():
    """In the corridor c1 c2 the sleeper goes where the giant came from; in the open all neighbours are full."""
    t = night("c1", turns=MOVE, tiles=["chodbicka"], entities={"obr": {"figures": ["c2"]}}, dice=[FULL])
    assert (t.figures("obr"), t.field("hracka")) == (["c1"], "c2")
    four = {"obr": {"figures": ["a2"]}, "sloup": {"figures": ["a2"] * 4 + ["b1"] * 4}}
    t = night("a1", turns=MOVE, entities=four, dice=[FULL])
    assert (t.figures("obr"), t.field("hracka")) == (["a2"], "a1")


@pytest.mark.rule("EF-MAP-13")
def test_a_large_entity_fills_its_field():
    t = during("a1", effects=[{"verb": "move", "fields": 1}], entities={"obr": {"figures": ["a2"]}})
    assert t.offers("hracka") == ["move b1", "stop"]


@pytest.mark.rule("EF-MAP-13")
def test_a_large_entity_cannot_be_pushed():
    entities = {"obr": {"figures": ["a2"]}, "stin": {"figures": ["a3"]}}
    t = night("a1", step="action", hand=["strceni", "strceni"], entities=entities)
    t.say("hracka", "play strceni", "target obr a2")
    assert t.figures("obr") == ["a2"] and t.topic == "action"
    t.say("hracka", "play strceni", "target stin a3", "push a5")
    assert t.figures("stin") == ["a5"]


@pytest.mark.rule("EE-E5b")
def test_effects_of_a_large_entity_reach_nobody_with_range_0():
    """It has just pushed the sleeper aside: its basic effect of range 0 finds nobody; one of range 1 would."""
    given = {"entities": {"obr": {"figures": ["a2"]}}, "turns": ["kara-move-basic", "srdce-special"], "dice": [ONE]}
    t = night("a1", **given)
    t.say("hracka", "push hracka b1")
    assert (t.figures("obr"), t["hracka"].distress) == (["a1"], 0)
    assert (
        night("b1", entities={"obr": {"figures": ["a1"]}}, turns=["srdce-special", "pik-basic"])["hracka"].distress == 1
    )


@pytest.mark.rule("EE-E4c", "EF-ENT-6")
def test_companions_can_be_pushed():
    t = night(
        "a1", turns=MOVE, entities={"obr": {"figures": ["a3"]}}, companions=[["duch", "a2", "hracka"]], dice=[ONE]
    )
    t.say("hracka", "push duch b2")
    assert (t.figures("obr"), t.g.companions[0].field) == (["a2"], 9)


@pytest.mark.rule("EE-E4d")
def test_a_push_onto_a_trap_does_not_set_it_off():
    t = night("a3", turns=MOVE, entities={"obr": {"figures": ["a4"]}}, dice=[ONE])
    t.say("hracka", "push hracka b3")
    assert (t.field("hracka"), t.zone("sealed.hracka")) == ("b3", [])


@pytest.mark.rule("EF-MAP-14")
def test_no_entity_appears_on_or_relocates_to_a_walled_off_field_with_four_sleepers():
    sealed = ("f8", "f8", "f8", "f8")
    t = during(*sealed, effects=[{"verb": "spawn", "entity": "stin"}], tiles=["cela"])
    assert t.figures("stin") == [] and t.g.supply["entity"] == 15
    t = during(*sealed[:3], effects=[{"verb": "spawn", "entity": "stin"}], tiles=["cela"])
    assert t.figures("stin") == ["f8"]
    away = {"effects": [{"verb": "relocate_entity", "to": "f8", "entity": "stin"}], "tiles": ["pole-1", "cela"]}
    assert during(*sealed, entities={"stin": {"figures": ["a1"]}}, **away).figures("stin") == ["a1"]
    assert during(*sealed[:3], entities={"stin": {"figures": ["a1"]}}, **away).figures("stin") == ["f8"]
