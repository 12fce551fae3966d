"""Structured turns and poker cards (EF-VAR-1, EF-VAR-2)."""

import pytest

from .help import one, structured, two


@pytest.mark.rule("EF-VAR-1")
def test_the_first_sleeper_begins_and_the_others_follow():
    t = structured()
    assert t.asked == ["hracka"]
    t.refuses("specialista", "move", "not-your-choice")
    t.say("hracka", "pass")
    assert t.asked == ["specialista"]


@pytest.mark.rule("EF-VAR-1")
def test_a_round_is_one_dream_action_and_any_number_of_others():
    t = structured()
    t.say("hracka", "act predsin.vzdalit")  # of the map
    assert t["hracka"].ether == 1
    t.refuses("hracka", "act predsin.rozbit", "dream-action-taken")
    assert "act zkouska.volat" not in t.offers("hracka")  # of the gate tile
    t.say("hracka", "move", "pay krok cunning", "done", "move a2", "move a1")
    assert "gem" in t.offers("hracka")
    t.say(
        "hracka",
        "done",
    )
    assert t.asked == ["specialista"]


@pytest.mark.rule("EF-VAR-1")
def test_a_passer_may_act_in_a_later_round():
    t = structured()
    t.say("hracka", "pass").say("specialista", "act predsin.rozbit", "done")
    assert t.g.hours == 5
    t.say("hracka", "act predsin.vzdalit", "done")
    assert t["hracka"].ether == 1


@pytest.mark.rule("EF-VAR-1")
def test_a_payment_taken_back_is_no_action():
    t = structured()
    t.say("hracka", "act predsin.otevrit", "for insight", "back")
    assert "act predsin.rozbit" in t.offers("hracka")
    assert "pass" in t.offers("hracka")


@pytest.mark.rule("EE-G3d")
def test_the_phase_ends_when_all_have_passed_in_a_row():
    t = structured()
    t.say("hracka", "pass").say("specialista", "act predsin.vzdalit", "done").say("hracka", "pass")
    assert t.g.turn == 1
    t.say("specialista", "pass")
    assert t.g.turn == 2


@pytest.mark.rule("EF-VAR-1")
def test_the_next_turn_is_begun_by_the_next_sleeper():
    t = structured().say("hracka", "pass").say("specialista", "pass")
    t.say("hracka", "draw").say("specialista", "draw")
    assert t.asked == ["specialista"]


@pytest.mark.rule("EF-VAR-1", "EF-INF-1")
def test_quick_cards_are_played_in_the_rounds_of_others():
    t = structured(second={"hand": ["vzorec"]})
    t.say("specialista", "play vzorec")
    assert t.zone("sealed.specialista") == ["vzorec"]
    assert t.asked == ["hracka"]


LUCK, MISFORTUNE = [13, 25, 36, 1, 1, 1], [1, 1, 1, 10, 22, 33]  # places in what is left of the deck


# -- poker -----------------------------------------------------------------------------------------------------------
def poker(dice, more=None, **row):
    return one(more={"options": ["pokerove-karty"], "dice": dice, **(more or {})}, **row)


def worths(t):
    return [event["amount"] for event in t.events if event["kind"] == "poker"]


@pytest.mark.rule("EF-VAR-2", "EE-G3c")
def test_three_cards_of_luck_against_three_of_misfortune_and_only_once_a_dream():
    t = poker([13, 13, 13, 1, 1, 1])
    t.say("hracka", "poker hours", "go-on")
    assert worths(t) == [14, 2, 3, 2, 3, 4]
    assert t.g.hours == 7
    t.refuses("hracka", "poker gems", "not-offered")


@pytest.mark.rule("EF-VAR-2", "EE-G3c")
def test_faces_jokers_and_the_whole_deck_of_fifty_four_cards():
    t = poker([54, 53, 10, 11, 11, 9])
    t.say("hracka", "poker hours", "go-on")
    assert worths(t) == [15, 15, 11, 13, 14, 10]
    t = poker([10, 10, 10, 10, 1, 1])
    t.say("hracka", "poker hours", "go-on")
    assert worths(t) == [11, 12, 13, 14, 2, 3]


@pytest.mark.rule("EE-G3c")
def test_a_tie_is_misfortune():
    t = poker([1, 1, 1, 11, 11, 11])  # 2 3 4 against 2 3 4 of another suit
    t.say("hracka", "poker hours", "go-on")
    assert worths(t) == [2, 3, 4, 2, 3, 4]
    assert t.g.hours == 0


@pytest.mark.rule("EF-VAR-2")
def test_after_the_cards_of_luck_the_group_may_give_up():
    t = poker([1, 1, 1]).say("hracka", "poker hours", "give-up")
    assert t.g.hours == 5
    t.refuses("hracka", "poker hours", "not-offered")


@pytest.mark.rule("EF-VAR-2", "EE-A1c")
def test_luck_and_misfortune_with_mutations():
    stin = {"entities": {"stin": {"figures": ["a3"], "mutations": ["tize", "vosk"]}}}
    t = poker(LUCK, stin).say("hracka", "poker mutations stin", "go-on")
    assert t.entity("stin").mutations == ()
    t = poker([*MISFORTUNE, 1, 1], stin).say("hracka", "poker mutations stin", "go-on")
    assert len(t.entity("stin").mutations) == 4


@pytest.mark.rule("EF-VAR-2", "EE-A1c")
def test_luck_and_misfortune_with_gems():
    t = two({"gems": 2}, {"gems": 1}, options=["pokerove-karty"], dice=LUCK)
    t.say("hracka", "poker gems", "go-on").say("specialista", "go-on")
    t.say("hracka", "hracka", "specialista", "specialista")
    assert (t["hracka"].gems, t["specialista"].gems, t.g.supply["gem"]) == (3, 3, 0)
    t = two({"gems": 2}, {"gems": 1}, options=["pokerove-karty"], dice=MISFORTUNE)
    t.say("hracka", "poker gems", "go-on").say("specialista", "go-on")
    assert (t["hracka"].gems, t["specialista"].gems, t.g.supply["gem"]) == (0, 0, 6)


@pytest.mark.rule("EF-VAR-2", "EE-A1c")
def test_luck_and_misfortune_with_distress():
    t = two({}, {"distress": 3}, options=["pokerove-karty"], dice=LUCK)
    t.say("hracka", "poker distress", "go-on").say("specialista", "go-on").say("hracka", "specialista")
    assert t["specialista"].distress == 1
    t = two({}, {"distress": 3}, options=["pokerove-karty"], dice=MISFORTUNE)
    t.say("hracka", "poker distress", "go-on").say("specialista", "go-on").say("hracka", "specialista")
    assert t["specialista"].distress == 4


@pytest.mark.rule("EF-VAR-2", "EE-A1c")
def test_luck_and_misfortune_with_sealed_cards():
    t = poker(LUCK, sealed=["oko"] * 6).say("hracka", "poker seals", "go-on")
    assert (len(t.zone("sealed.hracka")), len(t.zone("discard.hracka"))) == (1, 5)
    t = poker(MISFORTUNE).say("hracka", "poker seals", "go-on")
    assert len(t.zone("sealed.hracka")) == 5


@pytest.mark.rule("EF-VAR-2")
def test_poker_cards_are_there_only_if_agreed_and_only_in_a_dream():
    assert not [key for key in one().offers("hracka") if key.startswith("poker")]
    t = one(more={"options": ["pokerove-karty"], "slumber": "chodby"})
    assert not [key for key in t.offers("hracka") if key.startswith("poker")]
