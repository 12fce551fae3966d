"""Entering dreams, what they reveal and give, how they end (EF-GAT, EF-SEC, EF-MAP, EF-DTH-2, EF-END, EF-SSN)."""

import pytest

from snar.packs.ether.loader import load_ether

from .campaign_help import ENTRY_TILES, apply, arrive, at, carried, dreaming, new, scene
from .night import during
from .test_campaign_slumbers import slumbering

GATE = "cesta-k-hrazi"
OWNED = {"gates": ["beh-pred-vodou"]}
COAT = {"mokry-kabat": {"figures": ["a3"]}}
OTHER_TILES = sorted(tile.id for tile in load_ether().tiles.values() if tile.kind == "slumber")
BEST = {"season": ["cas-dlouhych-veceru"]}  # nothing better comes


def end(outcome):
    return apply({"verb": "end", "outcome": outcome})


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
    assert len(t.zone("turns")) == dream.turns
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


# -- secrets ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-SEC-1")
def test_a_letter_reveals_within_the_current_dream_a_full_code_anywhere():
    marks = {code: id for id, code in load_ether().marks.items()}
    t = dreaming("ustredna", apply({"verb": "reveal", "code": "A"}), tiles=[])
    assert t.zone("map") == [marks["I-03 A"]]
    t = dreaming("ustredna", apply({"verb": "reveal", "code": "I-04 A"}), tiles=[])
    assert t.zone("map") == [marks["I-04 A"]]


@pytest.mark.rule("EF-SEC-1")
def test_fronts_of_secrets_are_unknown_until_they_are_revealed():
    t = dreaming("ustredna", apply({"verb": "reveal", "code": "A"}), tiles=[])
    assert all(t.g.known[card] == 0 for card in t.g.cards("vault") if t.g.card(card).deck == "secret-tile")
    assert all(t.g.known[card] for card in t.g.cards("map"))


@pytest.mark.rule("EF-SEC-2")
def test_a_card_overrides_the_rulebook():
    """Three items lie ready by the rules; the fourth nail makes it four."""
    three = ["kapesni-svitilna", "svazek-paklicu", "plechovy-hrnek"]
    gain = [{"verb": "gain", "card": "zlomek-kridy", "to": "", "who": "self"}]
    t = carried(gain, zones={"items": three})
    assert t.topic == "full-slots"
    t = carried(gain, zones={"items": three, "wisdom": ["ctvrty-hrebik"]})
    assert (t.topic, t.zone("items")) == ("travel", [*three, "zlomek-kridy"])


@pytest.mark.rule("EF-LIM-2")
def test_what_was_found_once_is_not_found_again_by_anybody():
    gain = {"verb": "gain", "card": "I-01 R", "to": "", "who": "each"}
    t = dreaming("prvni-sen", apply(gain), first={}, second={})
    assert (t.zone("discard.hracka"), t.zone("discard.drsnak")) == (["zavarena-hodina"], [])
    t = dreaming("prvni-sen", apply(gain), found=["zavarena-hodina"])
    assert t.zone("discard.hracka") == []


@pytest.mark.rule("EF-LIM-2")
def test_what_a_scene_gives_the_group_says_whose_it_is():
    t = dreaming("ustredna", scene("skrinka"), second={}, entities={"prednostka": {"figures": ["c6"]}})
    t.say("hracka", "choose vzit-sluchatka").say("drsnak", "choose vzit-sluchatka")
    assert (t.topic, t.offers("hracka")) == ("who-gains", ["hracka", "drsnak"])
    t.say("hracka", "drsnak")
    assert t.zone("discard.drsnak") == ["hlas-ve-sluchatku"]


# -- one-time actions of a dream that is tried again ---------------------------------------------------------------
def feeding(outcome="defeat", **given):
    """Lost a moment after the feeder on the balcony was filled: who tries again finds it as it was at first."""
    fill = {"tiles": ["balkon"], "supply": {"obstacle": 5}, **given}
    return dreaming("ustredna", end(outcome), first={"field": ""}, **fill)


@pytest.mark.rule("EF-MAP-5", "EF-DTH-2")
@pytest.mark.parametrize("outcome", ["defeat", "death"])
def test_the_obstacle_token_leaves_with_the_map_so_a_dream_tried_again_has_its_one_time_actions_again(outcome):
    t = feeding(outcome, spent=[["act balkon.krmitko", True]])
    assert (t.g.spent, t.g.supply["obstacle"]) == ((), 6)


