"""docs/packs.md: every trait, on a hand-made item."""

from pathlib import Path

import pytest

from snar.packs.rise.model import LaidEffect
from snar.packs.rise.schema import TRAITS

from .hand_made import HERE, TRIAL, do, offered

LAST_LIFE = {"field": "45", "bp": 9, "lives": 1, "noted": 6}
SOPKA = [{"card": "sopka", "picture": "46"}]


@pytest.mark.parametrize(("traits", "noted"), [(["keeps-experience"], 6), ([], 0)])
def test_keeps_experience_awakening_never_costs_experience(holds, traits, noted):
    t = holds(traits=traits, figures={"rytir": LAST_LIFE}, laid=SOPKA)
    t.say("rytir", "move 46")
    assert t.happened("awaken", actor="rytir") and t["rytir"].noted == noted


@pytest.mark.parametrize(("traits", "tokens"), [(["keeps-power"], 2), ([], 1)])
def test_keeps_power_awakening_never_costs_a_token(holds, traits, tokens):
    t = holds(traits=traits, figures={"rytir": {**LAST_LIFE, "tokens": 2}}, laid=SOPKA)
    t.say("rytir", "move 46")
    assert (t["rytir"].tokens, t["rytir"].noted) == (tokens, 6)


def test_tames_animals_takes_the_experience_of_an_animal_without_a_fight(holds):
    changes = {"ohnive-tornado": {"animal": True}}
    given = {"figures": {"rytir": {"field": "36", "bp": 2}}, "decks": {"event": ["ohnive-tornado"]}}
    t = holds(traits=["tames-animals"], changes=changes, **given)
    t.say("rytir", "move iridion.brana")
    assert t.offers("rytir") == ["fight", "tame"]
    t.say("rytir", "tame")
    assert t.zone("tamed.rytir") == ["ohnive-tornado"] and t.view("stin")["figures"][0]["experience"] == 7
    fight = holds(traits=["tames-animals"], dice=[8, 1], **given)  # no animal: it must be fought
    fight.say("rytir", "move iridion.brana")
    assert fight.happened("fight", actor="rytir")


def test_two_quests_looks_at_two_keeps_one_and_the_other_goes_under_the_deck(holds):
    figures = {"rytir": {"field": "45", "bp": 9}}
    laid = [{"card": "portal-svetu", "picture": "46"}]
    t = holds(traits=["two-quests"], figures=figures, laid=laid, decks={"easy": ["studanky", "snove-koule"]})
    t.say("rytir", "move 46", "accept", "iridion.sin")
    assert sorted(t.offers("rytir")) == ["snove-koule", "studanky"]
    t.say("rytir", "snove-koule")
    assert t.zone("quests.rytir") == ["snove-koule"] and t.zone("deck.easy")[0] == "studanky"


@pytest.mark.parametrize("traits", [["second-attack"], []])
def test_second_attack_may_attack_twice_a_round(holds, traits):
    figures = {"rytir": {"field": "15", "bp": 20}, "stin": {"field": "15"}}
    t = holds(arrived=True, traits=traits, figures=figures, dice=[4, 4, 4, 4] if traits else [4, 4])
    t.say("rytir", "attack stin", "move 14", "move 15")
    if traits:
        t.say("rytir", "attack stin", "move 14", "move 15")
    t.refuses("rytir", "attack stin", "RS-DUL-2")


@pytest.mark.parametrize("traits", [["unstoppable"], []])
def test_unstoppable_stop_and_skip_do_not_work(holds, traits):
    changes = {"sopka": {"bp": 3, "effects": (LaidEffect("any", frozenset(), do({"verb": "stop"}, {"verb": "skip"})),)}}
    t = holds(traits=traits, figures={"rytir": {"field": "45", "bp": 9}}, laid=SOPKA, changes=changes)
    t.say("rytir", "move 46", *["accept"] * len(traits))  # what cannot harm may be declined (RS-DRM-11)
    assert (t.topic == "movement") == (not t["rytir"].skips) == bool(traits)


@pytest.mark.parametrize(("dice", "eluded"), [([4, 5], True), ([4, 4], True), ([5, 4, 3, 3], False)])
def test_elusive_may_refuse_a_duel_with_a_higher_or_equal_roll(holds, dice, eluded):
    t = holds(arrived=True, who="stin", traits=["elusive"], figures=HERE, dice=dice)
    t.say("rytir", "attack stin")
    assert t.offers("stin") == ["elude", "stand"]
    t.say("stin", "elude")
    assert t.happened("eluded", actor="stin") == eluded != t.happened("duel")


def test_elusive_may_stand_and_fight(holds):
    t = holds(arrived=True, who="stin", traits=["elusive"], figures=HERE, dice=[3, 3])
    t.say("rytir", "attack stin").say("stin", "stand")
    assert t.happened("duel", source="draw")


