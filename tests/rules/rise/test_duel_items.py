"""RR-C2, C7, E5: items and abilities in a duel."""

import pytest

from snar.rise.content import content_for

from .casts import able

GLOVE = content_for().pack.cards["leva-rukavice"].use[0].do[0]["amount"]  # added to a duel's die


@pytest.mark.rule("RR-C2")
def test_items_for_a_duel_are_declared_before_the_roll(table):
    rytir = {"field": "15", "bp": 2, "items": ["leva-rukavice"]}
    t = table(arrived=True, figures={"rytir": rytir, "stin": {"field": "15"}}, dice=[4, 4])
    t.say("rytir", "attack stin")
    assert t.topic == "window" and not t.happened("roll")
    t.say("rytir", "use leva-rukavice")
    assert t["stin"].lives == 4 - 2


@pytest.mark.rule("RR-C2")
def test_after_the_roll_it_is_too_late(table):
    rytir = {"field": "15", "bp": 2, "items": ["leva-rukavice"]}
    t = table(arrived=True, figures={"rytir": rytir, "stin": {"field": "15"}}, dice=[3, 4])
    t.say("rytir", "attack stin", "pass")
    assert t["rytir"].lives == 4 - 2 and t.zone("items.rytir") == ["leva-rukavice"]


@pytest.mark.rule("RR-C2")
def test_an_eight_made_of_die_and_bonus_is_no_natural_eight(table):
    rytir = {"field": "15", "bp": 2, "items": ["leva-rukavice"]}
    t = table(arrived=True, figures={"rytir": rytir, "stin": {"field": "15", "tokens": 20}}, dice=[8 - GLOVE, 1])
    t.say("rytir", "attack stin", "use leva-rukavice")
    assert t["rytir"].lives == 4 - 2


@pytest.mark.rule("RR-C2")
def test_a_natural_eight_with_a_bonus_is_still_a_natural_eight(table):
    rytir = {"field": "15", "bp": 2, "items": ["leva-rukavice"]}
    t = table(arrived=True, figures={"rytir": rytir, "stin": {"field": "15", "tokens": 20}}, dice=[8, 1])
    t.say("rytir", "attack stin", "use leva-rukavice")
    assert t["stin"].lives == 4 - 2


@pytest.mark.rule("RR-C7")
def test_an_ability_changes_each_roll_once(table):
    t = table(arrived=True, figures={"rytir": {"field": "15", "bp": 2}, "stin": {"field": "15"}}, dice=[1, 2, 3])
    able(t, 0, "duel-die", {"verb": "reroll"})
    t.say("rytir", "attack stin", "use rytir")
    assert t["rytir"].lives == 4 - 2


@pytest.mark.rule("RR-C7")
def test_and_the_next_roll_of_the_same_round_once_more(table):
    figures = {"rytir": {"field": "15", "bp": 2}, "stin": {"field": "15"}}
    t = table(arrived=True, figures=figures, dice=[1, 3, 3, 2, 4, 1, 5])
    able(t, 0, "duel-die", {"verb": "reroll"})
    t.say("rytir", "attack stin", "use rytir", "end").say("stin", "done", "move 14", "move 15", "attack rytir")
    assert t.topic == "window" and t.offers("rytir") == ["use rytir", "pass"]
    t.say("rytir", "use rytir")
    assert t["stin"].lives == 4 - 2


@pytest.mark.rule("RR-C7")
def test_without_a_trigger_once_a_round(table):
    t = table(figures={"rytir": {"field": "15", "bp": 4}}, dice=[1, 1])
    able(t, 0, "turn", {"verb": "bp", "amount": 1})
    t.say("rytir", "move 14", "use rytir")
    assert t["rytir"].bp == 4 - 2 + 1 and "use rytir" not in t.offers("rytir")
    t.say("rytir", "end").say("stin", "done", "end").say("rytir", "done", "use rytir")
    assert t["rytir"].bp == 1 + 1 + 3


@pytest.mark.rule("RR-C7", "RR-C10")
def test_single_use_items_are_no_abilities_and_two_may_serve_one_roll(table):
    rytir = {"field": "15", "bp": 2, "items": ["leva-rukavice", "leva-rukavice"]}
    t = table(arrived=True, figures={"rytir": rytir, "stin": {"field": "15"}}, dice=[1, 1 + GLOVE])
    t.say("rytir", "attack stin", "use leva-rukavice", "use leva-rukavice")
    assert t["stin"].lives == 4 - 2 and t.zone("items.rytir") == []


@pytest.mark.rule("RR-E5")
def test_the_attacked_uses_its_item_in_the_attackers_turn(table):
    stin = {"field": "15", "items": ["leva-rukavice"]}
    t = table(arrived=True, figures={"rytir": {"field": "15", "bp": 2}, "stin": stin}, dice=[4, 4])
    t.say("rytir", "attack stin").say("stin", "use leva-rukavice")
    assert t["rytir"].lives == 4 - 2 and t.zone("used.event") == ["leva-rukavice"]


@pytest.mark.rule("RR-E5")
def test_a_healing_draught_is_drunk_when_wounded_in_anothers_turn(table):
    stin = {"field": "15", "lives": 1, "items": ["lecivy-lektvar"]}
    t = table(arrived=True, figures={"rytir": {"field": "15", "bp": 2}, "stin": stin}, dice=[5, 1])
    t.say("rytir", "attack stin").say("stin", "use lecivy-lektvar")
    assert 0 < t["stin"].lives <= 2 and t.field("stin") == "15"


@pytest.mark.rule("RR-E5")
def test_strength_gained_in_anothers_turn_ends_with_that_turn(table):
    t = table(arrived=True, figures={"rytir": {"field": "15", "bp": 2}, "stin": {"field": "15"}}, dice=[4, 4])
    able(t, 1, "duel", {"verb": "strength", "amount": 2})
    t.say("rytir", "attack stin").say("stin", "use stin")
    assert t["rytir"].lives == 4 - 2 and t["stin"].strength == 2
    t.say("rytir", "end")
    assert t["stin"].strength == 0
