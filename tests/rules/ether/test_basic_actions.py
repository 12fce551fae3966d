"""The card of basic actions, and movement (EF-BAS, EE-D1a, EF-MAP-7, EF-MAP-12)."""

import pytest

from .help import doing, one, two


@pytest.mark.rule("EF-BAS-1")
def test_a_move_goes_as_many_fields_as_cunning_was_paid_never_across_a_corner():
    t = one(hand=["krok"]).say("hracka", "move", "pay krok cunning", "done")
    assert t.offers("hracka") == ["move a2", "move b1", "stop"]
    t.say("hracka", "move a2")
    assert t.offers("hracka") == ["move a1", "move a3", "move b2", "stop"]
    t.say("hracka", "move b2")
    assert (t.field("hracka"), t.topic) == ("b2", "action")


@pytest.mark.rule("EF-BAS-1")
def test_a_move_may_stop_early_and_does_not_go_through_walls():
    t = one(field="a3", hand=["krok"]).say("hracka", "move", "pay krok cunning", "done")
    assert "move a4" not in t.offers("hracka")
    t.refuses("hracka", "move a4", "no-way")
    t.say("hracka", "stop")
    assert (t.field("hracka"), t.topic) == ("a3", "action")


@pytest.mark.rule("EF-BAS-1")
def test_a_distant_field_is_a_written_line_of_single_steps():
    t = one(hand=["krok", "krok"]).say("hracka", "move pay krok cunning pay krok cunning done move a3 stop")
    assert t.field("hracka") == "a3"


@pytest.mark.rule("EF-MAP-12")
def test_a_full_field_is_passed_but_nobody_stops_there():
    crowd = {"entities": {"stin": {"figures": ["a2"] * 4}}}
    t = one(more=crowd, hand=["krok"]).say("hracka", "move", "pay krok cunning", "done", "move a2")
    assert t.offers("hracka") == ["move a1", "move a3", "move b2"]
    t = one(more=crowd).say("hracka", "effort 1")
    t.refuses("hracka", "move a2", "field-full")
    assert t.offers("hracka") == ["move b1", "stop"]


@pytest.mark.rule("EF-BAS-2", "EE-D1a")
def test_effort_once_a_turn_spends_hours_that_are_shared():
    t = two(**{"hours": 3})
    t.say("hracka", "effort 2", "move a2", "move b2")
    assert (t.g.hours, t.field("hracka")) == (1, "b2")
    t.refuses("hracka", "effort 1", "used-this-turn")
    assert [key for key in t.offers("specialista") if key.startswith("effort")] == ["effort 1"]
    t.refuses("specialista", "effort 2", "too-few-hours")


@pytest.mark.rule("EF-BAS-2")
def test_effort_moves_as_far_as_hours_were_spent_and_comes_back_with_the_next_turn():
    t = one(more={"hours": 3}).say("hracka", "effort 1", "move b1")
    assert (t.field("hracka"), t.topic, t.g.hours) == ("b1", "action", 2)
    t.say("hracka", "ready", "draw")
    assert [key for key in t.offers("hracka") if key.startswith("effort")] == ["effort 1", "effort 2"]
    t.say("hracka", "effort 2", "move b2", "stop")  # what is not walked is spent all the same
    assert (t.field("hracka"), t.g.hours) == ("b2", 0)
    t.say("hracka", "ready", "draw")
    t.refuses("hracka", "effort 1", "too-few-hours")
    t.refuses("hracka", "effort 1", "EF-BAS-2")
    t.refuses("hracka", "hours 1", "EF-BAS-6")


@pytest.mark.rule("EF-BAS-3")
def test_a_peek_costs_a_card_and_shows_a_secret_to_one_sleeper_only():
    t = two({"hand": ["oko"]})
    t.say("hracka", "peek I-01-D", "discard oko", "done")
    secret = t.g.content.numbers["nalez"][0]
    assert (t.zone("discard.hracka"), t.g.known[secret]) == (["oko"], 1 << t.seat("hracka"))
    assert "nalez" in t.zone("vault")


@pytest.mark.rule("EF-BAS-3")
def test_tiles_and_overlays_and_empty_hands_cannot_be_peeked_at():
    t = one(hand=["oko"])
    assert [key for key in t.offers("hracka") if key.startswith("peek")] == ["peek I-01-D"]
    t.refuses("hracka", "peek I-01-C", "EF-BAS-3")
    t.refuses("hracka", "peek I-01-F", "EF-BAS-3")
    one().refuses("hracka", "peek I-01-D", "too-dear")


@pytest.mark.rule("EF-BAS-4")
def test_a_gem_costs_three_cards_from_the_hand():
    t = one(hand=["oko", "oko", "krok", "pest"])
    t.say("hracka", "gem", "discard oko", "discard oko", "discard pest", "done")
    assert (t["hracka"].gems, t.zone("hand.hracka"), t.g.supply["gem"]) == (1, ["krok"], 5)
    t.refuses("hracka", "gem", "too-dear")


