"""Corners of the rules: arriving, waking, wells and phases meet each other in ways that no chapter names."""

import pytest

from snar.packs.rise.loader import load
from snar.packs.rise.model import Item

from .casts import FOUR, TRIO

TRIAL = {"scenario": "zkouska-sily"}
HEALING = {**TRIAL, "options": ["lecebne-studanky"]}
DRAFT = {**TRIAL, "edition": "draft"}
FAR = {"field": "88"}
BEFORE_HALL = {"field": "iridion.8", "circuit": 7, "bp": 2}
DONE = {"id": "lovec", "world": "iridion", "done": True}


@pytest.fixture
def table(table):
    """Characters as they are printed, unless a test says `plain`."""
    return lambda **given: table(**{"plain": False, **given})


def laid(card, picture="46"):
    return [{"card": card, "picture": picture}]


def told(t, kind, **details):
    return [e for e in t.events if e["kind"] == kind and all(e.get(k) == v for k, v in details.items())]


def ends(t, name):
    """Says `end` where a movement does not end by itself."""
    if t.topic == "movement" and t.asked == [name]:
        t.say(name, "end")


# -- arriving ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RR-C1a")
def test_who_starts_beside_an_enemy_leaves_and_comes_back_to_attack(table):
    t = table(plain=True, figures={"rytir": {"field": "14", "bp": 6}, "stin": {"field": "14"}}, dice=[5, 1])
    t.refuses("rytir", "attack stin", "attack-on-arrival")
    t.say("rytir", "move 13", "move 14", "attack stin")
    assert t["stin"].lives == 2


@pytest.mark.rule("RR-C1a", "RS-SPL-4")
def test_after_a_teleport_only_a_step_brings_the_attack(table):
    figures = {"rytir": {"field": "15", "bp": 6}, "stin": {"field": "45"}}
    t = table(**TRIAL, plain=True, figures=figures, dice=[8, 5, 1])
    t.say("rytir", "spell teleport", "45")
    t.refuses("rytir", "attack stin", "attack-on-arrival")
    t.say("rytir", "move 46", "move 45", "attack stin")
    assert t["stin"].lives == 2


@pytest.mark.rule("RR-C1a", "RR-B11")
@pytest.mark.parametrize(
    ("card", "answers", "enemy"), [("nocni-vlak", ("accept", "c1"), "c1"), ("beh-na-miste", (), "45")]
)
def test_whoever_a_card_carries_to_an_enemy_does_not_attack(table, card, answers, enemy):
    figures = {"rytir": {"field": "45", "bp": 6}, "stin": {"field": enemy}}
    t = table(plain=True, figures=figures, laid=laid(card), dice=[])
    t.say("rytir", "move 46", *answers)
    assert t.field("rytir") == enemy and t.topic == "movement"
    t.refuses("rytir", "attack stin", "attack-on-arrival")


@pytest.mark.rule("RR-C1a")
def test_a_declined_attack_is_offered_again_on_coming_back_and_a_fought_one_is_not(table):
    figures = {"rytir": {"field": "15", "bp": 14}, "stin": {"field": "14"}}
    t = table(plain=True, figures=figures, dice=[5, 5])
    t.say("rytir", "move 14", "decline", "move 13", "move 14", "attack stin", "move 13", "move 14")
    assert t.topic == "movement"
    t.refuses("rytir", "attack stin", "RS-DUL-2")


@pytest.mark.rule("RS-DUL-2")
def test_two_heads_attack_two_who_stand_on_one_field_each_after_an_arrival(table):
    cast = {**TRIAL, "characters": ["san", "rytir", "barbar"]}
    figures = {"san": {"field": "15", "bp": 12}, "rytir": {"field": "14"}, "barbar": {"field": "14"}}
    t = table(**cast, figures=figures, dice=[5, 1, 5, 1])
    t.say("san", "move 14", "attack rytir")
    assert t.topic == "movement"
    t.say("san", "move 13", "move 14", "attack barbar", "move 13", "move 14")
    assert t.topic == "movement"


