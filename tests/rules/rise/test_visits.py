"""Quests to visit laid cards: what counts as a visit, and of which cards."""

import pytest

from snar.rise.content import content_for

from .quests import BEFORE_HALL, quests

KOULE = [{"id": "snove-koule", "world": "iridion"}]  # five different laid cards, or all if fewer are laid


def laid(*pictures):
    """Cards that do nothing to a demon but cost BP."""
    six = {"c13": "duhovy-most", "c15": "bariera", "61": "ledove-more", "57": "majak", "74": "bariera", "76": "bariera"}
    return [{"card": six[picture], "picture": picture} for picture in pictures or six]


def bariery(*pictures):
    return [{"card": "bariera", "picture": picture} for picture in pictures]


# -- counters ---------------------------------
@pytest.mark.rule("RS-QST-5")
def test_snove_koule_five_different_laid_cards(table):
    stin = {"field": "c12", "bp": 99, "quests": KOULE}
    t = table(turn="stin", figures={"stin": stin}, laid=laid())
    t.say("stin", "move c13", "move c14", "move c15", "move 52", "move 61", "move 58")
    assert quests(t, "stin")[0]["left"] == [1]
    t.say("stin", "move 66", "move 75")
    assert quests(t, "stin")[0]["done"] and t.view("stin")["figures"][1]["experience"] == 5


@pytest.mark.rule("RS-QST-5")
def test_snove_koule_all_laid_cards_if_fewer_than_five_are_laid(table):
    stin = {"field": "c12", "bp": 99, "quests": KOULE}
    t = table(turn="stin", figures={"stin": stin}, laid=laid("c13", "c15"))
    t.say("stin", "move c13", "move c14")
    assert not quests(t, "stin")[0]["done"]
    t.say("stin", "move c15")
    assert quests(t, "stin")[0]["done"]


# -- visits ---------------------------------
@pytest.mark.rule("RR-D1")
def test_a_card_is_not_visited_on_a_field_of_a_world_under_it(table):
    rytir = {"field": "c10", "bp": 9, "quests": KOULE}
    t = table(figures={"rytir": rytir}, laid=[{"card": "bariera", "picture": "c13", "turn": 270}])
    t.say("rytir", "move akademus.brana")
    assert t.g.cover[t["rytir"].cell] in t.g.laid and quests(t, "rytir")[0]["left"] == [5]


@pytest.mark.rule("RR-D1")
def test_two_copies_of_a_card_are_different_cards(table):
    cards = bariery("c13", "c15", "74")
    rytir = {"field": "c12", "bp": 99, "quests": KOULE}
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
    rytir = {"field": "48", "bp": 99, "quests": KOULE}
    two = bariery("57", "76")
    t = table(figures={"rytir": rytir}, laid=two)
    t.say("rytir", "move 57", "end")
    assert not quests(t, "rytir")[0]["done"]
    t.say("stin", "recall 76")
    assert quests(t, "rytir")[0]["done"]


@pytest.mark.rule("RR-D1")
def test_a_card_laid_before_all_were_visited_must_be_visited_too(table):
    rytir = {"field": "48", "bp": 99, "quests": KOULE}
    given = {"rytir": rytir, "stin": {"hand": ["bariera"]}}
    two = bariery("57", "76")
    t = table(figures=given, laid=two, light=[0, 50])
    t.say("rytir", "move 57", "end").say("stin", "cast bariera c15 r0", "recall 76")
    assert not quests(t, "rytir")[0]["done"]


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
