"""RS-QST: being given quests, their counters and decks, quests that became impossible."""

import pytest

from .quests import BEFORE_HALL, TRIAL, done, quests


# -- being given quests ---------------------------------
@pytest.mark.rule("RS-QST-1", "RS-STR-6")
def test_who_enters_a_hall_is_given_the_top_quest(table):
    t = table(figures={"rytir": BEFORE_HALL}, decks={"easy": ["lovec", "studanky"]})
    t.say("rytir", "move iridion.brana")
    assert t.zone("quests.rytir") == ["lovec"] and t.zone("deck.easy")[-1] == "studanky"


@pytest.mark.rule("RS-QST-1", "RS-STR-9", "RS-STR-10")
@pytest.mark.parametrize(("option", "given"), [("tezke-ukoly", ["velky-lov"]), ("dlouha-hra", ["lovec", "velky-lov"])])
def test_which_quests_a_hall_gives_depends_on_the_scenario(table, option, given):
    decks = {"easy": ["lovec"], "hard": ["velky-lov"]}
    t = table(options=[option], figures={"rytir": BEFORE_HALL}, decks=decks)
    t.say("rytir", "move iridion.brana")
    assert t.zone("quests.rytir") == given


@pytest.mark.rule("RS-QST-1", "RS-ZKS-9")
@pytest.mark.parametrize(("level", "given"), [("easy", "lovec"), ("hard", "velky-lov")])
def test_in_zkouska_sily_the_player_chooses_an_easy_or_a_hard_one(table, level, given):
    t = table(**TRIAL, figures={"rytir": BEFORE_HALL}, decks={"easy": ["lovec"], "hard": ["velky-lov"]})
    t.say("rytir", "move iridion.brana")
    assert t.offers("rytir") == ["easy", "hard"]
    t.say("rytir", level)
    assert t.zone("quests.rytir") == [given]


@pytest.mark.rule("RS-QST-1", "RR-A7b")
def test_being_carried_into_a_hall_gives_a_quest_too(table):
    cards = [{"card": "portal-svetu", "picture": "57"}]
    t = table(figures={"rytir": {"field": "48", "bp": 9}}, laid=cards, decks={"easy": ["lovec"]})
    t.say("rytir", "move 57 accept iridion.sin")
    assert t.zone("quests.rytir") == ["lovec"] and t.topic == "casting"


@pytest.mark.rule("RS-QST-2")
def test_no_new_quest_of_a_world_before_the_earlier_one_is_fulfilled(table):
    t = table(figures={"rytir": {**BEFORE_HALL, "quests": [{"id": "studanky", "world": "iridion"}]}})
    t.say("rytir", "move iridion.brana")
    assert t.zone("quests.rytir") == ["studanky"] and t["rytir"].annexed == ()


@pytest.mark.rule("RS-QST-2", "RS-STR-10")
def test_in_the_long_game_one_fulfilled_quest_of_two_brings_neither_a_quest_nor_the_world(table):
    carried = [done("lovec"), {"id": "velky-lov", "world": "iridion"}]
    t = table(options=["dlouha-hra"], figures={"rytir": {**BEFORE_HALL, "quests": carried}})
    t.say("rytir", "move iridion.brana")
    assert t.zone("quests.rytir") == ["lovec", "velky-lov"] and t["rytir"].annexed == ()


@pytest.mark.rule("RS-QST-3")
def test_quests_of_several_worlds_are_carried_at_once(table):
    carried = [{"id": "studanky", "world": "akademus"}, {"id": "elementy", "world": "filnerin"}]
    t = table(figures={"rytir": {**BEFORE_HALL, "quests": carried}}, decks={"easy": ["lovec"]})
    t.say("rytir", "move iridion.brana")
    assert [(quest["id"], quest["world"]) for quest in quests(t, "rytir")] == [
        ("studanky", "akademus"),
        ("elementy", "filnerin"),
        ("lovec", "iridion"),
    ]