@pytest.mark.rule("RS-STR-8", "RS-DUL-2")
def test_main_character_and_helper_attack_once_each(table):
    figures = {"rytir": {"field": "15", "bp": 2}, "barbar": {"field": "13"}, "stin": {"field": "14"}}
    t = table(**FOUR, plain=True, figures=figures, dice=[5, 5, 3, 5, 5])
    t.say("rytir", "move 14", "attack stin")
    t.say("barbar", "move 14", "attack stin")
    assert len(told(t, "duel")) == 2


@pytest.mark.rule("RR-B11", "RR-B3a")
def test_an_event_that_leads_to_an_enemy_opens_no_duel(table):
    figures = {"rytir": {"field": "36", "bp": 2}, "stin": {"field": "c1"}}
    t = table(**TRIAL, plain=True, figures=figures, decks={"event": ["zkratka-pres-dvorek"]}, dice=[])
    t.say("rytir", "move iridion.brana")
    ends(t, "rytir")
    t.say("rytir", "a", "c1")
    assert t.field("rytir") == "c1" and t.topic != "attack"


@pytest.mark.rule("RR-B7a")
@pytest.mark.parametrize("field", ["36", "iridion.sin"])
def test_on_a_ring_the_duel_comes_before_the_event_also_on_the_way_out(table, field):
    goal = "iridion.brana" if field == "36" else "iridion.5"
    figures = {"rytir": {"field": field, "bp": 2}, "stin": {"field": goal}}
    t = table(plain=True, figures=figures, decks={"event": ["zlaty-mec"]}, dice=[5, 1])
    t.say("rytir", f"move {goal}")
    assert t.topic == "attack" and t.zone("items.rytir") == []
    t.say("rytir", "attack stin")
    ends(t, "rytir")
    assert t.zone("items.rytir") == ["zlaty-mec"]


@pytest.mark.rule("RR-B7a", "RS-OPT-2")
def test_at_a_well_one_heals_before_one_attacks(table):
    figures = {"rytir": {"field": "62", "bp": 2, "lives": 2}, "stin": {"field": "63"}}
    t = table(**HEALING, plain=True, figures=figures, dice=[5, 1])
    t.say("rytir", "move 63")
    assert t.topic == "well"
    t.say("rytir", "heal", "attack stin")
    assert (t["rytir"].lives, t["stin"].lives) == (3, 2)


@pytest.mark.rule("RR-B7a")
def test_a_web_stops_the_feet_and_not_the_sword(table):
    figures = {"rytir": {"field": "45", "bp": 6}, "stin": {"field": "46"}}
    t = table(plain=True, figures=figures, laid=laid("pavucina"), dice=[5, 1])
    t.say("rytir", "move 46", "attack stin")
    assert t["stin"].lives == 2 and t.asked == ["stin"]


@pytest.mark.rule("RR-C1a", "RR-E2b")
def test_whoever_is_thrown_to_my_field_is_not_come_to(table):
    figures = {"rytir": {"field": "15", "bp": 6}, "stin": {"field": "13"}}
    t = table(**TRIAL, plain=True, figures=figures, dice=[3])
    t.say("rytir", "spell odmrsteni", "15")
    t.refuses("rytir", "attack stin", "attack-on-arrival")


@pytest.mark.rule("RR-C9a")
def test_an_attacker_who_awakens_moves_no_more(table):
    figures = {"rytir": {"field": "62", "bp": 8, "lives": 2}, "stin": {"field": "63"}}
    t = table(plain=True, figures=figures, dice=[1, 5])
    t.say("rytir", "move 63", "attack stin")
    assert told(t, "awaken", actor="rytir") and t.asked == ["stin"]


@pytest.mark.rule("RS-DUL-2")
def test_an_attack_that_was_eluded_was_an_attack(table):
    quest = {"id": "prepadeni", "world": "iridion", "left": [0, 1], "seen": [["c1", "c2"], []]}
    figures = {
        "rytir": {"field": "14", "bp": 9, "quests": [quest]},
        "stin": {"field": "13", "abilities": ["nenapadnost"]},
    }
    t = table(**TRIAL, figures=figures, dice=[1, 8])
    t.say("rytir", "move 13", "attack stin").say("stin", "elude")
    assert told(t, "fulfilled")
    t.say("rytir", "move 12", "move 13")
    assert t.topic == "movement"


