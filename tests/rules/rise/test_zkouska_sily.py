"""RS-ZKS and RS-OPT: the scenario Zkouška síly, its set-up and its optional rules."""

import pytest

from snar.packs.loader import load

PACK = load()
THREE = {"scenario": "zkouska-sily", "characters": ["rytir", "stin", "barbar"]}
BEFORE_HALL = {"field": "iridion.8", "circuit": 7, "spin": 1, "bp": 2}  # one step before the second gate entry
INTO_HALL = "move iridion.brana"
EVEN = ["only", "mag", "krotitel", "dobra-pamet", "bystrost", "vyrecnost", "snova-kuze"]  # neither pohyb nor moc
SET_UP = {**THREE, "phase": "setup", "decks": {"ability": EVEN}}
EASY = {"id": "lovec", "world": "iridion", "done": True}
HARD = {"id": "dve-audience", "world": "iridion", "done": True}


def annexing(*quests, **more):
    return {"rytir": {**BEFORE_HALL, "quests": list(quests), **more}}


def keep_first(t):
    """Everyone keeps the first of its two abilities."""
    while t.topic == "keep-ability":
        who = t.session.names[t.g.pending[0].seat]
        t.say(who, t.offers(who)[0])


def placing_order(t):
    """Who is asked for an edge field, one after another."""
    order = []
    while t.topic == "edge":
        order.append(t.session.names[t.g.pending[0].seat])
        t.say(order[-1], "c1")
    return order


# -- set-up ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-ZKS-1")
@pytest.mark.parametrize("fame", [3, 7])
def test_each_plays_for_itself_to_the_agreed_fame(table, fame):
    t = table(**THREE, fame=fame, figures={**annexing(EASY, fame=fame - 2)})
    assert len({row.team for row in t.g.figures}) == 3
    t.say("rytir", INTO_HALL)
    assert t["rytir"].fame == fame - 1 and not t.g.over


@pytest.mark.rule("RS-ZKS-3")
def test_each_draws_two_abilities_keeps_one_and_returns_the_other(table):
    t = table(**SET_UP, dice=[1, 2, 3, 1, 2, 3])
    deck = len(t.zone("deck.ability"))
    assert t.offers("rytir") == ["keep mag", "keep krotitel"]
    t.say("rytir", "keep krotitel")
    assert t.zone("abilities.rytir") == ["krotitel"] and "mag" in t.zone("deck.ability") + t.zone("abilities.stin")
    assert len(t.zone("deck.ability")) == deck + 1 - 2  # one back, and stin has drawn two
    keep_first(t)
    placing_order(t)
    assert [len(t.zone(f"abilities.{who}")) for who in THREE["characters"]] == [1, 1, 1]


@pytest.mark.rule("RS-ZKS-3")
def test_the_drawn_abilities_are_secret_until_one_is_kept(table):
    t = table(**SET_UP)
    assert t.view("stin")["figures"][0]["abilities"] == []
    t.say("rytir", "keep mag")
    assert t.view("stin")["figures"][0]["abilities"] == ["mag"]
    assert all(not t.g.known[card] for card in t.g.zones["deck.ability"])


@pytest.mark.rule("RS-ZKS-3")
def test_only_who_drew_them_knows_the_two_abilities(table):
    t = table(**SET_UP)
    assert [t.g.known[card] for card in t.g.zones["abilities.0"]] == [1 << t.seat("rytir")] * 2
    t.say("rytir", "keep mag")
    assert [t.g.known[card] for card in t.g.zones["abilities.1"]] == [1 << t.seat("stin")] * 2


@pytest.mark.rule("RS-ZKS-3")
def test_the_returned_ability_is_shuffled_in_and_nobody_knows_where_it_lies(table):
    t = table(**SET_UP, dice=[1, 2, 3])
    for who in THREE["characters"]:
        before = len(t.events)
        t.say(who, t.offers(who)[0])
        kinds = [event["kind"] for event in t.events[before:] if event.get("to") == "deck.ability"]
        assert kinds == ["card", "shuffle"]
    assert not any(t.g.known[card] for card in t.g.zones["deck.ability"])


@pytest.mark.rule("RS-ZKS-3", "RR-E7")
def test_of_two_equal_abilities_one_is_kept(table):
    t = table(**{**SET_UP, "decks": {"ability": ["only", "mag", "mag", *EVEN[2:]]}})
    assert t.offers("rytir") == ["keep mag"]
    t.say("rytir", "keep mag")
    assert t.zone("abilities.rytir") == ["mag"]


