"""Prices: intent, other prices, ways to pay, quick cards in the middle (EF-ACT-2, EF-ACT-3, EF-SEC-4, EF-INF-1)."""

import pytest

from .help import one, table, two
from .prices import BLANK, LIFT, OPEN


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