@pytest.mark.rule("RR-A7b", "RR-B11")
def test_a_portal_into_a_hall_annexes_and_opens_no_duel_there(table):
    figures = {"rytir": {"field": "45", "bp": 9, "quests": [DONE]}, "stin": {"field": "iridion.sin"}}
    t = table(figures=figures, laid=laid("portal-svetu"), dice=[])
    t.say("rytir", "move 46", "accept", "iridion.sin")
    assert told(t, "annex") and t.topic != "attack" and t["rytir"].tokens == 1


@pytest.mark.rule("RS-STR-1")
def test_the_game_is_won_before_anybody_in_the_hall_is_attacked(table):
    rytir = {**BEFORE_HALL, "annexed": ["akademus"], "quests": [DONE]}
    t = table(figures={"rytir": rytir, "stin": {"field": "iridion.sin"}}, open=["iridion", "filnerin"], dice=[])
    t.say("rytir", "move iridion.brana")
    assert t.g.over and t.g.result["rule"] == "RS-STR-1"


# -- starting, staying and waking on cards -------------------------------------------------------------------------
@pytest.mark.rule("RR-E6", "RR-C8a")
def test_a_skipped_turn_on_a_volcano_is_no_staying(table):
    figures = {"rytir": {"field": "63", "skips": True}, "stin": {"field": "45"}}
    t = table(**TRIAL, plain=True, laid=laid("sopka", "63"), figures=figures, phase="casting", dice=[])
    assert t["rytir"].lives == 4 and t.asked == ["stin"]


@pytest.mark.rule("RR-A5", "RR-E3b")
def test_whoever_plays_a_hypnotised_turn_may_let_it_stay_in_the_fire(table):
    figures = {"rytir": {"field": "63", "charmed": "stin"}, "stin": {"field": "45"}}
    t = table(**TRIAL, plain=True, laid=laid("sopka", "63"), figures=figures, phase="casting", dice=[3])
    t.say("stin", "done", "roll", "end")
    assert t["rytir"].lives == 1


@pytest.mark.rule("RS-DRM-12")
def test_on_a_kitchen_one_is_healed_and_through_a_portal_one_goes_for_nothing_before_the_first_step(table):
    t = table(**TRIAL, plain=True, laid=laid("babiccina-kuchyne", "63"), figures={"rytir": {"field": "63", "lives": 1}})
    t.say("rytir", "activate")
    assert t["rytir"].lives == 3
    t = table(plain=True, laid=laid("portal-svetu", "63"), figures={"rytir": {"field": "63"}}, dice=[])
    t.say("rytir", "activate", "iridion.sin")
    assert t.field("rytir") == "iridion.sin" and t.asked == ["stin"]


@pytest.mark.rule("RR-A4", "RR-A7a")
def test_a_teleport_onto_a_card_is_a_visit_and_its_other_fields_do_nothing_more(table):
    t = table(**TRIAL, plain=True, figures={"rytir": {"field": "15", "bp": 9}}, laid=laid("sopka"), dice=[8])
    t.say("rytir", "spell teleport", "46", "move 47")
    assert t["rytir"].lives == 1


@pytest.mark.rule("RR-A5")
def test_a_teleport_within_the_card_one_started_on_is_staying(table):
    t = table(**TRIAL, plain=True, figures={"rytir": {"field": "46", "bp": 2}}, laid=laid("sopka"), dice=[8])
    t.say("rytir", "spell teleport", "55")
    assert t["rytir"].lives == 1


@pytest.mark.rule("RS-DRM-12")
def test_who_leaves_the_card_is_safe_until_coming_back(table):
    t = table(plain=True, figures={"rytir": {"field": "46", "bp": 12}, "stin": FAR}, laid=laid("sopka"), dice=[])
    t.say("rytir", "move 45")
    assert t["rytir"].lives == 4
    t.say("rytir", "move 46")
    assert t["rytir"].lives == 1


@pytest.mark.rule("RS-MOV-8", "RR-B2c")
def test_a_teleport_off_the_ring_begins_the_circuit_anew(table):
    figures = {"rytir": {"field": "iridion.3", "circuit": 2, "bp": 9}}
    t = table(**TRIAL, plain=True, figures=figures, dice=[8])
    t.say("rytir", "spell teleport", "36")
    assert t["rytir"].circuit == -1
    t.say("rytir", "move iridion.brana")
    assert t["rytir"].circuit == 0


