"""Influence and progress cards, actions of the map (EF-INF, EF-PRG-1, EF-MAP-5, 6, 8, EE-B5b, EE-F2)."""

import pytest

from .help import doing, one, table, two

OPEN, BREAK, ALTAR = "act predsin.otevrit", "act predsin.rozbit", "predsin.oltar"


@pytest.mark.rule("EF-INF-1", "EF-ACT-2")
def test_a_card_is_used_for_its_action_or_for_its_intent_and_never_for_both():
    t = one(hand=["skok"]).say("hracka", "play skok")
    assert (t["hracka"].ether, t.zone("hand.hracka"), t.zone("discard.hracka")) == (2, [], ["skok"])
    t = one(hand=["skok"]).say("hracka", "move", "pay skok cunning", "done", "move a2")
    assert (t.field("hracka"), t["hracka"].ether, t.zone("discard.hracka")) == ("a2", 0, ["skok"])


@pytest.mark.rule("EF-INF-1", "EF-TRN-5")
def test_in_the_dream_phase_a_quick_card_is_played_and_no_other():
    night = {"turns": ["tah-01", "tah-02"], "entities": {"stin": {"figures": ["a2"]}}}
    t = one("dream", night, hand=["vzorec", "skok"], deck=["oko", "krok", "pest"])
    assert (t.topic, t.offers("hracka")) == ("window-step", ["play vzorec", "pass", "quiet"])
    t.say("hracka", "play vzorec")
    assert (t.zone("sealed.hracka"), t["hracka"].distress) == (["vzorec"], 1)  # then the step came


@pytest.mark.rule("EF-INF-1", "EF-ACT-2")
def test_a_played_card_does_not_pay_for_itself():
    t = one(hand=["draha", "krok"])
    t.refuses("hracka", "play draha", "too-dear")


def test_one_offer_stands_for_equal_cards():
    t = one(hand=["skok", "skok"])
    assert t.offers("hracka").count("play skok") == 1


@pytest.mark.rule("EF-INF-2", "EE-G2c")
def test_the_back_action_works_while_a_starting_card_is_on_top_of_the_deck():
    t = one(deck=["oko", "skok", "krok"])
    t.say("hracka", "act hracka.zpet")  # seals the card it is printed on
    assert (t["hracka"].ether, t.zone("sealed.hracka")) == (1, ["oko"])
    assert "act hracka.zpet" not in t.offers("hracka")
    t.refuses("hracka", "act hracka.zpet", "not-offered")


@pytest.mark.rule("EF-INF-2", "EE-G2c")
def test_a_bought_starting_card_of_another_sleeper_brings_its_back_action():
    t = one(deck=["lupa"], hand=["oko"], distress=1).say("hracka", "act specialista.zpet", "discard oko", "done")
    assert t["hracka"].distress == 0


@pytest.mark.rule("EF-INF-3")
def test_a_gained_card_lies_face_up_on_the_discards():
    gain = {"verb": "gain", "card": "D", "to": "", "who": "self"}
    t = one(more=doing(gain), discard=["oko"])
    assert t.zone("discard.hracka") == ["oko", "nalez"]
    assert t.g.known[t.g.cards("discard.0")[-1]] == t.g.everyone


@pytest.mark.rule("EF-INF-4")
def test_the_effects_of_a_card_are_simultaneous():
    """It counts distress as it was before its own first effect."""
    t = one(hand=["soucet"], distress=2).say("hracka", "play soucet")
    assert (t["hracka"].distress, t["hracka"].ether) == (3, 2)


# -- progress --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-PRG-1")
def test_a_progress_card_gives_intent_from_the_hand_or_is_placed_for_its_price():
    t = one(hand=["herbar", "oko"])
    t.refuses("hracka", "play herbar", "place-it-first")
    t.say("hracka", "place herbar", "pay oko insight", "done")
    assert (t.zone("progress.hracka"), t.zone("hand.hracka")) == (["herbar"], [])
    t = one(hand=["herbar", "oko"]).say("hracka", OPEN, "pay herbar insight", "pay oko insight", "done")
    assert t.g.keys == 1


@pytest.mark.rule("EF-PRG-1")
def test_a_placed_progress_card_works_and_gives_no_intent():
    t = one(progress=["dilna", "herbar"], hand=["oko"])
    t.say("hracka", "act dilna.kout")
    assert t["hracka"].ether == 2
    t.refuses("hracka", "act dilna.kout", "used-this-turn")
    t.say("hracka", OPEN)
    assert t.offers("hracka") == ["pay oko insight", "back"]


@pytest.mark.rule("EF-PRG-1")
def test_at_the_limit_a_placed_card_active_or_turned_is_discarded_first():
    t = one(progress=["dilna", "police", "police", "sleva"], turned=["sleva"], hand=["herbar", "oko", "krok"])
    t.say("hracka", "place herbar", "pay oko insight", "done")
    assert t.offers("hracka") == ["drop dilna", "drop police", "drop turned sleva"]
    t.say("hracka", "drop turned sleva")
    assert (t.zone("progress.hracka"), t["hracka"].turned) == (["dilna", "police", "police", "herbar"], ())
    assert t.zone("discard.hracka") == ["oko", "sleva"]


