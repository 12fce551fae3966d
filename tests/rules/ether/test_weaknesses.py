"""Weaknesses (EF-WEK-1)."""

import pytest

from .help import one


@pytest.mark.rule("EF-WEK-1")
def test_a_weakness_comes_face_up_onto_the_discards():
    t = one(more={"zones": {"weaknesses": ["strach"]}}, hand=["pochyba"])
    t.say("hracka", "play pochyba")
    assert t.zone("discard.hracka")[-2:] == ["pochyba", "strach"]
    assert t.view("hracka")["sleepers"][0]["discard"][-1] == "strach"


@pytest.mark.rule("EF-WEK-1")
def test_a_drawn_weakness_is_met_at_once_and_discarded():
    t = one("draw", deck=["oko", "strach", "krok", "pest"])
    t.say("hracka", "draw")
    assert t.zone("hand.hracka") == ["oko", "krok", "pest"]
    assert (t.zone("discard.hracka"), t.g.hours) == (["strach"], 4)


@pytest.mark.rule("EF-WEK-1")
def test_some_weaknesses_stay_among_the_progress_cards_outside_their_limit():
    placed = ["herbar", "police", "dilna", "sleva"]
    t = one("draw", hand=["oko"] * 6, progress=placed, deck=["jizva"])
    t.say("hracka", "discard oko", "draw")
    assert t.zone("progress.hracka") == [*placed, "jizva"]
    assert t.view("hracka")["sleepers"][0]["hand_limit"] == 6  # 6, one more by the herbary, one less by the scar
    assert t.topic == "action"


@pytest.mark.rule("EF-WEK-1")
@pytest.mark.parametrize("zone", ["progress", "discard"])
def test_a_weakness_is_paid_away_for_an_ether_to_the_bottom_of_its_deck(zone):
    t = one(ether=1, **{zone: ["jizva"]})
    t.say("hracka", "cure jizva")
    assert t["hracka"].ether == 0
    assert t.g.supply["ether"] == 16
    assert t.zone(f"{zone}.hracka") == []
    assert t.zone("weaknesses")[0] == "jizva"


@pytest.mark.rule("EF-WEK-1")
def test_without_ether_a_weakness_stays():
    one(progress=["jizva"]).refuses("hracka", "cure jizva", "too-dear")


@pytest.mark.rule("EF-WEK-1")
def test_not_every_weakness_can_be_paid_away():
    t = one(ether=3, discard=["prokleti"])
    t.refuses("hracka", "cure prokleti", "not-offered")


@pytest.mark.rule("EF-WEK-1", "EF-LIM-1")
def test_when_no_weakness_is_left_none_comes():
    t = one(hand=["pochyba"], discard=["strach", "strach", "unava", "jizva", "prokleti"])
    t.say("hracka", "play pochyba")
    assert t.zone("discard.hracka")[-1] == "pochyba"
