"""RS-EXT: beginners, Souboj s časem, Bratrství, two boards. RS-DRF: the draft edition."""

import pytest

from snar.packs.loader import load
from snar.rise.content import content_for

PACK = load()
INTO_HALL = "move iridion.brana"
BEFORE_HALL = {"field": "iridion.8", "circuit": 7, "spin": 1, "bp": 2}  # one step before the second gate entry
EASY = {"id": "lovec", "world": "iridion", "done": True}
HARD = {"id": "dve-audience", "world": "iridion", "done": True}
TIME = {"scenario": "souboj-s-casem", "characters": ["rytir", "stin", "barbar"]}
BROTHERS = {"scenario": "bratrstvi", "characters": ["rytir", "stin", "barbar", "cert"]}  # rytir and barbar are brothers
TWO_BOARDS = {"boards": 2, "characters": ["rytir", "stin", "barbar", "cert"]}
DRAFT = {"scenario": "zkouska-sily", "edition": "draft", "characters": ["rytir", "stin", "barbar"]}


# -- beginners -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-EXT-1")
def test_beginners_hold_two_duhovy_most_and_two_bariera_and_never_more(table):
    t = table(scenario="zacatecnici", phase="setup")
    assert t.zone("hand.rytir") == ["duhovy-most"] * 2 and t.zone("hand.stin") == ["bariera"] * 2
    assert t.zone("deck.dream") == t.zone("deck.horror") == []
    assert t.view("stin")["hands"]["0"]["known"] == ["duhovy-most"] * 2


@pytest.mark.rule("RS-EXT-1")
def test_beginners_have_five_easy_quests_only(table):
    t = table(scenario="zacatecnici", phase="setup")
    assert set(t.zone("deck.easy")) == {"poznani", "elementy", "studanky", "lovec", "prepadeni"}
    copies = sum(PACK.cards[card].copies for card in set(t.zone("deck.easy")))
    assert len(t.zone("deck.easy")) == copies


@pytest.mark.rule("RS-EXT-1")
def test_beginners_win_with_one_annexed_world(table):
    t = table(scenario="zacatecnici", figures={"rytir": {**BEFORE_HALL, "quests": [EASY]}})
    t.say("rytir", INTO_HALL)
    assert t.g.over and t.g.result["winner"] == 0


# -- Souboj s časem --------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-EXT-2")
@pytest.mark.parametrize(("quest", "fame"), [(EASY, 1), (HARD, 2)])
def test_returning_with_the_quest_gives_fame_and_at_once_the_next_quest(table, quest, fame):
    decks = {"easy": ["studanky"], "ability": ["only", "mag"]}
    t = table(**TIME, fame=9, figures={"rytir": {**BEFORE_HALL, "quests": [quest]}}, decks=decks)
    t.say("rytir", INTO_HALL)
    assert t["rytir"].fame == fame and all(t.g.open) and t.topic == "quest-level"
    t.say("rytir", "easy")
    assert t.zone("quests.rytir") == [quest["id"], "studanky"]


@pytest.mark.rule("RS-EXT-2")
def test_a_world_can_be_annexed_any_number_of_times(table):
    t = table(**TIME, fame=9, figures={"rytir": {**BEFORE_HALL, "annexed": ["iridion"], "fame": 1, "quests": [EASY]}})
    t.say("rytir", INTO_HALL)
    assert t["rytir"].fame == 2 and t["rytir"].annexed == (0, 0)


@pytest.mark.rule("RS-EXT-2")
def test_others_quests_from_the_world_stay(table):
    running = {"id": "studanky", "world": "iridion"}
    figures = {"rytir": {**BEFORE_HALL, "quests": [EASY]}, "stin": {"quests": [running, HARD]}}
    t = table(**TIME, fame=9, figures=figures)
    t.say("rytir", INTO_HALL, "hard")
    assert t.zone("quests.stin") == ["studanky", "dve-audience"]
    assert [quest["annexes"] for quest in t.view("rytir")["figures"][1]["quests"]] == [True, True]


@pytest.mark.rule("RS-EXT-2")
def test_one_quest_per_world_at_a_time(table):
    running = {"id": "studanky", "world": "iridion"}
    t = table(**TIME, figures={"rytir": {**BEFORE_HALL, "quests": [running]}})
    t.say("rytir", INTO_HALL)
    assert t.zone("quests.rytir") == ["studanky"] and t.topic == "casting"


@pytest.mark.rule("RS-EXT-2")
def test_the_agreed_fame_ends_souboj_s_casem(table):
    t = table(**TIME, fame=3, figures={"rytir": {**BEFORE_HALL, "fame": 2, "quests": [EASY]}})
    t.say("rytir", INTO_HALL)
    assert t.g.over and t.g.result["winner"] == 0


