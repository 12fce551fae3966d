"""RS-OPT: the optional rules of Zkouška síly."""

import pytest

from .trials import BEFORE_HALL, EASY, EVEN, HARD, INTO_HALL, PACK, SET_UP, THREE, annexing

WORLDS = [("iridion", "extra_pohyb"), ("filnerin", "extra_lives"), ("akademus", "extra_spell")]


def before_hall(world):
    return {"field": f"{world}.8", "circuit": 7, "spin": 1, "bp": 2}


# -- optional rules --------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-OPT-1")
@pytest.mark.parametrize(("world", "bonus"), WORLDS)
def test_odmena_a_hard_quest_brings_the_worlds_own_reward_for_good(table, world, bonus):
    rytir = {**before_hall(world), "quests": [{**HARD, "world": world}], "lives": 3}
    t = table(**THREE, options=["odmena"], figures={"rytir": rytir})
    t.say("rytir", f"move {world}.brana", "take krotitel")
    assert {name: getattr(t["rytir"], name) for _, name in WORLDS} == {name: int(name == bonus) for _, name in WORLDS}
    assert t["rytir"].tokens == 0  # no moc for annexing
    assert t["rytir"].lives == (4 if world == "filnerin" else 3)


@pytest.mark.rule("RS-OPT-1")
def test_odmena_the_rewards_count_in_movement_lives_and_spells(table):
    rytir = {"field": "33", "extra_pohyb": 1, "extra_lives": 1, "extra_spell": 1}
    t = table(**THREE, options=["odmena"], figures={"rytir": rytir}, dice=[4, 2])
    assert t.g.max_lives(t["rytir"]) == 5
    t.say("rytir", "spell blesk stin")  # 4, +1 on a well, +1 from Akademus: just the 6 that Blesk needs
    assert t["stin"].lives == 3 and t["rytir"].bp == 2 + 3 + 1


@pytest.mark.rule("RS-OPT-1")
@pytest.mark.parametrize("world", ["iridion", "filnerin", "akademus"])
def test_odmena_an_easy_quest_brings_one_moc_token_in_any_world(table, world):
    rytir = {**before_hall(world), "quests": [{**EASY, "world": world}]}
    t = table(**THREE, options=["odmena"], figures={"rytir": rytir})
    t.say("rytir", f"move {world}.brana")
    assert t["rytir"].tokens == 1 and [getattr(t["rytir"], name) for _, name in WORLDS] == [0, 0, 0]


@pytest.mark.rule("RS-OPT-1")
def test_without_odmena_a_hard_quest_brings_a_moc_token(table):
    t = table(**THREE, figures=annexing(HARD))
    t.say("rytir", INTO_HALL, "take krotitel")
    assert t["rytir"].tokens == 1 and t["rytir"].extra_pohyb == 0


@pytest.mark.rule("RS-OPT-2")
def test_lecebne_studanky_a_visitor_to_a_well_may_heal_one_life_once_a_round(table):
    figures = {"rytir": {"field": "62", "bp": 8, "lives": 1}}
    t = table(**THREE, options=["lecebne-studanky"], figures=figures)
    t.say("rytir", "move 63")
    assert t.offers("rytir") == ["heal", "decline"]
    t.say("rytir", "heal", "move 62", "move 63")
    assert t["rytir"].lives == 2 and t.topic == "movement"


@pytest.mark.rule("RS-OPT-2")
def test_lecebne_studanky_healing_is_optional_and_stops_at_the_maximum(table):
    t = table(**THREE, options=["lecebne-studanky"], figures={"rytir": {"field": "62", "bp": 8, "lives": 3}})
    t.say("rytir", "move 63", "decline", "move 62", "move 63", "heal")
    assert t["rytir"].lives == 4
    t = table(**THREE, options=["lecebne-studanky"], figures={"rytir": {"field": "62", "bp": 2}})
    t.say("rytir", "move 63")
    assert t.topic == "movement" and t["rytir"].lives == 4


@pytest.mark.rule("RS-OPT-2")
def test_without_lecebne_studanky_wells_do_not_heal(table):
    t = table(**THREE, figures={"rytir": {"field": "62", "bp": 2, "lives": 1}})
    t.say("rytir", "move 63")
    assert t.topic == "movement" and t["rytir"].lives == 1


@pytest.mark.rule("RS-OPT-3")
def test_neduverive_svety_give_one_hard_and_one_easy_quest(table):
    decks = {"easy": ["lovec"], "hard": ["dve-audience"]}
    t = table(**THREE, options=["neduverive-svety"], figures={"rytir": BEFORE_HALL}, decks=decks)
    t.say("rytir", INTO_HALL)
    assert sorted(t.zone("quests.rytir")) == ["dve-audience", "lovec"]


