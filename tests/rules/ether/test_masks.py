"""Masks (EF-MSK-1)."""

import pytest

from .help import one, two


@pytest.mark.rule("EF-MSK-1")
def test_only_the_worn_mask_works():
    t = one(mask=["sova"], masks=["krtek"])
    shown = t.view("hracka")["sleepers"][0]
    assert (shown["hand_limit"], shown["progress_slots"]) == (7, 4)


@pytest.mark.rule("EF-MSK-1")
def test_a_mask_is_used_by_its_wearer_alone_and_once_a_turn():
    t = two({"mask": ["liska"]})
    assert "act liska.videt" not in t.offers("specialista")
    t.say("hracka", "act liska.videt")
    assert t["hracka"].ether == 1
    t.refuses("hracka", "act liska.videt", "used-this-turn")


@pytest.mark.rule("EF-MSK-1")
def test_a_mask_works_in_the_dream_phase_too():
    t = one("dream", {"turns": ["tah-01", "tah-02"], "entities": {"stin": {"figures": ["a2"]}}}, mask=["liska"])
    assert t.topic == "window-step"
    t.say("hracka", "act liska.videt")
    assert t["hracka"].ether == 1


@pytest.mark.rule("EF-MSK-1")
def test_a_mask_used_this_turn_can_be_used_again_in_the_next():
    t = one(more={"turns": ["tah-01", "tah-02"]}, mask=["liska"])
    t.say("hracka", "act liska.videt", "ready", "draw", "act liska.videt")
    assert t["hracka"].ether == 2


@pytest.mark.rule("EF-MSK-1", "EF-MUT-1")
def test_under_the_mutation_no_mask_works():
    stin = {"stin": {"figures": ["a2"], "mutations": ["bez-masek"]}}
    t = one(more={"entities": stin}, mask=["liska"])
    t.refuses("hracka", "act liska.videt", "blocked-by-mutation")


@pytest.mark.rule("EF-MSK-1")
def test_refreshing_swaps_the_worn_mask_for_another_owned_one():
    t = one(hand=["satna"], mask=["sova"], masks=["krtek", "liska"])
    t.say("hracka", "play satna")
    assert t.offers("hracka") == ["wear krtek", "wear liska"]
    t.say("hracka", "wear liska")
    assert (t.zone("mask.hracka"), t.zone("masks.hracka")) == (["liska"], ["krtek", "sova"])


@pytest.mark.rule("EF-MSK-1")
def test_a_discarded_mask_stays_owned_and_refreshing_puts_one_on_again():
    t = one(hand=["satna"], mask=["vlk"], masks=["krtek", "sova"])
    t.say("hracka", "act vlk.vyt")
    assert t.zone("mask.hracka") == []
    t.say("hracka", "play satna", "wear vlk")
    assert t.zone("mask.hracka") == ["vlk"]


@pytest.mark.rule("EF-MSK-1")
@pytest.mark.parametrize(("said", "worn"), [("wear liska", ["liska"]), ("keep", ["sova"])])
def test_a_gained_mask_may_be_worn_at_once(said, worn):
    t = one(hand=["maskarada"], mask=["sova"], masks=["krtek"])
    t.say("hracka", "play maskarada", said)
    assert t.zone("mask.hracka") == worn
    assert sorted(t.zone("mask.hracka") + t.zone("masks.hracka")) == ["krtek", "liska", "sova"]


@pytest.mark.rule("EF-LIM-2")
def test_a_mask_that_somebody_has_is_not_found_again():
    t = two({"hand": ["maskarada"]}, {"mask": ["liska"]})
    t.say("hracka", "play maskarada")
    assert (t.topic, t.zone("mask.specialista")) == ("action", ["liska"])


@pytest.mark.rule("EF-MSK-1")
def test_at_the_start_of_a_game_everyone_chooses_one_of_the_owned_masks():
    t = one("action", {"during": [{"proc": "ChooseMask", "seat": "hracka"}]}, mask=["sova"], masks=["krtek"])
    assert t.offers("hracka") == ["wear sova", "wear krtek"]
    t.say("hracka", "wear krtek")
    assert (t.zone("mask.hracka"), t.zone("masks.hracka")) == (["krtek"], ["sova"])
