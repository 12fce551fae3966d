"""RS-STR: the scenario Střet říší, its set-up and its variants."""

import pytest

from snar.packs.loader import load

PACK = load()
BARIERA = PACK.cards["bariera"].light
BEFORE_HALL = {"field": "iridion.8", "circuit": 7, "spin": 1, "bp": 2}  # one step before the second gate entry
INTO_HALL = "move iridion.brana"
FOUR = {"options": ["ctyri-hraci"], "characters": ["rytir", "stin", "barbar", "cert"]}
FOUR_CARDS = ["majak", "usvit", "sermirna", "krasohled"]


# -- victory ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-STR-1")
def test_a_win_is_two_annexed_worlds(table):
    quest = {"id": "lovec", "world": "iridion", "done": True}
    rytir = {**BEFORE_HALL, "quests": [quest], "annexed": ["filnerin"]}
    t = table(figures={"rytir": rytir}, open=["iridion", "akademus"])
    t.say("rytir", INTO_HALL)
    assert t.g.over and t.g.result["winner"] == 0 and t.g.result["seats"] == [0]
    assert t.happened("won", actor="rytir", rule="RS-STR-1")


@pytest.mark.rule("RS-STR-1")
def test_one_world_is_not_enough_and_the_opponents_world_does_not_count(table):
    quest = {"id": "lovec", "world": "iridion", "done": True}
    figures = {"rytir": {**BEFORE_HALL, "quests": [quest]}, "stin": {"annexed": ["filnerin"]}}
    t = table(figures=figures, open=["iridion", "akademus"])
    t.say("rytir", INTO_HALL)
    assert not t.g.over and t.view("stin")["figures"][0]["annexed"] == ["iridion"]


# -- set-up ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-STR-2")
def test_rytir_starts_on_15_and_stin_on_45_with_five_cards_each(table):
    t = table(phase="setup", plain=False)
    assert (t.field("rytir"), t.field("stin")) == ("15", "45")
    assert [len(t.zone(f"hand.{who}")) for who in ("rytir", "stin")] == [5, 5]
    assert {PACK.cards[card].deck for card in t.zone("hand.rytir")} == {"dream"}
    assert {PACK.cards[card].deck for card in t.zone("hand.stin")} == {"horror"}
    assert [t[who].lives for who in ("rytir", "stin")] == [PACK.characters[who].lives for who in ("rytir", "stin")]


@pytest.mark.rule("RS-STR-2")
def test_dzin_z_lampy_and_jezibaba_are_removed(table):
    t = table(phase="setup", plain=False)
    assert sorted(t.zone("out")) == ["dzin-z-lampy", "jezibaba"]
    assert "dzin-z-lampy" not in t.zone("deck.dream") + t.zone("hand.rytir")
    assert "jezibaba" not in t.zone("deck.horror") + t.zone("hand.stin")


@pytest.mark.rule("RS-STR-2")
def test_easy_quests_and_events_are_shuffled_and_lie_face_down(table):
    one, other = table(phase="setup", seed="a"), table(phase="setup", seed="b")
    for deck in ("deck.easy", "deck.event", "deck.dream", "deck.horror"):
        assert one.zone(deck) != other.zone(deck)
    assert all(not one.g.known[card] for deck in ("easy", "event", "dream") for card in one.g.zones[f"deck.{deck}"])


@pytest.mark.rule("RS-STR-2")
def test_a_crystal_token_lies_in_each_world(table):
    t = table(phase="setup")
    assert t.view("rytir")["worlds"] == {"iridion": True, "filnerin": True, "akademus": True}


@pytest.mark.rule("RS-STR-7")
def test_any_hero_starts_on_15_and_any_demon_on_45(table):
    t = table(phase="setup", characters=["druid", "titan"], plain=False)
    assert (t.field("druid"), t.field("titan")) == ("15", "45")
    assert t["titan"].start == t["titan"].cell


# -- rounds and turns ------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-STR-3")
def test_a_round_is_the_turn_of_dreams_then_the_turn_of_darkness(table):
    t = table(phase="casting", dice=[1, 2])
    assert t.topic == "casting" and t.g.pending[0].seat == 0 and t.g.round == 1
    t.say("rytir", "done", "end")
    assert t.topic == "casting" and t.g.pending[0].seat == 1 and t.g.round == 1
    t.say("stin", "done", "end")
    assert t.topic == "casting" and t.g.pending[0].seat == 0 and t.g.round == 2


