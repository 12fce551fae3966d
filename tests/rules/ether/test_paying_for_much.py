"""Payments of several parts: what is done but once, one card for one colour, figures that leave meanwhile."""

from dataclasses import replace

import pytest

from snar.ether.rules.actions.affording import parted
from snar.ether.scenario import Table
from snar.packs.ether.parts import Price

from .campaign_help import ENTRY_TILES, dreaming, scene
from .help import one
from .night import during, night
from .prices import BLANK, ONE, THREE, TWO

LIST, LISTEN, OWL = "act prednostka.polozit-seznam", "act prednostka.naslouchat", "act maska-sovy.zahlednout"
CUP = "act sousedka-shora.vratit-hrnek"


def talk(hand, tokens=2, **row):
    """With the superintendent on the same field, the list of subscribers in storage."""
    given = {"dream": "ustredna", "tiles": ["vratnice", "sal", "pult"], "zones": {"notes": ["seznam-ucastniku"]}}
    sleepers = {"hracka": {"field": "c6", "hand": hand, **row}}
    return Table(sleepers=sleepers, entities={"prednostka": {"figures": ["c6"], "tokens": tokens}}, dice=[], **given)


def effects_of(t, action):
    return next(each.do for each in t.g.content.pack.entities["prednostka"].actions if each.id == action)


# -- once is once ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("EE-B1f", "EF-ACT-6")
def test_a_contact_that_is_made_once_has_its_effect_once_however_much_is_paid():
    t = talk(["listek-do-satny", "listek-do-satny"]).say("hracka", LIST, "pay listek-do-satny insight")
    assert t.offers("hracka") == ["done", "back"]  # 2 insight for a price of 1; more is not taken
    t.say("hracka", "done")
    worth = next(effect["amount"] for effect in effects_of(t, "polozit-seznam") if effect["verb"] == "token")
    assert (t.entity("prednostka").tokens, t.zone("hand.hracka")) == (2 + worth, ["listek-do-satny"])
    t.refuses("hracka", LIST, "used-this-dream")


@pytest.mark.rule("EF-ACT-6")
def test_a_contact_without_such_a_limit_is_paid_for_as_often_as_one_can():
    t = talk(["listek-do-satny"] * 2 + ["zavrene-oci"] * 2)
    t.say("hracka", LISTEN, *(["pay listek-do-satny insight"] * 2), *(["pay zavrene-oci insight"] * 2), "done")
    assert t.entity("prednostka").tokens == 4


# -- prices of several parts -----------------------------------------------------------------------------------------
def neighbour(*hand, boosted=True):
    row = {"field": "c4", "hand": list(hand), "boosted": boosted}
    given = {"slumber": "sousedka-shora", "mode": "slumber", "tiles": ENTRY_TILES, "dice": []}
    return Table(sleepers={"hracka": row}, entities={"sousedka-shora": {"figures": ["c5"]}}, **given)


@pytest.mark.rule("EF-SEC-3", "EF-ACT-2", "EF-ACT-3")
def test_one_card_is_not_both_discarded_and_paid_with():
    """2 cunning and a discarded card."""
    neighbour("lichy-schod").refuses("hracka", CUP, "too-dear")
    neighbour("lichy-schod", boosted=False).refuses("hracka", CUP, "too-dear")
    assert CUP in neighbour("lichy-schod", "kratka-sirka").offers("hracka")
    neighbour("peri-v-kapse", "kratka-sirka").refuses("hracka", CUP, "too-dear")
    assert CUP in neighbour("peri-v-kapse", "kratka-sirka", boosted=False).offers("hracka")


@pytest.mark.rule("EF-ACT-2", "EF-ACT-8")
def test_one_card_is_not_paid_for_two_colours_and_the_die_adds_to_one():
    price, both, red = (("insight", 1), ("anger", 3)), {"insight": 1, "anger": 3}, {"anger": 1}
    assert not parted([both], [], price, 0, boost=0)
    assert parted([both, both], [], price, 0, boost=0)
    assert not parted([both, red], [], price, 0, boost=1)
    assert parted([both], [red], price, 0, boost=2)
    assert not parted([both], [], price, 0, boost=9)  # nothing is paid of the other colour


