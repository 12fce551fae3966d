"""RS-AWK and RR-C3, C4a, C8, C9: awakening."""

import pytest

from snar.rise.rules.experience import total

SOPKA = {"card": "sopka", "picture": "63"}  # covers 63 (a well), 64, 72 and 73


def beaten(table, field="62", **given):
    """Stín attacks Rytíř, who has two lives left, and wins."""
    rytir = {"field": field, "lives": 2, **given.pop("rytir", {})}
    stin = {"field": field, "bp": 2, **given.pop("stin", {})}
    dice = [5, 1, *given.pop("dice", [])]
    t = table(arrived=True, turn="stin", figures={"rytir": rytir, "stin": stin}, dice=dice, **given)
    return t.say("stin", "attack rytir")


@pytest.mark.rule("RS-AWK-1")
def test_at_no_lives_one_is_moved_to_the_nearest_well_with_full_lives(table):
    t = beaten(table)
    assert t.happened("awaken", actor="rytir", frm="62", to="63")
    assert t.field("rytir") == "63" and t["rytir"].lives == 4


@pytest.mark.rule("RS-AWK-1")
def test_one_who_has_a_power_token_hands_it_in_and_keeps_its_experience(table):
    t = beaten(table, rytir={"tokens": 2, "noted": 4, "trophies": ["ohnive-tornado"]})
    assert t["rytir"].tokens == 1
    assert total(t.g, 0) == 4 + 7


@pytest.mark.rule("RS-AWK-1")
def test_one_who_has_no_power_token_loses_all_its_experience(table):
    t = beaten(table, rytir={"noted": 4, "trophies": ["ohnive-tornado"]})
    assert total(t.g, 0) == 0
    assert t.zone("trophies.rytir") == [] and t.zone("used.event") == ["ohnive-tornado"]


@pytest.mark.rule("RS-AWK-1", "RR-C9a")
def test_awakening_in_ones_own_turn_ends_movement_and_the_points_are_lost(table):
    t = table(
        arrived=True, figures={"rytir": {"field": "62", "lives": 2, "bp": 9}, "stin": {"field": "62"}}, dice=[1, 5]
    )
    t.say("rytir", "attack stin")
    assert t.field("rytir") == "63" and t["rytir"].bp == 0
    assert t.offers("rytir") == [] and t.topic == "casting"


@pytest.mark.rule("RS-AWK-1", "RR-C9a")
def test_awakening_before_the_movement_roll_takes_the_roll_too(table):
    t = table(arrived=True, figures={"rytir": {"field": "62", "lives": 2}, "stin": {"field": "62"}}, dice=[1, 5])
    t.say("rytir", "attack stin")
    assert t.field("rytir") == "63" and not t.happened("roll", source="movement")
    assert t.offers("rytir") == [] and t.topic == "casting"


@pytest.mark.rule("RS-AWK-1", "RR-C9a", "RR-E1a")
def test_awakening_ends_movement_for_spells_too(table):
    figures = {"rytir": {"field": "62", "lives": 2, "bp": 9}, "stin": {"field": "62"}}
    t = table(arrived=True, scenario="zkouska-sily", figures=figures, dice=[1, 5])
    t.say("rytir", "attack stin")
    assert t.offers("rytir") == [] and t.offers("stin") and t.topic == "casting"


@pytest.mark.rule("RS-AWK-1")
def test_one_who_keeps_a_life_does_not_awaken(table):
    t = beaten(table, rytir={"lives": 3})
    assert t.field("rytir") == "62" and t["rytir"].lives == 1


@pytest.mark.rule("RR-C3")
def test_the_nearest_well_counts_steps_and_not_their_cost(table):
    """33 is one step from 24 through Bariéra; every other well is farther."""
    laid = [{"card": "bariera", "picture": "33", "turn": 0}]
    t = beaten(table, field="24", laid=laid)
    assert t.field("rytir") == "33"


@pytest.mark.rule("RR-C3")
def test_of_two_equally_near_wells_the_owner_chooses(table):
    t = beaten(table, field="42")
    assert t.topic == "awaken-well" and t.offers("stin") == []
    assert t.offers("rytir") == ["22", "63"]
    t.say("rytir", "63")
    assert t.field("rytir") == "63"


@pytest.mark.rule("RR-C3")
def test_even_when_another_plays_the_turn(table):
    figures = {"rytir": {"field": "42", "lives": 2, "bp": 1, "ruler": 1}, "stin": {"field": "42"}}
    t = table(arrived=True, scenario="zkouska-sily", figures=figures, dice=[1, 5])
    t.say("stin", "attack stin")
    assert t.offers("rytir") == ["22", "63"]


@pytest.mark.rule("RR-C4a")
def test_fulfilled_quests_stay_fulfilled_and_items_and_running_quests_stay(table):
    quests = [{"id": "lovec", "world": "iridion", "done": True}, {"id": "studanky", "world": "filnerin"}]
    t = beaten(table, rytir={"quests": quests, "items": ["prazdny-obojek"]})
    assert total(t.g, 0) == 0
    assert t.zone("items.rytir") == ["prazdny-obojek"] and t.zone("quests.rytir") == ["lovec", "studanky"]
    lovec, studanky = (t.g.errands[card] for card in t.g.zones["quests.0"])
    assert lovec.done and lovec.annexes and not studanky.done


