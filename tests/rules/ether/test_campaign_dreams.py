"""Entering dreams, how they end, and the end of the opening (EF-GAT, EF-END, EF-SSN)."""

import pytest

from snar.packs.ether.loader import load_ether

from .campaign_help import ENTRY_TILES, arrive, dreaming, end, scene

GATE = "cesta-k-hrazi"
OWNED = {"gates": ["beh-pred-vodou"]}
OTHER_TILES = sorted(tile.id for tile in load_ether().tiles.values() if tile.kind == "slumber")
BEST = {"season": ["cas-dlouhych-veceru"]}  # nothing better comes


# -- the gate --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-GAT-1", "EF-GAT-2")
def test_entering_clears_the_slumbers_pays_the_keys_sets_up_deals_turns_reads_the_intro_and_flips_the_tile():
    tiles = [*ENTRY_TILES, "kinosal"]
    quirks = [["krejci-stinu", "b5"]]
    t = arrive(GATE, keys=3, zones=OWNED, tiles=tiles, quirks=quirks, environments=[["water", "c4"]])
    assert (t.topic, t.offers("hracka")) == ("gate", ["enter", "key"])
    t.say("hracka", "enter")
    dream = load_ether().dreams["beh-pred-vodou"]
    assert (t.g.keys, t.g.supply["key"]) == (3 - dream.keys, 4 - (3 - dream.keys))
    assert not {*t.zone("map")} & {*tiles}
    assert (t.g.quirks, t.zone("fate")[0], t.g.supply["environment"]) == ((), "krejci-stinu", 8)
    assert len(t.zone("turns")) == dream.turns - 2  # the set-up takes two from one alone
    assert (t.figures("tonik"), t.figures("velka-voda")) == (["b4"], ["c1"])  # the set-up
    assert (t.g.read, t.zone("dream"), "beh-pred-vodou" in t.zone("gates")) == (
        (dream.intro,),
        ["beh-pred-vodou"],
        False,
    )
    assert t.topic == "entry"
    t.say("hracka", t.offers("hracka")[0])
    assert (t.topic, t.g.turn) == ("draw", 1)


@pytest.mark.rule("EF-GAT-2")
def test_gems_and_intent_left_on_the_slumber_map_go_back_to_the_supply():
    given = {"slots": [["act pole-slunecnic.oddech", 1]], "intent": {"act kinosal.divat-se": ["insight", 2]}}
    t = arrive(GATE, keys=2, zones=OWNED, tiles=[*ENTRY_TILES, "kinosal", "pole-slunecnic"], **given)
    t.say("hracka", "enter")
    assert (t.g.slots, t.g.intent, t.g.supply["gem"], t.g.supply["insight"]) == ((), {}, 6, 4)


@pytest.mark.rule("EF-GAT-2", "EE-D3a")
def test_a_dream_deals_its_turns_from_all_twelve_and_only_the_top_one_is_seen():
    t = arrive(GATE, keys=2, zones=OWNED, seed=3)
    t.say("hracka", "enter")
    assert len(t.zone("turns") + t.zone("turns.used")) == 12
    assert [bool(t.g.known[card]) for card in t.g.cards("turns")] == [False] * (len(t.zone("turns")) - 1) + [True]


@pytest.mark.rule("EE-G1b")
def test_without_enough_keys_the_gate_gives_a_key_and_a_slumber():
    t = arrive(GATE, keys=1, zones={**OWNED, "slumbers": ["nenaucena-zkouska"]})
    assert (t.g.keys, len(t.zone("sealed.hracka")), t.topic) == (2, 3, "travel")


@pytest.mark.rule("EE-G1b")
def test_a_gate_whose_tile_is_not_at_hand_gives_a_key_and_a_slumber():
    t = arrive(GATE, keys=3, zones={"slumbers": ["nenaucena-zkouska"]})
    assert (t.g.keys, t.topic) == (4, "travel")


@pytest.mark.rule("EE-G1b")
def test_even_with_the_keys_the_team_may_gain_a_key_and_meet_a_slumber():
    t = arrive(GATE, keys=2, zones={**OWNED, "slumbers": ["nenaucena-zkouska"]})
    t.say("hracka", "key")
    assert (t.g.keys, t.g.mode, t.zone("slumbers")[0]) == (3, "world", "nenaucena-zkouska")


# -- how a dream ends ------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-GAT-3", "EF-SSN-1", "EF-END-2")
def test_when_the_turns_run_out_the_scene_of_the_gate_tile_decides():
    t = dreaming("beh-pred-vodou", {"proc": "Turn", "step": "end"}, turns=[])
    assert (t.g.read, t.g.log) == (("voda-dosla",), (("beh-pred-vodou", "defeat"),))
    assert (t.zone("gates"), t.zone("map"), t.topic) == (["prvni-sen", "beh-pred-vodou"], ENTRY_TILES, "entry")
    t.say("hracka", "enter d4")
    assert (t.zone("season"), t.g.location) == (["cas-mlh"], GATE)


