"""RS-QST, RS-OPT: annexing a world, its fame and its rewards."""

import pytest

from snar.packs.rise.model import Ability
from snar.rise.content import content_for

from .quests import BEFORE_HALL, TRIAL, done, quests


# -- annexing ---------------------------------
@pytest.mark.rule("RS-QST-6")
def test_entering_the_hall_again_with_the_quest_fulfilled_annexes_the_world(table):
    t = table(figures={"rytir": {**BEFORE_HALL, "quests": [done("lovec")]}})
    t.say("rytir", "move iridion.brana")
    view = t.view("rytir")
    assert view["figures"][0]["annexed"] == ["iridion"]
    assert view["worlds"] == {"iridion": False, "filnerin": True, "akademus": True}
    assert t["rytir"].tokens == 1 and view["figures"][0]["moc"] == 4 + 1


@pytest.mark.rule("RS-QST-6")
def test_a_quest_fulfilled_for_another_world_annexes_nothing_here(table):
    t = table(figures={"rytir": {**BEFORE_HALL, "quests": [done("lovec", "akademus")]}}, decks={"easy": ["studanky"]})
    t.say("rytir", "move iridion.brana")
    assert t["rytir"].annexed == () and t.zone("quests.rytir") == ["lovec", "studanky"]


@pytest.mark.rule("RS-QST-6", "RR-D2")
def test_others_unfulfilled_quests_from_an_annexed_world_are_discarded(table):
    stin = [{"id": "studanky", "world": "iridion"}, {"id": "elementy", "world": "akademus"}]
    t = table(figures={"rytir": {**BEFORE_HALL, "quests": [done("lovec")]}, "stin": {"quests": stin}})
    t.say("rytir", "move iridion.brana")
    assert t.zone("quests.stin") == ["elementy"] and t.zone("used.easy") == ["studanky"]


@pytest.mark.rule("RS-QST-6", "RR-D2")
def test_others_fulfilled_quests_become_mere_experience(table):
    given = {"rytir": {**BEFORE_HALL, "quests": [done("lovec")]}, "stin": {"quests": [done("poznani")]}}
    t = table(figures=given)
    t.say("rytir", "move iridion.brana")
    assert t.zone("quests.stin") == ["poznani"] and not quests(t, "stin")[0]["annexes"]
    assert t.view("stin")["figures"][1]["experience"] == 5


@pytest.mark.rule("RR-D2")
def test_others_fulfilled_quests_whose_experience_is_spent_are_discarded(table):
    given = {"rytir": {**BEFORE_HALL, "quests": [done("lovec")]}, "stin": {"quests": [done("poznani", spent=True)]}}
    t = table(figures=given)
    t.say("rytir", "move iridion.brana")
    assert t.zone("quests.stin") == [] and t.zone("used.easy") == ["poznani"]


@pytest.mark.rule("RS-QST-6", "RS-ZKS-11")
def test_a_quest_that_became_mere_experience_does_not_annex_even_after_the_world_reopens(table):
    given = {
        "rytir": {**BEFORE_HALL, "quests": [done("lovec")]},
        "stin": {"field": "iridion.8", "circuit": 7, "quests": [done("poznani")]},
    }
    t = table(**TRIAL, figures=given, open=["iridion"], dice=[1], decks={"easy": ["studanky"]})
    t.say("rytir", "move iridion.brana")
    assert t.happened("reopen") and all(t.g.open)
    t.say("stin", "done", "roll", "move iridion.brana", "easy")
    assert t["stin"].annexed == () and t.zone("quests.stin") == ["poznani", "studanky"]


@pytest.mark.rule("RS-QST-7")
def test_a_world_without_its_token_gives_no_quest_but_can_be_entered(table):
    t = table(figures={"rytir": BEFORE_HALL}, open=["filnerin", "akademus"])
    t.say("rytir", "move iridion.brana")
    assert t.field("rytir") == "iridion.sin" and t.zone("quests.rytir") == []


@pytest.mark.rule("RS-QST-7")
def test_its_annexer_cannot_annex_a_world_again(table):
    given = {"rytir": {**BEFORE_HALL, "annexed": [0], "quests": [done("lovec", annexes=False)]}}
    t = table(figures=given, open=["filnerin", "akademus"])
    t.say("rytir", "move iridion.brana")
    assert t["rytir"].annexed == (0,) and t["rytir"].tokens == 0 and not t.g.over


@pytest.mark.rule("RS-QST-7")
def test_nobody_else_can_annex_it_either(table):
    t = table(figures={"rytir": {**BEFORE_HALL, "quests": [done("lovec")]}}, open=["filnerin", "akademus"])
    t.say("rytir", "move iridion.brana")
    assert t["rytir"].annexed == () and t["rytir"].tokens == 0


# -- fame and victory ---------------------------------
@pytest.mark.rule("RR-D3a")
def test_the_annexing_visit_gives_no_new_quest(table):
    t = table(**TRIAL, figures={"rytir": {**BEFORE_HALL, "quests": [done("lovec")]}})
    t.say("rytir", "move iridion.brana")
    assert t["rytir"].annexed == (0,) and t.zone("quests.rytir") == ["lovec"] and t.topic == "casting"


