"""The delta phase: one rest for each, the hours anew, the slumbers shuffled onto Delta (EF-DLT-1, EE-A1a, EE-G8)."""

import pytest

from .campaign_help import ENTRY_TILES, PARK, arrive

NAMES = ("hracka", "specialista", "drsnak", "nespoutana")
RESTS = ["calm", "unseal", "unturn", "shuffle", "mask", "pass"]
MET = ["prizrak", "inventura", "nenaucena-zkouska"]  # all of them lie under Delta
WEARY = {
    "distress": 5,
    "sealed": ["lichy-schod", "kratka-sirka"],
    "progress": ["zar-vyhne", "spojovaci-snura"],
    "turned": ["zar-vyhne", "spojovaci-snura"],
    "discard": ["horka-dlan"],
    "mask": ["maska-sovy"],
    "masks": ["maska-studny"],
}


def delta(first=None, second=None, **given):
    """The last tile of the round has come up."""
    return arrive(PARK, first, second, **{"zones": {"slumbers": [*MET, "delta"]}, **given})


def rested(t):
    """What five rests would change, of the first sleeper."""
    row = t["hracka"]
    sealed, turned, discards = t.zone("sealed.hracka"), len(row.turned), t.zone("discard.hracka")
    return row.distress, sealed, turned, discards, t.zone("mask.hracka")


# -- one rest --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-DLT-1", "EE-A1a")
def test_each_sleeper_may_pick_one_of_five_rests_and_no_second():
    t = delta(WEARY, {"distress": 3})
    assert (t.asked, t.offers("hracka")) == (["hracka"], RESTS)
    t.say("hracka", "calm")
    assert (t.asked, t.offers("drsnak")) == (["drsnak"], RESTS)
    t.say("drsnak", "pass")
    assert (t.topic, t["drsnak"].distress) == ("travel", 3)


@pytest.mark.rule("EF-DLT-1", "EE-A1a")
@pytest.mark.parametrize(
    ("said", "after"),
    [
        ("calm", (0, WEARY["sealed"], 2, ["horka-dlan"], ["maska-sovy"])),
        ("unseal", (5, [], 2, ["horka-dlan", "kratka-sirka", "lichy-schod"], ["maska-sovy"])),
        ("unturn", (5, WEARY["sealed"], 0, ["horka-dlan"], ["maska-sovy"])),
        ("shuffle", (5, WEARY["sealed"], 2, [], ["maska-sovy"])),
        ("pass", (5, WEARY["sealed"], 2, ["horka-dlan"], ["maska-sovy"])),
    ],
)
def test_a_rest_is_whole_and_leaves_everything_else_as_it_was(said, after):
    t = delta(WEARY).say("hracka", said)
    assert (rested(t), t.topic) == (after, "travel")


@pytest.mark.rule("EF-DLT-1", "EF-MSK-1")
def test_the_mask_is_refreshed_for_another_owned_one():
    t = delta({**WEARY, "masks": ["maska-studny", "maska-kovare"]}).say("hracka", "mask")
    assert (t.topic, t.offers("hracka")) == ("mask", ["wear maska-studny", "wear maska-kovare"])
    t.say("hracka", "wear maska-kovare")
    assert rested(t) == (5, WEARY["sealed"], 2, ["horka-dlan"], ["maska-kovare"])
    assert (t.zone("masks.hracka"), t.topic) == (["maska-studny", "maska-sovy"], "travel")


@pytest.mark.rule("EF-DLT-1", "EF-TRN-3")
def test_the_deck_is_shuffled_together_with_the_discards_for_nothing():
    """Nobody was forced to by drawing, so there is no price."""
    orders = set()
    for seed in range(4):
        t = delta({"deck": ["los-z-kabatu"], "discard": ["horka-dlan"], "hand": ["lichy-schod"]}, seed=seed)
        cards = sorted(t.g.cards("deck.0") + t.g.cards("discard.0"))
        t.say("hracka", "shuffle")
        assert (sorted(t.g.cards("deck.0")), t.zone("hand.hracka"), t.topic) == (cards, ["lichy-schod"], "travel")
        assert (t["hracka"].distress, t.zone("sealed.hracka")) == (0, [])
        assert not any(t.g.known[card] for card in t.g.cards("deck.0"))
        orders.add(t.g.cards("deck.0"))
    assert len(orders) == 4


# -- hours, slumbers, landscape --------------------------------------------------------------------------------------
@pytest.mark.rule("EF-DLT-1", "EE-A1a", "EE-G8")
@pytest.mark.parametrize(("sleepers", "hours"), [(1, 5), (2, 4), (3, 3), (4, 2)])
@pytest.mark.parametrize("left", [0, 7])
def test_the_hours_are_set_by_the_number_of_sleepers_whatever_was_left(sleepers, hours, left):
    t = delta(sleepers={name: {"field": "c4"} for name in NAMES[:sleepers]}, hours=left)
    assert t.g.hours == left  # not before everyone has rested
    for name in t.names:
        t.say(name, "pass")
    assert (t.g.hours, t.topic) == (hours, "travel")
    assert t.happened("hours", amount=hours - left)


@pytest.mark.rule("EF-DLT-1", "EF-SLB-3")
def test_the_slumbers_that_were_met_are_shuffled_onto_delta():
    orders = set()
    for seed in range(24):
        t = delta(seed=seed).say("hracka", "pass")
        assert (t.zone("slumbers")[0], t.zone("slumber"), t.g.mode) == ("delta", [], "world")
        assert sorted(t.zone("slumbers")[1:]) == sorted(MET)
        assert not any(t.g.known[card] for card in t.g.cards("slumbers")[1:])
        orders.add(tuple(t.zone("slumbers")[1:]))
    assert len(orders) == 6  # every order of three


@pytest.mark.rule("EF-DLT-1", "EF-SLB-1")
def test_delta_takes_the_place_of_a_slumber_and_the_landscape_stays():
    tiles = [*ENTRY_TILES, "kinosal"]
    t = delta({"field": "b6"}, tiles=tiles, quirks=[["krejci-stinu", "b5"]], environments=[["water", "b6"]])
    t.say("hracka", "pass")
    assert (t.zone("map"), t.zone("quirks"), len(t.g.environments)) == (tiles, ["krejci-stinu"], 1)
    assert (t.field("hracka"), t.zone("turns"), t.topic) == ("b6", [], "travel")