@pytest.mark.rule("EF-BAS-4", "EF-LIM-1")
def test_without_gems_in_the_supply_none_is_gained():
    t = one(more={"supply": {"gem": 0}}, hand=["oko"] * 3)
    t.refuses("hracka", "gem", "EF-LIM-1")


@pytest.mark.rule("EF-BAS-5")
@pytest.mark.parametrize("way", ["key", "ether"])
def test_a_mutation_is_removed_for_a_key_or_an_ether_within_range_1(way):
    stin = {"stin": {"figures": ["a2"], "mutations": ["tize"]}}
    t = one(more={"entities": stin, "keys": 1}, ether=1).say("hracka", f"cleanse stin {way}")
    assert t.entity("stin").mutations == ()
    assert {"key": t.g.keys, "ether": t["hracka"].ether}[way] == 0
    far = {"stin": {"figures": ["a3"], "mutations": ["tize"]}}
    one(more={"entities": far, "keys": 1}).refuses("hracka", f"cleanse stin {way}", "out-of-range")


@pytest.mark.rule("EF-BAS-5")
def test_an_entity_without_mutations_cannot_be_cleansed():
    one(more={"entities": {"stin": {"figures": ["a2"]}}}, ether=1).refuses(
        "hracka", "cleanse stin ether", "no-mutation"
    )


@pytest.mark.rule("EF-BAS-6", "EE-D1a")
def test_hours_buy_turns_while_the_turn_discards_last():
    t = one(more={"turns": ["tah-01"], "zones": {"removed": [f"tah-{i:02}" for i in range(4, 13)]}, "hours": 5})
    assert len(t.zone("turns.used")) == 2
    bottom = t.zone("turns.used")[0]
    t.refuses("hracka", "hours 3", "EF-BAS-6")
    t.say("hracka", "hours 1")
    assert (t.g.hours, t.zone("turns"), len(t.zone("turns.used"))) == (4, [bottom, "tah-01"], 1)
    t.say("hracka", "ready")
    assert (t.topic, t.g.turn) == ("draw", 2)


@pytest.mark.rule("EF-MAP-7", "EE-F1b")
def test_a_trap_works_on_everyone_who_moves_through_or_onto_it_once_for_each_entry():
    t = one(field="a1", hand=["krok"] * 2)
    t.say("hracka", "move", "pay krok cunning", "done", "move b1", "move b2")
    assert t["hracka"].distress == 1
    t.say("hracka", "move", "pay krok cunning", "done", "move b1", "stop")
    assert t["hracka"].distress == 2
    t.say("hracka", "effort 2", "move a1", "move b1")
    assert t["hracka"].distress == 3


@pytest.mark.rule("EF-MAP-7")
def test_a_disarmed_trap_does_nothing_and_a_figure_of_an_entity_springs_none():
    t = one(more={"armed": False}).say("hracka", "effort 1", "move b1")
    assert t["hracka"].distress == 0
    t = one(more={"dice": [1], "turns": ["tah-06", "tah-01"], "entities": {"bezec": {"figures": ["b2"]}}}, field="b1")
    before = t["hracka"].distress
    t.say("hracka", "ready")
    assert (t.figures("bezec"), t["hracka"].distress) == (["b1"], before)


@pytest.mark.rule("EF-MAP-2")
def test_sleepers_enter_on_either_field_of_the_entry_symbol():
    enter = {"during": [{"proc": "EnterDreamscape", "waiting": [0, 1]}]}
    t = two({"field": ""}, {"field": ""}, **enter)
    assert (t.topic, t.offers("hracka")) == ("entry", ["enter a1", "enter a2"])
    t.say("hracka", "enter a2").say("specialista", "enter a1")
    assert [t.field(name) for name in t.names] == ["a2", "a1"]


def test_a_walk_that_an_effect_gives_is_free():
    t = one(more=doing({"verb": "move", "fields": 1, "who": "self"})).say("hracka", "move a2")
    assert (t.field("hracka"), t.topic) == ("a2", "action")


@pytest.mark.rule("EF-INF-1")
def test_a_quick_card_may_be_played_between_two_steps():
    t = one(hand=["vzorec"], deck=["oko", "krok", "pest"])
    t.say("hracka", "effort 2", "move a2", "play vzorec", "move a3")
    assert (t.field("hracka"), t.zone("hand.hracka")) == ("a3", ["oko", "krok", "pest"])


def test_a_written_way_is_paid_with_the_cards_that_waste_the_least():
    t = one(hand=["krok", "skok", "pest"]).say("hracka", "move a2")
    assert (t.field("hracka"), t.zone("discard.hracka"), t.topic) == ("a2", ["skok"], "action")
    t = one(hand=["krok", "skok", "pest"]).say("hracka", "move a3")
    assert (t.field("hracka"), t.zone("discard.hracka")) == ("a3", ["krok"])
    t = one(hand=["pest"])
    t.refuses("hracka", "move a3", "too-dear")