@pytest.mark.rule("RR-D3a", "RS-EXT-2")
def test_but_in_souboj_s_casem_the_next_quest_comes_at_once(table):
    given = {"rytir": {**BEFORE_HALL, "quests": [done("lovec")]}}
    t = table(scenario="souboj-s-casem", figures=given, decks={"easy": ["studanky"]})
    t.say("rytir", "move iridion.brana", "easy")
    assert t["rytir"].fame == 1 and t.g.open[0] and t.zone("quests.rytir") == ["lovec", "studanky"]


@pytest.mark.rule("RR-D3b", "RS-OPT-3")
def test_neduverive_svety_bring_two_fame_and_an_ability(table):
    given = {"rytir": {**BEFORE_HALL, "quests": [done("lovec"), done("velky-lov")]}}
    t = table(**TRIAL, options=["neduverive-svety"], figures=given)
    t.say("rytir", "move iridion.brana", "take mag")
    assert t["rytir"].fame == 2 and t.zone("abilities.rytir") == ["mag"]


@pytest.mark.rule("RR-D3c", "RS-ZKS-12")
def test_reaching_the_target_wins_at_once(table):
    given = {"rytir": {**BEFORE_HALL, "fame": 1, "quests": [done("velky-lov")]}}
    t = table(**TRIAL, fame=3, figures=given)
    t.say("rytir", "move iridion.brana")
    assert t.g.over and t.g.result["winner"] == 0 and t["rytir"].fame == 3 and t.offers("rytir") == []


@pytest.mark.rule("RR-D3c", "RS-ZKS-12")
def test_below_the_target_the_game_goes_on(table):
    given = {"rytir": {**BEFORE_HALL, "fame": 1, "quests": [done("lovec")]}}
    t = table(**TRIAL, fame=3, figures=given)
    t.say("rytir", "move iridion.brana")
    assert not t.g.over and t["rytir"].fame == 2


# -- no card laid, recast cards, impossible quests ---------------------------------
@pytest.mark.rule("RR-D6")
def test_who_stands_in_a_hall_when_the_worlds_reopen_must_enter_it_anew(table):
    given = {"rytir": {**BEFORE_HALL, "quests": [done("lovec")]}, "stin": {"field": "akademus.sin"}}
    t = table(**TRIAL, figures=given, open=["iridion"], dice=[1])
    t.say("rytir", "move iridion.brana").say("stin", "done", "roll", "end")
    assert all(t.g.open) and t.zone("quests.stin") == []


# -- rewards ---------------------------------
@pytest.mark.rule("RR-B6", "RS-OPT-1")
def test_filnerin_raises_the_most_lives_and_the_lives_themselves(table):
    rytir = {"field": "filnerin.8", "circuit": 7, "bp": 2, "lives": 2, "quests": [done("velky-lov", "filnerin")]}
    t = table(**TRIAL, options=["odmena"], figures={"rytir": rytir})
    t.say("rytir", "move filnerin.brana")
    assert t["rytir"].lives == 2 + 1 and t.view("rytir")["figures"][0]["max_lives"] == 4 + 1


@pytest.mark.rule("RR-B6", "RS-CHR-3")
def test_no_ability_does(table):
    pack = content_for().pack
    abilities = [card.id for card in pack.cards.values() if isinstance(card, Ability)]
    for ability in abilities:
        t = table(**TRIAL, figures={"rytir": {**BEFORE_HALL, "lives": 2, "quests": [done("velky-lov")]}})
        t.say("rytir", "move iridion.brana", f"take {ability}")
        assert t["rytir"].lives == 2 and t.view("rytir")["figures"][0]["max_lives"] == 4


@pytest.mark.rule("RR-B6", "RS-CHR-3")
def test_otherwise_the_printed_lives_are_the_cap(table):
    t = table(figures={"rytir": {"field": "c9", "bp": 2, "lives": 3}}, decks={"event": ["talir-polevky"]})
    t.say("rytir", "move iridion.brana")
    assert t["rytir"].lives == 4


@pytest.mark.rule("RR-D7a")
def test_odmena_with_neduverive_svety_counts_both_quests_as_hard(table):
    given = {"rytir": {**BEFORE_HALL, "quests": [done("lovec"), done("velky-lov")]}}
    t = table(**TRIAL, options=["odmena", "neduverive-svety"], figures=given)
    t.say("rytir", "move iridion.brana")
    assert t.view("rytir")["figures"][0]["pohyb"] == 3 + 1 and t["rytir"].tokens == 0


@pytest.mark.rule("RR-D7b")
@pytest.mark.parametrize(
    ("world", "value"), [("iridion", "extra_pohyb"), ("filnerin", "extra_lives"), ("akademus", "extra_spell")]
)
def test_repeated_world_bonuses_add_up(table, world, value):
    rytir = {"field": f"{world}.8", "circuit": 7, "bp": 2, value: 1, "quests": [done("velky-lov", world)]}
    t = table(**TRIAL, options=["odmena"], figures={"rytir": rytir})
    t.say("rytir", f"move {world}.brana")
    assert getattr(t["rytir"], value) == 2
