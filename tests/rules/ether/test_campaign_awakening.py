"""Awakening, saving, going on with other sleepers (EF-AWK, EF-SAV, EF-ADD, EF-SET-2, EF-SET-3, EE-G3a, EE-G6 .. G8)."""

import json

import pytest

from snar.ether.campaign.saving import chronicle_of
from snar.ether.game import Ether
from snar.ether.rules.leaving import check_lives
from snar.ether.state import EtherState
from snar.kernel.choice import Refused
from snar.packs.ether.loader import load_ether

from .campaign_help import ENTRY_TILES, apply, arrive, at, dreaming, new

OWNED = 22
PARK = "zahradkarska-kolonie"
FIVE_CARDS = {"removed": [*load_ether().sleepers["hracka"].start[5:], "prizrak", "inventura"]}


def woken(first=None, second=None, **given):
    """After `awaken` everybody enters, stays who it is and keeps its deck."""
    t = at("kaplicka", first, second, **given)
    for name in t.names:
        t.say(name, "awaken")
    return t


def through(t, *more):
    for name in t.names:
        t.say(name, "enter c4")
    for name in t.names:
        t.say(name, "stay")
    for name in t.names:
        t.say(name, *more, "done")
    return t


def saved(t):
    for name in t.names:
        t.say(name, "save")
    return t.g.result["chronicle"]


# -- Awakening -------------------------------------------------------------------------------------------------------
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


@pytest.mark.rule("EE-C3b", "EF-SAV-1")
@pytest.mark.parametrize("said", ["buy", "pass"])
def test_nobody_dies_of_too_few_cards_while_saving(said):
    t = at("kaplicka", {"ether": 1}, zones=FIVE_CARDS).say("hracka", "save", said)
    if t.topic == "market":
        t.say("hracka", "done")  # it was looked at, nothing was bought
    assert (t.g.result["outcome"], t.happened("death")) == ("saved", False)
    assert len(t.g.result["chronicle"]["sleepers"]["hracka"]["cards"]) == 5


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


# -- the classic save ------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-SAV-1", "EE-G3a")
def test_the_classic_save_ends_the_game_after_one_buying_step():
    cheap = next(id for id, card in load_ether().influence.items() if card.cost == 1)
    t = at("kaplicka", {"ether": 2, "distress": 3, "gems": 1}, keys=2, zones={"market": [cheap]})
    t.say("hracka", "save")
    assert t.offers("hracka") == ["buy", "pass"]
    t.say("hracka", "buy")
    assert t.topic == "market"
    t.say("hracka", f"buy {cheap}")
    if t.topic == "market":
        t.say("hracka", "done")
    assert (t.g.over, t.g.result["outcome"]) == (True, "saved")
    assert t.g.result["chronicle"]["sleepers"]["hracka"]["ether"] is True
    assert cheap in t.g.result["chronicle"]["sleepers"]["hracka"]["cards"]
    json.dumps(t.g.result)


@pytest.mark.rule("EF-SAV-1", "EF-SET-2", "EE-G8")
def test_the_next_game_begins_by_awakening_from_step_four_with_one_ether_for_what_was_left():
    t = at(
        "kaplicka", {"ether": 3, "distress": 3, "sealed": ["lichy-schod"], "discard": ["zar-vyhne"]}, keys=2, hours=0
    )
    t.say("hracka", "save", "pass")
    chronicle = json.loads(json.dumps(t.g.result["chronicle"]))
    t = new("hracka", chronicle=chronicle)
    assert (t.topic, t.zone("map"), t.g.hours, t.g.keys) == ("entry", ENTRY_TILES, 5, 0)
    t.say("hracka", "enter c4", "stay", "done")
    assert (t.g.location, t["hracka"].ether, t["hracka"].distress) == ("misto-procitnuti", 1, 0)
    assert (len(t.zone("deck.hracka")), "zar-vyhne" in t.zone("deck.hracka")) == (OWNED + 1, True)