# -- the casting phase ---------------------------------------------------------------------------------------------
@pytest.mark.rule("RR-C5a", "RS-AWK-1")
def test_a_jar_thrown_in_the_casting_phase_wakes_its_target(table):
    figures = {"rytir": {"items": ["sklenice-s-bourkou"]}, "stin": {"field": "64", "lives": 2, "tokens": 1}}
    t = table(phase="casting", figures=figures, dice=[])
    t.say("rytir", "use sklenice-s-bourkou")
    assert told(t, "awaken", actor="stin") and t["stin"].tokens == 0


@pytest.mark.rule("RR-C5a", "RR-A5")
def test_the_card_one_stands_on_is_wiped_before_the_movement_begins(table):
    figures = {"rytir": {"field": "46", "items": ["skolni-houba"]}}
    t = table(phase="casting", plain=True, laid=laid("sopka"), figures=figures, dice=[3])
    t.say("rytir", "use skolni-houba", "done", "end")
    assert t["rytir"].lives == 4


@pytest.mark.rule("RS-DRF-2", "RR-C5a")
def test_draft_an_item_used_in_the_casting_phase_is_experience_at_once(table):
    figures = {"rytir": {"lives": 1, "items": ["lecivy-lektvar"], "noted": 6}}
    t = table(**DRAFT, phase="casting", characters=["rytir", "stin", "barbar"], figures=figures, dice=[])
    t.say("rytir", "use lecivy-lektvar")
    assert t.zone("trophies.rytir") == ["lecivy-lektvar"] and "trade" in t.offers("rytir")


@pytest.mark.rule("RR-C5a")
def test_with_light_items_serve_after_a_cast_too(table):
    figures = {"rytir": {"hand": ["duhovy-most"], "items": ["sklenice-s-bourkou"]}}
    t = table(phase="casting", light=[50, 0], figures=figures, dice=[])
    t.say("rytir", "cast duhovy-most 46 r0")
    assert "use sklenice-s-bourkou" in t.offers("rytir")


@pytest.mark.rule("RR-C5a", "RS-MOV-1")
def test_movement_points_of_a_kept_event_wait_for_the_roll(table):
    t = table(phase="casting", plain=True, figures={"rytir": {"kept": ["druhy-dech"]}}, dice=[3])
    t.say("rytir", "use druhy-dech", "done")
    assert t["rytir"].bp == 4 + 3 + 3


@pytest.mark.rule("RS-EXT-1", "RR-C5a")
def test_beginners_use_items_and_trade_in_the_casting_phase(table):
    figures = {"rytir": {"items": ["sklenice-s-bourkou"], "noted": 8}}
    t = table(scenario="zacatecnici", phase="casting", figures=figures, dice=[])
    assert {"use sklenice-s-bourkou", "trade"} <= set(t.offers("rytir"))


@pytest.mark.rule("RS-EXP-1")
def test_training_and_quick_wits_make_a_token_cost_seven(table):
    t = table(**TRIAL, figures={"rytir": {"noted": 7, "abilities": ["bystrost"]}}, dice=[])
    t.say("rytir", "trade", "hand noted", "buy")
    assert (t["rytir"].tokens, t["rytir"].noted) == (1, 0)


@pytest.mark.rule("RR-A3", "RR-A5")
def test_a_volcano_cast_under_somebody_burns_whoever_stays(table):
    figures = {"stin": {"field": "88", "hand": ["sopka"]}, "rytir": {"field": "46"}}
    t = table(plain=True, phase="casting", light=[0, 40], turn="stin", figures=figures, dice=[1, 1])
    t.say("stin", "cast sopka 46 r0")
    assert t["rytir"].lives == 4
    for name in ("stin", "rytir"):
        if t.topic == "casting":
            t.say(name, "done")
        if "roll" in t.offers(name):
            t.say(name, "roll")
        t.say(name, "end")
    assert t["rytir"].lives == 1


