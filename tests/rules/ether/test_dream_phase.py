"""The dream phase: steps of the turn card, their sources, quick actions between them (EF-ENT-1, EF-TRN-5 .. 8)."""

import pytest

from .night import FULL, ONE, during, night, told


@pytest.mark.rule("EF-ENT-1")
def test_steps_are_resolved_from_top_to_bottom():
    """Move first, then basic: the shadow arrives and its basic effect reaches the sleeper."""
    t = night("a1", turns=["kara-move-basic", "pik-basic"], entities={"stin": {"figures": ["a3"]}}, dice=[FULL])
    assert (t.figures("stin"), t["hracka"].distress) == (["a1"], 1)
    other = night("a1", turns=["kara-dvakrat", "pik-basic"], entities={"stin": {"figures": ["a3"]}}, dice=[ONE])
    assert (other.figures("stin"), other["hracka"].distress) == (["a2"], 0)


@pytest.mark.rule("EF-ENT-1")
def test_a_step_for_which_nothing_is_printed_is_skipped():
    t = night("a1", turns=["kriz-vse", "pik-basic"], entities={"sloup": {"figures": ["a1"]}}, bag=["ostny"], dice=[1])
    assert t.entity("sloup").mutations == ("ostny",)
    assert (t.topic, t["hracka"].distress) == ("draw", 0)


@pytest.mark.rule("EF-ENT-1")
def test_an_effect_that_names_nobody_in_reach_works_wherever_the_entity_is():
    given = {"tiles": ["pole-1", "cela"], "entities": {"sloup": {"figures": ["f8"]}}, "bag": ["beh"], "dice": [1]}
    assert night("a1", turns=["kara-mutation", "pik-basic"], **given).entity("sloup").mutations == ("beh",)


@pytest.mark.rule("EF-ENT-1")
def test_effects_come_from_entities_the_gate_tile_and_revealed_cards_in_the_order_that_the_first_sleeper_picks():
    given = {"entities": {"stin": {"figures": ["a1"]}}, "zones": {"revealed": ["zvyk"]}, "story": {"brana": 1}}
    t = night("a1", "a8", **given)
    assert (t.topic, t.asked) == ("order", ["hracka"])
    assert t.offers("hracka") == ["resolve stin", "resolve gate", "resolve zvyk"]
    t.say("hracka", "resolve gate")
    assert (t.g.keys, t.g.souls, t["hracka"].distress) == (1, 0, 0)
    t.say("hracka", "resolve zvyk")
    assert (t.g.keys, t.g.souls, t["hracka"].distress) == (1, 1, 1)


@pytest.mark.rule("EF-ENT-1")
def test_nobody_is_asked_for_an_order_when_only_one_source_does_anything():
    """The dog is out of reach, the gate's condition does not hold."""
    t = night("a1", entities={"stin": {"figures": ["a1"]}, "pes": {"figures": ["a8"]}})
    assert (t.topic, t["hracka"].distress) == ("draw", 1)


@pytest.mark.rule("EF-ENT-4")
def test_a_sleeper_near_several_figures_of_one_entity_is_affected_once():
    t = night("a1", entities={"stin": {"figures": ["a1", "a1", "a1"]}})
    assert t["hracka"].distress == 1


@pytest.mark.rule("EF-ENT-4")
def test_an_effect_that_counts_figures_in_range_scales_with_them():
    t = night("a1", turns=["pik-kratka", "pik-basic"], entities={"muz": {"figures": ["a2", "a4", "b8"]}})
    assert t["hracka"].distress == 3
    cell = {"tiles": ["pole-1", "cela"], "entities": {"muz": {"figures": ["a2", "f8"]}}}
    assert night("a1", turns=["pik-kratka", "pik-basic"], **cell)["hracka"].distress == 1  # any range needs a way


@pytest.mark.rule("EF-ENT-5")
def test_an_entity_brings_its_set_up_its_actions_and_its_effects():
    t = during("a1", effects=[{"verb": "spawn", "entity": "muz", "at": "a2"}], turns=["srdce-special", "pik-basic"])
    assert t.entity("muz").tokens == 2
    t = during("a1", effects=[{"verb": "spawn", "entity": "stin", "at": "a2"}], hand=["zrnko-dve"])
    assert "act stin.zahnat" in t.offers("hracka")
    t.say("hracka", "act stin.zahnat", "pay zrnko-dve anger", "done")
    assert t.figures("stin") == []


