"""RS-ZKS: abilities, turns and casting, quests and fame of Zkouška síly."""

import pytest

from .trials import BEFORE_HALL, EASY, HARD, INTO_HALL, PACK, THREE, annexing


# -- abilities -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RR-E7")
def test_at_least_two_copies_of_each_ability_exist():
    abilities = [card for card in PACK.cards.values() if card.deck == "ability"]
    assert len(abilities) >= 10 and all(card.copies >= 2 for card in abilities)


@pytest.mark.rule("RR-E7", "RS-ZKS-10")
def test_nobody_holds_two_equal_abilities(table):
    decks = {"ability": ["only", "mag", "lehky-krok", "krotitel"]}
    t = table(**THREE, fame=9, figures=annexing(HARD, abilities=["mag"]), decks=decks)
    t.say("rytir", INTO_HALL)
    assert t.offers("rytir") == ["take krotitel", "take lehky-krok"]


@pytest.mark.rule("RR-E7")
def test_nothing_suitable_in_the_deck_and_no_ability_is_gained(table):
    t = table(**THREE, fame=9, figures=annexing(HARD, abilities=["mag"]), decks={"ability": ["only", "mag"]}, dice=[])
    t.say("rytir", INTO_HALL)
    assert t.zone("abilities.rytir") == ["mag"] and t["rytir"].fame == 2 and t.topic == "casting"


# -- turns and casting -----------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-ZKS-7")
def test_at_most_one_card_is_cast_for_free_and_then_comes_movement(table):
    t = table(**THREE, phase="casting", figures={"rytir": {"hand": ["ptak-ohnivak", "portal-svetu"]}})
    t.refuses("rytir", "roll", "RS-ZKS-7")
    assert t.option("rytir", "cast ptak-ohnivak")["cost"] == {}
    t.say("rytir", "cast ptak-ohnivak 46 r0")
    assert t.topic == "movement" and "spell" in t.offers("rytir")
    t.refuses("rytir", "cast portal-svetu", "RS-ZKS-7")


@pytest.mark.rule("RS-ZKS-7")
def test_instead_one_own_permanent_card_may_be_taken_back(table):
    laid = [
        {"card": "ptak-ohnivak", "picture": "46", "owner": "rytir"},
        {"card": "duhovy-most", "picture": "48", "owner": "barbar"},
        {"card": "portal-svetu", "picture": "26", "owner": "rytir"},
    ]
    t = table(**THREE, phase="casting", figures={"rytir": {"hand": ["majak"]}}, laid=laid)
    assert t.offers("rytir") == ["cast majak", "recall 46", "done"]
    t.refuses("rytir", "recall 48", "RS-ZKS-7")  # another's
    t.refuses("rytir", "recall 26", "RS-ZKS-7")  # temporary
    t.say("rytir", "recall 46")
    assert sorted(t.zone("hand.rytir")) == ["majak", "ptak-ohnivak"] and t.topic == "movement"


@pytest.mark.rule("RS-ZKS-7")
def test_with_an_empty_hand_and_nothing_laid_nobody_is_asked_what_to_cast(table):
    t = table(**THREE, phase="casting", figures={"rytir": {"hand": []}})
    assert (t.asked, t.topic) == (["rytir"], "movement")


@pytest.mark.rule("RS-ZKS-7")
def test_with_a_card_in_hand_one_is_asked_whether_to_cast_it(table):
    t = table(**THREE, phase="casting", figures={"rytir": {"hand": ["majak"]}})
    assert t.topic == "casting" and t.offers("rytir") == ["cast majak", "done"]


@pytest.mark.rule("RS-ZKS-8")
def test_no_card_is_drawn_after_casting(table):
    t = table(**THREE, phase="casting", figures={"rytir": {"hand": ["ptak-ohnivak"]}})
    t.say("rytir", "cast ptak-ohnivak 46 r0")
    assert t.zone("hand.rytir") == []


@pytest.mark.rule("RS-ZKS-13")
def test_no_light_refund_or_cancelling_exists(table):
    laid = [{"card": "ptak-ohnivak", "picture": "46", "owner": "rytir"}, {"card": "bariera", "picture": "48"}]
    t = table(**THREE, phase="casting", laid=laid)
    t.refuses("rytir", "cancel 48", "RS-ZKS-13")
    assert "light" not in t.view("rytir")
    t.say("rytir", "recall 46")
    assert t.g.light == (0, 0) and not t.happened("light")


