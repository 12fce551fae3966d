"""Slumbers and redemption (EF-SLB, EE-D3, EE-F1, EE-G5b)."""

import pytest

from snar.ether.map.ways import distances
from snar.packs.ether.loader import load_ether

from .campaign_help import ENTRY_TILES, PARK, WRAITH, arrive, dreaming, end, scene, slumbering


@pytest.mark.rule("EF-SLB-1")
def test_a_slumber_is_drawn_from_the_top_of_the_deck_and_met_on_the_landscape():
    t = arrive(PARK, {"field": ""}, zones=WRAITH)
    assert (t.zone("slumber"), t.g.mode, t.topic) == (["prizrak"], "slumber", "escape")
    t.say("hracka", "stay")
    assert (t.topic, t.offers("hracka")) == ("entry", ["enter c4", "enter c5", "enter d4", "enter d5"])
    t.say("hracka", "enter c5")
    assert t.field("hracka") == "c5"


@pytest.mark.rule("EF-SLB-1", "EE-F1e")
def test_sleepers_stay_on_their_fields_and_the_landscape_stays():
    tiles = [*ENTRY_TILES, "kinosal"]
    t = slumbering(end(), first={"field": "b6"}, tiles=tiles, environments=[["water", "b6"]], dice=[])
    assert (t.g.mode, t.field("hracka"), t.zone("map"), len(t.g.environments)) == ("world", "b6", tiles, 1)
    t = arrive(PARK, {"field": "b6"}, zones=WRAITH, tiles=tiles)
    t.say("hracka", "stay")
    assert (t.topic == "entry", t.field("hracka")) == (False, "b6")


@pytest.mark.rule("EF-SLB-1")
def test_a_tile_without_an_entity_is_simply_carried_out():
    t = arrive(PARK, zones={"slumbers": ["nenaucena-zkouska"]})
    assert (len(t.zone("sealed.hracka")), t.g.mode, t.topic) == (3, "world", "travel")
    assert t.zone("slumbers")[0] == "nenaucena-zkouska"


@pytest.mark.rule("EF-SLB-2")
def test_the_tile_gives_a_number_of_turns_and_seasons_change_it():
    t = arrive(PARK, zones=WRAITH)
    t.say("hracka", "stay")
    assert len(t.zone("turns")) == 4
    t = arrive(PARK, zones={**WRAITH, "season": ["cas-zhasnutych-lamp"]})
    t.say("hracka", "stay")
    assert len(t.zone("turns")) == 3


@pytest.mark.rule("EF-SLB-2")
def test_one_may_escape_before_the_slumber_begins_and_bears_its_effect():
    t = arrive(PARK, zones=WRAITH)
    t.say("hracka", "escape")
    assert (len(t.zone("sealed.hracka")), t.g.mode, t.g.entities) == (2, "world", ())
    assert t.zone("slumbers")[0] == "prizrak"


@pytest.mark.rule("EF-SLB-2")
def test_one_may_escape_at_the_start_of_any_later_turn():
    given = {"turn": 1, "entities": {"prizrak": {"figures": ["c6"]}}}
    t = slumbering(**given)  # the second turn begins
    assert t.topic == "escape"
    t.say("hracka", "escape")
    assert (t.g.mode, t.g.entities, len(t.zone("sealed.hracka"))) == ("world", (), 2)


@pytest.mark.rule("EF-SLB-2")
def test_a_slumber_that_offers_no_escape_has_to_be_met():
    t = arrive(PARK, zones={"slumbers": ["ztracene-hovory"]})
    assert t.topic != "escape"
    assert len(t.zone("turns")) == 4


@pytest.mark.rule("EF-SLB-3")
def test_this_slumber_ends_tile_to_the_bottom_tokens_back():
    figure = {"field": "c6", "states": ["stunned"]}
    entities = {"prizrak": {"figures": [figure], "mutations": [next(iter(load_ether().mutations))], "tokens": 2}}
    t = slumbering(end(), entities=entities, intent={"act prizrak.vyslechnout": ["insight", 2]}, threats=["c4"])
    assert (t.zone("slumbers")[0], t.zone("slumber"), t.g.entities, t.g.intent) == ("prizrak", [], (), {})
    assert (t.g.supply["token"], t.g.supply["insight"], t.g.supply["threat"], t.g.supply["state-a"]) == (16, 4, 20, 2)
    assert (len(t.g.bag), t.zone("turns"), t.topic) == (12, [], "travel")


@pytest.mark.rule("EF-SLB-4")
def test_the_first_deck_is_the_wraith_and_two_that_hang_on_progress_on_delta():
    t = arrive("kaplicka")
    assert sorted(t.zone("slumbers")) == ["delta", "inventura", "nenaucena-zkouska", "prizrak"]
    t = arrive(PARK, {"progress": ["zar-vyhne", "spojovaci-snura"]}, zones={"slumbers": ["nenaucena-zkouska"]})
    assert t.g.keys == 1  # two placed cards


