"""State tokens (EF-STA-1, EE-D4, EE-E2d, EE-E6a)."""

import pytest

from .night import FULL, ONE, during, night

MOVE = ["pik-move", "pik-basic"]
SPECIAL = ["srdce-special", "pik-basic"]


def figure(field, *states):
    return {"field": field, "states": list(states)}


def marked(name, index=0, **given):
    """The figure of the shadow gets that state in the action step."""
    effects = [{"verb": "state", "name": name}]
    return during("a1", effects=effects, context={"target": ["figure", "stin", index]}, **given)


@pytest.mark.rule("EF-STA-1", "EE-E6a")
def test_a_stunned_figure_reaches_one_field_at_most_after_all_bonuses():
    def sealed(*states):
        entities = {"stin": {"figures": [figure("a4", *states)], "mutations": ["prsty", "prsty"]}}
        return len(night("a1", turns=SPECIAL, entities=entities).zone("sealed.hracka"))

    assert (sealed(), sealed("stunned")) == (1, 0)
    near = {"stin": {"figures": [figure("a2", "stunned")], "mutations": ["prsty", "prsty"]}}
    assert len(night("a1", turns=SPECIAL, entities=near).zone("sealed.hracka")) == 1


@pytest.mark.rule("EF-STA-1", "EE-E6a")
def test_a_stunned_sleeper_acts_at_range_1_at_most():
    entities = {"stin": {"figures": ["a3"]}}
    t = night("a1", step="action", entities=entities, hand=["strceni"])
    assert "play strceni" in t.offers("hracka")
    t = night("a1", step="action", entities=entities, hand=["strceni"], states=["stunned"])
    assert "play strceni" not in t.offers("hracka")


@pytest.mark.rule("EF-STA-1")
def test_an_immobilised_figure_neither_moves_nor_is_relocated():
    entities = {"stin": {"figures": [figure("a5", "immobilised")]}}
    assert night("a1", turns=MOVE, entities=entities).figures("stin") == ["a5"]
    effects = [{"verb": "relocate_entity", "to": "special", "entity": "stin"}]
    assert during("a1", effects=effects, entities={"stin": {"figures": [figure("a3", "immobilised")]}}).figures(
        "stin"
    ) == ["a3"]


@pytest.mark.rule("EF-STA-1", "EE-E2d")
def test_an_immobilised_figure_does_not_follow_its_own_rules_of_movement_either():
    entities = {"bludny": {"figures": [figure("b1", "immobilised"), "b2"]}}
    assert night("a1", turns=["srdce-move", "pik-basic"], entities=entities).figures("bludny") == ["b1", "a7"]


@pytest.mark.rule("EF-STA-1")
def test_an_immobilised_sleeper_neither_moves_nor_is_relocated():
    effects = [{"verb": "move", "fields": 2}, {"verb": "relocate", "to": "special"}]
    t = during("a1", effects=effects, states=["immobilised"])
    assert (t.field("hracka"), t.topic) == ("a1", "action")


@pytest.mark.rule("EF-STA-1")
def test_distress_from_effects_of_a_surprised_figure_is_ignored_and_nothing_else():
    entities = {"stin": {"figures": [figure("a1", "surprised")]}}
    assert night("a1", entities=entities)["hracka"].distress == 0
    assert len(night("a1", turns=SPECIAL, entities=entities).zone("sealed.hracka")) == 1


@pytest.mark.rule("EE-E2d", "EF-STA-1")
def test_a_state_concerns_its_own_figure_only():
    entities = {"stin": {"figures": [figure("a1", "surprised"), figure("a1")]}}
    assert night("a1", entities=entities)["hracka"].distress == 1
    entities = {"stin": {"figures": [figure("a5", "immobilised"), figure("a7")]}}
    assert night("a1", turns=MOVE, entities=entities, dice=[FULL]).figures("stin") == ["a5", "a5"]


@pytest.mark.rule("EE-E2d", "EF-STA-1")
def test_poison_lies_on_the_tile_and_stops_all_new_mutations_there():
    given = {"entities": {"stin": {"figures": ["a2", "a3"]}}, "bag": ["beh"]}
    t = marked("poisoned", 1, **given)
    assert t.entity("stin").poisoned and not any(row.states for row in t.entity("stin").figures)
    poisoned = {"sloup": {"figures": ["a5"], "poisoned": True}}
    t = night("a1", turns=["kara-mutation", "pik-basic"], entities=poisoned, bag=["beh"])
    assert (t.entity("sloup").mutations, t.entity("sloup").poisoned) == ((), True)


@pytest.mark.rule("EF-STA-1", "EF-LIM-1")
def test_state_tokens_are_two_sided_and_without_one_there_is_no_effect():
    entities = {"stin": {"figures": [figure("a2", "stunned"), figure("a3", "stunned"), figure("a4")]}}
    t = marked("surprised", 2, entities=entities)
    assert t.entity("stin").figures[2].states == ()
    t = marked("immobilised", 2, entities=entities)
    assert t.entity("stin").figures[2].states == (("immobilised", 1),)
    assert (t.g.supply["state-a"], t.g.supply["state-b"]) == (0, 1)


@pytest.mark.rule("EF-STA-1", "EF-TRN-6")
def test_a_figures_state_ends_with_the_turn_and_its_token_goes_back():
    t = marked(
        "immobilised", entities={"stin": {"figures": ["a5"]}}, turns=["pik-move", "srdce-move", "pik-basic"], dice=[ONE]
    )
    t.say("hracka", "ready")
    assert (t.figures("stin"), t.g.supply["state-b"]) == (["a5"], 2)
    t.say("hracka", "draw", "ready")
    assert t.figures("stin") == ["a4"]
    t.check()


@pytest.mark.rule("EF-STA-1")
def test_a_sleepers_state_ends_with_the_sleepers_phase():
    t = night("a1", step="action", states=["immobilised"], hand=["zrnko"], turns=["pik-basic", "pik-move"])
    t.refuses("hracka", "move", "EF-STA-1")
    t.say("hracka", "ready")
    assert (t["hracka"].states, t.g.supply["state-b"]) == ((), 2)


@pytest.mark.rule("EE-D4")
def test_a_sleepers_state_received_in_the_dream_phase_lasts_through_the_next_sleepers_phase():
    trap = {
        "proc": "Apply",
        "seat": "hracka",
        "effects": [{"verb": "state", "name": "immobilised", "who": "self", "entity": ""}],
    }
    t = night("a1", during=[trap], hand=["zrnko"], turns=["pik-basic", "pik-move", "srdce-basic"])
    assert (t.topic, t["hracka"].states) == ("draw", (("immobilised", 1),))
    t.say("hracka", "draw")
    t.refuses("hracka", "move", "EF-STA-1")
    t.say("hracka", "ready")
    assert t["hracka"].states == ()


@pytest.mark.rule("EF-STA-1")
def test_a_surprised_sleeper_stays_so_to_the_end_of_the_turn():
    t = night("a1", step="action", states=["surprised"], turns=["kriz-basic-special", "pik-move"], hand=["svist"])
    t.say("hracka", "ready")
    assert (t.topic, t["hracka"].has("surprised")) == ("window-step", True)
    t.say("hracka", "quiet")
    assert t["hracka"].states == ()
