"""RR-C4b, RR-C5: when experience becomes power, and what that power is."""

import pytest

LOVEC = {"id": "lovec", "world": "iridion", "done": True}


@pytest.mark.rule("RR-C4b")
def test_handing_in_a_fulfilled_quest_does_not_undo_it(table):
    rytir = {"field": "iridion.8", "circuit": 7, "bp": 2, "noted": 5, "quests": [LOVEC]}
    t = table(figures={"rytir": rytir})
    t.say("rytir", "trade", "hand lovec", "hand noted", "buy")
    assert t["rytir"].tokens == 1
    t.say("rytir", "move iridion.brana")
    assert t["rytir"].annexed == (0,) and t["rytir"].tokens == 2


@pytest.mark.rule("RR-C4b")
def test_but_its_experience_is_handed_in_only_once(table):
    rytir = {"field": "15", "bp": 2, "noted": 5, "quests": [LOVEC], "trophies": ["ohnive-tornado"]}
    t = table(figures={"rytir": rytir})
    t.say("rytir", "trade", "hand lovec", "hand noted", "buy")
    t.refuses("rytir", "trade", "RS-EXP-1")


@pytest.mark.rule("RR-C5a")
def test_experience_is_traded_in_ones_own_turn_only(table):
    t = table(turn="stin", figures={"rytir": {"field": "15", "noted": 10}, "stin": {"field": "45", "bp": 2}}, dice=[1])
    assert t.offers("rytir") == [] and "trade" not in t.offers("stin")
    t.say("stin", "end").say("rytir", "done")
    assert "trade" in t.offers("rytir")
    t.say("rytir", "trade", "hand noted", "buy")
    assert t["rytir"].tokens == 1


@pytest.mark.rule("RR-C5a")
def test_not_in_the_middle_of_a_duel(table):
    rytir = {"field": "15", "bp": 4, "noted": 10, "items": ["leva-rukavice"]}
    t = table(figures={"rytir": rytir, "stin": {"field": "14"}}, dice=[4, 5])
    assert "trade" in t.offers("rytir")
    t.say("rytir", "move 14")
    assert t.offers("rytir") == ["attack stin", "decline"]
    t.say("rytir", "attack stin")
    assert t.offers("rytir") == ["use leva-rukavice", "pass"]
    t.say("rytir", "pass", "trade", "keep")


@pytest.mark.rule("RR-C5a")
def test_what_was_gained_as_movement_ended_may_still_be_traded(table):
    rytir = {"field": "c9", "bp": 2, "noted": 5}
    t = table(figures={"rytir": rytir}, decks={"event": ["ohnive-tornado"]}, dice=[8, 1])
    t.say("rytir", "move iridion.brana")
    assert t.offers("rytir") == ["trade", "end"]
    t.say("rytir", "trade", "hand ohnive-tornado", "hand noted", "buy")
    assert t["rytir"].tokens == 1 and t.topic == "casting"


@pytest.mark.rule("RR-C5b")
def test_lasting_power_is_a_token_and_can_be_lost(table):
    """Ohnivé tornádo gives Barbar +1 moc; his awakening costs that token and not his experience."""
    barbar = {"field": "c9", "bp": 2, "lives": 2}
    t = table(
        characters=["barbar", "stin"],
        figures={"barbar": barbar, "stin": {"field": "iridion.brana"}},
        decks={"event": ["ohnive-tornado"]},
        dice=[2, 5, 1],
    )
    t.say("barbar", "move iridion.brana", "decline")
    assert t["barbar"].tokens == 1
    t.say("stin", "done", "move c9", "move iridion.brana", "attack barbar")
    assert t["barbar"].tokens == 0 and t.zone("trophies.barbar") == ["ohnive-tornado"]
