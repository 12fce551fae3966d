"""Rules that the pack had left unused, played with the cards, tiles and slumbers that use them now."""

import pytest

from snar.ether.map.fields import NUMBERS

from .campaign_help import ENTRY_TILES, arrive, at, carried, dreaming, slumbering, table

GUESTS, BREAK, BOOTH = "posledni-hoste", "velka-prestavka", "kabina-ctyri"
ACTION = {"proc": "ActionStep"}
HERE = {BREAK: {"figures": ["c4"]}}


def guests(*figures, threats=0, first=None, top=ACTION, **given):
    base = {"slumber": GUESTS, "threats": ["c5"] * threats, "entities": {GUESTS: {"figures": list(figures)}}}
    return slumbering(top, first={"field": "c4", **(first or {})}, **{**base, **given})


def school(top=ACTION, first=None, **given):
    base = {"slumber": BREAK, "entities": {BREAK: {"figures": ["c5"]}}}
    return slumbering(top, first={"field": "c4", **(first or {})}, **{**base, **given})


# -- threats, escape, figures in range -------------------------------------------------------------------------------
@pytest.mark.rule("EF-COM-3", "EF-LIM-1")
def test_threat_tokens_come_from_the_supply_and_go_back_when_they_are_paid_off():
    t = guests("c5", threats=1, first={"hand": ["zavrene-oci", "zavrene-oci"]})
    before = t.g.supply["threat"]
    t.refuses("hracka", f"act {GUESTS}.zaviracka", "condition")
    t.say("hracka", f"act {GUESTS}.zaplatit pay zavrene-oci insight done")
    assert (len(t.g.threats), t.g.supply["threat"]) == (0, before + 1)


@pytest.mark.rule("EF-SLB-2")
def test_an_escape_that_refers_to_set_up_is_open_at_the_start_of_a_turn_but_not_before_the_slumber():
    t = arrive("zahradkarska-kolonie", {"field": "c4"}, zones={"slumbers": [GUESTS]})
    while t.topic == "spawn" or t.topic == "entry":
        t.say("hracka", t.offers("hracka")[0])
    assert (t.topic, len(t.g.threats)) == ("escape", 2)  # the table is laid, then one may leave
    t.say("hracka", "escape")
    assert (len(t.zone("sealed.hracka")), t.g.threats, t.g.mode) == (2, (), "world")


@pytest.mark.rule("EF-ENT-4")
@pytest.mark.parametrize(("figures", "sealed"), [(["c5"], 1), (["c5", "c5"], 2), (["c5", "c4", "f8"], 2)])
def test_the_last_guests_seal_as_many_cards_as_figures_reach_the_sleeper(figures, sealed):
    t = guests(*figures, top={"proc": "Apply", "seat": 0, "effects": [{"verb": "step", "name": "basic"}]})
    assert len(t.zone("sealed.hracka")) == sealed


# -- poison, tokens out of the game, the turn card -------------------------------------------------------------------
@pytest.mark.rule("EF-STA-1")
def test_last_years_sandwich_poisons_and_stops_new_mutations():
    t = school(first={"hand": ["zavrene-oci", "lichy-schod"]})
    t.say("hracka", f"act {BREAK}.svacina discard zavrene-oci discard lichy-schod done")
    assert t.entity(BREAK).poisoned
    t = school(
        {"proc": "Apply", "seat": 0, "effects": [{"verb": "step", "name": "mutation"}]},
        entities={BREAK: {"figures": ["c5"], "poisoned": True}},
    )
    assert t.entity(BREAK).mutations == ()


@pytest.mark.rule("EF-STA-1", "EE-E2d")
def test_nobody_pays_to_poison_what_is_poisoned_or_when_no_token_is_left():
    hand = {"hand": ["zavrene-oci", "lichy-schod"]}
    t = school(first=hand, entities={BREAK: {"figures": ["c5"], "poisoned": True}})
    t.refuses("hracka", f"act {BREAK}.svacina", "borne-already")
    t = school(first=hand)
    assert f"act {BREAK}.svacina" in t.offers("hracka")
    held = {"figures": ["c5", {"field": "d5", "states": ["immobilised"]}]}  # of two such tokens one lies here
    t = school(first={**hand, "states": ["immobilised"]}, entities={BREAK: held})
    t.refuses("hracka", f"act {BREAK}.svacina", "borne-already")


