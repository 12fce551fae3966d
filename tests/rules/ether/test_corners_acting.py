"""Corners of acting: quick cards, empty hands, readiness, gems, joint prices, relocation, limits of supply."""

import pytest

from .campaign_help import apply, arrive, dreaming, table

STEPS, COINS = ["lichy-schod"] * 3, ["mince-na-hrane"] * 3
DECK = [*STEPS, *COINS, "zavrene-oci", "kratka-sirka", "horka-dlan"]
TRAM = ["posledni-tramvaj", "listek-do-satny"]


def dream(first, second=None, step="action", during=(), **given):
    base = {"dream": "prvni-sen", "tiles": ["predsin"], "step": step}
    return table({"field": "b4", **first}, second, list(during), **{**base, **given})


def slumber(first, second=None, **given):
    base = {"slumber": "prizrak", "step": "action", "entities": {"prizrak": {"figures": ["c4"]}}}
    return table({"field": "c4", **first}, second, [], **{**base, **given})


def due(*effects, seat=0):
    return {"proc": "Apply", "seat": seat, "effects": list(effects), "source": "test"}


# -- quick cards -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-INF-1", "EF-TRN-5")
@pytest.mark.parametrize(
    ("topic", "effect", "dice"),
    [
        ("window-distress", {"verb": "distress", "amount": 1, "who": "self"}, []),
        ("window-seal", {"verb": "seal", "cards": 1, "who": "self"}, []),
        ("window-roll", {"verb": "roll", "faces": {}}, [2]),
    ],
)
def test_a_quick_card_without_a_moment_of_its_own_is_played_in_every_window(topic, effect, dice):
    t = dream({"hand": TRAM, "deck": ["only", *DECK]}, during=[due(effect)], dice=dice)
    assert t.topic == topic
    t.say("hracka", "play posledni-tramvaj discard listek-do-satny done")
    assert sorted(t.zone("discard.hracka")) == sorted(TRAM)


@pytest.mark.rule("EF-INF-1", "EF-TRN-5")
def test_a_quick_card_is_played_before_each_step_and_after_the_last_one():
    t = slumber(
        {"hand": TRAM, "deck": ["only", *DECK], "field": "d5"},
        turns=["hodina-prevozniku", "hodina-sov"],
        entities={"prizrak": {"figures": ["c3"]}},
        dice=[1],
    )
    t.say("hracka", "ready")
    seen = []
    while t.topic.startswith("window"):
        seen.append(t.topic)
        t.say("hracka", "pass")
    assert seen == ["window-step", "window-step", "window-roll", "window-end"]


@pytest.mark.rule("EF-INF-1")
def test_a_quick_card_that_wants_another_discarded_is_not_offered_when_it_is_the_last_one():
    t = dream(
        {"hand": TRAM[:1], "deck": ["only", *DECK]}, during=[due({"verb": "distress", "amount": 1, "who": "self"})]
    )
    assert (t.topic, t["hracka"].distress) == ("action", 1)


@pytest.mark.rule("EF-INF-1", "EF-TRN-3")
def test_a_reroll_that_draws_from_an_empty_deck_asks_for_the_price_of_the_shuffle_and_then_for_the_roll():
    row = {"hand": ["tichy-svedek", "kratka-sirka"], "deck": ["only"], "discard": DECK}
    t = dream(
        row,
        during=[due({"verb": "roll", "faces": {"1": [{"verb": "ether", "amount": 1, "who": "self"}]}})],
        dice=[1, 3],
    )
    t.say("hracka", "play tichy-svedek")
    assert t.topic == "reshuffle"
    t.say("hracka", "distress", "pass")
    assert (t["hracka"].ether, t["hracka"].distress) == (1, 1)


@pytest.mark.rule("EF-INF-1", "EF-ENT-3", "EE-E1a")
def test_who_flees_while_the_die_of_an_entity_still_rolls_is_chased_from_there():
    row = {"hand": ["roztrhany-plan", "listek-do-satny"], "field": "c3"}
    t = slumber(row, turns=["hodina-mrazu", "hodina-sov"], entities={"prizrak": {"figures": ["d3"]}}, dice=[1])
    t.say("hracka", "ready")
    while t.topic != "window-roll":
        t.say("hracka", "pass")
    t.say("hracka", "play roztrhany-plan discard listek-do-satny done", "to d5")
    assert t.field("hracka") == "d5"


