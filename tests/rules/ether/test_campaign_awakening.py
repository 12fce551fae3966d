"""Awakening: its order, what it cures and shuffles (EF-AWK, EE-G6 .. G8)."""

import pytest

from snar.ether.rules.turns.leaving import check_lives
from snar.packs.ether.loader import load_ether

from .campaign_help import ENTRY_TILES, FIVE_CARDS, OWNED, PARK, apply, arrive, at, dreaming, through


def woken(first=None, second=None, **given):
    """Everybody has chosen to awaken: the map is laid, who enters where?"""
    t = at("kaplicka", first, second, **given)
    for name in t.names:
        t.say(name, "awaken")
    return t


@pytest.mark.rule("EF-AWK-1")
def test_awakening_cures_and_unseals_for_keys_gems_and_placed_progress():
    row = {"distress": 4, "sealed": ["lichy-schod"] * 2, "gems": 2, "progress": ["zar-vyhne"], "ether": 3}
    t = woken({**row, "turned": ["zar-vyhne"], "hand": ["kratka-sirka"]}, keys=2)
    assert (t["hracka"].distress, t.zone("sealed.hracka"), t["hracka"].turned) == (0, [], ())
    assert (t.g.keys, t["hracka"].gems, t.zone("progress.hracka"), t.zone("hand.hracka")) == (0, 0, [], [])
    assert (t.g.supply["key"], t.g.supply["gem"], t.g.supply["distress"]) == (4, 6, 16)
    through(t)
    assert (len(t.zone("deck.hracka")), t["hracka"].ether) == (OWNED + 1, 3)
    assert (t.g.location, t.topic) == ("misto-procitnuti", "travel")


@pytest.mark.rule("EF-AWK-1")
def test_one_wakes_up_in_the_order_map_sleeper_deck_mask_items():
    t = woken({"masks": ["maska-sovy", "maska-studny"]}, zones={"storage": ["plechovy-hrnek"]}, dice=[1])
    assert t.topic == "entry"
    t.say("hracka", "enter d5")
    assert t.topic == "change-sleeper"
    t.say("hracka", "stay")
    assert t.topic == "edit-deck"
    t.say("hracka", "out lichy-schod", "done")
    assert t.topic == "mask"
    assert (t.zone("items"), t.g.location) == ([], "kaplicka")
    t.say("hracka", "wear maska-sovy")
    assert (t.zone("items"), t.g.location) == (["plechovy-hrnek"], "misto-procitnuti")
    assert (t.zone("mask.hracka"), t.zone("box.hracka")) == (["maska-sovy"], ["lichy-schod"])


@pytest.mark.rule("EF-AWK-1")
def test_a_player_may_wake_up_as_another_sleeper_who_waits_with_own_cards():
    t = woken({"discard": ["zar-vyhne"], "ether": 2})
    t.say("hracka", "enter c4")
    assert t.offers("hracka") == ["stay", "become specialista", "become drsnak", "become nespoutana"]
    t.say("hracka", "become drsnak", "done")
    assert (t["hracka"].id, t["hracka"].ether) == ("drsnak", 2)
    pack = t.g.content.pack
    assert {pack.influence[id].sleeper for id in t.zone("deck.hracka")} == {"drsnak"}
    t.say("hracka", "awaken", "enter c4", "become hracka", "done")
    assert "zar-vyhne" in t.zone("deck.hracka")


@pytest.mark.rule("EF-AWK-1")
def test_awakening_is_possible_after_any_location():
    for location in ("misto-procitnuti", "trafostanice", "podchod", "sklenik"):
        assert "awaken" in at(location).offers("hracka")


@pytest.mark.rule("EE-D1b", "EE-G8")
def test_awakening_does_not_reset_the_hours():
    assert through(woken(hours=1)).g.hours == 1


@pytest.mark.rule("EE-C3b", "EF-DCK-1")
def test_nobody_dies_of_too_few_cards_while_waking_up_but_of_the_first_thing_that_happens_after_it():
    """Five cards are all that she owns; the slumber seals three of them."""
    t = woken(zones=FIVE_CARDS)
    for said in ("enter c4", "stay"):  # the deck has only one way to be put together
        check_lives(t.g)
        assert (t.g.outcome, t.g.unwind) == ("", "")
        t.say("hracka", said)
    assert (t.g.location, len(t.zone("deck.hracka")), t.topic) == ("misto-procitnuti", 5, "travel")
    t.say("hracka", f"go {PARK}")
    assert (t.happened("death", source="few-cards"), t.topic) == (True, "entry")  # awake again


