"""RS-QST: quests and annexing worlds. RR-D: quests and fame."""

import pytest

from snar.rise.content import content_for

BEFORE_HALL = {"field": "iridion.8", "circuit": 7, "bp": 2}  # the next step walks the ring round
TRIAL = {"scenario": "zkouska-sily"}


def done(quest, world="iridion", **rest):
    return {"id": quest, "world": world, "done": True, **rest}


def quests(t, name):
    return t.view(name)["figures"][t.g.figure_named(name)]["quests"]


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


def laid(*pictures):
    """Cards that do nothing to a demon but cost BP."""
    six = {"c13": "duhovy-most", "c15": "bariera", "61": "ledove-more", "57": "majak", "74": "bariera", "76": "bariera"}
    return [{"card": six[picture], "picture": picture} for picture in pictures or six]


@pytest.mark.rule("RS-QST-5")
def test_snove_koule_five_different_laid_cards(table):
    stin = {"field": "c12", "bp": 99, "quests": [{"id": "snove-koule", "world": "iridion"}]}
    t = table(turn="stin", figures={"stin": stin}, laid=laid())
    t.say("stin", "move c13", "move c14", "move c15", "move 52", "move 61", "move 58")
    assert quests(t, "stin")[0]["left"] == [1]
    t.say("stin", "move 66", "move 75")
    assert quests(t, "stin")[0]["done"] and t.view("stin")["figures"][1]["experience"] == 5


@pytest.mark.rule("RS-QST-5")
def test_snove_koule_all_laid_cards_if_fewer_than_five_are_laid(table):
    stin = {"field": "c12", "bp": 99, "quests": [{"id": "snove-koule", "world": "iridion"}]}
    t = table(turn="stin", figures={"stin": stin}, laid=laid("c13", "c15"))
    t.say("stin", "move c13", "move c14")
    assert not quests(t, "stin")[0]["done"]
    t.say("stin", "move c15")
    assert quests(t, "stin")[0]["done"]


# -- annexing ---------------------------------


@pytest.mark.rule("RS-QST-6")
def test_entering_the_hall_again_with_the_quest_fulfilled_annexes_the_world(table):
    t = table(figures={"rytir": {**BEFORE_HALL, "quests": [done("lovec")]}})
    t.say("rytir", "move iridion.brana")
    view = t.view("rytir")
    assert view["figures"][0]["annexed"] == ["iridion"]
    assert view["worlds"] == {"iridion": False, "filnerin": True, "akademus": True}
    assert t["rytir"].tokens == 1 and view["figures"][0]["moc"] == 4 + 1


@pytest.mark.rule("RS-QST-6")
def test_a_quest_fulfilled_for_another_world_annexes_nothing_here(table):
    t = table(figures={"rytir": {**BEFORE_HALL, "quests": [done("lovec", "akademus")]}}, decks={"easy": ["studanky"]})
    t.say("rytir", "move iridion.brana")
    assert t["rytir"].annexed == () and t.zone("quests.rytir") == ["lovec", "studanky"]


@pytest.mark.rule("RS-QST-6", "RR-D2")
def test_others_unfulfilled_quests_from_an_annexed_world_are_discarded(table):
    stin = [{"id": "studanky", "world": "iridion"}, {"id": "elementy", "world": "akademus"}]
    t = table(figures={"rytir": {**BEFORE_HALL, "quests": [done("lovec")]}, "stin": {"quests": stin}})
    t.say("rytir", "move iridion.brana")
    assert t.zone("quests.stin") == ["elementy"] and t.zone("used.easy") == ["studanky"]


@pytest.mark.rule("RS-QST-6", "RR-D2")
def test_others_fulfilled_quests_become_mere_experience(table):
    given = {"rytir": {**BEFORE_HALL, "quests": [done("lovec")]}, "stin": {"quests": [done("poznani")]}}
    t = table(figures=given)
    t.say("rytir", "move iridion.brana")
    assert t.zone("quests.stin") == ["poznani"] and not quests(t, "stin")[0]["annexes"]
    assert t.view("stin")["figures"][1]["experience"] == 5


@pytest.mark.rule("RR-D2")
def test_others_fulfilled_quests_whose_experience_is_spent_are_discarded(table):
    given = {"rytir": {**BEFORE_HALL, "quests": [done("lovec")]}, "stin": {"quests": [done("poznani", spent=True)]}}
    t = table(figures=given)
    t.say("rytir", "move iridion.brana")
    assert t.zone("quests.stin") == [] and t.zone("used.easy") == ["poznani"]


