"""The dreamworld: ways, icons, cards played there, fate, shops, sanctuaries (EF-DWM, EF-FAT, EF-SHP, EE-G1, EE-G5c)."""

import pytest

from snar.packs.ether.check_world import check_world
from snar.packs.ether.loader import load_ether

from .campaign_help import ENTRY_TILES, arrive, at, carried, table
from .help import two
from .night import night

SHOP = {"wisdom": ["nakupni-karta"]}


def ways(t):
    return [key for key in t.offers("hracka") if key.startswith("go ")]


@pytest.mark.rule("EF-DWM-1")
def test_big_arrows_are_free():
    t = at("kaplicka")
    before = len(t.zone("deck.hracka"))
    assert t.option("hracka", "go nocni-autobus")["cost"] == {}
    t.say("hracka", "go nocni-autobus")
    assert (t.g.location, len(t.zone("deck.hracka"))) == ("nocni-autobus", before)


@pytest.mark.rule("EF-DWM-1")
def test_everybody_seals_a_card_on_a_shortcut():
    t = at("cesta-k-hrazi", second={})
    assert t.option("hracka", "go trafostanice")["cost"] == {"seal": 1}
    t.say("hracka", "go trafostanice").say("drsnak", "go trafostanice")
    assert [len(t.zone(f"sealed.{name}")) for name in t.names] == [1, 1]
    assert (t.g.location, t.g.keys) == ("trafostanice", 1)


@pytest.mark.rule("EE-G1d")
def test_a_shortcut_with_an_empty_deck_is_free():
    hand = ["lichy-schod", "lichy-schod", "lichy-schod", "mince-na-hrane", "mince-na-hrane", "kratka-sirka"]
    t = at("cesta-k-hrazi", {"deck": ["only"], "hand": hand})
    t.say("hracka", "go trafostanice")
    assert (t.g.location, t.zone("sealed.hracka"), t.zone("hand.hracka")) == ("trafostanice", [], hand)
    assert len(at("cesta-k-hrazi").say("hracka", "go trafostanice").zone("sealed.hracka")) == 1


@pytest.mark.rule("EF-DWM-1")
def test_a_station_leads_to_the_other_stations():
    assert "go hlavni-nadrazi" in ways(at("predmestske-nadrazi"))
    assert "go hlavni-nadrazi" not in ways(at("predmestske-nadrazi", districts=["suburbie"]))


@pytest.mark.rule("EF-SEC-3")
def test_the_group_votes_where_to_go_and_the_second_time_the_first_sleeper_breaks_a_tie():
    t = at("kaplicka", second={})
    t.say("hracka", "go nocni-autobus").say("drsnak", "awaken")
    assert (t.asked, t.g.location) == (["hracka", "drsnak"], "kaplicka")
    t.say("drsnak", "awaken").say("hracka", "go nocni-autobus")
    assert t.g.location == "nocni-autobus"


@pytest.mark.rule("EE-G1c")
def test_several_icons_resolve_from_left_to_right():
    t = arrive("sklenik")  # sanctuary, then key
    assert (t.topic, t.g.keys) == ("sanctuary", 0)
    t.say("hracka", "pass")
    assert (t.topic, t.g.keys) == ("travel", 1)


@pytest.mark.rule("EE-G1a")
def test_keys_belong_to_the_team_and_there_are_four():
    t = arrive("trafostanice", keys=3, second={})
    assert (t.g.keys, t.g.supply["key"]) == (4, 0)
    assert arrive("trafostanice", keys=4).g.keys == 4


@pytest.mark.rule("EE-G1a", "EF-LIM-1")
def test_ether_and_gems_belong_to_the_sleeper_who_gained_them_and_the_pools_hold_sixteen_and_six():
    gains = [{"verb": "ether", "amount": 20, "who": "self"}, {"verb": "gem", "amount": 9, "who": "self"}]
    t = carried([*gains, {"verb": "key", "amount": 9}], sleepers={"hracka": {}, "drsnak": {"ether": 3, "gems": 2}})
    assert [(row.ether, row.gems) for row in t.g.sleepers] == [(13, 4), (3, 2)]
    assert (t.g.keys, [t.g.supply[kind] for kind in ("ether", "gem", "key")]) == (4, [0, 0, 0])


