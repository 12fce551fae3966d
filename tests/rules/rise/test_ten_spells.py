"""RS-SPL-4: what each of the ten spells does."""

import pytest

from .casts import TRIO
from .spells import FOUR, TRIAL


# -- the ten -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-SPL-4")
@pytest.mark.parametrize(
    ("spell", "number"),
    [
        ("pohyb", 1),
        ("zpomaleni", 2),
        ("odmrsteni", 3),
        ("cesta", 4),
        ("obri-sila", 5),
        ("blesk", 6),
        ("rychlost", 7),
        ("teleport", 8),
        ("ochromeni", 9),
        ("hypnoza", 10),
    ],
)
def test_the_number_of_each_spell(duo, spell, number):
    t = duo()
    t.say("rytir", "spell")
    assert t.option("rytir", spell)["effect"] == {"roll": number, "bonus": 0}
    assert len(t.offers("rytir")) == 10


@pytest.mark.rule("RS-SPL-4")
def test_pohyb_gives_one_point(duo):
    assert duo(1).say("rytir", "spell pohyb")["rytir"].bp == 6 + 1


@pytest.mark.rule("RS-SPL-4")
def test_zpomaleni_takes_one_point_from_the_next_movement_only(duo):
    t = duo(2, 5, 1, 5)
    t.say("rytir", "spell zpomaleni", "end").say("stin", "done", "roll")
    assert t["stin"].bp == 5 + 3 - 1
    t.say("stin", "end").say("rytir", "done", "roll", "end").say("stin", "done", "roll")
    assert t["stin"].bp == 5 + 3


@pytest.mark.rule("RS-SPL-4")
def test_odmrsteni_moves_one_who_is_in_the_void_to_another_void_field(duo):
    t = duo(3, stin={"field": "36"})
    t.say("rytir", "spell odmrsteni", "23")
    assert t.field("stin") == "23"


@pytest.mark.rule("RS-SPL-4")
def test_cesta_makes_the_void_and_wells_cost_one(duo):
    t = duo(4, rytir={"field": "24"})
    t.say("rytir", "spell cesta")
    assert t.option("rytir", "move 23")["cost"] == t.option("rytir", "move 33")["cost"] == {"bp": 1}
    t.say("rytir", "end")
    assert not t["rytir"].road


@pytest.mark.rule("RS-SPL-4")
def test_cesta_changes_cost_only(duo):
    """The void under Cesta is no path: a quest to end on a path is not furthered. Worlds cost what they cost."""
    quests = [{"id": "prepadeni", "world": "filnerin"}]
    t = duo(4, rytir={"field": "32", "quests": quests})
    before = next(iter(t.g.errands.values())).left
    t.say("rytir", "spell cesta", "move 36")
    assert t.option("rytir", "move iridion.brana")["cost"] == t.option("rytir", "move t1")["cost"] == {"bp": 2}
    t.say("rytir", "end")
    assert next(iter(t.g.errands.values())).left == before


@pytest.mark.rule("RS-SPL-4")
def test_obri_sila_adds_one_to_moc_this_turn(duo):
    t = duo(5, 4, 4, stin={"field": "14"})
    t.say("rytir", "spell obri-sila", "move 14", "attack stin")
    assert t.happened("duel", source="won", amount=1)


@pytest.mark.rule("RS-SPL-4")
def test_blesk_takes_one_life(duo):
    t = duo(6)
    t.say("rytir", "spell blesk")
    assert t.happened("lives", actor="stin", source="blesk", amount=-1)


@pytest.mark.rule("RS-SPL-4")
def test_rychlost_gives_what_falls_on_the_die_without_pohyb(duo):
    assert duo(7, 4).say("rytir", "spell rychlost")["rytir"].bp == 6 + 4


@pytest.mark.rule("RS-SPL-4")
def test_teleport_leads_to_any_void_field_and_costs_nothing(duo):
    t = duo(8)
    t.say("rytir", "spell teleport")
    offered = t.offers("rytir")
    assert len(offered) == 63 and "33" in offered  # all sixty-four numbered fields but the one stood on
    t.say("rytir", "88")
    assert t.field("rytir") == "88" and t["rytir"].bp == 6