@pytest.mark.rule("RS-QST-6", "RS-ZKS-11")
def test_a_quest_that_became_mere_experience_does_not_annex_even_after_the_world_reopens(table):
    given = {
        "rytir": {**BEFORE_HALL, "quests": [done("lovec")]},
        "stin": {"field": "iridion.8", "circuit": 7, "quests": [done("poznani")]},
    }
    t = table(**TRIAL, figures=given, open=["iridion"], dice=[1], decks={"easy": ["studanky"]})
    t.say("rytir", "move iridion.brana")
    assert t.happened("reopen") and all(t.g.open)
    t.say("stin", "done", "roll", "move iridion.brana", "easy")
    assert t["stin"].annexed == () and t.zone("quests.stin") == ["poznani", "studanky"]


@pytest.mark.rule("RS-QST-7")
def test_a_world_without_its_token_gives_no_quest_but_can_be_entered(table):
    t = table(figures={"rytir": BEFORE_HALL}, open=["filnerin", "akademus"])
    t.say("rytir", "move iridion.brana")
    assert t.field("rytir") == "iridion.sin" and t.zone("quests.rytir") == []


@pytest.mark.rule("RS-QST-7")
def test_its_annexer_cannot_annex_a_world_again(table):
    given = {"rytir": {**BEFORE_HALL, "annexed": [0], "quests": [done("lovec", annexes=False)]}}
    t = table(figures=given, open=["filnerin", "akademus"])
    t.say("rytir", "move iridion.brana")
    assert t["rytir"].annexed == (0,) and t["rytir"].tokens == 0 and not t.g.over


@pytest.mark.rule("RS-QST-7")
def test_nobody_else_can_annex_it_either(table):
    t = table(figures={"rytir": {**BEFORE_HALL, "quests": [done("lovec")]}}, open=["filnerin", "akademus"])
    t.say("rytir", "move iridion.brana")
    assert t["rytir"].annexed == () and t["rytir"].tokens == 0


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


# -- visits ---------------------------------


@pytest.mark.rule("RR-D1")
def test_a_card_is_not_visited_on_a_field_of_a_world_under_it(table):
    rytir = {"field": "c10", "bp": 9, "quests": [{"id": "snove-koule", "world": "iridion"}]}
    t = table(figures={"rytir": rytir}, laid=[{"card": "bariera", "picture": "c13", "turn": 270}])
    t.say("rytir", "move akademus.brana")
    assert t.g.cover[t["rytir"].cell] in t.g.laid and quests(t, "rytir")[0]["left"] == [5]


@pytest.mark.rule("RR-D1")
def test_two_copies_of_a_card_are_different_cards(table):
    cards = [{"card": "bariera", "picture": picture} for picture in ("c13", "c15", "74")]
    rytir = {"field": "c12", "bp": 99, "quests": [{"id": "snove-koule", "world": "iridion"}]}
    t = table(figures={"rytir": rytir}, laid=cards)
    t.say("rytir", "move c13", "move c14", "move c15")
    assert quests(t, "rytir")[0]["left"] == [5 - 2]


@pytest.mark.rule("RR-D1")
def test_only_deeds_after_the_quest_was_given_count(table):
    t = table(figures={"rytir": {"field": "24", "bp": 99}}, decks={"easy": ["studanky"]})
    ring = [f"move iridion.{place}" for place in range(2, 9)]
    t.say("rytir", "move 33", "move 32", "move 36", "move iridion.brana", *ring, "move iridion.brana")
    [quest] = quests(t, "rytir")
    assert quest["left"] == [content_for().pack.cards["studanky"].deeds[0].count]


@pytest.mark.rule("RR-D1")
def test_the_card_that_carries_a_hero_to_the_hall_does_not_count_for_the_quest_given_there(table):
    cards = [{"card": "portal-svetu", "picture": "57"}, {"card": "bariera", "picture": "74"}]
    t = table(figures={"rytir": {"field": "48", "bp": 9}}, laid=cards, decks={"easy": ["snove-koule"]})
    t.say("rytir", "move 57 accept iridion.sin")
    assert quests(t, "rytir")[0]["left"] == [5]


@pytest.mark.rule("RR-D1")
def test_a_card_used_up_by_the_visit_counts_as_visited(table):
    cards = [{"card": "portal-svetu", "picture": "57", "actions": 1}, {"card": "bariera", "picture": "74"}]
    rytir = {"field": "48", "bp": 9, "quests": [{"id": "snove-koule", "world": "akademus"}]}
    t = table(figures={"rytir": rytir}, laid=cards)
    t.say("rytir", "move 57 accept iridion.sin")
    assert t.zone("used.dream") == ["portal-svetu"] and quests(t, "rytir")[0]["left"] == [4]


