"""Corners of the landscape, slumbers, the road, shops, seasons, saves between games."""

import pytest

from .campaign_help import arrive, at, new, slumbering, table, through

STEPS, COINS = ["lichy-schod"] * 3, ["mince-na-hrane"] * 3
DECK = [*STEPS, *COINS, "zavrene-oci", "kratka-sirka", "horka-dlan"]


def slumber(first, second=None, **given):
    base = {"slumber": "prizrak", "step": "action", "entities": {"prizrak": {"figures": ["c4"]}}}
    return table({"field": "c4", **first}, second, [], **{**base, **given})


def dream(first, second=None, step="action", during=(), **given):
    base = {"dream": "prvni-sen", "tiles": ["predsin"], "step": step}
    return table({"field": "b4", **first}, second, list(during), **{**base, **given})


# -- environments ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-MAP-10")
def test_light_on_a_line_puts_out_darkness_on_both_its_fields_and_no_other():
    row = {"field": "b4", "hand": ["zpev-v-tunelu"]}
    lit = dream(row, environments=[["darkness", "b3"], ["darkness", "b4"], ["light", "b3", "b4"]])
    lit.refuses("hracka", "play zpev-v-tunelu", "condition")
    dark = dream(row, environments=[["darkness", "b4"], ["light", "a4", "a3"]])
    assert "play zpev-v-tunelu" in dark.offers("hracka")


@pytest.mark.rule("EF-MAP-10", "EF-LIM-1")
def test_a_ninth_environment_token_is_not_laid_but_the_rest_of_the_card_happens():
    t = dream({"hand": ["svicka-v-dlani"], "deck": ["only", *DECK]}, supply={"environment": 0}).say(
        "hracka", "play svicka-v-dlani"
    )
    assert (t.g.environments, len(t.zone("hand.hracka"))) == ((), 1)


# -- figures -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-ENT-4", "EF-MUT-1")
def test_a_seal_that_scales_with_figures_grows_by_mutations_once():
    entity = {"figures": ["c4", "c3", "c5"], "mutations": ["pecetni-vosk"]}
    row = {"deck": ["only", *DECK], "hand": ["listek-do-satny", "listek-do-satny"], "quiet": True}
    t = slumber(
        row,
        slumber="posledni-hoste",
        entities={"posledni-hoste": entity},
        turns=["hodina-mlekaru", "hodina-sov"],
        dice=[1, 1],
    )
    t.say("hracka", "ready")
    while t.topic not in ("action", "draw", "escape"):
        t.say("hracka", t.offers("hracka")[0])
    assert len(t.zone("sealed.hracka")) == 3 + 2  # three in range, two for the wax


@pytest.mark.rule("EF-STA-1", "EE-E2d", "EF-MUT-1")
def test_a_poisoned_entity_takes_no_mutation_until_the_slumber_ends():
    t = slumber(
        {"hand": STEPS[:2] + COINS[:1]},
        slumber="velka-prestavka",
        entities={"velka-prestavka": {"figures": ["c4"]}},
        turns=["hodina-kvasku", "hodina-sov"],
    )
    t.say("hracka", "act velka-prestavka.svacina discard lichy-schod discard lichy-schod done", "ready")
    assert t.entity("velka-prestavka").mutations == () and t.happened("unchanged")


@pytest.mark.rule("EF-LIM-3", "EF-MUT-1")
def test_a_mutation_carried_out_of_the_game_never_comes_back_into_the_bag():
    entity = {"figures": ["c4"], "mutations": ["ostny"]}
    t = slumber({"ether": 1}, slumber="posledni-hoste", entities={"posledni-hoste": entity})
    before = len(t.g.bag)
    t.say("hracka", "act posledni-hoste.vynest")
    assert (t.entity("posledni-hoste").mutations, len(t.g.bag)) == ((), before)


# -- slumbers ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-SLB-2", "EE-D1c")
def test_an_escape_that_counts_what_the_set_up_laid_is_offered_only_after_it():
    t = arrive("zahradkarska-kolonie", {"deck": ["only", *DECK]}, zones={"slumbers": ["posledni-hoste"]}, seed="guests")
    while t.topic in ("spawn", "appear", "entry"):
        t.say("hracka", t.offers("hracka")[0])
    assert (t.topic, t.offers("hracka"), len(t.g.threats)) == ("escape", ["stay", "escape"], 2)
    t.say("hracka", "escape")
    assert len(t.zone("sealed.hracka")) == 2 and t.g.threats == ()


@pytest.mark.rule("EE-D1d", "EF-TCD-3")
def test_loot_after_the_last_turn_is_that_of_the_card_discarded_last():
    t = slumbering(
        {"proc": "Turn", "step": "end"},
        first={"field": "d5"},
        slumber="velka-prestavka",
        turns=["hodina-mrazu"],
        zones={"slumber": ["velka-prestavka"]},
    )
    assert t["hracka"].ether == 2


@pytest.mark.rule("EF-SLB-2", "EE-G5b")
def test_redemption_of_one_of_three_slumbers_is_refused():
    t = slumber(
        {"hand": ["zavrene-oci", "zavrene-oci"]},
        story={"vykoupeni": 1},
        zones={"removed": ["inventura"], "slumber": ["prizrak"]},
    )
    t.refuses("hracka", "act prizrak.vyslechnout", "few-slumbers")


