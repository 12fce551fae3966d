"""Progressive and joint payment (EF-ACT-4, EF-ACT-5, EE-B1b, EE-B2c)."""

import pytest

from .help import one, table, two
from .prices import LIFT, SHIFT


# -- progressive actions ---------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-ACT-4")
def test_a_progressive_price_is_paid_in_parts_by_anyone_over_turns():
    t = two({"hand": ["dvoji"]}, {"hand": ["kladivo"], "deck": ["kladivo"] * 6})
    t.say("hracka", SHIFT, "for anger", "pay dvoji anger", "done")
    assert (t.g.keys, dict(t.g.intent), t.g.supply["anger"]) == (0, {SHIFT: ("anger", 1)}, 3)
    t.say("hracka", "ready").say("specialista", "ready").say("hracka", "draw").say("specialista", "draw")
    t.say("specialista", SHIFT, "pay kladivo anger", "done")
    assert (t.g.keys, dict(t.g.intent), t.g.supply["anger"]) == (1, {}, 4)


@pytest.mark.rule("EF-ACT-4")
def test_a_progressive_price_goes_on_in_the_colour_it_was_begun_in():
    t = two({"hand": ["dvoji", "oko"]}, {"hand": ["lupa"]}, intent={SHIFT: ["anger", 1]})
    t.refuses("specialista", SHIFT, "too-dear")
    t.say("hracka", SHIFT)
    assert t.offers("hracka") == ["pay dvoji anger", "back"]


@pytest.mark.rule("EF-ACT-4")
def test_only_whole_base_prices_are_paid_and_the_rest_is_lost():
    t = table(
        sleepers={
            "hracka": {"field": "a1", "hand": ["dvoji", "pest"]},
            "specialista": {"field": "a1"},
            "drsnak": {"field": "a1"},
        }
    )
    t.say("hracka", SHIFT, "for anger", "pay pest anger")
    t.refuses("hracka", "done", "not-paid")
    t.say("hracka", "pay dvoji anger", "done")
    assert dict(t.g.intent) == {SHIFT: ("anger", 1)}


@pytest.mark.rule("EF-ACT-4")
def test_several_base_prices_may_be_paid_at_once_and_one_sleeper_may_pay_all():
    t = two({"hand": ["dvoji", "dvoji"]}, {})
    t.say("hracka", SHIFT, "for anger", "pay dvoji anger", "pay dvoji anger", "done")
    assert (t.g.keys, dict(t.g.intent)) == (1, {})


@pytest.mark.rule("EF-ACT-4")
def test_tokens_that_others_have_placed_count_as_the_acting_sleepers_wherever_those_are_now():
    t = two({"hand": ["dvoji"]}, {"hand": ["kladivo"]}).say("hracka", SHIFT, "for anger", "pay dvoji anger", "done")
    t.say("hracka", "effort 1", "move a2")
    t.refuses("hracka", SHIFT, "EF-MAP-5")  # who pays has to stand there
    t.say("specialista", SHIFT, "pay kladivo anger", "done")
    assert (t.g.keys, dict(t.g.intent), t.g.supply["anger"]) == (1, {}, 4)


@pytest.mark.rule("EF-ACT-4")
def test_tokens_on_an_entity_belong_to_no_figure_until_the_action_is_done():
    stin = {"stin": {"figures": ["a2", "a2", "a3"]}}
    t = two({"field": "a2", "hand": ["oko"]}, {"field": "a2", "hand": ["lupa"]}, entities=stin)
    t.say("hracka", "act stin.mluvit", "pay oko insight", "done")
    assert dict(t.g.intent) == {"act stin.mluvit": ("insight", 1)}
    t.say("specialista", "act stin.mluvit", "pay lupa insight", "done")
    assert t.offers("specialista") == ["target a2", "target a3"]
    t.say("specialista", "target a3")
    assert (t.entity("stin").tokens, dict(t.g.intent)) == (2, {})


@pytest.mark.rule("EE-B2c")
def test_when_a_colour_is_out_a_token_is_taken_from_another_action_which_loses_that_payment():
    second, third = "act chodba.druhe", "act chodba.treti"
    rows = {
        "hracka": {"field": "a1", "hand": ["oko", "dvoji"]},
        "specialista": {"field": "a1"},
        "drsnak": {"field": "a1"},
        "nespoutana": {"field": "a1"},
    }
    t = table(sleepers=rows, intent={second: ["insight", 2], third: ["insight", 2]})
    t.say("hracka", SHIFT, "for insight", "pay oko insight", "pay dvoji insight", "done")
    assert t.offers("hracka") == ["from chodba.druhe", "from chodba.treti"]
    t.say("hracka", "from chodba.druhe")
    assert dict(t.g.intent) == {second: ("insight", 1), third: ("insight", 2), SHIFT: ("insight", 1)}
    assert t.g.supply["insight"] == 0


# -- players x N -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-ACT-5", "EF-SEC-4")
def test_players_times_n_is_one_price_that_grows_with_the_sleepers_and_is_paid_at_once():
    assert one(hand=["pest"]).say("hracka", LIFT, "pay pest anger", "done").g.keys == 1
    t = two({"hand": ["pest", "pest"]}, {})
    t.say("hracka", LIFT, "pay pest anger")
    t.refuses("hracka", "done", "not-paid")
    t.say("hracka", "pay pest anger", "done")
    assert (t.g.keys, dict(t.g.intent)) == (1, {})


@pytest.mark.rule("EE-B1b")
def test_players_times_n_may_be_paid_jointly_by_those_able_to_take_the_action():
    t = two({"hand": ["pest"]}, {"hand": ["kladivo", "lupa"]})
    t.say("hracka", LIFT)
    assert t.offers("specialista") == ["give kladivo anger", "pass"]
    t.say("specialista", "give kladivo anger").say("hracka", "pay pest anger", "done")
    assert (t.g.keys, t.zone("discard.hracka"), t.zone("discard.specialista")) == (1, ["pest"], ["kladivo"])


@pytest.mark.rule("EE-B1b")
def test_a_sleeper_who_cannot_take_the_action_pays_nothing_towards_it():
    t = two({"hand": ["pest", "pest"]}, {"field": "a2", "hand": ["kladivo"]}).say("hracka", LIFT)
    assert t.asked == ["hracka"]


@pytest.mark.rule("EE-B1b")
def test_nobody_has_to_contribute():
    t = two({"hand": ["pest", "pest"]}, {"hand": ["kladivo"]}).say("hracka", LIFT)
    t.say("specialista", "pass")
    assert t.asked == ["hracka"]