@pytest.mark.rule("RS-ZKS-13")
@pytest.mark.parametrize(("scenario", "gained"), [("zkouska-sily", False), ("stret-risi", True)])
def test_cards_that_give_light_give_none_here(table, scenario, gained):
    card, amount = next(
        (card.id, effect["amount"])
        for card in PACK.cards.values()
        if card.deck == "dream"
        for row in card.effects
        for effect in row.do
        if row.on != "demon" and effect["verb"] == "light" and effect["amount"] > 0
    )
    figures = {"rytir": {"field": "45", "bp": 8}}
    pair = ["rytir", "stin"]
    t = table(scenario=scenario, characters=pair, figures=figures, laid=[{"card": card, "picture": "46"}])
    t.say("rytir", "move 46", "accept")
    assert t.g.light == (amount if gained else 0, 0) and t.happened("light") is gained


# -- quests and fame -------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-ZKS-9")
@pytest.mark.parametrize(("level", "quest"), [("easy", "lovec"), ("hard", "dve-audience")])
def test_in_the_hall_the_player_chooses_an_easy_or_a_hard_quest(table, level, quest):
    t = table(**THREE, figures={"rytir": BEFORE_HALL}, decks={"easy": ["lovec"], "hard": ["dve-audience"]})
    t.say("rytir", INTO_HALL)
    assert t.offers("rytir") == ["easy", "hard"]
    t.say("rytir", level)
    assert t.zone("quests.rytir") == [quest]


@pytest.mark.rule("RS-ZKS-10")
def test_annexing_with_an_easy_quest_gives_one_fame_and_no_ability(table):
    t = table(**THREE, figures=annexing(EASY))
    t.say("rytir", INTO_HALL)
    assert t["rytir"].fame == 1 and t.zone("abilities.rytir") == [] and t.topic == "casting"


@pytest.mark.rule("RS-ZKS-10")
def test_annexing_with_a_hard_quest_gives_two_fame_and_an_ability_of_ones_choice(table):
    t = table(**THREE, figures=annexing(HARD))
    t.say("rytir", INTO_HALL)
    abilities = sorted(card.id for card in PACK.cards.values() if card.deck == "ability")
    assert t["rytir"].fame == 2 and t.offers("rytir") == [f"take {ability}" for ability in abilities]
    t.say("rytir", "take mag")
    assert t.zone("abilities.rytir") == ["mag"] and t.view("stin")["figures"][0]["abilities"] == ["mag"]


@pytest.mark.rule("RS-ZKS-10")
def test_fame_is_never_lost_not_even_by_awakening(table):
    figures = {"rytir": {"field": "46", "bp": 3}, "stin": {"field": "46", "lives": 1, "fame": 3}}
    t = table(arrived=True, **THREE, figures=figures, dice=[8, 1])
    t.say("rytir", "attack stin")
    assert t["stin"].awakenings == 1 and t["stin"].fame == 3


@pytest.mark.rule("RS-ZKS-11")
def test_when_all_worlds_are_annexed_they_reopen_and_fame_and_abilities_stay(table):
    figures = {**annexing(EASY, fame=1, abilities=["mag"]), "stin": {"fame": 2, "abilities": ["krotitel"]}}
    t = table(**THREE, figures=figures, open=["iridion"], fame=7)
    t.say("rytir", INTO_HALL)
    assert all(t.g.open) and t.happened("reopen", rule="RS-ZKS-11")
    assert (t["rytir"].fame, t["stin"].fame) == (2, 2)
    assert (t.zone("abilities.rytir"), t.zone("abilities.stin")) == (["mag"], ["krotitel"])


@pytest.mark.rule("RS-ZKS-11")
def test_while_a_world_is_open_the_annexed_ones_stay_closed(table):
    t = table(**THREE, figures=annexing(EASY), open=["iridion", "akademus"])
    t.say("rytir", INTO_HALL)
    assert t.view("stin")["worlds"] == {"iridion": False, "filnerin": False, "akademus": True}


@pytest.mark.rule("RS-ZKS-12")
def test_the_game_ends_at_once_when_a_player_reaches_the_agreed_fame(table):
    t = table(**THREE, fame=4, figures=annexing(HARD, fame=2), open=["iridion"])
    t.say("rytir", INTO_HALL)
    assert t.g.over and t.g.result["winner"] == 0 and t.g.result["rule"] == "RS-ZKS-12"
    assert not any(t.g.open) and t.zone("abilities.rytir") == []  # no reopening, no ability any more