@pytest.mark.rule("RS-STR-3")
def test_casting_comes_before_movement_and_the_order_cannot_be_swapped(table):
    t = table(phase="casting", figures={"rytir": {"hand": ["ptak-ohnivak"]}}, light=[50, 0], dice=[4])
    t.refuses("rytir", "move 23", "RS-STR-3")
    t.say("rytir", "done")
    t.refuses("rytir", "cast ptak-ohnivak", "RS-STR-3")
    assert t.topic == "movement" and t["rytir"].bp == 4 + 3


# -- light and hands -------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-STR-4")
def test_each_side_gains_5_light_at_the_start_of_its_casting(table):
    t = table(phase="casting", light=[10, 20], dice=[1])
    assert t.g.light == (15, 20)
    t.say("rytir", "done", "end")
    assert t.g.light == (15, 25)


@pytest.mark.rule("RS-STR-4")
def test_whenever_the_hand_is_below_five_it_is_refilled(table):
    figures = {"rytir": {"hand": ["ptak-ohnivak", *FOUR_CARDS]}}
    t = table(phase="casting", figures=figures, light=[50, 0], decks={"dream": ["hvezdarna", "portal-svetu"]})
    t.say("rytir", "cast ptak-ohnivak 46 r0")
    assert t.zone("hand.rytir") == [*FOUR_CARDS, "hvezdarna"]
    assert t.zone("deck.dream")[-1] == "portal-svetu"


@pytest.mark.rule("RS-STR-4")
def test_without_cards_in_the_deck_the_hand_stays_short(table):
    figures = {"rytir": {"hand": ["ptak-ohnivak"]}}
    t = table(phase="casting", figures=figures, light=[50, 0], decks={"dream": ["only", "usvit"]})
    t.say("rytir", "cast ptak-ohnivak 46 r0")
    assert t.zone("hand.rytir") == ["usvit"] and t.zone("deck.dream") == []


# -- casting ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-STR-5")
def test_any_number_of_cards_is_cast_while_the_light_lasts(table):
    figures = {"stin": {"hand": ["bariera", "bariera", "sopka"]}}
    t = table(phase="casting", turn="stin", figures=figures, light=[0, 2 * BARIERA - 5])
    t.say("stin", "cast bariera 46 r0", "cast bariera 48 r0")
    assert t.zone("laid") == ["bariera", "bariera"] and t.g.light == (0, 0)
    t.refuses("stin", "cast sopka", "RS-DRM-2")


@pytest.mark.rule("RS-STR-5")
def test_an_own_permanent_card_is_recalled_for_half_of_its_light(table):
    laid = [{"card": "ptak-ohnivak", "picture": "46"}]
    t = table(phase="casting", laid=laid, light=[0, 0])
    assert t.option("rytir", "recall 46")["effect"] == {"card": "ptak-ohnivak", "light": 5}
    t.say("rytir", "recall 46")
    assert t.zone("hand.rytir") == ["ptak-ohnivak"] and t.zone("laid") == [] and t.g.light == (10, 0)


@pytest.mark.rule("RS-STR-5")
def test_an_own_temporary_card_is_cancelled_without_light_back_and_never_recalled(table):
    laid = [{"card": "portal-svetu", "picture": "46", "actions": 2}]
    t = table(phase="casting", laid=laid, light=[0, 0])
    assert [key for key in t.offers("rytir") if key != "done"] == ["cancel 46"]
    t.refuses("rytir", "recall 46", "RS-STR-5")
    t.say("rytir", "cancel 46")
    assert t.zone("used.dream") == ["portal-svetu"] and t.g.light == (5, 0)


@pytest.mark.rule("RS-STR-5")
def test_an_opponents_card_is_cancelled_for_its_cost_and_10_more(table):
    t = table(phase="casting", turn="stin", laid=[{"card": "ptak-ohnivak", "picture": "46"}], light=[0, 20])
    assert t.option("stin", "cancel 46")["cost"] == {"light": 10 + 10}
    t.say("stin", "cancel 46")
    assert t.zone("used.dream") == ["ptak-ohnivak"] and t.g.light == (0, 25 - 20)


@pytest.mark.rule("RS-STR-5")
def test_without_enough_light_an_opponents_card_stays(table):
    t = table(phase="casting", turn="stin", laid=[{"card": "ptak-ohnivak", "picture": "46"}], light=[0, 10])
    assert t.offers("stin") == ["done"]
    t.refuses("stin", "cancel 46", "RS-STR-5")
    t.refuses("stin", "recall 46", "RS-STR-5")


