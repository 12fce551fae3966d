"""RS-STR: the scenario Střet říší, its set-up and its variants."""

import pytest

from .trials import BEFORE_HALL, INTO_HALL, PACK

BARIERA = PACK.cards["bariera"].light
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
