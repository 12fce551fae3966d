"""RS-DUL: duels between characters and with creatures."""

import pytest

from .casts import TRIO


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


@pytest.mark.rule("RS-DUL-1", "RR-C1a")
def test_who_starts_movement_on_an_enemys_field_may_not_attack(table):
    t = table(figures={"rytir": {"field": "15", "bp": 4}, "stin": {"field": "15"}}, dice=[5, 4])
    t.refuses("rytir", "attack stin", "attack-on-arrival")
    t.say("rytir", "move 14", "move 15", "attack stin")  # leaving and coming back is arriving
    assert t["stin"].lives == 4 - 2


@pytest.mark.rule("RR-C1a", "RS-SPL-4")
def test_who_teleports_to_an_enemy_may_not_attack(duo):
    t = duo(8, rytir={"field": "15"}, stin={"field": "45"})
    t.say("rytir", "spell teleport", "45")
    assert t.field("rytir") == "45" and t.topic == "movement"
    t.refuses("rytir", "attack stin", "attack-on-arrival")


@pytest.mark.rule("RR-C1a", "RR-B11")
def test_who_is_carried_to_an_enemy_may_not_attack(table):
    given = {"characters": ["cestovatel", "stin"], "plain": False}
    t = table(figures={"cestovatel": {"field": "15", "bp": 4}, "stin": {"field": "c9"}}, **given)
    t.say("cestovatel", "use cestovatel c9")
    assert t.field("cestovatel") == "c9" and t.topic == "movement"
    t.refuses("cestovatel", "attack stin", "attack-on-arrival")


@pytest.mark.rule("RR-C1a")
def test_an_enemy_thrown_onto_ones_field_is_not_attacked(duo):
    t = duo(3, rytir={"field": "15"}, stin={"field": "14"})
    t.say("rytir", "spell odmrsteni", "15")
    assert t.field("stin") == "15"
    t.refuses("rytir", "attack stin", "attack-on-arrival")


@pytest.mark.rule("RS-DUL-1")
def test_nobody_is_attacked_from_another_field(table):
    t = table(figures={"rytir": {"field": "15", "bp": 4}, "stin": {"field": "14"}})
    t.refuses("rytir", "attack stin", "RS-DUL-1")


@pytest.mark.rule("RS-DUL-1")
@pytest.mark.parametrize(("dice", "rytir", "stin"), [((5, 4), 4, 2), ((4, 5), 2, 4), ((4, 4), 4, 4)])
def test_the_higher_sum_wins_and_equal_sums_are_a_draw(table, dice, rytir, stin):
    t = table(arrived=True, figures={"rytir": {"field": "15", "bp": 2}, "stin": {"field": "15"}}, dice=list(dice))
    t.say("rytir", "attack stin")
    assert (t["rytir"].lives, t["stin"].lives) == (rytir, stin)


@pytest.mark.rule("RS-DUL-1")
def test_moc_is_added_to_the_die(table):
    t = table(
        arrived=True, figures={"rytir": {"field": "15", "bp": 2, "tokens": 3}, "stin": {"field": "15"}}, dice=[1, 3]
    )
    t.say("rytir", "attack stin")
    assert t["stin"].lives == 4 - 2


@pytest.mark.rule("RS-DUL-2")
def test_a_character_attacks_once_a_round_and_may_go_on_moving(table):
    t = table(arrived=True, figures={"rytir": {"field": "15", "bp": 4}, "stin": {"field": "15"}}, dice=[4, 4])
    t.say("rytir", "attack stin")
    t.refuses("rytir", "attack stin", "RS-DUL-2")
    t.say("rytir", "move 14")
    assert t.field("rytir") == "14"


@pytest.mark.rule("RS-DUL-2")
def test_a_second_enemy_in_the_same_round_is_safe(table):
    figures = {"rytir": {"field": "15", "bp": 5}, "stin": {"field": "15"}, "barbar": {"field": "14"}}
    t = table(arrived=True, **TRIO, figures=figures, dice=[4, 4])
    t.say("rytir", "attack stin", "move 14")
    assert t.topic == "movement"


@pytest.mark.rule("RS-DUL-2")
def test_in_the_next_round_it_may_attack_again(table):
    t = table(arrived=True, figures={"rytir": {"field": "15", "bp": 2}, "stin": {"field": "15"}}, dice=[4, 4, 1, 2])
    t.say("rytir", "attack stin", "end").say("stin", "done", "end").say("rytir", "done", "move 14", "move 15")
    assert t.offers("rytir") == ["attack stin", "decline"]


@pytest.mark.rule("RS-DUL-3")
@pytest.mark.parametrize(("dice", "loser"), [((5, 1), "stin"), ((1, 5), "rytir")])
def test_the_loser_loses_two_lives(table, dice, loser):
    t = table(arrived=True, figures={"rytir": {"field": "15", "bp": 2}, "stin": {"field": "15"}}, dice=list(dice))
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
    t = table(
        arrived=True, figures={"rytir": {"field": "15", "bp": 2}, "stin": {"field": "15", "tokens": 9}}, dice=[8, 7]
    )
    t.say("rytir", "attack stin")
    assert t["stin"].lives == 4 - 2


@pytest.mark.rule("RS-DUL-5")
def test_the_defenders_natural_eight_wins_too(table):
    t = table(
        arrived=True, figures={"rytir": {"field": "15", "bp": 2, "tokens": 9}, "stin": {"field": "15"}}, dice=[7, 8]
    )
    t.say("rytir", "attack stin")
    assert t["rytir"].lives == 4 - 2


@pytest.mark.rule("RS-DUL-5")
def test_two_eights_are_a_draw_whatever_the_power(table):
    t = table(
        arrived=True, figures={"rytir": {"field": "15", "bp": 2, "tokens": 9}, "stin": {"field": "15"}}, dice=[8, 8]
    )
    t.say("rytir", "attack stin")
    assert t["rytir"].lives == t["stin"].lives == 4


@pytest.mark.rule("RS-DUL-5")
def test_the_rule_of_eight_holds_for_creatures(table):
    assert meet(table, rytir={"tokens": 9}, dice=[7, 8])["rytir"].lives == 4 - 1
    assert meet(table, dice=[8, 7]).zone("trophies.rytir") == ["ohnive-tornado"]
    drawn = meet(table, rytir={"tokens": 9}, dice=[8, 8])
    assert drawn["rytir"].lives == 4 and drawn.zone("used.event") == ["ohnive-tornado"]