@pytest.mark.rule("EF-SAV-1")
def test_who_saves_with_ether_left_takes_the_card_for_it_which_goes_away_when_it_has_paid():
    t = at("kaplicka", {"ether": 2}, {})
    t.say("hracka", "save").say("drsnak", "save").say("hracka", "pass")
    assert (t.zone("wisdom"), [row.ether for row in t.g.sleepers]) == (["usporeny-eter"], [0, 0])
    chronicle = t.g.result["chronicle"]
    assert chronicle["shared"]["wisdom"] == ["usporeny-eter"]
    t = new("hracka", "drsnak", chronicle=chronicle)
    assert (t.zone("wisdom"), "usporeny-eter" in t.zone("vault")) == ([], True)
    assert [row.ether for row in t.g.sleepers] == [1, 0]


@pytest.mark.rule("EF-SAV-1")
@pytest.mark.parametrize(("options", "ether"), [([], 0), (["mz"], 2)])
def test_without_ether_left_or_with_a_save_sheet_there_is_no_card_to_take(options, ether):
    t = at("kaplicka", {"ether": ether}, options=options).say("hracka", "save")
    if t.topic == "save-buy":
        t.say("hracka", "pass")
    assert (t.g.over, t.zone("wisdom")) == (True, [])


@pytest.mark.rule("EF-SAV-1", "EF-MAP-5")
def test_saving_inside_a_dream_leaves_no_obstacle_token_behind():
    t = dreaming(
        "ustredna", tiles=["balkon", "satna"], spent=[["act balkon.krmitko", True], ["act satna.zrcadlo", True]]
    )
    assert chronicle_of(t.g)["spent"] == ["act satna.zrcadlo"]


@pytest.mark.rule("EF-SAV-1")
def test_everything_that_a_campaign_found_is_there_again():
    given = {
        "zones": {
            "season": ["cas-trhu"],
            "wisdom": ["rec-schodu", "nakupni-karta"],
            "notes": ["plechovka"],
            "gates": ["ustredna"],
            "storage": ["plechovy-hrnek"],
            "removed": ["inventura"],
            "slumbers": ["sousedka-shora"],
        },
        "story": {"kabat": 2},
        "read": ["zvoneni"],
        "log": [["prvni-sen", "defeat"]],
        "souls": 2,
    }
    chronicle = saved(at("kaplicka", **given))
    t = new("hracka", chronicle=chronicle)
    for zone in ("season", "wisdom", "notes", "removed"):
        assert sorted(t.zone(zone)) == sorted(given["zones"][zone]), zone
    assert sorted(t.zone("slumbers")) == ["delta", "nenaucena-zkouska", "prizrak", "sousedka-shora"]
    assert sorted(t.zone("gates")) == ["prvni-sen", "ustredna"]
    assert (t.g.story, t.g.read, t.g.log, t.g.souls) == ({"kabat": 2}, ("zvoneni",), (("prvni-sen", "defeat"),), 2)
    cards = sorted(card for pile in t.g.zones.values() for card in pile)
    assert cards == list(range(len(t.g.content.cards)))


@pytest.mark.rule("EF-SAV-1", "EE-G3a")
def test_saving_inside_a_dream_counts_as_death():
    t = dreaming("ustredna", first={"distress": 3, "discard": ["zar-vyhne"]})
    chronicle = chronicle_of(t.g)
    assert (chronicle["log"], "ustredna" in chronicle["shared"]["gates"]) == ((("ustredna", "death"),), True)
    assert "zar-vyhne" in chronicle["sleepers"]["hracka"]["cards"]
    assert t.g.log == ()  # the game itself goes on


@pytest.mark.rule("EE-G3a")
def test_by_default_a_save_is_an_exact_snapshot_in_the_middle_of_a_dream():
    t = new("hracka", "drsnak")
    t.say("hracka", "enter a3").say("drsnak", "enter a4")
    again = EtherState.from_data(json.loads(t.g.dump()))
    for g in (t.g, again):
        g.answer(0, "draw")
        g.answer(1, "draw")
    assert again.dump() == t.g.dump()


