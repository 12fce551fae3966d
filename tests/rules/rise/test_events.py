"""RS-EVT: when an event is drawn, creatures, one-shot effects, items, and the deck."""

import pytest

from snar.rise.content import content_for

PACK = content_for().pack
AT_IRIDION = {"field": "c9", "bp": 2}  # one step before the gate: the movement ends there


# -- when an event is drawn ---------------------------------
@pytest.mark.rule("RS-EVT-1")
def test_who_ends_its_movement_on_the_ring_takes_the_top_event(table):
    t = table(figures={"rytir": AT_IRIDION}, decks={"event": ["zlaty-mec", "stit-z-kury"]})
    t.say("rytir", "move iridion.brana")
    assert t.zone("items.rytir") == ["zlaty-mec"]
    assert t.zone("deck.event")[-1] == "stit-z-kury"


@pytest.mark.rule("RS-EVT-1")
def test_an_event_comes_when_leaving_the_world_too(table):
    t = table(figures={"rytir": {"field": "iridion.sin", "bp": 2}}, decks={"event": ["zlaty-mec"]})
    t.say("rytir", "move iridion.5")
    assert t.zone("items.rytir") == ["zlaty-mec"]


@pytest.mark.rule("RS-EVT-1")
def test_passing_over_the_ring_draws_no_event(table):
    t = table(figures={"rytir": {"field": "c9", "bp": 4}}, decks={"event": ["zlaty-mec"]})
    t.say("rytir", "move iridion.brana", "move 36")
    assert t.topic == "casting" and not t.happened("event")


@pytest.mark.rule("RS-EVT-1")
@pytest.mark.parametrize(("field", "end"), [("36", "37"), ("37", "c5"), ("24", "33")])
def test_ending_in_the_void_on_a_path_or_on_a_well_draws_no_event(table, field, end):
    t = table(figures={"rytir": {"field": field, "bp": 2}}, decks={"event": ["zlaty-mec"]})
    t.say("rytir", f"move {end}")
    if t.topic == "movement":
        t.say("rytir", "end")
    assert t.topic == "casting" and not t.happened("event")


@pytest.mark.rule("RS-EVT-1", "RS-TIM-1")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_a_time_gate_roll_of_one_to_three_draws_an_event(table, face):
    t = table(figures={"rytir": AT_IRIDION}, decks={"event": ["zlaty-mec"]}, dice=[face])
    t.say("rytir", "move t1")
    assert t.zone("items.rytir") == ["zlaty-mec"]


@pytest.mark.rule("RS-EVT-1", "RS-TIM-1")
@pytest.mark.parametrize("face", [4, 5, 6, 7, 8])
def test_a_higher_roll_of_the_time_gate_draws_none(table, face):
    t = table(figures={"rytir": AT_IRIDION}, decks={"event": ["zlaty-mec"]}, dice=[face])
    t.say("rytir", "move t1")
    assert t.happened("time-gate", source=f"timegate-{face}") and not t.happened("event")


# -- creatures ---------------------------------
@pytest.mark.rule("RS-EVT-2")
def test_a_creature_beaten_is_kept_for_its_experience(table):
    t = table(figures={"rytir": AT_IRIDION}, decks={"event": ["ohnive-tornado"]}, dice=[8, 1])
    t.say("rytir", "move iridion.brana")
    assert t.zone("trophies.rytir") == ["ohnive-tornado"]
    assert t.view("rytir")["figures"][0]["experience"] == 7


@pytest.mark.rule("RS-EVT-2", "RS-DUL-4")
@pytest.mark.parametrize(("dice", "lives"), [([1, 8], 3), ([8, 8], 4)])
def test_a_creature_that_wins_or_draws_is_discarded_without_experience(table, dice, lives):
    t = table(figures={"rytir": AT_IRIDION}, decks={"event": ["ohnive-tornado"]}, dice=dice)
    t.say("rytir", "move iridion.brana")
    assert t["rytir"].lives == lives
    assert t.zone("trophies.rytir") == [] and t.zone("used.event") == ["ohnive-tornado"]
    assert t.view("rytir")["figures"][0]["experience"] == 0


@pytest.mark.rule("RS-EVT-2")
def test_a_creature_fights_with_its_own_power(table):
    """Ohnivé tornádo has moc 8: 4 + 4 loses to 1 + 8."""
    t = table(figures={"rytir": {**AT_IRIDION, "lives": 2}}, decks={"event": ["ohnive-tornado"]}, dice=[4, 1])
    t.say("rytir", "move iridion.brana")
    assert t.happened("fight", actor="rytir", amount=(4 + 4) - (1 + 8)) and t["rytir"].lives == 1


@pytest.mark.rule("RS-EVT-3")
def test_a_creature_that_is_hostile_to_others_only_gives_its_experience_without_a_fight(table):
    t = table(turn="stin", figures={"stin": AT_IRIDION}, decks={"event": ["ohnive-tornado"]})
    t.say("stin", "move iridion.brana")
    assert t.zone("trophies.stin") == ["ohnive-tornado"] and t["stin"].tokens == 0
    assert t.view("stin")["figures"][1]["experience"] == 7