@pytest.mark.rule("EF-INF-1", "EE-B2b")
def test_a_friend_draws_in_the_middle_of_anothers_payment_and_the_payment_goes_on():
    t = dream({"hand": TRAM, "deck": ["only", *DECK]}, {"field": "b4", "hand": ["pest-v-kapse", "pest-v-kapse"]})
    t.say("drsnak", "act predsin.zabrat", "pay pest-v-kapse anger")
    t.say("hracka", "play posledni-tramvaj discard listek-do-satny done")
    t.say("drsnak", "pay pest-v-kapse anger", "done")
    assert t.happened("laid", source="obyvak")


@pytest.mark.rule("EF-INF-1", "EE-B2b")
def test_intent_of_a_quick_card_serves_no_friends_payment():
    t = dream({"hand": ["kratka-sirka"]}, {"field": "b4", "hand": ["odrene-klouby"]})
    t.say("hracka", "act predsin.zabrat")
    assert "play odrene-klouby" not in t.offers("drsnak")


# -- empty hands and decks -------------------------------------------------------------------------------------------
@pytest.mark.rule("EE-C1a", "EF-TRN-3")
def test_nothing_to_draw_from_costs_nothing():
    t = dream({"deck": ["only"], "hand": [*[*STEPS, *COINS][:5], "zavrene-oci"], "discard": []}, step="draw")
    t.g.zones["discard.0"] = ()
    t.say("hracka", "draw")
    assert (t.topic, t["hracka"].distress) == ("action", 0)


@pytest.mark.rule("EE-C4", "EF-TRN-3", "EF-WEK-1")
def test_a_weakness_alone_on_the_discards_is_shuffled_and_met_and_drawing_goes_on_at_a_second_price():
    row = {"deck": ["only"], "hand": [*STEPS, *COINS][:5], "discard": ["dira-v-kapse"], "sealed": []}
    t = dream(row, during=[due({"verb": "draw", "cards": 2, "who": "self"})], dice=[1])
    assert (t.topic, t["hracka"].distress) == ("action", 2)  # nothing could be sealed, so nothing is asked
    assert len(t.zone("hand.hracka")) == 5  # one lost to the weakness, and drawn again after a second shuffle


@pytest.mark.rule("EF-SEA-1")
def test_a_deck_of_weaknesses_seals_nothing_and_asks_nobody():
    row = {"deck": ["only", "dira-v-kapse", "hlas-za-zady"], "mask": ["maska-studny"], "discard": DECK}
    t = dream(row, during=[due({"verb": "seal", "cards": 2, "who": "self"})])
    assert (t.topic, t.zone("sealed.hracka"), t.zone("deck.hracka")) == ("action", [], ["hlas-za-zady", "dira-v-kapse"])


@pytest.mark.rule("EF-INF-2", "EE-G2c")
def test_without_a_deck_there_is_no_back_action_and_with_a_bought_card_on_top_neither():
    t = dream(
        {"hand": ["kratka-sirka"], "deck": ["only"], "discard": DECK[:6]},
        {"deck": ["only", "podana-ruka", "pest-v-kapse"], "field": "b4"},
    )
    assert not [key for name in t.names for key in t.offers(name) if key.startswith(("act drsnak", "act hracka"))]


@pytest.mark.rule("EF-BAS-3", "EF-BAS-4")
def test_an_empty_hand_buys_no_gem_and_no_look():
    t = dream({"hand": STEPS[:2]})
    t.refuses("hracka", "gem", "too-dear")
    t = dream({"hand": []})
    assert not [key for key in t.offers("hracka") if key.startswith(("peek", "gem"))]


@pytest.mark.rule("EF-ENT-1")
def test_whoever_has_less_than_is_to_be_discarded_discards_what_there_is():
    t = dream({"hand": STEPS[:1]}, during=[due({"verb": "discard", "cards": 3, "random": False, "who": "self"})])
    assert (t.topic, t.zone("hand.hracka")) == ("action", [])


@pytest.mark.rule("EF-TRN-3")
def test_an_allowed_shuffle_takes_the_rest_of_the_deck_along_and_costs_nothing():
    t = dream({"deck": ["only", *STEPS], "discard": COINS, "hand": ["reka-pozpatku"]}).say(
        "hracka", "play reka-pozpatku"
    )
    assert (t["hracka"].distress, len(t.zone("deck.hracka")), t.zone("sealed.hracka")) == (0, 5, ["reka-pozpatku"])


