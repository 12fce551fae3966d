"""Prices: intent, progressive and joint payment, the luck die (EF-ACT-2 .. 5, EF-ACT-8, EE-B)."""

import pytest

from .help import one, table, two

OPEN, SHIFT, LIFT = "act predsin.otevrit", "act predsin.posunout", "act predsin.zvednout"
X, BLANK, ONE, TWO, THREE = 1, 2, 3, 5, 6  # faces of the luck die


# -- intent ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-ACT-2")
def test_intent_is_paid_with_cards_and_items_one_colour_each_and_excess_is_lost():
    t = one(more={"zones": {"items": ["lampa"]}}, hand=["dvoji", "oko"])
    t.say("hracka", OPEN, "for insight", "pay dvoji insight", "item lampa insight")
    assert t.g.keys == 0
    t.say("hracka", "done")
    assert (t.g.keys, t.zone("discard.hracka"), t.zone("storage"), t.zone("hand.hracka")) == (
        1,
        ["dvoji"],
        ["lampa"],
        ["oko"],
    )


@pytest.mark.rule("EF-ACT-2")
def test_nothing_is_discarded_before_the_payment_is_done_and_back_changes_nothing():
    t = one(hand=["dvoji", "pest"])
    before = [t.zone(f"{zone}.hracka") for zone in ("hand", "discard")]
    t.say("hracka", OPEN, "for anger", "pay pest anger")
    assert [t.zone(f"{zone}.hracka") for zone in ("hand", "discard")] == before
    t.say("hracka", "back")
    assert [t.zone(f"{zone}.hracka") for zone in ("hand", "discard")] == before
    assert (t.topic, t.g.keys) == ("action", 0)


@pytest.mark.rule("EF-ACT-2")
def test_intent_that_would_pay_twice_pays_once():
    stin = {"entities": {"stin": {"figures": ["a2"]}}}
    t = one(more=stin, hand=["hul", "pest"]).say("hracka", "play hul", "pay pest anger", "done")
    assert (t.entity("stin").tokens, t.topic) == (1, "action")


@pytest.mark.rule("EF-ACT-2")
def test_a_price_that_is_not_met_cannot_be_settled():
    t = one(hand=["dvoji", "pest"]).say("hracka", OPEN, "for anger", "pay pest anger")
    t.refuses("hracka", "done", "not-paid")
    t.say("hracka", "pay dvoji anger")
    assert "done" in t.offers("hracka")


@pytest.mark.rule("EF-ACT-2", "EF-INF-1")
def test_a_card_discarded_for_intent_does_not_do_its_action():
    t = one(hand=["skok"]).say("hracka", "move", "pay skok cunning", "done", "move a2")
    assert (t["hracka"].ether, t.zone("discard.hracka")) == (0, ["skok"])


@pytest.mark.rule("EF-ACT-3")
def test_prices_may_be_ether_or_distress_or_discarded_cards_or_nothing():
    t = one(ether=1).say("hracka", "act zkouska.volat")
    assert (t["hracka"].ether, t.g.hours) == (0, 6)
    t = two({}, {"hand": ["bota", "lupa"], "distress": 1}, **{"step": "action"})
    t.say("specialista", "act specialista.zpet", "discard lupa", "done")
    assert (t["specialista"].distress, t.zone("discard.specialista")) == (0, ["lupa"])
    t = one().say("hracka", "act predsin.rozbit")
    assert t.g.hours == 6
    t = table(sleepers={"drsnak": {"field": "a1"}}).say("drsnak", "act drsnak.zpet")
    assert (t["drsnak"].distress, t["drsnak"].gems) == (1, 1)


@pytest.mark.rule("EF-ACT-3")
def test_an_action_that_cannot_be_paid_is_not_offered():
    t = one(hand=["krok"])
    t.refuses("hracka", "act zkouska.volat", "too-dear")
    t.refuses("hracka", OPEN, "too-dear")


@pytest.mark.rule("EF-SEC-4")
def test_the_slash_means_or_and_one_way_is_chosen_for_the_whole_price():
    t = one(hand=["oko", "dvoji", "pest"]).say("hracka", OPEN)
    assert t.offers("hracka") == ["for insight", "for anger", "back"]
    t.say("hracka", "for insight")
    assert t.offers("hracka") == ["pay dvoji insight", "pay oko insight", "back"]


@pytest.mark.rule("EF-SEC-3", "EF-SEC-4")
def test_a_way_to_pay_that_is_out_of_reach_cannot_be_chosen():
    t = one(hand=["pest", "pest"]).say("hracka", OPEN)
    assert (t.topic, t.offers("hracka")) == ("payment", ["pay pest anger", "back"])