@pytest.mark.rule("EF-SSN-1")
def test_a_victory_brings_the_next_better_season_a_failure_the_next_worse_one():
    def season(outcome, before):
        t = dreaming("ustredna", end(outcome), zones={"season": before})
        t.say("hracka", "enter c4")
        return t.zone("season")

    assert season("victory", []) == ["cas-otevrenych-oken"]
    assert season("victory", ["cas-trhu"]) == ["cas-dlouhych-veceru"]
    assert season("victory", ["cas-mlh"]) == ["cas-otevrenych-oken"]
    assert season("defeat", ["cas-mlh"]) == ["cas-zhasnutych-lamp"]
    assert season("victory", ["cas-dlouhych-veceru"]) == ["cas-dlouhych-veceru"]
    assert season("death", ["cas-mlh"]) == season("ends", ["cas-mlh"]) == ["cas-mlh"]
    assert season("death", []) == []


@pytest.mark.rule("EF-END-1")
def test_hands_progress_gems_sealed_cards_and_piles_stay_as_they_are():
    row = {"hand": ["lichy-schod"], "progress": ["zar-vyhne"], "gems": 2, "sealed": ["kratka-sirka"], "distress": 3}
    t = dreaming("ustredna", end("ends"), first={**row, "discard": ["cizi-narozeniny"]}, keys=1)
    deck = t.g.cards("deck.0")
    assert [t.zone(f"{zone}.hracka") for zone in ("hand", "progress", "sealed", "discard")] == [
        ["lichy-schod"],
        ["zar-vyhne"],
        ["kratka-sirka"],
        ["cizi-narozeniny"],
    ]
    assert (t["hracka"].gems, t["hracka"].distress, t.g.keys) == (2, 3, 1)
    t.say("hracka", "enter c4")
    assert (t.g.cards("deck.0"), t.topic, t.g.location) == (deck, "travel", "budova-ustredny")


@pytest.mark.rule("EF-END-2", "EE-F1e")
@pytest.mark.parametrize("outcome", ["victory", "defeat", "ends", "death"])
def test_after_a_dream_the_map_returns_to_the_two_entry_tiles_and_the_others_are_shuffled(outcome):
    orders = set()
    for seed in range(4):
        t = dreaming("ustredna", end(outcome), tiles=["vratnice", "sal"], first={"field": "c1"}, seed=seed)
        assert (t.zone("map"), [piece for piece, _, _ in t.g.placed]) == (ENTRY_TILES, ENTRY_TILES)
        assert {"vratnice", "sal"} <= {*t.zone("vault")}
        assert sorted(t.zone("map.stack")) == OTHER_TILES
        assert not any(t.g.known[card] for card in t.g.cards("map.stack"))
        assert (t.topic, t.field("hracka")) == ("entry", "")
        orders.add(tuple(t.zone("map.stack")))
    assert len(orders) == 4


@pytest.mark.rule("EF-SHP-1")
def test_the_shopping_card_comes_back_when_a_dream_is_finished():
    t = dreaming("ustredna", end("defeat"), found=["nakupni-karta"])
    assert "nakupni-karta" in t.zone("wisdom")
    t = dreaming("ustredna", end("defeat"))
    assert "nakupni-karta" not in t.zone("wisdom")  # it has never been found


@pytest.mark.rule("EF-GAT-3")
def test_a_dream_that_was_won_is_over_for_good():
    t = dreaming("ustredna", end("victory"))
    assert (t.zone("removed"), "ustredna" in t.zone("gates")) == (["ustredna"], False)


# -- the end of the opening ------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-SEC-3")
def test_the_last_scene_ends_the_opening_and_says_how_it_went():
    t = dreaming("zatopa", scene("spojeni"), log=[["prvni-sen", "defeat"]], zones=BEST)
    assert t.offers("hracka") == ["choose hraz", "choose minuty"]  # no promise was given
    t.say("hracka", "choose minuty", "enter c4")
    result = t.g.result
    assert (t.g.over, result["opening"], result["won"], result["story"]["konec"]) == (True, "done", ["zatopa"], 2)
    assert result["dreams"] == [["prvni-sen", "defeat"], ["zatopa", "victory"]]
    assert "ctyricet-minut" in result["chronicle"]["sleepers"]["hracka"]["cards"]


@pytest.mark.rule("EF-ACT-6")
def test_an_attack_whose_printed_range_is_0_is_made_from_its_targets_field_only():
    tonik = {"tonik": {"figures": ["b4"]}}
    for field, why in (("b3", "out-of-range"), ("b4", "too-dear")):
        t = dreaming("beh-pred-vodou", {"proc": "ActionStep"}, first={"field": field}, entities=tonik)
        t.refuses("hracka", "act tonik.chytit", why)