@pytest.mark.rule("RS-EVT-3")
def test_ohnive_tornado_makes_barbar_stronger_instead_of_fighting_him(table):
    t = table(characters=["barbar", "stin"], figures={"barbar": AT_IRIDION}, decks={"event": ["ohnive-tornado"]})
    t.say("barbar", "move iridion.brana")
    assert t["barbar"].tokens == 1 and t.zone("trophies.barbar") == ["ohnive-tornado"]


@pytest.mark.rule("RS-EVT-3")
def test_who_tames_animals_may_take_the_experience_without_a_fight(table):
    given = {"rytir": {**AT_IRIDION, "items": ["prazdny-obojek"]}}
    t = table(figures=given, decks={"event": ["medved-ve-skrini"]})
    t.say("rytir", "move iridion.brana")
    assert t.offers("rytir") == ["fight", "tame"]
    t.say("rytir", "tame")
    bear = PACK.cards["medved-ve-skrini"]
    assert t.zone("tamed.rytir") == [bear.id] and t.view("stin")["figures"][0]["experience"] == bear.experience


# -- one-shot effects ---------------------------------
@pytest.mark.rule("RS-EVT-4")
def test_a_one_shot_effect_works_at_once_and_is_discarded(table):
    t = table(figures={"rytir": AT_IRIDION}, decks={"event": ["fronta-na-nic"]})
    t.say("rytir", "move iridion.brana")
    assert t["rytir"].skips and t.topic == "casting"
    assert t.zone("kept.rytir") == [] and t.zone("used.event") == ["fronta-na-nic"]


@pytest.mark.rule("RS-EVT-4")
def test_a_one_shot_may_be_kept_for_later_where_its_card_says_so(table):
    given = {"rytir": {**AT_IRIDION, "quests": [{"id": "lovec", "world": "iridion", "left": [2]}]}}
    t = table(figures=given, decks={"event": ["jmeno-na-jazyku"]}, dice=[1, 1])
    t.say("rytir", "move iridion.brana")
    assert t.offers("rytir") == ["now", "keep"]
    t.say("rytir", "keep").say("stin", "done", "end").say("rytir", "done")
    assert t.zone("kept.rytir") == ["jmeno-na-jazyku"]
    t.say("rytir", "use jmeno-na-jazyku")
    assert t.view("rytir")["figures"][0]["quests"][0]["left"] == [1]
    assert t.zone("kept.rytir") == [] and t.zone("used.event") == ["jmeno-na-jazyku"]


@pytest.mark.rule("RS-EVT-4")
def test_such_a_one_shot_may_be_used_at_once_as_well(table):
    t = table(figures={"rytir": AT_IRIDION}, decks={"event": ["mlha-na-objednavku"]})
    t.say("rytir", "move iridion.brana", "now")
    assert t["stin"].slowed > 0 and t.zone("used.event") == ["mlha-na-objednavku"]


@pytest.mark.rule("RS-EVT-4")
def test_an_effect_can_be_refused_where_the_card_says_may(table):
    t = table(figures={"rytir": {**AT_IRIDION, "lives": 2}}, decks={"event": ["zimni-spanek"]})
    t.say("rytir", "move iridion.brana")
    assert t.offers("rytir") == ["a", "none"]
    t.say("rytir", "none")
    assert t["rytir"].lives == 2 and not t["rytir"].skips


@pytest.mark.rule("RS-EVT-4")
def test_an_effect_that_does_not_say_may_cannot_be_refused(table):
    t = table(figures={"rytir": AT_IRIDION}, decks={"event": ["chybejici-schod"]})
    t.say("rytir", "move iridion.brana")
    assert t["rytir"].lives == 3 and t["rytir"].slowed > 0 and t.topic == "casting"


@pytest.mark.rule("RS-EVT-4")
def test_an_effect_for_demons_leaves_a_hero_alone(table):
    t = table(figures={"rytir": AT_IRIDION}, decks={"event": ["kuropeni"]})
    t.say("rytir", "move iridion.brana")
    assert t["rytir"].lives == 4 and t.field("rytir") == "iridion.brana"
    assert t.zone("used.event") == ["kuropeni"]


@pytest.mark.rule("RS-EVT-5")
def test_where_an_effect_names_no_exact_field_the_player_picks_it(table):
    t = table(figures={"rytir": AT_IRIDION}, decks={"event": ["zkratka-pres-dvorek"]})
    t.say("rytir", "move iridion.brana", "a")
    assert t.offers("rytir") == [f"c{number}" for number in range(1, 27)]
    t.say("rytir", "c26")
    assert t.field("rytir") == "c26"


