"""RS-DUL and RR-C1, C2, C6, C7: duels between characters and with creatures."""

from dataclasses import replace

import pytest

from snar.kernel import running
from snar.packs.model import Use
from snar.rise.content import content_for
from snar.rise.gear import Gear

TRIO = {"scenario": "zkouska-sily", "characters": ["rytir", "stin", "barbar"]}
FOUR = {"options": ["ctyri-hraci"], "characters": ["rytir", "stin", "barbar", "cert"]}

GLOVE = content_for().pack.cards["leva-rukavice"].use[0].do[0]["amount"]  # added to a duel's die


def able(t, figure, at, effect):
    """Gives a character an ability that may be announced at a moment, once for each roll, step or event."""
    character = t.g.content.pack.characters[t.g.figures[figure].id]
    t.g.edit(figure).gear = Gear([replace(character, use=(Use(at, "any", 0, "trigger", (effect,)),))])
    running.restore(t.g)


def meet(table, creature="ohnive-tornado", **given):
    """Rytíř (moc 4) ends its movement on a gate and meets a creature; Ohnivé tornádo has moc 8 and 7 experience."""
    rytir = {"field": "c9", "bp": 2, **given.pop("rytir", {})}
    t = table(figures={"rytir": rytir}, decks={"event": [creature]}, **given)
    return t.say("rytir", "move iridion.brana")


@pytest.mark.rule("RS-DUL-1")
def test_who_arrives_at_an_enemys_field_may_attack(table):
    t = table(figures={"rytir": {"field": "15", "bp": 2}, "stin": {"field": "14"}}, dice=[5, 4])
    t.say("rytir", "move 14")
    assert t.topic == "attack" and t.offers("rytir") == ["attack stin", "decline"]
    t.say("rytir", "attack stin")
    assert t.happened("duel", actor="rytir", to="stin", source="won", amount=1)


@pytest.mark.rule("RS-DUL-1")
def test_who_arrives_need_not_attack(table):
    t = table(figures={"rytir": {"field": "15", "bp": 4}, "stin": {"field": "14"}})
    t.say("rytir", "move 14", "decline")
    assert t["rytir"].lives == t["stin"].lives == 4
    t.refuses("rytir", "attack stin", "RS-DUL-1")


@pytest.mark.rule("RS-DUL-1")
def test_who_starts_movement_on_an_enemys_field_may_attack_before_the_roll(table):
    t = table(figures={"rytir": {"field": "15"}, "stin": {"field": "15"}}, dice=[5, 4, 1])
    assert t.offers("rytir") == ["roll", "attack stin"]
    t.say("rytir", "attack stin")
    assert t["stin"].lives == 4 - 2
    assert t["rytir"].bp == 1 + 3


@pytest.mark.rule("RS-DUL-1")
def test_nobody_is_attacked_from_another_field(table):
    t = table(figures={"rytir": {"field": "15", "bp": 4}, "stin": {"field": "14"}})
    t.refuses("rytir", "attack stin", "RS-DUL-1")


@pytest.mark.rule("RS-DUL-1")
@pytest.mark.parametrize(("dice", "rytir", "stin"), [((5, 4), 4, 2), ((4, 5), 2, 4), ((4, 4), 4, 4)])
def test_the_higher_sum_wins_and_equal_sums_are_a_draw(table, dice, rytir, stin):
    t = table(figures={"rytir": {"field": "15", "bp": 2}, "stin": {"field": "15"}}, dice=list(dice))
    t.say("rytir", "attack stin")
    assert (t["rytir"].lives, t["stin"].lives) == (rytir, stin)


@pytest.mark.rule("RS-DUL-1")
def test_moc_is_added_to_the_die(table):
    t = table(figures={"rytir": {"field": "15", "bp": 2, "tokens": 3}, "stin": {"field": "15"}}, dice=[1, 3])
    t.say("rytir", "attack stin")
    assert t["stin"].lives == 4 - 2


@pytest.mark.rule("RS-DUL-2")
def test_a_character_attacks_once_a_round_and_may_go_on_moving(table):
    t = table(figures={"rytir": {"field": "15", "bp": 4}, "stin": {"field": "15"}}, dice=[4, 4])
    t.say("rytir", "attack stin")
    t.refuses("rytir", "attack stin", "RS-DUL-2")
    t.say("rytir", "move 14")
    assert t.field("rytir") == "14"


@pytest.mark.rule("RS-DUL-2")
def test_a_second_enemy_in_the_same_round_is_safe(table):
    figures = {"rytir": {"field": "15", "bp": 5}, "stin": {"field": "15"}, "barbar": {"field": "14"}}
    t = table(**TRIO, figures=figures, dice=[4, 4])
    t.say("rytir", "attack stin", "move 14")
    assert t.topic == "movement"