@pytest.mark.rule("EE-B1a")
def test_an_ordinary_price_is_paid_by_one_sleeper():
    t = two({"hand": ["pest"]}, {"hand": ["kladivo"]})
    t.say("hracka", OPEN)
    assert t.asked == ["hracka"]
    t.say("hracka", "pay pest anger")
    assert t.offers("hracka") == ["boost", "back"]


@pytest.mark.rule("EE-D2a")
def test_a_lethal_price_loses_even_if_the_action_would_win():
    t = one(distress=7).say("hracka", "act predsin.obet")
    assert t.g.outcome == "death"
    t = one(distress=6).say("hracka", "act predsin.obet")
    assert t.g.outcome == "victory"


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


# -- the luck die ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-ACT-8")
@pytest.mark.parametrize(("face", "keys"), [(BLANK, 0), (ONE, 1), (TWO, 1), (THREE, 1)])
def test_a_boost_adds_what_the_die_shows_and_too_little_fails_with_the_cards_lost(face, keys):
    t = one(more={"dice": [face]}, hand=["pest", "krok"]).say("hracka", OPEN, "pay pest anger", "boost")
    assert (t.g.keys, t.zone("discard.hracka"), t.topic) == (keys, ["pest"], "action")
    t.check()


@pytest.mark.rule("EF-ACT-8")
def test_a_boost_needs_at_least_one_intent_paid():
    t = one(hand=["pest", "dvoji"]).say("hracka", OPEN, "for anger")
    t.refuses("hracka", "boost", "EF-ACT-8")
    t.say("hracka", "pay pest anger")
    assert "boost" in t.offers("hracka")


@pytest.mark.rule("EF-ACT-8")
@pytest.mark.parametrize("price", ["ether", "distress", "seal"])
def test_the_worst_face_fails_the_action_and_costs_ether_or_distress_or_three_sealed_cards(price):
    t = one(more={"dice": [X]}, hand=["pest"], ether=2)
    t.say("hracka", OPEN, "pay pest anger", "boost")
    assert (t.topic, t.offers("hracka")) == ("boost-failed", ["ether", "distress", "seal"])
    t.say("hracka", price)
    lost = (2 - t["hracka"].ether, t["hracka"].distress, len(t.zone("sealed.hracka")))
    assert lost == {"ether": (1, 0, 0), "distress": (0, 1, 0), "seal": (0, 0, 3)}[price]
    assert (t.g.keys, t.zone("discard.hracka")) == (0, ["pest"])


@pytest.mark.rule("EF-ACT-8")
def test_a_card_whose_action_fails_is_lost_with_what_was_paid_for_it():
    t = one(more={"dice": [BLANK]}, hand=["draha", "pest", "krok"])
    t.say("hracka", "play draha", "pay pest anger", "boost")
    assert (t["hracka"].ether, t.zone("discard.hracka"), t.zone("hand.hracka")) == (0, ["pest", "draha"], ["krok"])
    assert t.happened("failed")


@pytest.mark.rule("EE-B2a")
def test_a_penalty_that_cannot_be_paid_in_full_cannot_be_chosen():
    t = one(more={"dice": [X]}, hand=["pest", "krok"], deck=["only", "oko", "strach", "oko"], discard=["krok"] * 4)
    t.say("hracka", OPEN, "pay pest anger", "boost")
    assert (t["hracka"].distress, t.topic) == (1, "action")  # nothing else was left, so nobody was asked


@pytest.mark.rule("EE-B1c")
def test_a_sleeper_boosts_once_a_turn_also_card_actions_but_not_the_placing_of_progress():
    t = one(more={"dice": [THREE]}, hand=["draha", "pest", "oko", "dvoji", "police"])
    t.say("hracka", "place police", "pay draha anger")
    t.refuses("hracka", "boost", "EF-ACT-8")
    t.say("hracka", "back", "play draha", "pay pest anger", "boost")
    assert (t["hracka"].ether, t.zone("discard.hracka")) == (3, ["pest", "draha"])
    t.say("hracka", OPEN, "for anger", "pay police anger")
    t.refuses("hracka", "boost", "EE-B1c")


