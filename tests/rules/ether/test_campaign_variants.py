"""Variants of the campaign (EF-VAR-3 .. 7, EF-VAR-9)."""

import json

import pytest

from snar.ether.campaign.saving import chronicle_of
from snar.ether.game import Ether
from snar.kernel.choice import Refused
from snar.packs.ether.loader import load_ether

from .campaign_help import PARK, apply, arrive, at, dreaming, new, table

UNBROKEN = "nepreruseny-sen"
THORNS = "trnovy-rytir"
SLEEPERS = ("hracka", "specialista", "drsnak", "nespoutana")
BEST = {"season": ["cas-dlouhych-veceru"]}  # nothing better comes


@pytest.mark.rule("EF-VAR-3")
def test_the_wisdom_of_the_thorn_knight_is_active_from_the_start():
    assert THORNS not in new("hracka").zone("wisdom")
    t = new("hracka", options=[THORNS])
    assert THORNS in t.zone("wisdom")
    t.say("hracka", "enter a3", "draw", f"act {THORNS}.obleci-trni", "pass")  # a quick card might be played before
    assert (t.g.story[THORNS], t["hracka"].distress) == (1, 1)


@pytest.mark.rule("EF-VAR-4")
def test_with_a_refreshing_nap_a_lost_dream_is_tried_again_without_keys():
    given = {"zones": {"gates": ["beh-pred-vodou"], "slumbers": ["nenaucena-zkouska"]}}
    nap = {**given, "options": ["osvezujici-zdrimnuti"]}
    t = arrive("cesta-k-hrazi", log=[["beh-pred-vodou", "defeat"]], **nap)
    t.say("hracka", "enter")
    assert (t.g.dream, t.g.keys) == ("beh-pred-vodou", 0)
    assert arrive("cesta-k-hrazi", log=[["beh-pred-vodou", "defeat"]], **given).g.dream == ""
    assert arrive("cesta-k-hrazi", log=[], **nap).g.dream == ""  # never lost
    assert "osvezujici-zdrimnuti" in new("hracka", options=["osvezujici-zdrimnuti"]).zone("wisdom")


@pytest.mark.rule("EF-VAR-5")
def test_the_save_sheet_of_mz_keeps_everything_as_it_is_but_the_thorns():
    row = {"distress": 4, "hand": ["lichy-schod"], "sealed": ["kratka-sirka"], "progress": ["zar-vyhne"], "gems": 2}
    given = {"keys": 3, "hours": 1, "options": ["mz"], "story": {THORNS: 1, "kabat": 2}, "tiles": TILES}
    t = at("kaplicka", {**row, "ether": 2, "field": "b6"}, **given, quirks=[["krejci-stinu", "b5"]])
    t.say("hracka", "save")
    chronicle = json.loads(json.dumps(t.g.result["chronicle"]))
    again = new("hracka", chronicle=chronicle, options=["mz"])
    assert (again.topic, again.g.location, again.g.keys, again.g.hours) == ("travel", "kaplicka", 3, 1)
    assert (again["hracka"].distress, again["hracka"].gems, again["hracka"].ether) == (4, 2, 2)
    for zone in ("hand", "sealed", "progress"):
        assert again.zone(f"{zone}.hracka") == row[zone]
    assert (again.field("hracka"), again.zone("map"), again.zone("quirks")) == ("b6", TILES, ["krejci-stinu"])
    assert again.g.story == {THORNS: 0, "kabat": 2}
    assert sorted(again.g.cards("deck.0")) == sorted(t.g.cards("deck.0"))
    assert again.g.supply == t.g.supply


TILES = ["sluzebni-chodba", "cekarna", "kinosal"]


@pytest.mark.rule("EF-VAR-5")
def test_with_other_sleepers_a_save_sheet_begins_by_awakening():
    t = at("kaplicka", options=["mz"], keys=3)
    t.say("hracka", "save")
    t = new("drsnak", chronicle=t.g.result["chronicle"], options=["mz"])
    assert (t.topic, t.g.keys) == ("entry", 0)


