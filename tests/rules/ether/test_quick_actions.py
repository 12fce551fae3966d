"""Quick actions come at any time: in others' payments and rounds, before drawing, after one is ready (EF-INF-1)."""

import pytest

from snar.ether.scenario import Table

from .campaign_help import ENTRY_TILES
from .help import one, structured, two

OPEN, LIFT = "act predsin.otevrit", "act predsin.zvednout"
DRAWN = {"deck": ["lupa"] * 8}


def riding(*hand):
    """Hráčka with these cards in a slumber, where Drsňák is about to pay for something."""
    hracka = {"field": "c4", "hand": list(hand), "deck": ["horka-dlan", "zavrene-oci"]}
    rows = {"hracka": hracka, "drsnak": {"field": "c4", "hand": ["schody-po-ctyrech"]}}
    given = {"slumber": "prizrak", "mode": "slumber", "tiles": ENTRY_TILES, "step": "action", "dice": []}
    return Table(sleepers=rows, entities={"prizrak": {"figures": ["c6"]}}, **given)


@pytest.mark.rule("EF-INF-1")
def test_a_quick_card_is_played_in_the_middle_of_somebody_elses_payment():
    t = two({"hand": ["pest", "dvoji"]}, {"hand": ["vzorec"], **DRAWN})
    t.say("hracka", OPEN, "for anger", "pay pest anger")
    assert t.offers("specialista") == ["play vzorec", "pass"]
    t.say("specialista", "play vzorec").say("hracka", "pay dvoji anger", "done")
    assert (t.g.keys, t.zone("hand.specialista"), t.zone("sealed.specialista")) == (1, ["lupa"] * 3, ["vzorec"])


@pytest.mark.rule("EF-INF-1", "EF-ACT-2")
def test_in_somebody_elses_payment_a_quick_card_costs_its_own_price_and_cannot_be_played_without_it():
    """The last tram costs a card and draws two."""
    t = riding("posledni-tramvaj", "lichy-schod").say("drsnak", "move", "pay schody-po-ctyrech cunning")
    t.say("hracka", "play posledni-tramvaj")
    assert (t.asked, t.offers("hracka")) == (["hracka"], ["discard lichy-schod", "back"])
    t.say("hracka", "discard lichy-schod", "done")
    assert t.zone("hand.hracka") == ["horka-dlan", "zavrene-oci"]
    assert sorted(t.zone("discard.hracka")) == ["lichy-schod", "posledni-tramvaj"]
    t.say("drsnak", "done", "move c5")
    assert (t.field("drsnak"), t.zone("discard.drsnak")) == ("c5", ["schody-po-ctyrech"])
    assert riding("posledni-tramvaj").say("drsnak", "move").asked == ["drsnak"]  # nothing to pay it with


@pytest.mark.rule("EF-INF-1")
def test_who_thinks_again_about_a_quick_card_in_somebody_elses_payment_keeps_everything():
    t = riding("posledni-tramvaj", "lichy-schod").say("drsnak", "move").say("hracka", "play posledni-tramvaj")
    t.say("hracka", "discard lichy-schod", "back")
    assert (t.zone("hand.hracka"), t.zone("discard.hracka")) == (["posledni-tramvaj", "lichy-schod"], [])
    assert t.offers("drsnak") == ["pay schody-po-ctyrech cunning", "back"]


@pytest.mark.rule("EF-INF-1")
def test_who_declines_is_not_asked_again_in_this_payment():
    t = two({"hand": ["pest", "dvoji"]}, {"hand": ["vzorec"]}).say("hracka", OPEN, "for anger")
    t.say("specialista", "pass").say("hracka", "pay pest anger")
    assert t.asked == ["hracka"]
    t.say("hracka", "back", OPEN, "for anger")
    assert t.asked == ["hracka", "specialista"]