@pytest.mark.rule("EF-LIM-3", "EF-MUT-1")
def test_a_mutation_carried_outside_never_returns():
    t = guests("c5", first={"ether": 1}, entities={GUESTS: {"figures": ["c5"], "mutations": ["ostny"]}})
    bag = sorted(t.g.bag)
    t.say("hracka", f"act {GUESTS}.vynest")
    assert (t.entity(GUESTS).mutations, sorted(t.g.bag), t["hracka"].ether) == ((), bag, 0)


@pytest.mark.rule("EF-TRN-7")
def test_ringing_early_resolves_the_whole_turn_card_and_leaves_it_there():
    turns = ["hodina-mrazu", "hodina-psu", "hodina-lamparu"]
    t = school(first={"hand": ["lichy-schod", "lichy-schod"]}, turns=turns, entities=HERE)
    t.say("hracka", f"act {BREAK}.zazvonit pay lichy-schod cunning done")
    assert (t["hracka"].distress, t.topic) == (1, "action")  # its special effect
    assert (t.zone("turns")[-1], len(t.zone("turns"))) == ("hodina-mrazu", 2)


@pytest.mark.rule("EF-TCD-3", "EE-D1d")
def test_after_the_last_turn_of_the_long_break_the_loot_of_the_card_discarded_last_is_taken():
    t = school({"proc": "Turn", "step": "dream"}, turns=["hodina-mrazu"], entities=HERE)
    assert (t.zone("turns"), t["hracka"].ether, t.g.mode) == ([], 2, "world")


# -- markets ---------------------------------------------------------------------------------------------------------
PAWN = [{"verb": "give_back", "cards": 1, "who": "self"}]


@pytest.mark.rule("EF-MKT-1")
def test_a_returned_starting_card_lies_under_the_market_and_whoever_buys_it_has_its_back_action():
    t = carried(PAWN, first={"hand": ["lichy-schod"], "discard": ["horka-dlan"]})
    assert t.offers("hracka") == ["give-back horka-dlan", "give-back lichy-schod"]
    t.say("hracka", "give-back lichy-schod")
    card = t.g.cards("market")[0]
    assert (t.g.card_id(card), t.g.owners[card]) == ("lichy-schod", 0)


@pytest.mark.rule("EF-MKT-1", "EF-INF-2", "EE-G2c")
def test_whoever_buys_the_starting_card_of_another_sleeper_takes_its_back_action():
    """Drsňák sees a card of Hráčka in the market, buys it, and with it on top of the deck rolls again."""
    pool = {"market": ["lichy-schod"], "wisdom": ["nakupni-karta"]}
    t = table(
        {"field": "c4"}, {"field": "c4", "ether": 9}, [{"proc": "Buy", "seat": 1}], zones=pool, location="kaplicka"
    )
    t.say("drsnak", "buy lichy-schod")
    card = t.g.cards("discard.1")[-1]
    assert (t.g.card_id(card), t.g.owners[card]) == ("lichy-schod", 2)
    roll = {"proc": "Luck", "seat": 1}
    row = {"field": "a3", "deck": ["lichy-schod"]}
    t = dreaming("prvni-sen", ACTION, roll, first={"field": "a3"}, second=row, tiles=["predsin"], dice=[1, 4])
    assert "act hracka.jeste-jednou" in t.offers("drsnak")
    t.say("drsnak", "act hracka.jeste-jednou")
    assert t.zone("sealed.drsnak") == ["lichy-schod"]  # its price, and it was the top card itself


@pytest.mark.rule("EF-MKT-1", "EF-LIM-2")
def test_a_card_of_a_dream_joins_the_market_once():
    gain = {"verb": "gain", "card": "I-02 P", "to": "market", "who": "self"}
    t = carried([gain, gain])
    assert t.zone("market").count("pujcena-knizka") == 1
    assert t.zone("market")[0] == "pujcena-knizka"


