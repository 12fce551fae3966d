"""RS-DRM-9 .. 12: how a laid card works on those who enter, start or stay on it."""

import pytest

from .laid import PORTAL, SOPKA


# -- entering --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-DRM-9")
def test_two_fields_of_bariera_cost_12_bp(table):
    laid = [{"card": "bariera", "picture": "46"}]
    t = table(figures={"rytir": {"field": "45", "bp": 13}}, laid=laid)
    t.say("rytir", "move 46", "move 47")
    assert t["rytir"].bp == 1


@pytest.mark.rule("RS-DRM-9")
@pytest.mark.parametrize("target", ["46", "47"])
def test_whoever_has_too_few_bp_for_the_card_stays_out(table, target):
    t = table(figures={"rytir": {"field": "45", "bp": 5}}, laid=[{"card": "bariera", "picture": target, "turn": 0}])
    assert ("move 46" in t.offers("rytir")) == (target == "47")


@pytest.mark.rule("RS-DRM-9", "RS-DRM-11")
def test_portal_svetu_may_be_declined_and_costs_5_bp_anyway(table):
    t = table(figures={"rytir": {"field": "45", "bp": 9}}, laid=PORTAL)
    t.say("rytir", "move 46", "decline")
    assert t["rytir"].bp == 9 - 5 and t.field("rytir") == "46"
    assert t.view("stin")["laid"][0]["actions"] == 3


@pytest.mark.rule("RS-DRM-10")
def test_sopka_takes_3_lives_once_a_round_and_again_in_the_next_round(table):
    figures = {"rytir": {"field": "45", "bp": 7, "extra_lives": 4, "lives": 8}, "stin": {"field": "c6"}}
    t = table(figures=figures, laid=SOPKA, dice=[1, 8])
    t.say("rytir", "move 46", "move 47")
    assert t["rytir"].lives == 8 - 3
    t.say("rytir", "end").say("stin", "done", "end").say("rytir", "done", "roll", "move 46")
    assert t["rytir"].lives == 8 - 3 - 3


@pytest.mark.rule("RS-DRM-11")
def test_a_harmful_effect_cannot_be_declined_on_entering(table):
    t = table(figures={"rytir": {"field": "45", "bp": 9}}, laid=SOPKA)
    t.say("rytir", "move 46")
    assert t.topic == "movement" and t["rytir"].lives == 4 - 3


@pytest.mark.rule("RS-DRM-12")
def test_whoever_starts_on_a_card_may_use_it_for_0_bp_before_moving(table):
    t = table(figures={"rytir": {"field": "46"}}, laid=PORTAL)
    t.say("rytir", "activate", "iridion.sin")
    assert t.field("rytir") == "iridion.sin" and t.view("stin")["laid"][0]["actions"] == 2


@pytest.mark.rule("RS-DRM-12")
def test_whoever_starts_on_a_card_may_leave_and_avoid_it(table):
    t = table(figures={"rytir": {"field": "46"}, "stin": {"field": "c6"}}, laid=SOPKA, dice=[5])
    t.say("rytir", "roll", "move 45", "end")
    assert t["rytir"].lives == 4


@pytest.mark.rule("RS-DRM-12")
def test_after_the_first_step_the_card_can_no_longer_be_used_for_0_bp(table):
    t = table(figures={"rytir": {"field": "46"}, "stin": {"field": "c6"}}, laid=PORTAL, dice=[5])
    t.say("rytir", "roll", "move 45")
    assert "activate" not in t.offers("rytir")


@pytest.mark.rule("RS-DRM-12")
def test_whoever_stays_is_exposed_to_the_effect_again(table):
    t = table(figures={"rytir": {"field": "46"}}, laid=SOPKA, dice=[5])
    t.say("rytir", "roll", "end")
    assert t["rytir"].lives == 4 - 3


