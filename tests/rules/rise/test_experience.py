"""RS-EXP: experience and the power it buys."""

import pytest

from snar.rise.content import content_for

from .effects.hand_made import changed

FIVE = next(id for id, card in content_for().pack.cards.items() if getattr(card, "experience", 0) == 5)


def done(quest):
    return {"id": quest, "world": "iridion", "done": True}


@pytest.mark.rule("RS-EXP-1")
def test_seven_and_five_buy_one_token_and_two_are_lost(table):
    t = table(figures={"rytir": {"bp": 2, "trophies": ["ohnive-tornado", FIVE]}})
    t.say("rytir", "trade", "hand ohnive-tornado", f"hand {FIVE}")
    assert t.option("rytir", "buy")["effect"] == {"power": 1, "lost": 2}
    t.say("rytir", "buy")
    assert t["rytir"].tokens == 1 and t["rytir"].noted == 0
    assert t.zone("trophies.rytir") == [] and sorted(t.zone("used.event")) == sorted(["ohnive-tornado", FIVE])
    assert t.view("rytir")["figures"][0]["experience"] == 0


@pytest.mark.rule("RS-EXP-1")
def test_every_full_ten_buys_a_token(table):
    quests = [done("velky-lov"), done("dve-audience"), done("lovec")]
    t = table(figures={"rytir": {"bp": 2, "quests": quests}})
    t.say("rytir", "trade", "hand velky-lov", "hand dve-audience", "hand lovec")
    assert t.option("rytir", "buy")["effect"] == {"power": 2, "lost": 5}
    t.say("rytir", "buy")
    assert t["rytir"].tokens == 2 and t.view("rytir")["figures"][0]["moc"] == 4 + 2


@pytest.mark.rule("RS-EXP-1")
def test_fewer_than_ten_buy_nothing(table):
    t = table(figures={"rytir": {"bp": 2, "trophies": ["ohnive-tornado"], "noted": 2}})
    assert "trade" not in t.offers("rytir")
    t.refuses("rytir", "trade", "RS-EXP-1")


@pytest.mark.rule("RS-EXP-1")
def test_nothing_can_be_bought_before_ten_are_handed_in(table):
    t = table(figures={"rytir": {"bp": 2, "trophies": ["ohnive-tornado", FIVE]}})
    t.say("rytir", "trade", "hand ohnive-tornado")
    assert "buy" not in t.offers("rytir")


@pytest.mark.rule("RS-EXP-1")
def test_cards_worth_experience_may_be_kept(table):
    t = table(figures={"rytir": {"bp": 2, "trophies": ["ohnive-tornado", FIVE]}})
    t.say("rytir", "trade", "hand ohnive-tornado", f"hand {FIVE}", "keep", "end")
    assert t["rytir"].tokens == 0 and t.zone("trophies.rytir") == ["ohnive-tornado", FIVE]


@pytest.mark.rule("RS-EXP-1")
def test_a_fulfilled_quest_is_handed_in_together_with_creatures(table):
    t = table(figures={"rytir": {"bp": 2, "trophies": ["ohnive-tornado"], "quests": [done("lovec")]}})
    t.say("rytir", "trade", "hand ohnive-tornado", "hand lovec", "buy")
    assert t["rytir"].tokens == 1 and t.view("rytir")["figures"][0]["experience"] == 0


@pytest.mark.rule("RS-EXP-1", "RS-EXP-2")
def test_a_quest_that_is_not_fulfilled_is_worth_nothing(table):
    t = table(figures={"rytir": {"bp": 2, "quests": [{"id": "velky-lov", "world": "iridion"}]}})
    assert t.view("rytir")["figures"][0]["experience"] == 0
    t.refuses("rytir", "trade", "RS-EXP-1")


@pytest.mark.rule("RS-EXP-2")
@pytest.mark.parametrize(("quest", "worth"), [("lovec", 5), ("velky-lov", 10)])
def test_a_fulfilled_easy_quest_is_worth_five_a_hard_one_ten(table, quest, worth):
    t = table(figures={"rytir": {"bp": 2, "quests": [done(quest)]}})
    assert t.view("rytir")["figures"][0]["experience"] == worth


@pytest.mark.rule("RS-EXP-1", "RR-C4b")
def test_a_handed_in_quest_still_annexes_but_is_worth_nothing_any_more(table):
    given = {"rytir": {"field": "iridion.8", "circuit": 7, "bp": 2, "quests": [done("velky-lov")]}}
    t = table(figures=given)
    t.say("rytir", "trade", "hand velky-lov", "buy", "move iridion.brana")
    assert t["rytir"].annexed == (0,) and t["rytir"].tokens == 1 + 1
    assert t.zone("quests.rytir") == [] and t.zone("used.hard") == ["velky-lov"]


@pytest.mark.rule("RS-EXP-1")
def test_a_merchant_hands_in_items_as_three_each_and_loses_them(table):
    given = {"rytir": {"field": "15", "bp": 9, "trophies": ["ohnive-tornado"], "items": ["zlaty-mec"]}}
    t = table(figures=given)
    t.refuses("rytir", "trade", "RS-EXP-1")
    t.g.content = changed(t.g.content, {"rytir": {"traits": frozenset({"merchant"})}})
    t.g.regear(0)
    t.say("rytir", "move 14", "trade", "hand ohnive-tornado", "hand zlaty-mec", "buy")
    assert t["rytir"].tokens == 1 and t.zone("items.rytir") == []
    assert t.view("rytir")["figures"][0]["moc"] == 4 + 1