@pytest.mark.rule("EF-PRG-1")
def test_a_turned_card_is_inactive_and_does_not_count_to_colours():
    t = one(progress=["dilna", "herbar"], turned=["herbar"], hand=[]).say("hracka", "act dilna.kout")
    assert t["hracka"].ether == 1
    t = one(progress=["dilna"], turned=["dilna"])
    t.refuses("hracka", "act dilna.kout", "not-offered")


@pytest.mark.rule("EF-PRG-1")
def test_copies_stack_only_if_the_card_says_so():
    def drawn(*cards):
        t = one("draw", progress=list(cards), deck=["oko"] * 6 + ["krok"] * 3).say("hracka", "draw")
        return len(t.zone("hand.hracka"))

    assert (drawn("police"), drawn("police", "police")) == (5, 6)
    t = one("draw", progress=["herbar", "herbar"], hand=["oko"] * 6, deck=["krok"] * 4).say("hracka", "draw")
    assert len(t.zone("hand.hracka")) == 7


@pytest.mark.rule("EF-PRG-1", "EF-DTH-1")
def test_placing_the_sixth_last_card_is_deadly():
    t = one(hand=["herbar", "oko"], deck=["only", "krok"], discard=["pest"] * 3)
    t.say("hracka", "place herbar", "pay oko insight", "done")
    assert t.g.outcome == "death"


@pytest.mark.rule("EF-PRG-1")
def test_effects_turn_cards_and_turn_them_back():
    t = one(more=doing({"verb": "turn", "cards": 1, "who": "self"}), progress=["dilna", "police"])
    t.say("hracka", "turn dilna")
    assert [t.g.card_id(card) for card in t["hracka"].turned] == ["dilna"]
    back = {"verb": "unturn", "cards": 1, "who": "self", "all": False}
    t = one(more=doing(back), progress=["dilna", "police"], turned=["dilna"])
    assert t["hracka"].turned == ()


# -- the map ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-MAP-5")
def test_a_map_action_is_taken_on_its_own_field():
    assert OPEN in one(hand=["dvoji"]).offers("hracka")
    one(field="a2", hand=["dvoji"]).refuses("hracka", OPEN, "EF-MAP-5")


@pytest.mark.rule("EF-MAP-5")
def test_a_one_time_action_is_covered_by_an_obstacle_token():
    t = two().say("hracka", BREAK)
    assert (t.g.hours, t.g.supply["obstacle"]) == (5, 5)
    t.refuses("hracka", BREAK, "used-up")
    t.refuses("specialista", BREAK, "used-up")


@pytest.mark.rule("EE-F2")
def test_without_an_obstacle_token_a_one_time_action_is_spent_all_the_same():
    t = one(more={"supply": {"obstacle": 0}}).say("hracka", BREAK)
    t.refuses("hracka", BREAK, "used-up")


@pytest.mark.rule("EF-MAP-5", "EF-MAP-1")
def test_an_action_under_an_overlay_is_gone():
    t = one(more={"tiles": ["predsin", "chodba", "zasyp"]}, hand=["dvoji"])
    t.refuses("hracka", OPEN, "not-offered")


@pytest.mark.rule("EF-MAP-6")
def test_a_gem_in_its_slot_makes_the_action_free_for_whoever_stands_there():
    t = two({"field": "a2", "gems": 1}, {"field": "a2"})
    t.refuses("hracka", f"act {ALTAR}", "not-offered")
    t.say("hracka", f"set {ALTAR}")
    assert (t["hracka"].gems, t.g.supply["gem"], t["hracka"].ether) == (0, 5, 0)
    t.say("specialista", f"act {ALTAR}")
    assert t["specialista"].ether == 1
    t.refuses("hracka", f"act {ALTAR}", "used-this-turn")


@pytest.mark.rule("EF-MAP-6")
def test_a_gem_is_set_and_taken_back_on_its_field_only_and_taking_it_ends_the_effect():
    one(field="a1", gems=1).refuses("hracka", f"set {ALTAR}", "not-here")
    slot = {"slots": [[f"act {ALTAR}", 1]], "turn": 2}
    one(more=slot, field="a1").refuses("hracka", f"take {ALTAR}", "not-here")
    t = one(more=slot, field="a2").say("hracka", f"take {ALTAR}")
    assert (t["hracka"].gems, t.g.slots) == (1, ())
    assert f"act {ALTAR}" not in t.offers("hracka")


@pytest.mark.rule("EE-B5b")
def test_a_gem_may_be_taken_back_in_the_turn_in_which_it_was_placed_but_its_action_is_not_renewed():
    t = one(field="a2", gems=1)
    t.refuses("hracka", f"take {ALTAR}", "no-gem-there")
    t.say("hracka", f"set {ALTAR}", f"act {ALTAR}", f"take {ALTAR}")
    assert (t["hracka"].gems, t.g.slots) == (1, ())
    t.say("hracka", f"set {ALTAR}")
    t.refuses("hracka", f"act {ALTAR}", "used-this-turn")


@pytest.mark.rule("EF-MAP-8")
def test_a_floating_action_ignores_range():
    t = table(sleepers={"hracka": {"field": "a4"}}).say("hracka", "act predsin.vzdalit")
    assert t["hracka"].ether == 1


@pytest.mark.rule("EF-MAP-8")
def test_a_floating_rule_without_an_action_is_resolved_at_once_when_revealed():
    t = one(more={"tiles": ["predsin"], **doing({"verb": "reveal", "code": "E"})})
    assert (t.g.hours, t.topic) == (6, "action")
    assert "komora" in t.zone("map")