@pytest.mark.rule("RS-QST-3")
def test_quests_of_several_worlds_are_fulfilled_side_by_side(table):
    carried = [{"id": "studanky", "world": world} for world in ("akademus", "filnerin")]
    t = table(figures={"rytir": {"field": "24", "bp": 9, "quests": carried}})
    t.say("rytir", "move 33")
    assert [sum(quest["left"]) for quest in quests(t, "rytir")] == [2, 2]


# -- counters ---------------------------------
@pytest.mark.rule("RS-QST-4")
def test_a_quest_carries_its_worlds_colour_and_its_counters(table):
    t = table(figures={"rytir": BEFORE_HALL}, decks={"easy": ["snove-koule"]})
    t.say("rytir", "move iridion.brana")
    [quest] = quests(t, "rytir")
    assert quest["world"] == "iridion" and quest["left"] == [5] and not quest["done"]


@pytest.mark.rule("RS-QST-4")
def test_with_no_counters_left_the_quest_is_fulfilled_and_worth_its_experience(table):
    given = {"rytir": {"field": "24", "bp": 9, "quests": [{"id": "studanky", "world": "iridion", "left": [2]}]}}
    t = table(figures=given)
    t.say("rytir", "move 33")
    assert quests(t, "rytir")[0]["left"] == [1] and t.view("rytir")["figures"][0]["experience"] == 0
    t = table(figures={"rytir": {**given["rytir"], "quests": [{"id": "studanky", "world": "iridion", "left": [1]}]}})
    t.say("rytir", "move 33")
    assert quests(t, "rytir")[0]["done"] and t.view("rytir")["figures"][0]["experience"] == 5
    assert t.zone("quests.rytir") == ["studanky"]


# -- decks of quests ---------------------------------
@pytest.mark.rule("RR-B5")
def test_an_empty_deck_of_quests_is_made_anew_from_its_used_cards(table):
    t = table(figures={"rytir": BEFORE_HALL}, decks={"easy": ["only"]}, used={"easy": ["lovec", "lovec"]})
    t.say("rytir", "move iridion.brana")
    assert t.zone("quests.rytir") == ["lovec"]
    assert t.zone("deck.easy") == ["lovec"] and t.zone("used.easy") == []


@pytest.mark.rule("RR-B5")
def test_while_quests_remain_the_used_ones_wait(table):
    t = table(figures={"rytir": BEFORE_HALL}, decks={"easy": ["only", "studanky"]}, used={"easy": ["lovec"]})
    t.say("rytir", "move iridion.brana")
    assert t.zone("quests.rytir") == ["studanky"] and t.zone("used.easy") == ["lovec"]


# -- no card laid, recast cards, impossible quests ---------------------------------
@pytest.mark.rule("RR-D5")
def test_a_quest_that_became_impossible_is_swapped_on_the_next_visit(table):
    given = {"rytir": {**BEFORE_HALL, "quests": [{"id": "suvenyr", "world": "iridion"}]}}
    t = table(figures=given, decks={"event": ["only", "knihomol"], "easy": ["lovec"]})
    t.say("rytir", "move iridion.brana")
    assert t.zone("quests.rytir") == ["lovec"] and t.zone("used.easy") == ["suvenyr"]
    assert quests(t, "rytir")[0]["world"] == "iridion"


@pytest.mark.rule("RR-D5")
@pytest.mark.parametrize("where", ["decks", "used"])
def test_a_quest_that_is_still_possible_stays(table, where):
    given = {"rytir": {**BEFORE_HALL, "quests": [{"id": "suvenyr", "world": "iridion"}]}}
    piles = {"decks": {"event": ["only", "knihomol"]}, "used": {}}
    piles[where] = {"event": [*piles[where].get("event", []), "ladicka"]}
    t = table(figures=given, **piles)
    t.say("rytir", "move iridion.brana")
    assert t.zone("quests.rytir") == ["suvenyr"]


