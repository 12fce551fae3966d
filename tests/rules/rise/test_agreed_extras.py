"""RS-STR-12: spells and ability cards in Střet říší, where the players agree on them."""

import pytest

from snar.kernel.rng import Rng, key_from_seed
from snar.rise.game import Rise


@pytest.mark.rule("RS-STR-12")
def test_the_base_scenario_has_neither(table):
    t = table(figures={"rytir": {"field": "15", "bp": 2}})
    t.refuses("rytir", "spell pohyb", "RS-STR-12")
    t = table(phase="setup")
    assert t.zone("abilities.rytir") == [] and t.topic == "casting"


@pytest.mark.rule("RS-STR-12", "RS-SPL-1")
def test_two_players_may_agree_on_spells(table):
    t = table(options=["kouzleni"], figures={"rytir": {"field": "15", "bp": 2}}, dice=[6])
    t.say("rytir", "spell blesk")
    assert t["stin"].lives == 4 - 1


@pytest.mark.rule("RS-STR-11", "RS-STR-12")
def test_among_four_only_helpers_cast(table):
    four = {"options": ["ctyri-hraci", "kouzleni"], "characters": ["rytir", "stin", "barbar", "cert"]}
    t = table(**four, figures={"rytir": {"field": "15", "bp": 2}})
    t.refuses("rytir", "spell pohyb", "RS-STR-11")
    t = table(**four, turn="barbar", figures={"barbar": {"field": "15", "bp": 2}}, dice=[1])
    t.say("barbar", "spell pohyb")
    assert t["barbar"].bp == 3


@pytest.mark.rule("RS-STR-12", "RS-EXT-4")
def test_on_two_boards_all_four_cast(table):
    two = {"boards": 2, "options": ["kouzleni"], "characters": ["rytir", "stin", "barbar", "cert"]}
    for name, seat in (("rytir", "rytir"), ("barbar", "rytir")):
        t = table(**two, turn=name, figures={name: {"field": "15", "bp": 2}}, dice=[1])
        t.say(seat, "spell pohyb")
        assert t[name].bp == 3


@pytest.mark.rule("RS-STR-12")
def test_with_abilities_every_character_draws_two_and_keeps_one(table):
    t = table(phase="setup", options=["schopnosti"], decks={"ability": ["mag", "vypad", "krotitel", "nezlomnost"]})
    assert t.topic == "keep-ability" and sorted(t.offers("rytir")) == ["keep mag", "keep vypad"]
    t.say("rytir", "keep mag")
    kept = t.offers("stin")[0]
    t.say("stin", kept)
    assert t.zone("abilities.rytir") == ["mag"] and t.zone("abilities.stin") == [kept.removeprefix("keep ")]
    assert t.happened("ability", actor="rytir", source="mag", rule="RS-STR-12") and t.topic == "casting"


@pytest.mark.rule("RS-STR-12", "RS-STR-8")
def test_helpers_get_one_too(table):
    t = table(phase="setup", options=["schopnosti", "ctyri-hraci"])
    for name in ("rytir", "stin", "barbar", "cert"):
        assert t.topic == "keep-ability"
        t.say(name, t.offers(name)[0])
        assert len(t.zone(f"abilities.{name}")) == 1
    assert t.topic == "helper-well"


@pytest.mark.rule("RS-STR-12")
def test_both_go_with_each_other_and_with_hard_quests(table):
    t = table(phase="setup", options=["schopnosti", "kouzleni", "tezke-ukoly"])
    assert t.topic == "keep-ability"


@pytest.mark.rule("RS-STR-12", "RS-ZKS-10")
def test_annexing_gives_no_further_ability_there(table):
    quests = [{"id": "velky-lov", "world": "iridion", "done": True}]
    rytir = {"field": "iridion.8", "circuit": 7, "bp": 2, "quests": quests}
    t = table(options=["schopnosti", "tezke-ukoly"], figures={"rytir": rytir})
    t.say("rytir", "move iridion.brana")
    assert t["rytir"].annexed == (0,) and t.zone("abilities.rytir") == []


@pytest.mark.rule("RS-STR-12")
@pytest.mark.parametrize(("options", "told"), [([], False), (["schopnosti"], True)])
def test_cards_that_are_not_played_with_are_not_spoken_of(options, told):
    game = Rise()
    g = game.new(game.agree(options=options), Rng(key_from_seed("pile")))
    assert ("deck.ability" in [event.to for event in g.events if event.kind == "shuffle"]) is told
