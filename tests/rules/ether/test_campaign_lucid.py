"""The lucid mode can be played from its beginning to its end (EF-VAR-7)."""

import pytest

from .campaign_help import apply, arrive, dreaming, new

LUCID = "bdely-sen"
WON = ["prvni-sen", "beh-pred-vodou", "ustredna"]
LAST = "zatopa"
VICTORY = apply({"verb": "end", "outcome": "victory"})
BEST = {"season": ["cas-dlouhych-veceru"]}  # no season is better


def finished():
    """The chronicle of an opening that was told to its end."""
    t = dreaming(LAST, VICTORY, zones={"removed": WON, **BEST}, log=[[dream, "victory"] for dream in WON])
    t.say("hracka", "enter c4")
    assert t.g.over
    return t.g.result["chronicle"]


def lucid(dream, zones):
    """A dream of a lucid round is just being won."""
    log = [[dream, "victory"] for dream in (*WON, LAST)]
    t = dreaming(dream, VICTORY, options=[LUCID], chronicle=finished(), zones={**zones, **BEST}, log=log)
    return t.say("hracka", "enter c4")


@pytest.mark.rule("EE-G11", "EF-VAR-7")
def test_when_the_story_has_been_told_lucid_sleepers_find_the_gates_of_all_dreams_open_again():
    t = new("hracka", options=[LUCID], chronicle=finished())
    assert (sorted(t.zone("gates")), t.zone("removed")) == (sorted([*WON, LAST]), [])
    assert new("hracka", chronicle=finished()).zone("gates") == []  # only they do
    t = arrive("podchod", keys=4, options=[LUCID], chronicle=finished(), zones={"gates": [LAST]})
    t.say("hracka", "enter")
    assert t.g.dream == LAST


@pytest.mark.rule("EE-G11", "EF-VAR-7")
def test_a_lucid_round_is_over_when_the_last_dream_is_won_again_and_not_before():
    t = lucid("ustredna", {"gates": [LAST]})
    assert (t.g.over, t.zone("removed")) == (False, ["ustredna"])
    t = lucid(LAST, {})
    assert (t.g.over, t.g.result["opening"]) == (True, "done")


@pytest.mark.rule("EE-G11", "EF-SAV-1")
def test_a_lucid_round_that_was_broken_off_goes_on_with_the_gates_that_are_left():
    t = lucid("ustredna", {"gates": [LAST]}).say("hracka", "save")
    t = new("hracka", options=[LUCID], chronicle=t.g.result["chronicle"])
    assert (LAST in t.zone("gates"), t.zone("removed")) == (True, ["ustredna"])


@pytest.mark.rule("EE-G11", "EF-VAR-5")
def test_a_lucid_round_begins_by_awakening_also_from_a_save_sheet():
    log = [[dream, "victory"] for dream in (*WON, LAST)]
    given = {"options": ["mz"], "chronicle": finished(), "zones": {"removed": [LAST]}, "log": log}
    t = dreaming("ustredna", apply({"verb": "end", "outcome": "ends"}), **given)
    t.say("hracka", "enter c4", "save")
    t = new("hracka", options=["mz", LUCID], chronicle=t.g.result["chronicle"])
    assert (t.topic, LAST in t.zone("gates")) == ("entry", True)


@pytest.mark.rule("EF-VAR-7")
@pytest.mark.parametrize("start", ["dream:prvni-sen", "slumber:prizrak"])
def test_lucid_sleepers_open_their_packets_for_a_single_dream_or_slumber_as_well(start):
    t = new("hracka", "drsnak", start=start, options=[LUCID], chronicle=finished())
    for name in t.names:
        assert (t.topic, t.asked) == ("edit-deck", [name])
        t.say(name, "done")
        assert (len(t.zone(f"deck.{name}")), len(t.zone(f"box.{name}"))) == (20, 22)
    assert t.topic != "edit-deck"