# -- rulings ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RR-A4")
def test_once_a_round_is_counted_for_each_laid_card(table):
    laid = [SOPKA[0], {"card": "ptak-ohnivak", "picture": "42", "turn": 270}]  # c6, c7, 42 and 43
    t = table(figures={"rytir": {"field": "45", "bp": 9}}, laid=laid, dice=[8])
    t.say("rytir", "move 46", "move 43")
    assert [e["source"] for e in t.events if e["kind"] == "works"] == ["sopka", "ptak-ohnivak"]


@pytest.mark.rule("RR-A4")
def test_once_a_round_is_counted_for_each_character(table):
    figures = {"rytir": {"field": "45", "bp": 9}, "barbar": {"field": "45"}, "stin": {"field": "88"}}
    cast = ["rytir", "barbar", "stin"]
    t = table(scenario="zkouska-sily", characters=cast, figures=figures, laid=SOPKA, dice=[8])
    t.say("rytir", "move 46", "end").say("barbar", "done", "roll", "move 46")
    assert t["rytir"].lives == t["barbar"].lives == 1


@pytest.mark.rule("RR-A4")
def test_coming_back_in_the_same_turn_is_harmless_until_ones_own_next_turn_starts(table):
    figures = {"rytir": {"field": "45", "bp": 12, "extra_lives": 4, "lives": 8}, "stin": {"field": "c6"}}
    t = table(figures=figures, laid=SOPKA, dice=[1, 8])
    t.say("rytir", "move 46", "move 45", "move 46", "end")
    assert t["rytir"].lives == 8 - 3
    t.say("stin", "done", "end").say("rytir", "done", "roll", "activate")
    assert t["rytir"].lives == 8 - 3 - 3


@pytest.mark.rule("RR-A5")
def test_stepping_to_another_field_of_the_card_one_started_on_is_staying(table):
    t = table(figures={"rytir": {"field": "46"}}, laid=SOPKA, dice=[5])
    t.say("rytir", "roll", "move 47")
    assert t["rytir"].lives == 4 - 3


@pytest.mark.rule("RR-A5")
def test_ending_movement_without_leaving_the_card_is_staying_and_help_may_be_used(table):
    t = table(figures={"rytir": {"field": "46"}}, laid=PORTAL, dice=[5])
    t.say("rytir", "roll", "end")
    assert t.offers("rytir") == ["accept", "decline"]
    t.say("rytir", "accept", "akademus.sin")
    assert t.field("rytir") == "akademus.sin"


@pytest.mark.rule("RR-A5")
def test_a_card_entered_this_turn_does_not_work_again_when_movement_ends_on_it(table):
    t = table(figures={"rytir": {"field": "45", "bp": 7}}, laid=PORTAL)
    t.say("rytir", "move 46", "decline", "end")
    assert t.topic == "casting" and t.field("rytir") == "46"


@pytest.mark.rule("RR-A6")
def test_an_effect_with_any_possible_harm_is_mandatory(table):
    laid = [{"card": "ptak-ohnivak", "picture": "46"}]  # only some of its rolls burn
    t = table(figures={"rytir": {"field": "45", "bp": 3}}, laid=laid, dice=[8])
    t.say("rytir", "move 46")
    assert t["rytir"].lives == 4 - 1 and t.topic == "movement"


@pytest.mark.rule("RR-A6")
def test_a_purely_helpful_effect_is_optional_and_only_its_use_spends_an_action(table):
    t = table(figures={"rytir": {"field": "45", "bp": 10}}, laid=PORTAL)
    t.say("rytir", "move 46", "decline")
    assert t.view("stin")["laid"][0]["actions"] == 3
    t.say("rytir", "move 47", "accept", "iridion.sin")
    assert t.view("stin")["laid"][0]["actions"] == 2