@pytest.mark.rule("RS-DUL-2")
def test_in_the_next_round_it_may_attack_again(table):
    t = table(figures={"rytir": {"field": "15", "bp": 2}, "stin": {"field": "15"}}, dice=[4, 4, 1])
    t.say("rytir", "attack stin", "end").say("stin", "done", "roll", "end").say("rytir", "done")
    assert "attack stin" in t.offers("rytir")


@pytest.mark.rule("RS-DUL-3")
@pytest.mark.parametrize(("dice", "loser"), [((5, 1), "stin"), ((1, 5), "rytir")])
def test_the_loser_loses_two_lives(table, dice, loser):
    t = table(figures={"rytir": {"field": "15", "bp": 2}, "stin": {"field": "15"}}, dice=list(dice))
    t.say("rytir", "attack stin")
    assert t.happened("lives", actor=loser, amount=-2, rule="RS-DUL-3")
    assert t["rytir"].lives + t["stin"].lives == 8 - 2


@pytest.mark.rule("RS-DUL-4")
def test_a_defeated_creature_is_kept_for_its_experience(table):
    t = meet(table, dice=[7, 2])
    assert t.zone("trophies.rytir") == ["ohnive-tornado"]
    assert t["rytir"].lives == 4


@pytest.mark.rule("RS-DUL-4")
def test_losing_to_a_creature_costs_one_life_and_the_card_is_discarded(table):
    t = meet(table, dice=[5, 2])
    assert t["rytir"].lives == 4 - 1
    assert t.zone("trophies.rytir") == [] and t.zone("used.event") == ["ohnive-tornado"]


@pytest.mark.rule("RS-DUL-4")
def test_a_draw_with_a_creature_costs_nothing_and_the_card_is_discarded(table):
    t = meet(table, dice=[6, 2])
    assert t["rytir"].lives == 4
    assert t.zone("trophies.rytir") == [] and t.zone("used.event") == ["ohnive-tornado"]


@pytest.mark.rule("RS-DUL-5")
def test_natural_eight_wins_against_any_power(table):
    t = table(figures={"rytir": {"field": "15", "bp": 2}, "stin": {"field": "15", "tokens": 9}}, dice=[8, 7])
    t.say("rytir", "attack stin")
    assert t["stin"].lives == 4 - 2


@pytest.mark.rule("RS-DUL-5")
def test_the_defenders_natural_eight_wins_too(table):
    t = table(figures={"rytir": {"field": "15", "bp": 2, "tokens": 9}, "stin": {"field": "15"}}, dice=[7, 8])
    t.say("rytir", "attack stin")
    assert t["rytir"].lives == 4 - 2


@pytest.mark.rule("RS-DUL-5")
def test_two_eights_are_a_draw_whatever_the_power(table):
    t = table(figures={"rytir": {"field": "15", "bp": 2, "tokens": 9}, "stin": {"field": "15"}}, dice=[8, 8])
    t.say("rytir", "attack stin")
    assert t["rytir"].lives == t["stin"].lives == 4


@pytest.mark.rule("RS-DUL-5")
def test_the_rule_of_eight_holds_for_creatures(table):
    assert meet(table, rytir={"tokens": 9}, dice=[7, 8])["rytir"].lives == 4 - 1
    assert meet(table, dice=[8, 7]).zone("trophies.rytir") == ["ohnive-tornado"]
    drawn = meet(table, rytir={"tokens": 9}, dice=[8, 8])
    assert drawn["rytir"].lives == 4 and drawn.zone("used.event") == ["ohnive-tornado"]


# -- rulings -----------------------------------------------------------------------------------------------------------


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


@pytest.mark.rule("RR-C2")
def test_items_for_a_duel_are_declared_before_the_roll(table):
    rytir = {"field": "15", "bp": 2, "items": ["leva-rukavice"]}
    t = table(figures={"rytir": rytir, "stin": {"field": "15"}}, dice=[4, 4])
    t.say("rytir", "attack stin")
    assert t.topic == "window" and not t.happened("roll")
    t.say("rytir", "use leva-rukavice")
    assert t["stin"].lives == 4 - 2


@pytest.mark.rule("RR-C2")
def test_after_the_roll_it_is_too_late(table):
    rytir = {"field": "15", "bp": 2, "items": ["leva-rukavice"]}
    t = table(figures={"rytir": rytir, "stin": {"field": "15"}}, dice=[3, 4])
    t.say("rytir", "attack stin", "pass")
    assert t["rytir"].lives == 4 - 2 and t.zone("items.rytir") == ["leva-rukavice"]


