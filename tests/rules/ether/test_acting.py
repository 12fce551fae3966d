"""Where actions come from, range, rerolls, choices of the group (EF-ACT-1, 6, 7, EF-RLL, EF-SEC-3, EE-B3)."""

import pytest

from .help import distress, doing, one, table, two
from .prices import BLANK, OPEN, THREE, X


@pytest.mark.rule("EF-ACT-1")
def test_actions_come_from_the_basic_card_hand_progress_items_map_gate_and_entities():
    t = one(
        more={"entities": {"stin": {"figures": ["a2"]}}, "zones": {"items": ["lampa"]}},
        hand=["skok", "dvoji", "krok"],
        progress=["dilna"],
        ether=1,
    )
    wanted = ["move", "play skok", "act dilna.kout", "act lampa.rozsvitit", OPEN, "act zkouska.volat", "act stin.uder"]
    assert [key for key in wanted if key not in t.offers("hracka")] == []
    t.say("hracka", "act lampa.rozsvitit")
    assert t["hracka"].ether == 2


@pytest.mark.rule("EF-ACT-1")
def test_a_shared_action_that_works_once_a_turn_is_used_up_for_everybody():
    t = two({}, {}, zones={"items": ["lampa"]}).say("hracka", "act lampa.rozsvitit")
    t.refuses("specialista", "act lampa.rozsvitit", "used-this-turn")


@pytest.mark.rule("EF-ACT-6")
def test_an_attack_reaches_one_field_unless_something_changes_that():
    stin = {"entities": {"stin": {"figures": ["a3"]}}}
    t = one(more=stin, hand=["pest"])
    t.refuses("hracka", "act stin.uder", "EF-ACT-6")
    t = one(more=stin, hand=["pest"], progress=["dalekohled"])
    t.say("hracka", "act stin.uder", "pay pest anger", "done")
    assert t.entity("stin").tokens == 1


@pytest.mark.rule("EF-ACT-6")
def test_an_attack_printed_on_the_map_is_made_from_a_distance_too():
    t = one(field="a2", hand=["pest"]).say("hracka", "act chodba.kopnout", "pay pest anger", "done")
    assert t["hracka"].ether == 1
    one(field="a1", hand=["pest"]).refuses("hracka", "act chodba.kopnout", "out-of-range")


@pytest.mark.rule("EF-ACT-6")
def test_an_attack_may_be_paid_several_times_each_with_its_own_target():
    entities = {"stin": {"figures": ["a2", "b1", "a4"]}}
    t = one(more={"entities": entities}, hand=["pest", "pest", "dvoji"])
    t.say("hracka", "act stin.uder", "pay pest anger", "pay pest anger", "pay dvoji anger", "done")
    assert t.offers("hracka") == ["target a2", "target b1"]
    t.say("hracka", "target a2", "target b1", "target a2")
    assert (t.entity("stin").tokens, t.topic) == (3, "action")


@pytest.mark.rule("EF-ACT-7")
def test_range_is_measured_at_the_start_of_an_action():
    """Pushed out of range by the first payment, the figure is still the target of the second."""
    t = one(more={"entities": {"uhybac": {"figures": ["a2"]}}}, hand=["pest", "pest"])
    t.say("hracka", "act uhybac.strcit", "pay pest anger", "pay pest anger", "done")
    t.say("hracka", "push a3", "push b3")
    assert t.figures("uhybac") == ["b3"]


@pytest.mark.rule("EF-ACT-7")
def test_range_goes_round_walls_and_any_range_needs_a_connection():
    wall = {"entities": {"stin": {"figures": ["a4"]}}}  # a wall stands between a3 and a4, b4 is inaccessible
    one(more=wall, field="a3", hand=["pest"]).refuses("hracka", "act stin.uder", "out-of-range")
    far = {"entities": {"volajici": {"figures": ["a3"]}}}
    one(more=far, field="a1", hand=["pest"]).say("hracka", "act volajici.zavolat", "pay pest anger", "done")
    far = {"entities": {"volajici": {"figures": ["a4"]}}}
    one(more=far, field="a1", hand=["pest"]).refuses("hracka", "act volajici.zavolat", "out-of-range")