@pytest.mark.rule("RS-STR-5", "RS-STR-3")
def test_cards_are_neither_recalled_nor_cancelled_during_movement(table):
    t = table(figures={"rytir": {"bp": 5}}, laid=[{"card": "ptak-ohnivak", "picture": "46"}], light=[50, 0])
    t.refuses("rytir", "recall 46", "RS-STR-3")
    t.refuses("rytir", "cancel 46", "RS-STR-3")


# -- quests ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-STR-6")
def test_in_the_hall_one_easy_quest_is_given(table):
    t = table(figures={"rytir": BEFORE_HALL}, decks={"easy": ["lovec", "studanky"]})
    t.say("rytir", INTO_HALL)
    assert t.zone("quests.rytir") == ["lovec"] and t.zone("deck.easy")[-1] == "studanky"


@pytest.mark.rule("RS-STR-9")
def test_variant_hard_quests_instead_of_easy(table):
    t = table(options=["tezke-ukoly"], figures={"rytir": BEFORE_HALL}, decks={"hard": ["dve-audience"]})
    t.say("rytir", INTO_HALL)
    assert t.zone("quests.rytir") == ["dve-audience"]


@pytest.mark.rule("RS-STR-10")
def test_variant_long_game_gives_one_easy_and_one_hard_quest(table):
    decks = {"easy": ["lovec", "studanky"], "hard": ["dve-audience", "povlekani"]}
    t = table(options=["dlouha-hra"], figures={"rytir": BEFORE_HALL}, decks=decks)
    t.say("rytir", INTO_HALL)
    assert sorted(t.zone("quests.rytir")) == ["dve-audience", "lovec"]


@pytest.mark.rule("RS-STR-10")
@pytest.mark.parametrize(("easy", "hard", "annexed"), [(True, False, 0), (False, True, 0), (True, True, 1)])
def test_variant_long_game_needs_both_quests_to_annex(table, easy, hard, annexed):
    quests = [
        {"id": "lovec", "world": "iridion", "done": easy},
        {"id": "dve-audience", "world": "iridion", "done": hard},
    ]
    t = table(options=["dlouha-hra"], figures={"rytir": {**BEFORE_HALL, "quests": quests}})
    t.say("rytir", INTO_HALL)
    assert len(t["rytir"].annexed) == annexed and t["rytir"].tokens == annexed
    assert sorted(t.zone("quests.rytir")) == ["dve-audience", "lovec"]


# -- four players ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-STR-8")
def test_helpers_start_on_wells_and_their_players_hold_the_cards(table):
    t = table(**FOUR, phase="setup")
    t.say("barbar", "22").say("cert", "63")
    assert [t.field(who) for who in ("rytir", "stin", "barbar", "cert")] == ["15", "45", "22", "63"]
    assert [len(t.zone(f"hand.{who}")) for who in ("rytir", "stin", "barbar", "cert")] == [0, 0, 5, 5]
    assert t.topic == "casting" and t.offers("rytir") == [] and "done" in t.offers("barbar")


@pytest.mark.rule("RS-STR-8")
def test_a_helper_enters_a_hall_but_is_never_given_a_quest(table):
    t = table(**FOUR, turn="barbar", moved=["rytir"], figures={"barbar": BEFORE_HALL}, decks={"easy": ["lovec"]})
    t.say("barbar", INTO_HALL)
    assert t.field("barbar") == "iridion.sin" and t.zone("quests.barbar") == []
    assert t.zone("deck.easy")[-1] == "lovec"


@pytest.mark.rule("RS-STR-8")
def test_a_helper_fights_attacks_and_activates_cards(table):
    laid = [{"card": "portal-svetu", "picture": "46"}]
    figures = {"barbar": {"field": "45", "bp": 5}, "cert": {"field": "46"}, "stin": {"field": "88"}}
    t = table(**FOUR, turn="barbar", moved=["rytir"], figures=figures, laid=laid, dice=[5, 2])
    t.say("barbar", "move 46", "decline", "attack cert")
    assert t["cert"].lives == 4 - 2
    other = table(**FOUR, turn="barbar", moved=["rytir"], figures={"barbar": {"field": "45", "bp": 5}}, laid=laid)
    other.say("barbar", "move 46", "accept", "filnerin.sin")
    assert other.field("barbar") == "filnerin.sin" and other.g.laid[other.g.zones["laid"][0]].actions == 2


