"""RS-SPL and RR-E1, E2, E3, E6, E8: the ten spells."""

import pytest

TRIAL = {"scenario": "zkouska-sily"}
TRIO = {"scenario": "zkouska-sily", "characters": ["rytir", "stin", "barbar"]}
FOUR = {"options": ["ctyri-hraci", "kouzleni"], "characters": ["rytir", "stin", "barbar", "cert"]}


@pytest.fixture
def duo(table):
    """Zkouška síly: Rytíř on 15 with 6 BP, his turn; Stín on 45."""

    def make(*dice, rytir=None, stin=None, **given):
        figures = {"rytir": {"field": "15", "bp": 6, **(rytir or {})}, "stin": {"field": "45", **(stin or {})}}
        return table(**TRIAL, figures=figures, dice=list(dice), **given)

    return make


@pytest.mark.rule("RS-SPL-1")
def test_a_spell_works_on_its_number_or_more(duo):
    assert duo(6).say("rytir", "spell blesk")["stin"].lives == 4 - 1
    assert duo(7).say("rytir", "spell blesk")["stin"].lives == 4 - 1
    assert duo(5).say("rytir", "spell blesk")["stin"].lives == 4


@pytest.mark.rule("RS-SPL-1")
@pytest.mark.parametrize("roll", [1, 8])
def test_one_attempt_a_round_whether_it_works_or_not(duo, roll):
    t = duo(roll, 1)
    t.say("rytir", "spell blesk")
    t.refuses("rytir", "spell pohyb", "RS-SPL-1")
    t.say("rytir", "end").say("stin", "done", "roll", "end").say("rytir", "done")
    assert "spell" in t.offers("rytir")


@pytest.mark.rule("RS-SPL-1")
def test_at_any_moment_of_the_movement(duo):
    t = duo(6)
    t.say("rytir", "move 14", "spell blesk", "move 13")
    assert t["stin"].lives == 4 - 1 and t.field("rytir") == "13"


@pytest.mark.rule("RS-SPL-2")
def test_the_ability_mage_adds_one(duo):
    assert duo(5, rytir={"abilities": ["mag"]}).say("rytir", "spell blesk")["stin"].lives == 3
    assert duo(4, rytir={"abilities": ["mag"]}).say("rytir", "spell blesk")["stin"].lives == 4


@pytest.mark.rule("RS-SPL-2")
def test_standing_on_a_well_adds_one(duo):
    assert duo(5, rytir={"field": "33"}).say("rytir", "spell blesk")["stin"].lives == 3
    assert duo(4, rytir={"field": "33"}).say("rytir", "spell blesk")["stin"].lives == 4


@pytest.mark.rule("RS-SPL-2")
def test_mage_and_well_together_add_two(duo):
    assert duo(4, rytir={"field": "33", "abilities": ["mag"]}).say("rytir", "spell blesk")["stin"].lives == 3


@pytest.mark.rule("RS-SPL-3")
def test_spells_on_others_reach_every_opponent_anywhere_but_never_oneself(table):
    figures = {"rytir": {"field": "15", "bp": 6}, "stin": {"field": "78"}, "barbar": {"field": "akademus.sin"}}
    t = table(**TRIO, figures=figures, dice=[6])
    t.say("rytir", "spell blesk")
    assert t.topic == "spell-target" and t.offers("rytir") == ["stin", "barbar"]
    t.say("rytir", "barbar")
    assert t["barbar"].lives == 4 - 1


@pytest.mark.rule("RS-SPL-3")
@pytest.mark.parametrize("spell", ["pohyb", "cesta", "obri-sila", "rychlost", "teleport"])
def test_spells_on_oneself_ask_for_no_target(table, spell):
    t = table(**TRIO, figures={"rytir": {"field": "15", "bp": 6}})
    t.g.script = (8,)
    t.say("rytir", f"spell {spell}")
    assert t.happened("spelled", actor="rytir", source=spell)
    assert t.happened("spell", actor="rytir", to="rytir")


@pytest.mark.rule("RS-SPL-3")
def test_a_spell_is_never_an_attack(duo):
    quests = [{"id": "prepadeni", "world": "iridion", "left": [0, 1]}]
    t = duo(6, 4, 4, rytir={"quests": quests}, stin={"field": "15"})
    t.say("rytir", "spell blesk")
    assert t["rytir"].attacks == 0 and next(iter(t.g.errands.values())).left == (0, 1)
    t.say("rytir", "attack stin")
    assert next(iter(t.g.errands.values())).done


@pytest.mark.rule("RS-SPL-3")
def test_spells_on_oneself_last_until_the_end_of_the_turn(duo):
    t = duo(5, 1, 4, 4, stin={"field": "15"})
    t.say("rytir", "spell obri-sila", "end").say("stin", "done", "roll", "attack rytir")
    assert t.happened("duel", actor="stin", source="draw")


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
    t = duo(5, 4, 4, stin={"field": "15"})
    t.say("rytir", "spell obri-sila", "attack stin")
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
    assert t.topic == "casting" and t.offers("rytir") == ["done"]