@pytest.mark.rule("RS-EVT-5")
def test_where_it_names_the_field_nobody_is_asked(table):
    t = table(figures={"rytir": {**AT_IRIDION, "start": "15"}}, decks={"event": ["vlastni-postel"]})
    t.say("rytir", "move iridion.brana")
    assert t.field("rytir") == "15" and t.topic == "casting"


# -- items ---------------------------------
@pytest.mark.rule("RS-EVT-6")
def test_any_number_of_items_is_kept(table):
    held = ["zlaty-mec", "stit-z-kury", "boty-po-stryci", "ladicka", "niteny-kabat", "slepa-lucerna", "leva-rukavice"]
    t = table(figures={"rytir": {**AT_IRIDION, "items": held}}, decks={"event": ["leva-rukavice"]})
    t.say("rytir", "move iridion.brana")
    assert t.zone("items.rytir") == [*held, "leva-rukavice"]


@pytest.mark.rule("RS-EVT-6")
def test_zlaty_mec_is_permanent(table):
    given = {"rytir": {"field": "15", "bp": 2, "items": ["zlaty-mec"]}, "stin": {"field": "15"}}
    t = table(arrived=True, figures=given, dice=[4, 4])
    t.say("rytir", "attack stin")
    assert t["stin"].lives == 4 - 2 and t.zone("items.rytir") == ["zlaty-mec"]


@pytest.mark.rule("RS-EVT-6")
def test_lecivy_lektvar_is_used_up_and_discarded(table):
    t = table(figures={"rytir": {"field": "15", "lives": 1, "items": ["lecivy-lektvar"]}}, dice=[1])
    t.say("rytir", "use lecivy-lektvar")
    assert t["rytir"].lives > 1
    assert t.zone("items.rytir") == [] and t.zone("used.event") == ["lecivy-lektvar"]


@pytest.mark.rule("RS-EVT-6", "RR-E5")
def test_an_item_can_be_used_in_another_players_turn(table):
    given = {"stin": {"field": "15", "bp": 2}, "rytir": {"field": "15", "lives": 2, "items": ["lecivy-lektvar"]}}
    t = table(arrived=True, turn="stin", figures=given, dice=[8, 1])
    t.say("stin", "attack rytir").say("rytir", "use lecivy-lektvar")
    assert t["rytir"].lives == 4 - 2 and t.field("rytir") == "15"


# -- the deck of events ---------------------------------
@pytest.mark.rule("RS-EVT-7")
def test_when_the_last_event_is_drawn_the_discards_become_the_new_deck(table):
    decks, used = {"event": ["only", "zlaty-mec"]}, {"event": ["fronta-na-nic", "knihomol"]}
    t = table(figures={"rytir": AT_IRIDION}, decks=decks, used=used)
    t.say("rytir", "move iridion.brana")
    assert t.zone("items.rytir") == ["zlaty-mec"] and t.zone("used.event") == []
    assert sorted(t.zone("deck.event")) == ["fronta-na-nic", "knihomol"]
    assert t.happened("shuffle", to="deck.event")


@pytest.mark.rule("RS-EVT-7")
def test_while_events_remain_the_discards_wait(table):
    decks, used = {"event": ["only", "zlaty-mec", "ladicka"]}, {"event": ["knihomol"]}
    t = table(figures={"rytir": AT_IRIDION}, decks=decks, used=used)
    t.say("rytir", "move iridion.brana")
    assert t.zone("deck.event") == ["ladicka"] and t.zone("used.event") == ["knihomol"]


@pytest.mark.rule("RR-B9a")
def test_with_neither_deck_nor_discards_nothing_is_drawn(table):
    t = table(figures={"rytir": AT_IRIDION, "stin": {"trophies": ["knihomol"]}}, decks={"event": ["only"]})
    t.say("rytir", "move iridion.brana")
    assert t.topic == "casting" and not t.happened("event")
    assert t.zone("trophies.stin") == ["knihomol"]


@pytest.mark.rule("RR-B9b")
def test_a_new_deck_without_creatures_takes_back_those_that_are_held(table):
    given = {"rytir": AT_IRIDION, "stin": {"trophies": ["ohnive-tornado"]}}
    t = table(figures=given, decks={"event": ["only", "zlaty-mec"]}, used={"event": ["talir-polevky"]})
    t.say("rytir", "move iridion.brana")
    assert sorted(t.zone("deck.event")) == ["ohnive-tornado", "talir-polevky"]
    assert t.zone("trophies.stin") == [] and t["stin"].noted == 7


@pytest.mark.rule("RR-B9b")
def test_a_new_deck_with_a_creature_leaves_trophies_alone(table):
    given = {"rytir": AT_IRIDION, "stin": {"trophies": ["ohnive-tornado"]}}
    t = table(figures=given, decks={"event": ["only", "zlaty-mec"]}, used={"event": ["knihomol"]})
    t.say("rytir", "move iridion.brana")
    assert t.zone("deck.event") == ["knihomol"] and t.zone("trophies.stin") == ["ohnive-tornado"]