@pytest.mark.rule("RS-OPT-3")
@pytest.mark.parametrize(("easy", "hard", "fame"), [(True, False, 0), (False, True, 0), (True, True, 2)])
def test_neduverive_svety_need_both_quests_to_annex(table, easy, hard, fame):
    t = table(**THREE, options=["neduverive-svety"], figures=annexing({**EASY, "done": easy}, {**HARD, "done": hard}))
    t.say("rytir", INTO_HALL)
    assert t["rytir"].fame == fame


@pytest.mark.rule("RS-OPT-4")
def test_snove_svety_on_reopening_hands_are_discarded_and_three_new_cards_taken(table):
    laid = [{"card": "portal-svetu", "picture": "46", "owner": "rytir"}]
    figures = {**annexing(EASY), "stin": {"hand": ["bariera"]}, "barbar": {"hand": ["majak", "usvit"]}}
    given = {"figures": figures, "laid": laid, "used": {"dream": ["sermirna"]}, "open": ["iridion"], "fame": 9}
    t = table(**THREE, options=["snove-svety"], **given)
    t.say("rytir", INTO_HALL)
    assert [len(t.zone(f"hand.{who}")) for who in THREE["characters"]] == [3, 3, 3]
    assert {PACK.cards[card].deck for card in t.zone("hand.rytir") + t.zone("hand.barbar")} == {"dream"}
    assert {PACK.cards[card].deck for card in t.zone("hand.stin")} == {"horror"}
    assert t.zone("laid") == ["portal-svetu"] and t.zone("used.dream") == []


@pytest.mark.rule("RS-OPT-4")
def test_snove_svety_rebuild_the_decks_from_every_card_that_is_not_laid(table):
    figures = {**annexing(EASY), "rytir": {**annexing(EASY)["rytir"], "hand": ["ptak-ohnivak"]}}
    dreams = {card.id: card.copies for card in PACK.cards.values() if card.deck == "dream"}
    keep = ["majak", "usvit", "ptak-ohnivak"]
    gone = [{"card": "bariera", "picture": "46"}]
    rest = {"dream": [card for card, copies in dreams.items() for _ in range(copies) if card not in keep]}
    t = table(**THREE, options=["snove-svety"], figures=figures, laid=gone, open=["iridion"], used=rest)
    t.say("rytir", INTO_HALL)
    dealt = t.zone("hand.rytir") + t.zone("hand.barbar") + t.zone("out")
    assert sum(PACK.cards[card].deck == "dream" for card in dealt) == sum(dreams.values())


@pytest.mark.rule("RS-OPT-4", "RS-COM-4")
def test_after_snove_svety_every_card_of_the_box_is_still_in_one_place(table):
    given = {"figures": {**annexing(EASY), "stin": {"hand": ["bariera"]}}, "used": {"dream": ["sermirna"]}}
    left = {"out": ["usvit", "sopka", "studanky"], "open": ["iridion"], "fame": 9}
    t = table(**THREE, options=["snove-svety"], **given, **left)
    t.say("rytir", INTO_HALL)
    assert t.happened("shuffle", to="deck.horror", rule="RS-OPT-4")
    assert sorted(card for pile in t.g.zones.values() for card in pile) == list(range(len(t.g.content.cards)))


@pytest.mark.rule("RS-OPT-4")
def test_without_snove_svety_hands_stay_on_reopening(table):
    figures = {**annexing(EASY, hand=["ptak-ohnivak"]), "stin": {"hand": ["bariera"]}}
    t = table(**THREE, figures=figures, open=["iridion"])
    t.say("rytir", INTO_HALL)
    assert (t.zone("hand.rytir"), t.zone("hand.stin")) == (["ptak-ohnivak"], ["bariera"])


@pytest.mark.rule("RS-OPT-5")
def test_mocne_postavy_draw_two_abilities_and_keep_both(table):
    t = table(**SET_UP, options=["mocne-postavy"], dice=[3, 2, 1])
    assert t.topic == "edge"  # nothing to choose
    held = [t.zone(f"abilities.{who}") for who in THREE["characters"]]
    assert held == [EVEN[1:3], EVEN[3:5], EVEN[5:7]]
    assert [figure["abilities"] for figure in t.view("stin")["figures"]] == held


@pytest.mark.rule("RS-OPT-5")
def test_mocne_postavy_equal_abilities_are_drawn_again(table):
    decks = {"ability": ["only", "mag", "mag", *EVEN[2:], "nenapadnost"]}
    t = table(**{**SET_UP, "decks": decks}, options=["mocne-postavy"], dice=[3, 2, 1])
    assert all(len(set(t.zone(f"abilities.{who}"))) == 2 for who in THREE["characters"])
    assert len(t.zone("deck.ability")) == 8 - 6