# -- wells ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-OPT-2", "RR-A7a")
def test_the_pendulum_brings_each_opponent_to_a_well_that_may_heal_them(table):
    figures = {"rytir": {"field": "c9", "bp": 2}, "stin": {"field": "45", "lives": 1}, "barbar": {**FAR, "lives": 2}}
    t = table(**{**HEALING, **TRIO}, figures=figures, dice=[6])
    t.say("rytir", "move t1")
    assert (t.topic, t.asked) == ("well", ["barbar"])
    t.say("barbar", "heal")
    assert t["barbar"].lives == 3 and t["stin"].lives == 1, "nothing moves the Shadow"


@pytest.mark.rule("RS-OPT-2", "RR-A7a")
def test_thrown_swapped_teleported_or_led_to_a_well_one_may_heal(table):
    cert = {"field": "45", "bp": 6, "lives": 2}
    tide = table(
        **HEALING, characters=["rytir", "cert"], plain=True, figures={"cert": cert}, turn="cert", laid=laid("priliv")
    )
    tide.say("cert", "move 46")
    assert tide.topic == "well"
    rytir = {"field": "45", "bp": 6, "lives": 2}
    figures = {"rytir": rytir, "stin": {"field": "63", "lives": 1}}
    lake = table(**HEALING, plain=True, figures=figures, laid=laid("zrcadlova-hladina"))
    lake.say("rytir", "move 46", "accept")
    assert (lake.topic, lake.asked) == ("well", ["rytir"])
    spell = table(**HEALING, plain=True, figures={"rytir": rytir}, dice=[8])
    spell.say("rytir", "spell teleport", "63")
    assert spell.topic == "well"
    figures = {"rytir": {"field": "36", "bp": 2, "lives": 2}, "stin": FAR}
    yard = table(**HEALING, plain=True, figures=figures, decks={"event": ["zkratka-pres-dvorek"]})
    yard.say("rytir", "move iridion.brana")
    ends(yard, "rytir")
    yard.say("rytir", "b", "63")
    assert yard.topic == "well"


@pytest.mark.rule("RS-OPT-2")
def test_who_begins_on_a_well_visits_it_by_coming_back_and_once_a_round(table):
    t = table(**HEALING, plain=True, figures={"rytir": {"field": "63", "lives": 2, "bp": 8}}, dice=[])
    t.say("rytir", "move 62", "move 63")
    assert t.topic == "well"
    t.say("rytir", "heal", "move 62", "move 63")
    assert t.topic == "movement"


# -- lives ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-CHR-3")
@pytest.mark.parametrize("character", load().characters)
def test_no_ability_and_no_item_raises_the_maximum_of_lives(table, character):
    pack, other = load(), "rytir" if character == "stin" else "stin"
    abilities = [card.id for card in pack.cards.values() if card.deck == "ability"]
    items = [card.id for card in pack.cards.values() if isinstance(card, Item)]
    for held in ({"abilities": abilities}, {"items": items}):
        t = table(**TRIAL, characters=[character, other], figures={character: held})
        assert t.g.max_lives(t[character]) == t[character].lives == pack.characters[character].lives


@pytest.mark.rule("RS-OPT-1", "RS-EXT-4")
def test_the_second_filnerin_raises_lives_too(table):
    quest = {"id": "velky-lov", "world": "b2:filnerin", "done": True}
    rytir = {"field": "b2:filnerin.8", "circuit": 7, "bp": 2, "quests": [quest]}
    t = table(**TRIAL, boards=2, options=["odmena"], fame=9, figures={"rytir": rytir}, dice=[])
    t.say("rytir", "move b2:filnerin.brana")
    assert t["rytir"].lives == t.g.max_lives(t["rytir"]) == 5


@pytest.mark.rule("RS-AWK-1", "RR-B6")
def test_who_awakens_has_the_raised_number_of_lives(table):
    figures = {"rytir": {"field": "62", "bp": 2, "lives": 1, "extra_lives": 2}, "stin": {"field": "63"}}
    t = table(**TRIAL, options=["odmena"], figures=figures, dice=[1, 8])
    t.say("rytir", "move 63", "attack stin")
    assert t["rytir"].lives == 6