@pytest.mark.rule("EF-ADD-1")
def test_sleepers_may_join_and_leave_between_games_and_nothing_of_theirs_is_lost():
    t = at("kaplicka", {"discard": ["zar-vyhne"]}, {"discard": ["spojovaci-snura"]})
    chronicle = saved(t)
    t = new("nespoutana", "drsnak", chronicle=chronicle)
    through(t)
    assert "spojovaci-snura" in t.zone("deck.drsnak")
    assert len(t.zone("deck.nespoutana")) == OWNED
    for name in t.names:
        t.say(name, "save")
    t = new("hracka", chronicle=t.g.result["chronicle"])
    t.say("hracka", "enter c4", "stay", "done")
    assert "zar-vyhne" in t.zone("deck.hracka")


@pytest.mark.rule("EF-SAV-1")
def test_a_chronicle_that_cannot_be_read_is_refused():
    chronicle = saved(at("kaplicka"))
    for bad in ({}, {"version": 1}, {**chronicle, "shared": {"notes": ["nic-takoveho"]}}, {**chronicle, "version": 9}):
        with pytest.raises(Refused, match="bad-chronicle"):
            Ether().agree(sleepers=("hracka",), chronicle=bad)


# -- set-up ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-SET-3")
def test_set_up_shuffles_turns_fate_weaknesses_map_tiles_and_slumbers_onto_delta():
    chronicle = saved(
        at("kaplicka", zones={"season": ["cas-trhu"], "notes": ["plechovka"], "items": ["plechovy-hrnek"]})
    )
    games = [new("hracka", chronicle=chronicle, seed=seed) for seed in range(5)]
    for zone in ("turns.used", "fate", "weaknesses", "map.stack", "slumbers", "market"):
        assert len({tuple(t.zone(zone)) for t in games}) > 1, zone
    for t in games:
        assert (t.zone("slumbers")[0], t.zone("season")) == ("delta", ["cas-trhu"])
        assert (t.zone("notes"), t.zone("storage"), t.zone("turns")) == (["plechovka"], ["plechovy-hrnek"], [])


@pytest.mark.rule("EF-COM-1")
def test_one_to_four_sleepers_with_22_cards_each_and_a_back_action_of_their_own():
    names = ("hracka", "specialista", "drsnak", "nespoutana")
    t = new(*names)
    backs = {t.g.content.pack.sleepers[name].back.id for name in names}
    assert ([len(t.zone(f"deck.{name}")) for name in names], len(backs)) == ([OWNED] * 4, 4)
    assert "rest.hracka" not in [zone for zone, cards in t.g.zones.items() if cards]
    for bad in ((), (*names, "hracka"), ("hracka", "hracka"), ("nikdo",)):
        with pytest.raises(Refused):
            Ether().agree(sleepers=bad)


@pytest.mark.rule("EF-COM-2")
def test_the_table_holds_81_market_cards_12_turns_10_fates_6_weaknesses_14_masks_and_secrets_with_codes():
    t = new("hracka")
    masks = [card for card in t.g.content.cards if card.deck == "mask"]
    assert (len(t.zone("market")), len(t.zone("turns") + t.zone("turns.used")), len(masks)) == (81, 12, 14)
    assert (len(t.zone("fate")), len(t.zone("weaknesses"))) == (10, 6)
    secrets = [card for card in t.g.cards("vault") if t.g.card(card).deck in ("secret-tile", "overlay", "secret")]
    assert secrets
    assert all(t.g.card_back(card) == t.g.content.pack.marks[t.g.card_id(card)] for card in secrets)


@pytest.mark.rule("EF-COM-3")
def test_tokens_are_as_many_as_the_box_holds():
    t = new("hracka")
    wanted = {"ether": 16, "distress": 16, "token": 16, "gem": 6, "threat": 20, "obstacle": 6, "environment": 8}
    wanted |= {"key": 4, "insight": 4, "cunning": 4, "anger": 4, "soul": 5, "story": 10, "entity": 15}
    wanted |= {"state-a": 2, "state-b": 2, "human": 4, "animal": 4}
    assert t.g.supply == wanted
    assert len(t.g.bag) == 12