@pytest.mark.rule("EF-ACT-7")
@pytest.mark.parametrize(("range", "reached"), [(0, ["a1"]), (1, ["a1", "a2"]), (2, ["a1", "a2", "a3"])])
def test_range_is_a_maximum_and_zero_is_the_same_field(range, reached):
    """A shadow in each field a1 a2 a3."""
    token = {"verb": "token", "amount": 1}
    aim = doing({"verb": "target", "what": "entity", "range": range, "do": [token]})
    t = one(more={**aim, "entities": {"stin": {"figures": ["a1", "a2", "a3"]}}})
    aimed = [key.split()[-1] for key in t.offers("hracka") if key.startswith("target")]
    assert (aimed or ["a1"]) == reached  # a single target is not asked for
    assert t.entity("stin").tokens == int(not aimed)
    t = one(more={**aim, "entities": {"stin": {"figures": ["a4"]}}})  # behind a wall
    assert (t.topic, t.entity("stin").tokens) == ("action", 0)


@pytest.mark.rule("EF-ACT-7", "EF-ACT-6")
def test_an_attack_of_range_1_reaches_ones_own_field_and_its_neighbours_and_no_further():
    def reached(field):
        t = one(more={"entities": {"stin": {"figures": [field]}}}, hand=["pest"])
        return "act stin.uder" in t.offers("hracka")

    assert [reached(field) for field in ("a1", "a2", "b1", "b2", "a3")] == [True, True, True, False, False]


@pytest.mark.rule("EF-ACT-7")
def test_a_card_that_aims_needs_something_in_range():
    t = one(more={"entities": {"stin": {"figures": ["a4"]}}}, hand=["hul", "pest"])
    t.refuses("hracka", "play hul", "no-target")
    t = one(more={"entities": {"stin": {"figures": ["a2", "b1"]}}}, hand=["hul", "pest"])
    t.say("hracka", "play hul", "pay pest anger", "done", "target stin b1")
    assert (t.entity("stin").tokens, t.topic) == (1, "action")  # excess intent does not pay for a second time


# -- rolls -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-RLL-1", "EE-B3", "EF-BAS-4")
def test_a_roll_is_repeated_as_often_as_it_is_paid_for_and_only_the_last_result_counts():
    t = one(more={"dice": [X, BLANK, THREE]}, hand=["vrh", "prehod"], gems=1)
    t.say("hracka", "play vrh")
    assert (t.topic, t.offers("hracka")) == ("window-roll", ["reroll", "play prehod", "pass", "quiet"])
    t.say("hracka", "reroll")
    assert (t["hracka"].gems, t.offers("hracka")) == (0, ["play prehod", "pass", "quiet"])
    t.say("hracka", "play prehod")
    assert (t["hracka"].ether, t.zone("discard.hracka")) == (3, ["vrh", "prehod"])
    t.check()


@pytest.mark.rule("EE-B3")
def test_the_result_stands_when_all_who_could_reroll_have_declined():
    t = two({"hand": ["vrh"], "gems": 1}, {"hand": ["prehod"]}, dice=[BLANK, THREE])
    t.say("hracka", "play vrh")
    assert t.asked == ["hracka", "specialista"]
    t.say("hracka", "pass")
    assert t.asked == ["specialista"]
    t.say("specialista", "play prehod")
    assert t.asked == ["hracka"]  # a new result: she may think again
    t.say("hracka", "pass")
    assert t["hracka"].ether == 3


@pytest.mark.rule("EE-B3", "EF-BAS-4")
def test_an_entitys_movement_roll_in_the_dream_phase_can_be_rerolled():
    t = one(more={"dice": [6, 1], "turns": ["tah-06", "tah-01"], "entities": {"bezec": {"figures": ["a3"]}}}, gems=1)
    t.say("hracka", "ready")
    assert t.topic == "window-roll"
    t.say("hracka", "reroll")  # one field instead of three and another roll
    assert (t["hracka"].gems, t.figures("bezec"), t.topic) == (0, ["a2"], "draw")


@pytest.mark.rule("EE-B3")
def test_who_wants_no_more_windows_this_turn_is_not_asked_again():
    t = one(more={"dice": [X]}, hand=["vrh", "prehod"], gems=1, quiet=True).say("hracka", "play vrh")
    assert t.topic == "action"


@pytest.mark.rule("EF-RLL-1", "EF-MUT-1")
@pytest.mark.parametrize(("mutation", "left"), [("bez-prehozu", []), ("bez-drahokamu", ["play prehod"])])
def test_mutations_ban_rerolls_or_only_those_with_gems(mutation, left):
    stin = {"stin": {"figures": ["a4"], "mutations": [mutation]}}
    t = one(more={"dice": [X], "entities": stin}, hand=["vrh", "prehod"], gems=1).say("hracka", "play vrh")
    assert t.offers("hracka")[: len(left)] == left if left else t.topic == "action"