@pytest.mark.rule("RR-D1")
def test_when_the_last_unvisited_card_leaves_the_board_all_that_are_laid_are_visited(table):
    rytir = {"field": "48", "bp": 99, "quests": [{"id": "snove-koule", "world": "iridion"}]}
    two = [{"card": "bariera", "picture": picture} for picture in ("57", "76")]
    t = table(figures={"rytir": rytir}, laid=two)
    t.say("rytir", "move 57", "end")
    assert not quests(t, "rytir")[0]["done"]
    t.say("stin", "recall 76")
    assert quests(t, "rytir")[0]["done"]


@pytest.mark.rule("RR-D1")
def test_a_card_laid_before_all_were_visited_must_be_visited_too(table):
    rytir = {"field": "48", "bp": 99, "quests": [{"id": "snove-koule", "world": "iridion"}]}
    given = {"rytir": rytir, "stin": {"hand": ["bariera"]}}
    two = [{"card": "bariera", "picture": picture} for picture in ("57", "76")]
    t = table(figures=given, laid=two, light=[0, 50])
    t.say("rytir", "move 57", "end").say("stin", "cast bariera c15 r0", "recall 76")
    assert not quests(t, "rytir")[0]["done"]


# -- fame and victory ---------------------------------


@pytest.mark.rule("RR-D3a")
def test_the_annexing_visit_gives_no_new_quest(table):
    t = table(**TRIAL, figures={"rytir": {**BEFORE_HALL, "quests": [done("lovec")]}})
    t.say("rytir", "move iridion.brana")
    assert t["rytir"].annexed == (0,) and t.zone("quests.rytir") == ["lovec"] and t.topic == "casting"


@pytest.mark.rule("RR-D3a", "RS-EXT-2")
def test_but_in_souboj_s_casem_the_next_quest_comes_at_once(table):
    given = {"rytir": {**BEFORE_HALL, "quests": [done("lovec")]}}
    t = table(scenario="souboj-s-casem", figures=given, decks={"easy": ["studanky"]})
    t.say("rytir", "move iridion.brana", "easy")
    assert t["rytir"].fame == 1 and t.g.open[0] and t.zone("quests.rytir") == ["lovec", "studanky"]


@pytest.mark.rule("RR-D3b", "RS-OPT-3")
def test_neduverive_svety_bring_two_fame_and_an_ability(table):
    given = {"rytir": {**BEFORE_HALL, "quests": [done("lovec"), done("velky-lov")]}}
    t = table(**TRIAL, options=["neduverive-svety"], figures=given)
    t.say("rytir", "move iridion.brana", "take mag")
    assert t["rytir"].fame == 2 and t.zone("abilities.rytir") == ["mag"]


@pytest.mark.rule("RR-D3c", "RS-ZKS-12")
def test_reaching_the_target_wins_at_once(table):
    given = {"rytir": {**BEFORE_HALL, "fame": 1, "quests": [done("velky-lov")]}}
    t = table(**TRIAL, fame=3, figures=given)
    t.say("rytir", "move iridion.brana")
    assert t.g.over and t.g.result["winner"] == 0 and t["rytir"].fame == 3 and t.offers("rytir") == []


@pytest.mark.rule("RR-D3c", "RS-ZKS-12")
def test_below_the_target_the_game_goes_on(table):
    given = {"rytir": {**BEFORE_HALL, "fame": 1, "quests": [done("lovec")]}}
    t = table(**TRIAL, fame=3, figures=given)
    t.say("rytir", "move iridion.brana")
    assert not t.g.over and t["rytir"].fame == 2


# -- no card laid, recast cards, impossible quests ---------------------------------


@pytest.mark.rule("RR-D4a")
def test_snove_koule_with_no_card_laid_is_fulfilled_at_the_end_of_the_next_turn(table):
    t = table(figures={"rytir": BEFORE_HALL}, decks={"easy": ["snove-koule"]}, dice=[1, 1])
    t.say("rytir", "move iridion.brana").say("stin", "done", "end").say("rytir", "done")
    assert not quests(t, "rytir")[0]["done"]
    t.say("rytir", "end")
    assert quests(t, "rytir")[0]["done"]


@pytest.mark.rule("RR-D4a")
def test_unless_a_card_is_laid_by_then(table):
    given = {"rytir": BEFORE_HALL, "stin": {"hand": ["bariera"]}}
    t = table(figures=given, decks={"easy": ["snove-koule"]}, light=[0, 20], dice=[1, 1])
    t.say("rytir", "move iridion.brana").say("stin", "cast bariera 57 r0", "done", "end").say("rytir", "done", "end")
    assert not quests(t, "rytir")[0]["done"]