@pytest.mark.rule("RS-EVT-6", "RS-CHR-4")
def test_a_coat_and_a_tough_root_each_take_their_part_of_a_wound_and_both_are_told(table):
    rytir = {"field": "45", "bp": 6, "items": ["niteny-kabat"], "abilities": ["tuhy-korinek"]}
    t = table(**TRIAL, figures={"rytir": rytir}, laid=laid("sopka"), dice=[])
    t.say("rytir", "move 46", "use tuhy-korinek")
    assert t["rytir"].lives == 3
    assert [(e["source"], e["rule"]) for e in told(t, "softened")] == [
        ("niteny-kabat", "RS-EVT-6"),
        ("tuhy-korinek", "RS-CHR-4"),
    ]


@pytest.mark.rule("RS-CHR-4")
def test_nobody_is_asked_about_a_wound_that_is_none(table):
    barbar = {"field": "45", "bp": 6, "abilities": ["tuhy-korinek"]}
    t = table(**TRIAL, characters=["barbar", "stin"], figures={"barbar": barbar}, laid=laid("padajici-zuby"), dice=[])
    t.say("barbar", "move 46")
    assert t.topic == "movement" and t["barbar"].lives == 6 and told(t, "softened")


@pytest.mark.rule("RR-A13", "RS-DRM-10")
def test_a_shield_stops_one_working_and_the_next_field_of_the_card_works(table):
    figures = {"rytir": {"field": "45", "bp": 6, "abilities": ["snova-kuze"]}}
    t = table(**TRIAL, figures=figures, laid=laid("vlci-jama"), dice=[])
    t.say("rytir", "move 46", "use snova-kuze")
    assert t.public()["laid"]["46"]["actions"] == 1 and t["rytir"].lives == 4
    t.say("rytir", "move 47")
    assert t["rytir"].lives == 3 and t.public()["laid"] == {}


# -- abilities and animals -----------------------------------------------------------------------------------------
@pytest.mark.rule("RR-C12")
def test_a_price_is_paid_while_a_life_remains_and_every_payment_is_told(table):
    figures = {"cestovatel": {"field": "15", "bp": 3}}
    t = table(**TRIAL, characters=["cestovatel", "stin"], figures=figures, dice=[])
    t.say("cestovatel", "use cestovatel", "c20")
    assert told(t, "paid", amount=-2) and "use cestovatel" not in t.offers("cestovatel")
    t = table(characters=["rytir", "rarach"], turn="rarach", figures={"rarach": {"field": "45", "bp": 3}}, dice=[])
    t.say("rarach", *["use rarach"] * 5)
    assert (t["rytir"].slowed, t["rarach"].lives, len(told(t, "paid"))) == (15, 1, 5)
    assert "use rarach" not in t.offers("rarach")


@pytest.mark.rule("RR-C12", "RS-QST-4")
def test_a_life_that_is_paid_is_not_lost_for_a_quest(table):
    rarach = {"field": "45", "bp": 3, "quests": [{"id": "modriny", "world": "iridion"}]}
    t = table(**TRIAL, characters=["rarach", "rytir"], figures={"rarach": rarach}, dice=[])
    t.say("rarach", "use rarach")
    assert not told(t, "quest")


@pytest.mark.rule("RR-C13")
def test_a_pasture_takes_animals_with_all_experience_also_from_who_never_forgets_by_waking(table):
    druid = {"field": "45", "bp": 6, "tamed": ["medved-ve-skrini"]}
    t = table(characters=["druid", "stin"], figures={"druid": druid}, laid=laid("pastva-zapomneni"), dice=[])
    t.say("druid", "move 46")
    assert t.zone("tamed.druid") == [] and told(t, "experience", actor="druid", amount=-5)


@pytest.mark.rule("RR-C13")
def test_who_loses_the_collar_keeps_the_animal_and_its_help(table):
    rytir = {"field": "45", "bp": 6, "items": ["prazdny-obojek"], "tamed": ["medved-ve-skrini"]}
    t = table(**TRIAL, figures={"rytir": rytir, "stin": {"field": "53"}}, laid=laid("krysi-trh"), dice=[4, 4])
    t.say("rytir", "move 46")
    assert t.zone("items.rytir") == []
    t.say("rytir", "move 45", "move 53", "attack stin", "use medved-ve-skrini")
    assert ("medved-ve-skrini", 3) in told(t, "duel")[0]["details"]["mine"]