@pytest.mark.rule("RR-C2")
def test_an_eight_made_of_die_and_bonus_is_no_natural_eight(table):
    rytir = {"field": "15", "bp": 2, "items": ["leva-rukavice"]}
    t = table(figures={"rytir": rytir, "stin": {"field": "15", "tokens": 20}}, dice=[8 - GLOVE, 1])
    t.say("rytir", "attack stin", "use leva-rukavice")
    assert t["rytir"].lives == 4 - 2


@pytest.mark.rule("RR-C2")
def test_a_natural_eight_with_a_bonus_is_still_a_natural_eight(table):
    rytir = {"field": "15", "bp": 2, "items": ["leva-rukavice"]}
    t = table(figures={"rytir": rytir, "stin": {"field": "15", "tokens": 20}}, dice=[8, 1])
    t.say("rytir", "attack stin", "use leva-rukavice")
    assert t["stin"].lives == 4 - 2


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


@pytest.mark.rule("RR-C7")
def test_an_ability_changes_each_roll_once(table):
    t = table(figures={"rytir": {"field": "15", "bp": 2}, "stin": {"field": "15"}}, dice=[1, 2, 3])
    able(t, 0, "duel-die", {"verb": "reroll"})
    t.say("rytir", "attack stin", "use rytir")
    assert t["rytir"].lives == 4 - 2


@pytest.mark.rule("RR-C7")
def test_and_the_next_roll_of_the_same_round_once_more(table):
    t = table(figures={"rytir": {"field": "15", "bp": 2}, "stin": {"field": "15"}}, dice=[1, 3, 3, 4, 1, 5, 1])
    able(t, 0, "duel-die", {"verb": "reroll"})
    t.say("rytir", "attack stin", "use rytir", "end").say("stin", "done", "attack rytir")
    assert t.topic == "window" and t.offers("rytir") == ["use rytir", "pass"]
    t.say("rytir", "use rytir")
    assert t["stin"].lives == 4 - 2


@pytest.mark.rule("RR-C7")
def test_without_a_trigger_once_a_round(table):
    t = table(figures={"rytir": {"field": "15", "bp": 4}}, dice=[1, 1])
    able(t, 0, "turn", {"verb": "bp", "amount": 1})
    t.say("rytir", "move 14", "use rytir")
    assert t["rytir"].bp == 4 - 2 + 1 and "use rytir" not in t.offers("rytir")
    t.say("rytir", "end").say("stin", "done", "end").say("rytir", "done", "use rytir")
    assert t["rytir"].bp == 1 + 1 + 3


@pytest.mark.rule("RR-C7", "RR-C10")
def test_single_use_items_are_no_abilities_and_two_may_serve_one_roll(table):
    rytir = {"field": "15", "bp": 2, "items": ["leva-rukavice", "leva-rukavice"]}
    t = table(figures={"rytir": rytir, "stin": {"field": "15"}}, dice=[1, 1 + GLOVE])
    t.say("rytir", "attack stin", "use leva-rukavice", "use leva-rukavice")
    assert t["stin"].lives == 4 - 2 and t.zone("items.rytir") == []


@pytest.mark.rule("RR-E5")
def test_the_attacked_uses_its_item_in_the_attackers_turn(table):
    stin = {"field": "15", "items": ["leva-rukavice"]}
    t = table(figures={"rytir": {"field": "15", "bp": 2}, "stin": stin}, dice=[4, 4])
    t.say("rytir", "attack stin").say("stin", "use leva-rukavice")
    assert t["rytir"].lives == 4 - 2 and t.zone("used.event") == ["leva-rukavice"]


@pytest.mark.rule("RR-E5")
def test_a_healing_draught_is_drunk_when_wounded_in_anothers_turn(table):
    stin = {"field": "15", "lives": 1, "items": ["lecivy-lektvar"]}
    t = table(figures={"rytir": {"field": "15", "bp": 2}, "stin": stin}, dice=[5, 1])
    t.say("rytir", "attack stin").say("stin", "use lecivy-lektvar")
    assert 0 < t["stin"].lives <= 2 and t.field("stin") == "15"


@pytest.mark.rule("RR-E5")
def test_strength_gained_in_anothers_turn_ends_with_that_turn(table):
    t = table(figures={"rytir": {"field": "15", "bp": 2}, "stin": {"field": "15"}}, dice=[4, 4])
    able(t, 1, "duel", {"verb": "strength", "amount": 2})
    t.say("rytir", "attack stin").say("stin", "use stin")
    assert t["rytir"].lives == 4 - 2 and t["stin"].strength == 2
    t.say("rytir", "end")
    assert t["stin"].strength == 0