# -- being ready -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("EE-D5", "EE-B3")
def test_whoever_is_ready_may_still_turn_a_friends_die():
    row = {"hand": ["cizi-narozeniny"]}
    t = dream(row, {"field": "b4", "hand": ["pest-v-kapse"]}, dice=[1, 6]).say("hracka", "ready")
    t.say("drsnak", "act predsin.zabrat", "pay pest-v-kapse anger", "boost")
    assert t.topic == "window-roll"
    t.say("hracka", "play cizi-narozeniny", "pass")
    assert t["hracka"].ready and t.happened("laid", source="obyvak")


@pytest.mark.rule("EE-D5")
def test_whoever_is_ready_stays_so_when_a_friends_card_gives_them_cards():
    t = dream({"hand": []}, {"field": "b4", "mask": ["maska-listonosky"], "hand": ["pest-v-kapse"]})
    t.say("hracka", "ready")
    t.say("drsnak", "act maska-listonosky.dorucit discard pest-v-kapse done").say("hracka", "hracka")
    assert t["hracka"].ready and len(t.zone("hand.hracka")) == 2
    t.say("hracka", "unready")
    assert "ready" in t.offers("hracka")


@pytest.mark.rule("EE-D5", "EF-TRN-4")
def test_nobody_can_take_it_back_once_all_are_ready():
    t = slumber(
        {"field": "d5"},
        {"field": "d5"},
        turns=["hodina-prevozniku", "hodina-sov"],
        entities={"prizrak": {"figures": ["c3"]}},
        dice=[1],
    )
    t.say("hracka", "ready").say("drsnak", "ready")
    assert not any("unready" in t.offers(name) for name in t.names if name in t.asked)


# -- gems ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-MAP-6", "EE-B5b")
def test_a_gem_placed_and_taken_back_by_a_friend_is_the_friends_and_its_action_is_spent_for_the_turn():
    t = dream(
        {"field": "c3", "gems": 1, "distress": 2}, {"field": "c3", "distress": 2}, tiles=["predsin", "detsky-pokoj"]
    )
    t.say("hracka", "set detsky-pokoj.lampicka", "act detsky-pokoj.lampicka")
    t.say("drsnak", "take detsky-pokoj.lampicka")
    assert [t[name].gems for name in t.names] == [0, 1]
    t.say("drsnak", "set detsky-pokoj.lampicka")
    t.refuses("drsnak", "act detsky-pokoj.lampicka", "used-this-turn")
    assert [t[name].distress for name in t.names] == [1, 2]


@pytest.mark.rule("EF-MAP-6")
def test_a_gem_lies_in_its_slot_when_the_sleeper_has_gone_and_nobody_takes_it_from_afar():
    t = dream({"field": "c3", "gems": 1, "hand": STEPS[:1]}, {"field": "c4"}, tiles=["predsin", "detsky-pokoj"])
    t.say("hracka", "set detsky-pokoj.lampicka")
    t.refuses("drsnak", "take detsky-pokoj.lampicka", "not-here")


@pytest.mark.rule("EF-LIM-1", "EF-BAS-4")
def test_no_seventh_gem_is_bought_and_the_cards_are_kept():
    t = dream({"gems": 6, "hand": STEPS})
    t.refuses("hracka", "gem", "none-left")


@pytest.mark.rule("EF-MUT-1")
def test_gems_that_turn_no_die_still_buy_and_light():
    entity = {"figures": ["a3"], "mutations": ["matny-lesk"]}
    row = {"field": "c3", "gems": 1, "hand": ["kratka-sirka"]}
    t = dream(row, tiles=["predsin", "detsky-pokoj"], entities={"mokry-kabat": entity}, zones={"wisdom": ["drahokamy"]})
    assert {"set detsky-pokoj.lampicka", "act drahokamy.rozlomit-pecet"} <= set(t.offers("hracka"))


# -- joint prices ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("EE-B1b", "EF-ACT-5")
def test_who_stands_too_far_away_cannot_help_to_pay():
    entity = {"prednostka": {"figures": ["c6"], "tokens": 4}}
    given = {"dream": "ustredna", "tiles": ["vratnice", "sal", "pult"], "entities": entity}
    near = dream({"field": "c6", "hand": STEPS}, {"field": "c6", "hand": ["schody-po-ctyrech"]}, **given)
    near.say("hracka", "act prednostka.polichotit")
    assert [key for key in near.offers("drsnak") if key.startswith("give")]
    far = dream({"field": "c6", "hand": STEPS}, {"field": "c3", "hand": ["schody-po-ctyrech"]}, **given)
    far.say("hracka", "act prednostka.polichotit")
    assert "drsnak" not in far.asked