@pytest.mark.rule("RS-ZKS-4")
def test_heroes_take_three_dreams_and_demons_three_horrors_and_the_rest_leave_the_game(table):
    t = table(**SET_UP, dice=[1, 2, 3, 1, 2, 3])
    keep_first(t)
    placing_order(t)
    decks = [{PACK.cards[card].deck for card in t.zone(f"hand.{who}")} for who in THREE["characters"]]
    assert decks == [{"dream"}, {"horror"}, {"dream"}]
    assert [len(t.zone(f"hand.{who}")) for who in THREE["characters"]] == [3, 3, 3]
    assert t.zone("deck.dream") == t.zone("deck.horror") == []
    dreams = sum(card.deck == "dream" for card in t.g.content.cards)
    assert sum(PACK.cards[card].deck == "dream" for card in t.zone("out")) == dreams - 6


@pytest.mark.rule("RS-ZKS-4")
def test_hands_are_dealt_in_seat_order_from_the_top(table):
    top = ["majak", "usvit", "sermirna", "krasohled", "hvezdarna", "svetlusky"]
    t = table(**{**SET_UP, "decks": {"ability": EVEN, "dream": top}}, dice=[1, 2, 3])
    keep_first(t)
    assert t.zone("hand.rytir") + t.zone("hand.barbar") == top
    assert t.view("stin")["hands"]["0"] == {"count": 3, "known": []}


@pytest.mark.rule("RS-ZKS-5")
def test_characters_are_placed_on_edge_paths_the_slowest_first(table):
    t = table(**{**SET_UP, "characters": ["cestovatel", "barbar"]}, plain=False, dice=[1, 2])
    keep_first(t)
    board = t.g.content.board
    assert t.offers("barbar") == [board.names[cell] for cell in board.edges]
    assert {board.kind[cell] for cell in board.edges} == {"path"}
    t.say("barbar", "c21")
    assert t.topic == "edge" and t.offers("cestovatel")
    t.say("cestovatel", "c21")
    assert t.field("barbar") == t.field("cestovatel") == "c21" and t["barbar"].start == t["barbar"].cell


@pytest.mark.rule("RS-ZKS-5")
def test_equal_pohyb_the_greater_moc_is_placed_first(table):
    pair = [who for who, row in PACK.characters.items() if row.pohyb == PACK.characters["barbar"].pohyb]
    pair.sort(key=lambda who: PACK.characters[who].moc)  # the weaker one sits first
    assert PACK.characters[pair[0]].moc < PACK.characters[pair[-1]].moc
    both = [pair[0], pair[-1]]
    t = table(**{**SET_UP, "characters": both}, plain=False, dice=[1, 2])
    keep_first(t)
    assert placing_order(t) == both[::-1]


@pytest.mark.rule("RR-E4a")
@pytest.mark.parametrize(
    ("lots", "order"),
    [
        ([2, 7, 5], ["stin", "barbar", "rytir"]),
        ([8, 3, 3, 1, 6], ["rytir", "barbar", "stin"]),  # 3 and 3 roll again and stay behind the 8
        ([4, 4, 4, 4, 4, 1, 2, 6], ["stin", "rytir", "barbar"]),
    ],
)
def test_equal_pohyb_and_moc_roll_for_the_place_until_they_differ(table, lots, order):
    t = table(**SET_UP, dice=[*lots, 1, 2, 3])
    keep_first(t)
    assert placing_order(t) == order


@pytest.mark.rule("RS-ZKS-6")
def test_the_highest_roll_starts_then_the_player_on_the_right_in_a_fixed_order(table):
    t = table(**SET_UP, dice=[3, 2, 1, 2, 8, 5, 1, 1, 1, 1])
    keep_first(t)
    placing_order(t)
    assert t.view("rytir")["order"] == ["stin", "barbar", "rytir"]
    for who in ("stin", "barbar", "rytir", "stin"):
        assert t.view("rytir")["turn"] == who
        t.say(who, "done", "roll", "end")
    assert t.g.round == 2