@pytest.mark.rule("EE-B2b", "EF-INF-1")
def test_a_quick_card_for_payments_is_of_no_use_in_somebody_elses():
    t = two({"hand": ["pest", "dvoji"]}, {"hand": ["posila"]}).say("hracka", OPEN, "for anger")
    assert t.asked == ["hracka"]


@pytest.mark.rule("EF-INF-1", "EF-TRN-2")
def test_a_quick_card_is_played_before_drawing():
    t = one("draw", hand=["vzorec", "oko"], deck=["krok", "krok", "krok", "pest", "pest"])
    assert t.offers("hracka") == ["draw", "discard oko", "discard vzorec", "play vzorec"]
    t.say("hracka", "play vzorec")
    assert (t.topic, t.zone("hand.hracka")) == ("draw", ["oko", "krok", "krok", "krok"])
    t.say("hracka", "draw")
    assert t.zone("hand.hracka")[4:] == ["pest", "pest"]


@pytest.mark.rule("EF-TRN-5", "EF-TRN-2")
def test_nothing_else_is_played_before_drawing():
    t = one("draw", hand=["skok", "stit"])
    assert t.offers("hracka") == ["draw", "discard skok", "discard stit"]


@pytest.mark.rule("EF-MSK-1")
def test_a_mask_works_before_drawing_and_while_somebody_else_pays():
    t = one("draw", mask=["liska"]).say("hracka", "act liska.videt")
    assert (t["hracka"].ether, t.offers("hracka")) == (1, ["draw"])
    t = two({"hand": ["pest", "dvoji"]}, {"mask": ["liska"]}).say("hracka", OPEN, "for anger")
    t.say("specialista", "act liska.videt")
    assert t["specialista"].ether == 1


@pytest.mark.rule("EF-INF-1", "EF-TRN-4")
def test_who_is_ready_may_still_play_quick_cards_while_others_act_and_nothing_else():
    t = two({"hand": ["oko"]}, {"hand": ["vzorec", "skok"], **DRAWN}).say("specialista", "ready")
    assert (t.asked, t.offers("specialista")) == (["hracka"], ["unready", "play vzorec"])
    t.say("specialista", "play vzorec")
    assert (t.asked, t.zone("sealed.specialista")) == (["hracka"], ["vzorec"])


@pytest.mark.rule("EF-INF-1", "EF-TRN-4")
def test_the_phase_does_not_wait_for_quick_cards_of_those_who_are_ready():
    t = two({}, {"hand": ["stit", "vzorec"]}).say("specialista", "ready")
    assert t.asked == ["hracka"]
    t = two({}, {"hand": ["vzorec"]}).say("specialista", "ready").say("hracka", "ready")
    assert t.topic == "window-step"


@pytest.mark.rule("EF-INF-1", "EF-VAR-1")
def test_in_structured_rounds_of_others_a_quick_card_is_offered_and_may_be_declined():
    t = structured(None, {"hand": ["vzorec"], **DRAWN})
    assert t.offers("specialista") == ["play vzorec", "pass"]
    t.say("specialista", "pass")
    assert t.asked == ["hracka"]
    t.say("hracka", "effort 1", "move a2", "done")
    assert t.asked == ["specialista"]
    t.say("specialista", "pass")
    assert t.asked == ["hracka", "specialista"]  # a new round, she may think again
    t.say("specialista", "play vzorec")
    assert (t.asked, t.zone("sealed.specialista")) == (["hracka"], ["vzorec"])
    t.say("hracka", "pass")
    assert t.topic == "draw"  # her quick card did not begin her round anew


@pytest.mark.rule("EF-INF-1", "EE-B1b")
def test_gifts_to_a_joint_price_are_gone_when_a_quick_card_has_been_played():
    t = two({"hand": ["pest", "vzorec"], "deck": ["oko"] * 6}, {"hand": ["kladivo"]})
    t.say("hracka", LIFT).say("specialista", "give kladivo anger").say("hracka", "play vzorec", "back")
    assert (t.zone("discard.specialista"), t.g.keys, t.topic) == (["kladivo"], 0, "action")