@pytest.mark.parametrize("traits", [["surefooted"], []])
def test_surefooted_banish_does_not_work(holds, traits):
    changes = {"sopka": {"effects": (LaidEffect("any", frozenset(), do({"verb": "banish", "to": "well"})),)}}
    t = holds(traits=traits, figures={"rytir": {"field": "45", "bp": 9}}, laid=SOPKA, changes=changes)
    t.say("rytir", "move 46")
    assert t.field("rytir") == ("46" if traits else "63")


@pytest.mark.parametrize("traits", [["surefooted"], []])
def test_surefooted_cannot_be_hurled(holds, traits):
    t = holds(who="stin", traits=traits, figures={"rytir": {"field": "15", "bp": 2}, "stin": {"field": "45"}}, **TRIAL)
    t.say("rytir", "spell")
    assert ("odmrsteni" in t.offers("rytir")) == (not traits)


def test_backwards_may_walk_a_ring_either_way_but_not_turn_round_on_the_circuit(holds):
    t = holds(traits=["backwards"], figures={"rytir": {"field": "iridion.brana", "bp": 30}})
    assert offered(t, "rytir", "move iridion") == ["move iridion.2", "move iridion.8"]
    t.say("rytir", "move iridion.8")
    assert offered(t, "rytir", "move iridion") == ["move iridion.7"]
    for place in (7, 6, 5, 4, 3, 2):
        t.say("rytir", f"move iridion.{place}")
    t.say("rytir", "move iridion.brana")
    assert t.field("rytir") == "iridion.sin"


@pytest.mark.parametrize(
    ("traits", "field", "lives"), [(["wellspring"], "63", 3), (["wellspring"], "62", 2), ([], "63", 2)]
)
def test_wellspring_heals_1_life_at_the_start_of_its_turn_on_a_well(holds, traits, field, lives):
    t = holds(traits=traits, figures={"rytir": {"field": field, "lives": 2}}, phase="casting")
    assert t["rytir"].lives == lives


@pytest.mark.parametrize(("traits", "noted"), [(["scholar"], 2), ([], 0)])
def test_scholar_every_fulfilled_quest_gives_2_noted_experience_more(holds, traits, noted):
    quests = [{"id": "studanky", "world": "iridion", "left": [1]}]
    t = holds(traits=traits, figures={"rytir": {"field": "62", "bp": 9, "quests": quests}})
    t.say("rytir", "move 63")
    assert t.happened("fulfilled", actor="rytir") and t["rytir"].noted == noted


def test_merchant_may_hand_in_items_as_3_experience_each(holds):
    figures = {"rytir": {"bp": 6, "noted": 7}}
    t = holds(traits=["merchant"], figures=figures)
    t.say("rytir", "trade", "hand noted")
    assert t.option("rytir", "hand zlaty-mec")["cost"] == {"experience": 3}
    t.say("rytir", "hand zlaty-mec", "buy")
    assert t["rytir"].tokens == 1 and t.zone("items.rytir") == [] and t.zone("used.event") == ["zlaty-mec"]
    holds(figures=figures).refuses("rytir", "trade", "RS-EXP-1")


@pytest.mark.parametrize(("who", "result"), [("rytir", "won"), ("stin", "draw")])
@pytest.mark.parametrize("die", [4, 8])
def test_duelist_draws_of_its_own_attacks_count_as_wins(holds, who, result, die):
    t = holds(arrived=True, who=who, traits=["duelist"], figures=HERE, dice=[die, die])
    t.say("rytir", "attack stin")
    assert t.happened("duel", actor="rytir", source=result)


@pytest.mark.parametrize("traits", [["shadowed"], []])
def test_shadowed_cannot_be_the_target_of_spells(holds, traits):
    t = holds(who="stin", traits=traits, figures=HERE, **TRIAL)
    t.say("rytir", "spell")
    assert ("blesk" in t.offers("rytir")) == (not traits) and "pohyb" in t.offers("rytir")


@pytest.mark.parametrize(
    ("who", "dice", "result"), [("rytir", [7, 6], "won"), ("rytir", [7, 8], "draw"), ("stin", [5, 7], "lost")]
)
def test_lucky_eight_a_natural_7_counts_as_an_8_in_duels(holds, who, dice, result):
    other = "stin" if who == "rytir" else "rytir"
    figures = {**HERE, other: {**HERE[other], "tokens": 9}}
    t = holds(arrived=True, who=who, traits=["lucky-eight"], figures=figures, dice=dice)
    t.say("rytir", "attack stin")
    assert t.happened("duel", actor="rytir", source=result)


def test_every_trait_has_its_test():
    here = Path(__file__).read_text("utf-8")
    assert [trait for trait in TRAITS if f'["{trait}"]' not in here] == []