@pytest.mark.rule("RS-STR-8")
@pytest.mark.parametrize("first", ["rytir", "barbar"])
def test_a_helper_moves_before_or_after_the_main_character_each_to_its_end(table, first):
    second = {"rytir": "barbar", "barbar": "rytir"}[first]
    t = table(**FOUR, phase="casting", dice=[1, 2])
    t.say("barbar", "done")
    assert t.offers("rytir") == ["first rytir", "first barbar"]
    t.say("rytir", f"first {first}")
    assert t.topic == "movement" and t.offers(second) == []
    t.say(first, "end")
    assert t.offers(first) == [] and "end" in t.offers(second)
    t.say(second, "end")
    assert t.topic == "casting" and "done" in t.offers("cert")


@pytest.mark.rule("RS-STR-8")
def test_cards_are_cast_before_either_character_moves(table):
    t = table(**FOUR, phase="casting", figures={"barbar": {"hand": ["ptak-ohnivak"]}}, light=[10, 0], dice=[1])
    t.say("barbar", "cast ptak-ohnivak 46 r0", "done")
    assert t.topic == "who-moves"
    t.say("rytir", "first barbar")
    t.refuses("barbar", "recall 46", "RS-STR-3")


@pytest.mark.rule("RS-STR-8")
def test_only_main_characters_annex(table):
    quest = {"id": "lovec", "world": "iridion", "done": True}
    t = table(**FOUR, turn="barbar", moved=["rytir"], figures={"rytir": {"quests": [quest]}, "barbar": BEFORE_HALL})
    t.say("barbar", INTO_HALL)
    assert t["rytir"].annexed == t["barbar"].annexed == () and all(t.g.open)


@pytest.mark.rule("RS-STR-8")
def test_otherwise_a_helper_follows_the_rules_of_characters(table):
    figures = {"barbar": {"field": "46", "lives": 1, "noted": 7}, "stin": {"field": "46", "bp": 3}}
    t = table(**FOUR, turn="stin", moved=["cert"], figures=figures, dice=[8, 1])
    t.say("stin", "attack barbar")
    assert t.field("barbar") == "63" and t["barbar"].noted == 0 and t["barbar"].lives == 4


# -- spells ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-STR-12")
def test_stret_risi_knows_neither_spells_nor_ability_cards(table):
    t = table(figures={"rytir": {"bp": 3}})
    assert "spell" not in t.offers("rytir")
    t.refuses("rytir", "spell blesk stin", "RS-STR-12")
    game = table(phase="setup", plain=False)
    assert game.zone("abilities.rytir") == game.zone("abilities.stin") == []


@pytest.mark.rule("RS-STR-11", "RS-STR-12")
def test_variant_spells_are_for_helpers_only(table):
    spells = {**FOUR, "options": ["ctyri-hraci", "kouzleni"]}
    t = table(**spells, turn="barbar", moved=["rytir"], figures={"barbar": {"bp": 1}}, dice=[6])
    t.say("barbar", "spell blesk stin")
    assert t["stin"].lives == 3
    t = table(**spells, figures={"rytir": {"bp": 1}})
    t.refuses("rytir", "spell blesk stin", "RS-STR-12")


@pytest.mark.rule("RS-STR-11")
def test_without_the_variant_helpers_cast_no_spells(table):
    t = table(**FOUR, turn="barbar", moved=["rytir"], figures={"barbar": {"bp": 1}})
    assert "spell" not in t.offers("barbar")
    t.refuses("barbar", "spell blesk stin", "RS-STR-12")


# -- rulings of the set-up -------------------------------------------------------------------------------------------
@pytest.mark.rule("RR-E4b")
def test_a_helper_may_choose_any_well(table):
    t = table(**FOUR, phase="setup")
    board = t.g.content.board
    assert t.offers("barbar") == [board.names[cell] for cell in board.of_kind["well"]] and len(t.offers("barbar")) == 6


@pytest.mark.rule("RR-E4b")
def test_a_side_of_two_characters_has_one_pool_of_light(table):
    t = table(**FOUR, phase="casting", light=[20, 0], figures={"barbar": {"hand": ["ptak-ohnivak"]}})
    assert t.view("rytir")["light"] == t.view("barbar")["light"] == [25, 0]
    t.say("barbar", "cast ptak-ohnivak 46 r0")
    assert t.g.light == (15, 0)


@pytest.mark.rule("RR-E4b")
def test_a_helpers_deeds_do_not_serve_the_main_characters_quest(table):
    figures = {"rytir": {"quests": [{"id": "studanky", "world": "iridion"}]}, "barbar": {"field": "62", "bp": 2}}
    t = table(**FOUR, turn="barbar", moved=["rytir"], figures=figures)
    t.say("barbar", "move 63")
    assert t.view("rytir")["figures"][0]["quests"][0]["left"] == [3]