@pytest.mark.rule("EF-MKT-1")
def test_the_borrowed_book_goes_back_when_it_has_been_read():
    t = dreaming("prvni-sen", ACTION, first={"field": "a3", "hand": ["pujcena-knizka"]}, tiles=["predsin"])
    t.say("hracka", "play pujcena-knizka")
    assert (t.zone("market")[0], len(t.zone("hand.hracka"))) == ("pujcena-knizka", 3)


# -- masks, secret cards, souls, districts ---------------------------------------------------------------------------
@pytest.mark.rule("EF-MSK-1")
def test_a_mask_that_is_told_to_be_discarded_is_worn_no_more():
    first = {"field": "a3", "mask": ["maska-sirotka"], "sealed": ["lichy-schod"] * 3}
    t = dreaming("prvni-sen", ACTION, first=first, tiles=["predsin"])
    t.say("hracka", "act maska-sirotka.sundat")
    assert (t.zone("mask.hracka"), t.zone("masks.hracka"), t.zone("sealed.hracka")) == ([], ["maska-sirotka"], [])


@pytest.mark.rule("EF-SEC-1", "EF-WEK-1", "EF-ITM-1", "EF-FAT-1")
@pytest.mark.parametrize(
    ("code", "id", "zone"),
    [
        ("I-04 T", "hlinikova-lzicka", "items"),
        ("I-04 U", "mokre-boty", "discard.hracka"),
        ("I-41 I", "zastavarna", "fate"),
    ],
)
def test_secret_items_weaknesses_and_fate_go_where_their_kind_belongs(code, id, zone):
    t = carried([{"verb": "gain", "card": code, "to": "", "who": "self"}])
    assert id in t.zone(zone)


@pytest.mark.rule("EF-SEC-3", "EF-LIM-1")
def test_souls_can_be_spent_at_the_pawnshop_only_while_there_are_any():
    shop = {"zones": {"fate": ["zastavarna"]}}
    t = arrive("pasaz", {"field": "c4", "hand": ["lichy-schod"]}, souls=1, **shop)
    while t.topic != "choose":
        t.say("hracka", t.offers("hracka")[0])
    t.say("hracka", "choose 2")
    assert (t.g.souls, t["hracka"].gems) == (0, 1)
    t = arrive("pasaz", {"field": "c4", "hand": ["lichy-schod"]}, **shop)
    while t.topic != "choose":
        t.say("hracka", t.offers("hracka")[0])
    assert "choose 2" not in t.offers("hracka")


@pytest.mark.rule("EF-DWM-1")
def test_a_district_that_was_found_opens_its_ways():
    closed = table(
        {"field": "c4"},
        None,
        [{"proc": "Travel", "step": "settle", "here": "hlavni-nadrazi"}],
        location="hlavni-nadrazi",
    )
    assert "go vaha-na-vagony" not in closed.offers("hracka")
    found = carried([{"verb": "district", "id": "prekladiste"}], "hlavni-nadrazi")
    assert "go vaha-na-vagony" in found.offers("hracka")


# -- the map ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EF-MAP-8")
def test_the_picture_house_does_something_when_it_is_revealed_and_its_frame_works_from_anywhere():
    t = carried(
        [{"verb": "map_tile"}], first={"field": "c4", "deck": ["lichy-schod"]}, zones={"map.stack": ["kinosal"]}
    )
    assert ("kinosal" in t.zone("map"), t.zone("hand.hracka")) == (True, ["lichy-schod"])
    t = guests("f8", first={"gems": 1}, tiles=[*ENTRY_TILES, "kinosal"])
    assert "act kinosal.zhasnout" in t.offers("hracka")


@pytest.mark.rule("EF-MAP-3", "EF-MAP-10")
def test_a_half_wall_closes_nothing_and_a_symbol_in_the_centre_concerns_all_four_fields():
    t = guests("f8", first={"field": "b5"}, tiles=[*ENTRY_TILES, "kinosal"])
    land, fields = t.g.landscape, [NUMBERS[name] for name in ("a5", "a6", "b5", "b6")]
    assert NUMBERS["b6"] in land.near[NUMBERS["b5"]]
    assert all("darkness" in land.environments[field] for field in fields)
    sunny = guests("f8", tiles=[*ENTRY_TILES, "pole-slunecnic"]).g.landscape
    assert [name for name in ("e3", "e4", "f3", "f4") if "light" in sunny.environments[NUMBERS[name]]] == ["e3", "e4"]