@pytest.mark.rule("RR-C11", "RR-C13")
def test_a_loss_of_experience_takes_the_smallest_animals_and_notes_the_rest(table):
    druid = {"field": "36", "bp": 2, "tamed": ["knihomol", "medved-ve-skrini"]}
    t = table(**TRIAL, characters=["druid", "stin"], figures={"druid": druid}, decks={"event": ["bila-mista"]}, dice=[])
    t.say("druid", "move iridion.brana")
    ends(t, "druid")
    assert t.zone("tamed.druid") == [] and t["druid"].noted == 2 + 5 - 4


@pytest.mark.rule("RR-C13", "RS-DUL-1")
def test_animals_help_on_both_sides_of_a_duel_and_stand_in_both_sums(table):
    figures = {
        "druid": {"field": "14", "bp": 2, "tamed": ["knihomol"]},
        "rytir": {"field": "13", "tamed": ["medved-ve-skrini"]},
    }
    t = table(**TRIAL, characters=["druid", "rytir"], plain=True, figures=figures, dice=[4, 4])
    t.say("druid", "move 13", "attack rytir", "use knihomol").say("rytir", "use medved-ve-skrini")
    details = told(t, "duel")[0]["details"]
    assert details["mine"] == (("die", 4), ("moc", 4), ("knihomol", 1))
    assert details["theirs"] == (("die", 4), ("moc", 4), ("medved-ve-skrini", 3))


@pytest.mark.rule("RS-DUL-1", "RR-C2")
def test_every_source_of_power_stands_in_the_sum_by_its_name(table):
    rytir = {"field": "62", "bp": 9, "tokens": 2, "strength": 1, "abilities": ["vypad"], "tamed": ["knihomol"]}
    rytir["items"] = ["zlaty-mec", "leva-rukavice", "ladicka"]
    stin = {"field": "63", "items": ["stit-z-kury"], "abilities": ["kamenny-klid"]}
    t = table(**TRIAL, figures={"rytir": rytir, "stin": stin}, dice=[2, 2])
    t.say("rytir", "move 63", "attack stin", "use leva-rukavice", "use knihomol")
    details = told(t, "duel")[0]["details"]
    mine = {"die": 2, "moc": 4, "tokens": 2, "strength": 1, "vypad": 1, "zlaty-mec": 1, "ladicka": 1}
    assert dict(details["mine"]) == mine | {"leva-rukavice": 3, "knihomol": 1}
    assert dict(details["theirs"]) == {"die": 2, "moc": 2, "kamenny-klid": 2, "stit-z-kury": 1}


@pytest.mark.rule("RS-DUL-5")
def test_two_eights_are_a_draw_which_training_wins(table):
    figures = {"rytir": {"field": "14", "bp": 2, "abilities": ["vypad"]}, "stin": {"field": "13"}}
    t = table(**TRIAL, figures=figures, dice=[8, 8])
    t.say("rytir", "move 13", "attack stin")
    assert told(t, "duel", source="won")[0]["details"]["why"] == "duelist"


@pytest.mark.rule("RS-CHR-4")
def test_whom_nothing_stops_chooses_to_be_stopped_and_walks_on(table):
    figures = {"rytir": {"field": "45", "bp": 9, "abilities": ["nezlomnost"]}}
    t = table(**TRIAL, figures=figures, laid=laid("hladovy-most"), dice=[])
    t.say("rytir", "move 46", "accept", "b")
    assert t.topic == "movement" and told(t, "immune", actor="rytir")


@pytest.mark.rule("RS-TIM-2", "RS-CHR-4")
@pytest.mark.parametrize(("face", "lives"), [(4, 3), (5, 1)])
def test_the_time_gate_heals_the_shadow_but_neither_moves_it_nor_takes_its_turn(table, face, lives):
    figures = {"stin": {"field": "c9", "bp": 2, "lives": 1}, "rytir": {"field": "15"}}
    t = table(turn="stin", figures=figures, dice=[face])
    t.say("stin", "move t1")
    assert t.field("stin") == "t1" and t["stin"].lives == lives and told(t, "immune", actor="stin")
    assert not t["stin"].skips