# -- Bratrství -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-EXT-3")
def test_the_fame_of_brothers_is_added_up(table):
    figures = {"rytir": {**BEFORE_HALL, "quests": [EASY], "fame": 2}, "barbar": {"fame": 3}, "stin": {"fame": 5}}
    t = table(**BROTHERS, fame=6, figures=figures)
    t.say("rytir", INTO_HALL)
    assert t.g.over and t.g.result["seats"] == [0, 2]


@pytest.mark.rule("RS-EXT-3")
def test_the_fame_of_the_other_team_does_not_count(table):
    figures = {"rytir": {**BEFORE_HALL, "quests": [EASY]}, "stin": {"fame": 3}, "cert": {"fame": 2}}
    t = table(**BROTHERS, fame=6, figures=figures)
    t.say("rytir", INTO_HALL)
    assert not t.g.over and t["rytir"].fame == 1


@pytest.mark.rule("RS-EXT-3")
def test_brothers_neither_attack_nor_enchant_each_other(table):
    here = {"field": "46"}
    t = table(**BROTHERS, figures={"rytir": {**here, "bp": 3}, "barbar": here, "stin": here})
    assert [key for key in t.offers("rytir") if key.startswith("attack")] == ["attack stin"]
    t.say("rytir", "spell")
    t.say("rytir", "blesk")
    assert t.offers("rytir") == ["stin", "cert"]


@pytest.mark.rule("RS-EXT-3")
def test_brothers_play_zkouska_sily_otherwise(table):
    even = ["mag", "krotitel", "dobra-pamet", "bystrost", "vyrecnost", "snova-kuze", "nenapadnost", "ctyrlistek"]
    t = table(**BROTHERS, phase="setup", decks={"ability": ["only", *even]}, dice=[1, 2, 3, 4, 4, 3, 2, 1])
    for who in BROTHERS["characters"]:
        t.say(who, t.offers(who)[0])
    for who in ("cert", "barbar", "stin", "rytir"):
        t.say(who, "c1")
    assert [len(t.zone(f"hand.{who}")) for who in BROTHERS["characters"]] == [3, 3, 3, 3]
    assert t.view("stin")["order"] == ["rytir", "stin", "barbar", "cert"]


# -- two boards ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-EXT-4")
@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_boards_lie_side_by_side_in_any_rotation(rotation):
    one, two = content_for().board, content_for(count=2, rotation=rotation).board
    assert two.size == 2 * one.size and len(two.worlds) == 6 and two.width == 2 * one.width
    row, column = {0: (0, 0), 90: (0, 10), 180: (10, 10), 270: (10, 0)}[rotation]  # where its corner 11 lies
    assert two.names[row * two.width + one.width + column] == "b2:11"
    assert set(two.names) == set(one.names) | {f"b2:{name}" for name in one.names}


@pytest.mark.rule("RS-EXT-4")
@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_a_turned_board_keeps_its_rings_clockwise_from_their_gates(rotation):
    one, two = content_for().board, content_for(count=2, rotation=rotation).board
    assert [world.name for world in two.worlds[3:]] == [f"b2:{world.name}" for world in one.worlds]
    assert all(two.near[a].count(b) for world in two.worlds for a, b in zip(world.ring, world.ring[1:], strict=False))
    hall, ring = two.worlds[3].hall, two.worlds[3].ring
    right, below = ring.index(hall + 1), ring.index(hall + two.width)
    assert (right + 2) % 8 == below  # clockwise: what is below follows what is right


@pytest.mark.rule("RS-EXT-4")
def test_two_boards_two_characters_a_side_of_one_player_each(table):
    t = table(**TWO_BOARDS, rotation=90, phase="setup")
    assert [t.field(who) for who in TWO_BOARDS["characters"]] == ["15", "45", "b2:15", "b2:45"]
    assert t.g.seats == 2 and not any(row.helper for row in t.g.figures)
    t.say("rytir", "done")
    assert t.offers("rytir") == ["first rytir", "first barbar"]


@pytest.mark.rule("RS-EXT-4")
def test_two_boards_each_character_has_quests_of_its_own(table):
    quests = [{"id": "studanky", "world": "iridion"}]
    figures = {"rytir": {"quests": quests}, "barbar": BEFORE_HALL}
    t = table(**TWO_BOARDS, turn="barbar", moved=["rytir"], figures=figures, decks={"easy": ["lovec"]})
    t.say("barbar", INTO_HALL)
    assert t.zone("quests.barbar") == ["lovec"] and t.zone("quests.rytir") == ["studanky"]