@pytest.mark.rule("RR-E4a", "RS-ZKS-6")
def test_equal_highest_starting_rolls_are_rolled_again_by_those_alone(table):
    t = table(**SET_UP, dice=[3, 2, 1, 7, 4, 7, 2, 2, 1, 6])
    keep_first(t)
    placing_order(t)
    rolls = [(e["actor"], e["amount"]) for e in t.events if e.get("source") == "who-starts"]
    assert rolls[3:] == [("rytir", 2), ("barbar", 2), ("rytir", 1), ("barbar", 6)]
    assert t.view("rytir")["order"] == ["barbar", "rytir", "stin"]


# -- abilities -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RR-E7")
def test_at_least_two_copies_of_each_ability_exist():
    abilities = [card for card in PACK.cards.values() if card.deck == "ability"]
    assert len(abilities) >= 10 and all(card.copies >= 2 for card in abilities)


@pytest.mark.rule("RR-E7", "RS-ZKS-10")
def test_nobody_holds_two_equal_abilities(table):
    decks = {"ability": ["only", "mag", "lehky-krok", "krotitel"]}
    t = table(**THREE, fame=9, figures=annexing(HARD, abilities=["mag"]), decks=decks)
    t.say("rytir", INTO_HALL)
    assert t.offers("rytir") == ["take krotitel", "take lehky-krok"]


@pytest.mark.rule("RR-E7")
def test_nothing_suitable_in_the_deck_and_no_ability_is_gained(table):
    t = table(**THREE, fame=9, figures=annexing(HARD, abilities=["mag"]), decks={"ability": ["only", "mag"]}, dice=[])
    t.say("rytir", INTO_HALL)
    assert t.zone("abilities.rytir") == ["mag"] and t["rytir"].fame == 2 and t.topic == "casting"


# -- turns and casting -----------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-ZKS-7")
def test_at_most_one_card_is_cast_for_free_and_then_comes_movement(table):
    t = table(**THREE, phase="casting", figures={"rytir": {"hand": ["ptak-ohnivak", "portal-svetu"]}})
    t.refuses("rytir", "roll", "RS-ZKS-7")
    assert t.option("rytir", "cast ptak-ohnivak")["cost"] == {}
    t.say("rytir", "cast ptak-ohnivak 46 r0")
    assert t.topic == "movement" and "spell" in t.offers("rytir")
    t.refuses("rytir", "cast portal-svetu", "RS-ZKS-7")


@pytest.mark.rule("RS-ZKS-7")
def test_instead_one_own_permanent_card_may_be_taken_back(table):
    laid = [
        {"card": "ptak-ohnivak", "picture": "46", "owner": "rytir"},
        {"card": "duhovy-most", "picture": "48", "owner": "barbar"},
        {"card": "portal-svetu", "picture": "26", "owner": "rytir"},
    ]
    t = table(**THREE, phase="casting", figures={"rytir": {"hand": ["majak"]}}, laid=laid)
    assert t.offers("rytir") == ["cast majak", "recall 46", "done"]
    t.refuses("rytir", "recall 48", "RS-ZKS-7")  # another's
    t.refuses("rytir", "recall 26", "RS-ZKS-7")  # temporary
    t.say("rytir", "recall 46")
    assert sorted(t.zone("hand.rytir")) == ["majak", "ptak-ohnivak"] and t.topic == "movement"


@pytest.mark.rule("RS-ZKS-8")
def test_no_card_is_drawn_after_casting(table):
    t = table(**THREE, phase="casting", figures={"rytir": {"hand": ["ptak-ohnivak"]}})
    t.say("rytir", "cast ptak-ohnivak 46 r0")
    assert t.zone("hand.rytir") == []


@pytest.mark.rule("RS-ZKS-13")
def test_no_light_refund_or_cancelling_exists(table):
    laid = [{"card": "ptak-ohnivak", "picture": "46", "owner": "rytir"}, {"card": "bariera", "picture": "48"}]
    t = table(**THREE, phase="casting", laid=laid)
    t.refuses("rytir", "cancel 48", "RS-ZKS-13")
    assert "light" not in t.view("rytir")
    t.say("rytir", "recall 46")
    assert t.g.light == (0, 0) and not t.happened("light")