@pytest.mark.rule("EE-G1a", "EF-ACT-3")
def test_nobody_pays_with_the_ether_or_the_gem_of_another_sleeper_but_anybody_with_the_keys():
    t = two({"ether": 1, "gems": 1}, {"field": "a2"})
    t.refuses("specialista", "act zkouska.volat", "too-dear")
    t.refuses("specialista", "set predsin.oltar", "too-dear")
    t.say("hracka", "act zkouska.volat")
    assert (t["hracka"].ether, t.g.hours) == (0, 5)
    for name in ("hracka", "specialista"):
        team = night("a1", "a2", step="action", keys=3).say(name, "act noc.hnout")
        assert (team.g.keys, team.g.story["brana"]) == (0, 1)


@pytest.mark.rule("EF-DWM-1")
def test_a_sanctuary_reshuffles_turns_back_unseals_or_refreshes():
    sealed = ["lichy-schod", "kratka-sirka"]
    t = arrive("kaplicka", {"sealed": sealed})
    assert t.offers("hracka") == ["shuffle", "unturn", "unseal", "refresh", "pass"]
    t.say("hracka", "unseal", "take lichy-schod")
    assert (t.zone("sealed.hracka"), t.zone("discard.hracka")) == (["kratka-sirka"], ["lichy-schod"])
    assert t.topic == "travel"


@pytest.mark.rule("EF-DWM-1")
def test_a_sanctuary_turns_one_progress_card_back():
    active = ["zar-vyhne", "spojovaci-snura"]
    t = arrive("kaplicka", {"progress": active, "turned": active})
    t.say("hracka", "unturn", "turn zar-vyhne")
    assert [t.g.card_id(card) for card in t["hracka"].turned] == ["spojovaci-snura"]
    assert t.topic == "travel"


@pytest.mark.rule("EF-SSN-1")
def test_a_season_may_give_one_more_comfort():
    t = arrive("kaplicka", zones={"season": ["cas-dlouhych-veceru"]})
    t.say("hracka", "shuffle")
    assert t.topic == "sanctuary"


@pytest.mark.rule("EF-DWM-1")
def test_a_refusal_says_why_the_group_cannot_go_there():
    t = at("kaplicka", {"hand": ["kridovy-obrys"]})
    t.refuses("hracka", "go podchod", "no-road")
    t.refuses("hracka", "play kridovy-obrys", "EF-DWM-2")
    arrive("kaplicka").refuses("hracka", "awaken", "only-between-locations")


# -- cards (EF-DWM-2) ------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-DWM-2")
def test_there_is_no_draw_step_and_only_cards_with_an_effect_here_can_be_played():
    t = at("kaplicka", {"hand": ["hlas-ve-sluchatku", "kridovy-obrys"]})
    assert t.topic == "travel"
    assert "play hlas-ve-sluchatku" in t.offers("hracka")  # draws and unseals
    assert "play kridovy-obrys" not in t.offers("hracka")  # relocates a sleeper
    t.say("hracka", "play hlas-ve-sluchatku")
    assert len(t.zone("hand.hracka")) == 3


@pytest.mark.rule("EF-DWM-2")
def test_neither_basic_actions_nor_those_of_the_slumber_map_are_taken_on_the_dreamworld():
    hand = ["lichy-schod", "lichy-schod", "lichy-schod"]
    t = at("kaplicka", {"hand": hand, "field": "b3"}, tiles=["sluzebni-chodba", "cekarna", "bazen"], hours=3)
    assert not {key.split()[0] for key in t.offers("hracka")} & {"gem", "move", "effort", "act"}