@pytest.mark.rule("RS-SPL-4")
def test_hypnoza_lets_you_play_the_targets_next_turn(duo):
    t = duo(8, 5, rytir={"field": "33", "abilities": ["mag"]})
    t.say("rytir", "spell hypnoza", "end")
    assert t.offers("stin") == []
    t.say("rytir", "done", "roll", "move 46")
    assert t.field("stin") == "46"


# -- rulings -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-E1a")
def test_spell_and_target_are_declared_before_the_roll(table):
    t = table(**TRIO, figures={"rytir": {"field": "15", "bp": 6}}, dice=[1])
    t.say("rytir", "spell blesk")
    assert t.topic == "spell-target" and not t.happened("roll")
    t.say("rytir", "stin")
    assert t.happened("fizzled", source="blesk")


@pytest.mark.rule("RR-E1a")
def test_a_spell_may_come_before_the_movement_roll(table):
    t = table(**TRIAL, figures={"rytir": {"field": "15"}}, dice=[1, 5])
    t.say("rytir", "spell pohyb")
    assert t["rytir"].bp == 1 + 5 + 3


@pytest.mark.rule("RR-E1a")
def test_but_not_after_movement_has_ended(duo):
    """The Time Gate draws an event, Rytíř defeats it: he may still trade, but cast no more."""
    t = duo(1, 8, 1, rytir={"field": "c9", "noted": 5}, decks={"event": ["ohnive-tornado"]})
    t.say("rytir", "move t1")
    assert t.offers("rytir") == ["trade", "end"]


@pytest.mark.rule("RR-E1b")
def test_in_teams_opponents_are_the_other_side(table):
    t = table(**FOUR, turn="barbar", figures={"barbar": {"field": "15", "bp": 6}, "rytir": {"field": "14"}}, dice=[1])
    t.say("barbar", "spell blesk")
    assert t.offers("barbar") == ["stin", "cert"]
    t.say("barbar", "cert")


@pytest.mark.rule("RR-E1b")
def test_in_the_trial_of_strength_everyone_else_is_an_opponent(table):
    t = table(**TRIO, figures={"rytir": {"field": "15", "bp": 6}}, dice=[6])
    t.say("rytir", "spell blesk", "barbar")
    assert t["barbar"].lives == 4 - 1


@pytest.mark.rule("RR-E1b")
def test_brothers_are_no_opponents(table):
    cast = {"scenario": "bratrstvi", "characters": ["rytir", "stin", "barbar", "cert"]}
    t = table(**cast, figures={"rytir": {"field": "15", "bp": 6}})
    t.say("rytir", "spell")
    t.say("rytir", "blesk")
    assert t.offers("rytir") == ["stin", "cert"]


@pytest.mark.rule("RR-E2a")
@pytest.mark.parametrize(
    ("spell", "helps", "works"),
    [
        ("ochromeni", {}, False),
        ("ochromeni", {"abilities": ["mag"]}, True),
        ("ochromeni", {"field": "33"}, True),
        ("ochromeni", {"extra_spell": 1}, True),
        ("hypnoza", {"extra_spell": 1}, False),
        ("hypnoza", {"field": "33", "extra_spell": 1}, True),
        ("hypnoza", {"abilities": ["mag"], "extra_spell": 1}, True),
    ],
)
def test_nine_needs_one_more_than_an_eight_and_ten_needs_two(duo, spell, helps, works):
    t = duo(8, rytir=helps)
    t.say("rytir", f"spell {spell}")
    assert t.happened("spelled" if works else "fizzled", source=spell)


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


@pytest.mark.rule("RS-SPL-3")
def test_a_spell_without_a_target_is_refused(duo):
    duo(stin={"field": "c1"}).refuses("rytir", "spell odmrsteni", "RS-SPL-3")


@pytest.mark.rule("RS-SPL-4")
def test_there_is_no_eleventh_spell(duo):
    duo().refuses("rytir", "spell abrakadabra", "RS-SPL-4")


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
    assert t.offers("stin") == [] and t.offers("rytir") == ["done"]
    assert not t["stin"].skips


@pytest.mark.rule("RR-E3a")
def test_in_teams_it_takes_only_that_characters_movement(table):
    t = table(**FOUR, figures={"rytir": {"field": "15", "bp": 2}, "stin": {"field": "45", "skips": True}}, dice=[1, 5])
    t.say("rytir", "end").say("barbar", "roll", "end")
    assert t.topic == "casting" and t.offers("cert") == ["done"]
    t.say("cert", "done").say("stin", "first stin")
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
    t.say("cert", "done").say("stin", "first stin").say("cert", "roll", "end")
    assert t.happened("skipped", actor="stin") and t["stin"].charmed == 2
    t.say("barbar", "done").say("rytir", "first rytir", "end").say("barbar", "roll", "end")
    t.say("cert", "done").say("stin", "first stin").say("barbar", "move 46")
    assert t.field("stin") == "46"