@pytest.mark.rule("RS-SPL-4")
def test_ochromeni_takes_the_next_turn(duo):
    t = duo(8, rytir={"field": "33"})
    t.say("rytir", "spell ochromeni", "end")
    assert t.happened("skipped", actor="stin")
    assert t.topic == "casting" and "done" in t.offers("rytir")


@pytest.mark.rule("RS-SPL-4")
def test_hypnoza_lets_you_play_the_targets_next_turn(duo):
    t = duo(8, 5, rytir={"field": "33", "abilities": ["mag"]})
    t.say("rytir", "spell hypnoza", "end")
    assert t.offers("stin") == []
    t.say("rytir", "done", "roll", "move 46")
    assert t.field("stin") == "46"


# -- rulings -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RR-E2b", "RR-E9")
def test_odmrsteni_is_up_to_two_steps_from_void_to_void_or_well(duo):
    t = duo(3, stin={"field": "36"})
    t.say("rytir", "spell odmrsteni")
    assert sorted(t.offers("rytir")) == sorted(["23", "32", "33", "37", "stay"])


@pytest.mark.rule("RR-E9")
def test_odmrsteni_may_leave_its_target_where_it_stands(duo):
    t = duo(3, stin={"field": "36"})
    t.say("rytir", "spell odmrsteni", "stay")
    assert t.field("stin") == "36" and t.topic == "movement" and not t.happened("carried")


@pytest.mark.rule("RR-E2b")
@pytest.mark.parametrize("field", ["c1", "iridion.brana", "iridion.sin", "t1"])
def test_odmrsteni_reaches_nobody_outside_the_void(duo, field):
    t = duo(stin={"field": field})
    t.say("rytir", "spell")
    assert "odmrsteni" not in t.offers("rytir") and "blesk" in t.offers("rytir")


@pytest.mark.rule("RR-E2b")
def test_one_may_be_hurled_from_a_well(duo):
    t = duo(3, stin={"field": "33"})
    t.say("rytir", "spell odmrsteni", "24")
    assert t.field("stin") == "24"


@pytest.mark.rule("RR-E2c")
def test_zpomaleni_of_two_casters_adds_up(table):
    t = table(**TRIO, order=["rytir", "barbar", "stin"], figures={"rytir": {"field": "15", "bp": 6}}, dice=[2, 1, 2, 5])
    t.say("rytir", "spell zpomaleni", "stin", "end")
    t.say("barbar", "done", "roll", "spell zpomaleni", "stin", "end").say("stin", "done", "roll")
    assert t["stin"].bp == 5 + 3 - 2


@pytest.mark.rule("RR-E2c")
def test_points_never_fall_below_none(table):
    t = table(**TRIAL, figures={"rytir": {"field": "15", "slowed": 9}}, dice=[5])
    t.say("rytir", "roll")
    assert t["rytir"].bp == 0


@pytest.mark.rule("RR-E2d")
def test_cesta_does_not_concern_fields_under_a_card(duo):
    t = duo(4, rytir={"field": "24"}, laid=[{"card": "bariera", "picture": "33"}])
    t.say("rytir", "spell cesta")
    assert t.option("rytir", "move 33")["cost"] == {"bp": 6}
    assert t.option("rytir", "move 23")["cost"] == {"bp": 1}


@pytest.mark.rule("RR-E3a")
def test_ochromeni_takes_the_whole_turn_in_the_trial_of_strength(duo):
    t = duo(stin={"skips": True, "hand": ["bariera"]})
    t.say("rytir", "end")
    assert t.offers("stin") == [] and "done" in t.offers("rytir")
    assert not t["stin"].skips


@pytest.mark.rule("RR-E3a")
def test_in_teams_it_takes_only_that_characters_movement(table):
    t = table(**FOUR, figures={"rytir": {"field": "15", "bp": 2}, "stin": {"field": "45", "skips": True}}, dice=[1, 5])
    t.say("rytir", "end").say("barbar", "roll", "end")
    assert t.topic == "casting" and t.offers("cert") == ["done"]
    t.say("cert", "done")  # and nobody is asked who moves first
    assert t.happened("skipped", actor="stin")
    assert t.topic == "movement" and t.offers("cert") == ["roll", "spell"]
    t.say("cert", "roll")