@pytest.mark.rule("EE-B1b", "EF-ACT-2")
def test_what_a_friend_laid_down_comes_back_when_the_payment_is_taken_back():
    entity = {"prednostka": {"figures": ["c6"], "tokens": 4}}
    given = {"dream": "ustredna", "tiles": ["vratnice", "sal", "pult"], "entities": entity}
    t = dream({"field": "c6", "hand": STEPS}, {"field": "c6", "hand": ["schody-po-ctyrech"]}, **given)
    t.say("hracka", "act prednostka.polichotit").say("drsnak", "give schody-po-ctyrech cunning").say("hracka", "back")
    assert (t.zone("hand.drsnak"), len(t.zone("hand.hracka"))) == (["schody-po-ctyrech"], 3)


# -- relocation and range --------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-REL-1", "EF-MAP-12")
def test_nobody_is_relocated_onto_a_field_without_room():
    t = slumber(
        {"field": "d4", "hand": ["dvere-beze-zdi"]}, entities={"prizrak": {"figures": ["c4", "c4", "c4", "c4"]}}
    )
    t.say("hracka", "play dvere-beze-zdi")
    assert "to c4" not in t.offers("hracka") and "to d5" in t.offers("hracka")


@pytest.mark.rule("EF-REL-1", "EF-STA-1")
def test_who_is_held_fast_is_not_relocated_and_the_rest_of_the_card_happens():
    t = dream({"hand": ["dvere-beze-zdi"], "states": ["immobilised"], "deck": ["only", *DECK]}).say(
        "hracka", "play dvere-beze-zdi"
    )
    assert (t.field("hracka"), len(t.zone("hand.hracka"))) == ("b4", 1)


@pytest.mark.rule("EF-STA-1", "EE-E6a")
def test_a_stunned_sleeper_reaches_one_field_whatever_lengthens_the_arm():
    row = {"field": "d5", "hand": ["zvonek-bez-jmena"], "states": ["stunned"], "progress": ["natazena-paze"]}
    t = slumber(row, entities={"prizrak": {"figures": ["d3"]}}, zones={"items": ["kapesni-zrcatko"]})
    t.refuses("hracka", "play zvonek-bez-jmena", "no-target")


@pytest.mark.rule("EF-ACT-7", "EF-ACT-6")
def test_range_is_that_of_the_beginning_also_when_a_quick_card_moved_the_sleeper_meanwhile():
    row = {"field": "c4", "hand": ["zkouska-nosnosti", "lupa-bez-skla", "roztrhany-plan", "listek-do-satny"]}
    t = slumber(row, entities={"prizrak": {"figures": ["c4"]}})
    t.say("hracka", "play zkouska-nosnosti", "play roztrhany-plan discard listek-do-satny done")
    t.say("hracka", "to d5", "pay lupa-bez-skla insight", "done")
    assert t.entity("prizrak").figures[0].states == (("immobilised", 1),)


@pytest.mark.rule("EF-STA-1")
def test_a_swap_with_somebody_held_fast_is_not_offered():
    t = dream({"hand": ["vypujceny-stin"]}, {"field": "b3", "states": ["immobilised"]})
    t.refuses("hracka", "play vypujceny-stin", "no-target")


# -- limits of the supply --------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-LIM-1", "EF-STA-1")
def test_a_state_whose_token_lies_elsewhere_on_its_other_side_does_nothing():
    t = dream({}, during=[due({"verb": "state", "name": "stunned", "who": "self"})], supply={"state-a": 0})
    assert t["hracka"].states == ()


@pytest.mark.rule("EF-LIM-1")
@pytest.mark.parametrize(
    ("token", "effect", "name"),
    [
        ("ether", {"verb": "ether", "amount": 2, "who": "self"}, "ether"),
        ("gem", {"verb": "gem", "amount": 2, "who": "self"}, "gems"),
    ],
)
def test_what_the_supply_does_not_hold_is_not_gained(token, effect, name):
    t = dream({}, during=[due(effect)], supply={token: 1})
    assert getattr(t["hracka"], name) == 1