@pytest.mark.rule("EF-SLB-4")
def test_a_new_slumber_goes_to_the_bottom():
    effects = {"proc": "Apply", "seat": 0, "effects": [{"verb": "slumber", "id": "sousedka-shora"}]}
    t = slumbering(effects)
    assert t.zone("slumbers")[0] == "sousedka-shora"


# -- redemption ------------------------------------------------------------------------------------------------------
def redeemed(*others):
    redeem = {"proc": "Apply", "seat": 0, "effects": [{"verb": "redeem"}, {"verb": "end", "outcome": "victory"}]}
    return slumbering(redeem, zones={"slumbers": list(others)})


@pytest.mark.rule("EF-SLB-2")
def test_a_redeemed_slumber_leaves_the_game_for_its_reward():
    t = redeemed("sousedka-shora")
    assert (t.zone("removed"), t.g.souls, t["hracka"].ether) == (["prizrak"], 1, 1)
    assert "prizrak" not in t.zone("slumbers")


@pytest.mark.rule("EE-G5b")
def test_redemption_leaves_at_least_three_slumbers():
    t = redeemed()  # only two others
    assert (t.zone("removed"), t.g.souls, t.zone("slumbers")[0]) == ([], 0, "prizrak")


# -- the turn deck ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("EE-D3a")
def test_each_slumber_shuffles_all_twelve_turn_cards():
    used = list(load_ether().turns)
    t = arrive(PARK, zones=WRAITH)
    t.say("hracka", "stay")
    assert sorted(t.zone("turns") + t.zone("turns.used")) == sorted(used)
    assert len(t.zone("turns.used")) == 8
    seeds = {tuple(again(seed)) for seed in range(6)}
    assert len(seeds) > 1


def again(seed):
    t = arrive(PARK, zones=WRAITH, seed=seed)
    t.say("hracka", "stay")
    return t.zone("turns")


@pytest.mark.rule("EE-D3b")
def test_the_turn_deck_precedes_figures_so_the_suit_of_the_turn_draws_the_first_of_them():
    tiles = [*ENTRY_TILES, "bazen", "kinosal", "zastavka", "strojovna"]
    suits = {"diamonds": "b4", "hearts": "a5", "spades": "c1", "clubs": "f5"}
    for seed in range(8):
        t = arrive(PARK, zones=WRAITH, tiles=tiles, seed=seed)
        t.say("hracka", "stay")
        suit = t.g.card(t.g.cards("turns")[-1]).suit
        assert t.figures("prizrak") == [suits[suit]]


@pytest.mark.rule("EE-F1d")
def test_slumber_tiles_are_connected_orthogonally_in_whatever_order_they_come():
    tiles = [id for id, tile in load_ether().tiles.items() if tile.kind == "slumber"]
    for tile in tiles:
        t = arrive("kaplicka", tiles=[*ENTRY_TILES, tile])
        land = t.g.landscape
        near = distances(land, t["hracka"].field)
        assert any(near[field] < 48 for field in land.fields if t.g.placed[land.source[field]][0] == tile)


@pytest.mark.rule("EF-SLB-4")
@pytest.mark.parametrize("page", ["rano-prvni", "umlklo"])
def test_after_the_first_dream_the_deck_is_prizrak_and_two_tiles_that_look_at_progress(page):
    t = dreaming("prvni-sen", scene(page), zones={"slumbers": ["delta", "prizrak", "inventura", "nenaucena-zkouska"]})
    assert sorted(t.zone("slumbers")) == ["delta", "inventura", "nenaucena-zkouska", "prizrak"]
    assert t.zone("slumbers")[0] == "delta"
    slumbers = load_ether().slumbers
    entities = [id for id, tile in slumbers.items() if tile.start and tile.entity]
    assert (entities, sorted(id for id, tile in slumbers.items() if tile.start)) == (
        ["prizrak"],
        sorted(t.zone("slumbers")),
    )


@pytest.mark.rule("EF-SLB-4")
def test_a_new_slumber_lies_under_the_deck_and_is_met_after_the_next_delta_at_the_earliest():
    given = {"zones": {"slumbers": ["delta", "nenaucena-zkouska", "prizrak", "inventura"]}}
    t = arrive(PARK, {"hand": ["lichy-schod", "lichy-schod"]}, **given).say("hracka", "choose 2")
    while t.topic == "discard":
        t.say("hracka", t.offers("hracka")[0])
    assert t.zone("slumbers")[:3] == ["inventura", "sousedka-shora", "delta"]