@pytest.mark.rule("RR-A7a")
def test_being_thrown_onto_a_card_triggers_nothing_and_is_no_visit(table):
    quest = {"id": "snove-koule", "world": "iridion"}
    figures = {"rytir": {"field": "c6", "bp": 1}, "barbar": {"field": "45", "quests": [quest]}}
    cast = ["rytir", "barbar", "stin"]
    t = table(scenario="zkouska-sily", characters=cast, figures=figures, laid=SOPKA, dice=[3])
    t.say("rytir", "spell odmrsteni", "46")
    assert t.field("barbar") == "46" and t["barbar"].lives == 4
    assert not t.view("barbar")["figures"][1]["quests"][0]["done"]


@pytest.mark.rule("RR-A7a")
@pytest.mark.parametrize("way", ["step", "teleport"])
def test_own_steps_and_own_teleport_trigger_the_card_and_count_as_visits(table, way):
    figures = {"rytir": {"field": "45", "bp": 3, "quests": [{"id": "snove-koule", "world": "iridion"}]}}
    dice = [8] if way == "teleport" else []
    t = table(scenario="zkouska-sily", figures=figures, laid=SOPKA, dice=dice)
    t.say("rytir", *(["move 46"] if way == "step" else ["spell teleport", "46"]))
    assert t["rytir"].lives == 4 - 3 and t["rytir"].bp == (0 if way == "step" else 3)
    assert t.view("rytir")["figures"][0]["quests"][0]["done"]  # the only card laid has been visited


@pytest.mark.rule("RR-A7a")
def test_a_card_that_is_used_up_by_the_visit_has_been_visited(table):
    figures = {"rytir": {"field": "45", "bp": 9, "quests": [{"id": "snove-koule", "world": "iridion"}]}}
    laid = [{**PORTAL[0], "actions": 1}, {"card": "bariera", "picture": "74"}]
    t = table(figures=figures, laid=laid)
    t.say("rytir", "move 46", "accept", "iridion.sin")
    assert t.zone("used.dream") == ["portal-svetu"]
    assert t.view("rytir")["figures"][0]["quests"][0]["left"] == [5 - 1]


@pytest.mark.rule("RR-A7b")
def test_being_put_into_a_hall_by_a_card_is_entering_it(table):
    t = table(figures={"rytir": {"field": "45", "bp": 15}}, laid=PORTAL, decks={"easy": ["studanky"]})
    t.say("rytir", "move 46", "accept", "akademus.sin")
    assert t.zone("quests.rytir") == ["studanky"] and t.view("stin")["figures"][0]["quests"][0]["world"] == "akademus"
    assert t.topic == "casting" and t.offers("rytir") == []  # its movement has ended


@pytest.mark.rule("RR-A7b")
def test_being_put_into_a_hall_with_its_quest_fulfilled_annexes_the_world(table):
    quest = {"id": "studanky", "world": "akademus", "done": True}
    t = table(figures={"rytir": {"field": "45", "bp": 15, "quests": [quest]}}, laid=PORTAL)
    t.say("rytir", "move 46", "accept", "akademus.sin")
    assert t.view("stin")["figures"][0]["annexed"] == ["akademus"] and t["rytir"].tokens == 1


@pytest.mark.rule("RR-A8")
def test_a_covered_path_costs_the_bp_of_the_card(table):
    laid = [{"card": "bariera", "picture": "44"}]  # 44, c11, 47 and c17
    t = table(figures={"rytir": {"field": "c9", "bp": 9}}, laid=laid)
    assert t.option("rytir", "move c11")["cost"] == {"bp": 6}
    assert t.option("rytir", "move c8")["cost"] == {"bp": 1}


@pytest.mark.rule("RR-A8")
@pytest.mark.parametrize(("field", "works"), [("63", True), ("62", False)])
def test_a_covered_well_still_gives_1_to_spells(table, field, works):
    laid = [{"card": "bariera", "picture": "62"}]
    figures = {"rytir": {"field": field, "bp": 2}}
    t = table(scenario="zkouska-sily", figures=figures, laid=laid, dice=[1])
    t.say("rytir", "spell zpomaleni")  # needs 2
    assert t["stin"].slowed == int(works)