@pytest.mark.rule("EF-LIM-1", "EE-G1a")
def test_the_fifth_key_is_not_gained():
    t = arrive("trafostanice", {}, keys=4)
    assert (t.g.keys, t.g.supply["key"]) == (4, 0)


@pytest.mark.rule("EF-LIM-1", "EE-F2", "EF-MAP-5")
def test_without_an_obstacle_token_a_one_time_action_is_spent_all_the_same():
    t = dream({"field": "d1", "hand": STEPS}, tiles=["predsin", "kuchyne", "spiz"], supply={"obstacle": 0})
    t.say("hracka", "act spiz.zavarenina discard lichy-schod done")
    while t.topic != "action":
        t.say("hracka", t.offers("hracka")[0])
    t.refuses("hracka", "act spiz.zavarenina", "used-up")


@pytest.mark.rule("EF-LIM-1", "EF-DTH-1")
def test_the_seventeenth_distress_kills_whoever_is_to_take_it():
    t = dreaming(
        "prvni-sen",
        apply({"verb": "distress", "amount": 2, "who": "each"}),
        first={"distress": 3},
        second={"distress": 4},
        supply={"distress": 3},
    )
    assert t.happened("death", actor="drsnak", source="no-distress-left")


# -- effort, hours, boost --------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-BAS-2", "EE-D1a")
def test_each_sleeper_may_strive_once_a_turn_out_of_the_same_hours():
    t = dream({}, {"field": "b4"}, hours=2).say("hracka", "effort 1", "move b3")
    t.refuses("hracka", "effort 1", "used-this-turn")
    t.say("drsnak", "effort 1", "stop")
    assert t.g.hours == 0


@pytest.mark.rule("EF-BAS-6", "EF-TCD-1")
def test_hours_buy_no_more_turns_than_there_are_discarded_cards():
    t = dream({}, hours=5, turns=["hodina-sov", "hodina-mrazu"])
    assert len([key for key in t.offers("hracka") if key.startswith("hours ")]) == 5
    t.say("hracka", "hours 2")
    assert (t.g.hours, len(t.zone("turns"))) == (3, 4)


@pytest.mark.rule("EF-ACT-8", "EE-B1c")
def test_a_second_boost_in_the_turn_is_not_offered_to_the_one_but_to_the_other():
    t = dream(
        {"hand": ["kratka-sirka", "horka-dlan"], "quiet": True}, {"field": "b4", "hand": ["pest-v-kapse"]}, dice=[2]
    )
    t.say("hracka", "act predsin.zabrat", "pay kratka-sirka anger", "boost")
    t.refuses("hracka", "act predsin.zabrat", "too-dear")  # three of four, and no die any more
    t.say("drsnak", "act predsin.zabrat", "pay pest-v-kapse anger")
    assert "boost" in t.offers("drsnak")


@pytest.mark.rule("EF-ACT-8", "EE-B4")
@pytest.mark.parametrize(("face", "steps"), [(1, 0), (2, 2), (3, 3), (6, 3)])
def test_a_boosted_move_fails_stays_or_goes_one_field_further(face, steps):
    t = dream({"field": "a3", "hand": STEPS[:1], "ether": 1, "quiet": True}, dice=[face])
    t.say("hracka", "move", "pay lichy-schod cunning", "boost")
    if face == 1:
        assert (t.say("hracka", "ether").topic, t["hracka"].ether) == ("action", 0)
    else:
        assert (t.topic, dict(t.g.pending[0].about)) == ("walk", {"fields": steps})


@pytest.mark.rule("EF-ACT-8", "EF-WEK-1")
def test_a_trembling_hand_takes_one_from_the_die_but_never_more_than_it_gave():
    t = dream({"hand": ["horka-dlan"], "progress": ["trasouci-se-ruka"], "quiet": True}, dice=[3])
    t.say("hracka", "act predsin.zabrat pay horka-dlan anger boost")
    assert t.happened("failed")  # three and one, less one: still three of four


# -- progress --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-PRG-1", "EF-DTH-1")
def test_placing_the_card_that_leaves_five_kills():
    t = dreaming(
        "prvni-sen",
        {"proc": "Turn", "step": "rest"},
        {"proc": "ActionStep"},
        first={
            "field": "b4",
            "hand": ["vykres-domu", "lupa-bez-skla"],
            "deck": ["only", "lupa-bez-skla"],
            "discard": STEPS,
        },
    )
    t.say("hracka", "place vykres-domu pay lupa-bez-skla insight done")
    assert t.happened("death", actor="hracka")


