"""RS-SPL: casting a spell: its roll, its bonuses, its targets, its moment."""

import pytest

from .casts import TRIO
from .spells import FOUR, TRIAL


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
    t = duo(6, 4, 4, rytir={"quests": quests}, stin={"field": "14"})
    t.say("rytir", "spell blesk")
    assert t["rytir"].attacks == 0 and next(iter(t.g.errands.values())).left == (0, 1)
    t.say("rytir", "move 14", "attack stin")
    assert next(iter(t.g.errands.values())).done


@pytest.mark.rule("RS-SPL-3")
def test_spells_on_oneself_last_until_the_end_of_the_turn(duo):
    t = duo(5, 1, 4, 4, stin={"field": "14"})
    t.say("rytir", "spell obri-sila", "end").say("stin", "done", "roll", "move 15", "attack rytir")
    assert t.happened("duel", actor="stin", source="draw")


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


@pytest.mark.rule("RS-SPL-3")
def test_a_spell_without_a_target_is_refused(duo):
    duo(stin={"field": "c1"}).refuses("rytir", "spell odmrsteni", "RS-SPL-3")


@pytest.mark.rule("RS-SPL-4")
def test_there_is_no_eleventh_spell(duo):
    duo().refuses("rytir", "spell abrakadabra", "RS-SPL-4")