@pytest.mark.rule("EE-G7")
def test_active_items_go_to_the_storage_before_three_are_drawn():
    items = ["kapesni-svitilna", "svazek-paklicu", "plechovy-hrnek"]
    t = woken(zones={"items": items, "storage": ["zlomek-kridy"]}, dice=[1, 1, 1])
    through(t)
    assert (t.zone("items"), t.zone("storage")) == (["zlomek-kridy", *items[:2]], ["plechovy-hrnek"])


ITEMS = ["kapesni-svitilna", "svazek-paklicu", "plechovy-hrnek", "zlomek-kridy", "cestovni-budik"]


MARKETS = {"items.market": ITEMS}


@pytest.mark.rule("EE-G6")
def test_both_markets_are_shuffled_at_awakening():
    market = at("kaplicka").g.cards("market")
    tables = [woken(zones=MARKETS, seed=seed) for seed in range(4)]
    for t in tables:
        assert (sorted(t.g.cards("market")), sorted(t.zone("items.market"))) == (sorted(market), sorted(ITEMS))
    assert len({t.g.cards("market") for t in tables} | {market}) == 5
    assert len({tuple(t.zone("items.market")) for t in tables} | {tuple(ITEMS)}) > 2


def after_a_dream():
    return dreaming("ustredna", apply({"verb": "end", "outcome": "defeat"}), zones=MARKETS).say("hracka", "enter c4")


def into_a_dream():
    zones = {**MARKETS, "gates": ["beh-pred-vodou"]}
    return arrive("cesta-k-hrazi", keys=2, zones=zones).say("hracka", "enter", "enter c4")


def through_a_slumber():
    return arrive(PARK, zones={**MARKETS, "slumbers": ["nenaucena-zkouska"]})


def through_delta():
    return arrive(PARK, zones={**MARKETS, "slumbers": ["delta"]}).say("hracka", "pass")


def along_a_way():
    return at("kaplicka", zones=MARKETS).say("hracka", "go nocni-autobus")


@pytest.mark.rule("EE-G6", "EF-SEC-5")
@pytest.mark.parametrize("gone", [after_a_dream, into_a_dream, through_a_slumber, through_delta, along_a_way])
def test_nothing_else_shuffles_the_markets_nor_a_sleepers_deck(gone):
    untouched = at("kaplicka")
    t = gone()
    assert (t.g.cards("market"), t.zone("items.market")) == (untouched.g.cards("market"), ITEMS)
    deck = t.g.cards("deck.0")
    assert deck == untouched.g.cards("deck.0")[: len(deck)]


@pytest.mark.rule("EF-END-2", "EF-AWK-1")
def test_awakening_lays_the_two_entry_tiles_and_shuffles_the_other_tiles():
    given = {"tiles": [*ENTRY_TILES, "kinosal"], "environments": [["water", "b5"]], "threats": ["b5"]}
    tiles = sorted(id for id, tile in load_ether().tiles.items() if tile.kind == "slumber")
    orders = set()
    for seed in range(4):
        t = woken({"field": "b5"}, seed=seed, **given)
        assert (t.zone("map"), [piece for piece, _, _ in t.g.placed]) == (ENTRY_TILES, ENTRY_TILES)
        assert (sorted(t.zone("map.stack")), t.g.environments, t.g.threats) == (tiles, (), ())
        assert not any(t.g.known[card] for card in t.g.cards("map.stack"))
        assert (t.field("hracka"), t.topic) == ("", "entry")
        orders.add(tuple(t.zone("map.stack")))
    assert len(orders) == 4


@pytest.mark.rule("EF-AWK-1", "EF-SLB-3")
def test_awakening_shuffles_the_slumbers_onto_delta_and_the_quirks_into_the_fate_deck():
    given = {"tiles": [*ENTRY_TILES, "kinosal"], "quirks": [["krejci-stinu", "b5"]]}
    slumbers, fates = set(), set()
    for seed in range(24):
        t = woken({"field": "b5"}, zones={"slumbers": ["delta", "sousedka-shora"]}, seed=seed, **given)
        assert (t.zone("slumbers")[0], len(t.zone("slumbers"))) == ("delta", 5)
        assert (t.g.quirks, t.zone("quirks"), t.zone("fate").count("krejci-stinu")) == ((), [], 1)
        slumbers.add(t.zone("slumbers")[-1])
        fates.add(t.zone("fate")[-1])
    assert (len(slumbers), len(fates) > 4) == (4, True)  # anything may come first
