"""RS-DRF: the draft edition."""

from dataclasses import replace

import pytest

from snar.packs.rise.model import Modify
from snar.rise.gear import Gear

from .trials import INTO_HALL, PACK

DRAFT = {"scenario": "zkouska-sily", "edition": "draft", "characters": ["rytir", "stin", "barbar"]}


@pytest.mark.rule("RS-DRF-1")
def test_draft_the_ring_is_walked_counter_clockwise(table):
    t = table(**DRAFT, figures={"rytir": {"field": "c9", "bp": 4}})
    t.say("rytir", INTO_HALL)
    assert "move iridion.8" in t.offers("rytir") and "move iridion.2" not in t.offers("rytir")
    t.say("rytir", "move iridion.8")
    assert t.field("rytir") == "iridion.8" and t["rytir"].circuit == 1


@pytest.mark.rule("RS-DRF-1")
def test_draft_the_eighth_step_counter_clockwise_leads_into_the_hall(table):
    t = table(**DRAFT, figures={"rytir": {"field": "iridion.2", "circuit": 7, "spin": -1, "bp": 2}})
    t.say("rytir", INTO_HALL)
    assert t.field("rytir") == "iridion.sin" and t.topic == "quest-level"


@pytest.mark.rule("RS-DRF-2")
@pytest.mark.parametrize("card", ["ohnive-tornado", "zlaty-mec", "talir-polevky"])
def test_draft_every_event_shows_its_experience_on_its_back(table, card):
    t = table(**DRAFT, figures={"rytir": {"bp": 1}}, decks={"event": [card]})
    assert t.view("stin")["decks"]["event"]["back"] == f"event-{PACK.cards[card].back}"
    assert "back" not in table(figures={"rytir": {"bp": 1}}).view("stin")["decks"]["event"]


@pytest.mark.rule("RS-DRF-2")
def test_draft_other_cards_show_only_their_deck_on_their_backs(table):
    decks = table(**DRAFT, figures={"rytir": {"bp": 1}}).view("stin")["decks"]
    assert all(pile["back"] == deck for deck, pile in decks.items() if deck != "event")


@pytest.mark.rule("RS-DRF-2")
def test_draft_items_carry_experience_and_used_ones_are_kept_for_it(table):
    rytir = {"bp": 1, "items": ["lecivy-lektvar"], "lives": 2}
    t = table(**DRAFT, figures={"rytir": rytir})
    worth = PACK.cards["lecivy-lektvar"].back
    assert t.view("stin")["figures"][0]["experience"] == worth
    t.say("rytir", "use lecivy-lektvar")
    assert t.zone("trophies.rytir") == ["lecivy-lektvar"] and t.view("stin")["figures"][0]["experience"] == worth


@pytest.mark.rule("RS-DRF-2")
def test_draft_a_used_one_shot_is_kept_for_its_experience(table):
    rytir = {"field": "iridion.brana", "bp": 2, "lives": 1}
    t = table(**DRAFT, figures={"rytir": rytir}, decks={"event": ["talir-polevky"]})
    t.say("rytir", "move iridion.8", "end")
    assert t.zone("trophies.rytir") == ["talir-polevky"] and t.zone("used.event") == []
    assert t.view("stin")["figures"][0]["experience"] == PACK.cards["talir-polevky"].back


@pytest.mark.rule("RS-DRF-2")
def test_in_the_printed_rules_items_and_one_shots_are_worth_nothing(table):
    trial = {"scenario": "zkouska-sily", "characters": DRAFT["characters"]}
    rytir = {"field": "iridion.brana", "bp": 2, "lives": 1, "items": ["lecivy-lektvar"]}
    t = table(**trial, figures={"rytir": rytir}, decks={"event": ["talir-polevky"]})
    t.say("rytir", "move iridion.2", "end")
    assert t.zone("used.event") == ["talir-polevky"] and t.view("stin")["figures"][0]["experience"] == 0


@pytest.mark.rule("RS-DRF-3")
def test_draft_odmrsteni_moves_the_target_anywhere_within_two_fields(table):
    t = table(**DRAFT, figures={"rytir": {"bp": 1}, "stin": {"field": "47"}}, dice=[3])
    t.say("rytir", "spell odmrsteni")
    assert {"c17", "c18", "c11"} <= set(t.offers("rytir"))
    t.say("rytir", "c18")
    assert t.field("stin") == "c18"


@pytest.mark.rule("RS-DRF-3")
def test_in_the_printed_rules_odmrsteni_leads_only_to_the_void(table):
    figures = {"rytir": {"bp": 1}, "stin": {"field": "47"}}
    t = table(scenario="zkouska-sily", characters=["rytir", "stin"], figures=figures, dice=[3])
    t.say("rytir", "spell odmrsteni")
    assert not {"c17", "c18", "c11"} & set(t.offers("rytir")) and "46" in t.offers("rytir")


@pytest.mark.rule("RS-DRF-4")
def test_draft_effects_do_not_work_on_paths_but_their_bp_count_there(table):
    laid = [{"card": "sopka", "picture": "47"}]  # covers 47, c17, 55 and 56
    bp = PACK.cards["sopka"].bp
    t = table(**DRAFT, figures={"rytir": {"field": "c11", "bp": 2 * bp}}, laid=laid)
    assert t.option("rytir", "move c17")["cost"] == {"bp": bp}
    t.say("rytir", "move c17")
    assert t["rytir"].lives == 4 and t["rytir"].bp == bp
    t.say("rytir", "move 47")
    assert t["rytir"].lives == 4 - 3


@pytest.mark.rule("RS-DRF-4")
def test_draft_effects_work_on_wells(table):
    t = table(**DRAFT, figures={"rytir": {"field": "62", "bp": 8}}, laid=[{"card": "sopka", "picture": "63"}])
    t.say("rytir", "move 63")
    assert t["rytir"].lives == 1


@pytest.mark.rule("RS-DRF-5")
def test_draft_the_printed_lives_are_the_maximum_unless_a_card_says_otherwise(table):
    figures = {"rytir": {"bp": 1, "items": ["lecivy-lektvar"], "lives": 3}}
    t = table(**DRAFT, figures=figures)
    t.say("rytir", "use lecivy-lektvar")
    assert t["rytir"].lives == 4 == t.g.max_lives(t["rytir"])
    t.g.edit(0).gear = Gear([replace(PACK.characters["rytir"], modify=(Modify("lives", 2, None, "always"),))])
    assert t.g.max_lives(t["rytir"]) == 4 + 2


@pytest.mark.rule("RS-DRF-7")
def test_draft_anybodys_permanent_card_returns_to_its_owners_hand(table):
    laid = [{"card": "bariera", "picture": "46", "owner": "stin"}, {"card": "portal-svetu", "picture": "48"}]
    t = table(**DRAFT, phase="casting", laid=laid, figures={"rytir": {"hand": []}, "stin": {"hand": []}})
    assert t.offers("rytir") == ["recall 46", "done"]
    t.say("rytir", "recall 46")
    assert t.zone("hand.stin") == ["bariera"] and t.zone("hand.rytir") == []