@pytest.mark.rule("RR-D5")
def test_it_is_swapped_for_one_of_its_kind(table):
    given = {"rytir": {**BEFORE_HALL, "quests": [{"id": "kabinet-kuriozit", "world": "iridion"}]}}
    decks = {"event": ["only", "knihomol"], "easy": ["lovec"], "hard": ["velky-lov"]}
    t = table(**TRIAL, figures=given, decks=decks)
    t.say("rytir", "move iridion.brana")
    assert t.zone("quests.rytir") == ["velky-lov"]


@pytest.mark.rule("RR-D5")
def test_a_quest_of_another_world_is_not_swapped_here(table):
    given = {"rytir": {**BEFORE_HALL, "quests": [{"id": "suvenyr", "world": "akademus"}]}}
    t = table(figures=given, decks={"event": ["only", "knihomol"], "easy": ["lovec"]})
    t.say("rytir", "move iridion.brana")
    assert t.zone("quests.rytir") == ["suvenyr", "lovec"]


@pytest.mark.rule("RR-D5")
def test_poznani_is_impossible_when_no_event_is_left(table):
    given = {"rytir": {**BEFORE_HALL, "quests": [{"id": "poznani", "world": "iridion"}]}}
    t = table(figures=given, decks={"event": ["only"], "easy": ["lovec"]})
    t.say("rytir", "move iridion.brana")
    assert t.zone("quests.rytir") == ["lovec"]


@pytest.mark.rule("RR-D5", "RR-D8c")
def test_an_impossible_quest_stays_when_there_is_no_other(table):
    given = {"rytir": {**BEFORE_HALL, "quests": [{"id": "poznani", "world": "iridion", "left": [1]}]}}
    t = table(figures=given, decks={"event": ["only"], "easy": ["only"]})
    t.say("rytir", "move iridion.brana")
    assert t.zone("quests.rytir") == ["poznani"] and t.zone("used.easy") == []
    assert quests(t, "rytir")[0]["left"] == [1]  # it was not taken away and given again


@pytest.mark.rule("RR-D6")
def test_fulfilling_a_quest_while_standing_in_its_hall_does_nothing(table):
    quest = {"id": "lovec", "world": "iridion", "left": [1]}
    given = {"rytir": {"field": "iridion.sin", "bp": 9, "quests": [quest]}, "stin": {"field": "iridion.sin"}}
    t = table(arrived=True, figures=given, dice=[8, 1])
    t.say("rytir", "attack stin", "end")
    assert quests(t, "rytir")[0]["done"] and t["rytir"].annexed == () and t.g.open[0]


# -- two quests to choose from ---------------------------------
@pytest.mark.rule("RS-QST-1")
def test_who_deals_in_two_quests_keeps_one_and_puts_the_other_under_the_deck(table):
    given = {"rytir": {**BEFORE_HALL, "abilities": ["vyrecnost"]}}
    t = table(**TRIAL, figures=given, decks={"easy": ["lovec", "studanky"]})
    t.say("rytir", "move iridion.brana", "easy")
    assert sorted(t.offers("rytir")) == ["lovec", "studanky"]
    t.say("rytir", "studanky")
    assert t.zone("quests.rytir") == ["studanky"] and t.zone("deck.easy")[0] == "lovec"


@pytest.mark.rule("RS-QST-1")
def test_two_equal_quests_are_asked_about_like_any_others_so_that_nobody_learns_they_are_equal(table):
    given = {"rytir": {**BEFORE_HALL, "abilities": ["vyrecnost"]}}
    t = table(**TRIAL, figures=given, decks={"easy": ["lovec", "lovec"]})
    t.say("rytir", "move iridion.brana", "easy")
    assert t.topic == "keep-quest" and t.offers("rytir") == ["lovec"]
    t.say("rytir", "lovec")
    assert t.zone("quests.rytir") == ["lovec"] and t.zone("deck.easy")[0] == "lovec"