@pytest.mark.rule("RR-C4a")
def test_after_the_awakening_the_world_is_still_annexed_for_a_fulfilled_quest(table):
    laid = [{"card": "portal-svetu", "picture": "54", "turn": 270}]
    t = beaten(table, rytir={"quests": [{"id": "lovec", "world": "iridion", "done": True}]}, laid=laid, dice=[2])
    t.say("stin", "end").say("rytir", "done", "move 54", "accept", "iridion.sin")
    assert t["rytir"].annexed == (0,)
    assert total(t.g, 0) == 0


@pytest.mark.rule("RR-C8a")
def test_the_card_woken_on_does_nothing_at_the_awakening(table):
    t = beaten(table, laid=[SOPKA])
    assert t["rytir"].lives == 4 and t.field("rytir") == "63"
    t.say("stin", "end")
    assert t["rytir"].lives == 4 and not t.happened("works", actor="rytir")


@pytest.mark.rule("RR-C8a", "RS-DRM-12")
def test_who_stays_on_it_in_the_next_movement_is_exposed(table):
    t = beaten(table, laid=[SOPKA], dice=[8])
    t.say("stin", "end").say("rytir", "done", "roll", "end")
    assert t["rytir"].lives == 4 - 3


@pytest.mark.rule("RR-C8a", "RR-A5")
def test_so_is_who_steps_to_another_of_its_fields(table):
    t = beaten(table, laid=[SOPKA], dice=[8])
    t.say("stin", "end").say("rytir", "done", "roll", "move 72")
    assert t["rytir"].lives == 4 - 3


@pytest.mark.rule("RR-C8a")
def test_who_leaves_it_is_safe_and_coming_back_is_an_entry_like_any_other(table):
    t = beaten(table, laid=[SOPKA], dice=[8])
    t.say("stin", "end").say("rytir", "done", "roll", "move 54")
    assert t["rytir"].lives == 4
    t.say("rytir", "move 63")
    assert t["rytir"].lives == 4 - 3


@pytest.mark.rule("RR-C8a", "RR-C9a")
def test_waking_in_ones_own_movement_on_the_card_one_started_on_is_not_staying(table):
    figures = {"rytir": {"field": "62", "bp": 9, "lives": 2}, "stin": {"field": "54"}}
    laid = [{"card": "sopka", "picture": "62"}]
    t = table(figures=figures, laid=laid, dice=[1, 5])
    t.say("rytir", "move 54", "attack stin")  # beaten, wakes on the well at 62 or 63
    assert t["rytir"].awakenings == 1 and t["rytir"].lives == 4


@pytest.mark.rule("RR-C8a")
def test_awakening_among_enemies_starts_no_duel(table):
    rytir = {"field": "62", "lives": 1, "bp": 9}
    t = table(figures={"rytir": rytir, "stin": {"field": "63"}}, laid=[{"card": "sopka", "picture": "54"}], dice=[])
    t.say("rytir", "move 53", "move 54")
    assert t.field("rytir") == "63" and t.topic == "casting"


@pytest.mark.rule("RR-C8a")
def test_awakening_heals_at_no_well_and_visits_none(table):
    quests = [{"id": "studanky", "world": "filnerin"}]
    rytir = {"field": "62", "lives": 2, "bp": 9, "quests": quests}
    t = table(
        arrived=True,
        scenario="zkouska-sily",
        options=["lecebne-studanky"],
        figures={"rytir": rytir, "stin": {"field": "62"}},
        dice=[1, 5],
    )
    t.say("rytir", "attack stin")
    assert not t["rytir"].healed and t.topic != "well"
    assert next(iter(t.g.errands.values())).left == (t.g.content.pack.cards["studanky"].deeds[0].count,)


@pytest.mark.rule("RR-C8b")
def test_a_well_stood_on_is_the_nearest(table):
    assert beaten(table, field="63").field("rytir") == "63"


@pytest.mark.rule("RR-C8b")
def test_distance_is_counted_on_the_grid_and_not_along_the_ways_of_a_world(table):
    """From the hall of Iridion one can walk to 22 in two steps, to 33 in three; on the grid both are three away."""
    t = beaten(table, field="iridion.sin")
    assert t.offers("rytir") == ["22", "33"]
    t.say("rytir", "33")


@pytest.mark.rule("RR-C9a")
def test_a_card_that_wakes_ends_the_movement(table):
    t = table(figures={"rytir": {"field": "62", "lives": 3, "bp": 9}}, laid=[{"card": "sopka", "picture": "54"}])
    t.say("rytir", "move 53", "move 54")
    assert t.field("rytir") == "63" and t["rytir"].lives == 4
    assert t["rytir"].bp == 0 and t.topic == "casting"


@pytest.mark.rule("RR-C9b")
def test_at_no_lives_it_is_too_late_for_a_draught(table):
    t = beaten(table, rytir={"items": ["lecivy-lektvar"]})
    assert t.topic == "window"
    t.say("rytir", "pass")
    assert t.field("rytir") == "63" and t.topic == "movement"
    assert t.zone("items.rytir") == ["lecivy-lektvar"]
