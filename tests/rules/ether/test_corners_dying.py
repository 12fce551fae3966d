"""Corners of dying and leaving: one of two sleepers dies at every step there is; saves in every state."""

import pytest

from snar.ether.scenario import Table
from snar.ether.state import EtherState

from .campaign_help import DISTRICTS, ENTRY_TILES, apply, arrive, at, dreaming, scene, slumbering, through
from .tokens import on_the_table

STEPS, COINS = ["lichy-schod"] * 3, ["mince-na-hrane"] * 3
DECK = [*STEPS, *COINS, "zavrene-oci", "kratka-sirka", "horka-dlan"]
TURN = {"proc": "Turn", "step": "end"}
MORTAL = {"distress": 7}
BOX = {
    "distress": 16,
    "ether": 16,
    "gem": 6,
    "key": 4,
    "token": 16,
    "threat": 20,
    "entity": 15,
    "human": 4,
    "animal": 4,
}


def acting(t_step="rest"):
    return {"proc": "Turn", "step": t_step}


def dying(name, t):
    """All lose and wake up; every token is on the table or in the supply."""
    assert t.happened("death", actor=name), t.told()
    assert (t.g.mode, t.g.entities) == ("world", ())
    found = on_the_table(t.g)
    assert {token: t.g.supply[token] + found[token] for token in BOX} == BOX


# -- one of two dies ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-DTH-1", "EF-DTH-2", "EE-C3a")
def test_death_in_the_draw_step_of_one_ends_it_for_the_other_too():
    t = dreaming(
        "prvni-sen",
        acting("act"),
        {"proc": "DrawStep", "fields": [11, 11]},
        second={**MORTAL, "deck": ["only", "hlas-za-zady", "pest-v-kapse"]},
    )
    t.say("drsnak", "draw")
    dying("drsnak", t)
    through(t)
    assert (t.topic, [t[name].distress for name in t.names], t.g.log) == ("travel", [0, 0], (("prvni-sen", "death"),))


@pytest.mark.rule("EF-DTH-1", "EE-D2a", "EF-ACT-8")
def test_death_by_the_penalty_of_a_failed_boost():
    t = dreaming(
        "prvni-sen",
        acting(),
        {"proc": "ActionStep"},
        first={"quiet": True},
        second={**MORTAL, "field": "b4", "hand": ["pest-v-kapse"]},
        tiles=["predsin"],
        dice=[1],
    )
    t.say("drsnak", "act predsin.zabrat", "pay pest-v-kapse anger", "boost", "distress")
    dying("drsnak", t)


@pytest.mark.rule("EF-DTH-1", "EF-MAP-7", "EE-D2b")
def test_death_on_a_trap_in_the_middle_of_a_walk_takes_no_further_step():
    walking = ({"proc": "ActionStep"}, {"proc": "Walk", "seat": 0, "fields": 3})
    t = dreaming(
        "prvni-sen", acting(), *walking, first={"field": "c8", **MORTAL}, second={}, tiles=["veranda", "zahrada"]
    )
    t.say("hracka", "move c7")
    dying("hracka", t)
    assert t.happened("trap")


@pytest.mark.rule("EF-DTH-1", "EF-ENT-1", "EE-D2b")
def test_death_in_a_basic_effect_cancels_the_steps_after_it():
    t = slumbering(
        acting("end"),
        {"proc": "DreamPhase"},
        first=MORTAL,
        second={},
        entities={"prizrak": {"figures": ["c4"]}},
        turns=["hodina-zlatniku", "hodina-sov"],
    )
    dying("hracka", t)
    assert (t.happened("step", source="basic"), t.happened("step", source="move")) == (True, False)


@pytest.mark.rule("EF-DTH-1", "EF-TRN-6")
def test_death_when_the_turns_run_out_is_death_and_not_the_end_of_the_slumber():
    t = slumbering(
        {
            "proc": "Apply",
            "seat": 0,
            "effects": [{"verb": "distress", "amount": 1, "who": "each"}, {"verb": "end", "outcome": "ends"}],
        },
        first=MORTAL,
        second={},
    )
    dying("hracka", t)
    assert not t.happened("slumber-over", to="ends")


