"""How entities move: the die, the nearest sleeper, ways (EF-ENT-2, EF-ENT-3, EE-E1)."""

import pytest

from .night import AGAIN, FULL, ONE, during, night

MOVE = ["pik-move", "pik-basic"]


def moved(*sleepers, at, faces, turns=MOVE, entity="stin", **more):
    given = {"entities": {entity: {"figures": [at] if isinstance(at, str) else at, **more.pop("tile", {})}}, **more}
    t = night(*sleepers, turns=turns, dice=faces, **given)
    return t


@pytest.mark.rule("EF-ENT-2")
@pytest.mark.parametrize(
    ("faces", "where"), [([1], "a6"), ([2], "a6"), ([3], "a5"), ([5], "a5"), ([6, 1], "a4"), ([6, 6, 3], "a1")]
)
def test_the_die_says_one_field_its_movement_or_its_movement_and_another_roll(faces, where):
    t = moved("a1", at="a7", faces=faces)
    assert t.figures("stin") == [where]
    t.check()


@pytest.mark.rule("EE-E1c", "EF-ENT-2")
def test_every_figure_of_an_entity_has_a_roll_of_its_own():
    t = moved("a1", at=["a7", "b7"], faces=[ONE, FULL])
    t.say("hracka", "via b6", "via b5")
    assert t.figures("stin") == ["a6", "b5"]
    t.check()


@pytest.mark.rule("EF-ENT-2")
def test_a_table_may_agree_on_one_roll_for_all_entities():
    entities = {"stin": {"figures": ["a7", "a8"]}, "pes": {"figures": ["a8"]}}
    t = night("a1", turns=MOVE, entities=entities, options=["spolecny-hod"], dice=[AGAIN, ONE])
    t.say("hracka", "resolve stin")
    assert (t.figures("stin"), t.figures("pes")) == (["a4", "a5"], ["a4"])
    t.check()


@pytest.mark.rule("EF-ENT-2")
def test_an_entity_with_rules_of_its_own_ignores_the_die():
    t = moved("a1", at="b1", faces=[], entity="bludny", turns=["srdce-move", "pik-basic"])
    assert t.figures("bludny") == ["a7"]
    t = moved("a1", at="b1", faces=[], entity="bludny", turns=["kriz-move-move", "pik-basic"])
    assert t.figures("bludny") == ["b1"]  # no field bears that suit


@pytest.mark.rule("EF-ENT-2")
def test_an_entity_without_movement_is_not_rolled_for():
    assert moved("a1", at="a3", faces=[], entity="sloup").figures("sloup") == ["a3"]


@pytest.mark.rule("EF-ENT-3", "EE-E1a")
def test_it_goes_toward_the_nearest_sleeper_by_the_length_of_the_way():
    """On paper a1 is nearer; the wall at a3 makes the way to it longer."""
    t = moved("a1", "a6", at="a3", faces=[FULL], tiles=["pole-1", "pole-2", "pole-3", "pole-4", "prepazka"])
    assert t.figures("stin") == ["a5"]


@pytest.mark.rule("EE-E1a", "EF-ENT-3")
def test_of_equally_near_sleepers_the_players_choose():
    t = moved("a1", "a5", at="a3", faces=[ONE])
    assert (t.topic, t.asked, t.offers("hracka")) == ("toward", ["hracka"], ["toward a1", "toward a5"])
    t.say("hracka", "toward a5")
    assert t.figures("stin") == ["a4"]


@pytest.mark.rule("EE-E1a")
def test_the_nearest_sleeper_is_looked_for_anew_at_each_roll():
    """On its way to a2 it sees the sleeper jump away, and turns round."""
    t = moved("a2", "a8", at="a5", faces=[AGAIN, ONE], hand=["uskok"])
    t.say("hracka", "pass", "toward a2")
    assert (t.figures("stin"), t.topic) == (["a3"], "window-roll")
    t.say("hracka", "play uskok", "to a8")
    assert t.figures("stin") == ["a4"]