@pytest.mark.rule("EF-VAR-6")
def test_in_the_unbroken_dream_a_slumber_may_be_swapped_for_the_tile_of_the_mode():
    given = {"options": [UNBROKEN], "zones": {"mode": [UNBROKEN], "slumbers": ["inventura", "prizrak"]}}
    t = arrive(PARK, **given)
    assert (t.topic, t.offers("hracka"), t.zone("slumber")) == ("unbroken", ["meet", "swap"], ["prizrak"])
    t.say("hracka", "swap", "choose 1")
    assert (t.g.keys, len(t.zone("sealed.hracka")), t.g.tokens) == (1, 1, {UNBROKEN: 1})
    assert (t.zone("slumbers")[0], t.zone("mode"), t.topic) == ("prizrak", [UNBROKEN], "travel")
    t = arrive(PARK, **given, tokens={UNBROKEN: 2})
    t.say("hracka", "swap", "choose 1")
    assert (len(t.zone("sealed.hracka")), t.g.tokens) == (3, {UNBROKEN: 3})  # dearer each time


@pytest.mark.rule("EF-VAR-6")
def test_the_tile_of_the_mode_lies_there_only_when_it_was_agreed_on_and_not_in_the_first_dream():
    t = at("kaplicka", options=[UNBROKEN]).say("hracka", "save")
    chronicle = t.g.result["chronicle"]
    assert new("hracka", options=[UNBROKEN], chronicle=chronicle).zone("mode") == [UNBROKEN]
    assert new("hracka", chronicle=chronicle).zone("mode") == []
    assert new("hracka", options=[UNBROKEN]).zone("mode") == []  # the campaign begins in a dream
    assert arrive(PARK, zones={"slumbers": ["nenaucena-zkouska"]}).topic == "travel"  # nobody is asked


@pytest.mark.rule("EF-VAR-6")
def test_the_tile_may_be_met_as_it_came():
    t = arrive(PARK, options=[UNBROKEN], zones={"mode": [UNBROKEN], "slumbers": ["nenaucena-zkouska"]})
    t.say("hracka", "meet")
    assert (len(t.zone("sealed.hracka")), t.g.tokens, t.zone("slumbers")[0]) == (3, {}, "nenaucena-zkouska")


@pytest.mark.rule("EF-VAR-6")
def test_the_tile_of_the_mode_and_its_tokens_leave_on_entering_a_dream_and_it_returns_afterwards():
    zones = {"mode": [UNBROKEN], "gates": ["beh-pred-vodou"]}
    t = arrive("cesta-k-hrazi", options=[UNBROKEN], zones=zones, keys=2, tokens={UNBROKEN: 2})
    t.say("hracka", "enter")
    assert (t.zone("mode"), t.g.tokens, UNBROKEN in t.zone("vault")) == ([], {}, True)
    assert t.g.supply["token"] == 16
    t = dreaming("ustredna", apply({"verb": "end", "outcome": "ends"}), options=[UNBROKEN])
    assert t.zone("mode") == [UNBROKEN]
    assert dreaming("ustredna", apply({"verb": "end", "outcome": "ends"})).zone("mode") == []


def told(**row):
    """The chronicle of an opening whose last dream was won."""
    t = dreaming("zatopa", apply({"verb": "end", "outcome": "victory"}), first=row, zones=BEST)
    return t.say("hracka", "enter c4").g.result["chronicle"]


@pytest.mark.rule("EF-VAR-7")
def test_the_lucid_mode_is_unlocked_by_the_end_of_the_opening_and_by_nothing_less():
    with pytest.raises(Refused, match="not-unlocked"):
        Ether().agree(sleepers=("hracka",), options=("bdely-sen",))
    broken_off = at("kaplicka").say("hracka", "save").g.result["chronicle"]
    lost = dreaming("zatopa", apply({"verb": "end", "outcome": "defeat"})).say("hracka", "enter c4")
    for chronicle in (broken_off, chronicle_of(lost.g)):
        with pytest.raises(Refused, match="not-unlocked"):
            Ether().agree(sleepers=("hracka",), options=("bdely-sen",), chronicle=chronicle)
    Ether().agree(sleepers=("hracka",), options=("bdely-sen",), chronicle=json.loads(json.dumps(told())))


