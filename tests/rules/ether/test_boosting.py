"""The luck die: boosts and what a failed one costs (EF-ACT-8, EE-B1, EE-B4)."""

import pytest

from .help import one, two
from .prices import BLANK, ONE, OPEN, SHIFT, THREE, TWO, X


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
    t.refuses("hracka", "boost", "EE-B1c")
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


@pytest.mark.rule("EF-ACT-8")
def test_the_luck_die_is_the_last_source_of_intent():
    t = one(more={"dice": [BLANK]}, hand=["pest", "zamer"])
    t.say("hracka", OPEN, "for anger", "pay pest anger", "boost", "play zamer")
    assert (t.g.keys, t.topic, t.zone("discard.hracka")) == (0, "action", ["pest", "zamer"])
