"""Death in a dream, in a slumber, on the dreamworld, and the Awakening after it (EF-DTH-2, EE-C3, EE-D2b)."""

import pytest

from .campaign_help import ENTRY_TILES, apply, arrive, carried, dreaming, slumbering


@pytest.mark.rule("EF-GAT-3", "EF-DTH-2", "EE-C3a")
def test_death_keeps_the_gate_takes_the_dreamscape_back_and_wakes_everybody_up():
    t = dreaming(
        "beh-pred-vodou",
        apply({"verb": "distress", "amount": 1, "who": "self"}),
        first={"distress": 7, "gems": 1, "sealed": ["lichy-schod"]},
        entities={"tonik": {"figures": ["b4"], "tokens": 2}},
        keys=2,
        zones={"season": ["cas-mlh"], "revealed": ["proud"]},
    )
    assert (t.g.log, t.zone("gates")) == ((("beh-pred-vodou", "death"),), ["prvni-sen", "beh-pred-vodou"])
    assert (t.g.entities, t.zone("revealed"), "proud" in t.zone("vault")) == ((), [], True)
    assert (t.zone("map"), t["hracka"].distress, t["hracka"].gems, t.g.keys) == (ENTRY_TILES, 0, 0, 0)
    assert t.zone("season") == ["cas-mlh"]  # death does not change the season
    t.say("hracka", "enter c4", "stay", "done")
    assert (t.g.location, t.g.mode) == ("misto-procitnuti", "world")


@pytest.mark.rule("EF-DTH-2")
def test_what_was_gained_in_a_dream_stays_after_death():
    gain = {"verb": "gain", "card": "I-02 N", "to": "", "who": "self"}
    die = {"verb": "distress", "amount": 1, "who": "self"}
    t = dreaming("beh-pred-vodou", apply(gain, die), first={"distress": 7})
    assert t.zone("notes") == ["fotografie-u-jezu"]


@pytest.mark.rule("EE-C2d", "EE-C3a")
def test_death_on_the_dreamworld_wakes_everybody_up_too():
    t = carried([{"verb": "distress", "amount": 1, "who": "self"}], first={"distress": 7, "ether": 2}, keys=3)
    t.say("hracka", "enter c4", "stay", "done")
    assert (t.g.location, t["hracka"].distress, t.g.keys, t["hracka"].ether) == ("misto-procitnuti", 0, 0, 2)


@pytest.mark.rule("EE-C3a", "EE-D2b")
@pytest.mark.parametrize(("distress", "ether"), [(7, 0), (6, 2)])
@pytest.mark.parametrize("where", ["dream", "slumber"])
def test_death_comes_without_loot_and_the_awakening_is_a_full_one(where, distress, ether):
    """The current hour is worth 2 ether to each; who lives through the distress has them."""
    hurt = apply({"verb": "distress", "amount": 1, "who": "self"}, {"verb": "loot"})
    row = {"distress": distress, "hand": ["kratka-sirka"], "progress": ["zar-vyhne"], "sealed": ["lichy-schod"] * 2}
    given = {"first": row, "second": {"gems": 1}, "turns": ["hodina-mrazu", "hodina-sov"], "keys": 1}
    t = dreaming("ustredna", hurt, **given) if where == "dream" else slumbering(hurt, **given)
    assert [sleeper.ether for sleeper in t.g.sleepers] == [ether] * 2
    if ether:
        return
    left = [t.zone(f"{zone}.hracka") for zone in ("hand", "progress", "sealed", "deck")]
    assert (left, t["hracka"].distress, t["drsnak"].gems, t.g.keys) == ([[]] * 4, 0, 0, 0)
    assert (t.topic, t.zone("map"), t.zone("slumber"), t.zone("dream")) == ("entry", ENTRY_TILES, [], [])


@pytest.mark.rule("EE-C3a")
def test_death_in_a_slumber_ends_it_and_wakes_everybody_up():
    t = arrive(
        "zahradkarska-kolonie",
        {"deck": ["only", *["lichy-schod"] * 3, *["mince-na-hrane"] * 3, "kratka-sirka"]},
        zones={"slumbers": ["nenaucena-zkouska"]},
    )
    assert (t.g.mode, t.zone("slumber"), t.topic) == ("world", [], "entry")
    t.say("hracka", "enter c4", "stay", "done")
    assert (t.g.location, t.zone("sealed.hracka")) == ("misto-procitnuti", [])


@pytest.mark.rule("EE-C3b", "EE-C2a")
def test_nobody_dies_of_too_few_cards_during_a_set_up_but_of_the_first_thing_that_happens_after_it():
    """The intro of the fourth dream seals a card of a deck of six."""
    deck = ["only", *["lichy-schod"] * 3, *["mince-na-hrane"] * 3]
    t = arrive("podchod", {"deck": deck}, keys=4, zones={"gates": ["zatopa"]}, story={"zpusob": 3})
    t.say("hracka", "enter")
    assert (len(t.zone("deck.hracka")), len(t.zone("sealed.hracka")), t.topic) == (5, 1, "entry")
    t.say("hracka", "enter a1", "draw")
    assert (t.g.mode, t.g.turn, t.g.log) == ("dream", 1, ())
    t.say("hracka", "effort 1", "move b1")
    assert (t.happened("death", source="few-cards"), t.g.log) == (True, (("zatopa", "death"),))