@pytest.mark.rule("EF-RLL-2")
def test_a_result_that_is_not_listed_does_nothing():
    t = one(more={"dice": [5]}, hand=["vrh"]).say("hracka", "play vrh")
    assert (t["hracka"].ether, t["hracka"].distress, t.zone("discard.hracka")) == (0, 0, ["vrh"])


# -- choosing together -----------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-SEC-3")
def test_the_sleepers_choose_together_and_agree_or_vote_again():
    rows = {name: {"field": "a1", "ether": 1} for name in ("hracka", "specialista", "drsnak")}
    rows["hracka"]["hand"] = ["volba"]
    t = table(sleepers=rows).say("hracka", "play volba")
    assert t.offers("drsnak") == ["choose 1", "choose 2", "choose 3"]
    told = [t.option("drsnak", key)["effect"] for key in t.offers("drsnak")]
    assert told == [{"source": "volba", "verbs": (verb,)} for verb in ("ether", "seal", "hours")]
    t.say("hracka", "choose 1").say("specialista", "choose 2").say("drsnak", "choose 3")
    assert t.happened("differ")
    t.say("hracka", "choose 1").say("specialista", "choose 2").say("drsnak", "choose 2")
    assert [len(t.zone(f"sealed.{name}")) for name in t.names] == [2, 2, 2]


@pytest.mark.rule("EF-SEC-3")
def test_if_no_majority_is_found_the_first_sleeper_decides():
    t = two({"hand": ["volba"], "ether": 1}, {"ether": 1}, first="specialista").say("hracka", "play volba")
    for _ in range(2):
        t.say("hracka", "choose 1").say("specialista", "choose 3")
    assert (t.g.hours, t["hracka"].ether) == (5, 1)


@pytest.mark.rule("EF-SEC-3")
def test_a_choice_of_all_sleepers_must_be_possible_for_all_of_them():
    t = two({"hand": ["volba"], "ether": 1}, {"ether": 0}).say("hracka", "play volba")
    assert t.offers("hracka") == ["choose 2", "choose 3"]


@pytest.mark.rule("EF-SEC-3", "EE-B2a")
def test_a_chosen_seal_must_be_possible_in_full():
    t = two({"hand": ["volba"], "ether": 1, "deck": ["only", "oko"], "discard": ["krok"] * 5}, {"ether": 1})
    t.say("hracka", "play volba")
    assert t.offers("hracka") == ["choose 1", "choose 3"]


@pytest.mark.rule("EF-SEC-3", "EF-MAP-10")
def test_an_action_whose_demand_is_not_met_cannot_be_chosen():
    one(hand=["noclezna"]).refuses("hracka", "play noclezna", "EF-SEC-3")
    t = one(more={"environments": [["light", "a1"]]}, hand=["noclezna"]).say("hracka", "play noclezna")
    assert t["hracka"].ether == 1


@pytest.mark.rule("EF-SEC-4")
def test_the_symbol_of_players_counts_them():
    per = {"verb": "hours", "amount": {"plus": 0, "per": "sleepers", "times": 1}}
    assert one(more=doing(per)).g.hours == 5 + 1
    assert two(**doing(per)).g.hours == 4 + 2


# -- relocation ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-REL-1", "EF-MAP-7")
def test_relocation_ignores_walls_and_distance_and_springs_a_trap_only_where_it_ends():
    away = doing({"verb": "relocate", "to": "a4", "who": "self"})
    t = one(more=away)
    assert (t.field("hracka"), t["hracka"].distress) == ("a4", 0)
    t = one(more=doing({"verb": "relocate", "to": "b1", "who": "self"}), field="a3")
    assert (t.field("hracka"), t["hracka"].distress) == ("b1", 1)


@pytest.mark.rule("EF-REL-1", "EF-STA-1")
def test_an_immobilised_sleeper_is_not_relocated_and_does_not_move():
    t = one(more=doing({"verb": "relocate", "to": "a4", "who": "self"}), states=["immobilised"], hand=["krok"])
    assert t.field("hracka") == "a1"
    t.refuses("hracka", "effort 1", "immobilised")
    t.refuses("hracka", "move", "immobilised")


def test_an_effect_on_others_leaves_the_actor_out():
    t = two(**doing(distress(1, "others")))
    assert [t[name].distress for name in t.names] == [0, 1]
