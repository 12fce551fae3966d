"""The sleepers' phase: drawing, acting, the end of turns (EF-TRN, EF-SET-1, EF-SEC-5)."""

import pytest

from .help import one, table, two

HAND = ["oko", "krok", "pest"]


@pytest.mark.rule("EF-TRN-1")
def test_a_turn_is_draw_step_action_step_dream_phase_and_the_discarding_of_its_card():
    t = one("turn", {"turns": ["tah-01", "tah-02"], "entities": {"stin": {"figures": ["a2"]}}})
    assert t.topic == "draw"
    t.say("hracka", "draw")
    assert t.topic == "action"
    assert t["hracka"].distress == 0
    t.say("hracka", "ready")
    assert t["hracka"].distress == 1
    assert t.zone("turns") == ["tah-02"]
    assert t.zone("turns.used")[-1] == "tah-01"
    assert (t.topic, t.g.turn) == ("draw", 2)


@pytest.mark.rule("EF-TRN-2")
def test_four_cards_are_drawn():
    t = one("draw", deck=["oko", "krok", "pest", "dvoji", "oko"]).say("hracka", "draw")
    assert t.zone("hand.hracka") == ["oko", "krok", "pest", "dvoji"]


@pytest.mark.rule("EF-TRN-2")
def test_drawing_stops_at_six_cards_in_hand():
    t = one("draw", hand=["oko"] * 4, deck=["krok", "pest", "dvoji"]).say("hracka", "draw")
    assert t.zone("hand.hracka") == ["oko"] * 4 + ["krok", "pest"]


@pytest.mark.rule("EF-TRN-2")
def test_any_cards_may_be_discarded_before_drawing_and_fewer_cannot_be_drawn():
    t = one("draw", hand=["oko", "oko", "krok"], deck=["pest"] * 4)
    assert t.offers("hracka") == ["draw", "discard krok", "discard oko"]
    t.say("hracka", "discard oko", "discard krok", "draw")
    assert t.zone("hand.hracka") == ["oko"] + ["pest"] * 4
    assert t.zone("discard.hracka") == ["oko", "krok"]


@pytest.mark.rule("EF-TRN-3", "EE-C1a")
def test_an_empty_deck_is_made_of_the_discards_then_the_price_is_paid_then_drawing_goes_on():
    t = one("draw", deck=["only", "oko"], discard=["krok"] * 5 + ["pest"] * 3)
    t.say("hracka", "draw")
    assert t.zone("hand.hracka") == ["oko"]
    assert t.zone("discard.hracka") == []
    assert (t.topic, t.offers("hracka")) == ("reshuffle", ["distress", "seal"])
    t.say("hracka", "distress")
    assert t["hracka"].distress == 1
    assert len(t.zone("hand.hracka")) == 4


@pytest.mark.rule("EF-TRN-3", "EF-SEA-1")
def test_the_price_of_a_reshuffle_may_be_three_sealed_cards():
    t = one("draw", deck=["only"], discard=["krok"] * 6 + ["pest"] * 4)
    t.say("hracka", "draw", "seal")
    assert t["hracka"].distress == 0
    assert [len(t.zone(f"{zone}.hracka")) for zone in ("sealed", "hand", "deck")] == [3, 4, 3]


@pytest.mark.rule("EE-B2a")
def test_a_price_of_three_sealed_cards_needs_three_cards_that_can_be_sealed():
    t = one("draw", deck=["only"], hand=["oko"] * 4, discard=["krok", "krok", "strach", "unava"])
    t.say("hracka", "draw")
    assert t["hracka"].distress == 1  # the only way, so nobody was asked
    assert not t.happened("card", to="sealed.0")


@pytest.mark.rule("EE-C1a")
def test_with_deck_and_discards_empty_nothing_is_drawn_and_nothing_paid():
    t = one("draw", {"safe": True}, deck=["only", "krok"], hand=["oko"] * 2)
    t.say("hracka", "draw")
    assert (t.topic, t.zone("hand.hracka"), t["hracka"].distress) == ("action", ["oko", "oko", "krok"], 0)


@pytest.mark.rule("EF-TRN-3")
def test_a_reshuffle_that_no_drawing_forced_costs_nothing_and_mixes_deck_and_discards():
    shuffle = {"proc": "Apply", "seat": "hracka", "effects": [{"verb": "shuffle", "who": "self"}]}
    t = one("action", {"during": [shuffle]}, deck=["only", "krok", "pest"], discard=["oko"] * 4)
    assert sorted(t.zone("deck.hracka")) == ["krok", "oko", "oko", "oko", "oko", "pest"]
    assert (t.zone("discard.hracka"), t["hracka"].distress, t.topic) == ([], 0, "action")


@pytest.mark.rule("EF-TRN-4")
def test_sleepers_act_in_any_order_until_all_are_ready():
    t = two({"hand": ["krok"]}, {"hand": ["bota"]})
    t.say("specialista", "move pay bota cunning done move a3 stop")
    t.say("hracka", "move pay krok cunning done move a2 stop")
    t.say("specialista", "ready")
    assert t.asked == ["hracka"]
    t.refuses("specialista", "effort 1", "EE-D5")
    t.say("hracka", "effort 1 move a1", "ready")
    assert (t.topic, t.g.turn) == ("draw", 2)