@pytest.mark.rule("EF-ENT-5")
def test_an_interaction_needs_the_entity_within_range_1():
    t = during("a1", effects=[{"verb": "spawn", "entity": "stin", "at": "a3"}], hand=["zrnko-dve"])
    t.refuses("hracka", "act stin.zahnat", "EF-ACT-6")


@pytest.mark.rule("EE-E2c")
def test_a_step_printed_twice_is_resolved_twice_and_reaches_each_sleeper_once_each_time():
    t = night("a1", turns=["kara-dvakrat", "pik-basic"], entities={"stin": {"figures": ["a1", "a1"]}})
    assert t["hracka"].distress == 2


@pytest.mark.rule("EF-TRN-5")
def test_before_each_step_those_who_can_take_a_quick_action_are_asked_and_nobody_else():
    t = night("a1", "a8", turns=["kriz-basic-special", "pik-basic"], hand=["svist", "predtucha"])
    assert (t.topic, t.asked, t.offers("hracka")) == ("window-step", ["hracka"], ["play svist", "pass", "quiet"])
    t.refuses("hracka", "play predtucha", "EF-TRN-5")
    t.say("hracka", "pass")
    assert t.topic == "window-step"
    t.say("hracka", "play svist")
    assert (t["hracka"].ether, t.topic) == (1, "draw")


def test_the_step_that_is_about_to_be_resolved_is_shown_and_none_in_the_sleepers_phase():
    t = night("a1", "a8", turns=["kriz-basic-special", "pik-basic"], hand=["svist"])
    steps = t.view("hracka")["turn"]["card"]["steps"]
    assert (steps, t.view("hracka")["turn"]["step"]) == (["basic", "special"], 0)
    t.say("hracka", "pass")
    assert (t.topic, t.view("hracka")["turn"]["step"]) == ("window-step", 1)
    t = night("a1", step="action", hand=["svist"])
    assert t.view("hracka")["turn"]["step"] == -1


@pytest.mark.rule("EF-TRN-7")
def test_resolving_all_effects_of_the_turn_card_in_the_sleepers_phase_does_not_discard_it():
    given = {"entities": {"stin": {"figures": ["a1"]}}, "hand": ["predtucha"], "story": {"konec": 1}}
    t = night("a1", step="action", **given)
    t.say("hracka", "play predtucha")
    assert (t["hracka"].distress, t.zone("turns")[-1], t.topic) == (1, "pik-basic", "action")
    assert t.g.hours == 5  # what happens at the end of the turn does not happen now
    t.say("hracka", "ready")
    assert (t["hracka"].distress, t.zone("turns.used")[-1]) == (2, "pik-basic")


@pytest.mark.rule("EF-TRN-8")
def test_end_of_turn_instructions_follow_the_last_step():
    """The turn card's steps ask first, and the moment after them; only then the hour comes."""
    t = night("a1", turns=["kriz-basic-special", "pik-basic"], hand=["svist"], story={"konec": 1})
    assert t.g.hours == 5
    t.say("hracka", "pass")
    assert (t.topic, t.g.hours) == ("window-step", 5)
    t.say("hracka", "pass")
    assert (t.topic, t.g.hours) == ("window-end", 5)
    t.say("hracka", "pass")
    assert (t.topic, t.g.hours) == ("draw", 6)


@pytest.mark.rule("EF-TRN-6")
def test_without_a_further_turn_card_the_turns_are_exhausted():
    t = night("a1", turns=["pik-basic"])
    assert t.g.outcome == "defeat" and told(t, "exhausted")


@pytest.mark.rule("EF-TRN-7")
def test_one_step_may_be_resolved_alone():
    t = night(
        "a1",
        step="action",
        turns=["srdce-special", "pik-basic"],
        entities={"stin": {"figures": ["a1"]}},
        hand=["sotva"],
    )
    t.say("hracka", "play sotva")
    assert (t["hracka"].distress, t.zone("sealed.hracka")) == (1, [])
