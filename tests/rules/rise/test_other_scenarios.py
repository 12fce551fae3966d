"""RS-EXT: beginners, Souboj s časem, Bratrství."""

import pytest

from .trials import BEFORE_HALL, EASY, HARD, INTO_HALL, PACK

TIME = {"scenario": "souboj-s-casem", "characters": ["rytir", "stin", "barbar"]}
BROTHERS = {"scenario": "bratrstvi", "characters": ["rytir", "stin", "barbar", "cert"]}  # rytir and barbar are brothers


# -- beginners -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-EXT-1")
def test_beginners_hold_two_duhovy_most_and_two_bariera_and_never_more(table):
    t = table(scenario="zacatecnici", phase="setup")
    assert t.zone("hand.rytir") == ["duhovy-most"] * 2 and t.zone("hand.stin") == ["bariera"] * 2
    assert t.zone("deck.dream") == t.zone("deck.horror") == []
    assert t.view("stin")["hands"]["0"]["known"] == ["duhovy-most"] * 2


@pytest.mark.rule("RS-EXT-1")
def test_beginners_have_five_easy_quests_only(table):
    t = table(scenario="zacatecnici", phase="setup")
    assert set(t.zone("deck.easy")) == {"poznani", "elementy", "studanky", "lovec", "prepadeni"}
    copies = sum(PACK.cards[card].copies for card in set(t.zone("deck.easy")))
    assert len(t.zone("deck.easy")) == copies


@pytest.mark.rule("RS-EXT-1")
def test_beginners_win_with_one_annexed_world(table):
    t = table(scenario="zacatecnici", figures={"rytir": {**BEFORE_HALL, "quests": [EASY]}})
    t.say("rytir", INTO_HALL)
    assert t.g.over and t.g.result["winner"] == 0


# -- Souboj s časem --------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-EXT-2")
@pytest.mark.parametrize(("quest", "fame"), [(EASY, 1), (HARD, 2)])
def test_returning_with_the_quest_gives_fame_and_at_once_the_next_quest(table, quest, fame):
    decks = {"easy": ["studanky"], "ability": ["only", "mag"]}
    t = table(**TIME, fame=9, figures={"rytir": {**BEFORE_HALL, "quests": [quest]}}, decks=decks)
    t.say("rytir", INTO_HALL)
    assert t["rytir"].fame == fame and all(t.g.open) and t.topic == "quest-level"
    t.say("rytir", "easy")
    assert t.zone("quests.rytir") == [quest["id"], "studanky"]


@pytest.mark.rule("RS-EXT-2")
def test_a_world_can_be_annexed_any_number_of_times(table):
    t = table(**TIME, fame=9, figures={"rytir": {**BEFORE_HALL, "annexed": ["iridion"], "fame": 1, "quests": [EASY]}})
    t.say("rytir", INTO_HALL)
    assert t["rytir"].fame == 2 and t["rytir"].annexed == (0, 0)


@pytest.mark.rule("RS-EXT-2")
def test_others_quests_from_the_world_stay(table):
    running = {"id": "studanky", "world": "iridion"}
    figures = {"rytir": {**BEFORE_HALL, "quests": [EASY]}, "stin": {"quests": [running, HARD]}}
    t = table(**TIME, fame=9, figures=figures)
    t.say("rytir", INTO_HALL, "hard")
    assert t.zone("quests.stin") == ["studanky", "dve-audience"]
    assert [quest["annexes"] for quest in t.view("rytir")["figures"][1]["quests"]] == [True, True]


@pytest.mark.rule("RS-EXT-2")
def test_one_quest_per_world_at_a_time(table):
    running = {"id": "studanky", "world": "iridion"}
    t = table(**TIME, figures={"rytir": {**BEFORE_HALL, "quests": [running]}})
    t.say("rytir", INTO_HALL)
    assert t.zone("quests.rytir") == ["studanky"] and t.topic == "casting"


@pytest.mark.rule("RS-EXT-2")
def test_the_agreed_fame_ends_souboj_s_casem(table):
    t = table(**TIME, fame=3, figures={"rytir": {**BEFORE_HALL, "fame": 2, "quests": [EASY]}})
    t.say("rytir", INTO_HALL)
    assert t.g.over and t.g.result["winner"] == 0


# -- Bratrství -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-EXT-3")
def test_the_fame_of_brothers_is_added_up(table):
    figures = {"rytir": {**BEFORE_HALL, "quests": [EASY], "fame": 2}, "barbar": {"fame": 3}, "stin": {"fame": 5}}
    t = table(**BROTHERS, fame=6, figures=figures)
    t.say("rytir", INTO_HALL)
    assert t.g.over and t.g.result["seats"] == [0, 2]


@pytest.mark.rule("RS-EXT-3")
def test_the_fame_of_the_other_team_does_not_count(table):
    figures = {"rytir": {**BEFORE_HALL, "quests": [EASY]}, "stin": {"fame": 3}, "cert": {"fame": 2}}
    t = table(**BROTHERS, fame=6, figures=figures)
    t.say("rytir", INTO_HALL)
    assert not t.g.over and t["rytir"].fame == 1


@pytest.mark.rule("RS-EXT-3")
def test_brothers_neither_attack_nor_enchant_each_other(table):
    here = {"field": "46"}
    t = table(arrived=True, **BROTHERS, figures={"rytir": {**here, "bp": 3}, "barbar": here, "stin": here})
    assert t.offers("rytir") == ["attack stin", "decline"]
    t.say("rytir", "decline", "spell")
    t.say("rytir", "blesk")
    assert t.offers("rytir") == ["stin", "cert"]


@pytest.mark.rule("RS-EXT-3")
def test_brothers_play_zkouska_sily_otherwise(table):
    even = ["mag", "krotitel", "dobra-pamet", "bystrost", "vyrecnost", "snova-kuze", "nenapadnost", "ctyrlistek"]
    t = table(**BROTHERS, phase="setup", decks={"ability": ["only", *even]}, dice=[1, 2, 3, 4, 4, 3, 2, 1])
    for who in BROTHERS["characters"]:
        t.say(who, t.offers(who)[0])
    for who in ("cert", "barbar", "stin", "rytir"):
        t.say(who, "c1")
    assert [len(t.zone(f"hand.{who}")) for who in BROTHERS["characters"]] == [3, 3, 3, 3]
    assert t.view("stin")["order"] == ["rytir", "stin", "barbar", "cert"]