@pytest.mark.rule("RS-ZKS-13")
@pytest.mark.parametrize(("scenario", "gained"), [("zkouska-sily", False), ("stret-risi", True)])
def test_cards_that_give_light_give_none_here(table, scenario, gained):
    card, amount = next(
        (card.id, effect["amount"])
        for card in PACK.cards.values()
        if card.deck == "dream"
        for row in card.effects
        for effect in row.do
        if row.on != "demon" and effect["verb"] == "light" and effect["amount"] > 0
    )
    figures = {"rytir": {"field": "45", "bp": 8}}
    pair = ["rytir", "stin"]
    t = table(scenario=scenario, characters=pair, figures=figures, laid=[{"card": card, "picture": "46"}])
    t.say("rytir", "move 46", "accept")
    assert t.g.light == (amount if gained else 0, 0) and t.happened("light") is gained


# -- quests and fame -------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-ZKS-9")
@pytest.mark.parametrize(("level", "quest"), [("easy", "lovec"), ("hard", "dve-audience")])
def test_in_the_hall_the_player_chooses_an_easy_or_a_hard_quest(table, level, quest):
    t = table(**THREE, figures={"rytir": BEFORE_HALL}, decks={"easy": ["lovec"], "hard": ["dve-audience"]})
    t.say("rytir", INTO_HALL)
    assert t.offers("rytir") == ["easy", "hard"]
    t.say("rytir", level)
    assert t.zone("quests.rytir") == [quest]


@pytest.mark.rule("RS-ZKS-10")
def test_annexing_with_an_easy_quest_gives_one_fame_and_no_ability(table):
    t = table(**THREE, figures=annexing(EASY))
    t.say("rytir", INTO_HALL)
    assert t["rytir"].fame == 1 and t.zone("abilities.rytir") == [] and t.topic == "casting"


@pytest.mark.rule("RS-ZKS-10")
def test_annexing_with_a_hard_quest_gives_two_fame_and_an_ability_of_ones_choice(table):
    t = table(**THREE, figures=annexing(HARD))
    t.say("rytir", INTO_HALL)
    abilities = sorted(card.id for card in PACK.cards.values() if card.deck == "ability")
    assert t["rytir"].fame == 2 and t.offers("rytir") == [f"take {ability}" for ability in abilities]
    t.say("rytir", "take mag")
    assert t.zone("abilities.rytir") == ["mag"] and t.view("stin")["figures"][0]["abilities"] == ["mag"]


@pytest.mark.rule("RS-ZKS-10")
def test_fame_is_never_lost_not_even_by_awakening(table):
    figures = {"rytir": {"field": "46", "bp": 3}, "stin": {"field": "46", "lives": 1, "fame": 3}}
    t = table(**THREE, figures=figures, dice=[8, 1])
    t.say("rytir", "attack stin")
    assert t["stin"].awakenings == 1 and t["stin"].fame == 3


@pytest.mark.rule("RS-ZKS-11")
def test_when_all_worlds_are_annexed_they_reopen_and_fame_and_abilities_stay(table):
    figures = {**annexing(EASY, fame=1, abilities=["mag"]), "stin": {"fame": 2, "abilities": ["krotitel"]}}
    t = table(**THREE, figures=figures, open=["iridion"], fame=7)
    t.say("rytir", INTO_HALL)
    assert all(t.g.open) and t.happened("reopen", rule="RS-ZKS-11")
    assert (t["rytir"].fame, t["stin"].fame) == (2, 2)
    assert (t.zone("abilities.rytir"), t.zone("abilities.stin")) == (["mag"], ["krotitel"])


@pytest.mark.rule("RS-ZKS-11")
def test_while_a_world_is_open_the_annexed_ones_stay_closed(table):
    t = table(**THREE, figures=annexing(EASY), open=["iridion", "akademus"])
    t.say("rytir", INTO_HALL)
    assert t.view("stin")["worlds"] == {"iridion": False, "filnerin": False, "akademus": True}


@pytest.mark.rule("RS-ZKS-12")
def test_the_game_ends_at_once_when_a_player_reaches_the_agreed_fame(table):
    t = table(**THREE, fame=4, figures=annexing(HARD, fame=2), open=["iridion"])
    t.say("rytir", INTO_HALL)
    assert t.g.over and t.g.result["winner"] == 0 and t.g.result["rule"] == "RS-ZKS-12"
    assert not any(t.g.open) and t.zone("abilities.rytir") == []  # no reopening, no ability any more


# -- optional rules --------------------------------------------------------------------------------------------------
WORLDS = [("iridion", "extra_pohyb"), ("filnerin", "extra_lives"), ("akademus", "extra_spell")]


def before_hall(world):
    return {"field": f"{world}.8", "circuit": 7, "spin": 1, "bp": 2}


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
