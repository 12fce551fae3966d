"""RS-STR-8, 11, 12: Střet říší with four players, what helpers may do, and their spells."""

import pytest

from .casts import FOUR
from .trials import BEFORE_HALL, INTO_HALL


# -- four players ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-STR-8")
def test_helpers_start_on_wells_and_their_players_hold_the_cards(table):
    t = table(**FOUR, phase="setup")
    t.say("barbar", "22").say("cert", "63")
    assert [t.field(who) for who in ("rytir", "stin", "barbar", "cert")] == ["15", "45", "22", "63"]
    assert [len(t.zone(f"hand.{who}")) for who in ("rytir", "stin", "barbar", "cert")] == [0, 0, 5, 5]
    assert t.topic == "casting" and t.offers("rytir") == [] and "done" in t.offers("barbar")


@pytest.mark.rule("RS-STR-8")
def test_a_helper_enters_a_hall_but_is_never_given_a_quest(table):
    t = table(**FOUR, turn="barbar", moved=["rytir"], figures={"barbar": BEFORE_HALL}, decks={"easy": ["lovec"]})
    t.say("barbar", INTO_HALL)
    assert t.field("barbar") == "iridion.sin" and t.zone("quests.barbar") == []
    assert t.zone("deck.easy")[-1] == "lovec"


@pytest.mark.rule("RS-STR-8")
def test_a_helper_fights_attacks_and_activates_cards(table):
    laid = [{"card": "portal-svetu", "picture": "46"}]
    figures = {"barbar": {"field": "45", "bp": 5}, "cert": {"field": "46"}, "stin": {"field": "88"}}
    t = table(**FOUR, turn="barbar", moved=["rytir"], figures=figures, laid=laid, dice=[5, 2])
    t.say("barbar", "move 46", "decline", "attack cert")
    assert t["cert"].lives == 4 - 2
    other = table(**FOUR, turn="barbar", moved=["rytir"], figures={"barbar": {"field": "45", "bp": 5}}, laid=laid)
    other.say("barbar", "move 46", "accept", "filnerin.sin")
    assert other.field("barbar") == "filnerin.sin" and other.g.laid[other.g.zones["laid"][0]].actions == 2


@pytest.mark.rule("RS-STR-8")
@pytest.mark.parametrize("first", ["rytir", "barbar"])
def test_a_helper_moves_before_or_after_the_main_character_each_to_its_end(table, first):
    second = {"rytir": "barbar", "barbar": "rytir"}[first]
    t = table(**FOUR, phase="casting", dice=[1, 2])
    t.say("barbar", "done")
    assert t.offers("rytir") == ["first rytir", "first barbar"]
    t.say("rytir", f"first {first}")
    assert t.topic == "movement" and t.offers(second) == []
    t.say(first, "end")
    assert t.offers(first) == [] and "end" in t.offers(second)
    t.say(second, "end")
    assert t.topic == "casting" and "done" in t.offers("cert")


@pytest.mark.rule("RS-STR-8")
def test_cards_are_cast_before_either_character_moves(table):
    t = table(**FOUR, phase="casting", figures={"barbar": {"hand": ["ptak-ohnivak"]}}, light=[10, 0], dice=[1])
    t.say("barbar", "cast ptak-ohnivak 46 r0", "done")
    assert t.topic == "who-moves"
    t.say("rytir", "first barbar")
    t.refuses("barbar", "recall 46", "RS-STR-3")


@pytest.mark.rule("RS-STR-8")
def test_only_main_characters_annex(table):
    quest = {"id": "lovec", "world": "iridion", "done": True}
    t = table(**FOUR, turn="barbar", moved=["rytir"], figures={"rytir": {"quests": [quest]}, "barbar": BEFORE_HALL})
    t.say("barbar", INTO_HALL)
    assert t["rytir"].annexed == t["barbar"].annexed == () and all(t.g.open)


@pytest.mark.rule("RS-STR-8")
def test_otherwise_a_helper_follows_the_rules_of_characters(table):
    figures = {"barbar": {"field": "46", "lives": 1, "noted": 7}, "stin": {"field": "46", "bp": 3}}
    t = table(arrived=True, **FOUR, turn="stin", moved=["cert"], figures=figures, dice=[8, 1])
    t.say("stin", "attack barbar")
    assert t.field("barbar") == "63" and t["barbar"].noted == 0 and t["barbar"].lives == 4


# -- spells ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-STR-12")
def test_stret_risi_knows_neither_spells_nor_ability_cards(table):
    t = table(figures={"rytir": {"bp": 3}})
    assert "spell" not in t.offers("rytir")
    t.refuses("rytir", "spell blesk stin", "RS-STR-12")
    game = table(phase="setup", plain=False)
    assert game.zone("abilities.rytir") == game.zone("abilities.stin") == []


@pytest.mark.rule("RS-STR-11", "RS-STR-12")
def test_variant_spells_are_for_helpers_only(table):
    spells = {**FOUR, "options": ["ctyri-hraci", "kouzleni"]}
    t = table(**spells, turn="barbar", moved=["rytir"], figures={"barbar": {"bp": 1}}, dice=[6])
    t.say("barbar", "spell blesk stin")
    assert t["stin"].lives == 3
    t = table(**spells, figures={"rytir": {"bp": 1}})
    t.refuses("rytir", "spell blesk stin", "RS-STR-11")


@pytest.mark.rule("RS-STR-11")
def test_without_the_variant_helpers_cast_no_spells(table):
    t = table(**FOUR, turn="barbar", moved=["rytir"], figures={"barbar": {"bp": 1}})
    assert "spell" not in t.offers("barbar")
    t.refuses("barbar", "spell blesk stin", "RS-STR-12")


# -- rulings of the set-up -------------------------------------------------------------------------------------------
@pytest.mark.rule("RR-E4b")
def test_a_helper_may_choose_any_well(table):
    t = table(**FOUR, phase="setup")
    board = t.g.content.board
    assert t.offers("barbar") == [board.names[cell] for cell in board.of_kind["well"]] and len(t.offers("barbar")) == 6


@pytest.mark.rule("RR-E4b")
def test_a_side_of_two_characters_has_one_pool_of_light(table):
    t = table(**FOUR, phase="casting", light=[20, 0], figures={"barbar": {"hand": ["ptak-ohnivak"]}})
    assert t.view("rytir")["light"] == t.view("barbar")["light"] == [25, 0]
    t.say("barbar", "cast ptak-ohnivak 46 r0")
    assert t.g.light == (15, 0)


@pytest.mark.rule("RR-E4b")
def test_a_helpers_deeds_do_not_serve_the_main_characters_quest(table):
    figures = {"rytir": {"quests": [{"id": "studanky", "world": "iridion"}]}, "barbar": {"field": "62", "bp": 2}}
    t = table(**FOUR, turn="barbar", moved=["rytir"], figures=figures)
    t.say("barbar", "move 63")
    assert t.view("rytir")["figures"][0]["quests"][0]["left"] == [3]