@pytest.mark.rule("EF-ENT-3")
def test_of_several_ways_the_players_choose_when_it_matters():
    t = moved("a1", at="b4", faces=[FULL])
    assert (t.topic, t.offers("hracka")) == ("way", ["via a4", "via b3"])
    t.say("hracka", "via a4")
    assert t.figures("stin") == ["a3"]
    arrives = moved("a1", at="b2", faces=[FULL])
    assert (arrives.figures("stin"), arrives.topic) == (["a1"], "draw")


@pytest.mark.rule("EF-ENT-3", "EE-E4a")
def test_the_way_matters_when_a_field_on_it_is_full():
    """The dog could arrive; over a3 it cannot, as a2 is full."""
    entities = {"pes": {"figures": ["b3"]}, "sloup": {"figures": ["a2"] * 4}}
    t = night("a1", turns=MOVE, entities=entities, dice=[FULL])
    assert (t.topic, t.offers("hracka")) == ("way", ["via a3", "via b2"])
    t.say("hracka", "via a3")
    assert t.figures("pes") == ["a3"]


@pytest.mark.rule("EF-ENT-3", "EE-E1b")
def test_on_its_target_it_stops_and_a_second_roll_does_nothing():
    t = moved("a1", "a8", at="a2", faces=[AGAIN])
    assert t.figures("stin") == ["a1"]
    t.check()


@pytest.mark.rule("EF-ENT-3")
def test_sharing_the_field_of_a_sleeper_it_does_not_move():
    t = moved("a3", "a1", at="a3", faces=[])
    assert t.figures("stin") == ["a3"]


@pytest.mark.rule("EF-ENT-3")
def test_without_a_way_to_any_sleeper_it_does_not_move():
    t = moved("c1", at="a1", faces=[], tiles=["pole-1", "chodbicka"])
    assert t.figures("stin") == ["a1"]


@pytest.mark.rule("EF-BAS-4", "EE-B3")
def test_a_gem_rolls_the_movement_die_again():
    t = moved("a1", at="a7", faces=[FULL, ONE], gems=1)
    assert (t.topic, t.offers("hracka")) == ("window-roll", ["reroll", "pass", "quiet"])
    t.say("hracka", "reroll")
    assert (t.figures("stin"), t["hracka"].gems) == (["a6"], 0)


@pytest.mark.rule("EF-ENT-2")
def test_a_figure_banished_while_its_die_is_rolled_does_not_move_and_the_next_one_does():
    t = moved("a1", at=["a7", "a8"], faces=[FULL, ONE], hand=["zahnani"])
    t.say("hracka", "play zahnani", "target stin a7")
    assert t.figures("stin") == ["a7"]
    t.check()


@pytest.mark.rule("EF-ENT-2")
def test_an_effect_may_let_an_entity_move_at_once():
    effects = [{"verb": "entity_move", "entity": "stin"}]
    t = during("a1", effects=effects, entities={"stin": {"figures": ["a5"]}}, dice=[FULL])
    assert t.figures("stin") == ["a3"]


# -- figures of one entity (EF-SEC-3) --------------------------------------------------------------------------------
@pytest.mark.rule("EF-SEC-3", "EF-MAP-12")
def test_where_figures_may_get_into_each_others_way_the_first_sleeper_says_which_moves_first():
    t = moved("b4", "b4", "b4", at=["b2", "b6"], faces=[FULL, FULL])
    assert (t.topic, t.asked, t.offers("hracka")) == ("which-moves", ["hracka"], ["first b2", "first b6"])
    t.say("hracka", "first b6")
    assert t.topic == "push"  # b4 is full when the second one comes
    assert t.figures("stin") == ["b3", "b4"]


@pytest.mark.rule("EF-SEC-3", "EF-ENT-3")
def test_nobody_is_asked_for_an_order_that_changes_nothing():
    t = moved("b4", "b8", at=["b2", "b6"], faces=[ONE, ONE])
    assert t.topic != "which-moves"
    same = moved("b4", "b4", "b4", at=["b2", "b2"], faces=[ONE, ONE])
    assert same.topic != "which-moves"  # who of the two, nobody could tell