@pytest.mark.rule("RR-B7b")
def test_a_blood_moon_that_wakes_gives_no_power(table):
    figures = {"cert": {"field": "45", "bp": 6, "lives": 2}, "rytir": {"field": "15"}}
    t = table(characters=["rytir", "cert"], turn="cert", figures=figures, laid=laid("krvavy-mesic"), dice=[])
    t.say("cert", "move 46", "accept", "a")
    assert t["cert"].tokens == 0 and told(t, "awaken")


# -- items between two -----------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-EVT-6", "RR-E5")
@pytest.mark.parametrize(("item", "lives", "taken"), [("zlaty-mec", 4, True), ("lecivy-lektvar", 1, False)])
def test_a_sword_is_taken_with_its_power_and_a_draught_may_be_drunk_before(table, item, lives, taken):
    figures = {"cert": {"field": "45", "bp": 6}, "rytir": {"field": "15", "lives": lives, "items": [item]}}
    t = table(characters=["rytir", "cert"], turn="cert", figures=figures, laid=laid("cizi-kabat"), dice=[])
    t.say("cert", "move 46", "accept")
    if not taken:
        t.say("rytir", f"use {item}")
    assert t.zone("items.cert") == ([item] if taken else [])
    assert t.public()["figures"]["cert"]["moc"] == (4 if taken else 3) and t["rytir"].lives == 4


# -- quests and victories ------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-STR-9", "RS-STR-10")
@pytest.mark.parametrize(
    ("options", "levels"),
    [
        ([], ["easy"]),
        (["tezke-ukoly", "kouzleni"], ["hard"]),
        (["dlouha-hra", "kouzleni", "schopnosti"], ["easy", "hard"]),
    ],
)
def test_a_hall_gives_what_was_agreed_on_with_spells_and_abilities_too(table, options, levels):
    t = table(options=options, figures={"rytir": BEFORE_HALL}, dice=[])
    t.say("rytir", "move iridion.brana")
    assert [t.g.card(card).deck for card in t.g.zones["quests.0"]] == levels


@pytest.mark.rule("RR-D5", "RS-OPT-3")
def test_of_two_impossible_quests_each_is_swapped_for_one_of_its_kind(table):
    quests = [{"id": "kabinet-kuriozit", "world": "iridion"}, {"id": "suvenyr", "world": "iridion"}]
    decks = {"event": ["only", "vlastni-postel"], "hard": ["velky-lov"], "easy": ["lovec"]}
    given = {**TRIAL, "options": ["neduverive-svety"], "decks": decks}
    t = table(**given, figures={"rytir": {**BEFORE_HALL, "quests": quests}}, dice=[])
    t.say("rytir", "move iridion.brana")
    assert sorted(t.zone("quests.rytir")) == ["lovec", "velky-lov"]


@pytest.mark.rule("RS-ZKS-12", "RS-EXT-3")
@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({**TRIAL, "boards": 2}, "RS-ZKS-12"),
        ({**TRIAL, "options": ["odmena", "neduverive-svety"]}, "RS-ZKS-12"),
        ({"scenario": "souboj-s-casem"}, "RS-ZKS-12"),
        ({"scenario": "bratrstvi", "characters": FOUR["characters"]}, "RS-EXT-3"),
    ],
)
def test_the_last_point_of_fame_wins_by_the_rule_of_the_scenario(table, given, rule):
    t = table(**given, fame=5, figures={"rytir": {**BEFORE_HALL, "fame": 4, "quests": [DONE]}}, dice=[])
    t.say("rytir", "move iridion.brana")
    assert t.g.over and t.g.result["rule"] == rule and told(t, "won", rule=rule)


@pytest.mark.rule("RS-EXT-2")
def test_in_the_race_the_next_quest_is_chosen_in_the_visit_that_annexes(table):
    t = table(scenario="souboj-s-casem", fame=9, figures={"rytir": {**BEFORE_HALL, "quests": [DONE]}}, dice=[])
    t.say("rytir", "move iridion.brana")
    assert t.topic == "quest-level" and t["rytir"].fame == 1