@pytest.mark.rule("EF-LIM-2", "EF-MAP-5")
def test_what_was_found_is_not_in_the_dream_the_next_time_so_its_place_stays_spent():
    t = feeding(tiles=["balkon", "satna"], spent=[["act satna.zrcadlo", True], ["act balkon.krmitko", False]])
    assert (t.g.spent, t.g.supply["obstacle"]) == ((("act satna.zrcadlo", False),), 6)


@pytest.mark.rule("EF-LIM-2", "EF-MAP-5")
def test_places_that_stay_spent_give_something_that_is_found_once_a_campaign():
    """Or they hold a choice that later dreams remember: it is not made twice."""
    remembered = {"zahrada.kopat"}
    for tile in load_ether().tiles.values():
        for action in tile.actions:
            finds = any(effect["verb"] == "gain" for effect in action.do) or f"{tile.id}.{action.id}" in remembered
            assert finds == (action.once == "ever"), f"{tile.id}.{action.id}"


# -- the map ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-MAP-1")
def test_an_overlay_is_laid_at_once_where_its_code_says_and_keeps_what_stands_there():
    pack = load_ether()
    overlay = next(row for row in pack.overlays.values() if row.code)
    dream = overlay.dream
    tiles = [id for id, tile in pack.tiles.items() if tile.dream == dream]
    t = dreaming(dream, apply({"verb": "reveal", "code": overlay.code}), tiles=tiles, first={"field": overlay.at})
    assert (t.g.placed[-1][0], t.zone("map")[-1], t.field("hracka")) == (overlay.id, overlay.id, overlay.at)
    source = t.g.landscape.source[t["hracka"].field]
    assert t.g.placed[source][0] == overlay.id


@pytest.mark.rule("EF-MAP-1")
def test_a_tile_that_comes_later_lies_under_the_overlays():
    pack = load_ether()
    overlay = next(row for row in pack.overlays.values() if row.code)
    tiles = [tile for tile in pack.tiles.values() if tile.dream == overlay.dream]
    laid = [tiles[0].id, overlay.id]
    t = dreaming(overlay.dream, apply({"verb": "reveal", "code": tiles[1].code}), tiles=laid, first={"field": ""})
    assert [piece for piece, _, _ in t.g.placed] == [tiles[0].id, tiles[1].id, overlay.id]


@pytest.mark.rule("EF-MAP-8")
def test_a_floating_rule_without_an_action_is_resolved_when_it_is_revealed():
    t = during("a1", effects=[{"verb": "reveal", "code": "D"}], tiles=["pole-1"], hours=2)
    assert (t.zone("map"), t.g.hours) == (["pole-1", "pole-4"], 3)
    t = during("a1", effects=[{"verb": "reveal", "code": "D"}], tiles=["pole-1", "pole-4"], hours=2)
    assert t.g.hours == 2  # it lies there already


# -- scenes ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-SEC-3", "EE-B1a")
def test_a_choice_of_a_scene_is_paid_by_one_sleeper_who_may_think_again():
    hurt = {"distress": 2, "hand": ["lichy-schod"]}
    t = dreaming("prvni-sen", scene("zidle"), first={"distress": 2}, second=hurt, entities=COAT)
    assert t.offers("hracka")[0] == "choose uvarit-caj"
    t.say("hracka", "choose uvarit-caj").say("drsnak", "choose uvarit-caj")
    assert (t.topic, t.asked) == ("payment", ["drsnak"])  # only one of them has a card
    t.say("drsnak", "back")
    assert (t.topic, t.asked) == ("scene", ["hracka", "drsnak"])
    t.say("hracka", "choose uvarit-caj").say("drsnak", "choose uvarit-caj", "discard lichy-schod", "done")
    assert ([t[name].distress for name in t.names], t.zone("hand.drsnak"), t.figures("mokry-kabat")) == ([1, 1], [], [])


@pytest.mark.rule("EF-SEC-3")
def test_what_nobody_can_pay_is_not_offered():
    t = dreaming("prvni-sen", scene("zidle"), entities=COAT)
    assert "choose uvarit-caj" not in t.offers("hracka")
    assert (t.g.read, t.g.story["kabat"]) == (("zidle",), 1)


@pytest.mark.rule("EF-SEC-3")
def test_a_choice_leads_to_another_page():
    t = dreaming("prvni-sen", scene("pod-serikem"))
    t.say("hracka", "choose vykopat")
    assert (t.g.read, t.zone("notes")) == (("pod-serikem", "plechova-krabicka"), ["plechovka"])


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


@pytest.mark.rule("EF-SET-2")
def test_the_first_game_starts_in_the_first_dream_without_keys():
    t = new("hracka", "drsnak")
    assert (t.g.dream, t.g.keys, t.g.mode, t.topic) == ("prvni-sen", 0, "dream", "entry")
    assert at("kaplicka").g.dream == ""