@pytest.mark.rule("EF-VAR-7", "EF-DCK-1")
def test_each_of_the_four_lucid_sleepers_has_a_deck_of_twenty_cards_of_its_own():
    t = new(*SLEEPERS, options=["bdely-sen"], chronicle=told(discard=["zar-vyhne"]))
    for name in SLEEPERS:
        t.say(name, "enter c4")
    for name, owned in zip(SLEEPERS, (23, 22, 22, 22), strict=True):
        deck = t.g.cards(f"deck.{SLEEPERS.index(name)}")
        assert (t.topic, t.asked, len(deck), len(t.zone(f"box.{name}"))) == ("edit-deck", [name], 20, owned)
        assert all(t.g.card(card).lucid and t.g.card(card).sleeper == name for card in deck)
        t.say(name, "done")
    assert t.topic == "travel"


@pytest.mark.rule("EF-VAR-7", "EF-DCK-1")
def test_a_lucid_sleeper_may_take_other_cards_in_their_place_but_twenty_it_stays():
    t = new("hracka", options=["bdely-sen"], chronicle=told(discard=["zar-vyhne"]))
    t.say("hracka", "enter c4").say("hracka", "stay")
    t.say("hracka", "out nabita-kostka")
    assert not {"done"} & {*t.offers("hracka")}  # nineteen are too few
    t.say("hracka", "in zar-vyhne", "done")
    deck = t.zone("deck.hracka")
    assert (len(deck), "zar-vyhne" in deck, deck.count("nabita-kostka")) == (20, True, 3)


@pytest.mark.rule("EF-VAR-7", "EF-SEC-1")
def test_the_packets_stay_closed_until_the_story_has_been_told_and_are_opened_once():
    lucid = {card.id for card in load_ether().influence.values() if card.lucid}
    t = new("hracka", chronicle=told())
    assert lucid <= {*t.zone("vault")} and not lucid & {*t.zone("box.hracka"), *t.zone("deck.hracka")}
    assert not lucid & {*str(t.view("hracka")).split("'")}
    t = new("hracka", options=["bdely-sen"], chronicle=told())
    t.say("hracka", "enter c4").say("hracka", "become drsnak")  # whoever waited finds the own packet too
    assert {t.g.card(card).sleeper for card in t.g.cards("deck.0")} == {"drsnak"}
    t.say("hracka", "done").say("hracka", "save")
    again = new("hracka", options=["bdely-sen"], chronicle=t.g.result["chronicle"])
    owned = [*again.zone("box.hracka"), *again.zone("deck.hracka")]
    assert sum(id in lucid for id in owned) == 20


@pytest.mark.rule("EF-VAR-7")
@pytest.mark.parametrize("options", [[], ["bdely-sen"]])
def test_lucid_sleepers_see_the_turns_of_a_dream_coming(options):
    given = {"keys": 2, "zones": {"gates": ["beh-pred-vodou"]}, "options": options, "chronicle": told()}
    t = arrive("cesta-k-hrazi", **given).say("hracka", "enter")
    seen = [t.g.known[card] == t.g.everyone for card in t.g.cards("turns")]
    assert seen == [bool(options)] * (len(seen) - 1) + [True]


@pytest.mark.rule("EF-VAR-9")
def test_first_memories_come_true_once_and_leave_the_game():
    t = new("hracka", options=["prvni-vzpominky"])
    assert len(t.zone("memories")) == len(t.g.content.pack.memories)
    hurt = apply({"verb": "distress", "amount": 1, "who": "self"}, {"verb": "distress", "amount": 3, "who": "self"})
    during = [{"proc": "Travel", "step": "settle", "here": "kaplicka"}, hurt]
    given = {"location": "kaplicka", "zones": {"memories": ["vune-chleba"]}}
    t = table({"distress": 4}, None, during, **given)
    assert (t["hracka"].distress, t.zone("memories"), t.zone("removed")) == (6, [], ["vune-chleba"])