# -- the road ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-DWM-2")
def test_once_a_turn_is_once_between_two_slumbers():
    t = at("kaplicka", {"mask": ["maska-sovy"], "deck": ["only", *DECK]}).say("hracka", "act maska-sovy.zahlednout")
    t.refuses("hracka", "act maska-sovy.zahlednout", "used-this-turn")


@pytest.mark.rule("EF-DWM-2")
def test_maps_entities_and_walks_are_of_no_use_on_the_road():
    t = at("kaplicka", {"hand": ["kocici-hlavy", *STEPS], "gems": 1, "mask": ["maska-prevoznika"]})
    offers = t.offers("hracka")
    assert not [key for key in offers if key.startswith(("play", "move", "gem", "effort", "act"))]


@pytest.mark.rule("EF-DWM-3")
def test_whoever_is_carried_comes_to_another_place():
    t = at("predmestske-nadrazi", {"hand": ["slepa-kolej"]}).say("hracka", "play slepa-kolej")
    assert t.g.location == "hlavni-nadrazi" or "go predmestske-nadrazi" not in t.offers("hracka")


@pytest.mark.rule("EF-WEK-1", "EF-DWM-2")
def test_a_weakness_is_paid_away_on_the_road_and_lies_under_the_deck_of_weaknesses():
    t = at("kaplicka", {"ether": 1, "progress": ["roztekly-vosk"]}).say("hracka", "cure roztekly-vosk")
    assert (t.zone("progress.hracka"), t.zone("weaknesses")[0], t["hracka"].ether) == ([], "roztekly-vosk", 0)


@pytest.mark.rule("EF-SHP-1", "EF-LIM-1")
def test_the_gem_for_buying_nothing_is_not_there_when_all_six_are_out():
    t = arrive("vecerka", {"gems": 6}, zones={"wisdom": ["nakupni-karta"]}).say("hracka", "shop", "gem")
    assert (t["hracka"].gems, t.zone("wisdom")) == (6, [])


@pytest.mark.rule("EF-SHP-1", "EF-ITM-2")
def test_a_bought_item_beyond_the_slots_may_go_to_the_storage_and_is_paid_all_the_same():
    zones = {
        "wisdom": ["nakupni-karta"],
        "items": ["kapesni-svitilna", "plechovy-hrnek", "zlomek-kridy"],
        "items.market": ["cestovni-budik"],
    }
    t = arrive("vecerka", {"ether": 2}, zones=zones, dice=[1]).say("hracka", "shop", "item")
    assert t.topic == "full-slots"
    t.say("hracka", "store cestovni-budik")
    assert (t["hracka"].ether, t.zone("storage"), len(t.zone("items"))) == (0, ["cestovni-budik"], 3)


@pytest.mark.rule("EF-MKT-1", "EF-INF-2", "EE-G2c")
def test_anothers_starting_card_bought_and_drawn_up_brings_its_back_action():
    t = arrive("vecerka", {"ether": 2}, zones={"wisdom": ["nakupni-karta"], "market": ["dvere-beze-zdi"]})
    t.say("hracka", "shop", "influence")
    assert [key for key in t.offers("hracka") if key.startswith("buy dvere-beze-zdi")]
    t = dream({"deck": ["only", "dvere-beze-zdi", *DECK], "hand": ["listek-do-satny"]})
    assert "act nespoutana.projit" in t.offers("hracka")


# -- seasons -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-SSN-1")
@pytest.mark.parametrize(
    ("now", "way", "then"),
    [
        ([], "better", "cas-otevrenych-oken"),
        (["cas-mlh"], "better", "cas-otevrenych-oken"),
        (["cas-otevrenych-oken"], "worse", "cas-mlh"),
        (["cas-zamcenych-domu"], "worse", "cas-zamcenych-domu"),
    ],
)
def test_seasons_go_one_step_at_a_time_over_the_time_before_the_first(now, way, then):
    t = table(
        {},
        None,
        [{"proc": "Travel", "step": "settle", "here": "kaplicka"}, {"proc": "ChangeSeason", "way": way}],
        location="kaplicka",
        zones={"season": now},
    )
    while t.topic != "travel":
        t.say("hracka", t.offers("hracka")[0])
    assert t.zone("season") == [then]


@pytest.mark.rule("EF-SSN-1", "EF-DWM-1", "EE-G1d")
def test_a_shortcut_in_a_good_season_is_free_even_for_whoever_seals_one_more():
    t = at(
        "cesta-k-hrazi",
        {"progress": ["roztekly-vosk"], "mask": ["maska-studny"]},
        zones={"season": ["cas-otevrenych-oken"]},
    )
    assert t.option("hracka", "go trafostanice")["cost"] == {}
    t.say("hracka", "go trafostanice")
    assert (t.g.location, t.zone("sealed.hracka")) == ("trafostanice", [])


# -- from game to game -------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-SAV-1", "EF-ADD-1")
def test_ether_put_by_waits_for_its_owner_over_a_game_played_without_them():
    t = at("kaplicka", {"ether": 2}, {"ether": 1})
    for name in t.names:
        t.say(name, "save")
    for name in t.names:
        t.say(name, "pass")
    chronicle = t.g.result["chronicle"]
    alone = through(new("hracka", chronicle=chronicle))
    assert alone["hracka"].ether == 1
    alone.say("hracka", "save", "pass")
    both = new("hracka", "drsnak", chronicle=alone.g.result["chronicle"])
    through(both)
    assert [both[name].ether for name in both.names] == [1, 1]