@pytest.mark.rule("EE-B1d")
def test_a_failed_boost_of_a_progressive_action_loses_that_payment_only():
    t = two({"hand": ["pest"]}, {}, intent={SHIFT: ["anger", 1]}, dice=[BLANK])
    t.say("hracka", SHIFT, "pay pest anger", "boost")
    assert (t.g.keys, dict(t.g.intent), t.zone("discard.hracka")) == (0, {SHIFT: ("anger", 1)}, ["pest"])
    assert (t.topic, t["hracka"].distress, t.zone("sealed.hracka")) == ("action", 0, [])
    t = two({"hand": ["pest", "dvoji"]}, {}, intent={SHIFT: ["anger", 1]}, dice=[X])
    t.say("hracka", SHIFT, "pay pest anger", "boost", "distress")  # the worst face has its price besides
    assert (t.g.keys, dict(t.g.intent), t.zone("hand.hracka")) == (0, {SHIFT: ("anger", 1)}, ["dvoji"])
    assert (t.topic, t["hracka"].distress, t.zone("discard.hracka")) == ("action", 1, ["pest"])


@pytest.mark.rule("EE-B1e", "EF-ACT-6")
def test_boosted_intent_counts_toward_multiples_of_an_attack():
    t = one(more={"dice": [TWO], "entities": {"stin": {"figures": ["a2"]}}}, hand=["pest"])
    t.say("hracka", "act stin.uder", "pay pest anger", "boost")
    assert t.entity("stin").tokens == 2


@pytest.mark.rule("EE-A1b", "EE-B4", "EF-ACT-8")
@pytest.mark.parametrize(("face", "fields"), [(BLANK, 2), (ONE, 3), (TWO, 3), (THREE, 3)])
def test_a_boosted_move_goes_one_field_farther_whatever_the_number(face, fields):
    t = one(more={"dice": [face]}, hand=["krok"]).say("hracka", "move", "pay krok cunning", "boost")
    assert dict(t.g.pending[0].about)["fields"] == fields


@pytest.mark.rule("EE-B4", "EF-ACT-8")
def test_a_failed_boost_of_a_move_means_no_movement_at_all():
    t = one(more={"dice": [X]}, hand=["krok"]).say("hracka", "move", "pay krok cunning", "boost", "seal")
    assert (t.field("hracka"), t.topic, t.zone("discard.hracka")) == ("a1", "action", ["krok"])


# -- quick cards in the middle ---------------------------------------------------------------------------------------
@pytest.mark.rule("EF-INF-1")
def test_a_quick_card_may_be_played_in_the_middle_of_a_payment():
    t = one(hand=["pest", "vzorec"], deck=["dvoji", "oko", "krok"])
    t.say("hracka", OPEN, "for anger", "pay pest anger", "play vzorec", "pay dvoji anger", "done")
    assert (t.g.keys, t.zone("hand.hracka"), t.zone("sealed.hracka")) == (1, ["oko", "krok"], ["vzorec"])


@pytest.mark.rule("EF-INF-1", "EE-B2b")
def test_a_card_laid_down_in_a_payment_is_neither_played_nor_paid_again():
    t = one(hand=["posila", "pest"]).say("hracka", OPEN, "for anger", "pay posila anger")
    assert t.offers("hracka") == ["pay pest anger", "boost", "back"]


@pytest.mark.rule("EE-B2b")
def test_intent_from_a_quick_card_serves_its_players_own_action_only():
    t = two({"hand": ["pest"]}, {"hand": ["posila", "kladivo"]})
    t.refuses("specialista", "play posila", "wrong-moment")
    t.say("hracka", LIFT)
    assert t.offers("specialista") == ["give kladivo anger", "give posila anger", "pass"]
    t.say("hracka", "back").say("specialista", OPEN, "for anger", "play posila", "pay kladivo anger", "done")
    assert (t.g.keys, t.zone("discard.specialista")) == (1, ["posila", "kladivo"])


@pytest.mark.rule("EE-B2b")
def test_a_quick_card_of_another_sleeper_adds_nothing_to_a_payment():
    t = two({"hand": ["pest", "dvoji", "kostka"]}, {"hand": ["zamer"]}, dice=[BLANK])
    t.say("hracka", OPEN, "for anger", "pay pest anger", "play kostka")
    t.say("specialista", "play zamer")
    t.refuses("hracka", "done", "not-paid")


@pytest.mark.rule("EF-ACT-8")
def test_the_luck_die_is_the_last_source_of_intent():
    t = one(more={"dice": [BLANK]}, hand=["pest", "zamer"])
    t.say("hracka", OPEN, "for anger", "pay pest anger", "boost", "play zamer")
    assert (t.g.keys, t.topic, t.zone("discard.hracka")) == (0, "action", ["pest", "zamer"])
