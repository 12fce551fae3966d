"""What a seat may know, and why an answer is not offered."""

import pytest

from .casts import TRIO


def test_a_hand_is_known_to_its_owner_and_only_counted_by_others(table):
    t = table(**TRIO, figures={"rytir": {"bp": 1, "hand": ["majak", "usvit"]}})
    assert t.view("rytir")["hands"]["0"] == {"count": 2, "known": ["majak", "usvit"]}
    assert t.view("stin")["hands"]["0"] == {"count": 2, "known": []}
    assert t.g.view(t.g.seats)["hands"]["0"] == {"count": 2, "known": []}


def test_cards_looked_at_in_a_deck_stay_known_by_their_place(table):
    decks = {"event": ["zlaty-mec", {"card": "knihomol", "known": ["stin"]}]}
    t = table(**TRIO, figures={"rytir": {"bp": 1}}, decks=decks)
    assert t.view("stin")["decks"]["event"]["known"] == {"2": "knihomol"}
    assert "known" not in t.view("rytir")["decks"]["event"]


def test_what_a_quest_has_counted_is_open(table):
    quests = [
        {"id": "studanky", "world": "iridion", "left": [2], "seen": [["63"]]},
        {"id": "dve-audience", "world": "iridion", "left": [1], "seen": [["akademus"]]},
        {"id": "snove-koule", "world": "filnerin", "left": [4], "seen": [["sopka"]]},
    ]
    laid = [{"card": "sopka", "picture": "46"}]
    t = table(**TRIO, figures={"rytir": {"bp": 1, "quests": quests}}, laid=laid)
    seen = [quest["seen"] for quest in t.view("stin")["figures"][0]["quests"]]
    assert seen == [[["63"]], [["akademus"]], [["sopka"]]]


def test_the_turn_and_the_order_are_open(table):
    t = table(**TRIO, turn="stin", figures={"stin": {"bp": 1}})
    assert (t.view("rytir")["turn"], t.view("rytir")["order"]) == ("stin", ["stin", "barbar", "rytir"])
    assert table(turn="stin", figures={"stin": {"bp": 4}}).view("rytir")["turn"] == "stin"


@pytest.mark.parametrize(
    ("say", "why"),
    [
        ("move 88", "RS-MOV-3"),
        ("move 99", "unknown-field"),
        ("move iridion.3", "RS-MOV-5"),
        ("attack stin", "RS-DUL-1"),
        ("trade", "RS-EXP-1"),
        ("spell blesk stin", "RS-SPL-1"),
        ("cast majak", "RS-ZKS-7"),
        ("sing", "not-offered"),
    ],
)
def test_movement_refuses_with_the_rule_that_forbids_it(table, say, why):
    t = table(**TRIO, figures={"rytir": {"field": "46", "bp": 4, "spelled": True}})
    t.refuses("rytir", say, why)


@pytest.mark.parametrize(
    ("say", "why"),
    [
        ("cast portal-svetu", "not-in-hand"),
        ("cast nic", "unknown-card"),
        ("recall 46", "RS-ZKS-7"),
        ("cancel 46", "RS-ZKS-13"),
        ("attack stin", "RS-ZKS-7"),
        ("sing", "not-offered"),
    ],
)
def test_casting_refuses_with_the_rule_that_forbids_it(table, say, why):
    t = table(**TRIO, phase="casting", figures={"rytir": {"hand": ["majak"]}})
    t.refuses("rytir", say, why)


def test_before_the_roll_a_move_is_refused(table):
    t = table(**TRIO, figures={"rytir": {"field": "46"}})
    t.refuses("rytir", "move 47", "roll-first")
    t.refuses("rytir", "end", "roll-first")
    t.refuses("stin", "end", "not-your-choice")


def test_under_hypnosis_refusals_speak_of_the_hand_that_is_played(table):
    figures = {"rytir": {"charmed": "stin", "hand": ["majak"]}, "stin": {"hand": ["bariera"]}}
    t = table(**TRIO, phase="casting", figures=figures)
    assert t.offers("stin") == ["cast majak", "done"]
    t.refuses("stin", "cast bariera", "not-in-hand")