@pytest.mark.rule("EF-DWM-2")
def test_a_gem_rerolls_a_die_of_fate():
    t = arrive("tocna", {"gems": 1}, dice=[1, 3], **no_slot("revizor-se-siti"))
    assert (t.topic, "reroll" in t.offers("hracka")) == ("window-roll", True)
    t.say("hracka", "reroll", "pass")
    assert (t["hracka"].distress, t["hracka"].gems, t.topic) == (0, 0, "travel")


@pytest.mark.rule("EF-DWM-2")
def test_once_a_turn_is_once_between_two_slumbers():
    t = at("zahradkarska-kolonie", {"used": ["act maska-sovy.zahlednout"]})
    t.say("hracka", "go trafostanice")
    assert t["hracka"].used == ("act maska-sovy.zahlednout",)
    t = arrive(
        "zahradkarska-kolonie", {"used": ["act maska-sovy.zahlednout"]}, zones={"slumbers": ["inventura"]}
    )  # seals 3
    assert t["hracka"].used == ()


@pytest.mark.rule("EF-DWM-3")
def test_relocating_the_group_must_change_its_location():
    t = carried([{"verb": "travel", "to": "sanctuary"}])
    assert t.g.location == "sklenik"  # the only other one: nothing to ask
    t = carried([{"verb": "travel", "to": "any"}])
    assert "go kaplicka" not in t.offers("hracka")
    assert "go podchod" in t.offers("hracka")


@pytest.mark.rule("EF-DWM-3")
def test_where_the_group_is_carried_to_the_location_is_resolved():
    t = carried([{"verb": "travel", "to": "trafostanice"}])
    assert (t.g.location, t.g.keys, t.topic) == ("trafostanice", 1, "travel")


def no_slot(card):
    """The card comes, and no tile in play has a quirk slot."""
    return {"tiles": ["sluzebni-chodba"], "zones": {"fate": [card], "map.stack": ["bazen"]}}


# -- fate (EF-FAT-1) -------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-FAT-1")
def test_a_fate_card_is_resolved_and_goes_under_the_deck():
    t = arrive("tocna", **no_slot("stehovani-klaviru"))
    assert t.topic == "choose"
    t.say("hracka", "pass")
    assert (t.zone("fate")[0], t.zone("fate.drawn")) == ("stehovani-klaviru", [])


@pytest.mark.rule("EF-FAT-1")
def test_with_a_new_map_tile_it_lies_down_on_an_empty_quirk_slot():
    zones = {"fate": ["vyloha-s-tvym-pokojem"], "map.stack": ["kinosal"]}
    t = arrive("tocna", {"sealed": ["lichy-schod"]}, zones=zones)
    t.say("hracka", "choose 3")
    assert (t.topic, t.offers("hracka")) == ("quirk", ["quirk b5", "quirk d6"])
    t.say("hracka", "quirk b5")
    assert (t.zone("quirks"), t.zone("map")[-1]) == (["vyloha-s-tvym-pokojem"], "kinosal")


@pytest.mark.rule("EF-FAT-1")
def test_without_an_empty_slot_the_quirk_goes_under_the_deck():
    zones = {"fate": ["vyloha-s-tvym-pokojem"], "map.stack": ["zastavka"]}
    t = arrive("tocna", zones=zones, quirks=[["krejci-stinu", "d6"]])
    t.say("hracka", "choose 3")
    assert (t.zone("fate")[0], t.zone("quirks")) == ("vyloha-s-tvym-pokojem", ["krejci-stinu"])


@pytest.mark.rule("EE-F1c")
def test_the_action_of_a_quirk_needs_standing_on_it():
    given = {"slumber": "prizrak", "step": "action", "quirks": [["krejci-stinu", "d6"]]}
    hand = ["lichy-schod", "lichy-schod"]
    t = table({"hand": hand, "field": "d6"}, None, [], **given)
    assert "act krejci-stinu.dat-si-prisit" in t.offers("hracka")
    t = table({"hand": hand, "field": "d5"}, None, [], **given)
    t.refuses("hracka", "act krejci-stinu.dat-si-prisit", "not-here")