@pytest.mark.rule("RS-EXT-4")
def test_two_boards_are_won_by_four_worlds_of_a_side(table):
    for before, over in ((["filnerin"], False), (["filnerin", "akademus"], True)):
        rytir = {**BEFORE_HALL, "quests": [EASY], "annexed": before}
        figures = {"rytir": rytir, "barbar": {"annexed": ["b2:akademus"]}}
        open_worlds = ["iridion", "b2:iridion", "b2:filnerin"]
        t = table(**TWO_BOARDS, figures=figures, open=open_worlds, dice=[] if over else [1])
        t.say("rytir", INTO_HALL)
        assert t.g.over is over and (not over or t.g.result["winner"] == 0)


@pytest.mark.rule("RS-EXT-4")
def test_two_boards_three_worlds_each_is_a_draw(table):
    figures = {
        "rytir": {**BEFORE_HALL, "quests": [EASY], "annexed": ["filnerin", "akademus"]},
        "stin": {"annexed": ["b2:iridion", "b2:filnerin", "b2:akademus"]},
    }
    t = table(**TWO_BOARDS, figures=figures, open=["iridion"])
    t.say("rytir", INTO_HALL)
    assert t.g.over and t.g.result["winner"] == -1 and t.happened("drawn", rule="RS-EXT-4")


@pytest.mark.rule("RS-EXT-4")
def test_two_boards_in_zkouska_sily_worlds_reopen_after_all_six(table):
    trial = {"scenario": "zkouska-sily", "boards": 2, "characters": ["rytir", "stin", "barbar"], "fame": 9}
    figures = {"rytir": {**BEFORE_HALL, "quests": [EASY]}}
    t = table(**trial, figures=figures, open=["iridion", "b2:filnerin"])
    t.say("rytir", INTO_HALL)
    assert sum(t.g.open) == 1
    t = table(**trial, figures=figures, open=["iridion"])
    t.say("rytir", INTO_HALL)
    assert t.g.open == (True,) * 6


@pytest.mark.rule("RS-EXT-4")
def test_two_boards_share_one_set_of_events_and_quests(table):
    one, two = table(phase="setup"), table(**TWO_BOARDS, phase="setup")
    for deck in ("event", "easy", "hard"):
        assert sorted(two.zone(f"deck.{deck}")) == sorted(one.zone(f"deck.{deck}"))


@pytest.mark.rule("RS-EXT-4")
def test_two_boards_are_one_space_to_walk_and_to_roll_on(table):
    t = table(**TWO_BOARDS, figures={"rytir": {"field": "28", "bp": 4}})
    t.say("rytir", "move b2:22")
    assert t.field("rytir") == "b2:22"
    card = next(card.id for card in PACK.cards.values() if card.deck == "dream" and card.placement == "random")
    for die, field in ((1, "46"), (2, "b2:46")):
        t = table(**TWO_BOARDS, phase="casting", light=[100, 0], figures={"rytir": {"hand": [card]}}, dice=[4, 6, die])
        t.say("rytir", f"cast {card}")
        t.say("rytir", "r0")
        assert t.view("stin")["laid"][0]["picture"] == field


# -- the draft edition -----------------------------------------------------------------------------------------------
@pytest.mark.rule("RS-DRF-1")
def test_draft_the_ring_is_walked_counter_clockwise(table):
    t = table(**DRAFT, figures={"rytir": {"field": "c9", "bp": 4}})
    t.say("rytir", INTO_HALL)
    assert "move iridion.8" in t.offers("rytir") and "move iridion.2" not in t.offers("rytir")
    t.say("rytir", "move iridion.8")
    assert t.field("rytir") == "iridion.8" and t["rytir"].circuit == 1


@pytest.mark.rule("RS-DRF-1")
def test_draft_the_eighth_step_counter_clockwise_leads_into_the_hall(table):
    t = table(**DRAFT, figures={"rytir": {"field": "iridion.2", "circuit": 7, "spin": -1, "bp": 2}})
    t.say("rytir", INTO_HALL)
    assert t.field("rytir") == "iridion.sin" and t.topic == "quest-level"


@pytest.mark.rule("RS-DRF-2")
@pytest.mark.parametrize("card", ["ohnive-tornado", "zlaty-mec", "talir-polevky"])
def test_draft_every_event_shows_its_experience_on_its_back(table, card):
    t = table(**DRAFT, figures={"rytir": {"bp": 1}}, decks={"event": [card]})
    assert t.view("stin")["decks"]["event"]["back"] == f"event-{PACK.cards[card].back}"
    assert "back" not in table(figures={"rytir": {"bp": 1}}).view("stin")["decks"]["event"]


@pytest.mark.rule("RS-DRF-2")
def test_draft_other_cards_show_only_their_deck_on_their_backs(table):
    decks = table(**DRAFT, figures={"rytir": {"bp": 1}}).view("stin")["decks"]
    assert all(pile["back"] == deck for deck, pile in decks.items() if deck != "event")


