"""The examples printed in the rulebook, with their own numbers."""

import pytest

from .help import one, table

GATE, DOORS = "act chodba.brana", "act chodba.vrata"
SHIFT, LIFT = "act predsin.posunout", "act predsin.zvednout"
NAMES = ("hracka", "specialista", "drsnak", "nespoutana")


def some(number, **hands):
    """So many sleepers on a1 with these hands."""
    return table(sleepers={name: {"field": "a1", "hand": hands.get(name, [])} for name in NAMES[:number]})


@pytest.mark.rule("EF-ACT-2")
def test_6_insight_are_paid_with_a_card_of_1_anger_or_2_insight_a_card_of_3_and_an_item_of_2():
    """One insight is too much and lost; the anger of the first card was never there."""
    t = one(more={"zones": {"items": ["lampa"]}}, field="b3", hand=["vjem", "lupa", "oko", "kladivo"])
    t.say("hracka", GATE, "for insight", "pay vjem insight", "pay lupa insight")
    t.refuses("hracka", "done", "not-paid")
    t.say("hracka", "item lampa insight")
    assert not any(key.startswith("pay") for key in t.offers("hracka"))
    t.say("hracka", "done")
    assert (t.g.keys, t.zone("discard.hracka"), t.zone("storage")) == (1, ["vjem", "lupa"], ["lampa"])


@pytest.mark.rule("EF-ACT-4")
def test_three_sleepers_pay_3_insight_progressively_as_6_and_then_3():
    t = some(3, hracka=["lupa", "lupa"], drsnak=["lupa"])
    t.say("hracka", SHIFT, "pay lupa insight", "pay lupa insight", "done")
    assert (t.g.keys, dict(t.g.intent), t.g.supply["insight"]) == (0, {SHIFT: ("insight", 2)}, 2)
    t.say("drsnak", SHIFT, "pay lupa insight", "done")
    assert (t.g.keys, dict(t.g.intent), t.g.supply["insight"]) == (1, {}, 4)


@pytest.mark.rule("EF-ACT-4")
def test_four_sleepers_pay_3_of_two_colours_as_12_of_one_and_never_of_both():
    t = some(4, hracka=["lupa", "lupa", "lupa"], specialista=["kladivo", "lupa"])
    t.say("hracka", SHIFT, "pay lupa insight", "pay lupa insight", "pay lupa insight", "done")
    assert dict(t.g.intent) == {SHIFT: ("insight", 3)}
    t.say("specialista", SHIFT)
    assert t.offers("specialista") == ["pay lupa insight", "back"]
    t.say("specialista", "pay lupa insight", "done")
    assert (t.g.keys, dict(t.g.intent)) == (1, {})


@pytest.mark.rule("EF-ACT-5")
def test_with_three_sleepers_players_times_2_are_6_at_once():
    t = some(3, hracka=["kladivo", "pest", "kladivo"])
    t.say("hracka", LIFT, "pay kladivo anger", "pay pest anger")
    t.refuses("hracka", "done", "not-paid")  # five of them
    t.say("hracka", "pay kladivo anger", "done")
    assert (t.g.keys, dict(t.g.intent), t.zone("hand.hracka")) == (1, {}, [])


@pytest.mark.rule("EF-ACT-6")
def test_an_attack_of_3_anger_is_paid_with_9_and_works_three_times():
    t = one(more={"entities": {"silak": {"figures": ["a2"]}}}, hand=["kladivo"] * 3)
    t.say("hracka", "act silak.srazit", *["pay kladivo anger"] * 3, "done")
    assert (t.entity("silak").tokens, t.topic) == (3, "action")


@pytest.mark.rule("EF-ACT-6")
def test_a_contact_of_3_is_paid_with_9_twice_at_the_first_entity_and_once_at_the_second():
    t = one(more={"entities": {"silak": {"figures": ["a2", "b1"]}}}, hand=["lupa"] * 3)
    t.say("hracka", "act silak.oslovit", *["pay lupa insight"] * 3, "done", "target a2", "target a2")
    t.say("hracka", "target b1")
    assert t.entity("silak").tokens == 3
    assert [figure.states for figure in t.entity("silak").figures] == [(("stunned", 1),)] * 2


@pytest.mark.rule("EF-INF-1", "EF-ACT-2", "EF-TRN-2")
def test_of_8_anger_4_are_paid_then_a_quick_card_draws_three_and_two_of_them_pay_the_rest():
    """The cards paid so far have left the full hand, so there is room for three."""
    hand = ["pest", "pest", "vzorec", "krok", "krok", "krok"]
    t = one(field="b3", hand=hand, deck=["pest", "oko", "pest", "krok"])
    t.say("hracka", DOORS, "pay pest anger", "pay pest anger", "play vzorec")
    assert sorted(t.zone("hand.hracka")) == ["krok", "krok", "krok", "oko", "pest", "pest"]
    t.say("hracka", "pay pest anger", "pay pest anger", "done")
    assert (t.g.keys, t.zone("sealed.hracka"), sorted(t.zone("hand.hracka"))) == (1, ["vzorec"], ["krok"] * 3 + ["oko"])
    assert t.zone("discard.hracka") == ["pest"] * 4


@pytest.mark.rule("EF-INF-1", "EF-ACT-2")
def test_what_was_paid_before_a_quick_card_came_does_not_come_back():
    """A card gives its intent when it is discarded, and cards have been seen since."""
    t = one(field="b3", hand=["pest", "pest", "vzorec"], deck=["krok"] * 3)
    t.say("hracka", DOORS, "pay pest anger", "play vzorec", "pay pest anger", "back")
    assert (t.topic, t.g.keys) == ("action", 0)
    assert (t.zone("discard.hracka"), t.zone("hand.hracka")) == (["pest"], ["pest", "krok", "krok", "krok"])


@pytest.mark.rule("EF-ENT-1", "EF-ENT-5")
@pytest.mark.parametrize(("field", "distress", "sealed"), [("a2", 1, 2), ("a3", 0, 2), ("b3", 0, 0)])
def test_a_basic_effect_of_range_1_deals_1_distress_and_a_special_one_of_range_2_seals_2(field, distress, sealed):
    t = one(more={"turns": ["tah-09", "tah-01"], "entities": {"silak": {"figures": ["a1"]}}}, field=field)
    t.say("hracka", "ready")
    assert (t["hracka"].distress, len(t.zone("sealed.hracka"))) == (distress, sealed)
