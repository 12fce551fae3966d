"""RS-DRM-1, 7, 8, 13: what is printed on a dream or horror, and how long it lies."""

from pathlib import Path

import pytest

from snar.packs.reader import Reader
from snar.packs.rise.schema import RISE, TABLES
from snar.rise.effects.harm import harms
from snar.rise.gear import Gear

from .laid import DREAMS, HORRORS, PACK, PORTAL, RICH, SOPKA


# -- the printed values ----------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-DRM-1")
def test_every_card_shows_its_light_placement_bp_and_duration():
    for card in (*DREAMS, *HORRORS):
        assert card.light > 0 and card.placement in ("exact", "random")
        assert card.bp > 0 and card.actions in (0, 1, 2, 3)
    ohnivak, portal, bariera = (PACK.cards[name] for name in ("ptak-ohnivak", "portal-svetu", "bariera"))
    assert (ohnivak.light, ohnivak.placement, ohnivak.bp, ohnivak.actions) == (10, "exact", 1, 0)
    assert (portal.bp, portal.actions, bariera.bp) == (5, 3, 6)


@pytest.mark.rule("RS-DRM-1")
@pytest.mark.parametrize("missing", ["light", "placement", "bp", "actions"])
def test_a_card_without_one_of_them_is_no_card(missing):
    printed = {"id": "sen", "light": 10, "placement": "exact", "bp": 2, "actions": 0}
    reader = Reader(Path(), RISE)
    reader.table({name: value for name, value in printed.items() if name != missing}, TABLES["card"], "")
    assert [problem.what for problem in reader.problems] == [f"{missing} is missing"]


@pytest.mark.rule("RS-DRM-13")
def test_dreams_usually_help_heroes_or_harm_demons_and_horrors_the_reverse():
    for cards, friends in ((DREAMS, "hero"), (HORRORS, "demon")):
        effects = [(effect, harms(effect.do, Gear([]))) for card in cards for effect in card.effects]
        as_usual = [effect.on == friends for effect, harmful in effects if not harmful]
        as_usual += [effect.on != friends for effect, harmful in effects if harmful]
        assert sum(as_usual) > 0.8 * len(as_usual)


@pytest.mark.rule("RS-DRM-13")
def test_an_effect_concerns_only_those_it_names(table):
    t = table(turn="stin", figures={"stin": {"field": "45", "bp": 9}}, laid=SOPKA)
    t.say("stin", "move 46")
    assert t["stin"].lives == 4 and t["stin"].bp == 9 - PACK.cards["sopka"].bp


# -- duration --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-DRM-7")
def test_a_temporary_card_is_laid_with_one_token_per_action(table):
    t = table(phase="casting", light=RICH, figures={"rytir": {"hand": ["portal-svetu"]}})
    t.say("rytir", "cast portal-svetu 46 r0")
    assert t.view("stin")["laid"][0]["actions"] == 3


@pytest.mark.rule("RS-DRM-7")
def test_each_chosen_use_takes_one_token(table):
    t = table(figures={"rytir": {"field": "45", "bp": 9}}, laid=PORTAL)
    t.say("rytir", "move 46", "accept")
    assert t.view("stin")["laid"][0]["actions"] == 2


@pytest.mark.rule("RS-DRM-7")
def test_paying_bp_alone_is_no_use(table):
    t = table(turn="stin", figures={"stin": {"field": "45", "bp": 12}}, laid=PORTAL)
    t.say("stin", "move 46", "move 47")
    assert t.view("rytir")["laid"][0]["actions"] == 3 and t["stin"].bp == 2


@pytest.mark.rule("RS-DRM-7")
def test_with_the_last_token_the_card_is_discarded_and_its_last_use_still_works(table):
    t = table(figures={"rytir": {"field": "45", "bp": 9}}, laid=[{**PORTAL[0], "actions": 1}])
    t.say("rytir", "move 46", "accept", "filnerin.sin")
    assert t.view("stin")["laid"] == [] and t.zone("used.dream") == ["portal-svetu"]
    assert t.field("rytir") == "filnerin.sin"


@pytest.mark.rule("RS-DRM-8")
def test_a_permanent_card_works_however_often_it_is_visited(table):
    figures = {"rytir": {"field": "45", "bp": 9}, "barbar": {"field": "45", "bp": 0}, "cert": {"field": "c6"}}
    t = table(scenario="zkouska-sily", characters=["rytir", "barbar", "cert"], figures=figures, laid=SOPKA, dice=[8])
    t.say("rytir", "move 46", "end").say("barbar", "done", "roll", "move 46")
    assert t["rytir"].lives == t["barbar"].lives == 4 - 3
    assert t.zone("laid") == ["sopka"] and t.view("rytir")["laid"][0]["actions"] == 0


# -- rulings ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RR-A11")
def test_every_dream_and_horror_costs_at_least_5_light():
    assert min(card.light for card in (*DREAMS, *HORRORS)) >= 5
    reader = Reader(Path(), RISE)
    reader.table({"id": "sen", "light": 0, "placement": "exact", "bp": 2, "actions": 0}, TABLES["card"], "")
    assert [problem.what for problem in reader.problems] == ["light = 0"]


@pytest.mark.rule("RR-A12")
def test_no_cards_bp_exceed_8():
    assert max(card.bp for card in (*DREAMS, *HORRORS)) <= 8
    reader = Reader(Path(), RISE)
    reader.table({"id": "sen", "light": 5, "placement": "exact", "bp": 9, "actions": 0}, TABLES["card"], "")
    assert [problem.what for problem in reader.problems] == ["bp = 9"]