@pytest.mark.rule("RS-DRF-2")
def test_draft_items_carry_experience_and_used_ones_are_kept_for_it(table):
    rytir = {"bp": 1, "items": ["lecivy-lektvar"], "lives": 2}
    t = table(**DRAFT, figures={"rytir": rytir})
    worth = PACK.cards["lecivy-lektvar"].back
    assert t.view("stin")["figures"][0]["experience"] == worth
    t.say("rytir", "use lecivy-lektvar")
    assert t.zone("trophies.rytir") == ["lecivy-lektvar"] and t.view("stin")["figures"][0]["experience"] == worth


@pytest.mark.rule("RS-DRF-2")
def test_draft_a_used_one_shot_is_kept_for_its_experience(table):
    rytir = {"field": "iridion.brana", "bp": 2, "lives": 1}
    t = table(**DRAFT, figures={"rytir": rytir}, decks={"event": ["talir-polevky"]})
    t.say("rytir", "move iridion.8", "end")
    assert t.zone("trophies.rytir") == ["talir-polevky"] and t.zone("used.event") == []
    assert t.view("stin")["figures"][0]["experience"] == PACK.cards["talir-polevky"].back


@pytest.mark.rule("RS-DRF-2")
def test_in_the_printed_rules_items_and_one_shots_are_worth_nothing(table):
    trial = {"scenario": "zkouska-sily", "characters": DRAFT["characters"]}
    rytir = {"field": "iridion.brana", "bp": 2, "lives": 1, "items": ["lecivy-lektvar"]}
    t = table(**trial, figures={"rytir": rytir}, decks={"event": ["talir-polevky"]})
    t.say("rytir", "move iridion.2", "end")
    assert t.zone("used.event") == ["talir-polevky"] and t.view("stin")["figures"][0]["experience"] == 0


@pytest.mark.rule("RS-DRF-3")
def test_draft_odmrsteni_moves_the_target_anywhere_within_two_fields(table):
    t = table(**DRAFT, figures={"rytir": {"bp": 1}, "stin": {"field": "47"}}, dice=[3])
    t.say("rytir", "spell odmrsteni")
    assert {"c17", "c18", "c11"} <= set(t.offers("rytir"))
    t.say("rytir", "c18")
    assert t.field("stin") == "c18"


@pytest.mark.rule("RS-DRF-3")
def test_in_the_printed_rules_odmrsteni_leads_only_to_the_void(table):
    figures = {"rytir": {"bp": 1}, "stin": {"field": "47"}}
    t = table(scenario="zkouska-sily", characters=["rytir", "stin"], figures=figures, dice=[3])
    t.say("rytir", "spell odmrsteni")
    assert not {"c17", "c18", "c11"} & set(t.offers("rytir")) and "46" in t.offers("rytir")


@pytest.mark.rule("RS-DRF-4")
def test_draft_effects_do_not_work_on_paths_but_their_bp_count_there(table):
    laid = [{"card": "sopka", "picture": "47"}]  # covers 47, c17, 55 and 56
    bp = PACK.cards["sopka"].bp
    t = table(**DRAFT, figures={"rytir": {"field": "c11", "bp": 2 * bp}}, laid=laid)
    assert t.option("rytir", "move c17")["cost"] == {"bp": bp}
    t.say("rytir", "move c17")
    assert t["rytir"].lives == 4 and t["rytir"].bp == bp
    t.say("rytir", "move 47")
    assert t["rytir"].lives == 4 - 3


@pytest.mark.rule("RS-DRF-4")
def test_draft_effects_work_on_wells(table):
    t = table(**DRAFT, figures={"rytir": {"field": "62", "bp": 8}}, laid=[{"card": "sopka", "picture": "63"}])
    t.say("rytir", "move 63")
    assert t["rytir"].lives == 1


@pytest.mark.rule("RS-DRF-5")
def test_draft_the_printed_lives_are_the_maximum_unless_a_card_says_otherwise(table):
    figures = {"rytir": {"bp": 1, "items": ["lecivy-lektvar"], "lives": 3}, "barbar": {"abilities": ["tuhy-korinek"]}}
    t = table(**DRAFT, figures=figures)
    t.say("rytir", "use lecivy-lektvar")
    assert t["rytir"].lives == 4 == t.g.max_lives(t["rytir"])
    more = sum(modify.amount for modify in PACK.cards["tuhy-korinek"].modify if modify.value == "lives")
    assert more > 0 and t["barbar"].lives == 4 + more


@pytest.mark.rule("RS-DRF-7")
def test_draft_anybodys_permanent_card_returns_to_its_owners_hand(table):
    laid = [{"card": "bariera", "picture": "46", "owner": "stin"}, {"card": "portal-svetu", "picture": "48"}]
    t = table(**DRAFT, phase="casting", laid=laid)
    assert t.offers("rytir") == ["recall 46", "done"]
    t.say("rytir", "recall 46")
    assert t.zone("hand.stin") == ["bariera"] and t.zone("hand.rytir") == []
