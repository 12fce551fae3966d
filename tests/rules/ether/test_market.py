"""Buying influence and putting a deck together (EF-MKT-1, EF-DCK-1, EF-VAR-8)."""

import pytest

from .help import one, two

TOP = ["vrh", "draha", "lek"]  # the last one is the top


@pytest.mark.rule("EF-MKT-1", "EF-INF-3")
def test_three_cards_are_drawn_any_of_them_bought_and_the_rest_goes_to_the_bottom():
    t = one(more={"zones": {"market": TOP}}, hand=["trh"], ether=3)
    t.say("hracka", "play trh")
    assert t.view("hracka")["piles"]["offer"] == ["lek", "draha", "vrh"]
    assert t.offers("hracka") == ["buy lek", "buy draha", "buy vrh", "done"]
    assert t.option("hracka", "buy draha")["cost"] == {"ether": 2}
    t.say("hracka", "buy draha")
    assert t.offers("hracka") == ["buy vrh", "done"]
    t.refuses("hracka", "buy lek", "too-dear")
    t.say("hracka", "buy vrh")  # nothing more can be afforded
    assert t.zone("discard.hracka")[-2:] == ["draha", "vrh"]
    assert (t.zone("offer"), t.zone("market")[0]) == ([], "lek")
    assert (t["hracka"].ether, t.g.supply["ether"]) == (0, 16)


@pytest.mark.rule("EE-G2b")
def test_the_next_sleeper_draws_when_the_one_before_has_done():
    t = two({"hand": ["trh"], "ether": 1}, {"ether": 2}, zones={"market": ["skok", "volba", "hul", *TOP]})
    t.say("hracka", "play trh")
    assert t.offers("hracka") == ["buy vrh", "done"]
    assert t.asked == ["hracka"]
    t.say("hracka", "done")
    assert t.asked == ["specialista"]
    assert t.offers("specialista") == ["buy hul", "buy volba", "buy skok", "done"]
    assert t.zone("market")[:3] == ["vrh", "draha", "lek"]


@pytest.mark.rule("EF-MKT-1")
def test_a_returned_card_goes_to_the_bottom_of_the_market():
    t = one(hand=["vratit"]).say("hracka", "play vratit")
    assert t.zone("market")[0] == "vratit"
    assert t.zone("discard.hracka") == []


@pytest.mark.rule("EF-MKT-1", "EE-G2c")
def test_a_bought_starting_card_of_another_sleeper_brings_its_back_action():
    t = one(more={"zones": {"market": ["bota"]}}, hand=["trh", "oko"], distress=1)
    t.say("hracka", "play trh", "buy bota")
    assert t.zone("discard.hracka") == ["trh", "bota"]
    t.refuses("hracka", "act specialista.zpet", "not-offered")  # not from the discards
    t = one(hand=["oko"], deck=["bota"], distress=1)
    t.say("hracka", "act specialista.zpet", "discard oko", "done")
    assert t["hracka"].distress == 0


@pytest.mark.rule("EF-VAR-8")
def test_alone_an_unsuitable_card_may_leave_the_game_for_the_next_one():
    given = {"zones": {"market": ["hul", *TOP]}, "options": ["solo"]}
    t = one(more=given, hand=["trh"], ether=1)
    t.say("hracka", "play trh")
    assert t.offers("hracka") == ["buy vrh", "redraw lek", "redraw draha", "redraw vrh", "done"]
    t.say("hracka", "redraw lek")
    assert t.zone("removed") == ["lek"]
    assert t.zone("offer") == ["draha", "vrh", "hul"]
    t.say("hracka", "buy hul", "done")
    assert t.zone("removed") == ["lek"]


@pytest.mark.rule("EF-VAR-8")
def test_without_that_option_no_card_is_redrawn():
    t = one(more={"zones": {"market": TOP}}, hand=["trh"], ether=9)
    t.say("hracka", "play trh")
    t.refuses("hracka", "redraw lek", "not-offered")


# -- editing ---------------------------------------------------------------------------------------------------------
def editing(**row):
    return one("action", {"during": [{"proc": "EditDeck", "seat": "hracka"}], "safe": True}, **row)


@pytest.mark.rule("EF-DCK-1")
def test_cards_are_left_out_and_taken_in_again_but_not_below_twenty():
    t = editing()
    t.say("hracka", "out oko", "out krok")
    assert t.zone("box.hracka") == ["oko", "krok"]
    assert t.offers("hracka") == ["done", "in krok", "in oko"]
    t.say("hracka", "in oko", "out pest", "done")
    assert sorted(t.zone("box.hracka")) == ["krok", "pest"]
    assert len(t.zone("deck.hracka")) == 20
    assert t.topic == "action"


@pytest.mark.rule("EF-DCK-1")
def test_weaknesses_are_added_and_do_not_count():
    t = editing(box=["strach"], discard=["jizva"])
    assert "out strach" not in t.offers("hracka")
    t.say("hracka", "out oko", "out oko", "done")
    deck = t.zone("deck.hracka")
    assert len(deck) == 22
    assert {"strach", "jizva"} <= set(deck)


MANY = ["lupa"] * 8 + ["bota"] * 7 + ["kladivo"] * 4


@pytest.mark.rule("EF-DCK-1")
def test_more_than_forty_cards_cannot_go_in():
    t = editing(box=MANY)  # 22 + 19
    t.refuses("hracka", "done", "deck-limits")
    t.say("hracka", "out lupa")
    assert [key for key in t.offers("hracka") if not key.startswith("out ")] == ["done"]
    t.say("hracka", "done")
    assert len(t.zone("deck.hracka")) == 40


@pytest.mark.rule("EF-DCK-1")
def test_whoever_owns_fewer_than_twenty_cards_plays_with_all_of_them():
    gone = {"zones": {"removed": ["oko", "oko", "krok", "krok"]}}
    t = one("action", {"during": [{"proc": "EditDeck", "seat": "hracka"}], "safe": True, **gone}, discard=["pest"])
    assert t.topic == "action"  # there was nothing to choose
    assert (len(t.zone("deck.hracka")), t.zone("discard.hracka"), t.zone("box.hracka")) == (18, [], [])