@pytest.mark.rule("EF-MUT-1", "EE-C2c", "EF-PRG-1")
def test_progress_put_out_of_work_takes_its_room_with_it():
    placed = ["vykres-domu", "stul-pod-lampou", "kartoteka-kroku", "rozebrane-hodiny", "atlas-domovu"]
    t = dream(
        {"progress": placed},
        entities={"mokry-kabat": {"figures": ["a3"]}},
        bag=["slepe-stranky"],
        during=[{"proc": "Apply", "seat": 0, "effects": [{"verb": "mutate", "amount": 1, "entity": "mokry-kabat"}]}],
        dice=[1],
    )
    assert (t.topic, len(t.offers("hracka"))) == ("drop-progress", 5)


@pytest.mark.rule("EF-PRG-1")
def test_a_turned_card_is_dropped_for_a_new_one_and_its_twin_stays_at_work():
    row = {
        "progress": ["kapesni-tabulka", "kapesni-tabulka", "atlas-domovu", "peri-v-kapse"],
        "turned": ["kapesni-tabulka"],
        "hand": ["sitovka-plna-tmy", "lichy-schod"],
    }
    t = dream(row).say("hracka", "place sitovka-plna-tmy pay lichy-schod cunning done")
    assert {"drop kapesni-tabulka", "drop turned kapesni-tabulka"} <= set(t.offers("hracka"))
    t.say("hracka", "drop turned kapesni-tabulka")
    assert (t["hracka"].turned, t.zone("progress.hracka").count("kapesni-tabulka")) == ((), 1)


# -- masks, items, notes ---------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-MSK-1")
def test_a_mask_told_to_be_discarded_can_be_refreshed_again():
    t = dream({"mask": ["maska-sirotka"], "sealed": STEPS}, zones={"items": ["prazdny-ram"]})
    t.say("hracka", "act maska-sirotka.sundat")
    assert (t.zone("mask.hracka"), t.zone("masks.hracka"), t.zone("sealed.hracka")) == ([], ["maska-sirotka"], [])
    t.say("hracka", "act prazdny-ram.povesit")
    assert t.zone("mask.hracka") == ["maska-sirotka"]
    t.refuses("hracka", "act maska-sirotka.sundat", "used-this-dream")


@pytest.mark.rule("EF-MUT-2", "EF-DTH-1", "EE-C2c")
def test_a_mask_that_falls_off_at_eight_distress_kills():
    t = dreaming(
        "prvni-sen",
        apply({"verb": "mutate", "amount": 1, "entity": "mokry-kabat"}),
        first={"mask": ["maska-ditete"], "distress": 8},
        entities={"mokry-kabat": {"figures": ["a3"]}},
        bag=["strzene-tvare"],
        dice=[1],
    )
    assert t.happened("death", actor="hracka", source="distress")


@pytest.mark.rule("EF-ITM-1", "EF-ACT-2")
def test_an_item_that_goes_to_the_market_by_its_effect_goes_to_the_storage_as_intent():
    t = dream({"hand": ["vsazeny-knoflik"]}, zones={"items": ["svazek-paklicu"]})
    t.say(
        "hracka",
        "act predsin.zabrat",
        "for cunning",
        "item svazek-paklicu cunning",
        "pay vsazeny-knoflik cunning",
        "done",
    )
    assert (t.zone("storage"), t.zone("items.market")) == (["svazek-paklicu"], [])
    t = dream({}, zones={"items": ["svazek-paklicu"]}).say("hracka", "act svazek-paklicu.odemknout")
    assert (t.zone("storage"), t.zone("items.market")) == ([], ["svazek-paklicu"])


@pytest.mark.rule("EF-NOT-1")
def test_a_note_is_anyones_and_gone_for_both_when_one_has_used_it():
    t = dream({"sealed": STEPS}, {"field": "b4"}, zones={"notes": ["listek-z-kredence"]})
    assert all("act listek-z-kredence.precist" in t.offers(name) for name in t.names)
    t.say("drsnak", "act listek-z-kredence.precist")
    assert (t.zone("notes"), t.zone("removed")[-1:], t.zone("sealed.hracka")) == ([], ["listek-z-kredence"], STEPS)