@pytest.mark.rule("RR-E3b")
def test_hypnoza_is_full_control_of_hand_and_movement(duo):
    t = duo(5, stin={"charmed": 0, "hand": ["bariera"]})
    t.say("rytir", "end")
    assert t.offers("rytir") == ["cast bariera", "done"]
    t.say("rytir", "cast bariera 45 r0", "roll", "move 53")
    assert t.zone("hand.stin") == [] and t.field("stin") == "53"
    t.say("rytir", "end")
    assert t.zone("hand.stin") == [] and t["stin"].ruler == -1


@pytest.mark.rule("RR-E3b")
def test_but_the_experience_of_the_hypnotised_is_not_traded(duo):
    t = duo(5, 1, 5, stin={"charmed": 0, "noted": 10})
    t.say("rytir", "end", "done", "roll")
    assert "trade" not in t.offers("rytir")
    t.say("rytir", "end", "done", "roll", "end").say("stin", "done", "roll")
    assert "trade" in t.offers("stin")


@pytest.mark.rule("RR-E6")
@pytest.mark.parametrize("given", [TRIAL, {}], ids=["trial", "sides"])
def test_a_movement_skipped_by_ochromeni_is_not_staying(table, given):
    figures = {"stin": {"field": "45", "bp": 2}, "rytir": {"field": "54", "skips": True}}
    t = table(**given, turn="stin", figures=figures, laid=[{"card": "sopka", "picture": "54"}])
    t.say("stin", "end")
    if not given:
        t.say("rytir", "done")
    assert t.happened("skipped", actor="rytir") and t["rytir"].lives == 4


@pytest.mark.rule("RR-E8a")
def test_the_hypnotised_cannot_cast_hypnoza(duo):
    t = duo(stin={"charmed": 0, "field": "63", "abilities": ["mag"]})
    t.say("rytir", "end", "done", "spell")
    assert "ochromeni" in t.offers("rytir") and "hypnoza" not in t.offers("rytir")


@pytest.mark.rule("RR-E8b")
@pytest.mark.parametrize(("spell", "told"), [("ochromeni", "skipped"), ("hypnoza", "hypnotised")])
def test_the_same_spell_twice_takes_one_turn(table, spell, told):
    strong = {"field": "33", "abilities": ["mag"]}
    figures = {"rytir": {**strong, "bp": 6}, "barbar": strong, "stin": {"field": "45"}}
    t = table(**TRIO, order=["rytir", "barbar", "stin"], figures=figures, dice=[8, 1, 8])
    t.say("rytir", f"spell {spell}", "stin", "end")
    t.say("barbar", "done", "roll", f"spell {spell}", "stin", "end")
    t.g.script = ()
    while t.g.round < 4:
        offered = t.g.pending[0].options
        key = next(option.key for option in offered if option.key in ("done", "roll", "end"))
        t.say(t.session.names[t.g.pending[0].seat], key)
    assert [event["kind"] for event in t.events].count(told) == 1


@pytest.mark.rule("RR-E8c")
def test_ochromeni_goes_first_and_hypnoza_waits_for_the_next_played_turn(duo):
    t = duo(1, 5, stin={"skips": True, "charmed": 0})
    t.say("rytir", "end")
    assert t.happened("skipped", actor="stin") and not t.happened("hypnotised")
    t.say("rytir", "done", "roll", "end")
    assert t.happened("hypnotised", actor="stin") and t.offers("stin") == []
    t.say("rytir", "done", "roll", "move 46")
    assert t.field("stin") == "46"


@pytest.mark.rule("RR-E8c")
def test_also_when_only_a_movement_is_taken_in_teams(table):
    figures = {"rytir": {"field": "15", "bp": 2}, "stin": {"field": "45", "skips": True, "charmed": 2}}
    t = table(**FOUR, figures=figures, dice=[1, 1, 1, 1, 5])
    t.say("rytir", "end").say("barbar", "roll", "end")
    t.say("cert", "done", "roll", "end")
    assert t.happened("skipped", actor="stin") and t["stin"].charmed == 2
    t.say("barbar", "done").say("rytir", "first rytir", "end").say("barbar", "roll", "end")
    t.say("cert", "done").say("stin", "first stin").say("barbar", "move 46")
    assert t.field("stin") == "46"
