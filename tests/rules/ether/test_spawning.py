"""Entities appear and leave (EF-MAP-15, EF-LIM-4)."""

import pytest

from .night import during, night


def spawned(entity="stin", figures=1, turns=("kara-mutation", "pik-basic"), at="spawn", **given):
    effects = [{"verb": "spawn", "entity": entity, "figures": figures, "at": at}]
    return during("a1", effects=effects, turns=list(turns), **given)


@pytest.mark.rule("EF-MAP-15")
def test_players_choose_among_spawn_fields_and_several_spread_evenly():
    t = spawned(figures=4)
    assert (t.topic, t.asked, t.offers("hracka")) == ("spawn", ["hracka"], ["spawn a7", "spawn a8", "spawn b8"])
    t.say("hracka", "spawn a8")
    assert t.offers("hracka") == ["spawn a7", "spawn b8"]
    t.say("hracka", "spawn b8")  # the third goes to the field that is left
    assert t.offers("hracka") == ["spawn a7", "spawn a8", "spawn b8"]
    t.say("hracka", "spawn b8")
    assert t.figures("stin") == ["a8", "b8", "a7", "b8"]


@pytest.mark.rule("EF-MAP-15")
def test_the_first_entity_goes_to_the_field_of_the_current_suit():
    t = spawned(figures=2, turns=("srdce-basic", "pik-basic"))
    assert (t.figures("stin"), t.offers("hracka")) == (["a7"], ["spawn a8", "spawn b8"])
    assert spawned(turns=("pik-basic", "srdce-basic")).figures("stin") == ["b8"]


@pytest.mark.rule("EF-MAP-15")
def test_a_field_of_another_suit_is_an_ordinary_spawn_field():
    assert spawned().offers("hracka") == ["spawn a7", "spawn a8", "spawn b8"]


@pytest.mark.rule("EE-E4a")
def test_from_a_full_field_without_sleepers_it_appears_on_the_nearest_free_one():
    t = spawned(at="a8", entities={"sloup": {"figures": ["a8"] * 4}})
    assert (t.topic, t.offers("hracka")) == ("appear", ["appear a7", "appear b8"])
    t.say("hracka", "appear a7")
    assert t.figures("stin") == ["a7"]


@pytest.mark.rule("EF-MAP-12")
def test_appearing_on_a_full_field_it_pushes_the_sleepers():
    effects = [{"verb": "spawn", "entity": "stin", "at": "a1"}]
    t = during("a1", "a1", "a1", "a1", effects=effects)
    t.say("hracka", "push all b1")
    assert (t.figures("stin"), t.field("nespoutana")) == (["a1"], "b1")


@pytest.mark.rule("EF-LIM-4")
@pytest.mark.parametrize(("entity", "token"), [("pes", "animal"), ("muz", "human")])
def test_at_most_four_animals_and_four_humans_stand_at_once(entity, token):
    t = spawned(entity, 6, at="b5")
    assert (len(t.figures(entity)), t.g.supply[token]) == (4, 0)
    assert t.figures(entity) == ["b5"] * 4


@pytest.mark.rule("EF-LIM-4", "EF-LIM-1")
def test_a_banished_figure_gives_its_token_back():
    t = spawned("pes", 1, at="a2", entities={"pes": {"figures": ["b1", "b1", "b2", "b2"]}})
    assert len(t.figures("pes")) == 4
    effects = [{"verb": "banish", "entity": "pes"}, {"verb": "spawn", "entity": "pes", "at": "a2"}]
    t = during("a1", effects=effects, entities={"pes": {"figures": ["b1", "b1", "b2", "b2"]}})
    assert t.offers("hracka") == ["target pes b1", "target pes b2"]
    t.say("hracka", "target pes b2")
    assert t.figures("pes") == ["b1", "b1", "b2", "a2"]


@pytest.mark.rule("EF-ENT-5", "EF-MUT-1")
def test_with_its_last_figure_an_entity_loses_its_mutations_and_its_tile_stays():
    t = during(
        "a1",
        effects=[{"verb": "banish"}],
        context={"target": ["figure", "stin", 0]},
        entities={"stin": {"figures": ["a2"], "mutations": ["ostny"]}},
        bag=["vosk"],
    )
    assert (t.figures("stin"), t.entity("stin").mutations, t.g.bag) == ([], (), ("vosk", "ostny"))


@pytest.mark.rule("EF-ENT-5")
def test_an_entity_that_leaves_as_a_whole_gives_everything_back():
    entities = {"muz": {"figures": ["a2", "a3"], "mutations": ["ostny"], "tokens": 3, "poisoned": True}}
    given = {"entities": entities, "intent": {"act muz.neco": ["insight", 2]}, "bag": []}
    t = during("a1", effects=[{"verb": "banish", "entity": "muz", "all": True}], **given)
    supply = t.g.supply
    assert (t.g.entities, t.g.bag, t.g.intent) == ((), ("ostny",), {})
    assert [supply[kind] for kind in ("human", "token", "state-b", "insight")] == [4, 16, 2, 4]


@pytest.mark.rule("EF-ENT-1")
def test_an_entity_that_appears_in_a_step_acts_from_the_next_one():
    t = night("a1", turns=["srdce-special", "pik-basic"], zones={"revealed": ["privolani"]})
    assert (t.figures("stin"), t.zone("sealed.hracka")) == (["a1"], [])
    t.say("hracka", "draw", "ready")  # its first basic step
    assert t["hracka"].distress == 1


@pytest.mark.rule("EF-REL-1", "EF-ENT-3")
def test_an_entity_is_relocated_through_walls_to_a_field_that_the_players_choose():
    given = {"entities": {"stin": {"figures": ["f8"]}}, "tiles": ["pole-3", "cela"]}
    t = during("a5", effects=[{"verb": "relocate_entity", "to": "special", "entity": "stin"}], **given)
    assert t.offers("hracka") == ["to a5", "to b6"]
    t.say("hracka", "to b6")
    assert t.figures("stin") == ["b6"]