@pytest.mark.rule("RR-D4a")
def test_dreams_all_visited_and_no_horror_laid_suffice_for_both(table):
    stin = {"field": "48", "bp": 9, "quests": [{"id": "herbar", "world": "iridion"}]}
    t = table(turn="stin", figures={"stin": stin}, laid=laid("57"), dice=[1, 1])
    t.say("stin", "move 57", "end").say("rytir", "done", "end")
    assert not quests(t, "stin")[0]["done"]
    t.say("stin", "done", "end")
    assert quests(t, "stin")[0]["done"]


@pytest.mark.rule("RR-D4b")
def test_a_recast_card_is_the_same_card(table):
    quest = {"id": "snove-koule", "world": "iridion"}
    rytir = {"field": "c12", "bp": 9, "quests": [quest]}
    cards = [{"card": "duhovy-most", "picture": "c13"}, {"card": "bariera", "picture": "57"}]
    t = table(figures={"rytir": rytir}, laid=cards, light=[90, 0], dice=[1, 8])
    t.say("rytir", "move c13 decline", "move c12", "end").say("stin", "done", "end")
    t.say("rytir", "recall c13", "cast duhovy-most c13 r0", "done", "move c13 decline")
    assert quests(t, "rytir")[0]["left"] == [4]


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
    t = table(figures=given, dice=[8, 1])
    t.say("rytir", "attack stin", "end")
    assert quests(t, "rytir")[0]["done"] and t["rytir"].annexed == () and t.g.open[0]


@pytest.mark.rule("RR-D6")
def test_who_stands_in_a_hall_when_the_worlds_reopen_must_enter_it_anew(table):
    given = {"rytir": {**BEFORE_HALL, "quests": [done("lovec")]}, "stin": {"field": "akademus.sin"}}
    t = table(**TRIAL, figures=given, open=["iridion"], dice=[1])
    t.say("rytir", "move iridion.brana").say("stin", "done", "roll", "end")
    assert all(t.g.open) and t.zone("quests.stin") == []


# -- rewards ---------------------------------


@pytest.mark.rule("RR-B6", "RS-OPT-1")
def test_filnerin_raises_the_most_lives_and_the_lives_themselves(table):
    rytir = {"field": "filnerin.8", "circuit": 7, "bp": 2, "lives": 2, "quests": [done("velky-lov", "filnerin")]}
    t = table(**TRIAL, options=["odmena"], figures={"rytir": rytir})
    t.say("rytir", "move filnerin.brana")
    assert t["rytir"].lives == 2 + 1 and t.view("rytir")["figures"][0]["max_lives"] == 4 + 1


@pytest.mark.rule("RR-B6")
def test_so_does_an_ability_that_gives_lives(table):
    bonus = content_for().pack.cards["tuhy-korinek"].modify[0].amount
    t = table(**TRIAL, figures={"rytir": {**BEFORE_HALL, "lives": 2, "quests": [done("velky-lov")]}})
    t.say("rytir", "move iridion.brana", "take tuhy-korinek")
    assert t["rytir"].lives == 2 + bonus and t.view("rytir")["figures"][0]["max_lives"] == 4 + bonus


@pytest.mark.rule("RR-B6", "RS-CHR-3")
def test_otherwise_the_printed_lives_are_the_cap(table):
    t = table(figures={"rytir": {"field": "c9", "bp": 2, "lives": 3}}, decks={"event": ["talir-polevky"]})
    t.say("rytir", "move iridion.brana")
    assert t["rytir"].lives == 4


@pytest.mark.rule("RR-D7a")
def test_odmena_with_neduverive_svety_counts_both_quests_as_hard(table):
    given = {"rytir": {**BEFORE_HALL, "quests": [done("lovec"), done("velky-lov")]}}
    t = table(**TRIAL, options=["odmena", "neduverive-svety"], figures=given)
    t.say("rytir", "move iridion.brana")
    assert t.view("rytir")["figures"][0]["pohyb"] == 3 + 1 and t["rytir"].tokens == 0


@pytest.mark.rule("RR-D7b")
@pytest.mark.parametrize(
    ("world", "value"), [("iridion", "extra_pohyb"), ("filnerin", "extra_lives"), ("akademus", "extra_spell")]
)
def test_repeated_world_bonuses_add_up(table, world, value):
    rytir = {"field": f"{world}.8", "circuit": 7, "bp": 2, value: 1, "quests": [done("velky-lov", world)]}
    t = table(**TRIAL, options=["odmena"], figures={"rytir": rytir})
    t.say("rytir", f"move {world}.brana")
    assert getattr(t["rytir"], value) == 2


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