@pytest.mark.rule("EF-FAT-1", "EE-F1c")
def test_what_a_quirk_adds_concerns_the_whole_landscape():
    """The booth in the snow: every seal takes one card more."""
    seal = {"proc": "Apply", "seat": 0, "effects": [{"verb": "seal", "cards": 1, "who": "self"}]}
    given = {"slumber": "prizrak", "step": "action", "quirks": [["budka-ve-snehu", "d6"]]}
    t = table({"field": "c4"}, None, [seal], **given)
    assert len(t.zone("sealed.hracka")) == 2
    t = table({"field": "c4"}, None, [seal], **{**given, "quirks": []})
    assert len(t.zone("sealed.hracka")) == 1


@pytest.mark.rule("EE-G5c")
def test_an_empty_fate_deck_an_empty_stack_of_tiles_and_a_missing_shopping_card_do_nothing():
    fates = [id for id, card in load_ether().fate.items()]
    tiles = [id for id, tile in load_ether().tiles.items() if tile.kind == "slumber"]
    t = arrive("tocna", zones={"removed": fates})
    assert (t.topic, t.g.location) == ("travel", "tocna")
    t = arrive("tocna", zones={"removed": tiles, "fate": ["vyloha-s-tvym-pokojem"]})
    t.say("hracka", "choose 3")
    assert (t.topic, t.zone("map"), t.zone("fate")[0]) == ("travel", ENTRY_TILES, "vyloha-s-tvym-pokojem")
    assert arrive("vecerka").topic == "travel"


@pytest.mark.rule("EE-G4")
def test_every_free_round_and_every_way_to_a_reward_passes_a_slumber_or_a_gate():
    assert list(check_world(load_ether())) == []
    t = at("misto-procitnuti")
    for key in ways(t):
        icons = t.g.content.pack.locations[key.removeprefix("go ")].icons
        assert {"slumber", "gate"} & {*icons}


# -- shopping (EF-SHP-1) ---------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-SHP-1", "EE-A1d")
def test_each_sleeper_buys_influence_or_an_item_or_gains_a_gem():
    zones = {**SHOP, "items.market": ["plechovy-hrnek"]}
    t = arrive("vecerka", {"ether": 2}, {"ether": 1}, zones=zones, dice=[1])
    t.say("hracka", "shop").say("drsnak", "shop")
    assert t.offers("hracka") == ["influence", "item", "gem"]
    t.say("hracka", "item")
    assert (t["hracka"].ether, t.zone("items")) == (0, ["plechovy-hrnek"])
    assert t.offers("drsnak") == ["influence", "gem"]
    t.say("drsnak", "gem")
    assert (t["drsnak"].gems, t["drsnak"].ether, t["hracka"].gems) == (1, 1, 0)
    assert t.g.supply["gem"] == 5
    assert (t.zone("wisdom"), t.topic) == ([], "travel")


@pytest.mark.rule("EF-SHP-1")
@pytest.mark.parametrize("ether", [0, 9])
def test_who_looks_at_influence_cards_and_buys_none_gets_nothing(ether):
    """The gem is for whoever wants to buy neither cards nor an item, not for a look at three cards."""
    t = arrive("vecerka", {"ether": ether}, zones=SHOP)
    t.say("hracka", "shop", "influence")
    if t.topic == "market":
        t.say("hracka", "done")
    assert (t["hracka"].gems, t["hracka"].ether, len(t.zone("market"))) == (0, ether, 81)
    assert (t.zone("wisdom"), t.topic) == ([], "travel")


@pytest.mark.rule("EF-SHP-1")
def test_the_shopping_card_may_be_kept_for_later():
    t = arrive("vecerka", zones=SHOP)
    t.say("hracka", "leave")
    assert (t.zone("wisdom"), t["hracka"].gems) == (["nakupni-karta"], 0)
