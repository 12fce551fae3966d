"""Companions: neither sleepers nor entities (EF-ENT-6)."""

import pytest

from snar.ether.map.fields import NAMES

from .night import FULL, during, night

GHOST = [["duch", "a3", "hracka"]]


def where(t):
    return [(row.id, NAMES[row.field]) for row in t.g.companions]


@pytest.mark.rule("EF-ENT-6")
def test_a_companion_comes_onto_its_sleepers_field_also_from_elsewhere():
    t = night("a1", step="action", hand=["zavolani"], companions=[["duch", "a8", "hracka"]])
    t.say("hracka", "play zavolani")
    assert where(t) == [("duch", "a1")]


@pytest.mark.rule("EF-ENT-6", "EF-MAP-12")
def test_a_companion_counts_to_the_limit_of_a_field():
    """Three pillars and the ghost fill a2; the fifth comes to a neighbouring field."""
    given = {"entities": {"sloup": {"figures": ["a2"] * 3}}, "companions": [["duch", "a2", "hracka"]]}
    t = during("a1", effects=[{"verb": "move"}], **given)
    assert t.offers("hracka") == ["move b1", "stop"]
    full = {"entities": {"sloup": {"figures": ["a1"] * 3}}}
    t = during("a1", effects=[{"verb": "companion", "id": "duch"}], **full)
    assert (t.topic, t.offers("hracka")) == ("companion", ["to a2", "to b1"])
    t.say("hracka", "to b1")
    assert where(t) == [("duch", "b1")]


@pytest.mark.rule("EF-ENT-6")
def test_no_entity_goes_after_a_companion_and_none_of_their_effects_reaches_it():
    t = night(
        "a1",
        turns=["kara-move-basic", "pik-basic"],
        entities={"stin": {"figures": ["a3"]}},
        companions=GHOST,
        dice=[FULL],
    )
    assert (t.figures("stin"), where(t), t["hracka"].distress) == (["a1"], [("duch", "a3")], 1)


@pytest.mark.rule("EF-ENT-6")
def test_a_companion_is_no_target_of_what_concerns_entities_or_sleepers():
    t = night("a1", step="action", hand=["strceni"], companions=GHOST)
    t.refuses("hracka", "play strceni", "EF-ACT-7")
    aim = [
        {"verb": "target", "what": "sleeper", "range": 9, "do": [{"verb": "distress", "amount": 1, "who": "target"}]}
    ]
    t = during("a1", "a2", effects=aim, companions=GHOST)
    assert t.offers("hracka") == ["target hracka", "target specialista"]


@pytest.mark.rule("EF-ENT-6")
def test_a_card_that_says_so_moves_a_companion():
    t = night("a1", step="action", hand=["povel"], companions=GHOST, tiles=["pole-1", "pole-2"])
    t.say("hracka", "play povel")
    assert t.offers("hracka") == ["shift a1", "shift a2", "shift a4", "shift b2", "shift b3", "shift b4"]
    t.say("hracka", "shift b4")
    assert where(t) == [("duch", "b4")]
