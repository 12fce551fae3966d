"""RR-C1, C6: where and whom one may attack."""

import pytest

from .casts import FOUR, TRIO, able


@pytest.mark.rule("RR-C1a")
def test_one_attacks_in_a_hall_too_although_movement_ended_there(table):
    rytir = {"field": "iridion.8", "circuit": 7, "bp": 2}
    t = table(figures={"rytir": rytir, "stin": {"field": "iridion.sin"}}, dice=[5, 1])
    t.say("rytir", "move iridion.brana", "attack stin")
    assert t["stin"].lives == 4 - 2 and t.topic == "casting"


@pytest.mark.rule("RR-C1a")
def test_one_attacks_in_the_mystery_place_before_the_time_gate(table):
    figures = {"rytir": {"field": "c9", "bp": 2}, "stin": {"field": "t1"}}
    t = table(figures=figures, decks={"event": ["zlaty-mec"]}, dice=[5, 5, 1])
    t.say("rytir", "move t1")
    assert t.topic == "attack"
    t.say("rytir", "attack stin")
    assert t.happened("duel", source="draw") and t.zone("items.rytir") == ["zlaty-mec"]


@pytest.mark.rule("RR-C1a")
def test_one_of_several_enemies_is_attacked(table):
    figures = {"rytir": {"field": "15", "bp": 2}, "stin": {"field": "14"}, "barbar": {"field": "14"}}
    t = table(**TRIO, figures=figures, dice=[5, 1])
    t.say("rytir", "move 14")
    assert t.offers("rytir") == ["attack stin", "attack barbar", "decline"]
    t.say("rytir", "attack barbar")
    assert (t["stin"].lives, t["barbar"].lives) == (4, 2) and t.topic == "movement"


@pytest.mark.rule("RR-C1a", "RR-B11")
def test_who_was_carried_to_an_enemys_field_neither_arrived_nor_started_there(table):
    t = table(figures={"rytir": {"field": "15", "bp": 2}, "stin": {"field": "iridion.brana"}})
    able(t, 0, "turn", {"verb": "carry", "to": "gate"})
    t.say("rytir", "use rytir", "iridion.brana")
    assert t.field("rytir") == "iridion.brana"
    t.refuses("rytir", "attack stin", "RS-DUL-1")


@pytest.mark.rule("RR-C1b")
def test_in_teams_only_enemies_are_attacked(table):
    t = table(**FOUR, figures={"rytir": {"field": "15", "bp": 4}, "barbar": {"field": "14"}, "cert": {"field": "13"}})
    t.say("rytir", "move 14")
    assert t.topic == "movement"
    t.say("rytir", "move 13")
    assert t.offers("rytir") == ["attack cert", "decline"]


@pytest.mark.rule("RR-C1b")
def test_in_the_trial_of_strength_a_hero_may_attack_a_hero(table):
    t = table(**TRIO, figures={"rytir": {"field": "15", "bp": 4}, "barbar": {"field": "14"}}, dice=[5, 1])
    t.say("rytir", "move 14", "attack barbar")
    assert t["barbar"].lives == 4 - 2


@pytest.mark.rule("RR-C1b")
def test_brothers_do_not_fight_each_other(table):
    cast = {"scenario": "bratrstvi", "characters": ["rytir", "stin", "barbar", "cert"]}
    t = table(**cast, figures={"rytir": {"field": "15", "bp": 4}, "barbar": {"field": "14"}, "stin": {"field": "14"}})
    t.say("rytir", "move 14")
    assert t.offers("rytir") == ["attack stin", "decline"]


@pytest.mark.rule("RR-C6")
def test_any_number_of_characters_share_a_field_and_passing_is_free(table):
    t = table(**TRIO, figures={"rytir": {"field": "15", "bp": 4}, "stin": {"field": "14"}, "barbar": {"field": "14"}})
    t.say("rytir", "move 14", "decline")
    assert [t.field(name) for name in ("rytir", "stin", "barbar")] == ["14"] * 3
    assert t["rytir"].bp == 4 - 2
    t.say("rytir", "move 13")
    assert t.field("rytir") == "13"


@pytest.mark.rule("RR-C6")
def test_a_written_way_over_an_enemy_stops_to_ask_about_the_duel(table):
    t = table(figures={"rytir": {"field": "15", "bp": 5}, "stin": {"field": "14"}})
    t.say("rytir", "move 13")
    assert t.field("rytir") == "14" and t.topic == "attack"
    t.say("rytir", "decline", "move 13")
    assert t.field("rytir") == "13"