@pytest.mark.rule("EF-MAP-14", "EF-REL-1")
def test_into_the_booth_one_is_put_through_and_with_four_in_it_nothing_appears_there():
    t = dreaming("ustredna", ACTION, first={"field": "c4", "hand": ["lichy-schod"]}, tiles=["vratnice", "sal"])
    t.say("hracka", "act sal.kabina pay lichy-schod cunning done")
    assert (t.field("hracka"), t.g.landscape.near[0]) == ("a1", ())
    names = ("hracka", "specialista", "drsnak", "nespoutana")
    crowd = {"sleepers": {name: {"field": "a1"} for name in names}, "tiles": ["vratnice", "sal", BOOTH]}
    spawn = {"verb": "spawn", "entity": "sluzebni-holubi", "figures": 1, "at": "a1"}
    t = dreaming("ustredna", {"proc": "Apply", "seat": 0, "effects": [spawn]}, ACTION, **crowd)
    assert "a1" not in t.figures("sluzebni-holubi")


@pytest.mark.rule("EF-ACT-1", "EF-ACT-3")
def test_an_action_of_the_gate_tile_is_there_wherever_one_stands():
    t = dreaming(
        "zatopa", ACTION, first={"field": "c4", "deck": ["lichy-schod", "horka-dlan"]}, tiles=["naves"], hours=2
    )
    t.say("hracka", "act zatopa.vydechnout")
    assert (t.g.hours, len(t.zone("hand.hracka"))) == (1, 2)


@pytest.mark.rule("EF-MAP-3", "EF-COM-3", "EF-LIM-1")
def test_the_wall_token_closes_a_way_the_hole_token_opens_one_and_there_is_one_of_each():
    engine = {"tiles": [*ENTRY_TILES, "strojovna"], "doors": [["wall", "e6", "d6"]]}
    t = guests("c6", first={"field": "e6", "hand": ["lichy-schod"]}, **engine)
    land, e6, d6 = t.g.landscape, NUMBERS["e6"], NUMBERS["d6"]
    assert (d6 in land.near[e6], t.g.supply["wall"]) == (False, 0)
    t.refuses("hracka", "act strojovna.zastena", "none-left")
    assert d6 in guests("c6", tiles=engine["tiles"]).g.landscape.near[e6]
    store = {"tiles": [*ENTRY_TILES, "sklad-ztrat"], "doors": [["hole", "d7", "c7"]]}
    t = guests("c6", first={"field": "d7", "hand": ["kratka-sirka"]}, **store)
    assert NUMBERS["c7"] in t.g.landscape.near[NUMBERS["d7"]]
    t.refuses("hracka", "act sklad-ztrat.prkno", "none-left")


@pytest.mark.rule("EF-MAP-3", "EF-END-2")
def test_the_two_tokens_stay_between_slumbers_and_leave_with_the_map():
    t = at("kaplicka", {"field": "e6"}, tiles=[*ENTRY_TILES, "strojovna"], doors=[["wall", "e6", "d6"]])
    again = type(t.g).from_data(t.g.to_data())
    assert again.doors == t.g.doors and again.landscape is t.g.landscape
    t.say("hracka", "awaken")
    assert (t.g.doors, t.g.supply["wall"]) == ((), 1)


@pytest.mark.rule("EF-MAP-3")
def test_a_wall_is_laid_only_where_the_way_is_open_and_a_hole_only_where_a_wall_stands():
    t = guests("c6", first={"field": "d7", "hand": ["kratka-sirka"]}, tiles=[*ENTRY_TILES, "sklad-ztrat"])
    t.say("hracka", "act sklad-ztrat.prkno pay kratka-sirka anger done")
    assert t.offers("hracka") == ["on c7", "on d6"]  # east is the trap, no wall; south there is nothing
    wall = {"proc": "Apply", "seat": 0, "effects": [{"verb": "wall"}]}
    t = guests("c6", top=wall, first={"field": "d7"}, tiles=[*ENTRY_TILES, "sklad-ztrat"])
    assert t.g.doors == (("wall", NUMBERS["d7"], NUMBERS["d8"]),)  # one edge only: nobody is asked