@pytest.mark.rule("EF-TRN-5")
def test_in_the_dream_phase_only_quick_cards_are_played():
    t = one(more={"entities": {"stin": {"figures": ["a2"]}}}, hand=["vzorec", "skok"], deck=["oko"] * 3)
    t.say("hracka", "ready")
    assert (t.topic, t.offers("hracka")) == ("window-step", ["play vzorec", "pass", "quiet"])
    t.refuses("hracka", "play skok", "EF-TRN-5")
    t.say("hracka", "play vzorec")
    assert t.zone("sealed.hracka") == ["vzorec"]
    assert t.zone("hand.hracka") == ["skok", "oko", "oko", "oko"]


@pytest.mark.rule("EF-TRN-6")
def test_what_lasts_until_the_end_of_the_turn_ends_with_its_card():
    stunned = {"figures": [{"field": "a4", "states": ["stunned"]}]}
    t = one(more={"entities": {"stin": stunned}}, used=["act predsin.vzdalit"])
    t.refuses("hracka", "act predsin.vzdalit", "used-this-turn")
    t.say("hracka", "ready", "draw")
    assert t.entity("stin").figures[0].states == ()
    assert "act predsin.vzdalit" in t.offers("hracka")


@pytest.mark.rule("EF-TRN-6")
def test_without_turn_cards_the_turns_are_exhausted():
    t = one(more={"slumber": "chodby", "turns": ["tah-01"]}).say("hracka", "ready")
    assert t["hracka"].distress == 1  # what the slumber says of it
    assert (t.g.over, t.g.result) == (True, {"outcome": "exhausted"})


@pytest.mark.rule("EF-TRN-7")
def test_resolving_the_turn_card_in_the_sleepers_phase_does_not_discard_it():
    resolve = {"proc": "Apply", "seat": "hracka", "effects": [{"verb": "resolve"}]}
    t = one(more={"turns": ["tah-01", "tah-02"], "entities": {"stin": {"figures": ["a2"]}}, "during": [resolve]})
    assert t["hracka"].distress == 1
    assert (t.topic, t.zone("turns")[-1]) == ("action", "tah-01")
    t.say("hracka", "ready")
    assert t["hracka"].distress == 2


@pytest.mark.rule("EF-TRN-8")
def test_end_of_turn_instructions_follow_the_last_step():
    t = one(more={"entities": {"stin": {"figures": ["a2"]}, "hlidac": {"figures": ["a3"]}}})
    t.say("hracka", "ready")
    order = [event["kind"] for event in t.events if event["kind"] in ("step", "distress", "hours")]
    assert order == ["step", "distress", "hours"]


@pytest.mark.rule("EF-SET-1")
@pytest.mark.parametrize(("sleepers", "hours"), [(1, 5), (2, 4), (3, 3), (4, 2)])
def test_hours_depend_on_the_number_of_sleepers(sleepers, hours):
    names = ["hracka", "specialista", "drsnak", "nespoutana"][:sleepers]
    t = table(sleepers={name: {"field": "a1"} for name in names})
    assert f"effort {hours}" in t.offers("hracka")
    assert f"effort {hours + 1}" not in t.offers("hracka")


@pytest.mark.rule("EF-SEC-5")
def test_no_deck_is_shuffled_unless_a_rule_says_so():
    t = one("draw", deck=["oko", "krok", "pest", "dvoji", "oko", "krok", "pest", "dvoji"])
    before = t.zone("deck.hracka")
    t.say("hracka", "draw", "ready", "draw")
    assert not t.happened("shuffle")
    assert t.zone("deck.hracka") == before[: len(t.zone("deck.hracka"))]


@pytest.mark.rule("EE-A1e")
def test_only_the_top_turn_card_is_seen_unless_the_table_agreed_on_an_open_deck():
    def seen(t):
        return [bool(t.g.known[card] >> t.g.seats & 1) for card in t.g.cards("turns")]

    turns = {"turns": ["tah-01", "tah-02", "tah-03"]}
    assert seen(one("turn", turns)) == [False, False, True]
    assert seen(one("turn", {**turns, "options": ["otevrene-tahy"]})) == [True, True, True]


@pytest.mark.rule("EE-D1c")
def test_escape_is_decided_before_the_draw_step_and_takes_the_effect_of_exhausted_turns():
    given = {"slumber": "chodby", "turns": ["tah-01", "tah-02"], "step": "turn", "turn": 2}
    t = two({"hand": []}, {"hand": []}, **given)
    assert (t.topic, t.offers("hracka")) == ("escape", ["stay", "escape"])
    t.say("hracka", "stay").say("specialista", "stay")
    assert t.topic == "draw"
    t = two({"hand": []}, {"hand": []}, **given)
    t.say("hracka", "escape").say("specialista", "escape")
    assert [t[name].distress for name in t.names] == [1, 1]
    assert (t.g.over, t.g.outcome, t.zone("hand.hracka")) == (True, "escape", [])


@pytest.mark.rule("EF-MAP-9")
def test_a_draw_symbol_gives_cards_to_a_sleeper_who_starts_the_phase_there():
    t = two({"field": "b2", "deck": ["oko"] * 6}, {"field": "a1", "deck": ["lupa"] * 6}, step="turn")
    t.say("specialista", "draw").say("hracka", "draw")
    assert [len(t.zone(f"hand.{name}")) for name in t.names] == [6, 4]


@pytest.mark.rule("EF-MAP-9")
def test_a_draw_symbol_does_not_raise_the_hand_limit():
    t = one("turn", field="b2", hand=["oko"] * 3, deck=["krok"] * 6).say("hracka", "draw")
    assert len(t.zone("hand.hracka")) == 6