@pytest.mark.rule("EF-ACT-3", "EF-LIM-1")
def test_a_gem_that_was_spent_in_the_middle_of_a_payment_does_not_pay_as_well():
    bill = {"proc": "Pay", "seat": "hracka", "kind": "plain", "costs": [[["anger", 3], ["gems", 1]]]}
    t = one(more={"during": [bill], "dice": [BLANK, THREE]}, hand=["pest", "krok"], gems=1)
    t.say("hracka", "pay pest anger", "boost", "reroll")
    assert (t["hracka"].gems, t.topic) == (0, "action")
    assert t.happened("failed")
    t.check()


@pytest.mark.rule("EF-SEC-3", "EF-SEC-4")
def test_a_scene_offers_only_ways_to_pay_that_can_be_paid(monkeypatch):
    t = dreaming("prvni-sen", scene("zidle"), first={"hand": ["lichy-schod"], "gems": 0})
    page = t.g.content.pack.scenes["zidle"]
    tea = replace(page.choices[0], price=(Price(gems=1), Price(discard=1)))
    monkeypatch.setitem(t.g.content.pack.scenes, "zidle", replace(page, choices=(tea, *page.choices[1:])))
    t.say("hracka", "choose uvarit-caj")
    assert (t.topic, t.offers("hracka")) == ("payment", ["discard lichy-schod", "back"])


# -- quick actions that bring what is missing ------------------------------------------------------------------------
FULL = ["listek-do-satny", "lichy-schod", "lichy-schod", "lichy-schod", "kratka-sirka", "kratka-sirka"]


@pytest.mark.rule("EF-MSK-1", "EF-INF-1")
def test_with_a_full_hand_a_mask_may_draw_what_is_missing_when_a_card_is_laid_down():
    owl = {"mask": ["maska-sovy"], "boosted": True, "deck": ["listek-do-satny"] + ["mince-na-hrane"] * 2}
    t = talk(FULL, **owl).say("hracka", LISTEN, "pay listek-do-satny insight", OWL)
    t.say("hracka", "pay listek-do-satny insight", "done")
    assert t.entity("prednostka").tokens == 3
    talk(FULL[:-1], **owl).refuses("hracka", LISTEN, "too-dear")  # it draws before just as well
    talk([*FULL[1:], "peri-v-kapse"], **owl).refuses("hracka", LISTEN, "too-dear")  # nothing to lay down
    talk(FULL, **{**owl, "used": [OWL]}).refuses("hracka", LISTEN, "too-dear")


# -- figures that leave ----------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-ACT-6", "EF-ACT-7")
def test_a_figure_out_of_range_does_not_take_the_place_of_one_that_left_during_the_payment():
    stin = {"stin": {"figures": ["a2", "a8"]}}
    t = night("a1", step="action", entities=stin, hand=["strceni", "zahnani"], dice=[TWO])
    t.say("hracka", "act stin.zahnat", "pay strceni anger", "boost", "play zahnani", "target stin a2")
    assert (t.figures("stin"), t.topic) == (["a8"], "action")


@pytest.mark.rule("EF-ACT-7", "EF-RLL-2")
def test_a_roll_for_a_figure_concerns_it_still_when_one_before_it_has_left():
    roll = {"verb": "roll", "faces": {"1": [{"verb": "banish", "all": False, "entity": ""}]}}
    aim = {"entity": "stin", "target": ["figure", "stin", 1], "source": "stin"}
    given = {"entities": {"stin": {"figures": ["a2", "a4", "a6"]}}, "hand": ["zahnani"], "dice": [ONE]}
    t = during("a1", effects=[roll], context=aim, **given).say("hracka", "play zahnani", "target stin a2")
    assert t.figures("stin") == ["a6"]


@pytest.mark.rule("EF-ENT-4")
def test_what_happens_for_each_figure_happens_once_for_each_that_is_left():
    banish = {"verb": "banish", "all": False, "entity": ""}
    aimed = {"verb": "target", "what": "entity", "range": 99, "do": [banish]}
    given = {"entities": {"stin": {"figures": ["a2", "a4", "a6"]}}, "context": {"entity": "stin", "source": "stin"}}
    t = during("a1", effects=[{"verb": "each_figure", "do": [aimed]}], **given)
    t.say("hracka", "target stin a2", "target stin a6")
    assert (t.figures("stin"), t.topic) == (["a4"], "action")
