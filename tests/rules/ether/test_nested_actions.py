"""What happens inside something else: cards that go while they are paid for, masks in their own payment, threats."""

import pytest

from snar.ether.scenario import Table

from .campaign_help import ENTRY_TILES, apply, at, dreaming, scene

DEATH = apply({"verb": "distress", "amount": 1})
DELIVER = "act maska-listonosky.dorucit"


def slumber(row, **given):
    base = {"slumber": "prizrak", "mode": "slumber", "tiles": ENTRY_TILES}
    return Table(sleepers={"hracka": {"field": "c4", **row}}, **{**base, **given})


@pytest.mark.rule("EF-INF-1", "EF-ACT-2")
def test_a_card_that_is_lost_while_its_price_is_paid_works_all_the_same_and_lies_on_the_discards():
    """The owl draws a weakness in the middle of the payment, and it takes the very card that is being played."""
    row = {"mask": ["maska-sovy"], "hand": ["cizi-rukavice", "lichy-schod"], "deck": ["dira-v-kapse", "kratka-sirka"]}
    t = slumber(row, zones={"storage": ["plechovy-hrnek"]}, step="action", dice=[1, 1])
    t.say("hracka", "play cizi-rukavice", "act maska-sovy.zahlednout")
    assert t.zone("discard.hracka") == ["dira-v-kapse", "cizi-rukavice"]
    t.say("hracka", "discard lichy-schod", "done")
    assert t.topic == "action"
    assert t.zone("discard.hracka") == ["dira-v-kapse", "cizi-rukavice", "lichy-schod"]
    assert t.zone("items") == ["plechovy-hrnek"]


@pytest.mark.rule("EF-INF-1", "EF-SEA-1")
def test_of_two_threats_the_inner_one_is_prevented():
    """The seal of a weakness, drawn in the middle of a distress."""
    row = {"mask": ["maska-studny"], "hand": ["posledni-tramvaj", "lichy-schod"], "deck": ["olovena-vicka"]}
    t = slumber(row, step="none", dice=[], during=[{**apply({"verb": "distress", "amount": 1}), "source": "prizrak"}])
    t.say("hracka", "play posledni-tramvaj", "discard lichy-schod", "done")
    assert t.topic == "window-seal"
    t.say("hracka", "act maska-studny.pohltit")
    while "pass" in t.offers("hracka"):
        t.say("hracka", "pass")
    assert (t.zone("sealed.hracka"), t["hracka"].distress) == ([], 1)


@pytest.mark.rule("EF-MSK-1", "EE-B5a")
def test_a_mask_cannot_be_used_again_inside_its_own_payment():
    t = at("zahradkarska-kolonie", {"mask": ["maska-listonosky"], "hand": ["lichy-schod", "kratka-sirka"]})
    t.say("hracka", DELIVER)
    assert DELIVER not in t.offers("hracka")


@pytest.mark.rule("EF-DTH-2")
def test_whoever_dies_reveals_the_card_death_once():
    t = dreaming("prvni-sen", DEATH, first={"distress": 7})
    assert t.zone("wisdom").count("smrt") == 1
    t = dreaming("prvni-sen", DEATH, first={"distress": 7}, zones={"wisdom": ["smrt"]})
    assert t.zone("wisdom").count("smrt") == 1


@pytest.mark.rule("EF-ITM-3", "EF-DTH-2")
def test_starting_items_of_a_first_dream_that_was_lost_can_still_be_found_in_it():
    t = dreaming("prvni-sen", DEATH, first={"distress": 7})
    assert t.zone("items.market") == []
    assert "plechovy-hrnek" in t.zone("vault")


@pytest.mark.rule("EF-LIM-2", "EF-SEC-3")
def test_what_another_sleeper_owns_the_group_has_found():
    t = dreaming("ustredna", scene("skrinka"), second={"discard": ["hlas-ve-sluchatku"]})
    assert "choose vzit-sluchatka" not in t.offers("hracka")