@pytest.mark.rule("EF-DTH-1", "EF-SLB-2", "EE-C3a")
def test_death_in_an_escape_before_the_slumber_begins():
    few = {"deck": ["only", *STEPS], "hand": COINS, "discard": []}
    t = arrive("zahradkarska-kolonie", few, {}, zones={"slumbers": ["prizrak"]})
    t.say("hracka", "escape").say("drsnak", "escape")
    dying("hracka", t)
    through(t)
    assert (t.topic, t.g.slumber, "prizrak" in t.zone("slumbers")) == ("travel", "", True)


@pytest.mark.rule("EF-DTH-1", "EE-C2d", "EF-FAT-1")
def test_death_by_fate_puts_the_card_back_into_its_deck():
    t = arrive("tocna", MORTAL, zones={"fate": ["revizor-se-siti"]}, dice=[1]).say("hracka", "pass")
    dying("hracka", t)
    through(t)
    assert (t.topic, t.zone("fate.drawn")) == ("travel", []) and "revizor-se-siti" in t.zone("fate")


@pytest.mark.rule("EF-DTH-1", "EF-SSN-1", "EE-C2d")
def test_death_by_the_season_after_a_lost_dream():
    few = {"deck": ["only", *STEPS[:1]], "hand": [*COINS, "zavrene-oci", "zavrene-oci"], "discard": []}
    t = dreaming(
        "beh-pred-vodou",
        apply({"verb": "end", "outcome": "defeat"}),
        first=few,
        tiles=["naves"],
        zones={"season": ["cas-zhasnutych-lamp"]},
    )
    while not t.happened("death") and t.topic != "travel":
        t.say("hracka", t.offers("hracka")[0])
    dying("hracka", t)
    assert t.zone("season") == ["cas-zamcenych-domu"]


@pytest.mark.rule("EF-DTH-1", "EE-C3b")
def test_in_a_set_up_nobody_dies_of_too_few_cards_but_the_first_turn_looks():
    few = {"deck": ["only", *STEPS], "hand": STEPS[:0], "discard": COINS[:2]}
    t = arrive("zahradkarska-kolonie", few, zones={"slumbers": ["ztracene-hovory"]})
    assert not t.happened("death")


@pytest.mark.rule("EF-DTH-1", "EF-SEC-3")
def test_death_by_what_the_group_chose_in_a_story():
    t = dreaming("ustredna", scene("rekneme-to"), first=MORTAL, second={}, tiles=["vratnice"])
    if t.topic == "one-sleeper":
        t.say("hracka", "hracka")
    dying("hracka", t)


@pytest.mark.rule("EF-DTH-1", "EF-DWM-1", "EE-C2d")
def test_the_second_one_dies_on_a_shortcut_after_the_first_has_sealed():
    few = {
        "deck": ["only", "pest-v-kapse"],
        "hand": ["krik-pod-vodou", "krik-pod-vodou", "zarostla-branka", "zarostla-branka", "odrene-klouby"],
        "discard": [],
    }
    t = at("cesta-k-hrazi", {}, few).say("hracka", "go trafostanice").say("drsnak", "go trafostanice")
    dying("drsnak", t)
    assert not t.happened("group", to="trafostanice")


# -- saving ------------------------------------------------------------------------------------------------------------
def saved(t):
    again = EtherState.from_data(t.g.to_data())
    assert (again.dump(), again.pending) == (t.g.dump(), t.g.pending)


@pytest.mark.rule("EE-G3a")
@pytest.mark.parametrize(
    "place", ["zahradkarska-kolonie", "tocna", "vecerka", "kaplicka", "trafostanice", "domovni-dvere", "nabrezi"]
)
def test_every_place_of_the_dreamworld_can_be_saved_at_every_question(place):
    here = {
        "location": place,
        "districts": DISTRICTS,
        "tiles": ENTRY_TILES,
        "keys": 1,
        "zones": {"wisdom": ["nakupni-karta"]},
    }
    rows = {"hracka": {"field": "c4", "ether": 3}}
    t = Table(**here, sleepers=rows, step="none", during=[{"proc": "Travel", "step": "settle"}], seed="every place")
    for _ in range(25):
        saved(t)
        choice = t.g.pending[0]
        t.say(t.names[choice.seat], choice.options[0].key)
        if t.topic == "travel":
            break
    saved(t)
