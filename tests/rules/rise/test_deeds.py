"""RS-QST-4: every deed a quest of docs/packs.md can ask for, with real quests of the pack where one asks for it."""

import pytest

from snar.packs.rise.model import Deed, Quest
from snar.packs.rise.schema import DEEDS
from snar.rise.content import content_for
from snar.rise.scenario import position

from .effects.hand_made import PLAIN, changed

QUESTS = [card for card in content_for().pack.cards.values() if isinstance(card, Quest)]
HORROR_THEN_DREAM = [{"card": "bariera", "picture": "57"}, {"card": "duhovy-most", "picture": "61"}]
DREAM_THEN_HORROR = [{"card": "duhovy-most", "picture": "57"}, {"card": "bariera", "picture": "61"}]
STIN_HERE = {"stin": {"field": "c9"}}
MEC = {"event": ["zlaty-mec"]}
BEAST = {"event": ["snehulak-v-cervenci"]}

# deed, what: where the holder starts and what it does; only the last answer is the deed.
CASES = {
    ("visit", "well"): ({"field": "24"}, ["move 23", "move 24", "move 33"], {}),
    ("visit", "laid"): ({"field": "48"}, ["move 51", "move 58"], {"laid": [{"card": "bariera", "picture": "57"}]}),
    ("visit", "dream"): ({"field": "51"}, ["move 58", "move 61 decline"], {"laid": HORROR_THEN_DREAM}),
    ("visit", "horror"): ({"field": "51"}, ["move 58 decline", "move 61"], {"laid": DREAM_THEN_HORROR}),
    ("visit", "mystery"): ({"field": "c9"}, ["move c11", "move t3"], {"dice": [1], "decks": MEC}),
    ("visit", "gate"): (
        {"field": "akademus.8"},
        ["move akademus.7", "move akademus.8", "move akademus.brana"],
        {},
    ),
    ("visit", "hall"): ({"field": "akademus.8", "circuit": 7}, ["move akademus.brana"], {}),
    ("visit", "ring"): ({"field": "c12"}, ["move c10", "move akademus.brana"], {}),
    ("visit", "path"): ({"field": "36"}, ["move 37", "move c5"], {}),
    ("visit", "edge"): ({"field": "c8"}, ["move c7", "move c6"], {}),
    ("visit", "void"): ({"field": "c4"}, ["move c5", "move 37"], {}),
    ("visit", "corner"): ({"field": "13"}, ["move 12", "move 11"], {}),
    ("win", "creature"): (
        {"field": "c8"},
        ["move c9", "attack stin", "move iridion.brana", "end"],
        {"dice": [8, 1, 8, 1], "figures": STIN_HERE, "decks": BEAST},
    ),
    ("win", "character"): ({"field": "c8"}, ["move c9", "attack stin"], {"dice": [8, 1], "figures": STIN_HERE}),
    ("win", "duel"): ({"field": "c8"}, ["move c9", "attack stin"], {"dice": [8, 1], "figures": STIN_HERE}),
    ("attack", "character"): ({"field": "c8"}, ["move c9", "attack stin"], {"dice": [1, 8], "figures": STIN_HERE}),
    ("gain", "item"): ({"field": "c9"}, ["move iridion.brana", "end"], {"decks": MEC}),
    ("gain", "power"): ({"field": "c9", "noted": 10}, ["trade", "hand noted", "buy"], {}),
    ("gain", "experience"): ({"field": "c9"}, ["move iridion.brana", "end"], {"dice": [8, 1], "decks": BEAST}),
    ("draw", "event"): ({"field": "c9"}, ["move iridion.brana", "end"], {"decks": MEC}),
    ("draw", "creature"): ({"field": "c9"}, ["move iridion.brana", "end"], {"dice": [1, 8], "decks": BEAST}),
    ("end", "void"): ({"field": "36"}, ["move 37", "end"], {}),
    ("end", "path"): ({"field": "37"}, ["move c5", "end"], {}),
    ("end", "well"): ({"field": "24"}, ["move 33", "end"], {}),
    ("end", "ring"): ({"field": "c9"}, ["move iridion.brana", "end"], {"decks": MEC}),
    ("end", "laid"): ({"field": "51"}, ["move 58", "end"], {"laid": [{"card": "bariera", "picture": "57"}]}),
    ("pass", "enemy"): ({"field": "c7"}, ["move c8", "move c9"], {"figures": STIN_HERE}),
    ("roll", "eight"): ({"items": ["lecivy-lektvar"]}, ["roll"], {"dice": [8]}),
    ("roll", "one"): ({"items": ["lecivy-lektvar"]}, ["roll"], {"dice": [1]}),
    ("lose", "lives"): ({"field": "c8"}, ["move c9", "attack stin"], {"dice": [1, 8], "figures": STIN_HERE}),
    ("cast", "card"): (
        {"hand": ["duhovy-most"]},
        ["cast duhovy-most 57 r0"],
        {"phase": "casting", "light": [40, 0]},
    ),
    ("use", "item"): (
        {"field": "36", "lives": 1, "items": ["lecivy-lektvar"]},
        ["move 37", "use lecivy-lektvar"],
        {},
    ),
    ("use", "laid"): (
        {"field": "51"},
        ["move 58 decline", "move 51", "move 58 accept"],
        {"laid": [{"card": "duhovy-most", "picture": "57"}]},
    ),
    ("trade", "power"): ({"field": "c9", "noted": 10}, ["trade", "hand noted", "buy"], {}),
}


def quest(t, name="rytir"):
    """The first quest in front of a player, as everyone sees it."""
    return t.view(name)["figures"][t.g.figure_named(name)]["quests"][0]


@pytest.fixture
def asks(monkeypatch):
    """A quest from Iridion that lacks this deed only: one of the pack, or a made up one if none asks for it."""

    def find(deed, what, left=1, different=None):
        for card in QUESTS:
            for wanted in card.deeds if not card.within else ():
                if (wanted.deed, wanted.what) == (deed, what) and different in (None, wanted.different):
                    return {"id": card.id, "world": "iridion", "left": [left * (w is wanted) for w in card.deeds]}
        wanted = {"lovec": {"deeds": (Deed(deed, what, left, bool(different)),)}}
        monkeypatch.setattr(position, "plain_content", lambda rules: changed(PLAIN(rules), wanted))
        return {"id": "lovec", "world": "iridion"}

    return find


def test_every_deed_of_the_documentation_has_a_case():
    assert set(CASES) == {(deed, what) for deed, whats in DEEDS.items() for what in whats}


@pytest.mark.rule("RS-QST-4")
@pytest.mark.parametrize(("deed", "what"), list(CASES), ids=[" ".join(case) for case in CASES])
def test_a_deed_removes_a_counter_and_nothing_else_does(table, asks, deed, what):
    holder, answers, rest = CASES[deed, what]
    bp = {} if deed == "roll" or rest.get("phase") == "casting" else {"bp": 30}
    rytir = {**bp, **holder, "quests": [asks(deed, what)]}
    t = table(**{**rest, "figures": {**rest.get("figures", {}), "rytir": rytir}})
    t.say("rytir", *answers[:-1])
    assert not quest(t)["done"]
    t.say("rytir", answers[-1])
    assert quest(t)["done"] and t.happened("fulfilled", actor="rytir")


@pytest.mark.rule("RS-QST-4")
@pytest.mark.parametrize("dice", [[1, 8], [8, 8]])
def test_a_duel_that_is_lost_or_drawn_is_not_won(table, asks, dice):
    given = {"rytir": {"field": "c9", "bp": 9, "quests": [asks("win", "duel")]}, **STIN_HERE}
    t = table(arrived=True, figures=given, dice=dice)
    t.say("rytir", "attack stin")
    assert not quest(t)["done"]


@pytest.mark.rule("RS-QST-4")
def test_winning_when_attacked_by_another_counts_but_is_no_attack(table, asks):
    won, attacked = asks("win", "duel"), asks("attack", "character")
    given = {"rytir": {"field": "c9", "quests": [won, attacked]}, "stin": {"field": "c9", "bp": 9}}
    t = table(arrived=True, turn="stin", figures=given, dice=[1, 8])
    t.say("stin", "attack rytir")
    done = {q["id"]: q["done"] for q in t.view("rytir")["figures"][0]["quests"]}
    assert done == {won["id"]: True, attacked["id"]: False}


@pytest.mark.rule("RS-QST-4")
def test_each_lost_life_counts(table, asks):
    given = {"rytir": {"field": "c9", "bp": 9, "quests": [asks("lose", "lives", left=3)]}, **STIN_HERE}
    t = table(arrived=True, figures=given, dice=[1, 8])
    t.say("rytir", "attack stin")
    assert sum(quest(t)["left"]) == 3 - 2


@pytest.mark.rule("RS-QST-4", "RR-D8a")
def test_a_well_is_a_field_of_the_void_too(table, asks):
    t = table(figures={"rytir": {"field": "24", "bp": 9, "quests": [asks("end", "void")]}})
    t.say("rytir", "move 33", "end")
    assert quest(t)["done"]


@pytest.mark.rule("RS-QST-4")
def test_standing_still_is_no_end_of_movement_on_the_field(table, asks):
    t = table(figures={"rytir": {"field": "c9", "bp": 9, "quests": [asks("end", "path")]}})
    t.say("rytir", "end")
    assert not quest(t)["done"]


@pytest.mark.rule("RS-QST-4")
@pytest.mark.parametrize("what", ["gate", "hall", "ring"])
def test_the_quests_own_world_does_not_count(table, asks, what):
    rytir = {"field": "iridion.7", "circuit": 6 if what == "hall" else -1, "bp": 9, "quests": [asks("visit", what)]}
    t = table(figures={"rytir": rytir})
    t.say("rytir", "move iridion.8", "move iridion.brana")
    assert not quest(t)["done"]


@pytest.mark.rule("RS-QST-4", "RR-A7a")
def test_being_carried_into_a_hall_is_no_visit(table, asks):
    rytir = {"field": "48", "bp": 9, "quests": [asks("visit", "hall")]}
    t = table(figures={"rytir": rytir}, laid=[{"card": "portal-svetu", "picture": "57"}])
    t.say("rytir", "move 57 accept akademus.sin")
    assert t.field("rytir") == "akademus.sin" and not quest(t)["done"]


@pytest.mark.rule("RS-QST-4", "RR-D1")
@pytest.mark.parametrize(
    ("what", "field", "answers"),
    [
        ("well", "24", ["move 33", "move 24", "move 33"]),
        ("corner", "12", ["move 11", "move 12", "move 11"]),
        ("edge", "c7", ["move c6", "move c7", "move c6"]),
        ("gate", "c10", ["move akademus.brana", "move c10", "move akademus.brana"]),
        ("ring", "c10", ["move akademus.brana", "move akademus.2", "move akademus.3"]),
    ],
)
def test_different_ones_count_once_each(table, asks, what, field, answers):
    t = table(figures={"rytir": {"field": field, "bp": 30, "quests": [asks("visit", what, 3, different=True)]}})
    t.say("rytir", *answers)
    assert sum(quest(t)["left"]) == 3 - 1


@pytest.mark.rule("RS-QST-4")
def test_where_they_need_not_differ_the_same_one_counts_again(table, asks):
    t = table(figures={"rytir": {"field": "24", "bp": 30, "quests": [asks("visit", "well", 3, different=False)]}})
    t.say("rytir", "move 33", "move 24", "move 33")
    assert sum(quest(t)["left"]) == 3 - 2


@pytest.mark.rule("RS-QST-4", "RR-D8b")
def test_different_enemies_are_passed_once_each(table, asks):
    crowd = {"stin": {"field": "c9"}, "barbar": {"field": "c9"}}
    rytir = {"field": "c8", "bp": 30, "attacks": 1, "quests": [asks("pass", "enemy", 3, different=True)]}
    given = {"characters": ["rytir", "stin", "barbar"], "figures": {"rytir": rytir, **crowd}}
    t = table(scenario="zkouska-sily", **given)
    t.say("rytir", "move c9")
    assert sum(quest(t)["left"]) == 3 - 1
    t.say("rytir", "move c8", "move c9", "move c8", "move c9")
    assert sum(quest(t)["left"]) == 3 - 2


@pytest.mark.rule("RS-QST-4")
def test_one_deed_serves_every_quest_that_asks_for_it(table):
    quests = [{"id": "studanky", "world": "iridion"}, {"id": "zrcadla-v-nicote", "world": "akademus"}]
    t = table(figures={"rytir": {"field": "24", "bp": 30, "quests": quests}})
    before = [sum(q["left"]) for q in t.view("rytir")["figures"][0]["quests"]]
    t.say("rytir", "move 33")
    assert [sum(q["left"]) for q in t.view("rytir")["figures"][0]["quests"]] == [left - 1 for left in before]


@pytest.mark.rule("RS-QST-4", "RR-E4b")
def test_another_characters_deed_does_not_count(table, asks):
    t = table(turn="stin", figures={"stin": {"field": "24", "bp": 9}, "rytir": {"quests": [asks("visit", "well")]}})
    t.say("stin", "move 33")
    assert not quest(t)["done"]


@pytest.mark.rule("RS-QST-4", "RR-D1", "RS-DRF-4")
def test_in_the_draft_edition_a_laid_card_is_not_visited_on_a_path(table, asks):
    rytir = {"field": "c12", "bp": 30, "quests": [asks("visit", "laid")]}
    laid = [{"card": "bariera", "picture": "c13"}, {"card": "ledove-more", "picture": "57"}]
    t = table(scenario="zkouska-sily", edition="draft", figures={"rytir": rytir}, laid=laid)
    t.say("rytir", "move c13")
    assert not quest(t)["done"]
    t.say("rytir", "move 48")
    assert quest(t)["done"]


@pytest.mark.rule("RR-D5", "RR-B9b")
@pytest.mark.parametrize(("held", "possible"), [([], False), (["ohnive-tornado"], True)])
def test_creatures_can_be_beaten_while_some_are_held_for_they_come_back(table, asks, held, possible):
    rytir = {"field": "iridion.8", "circuit": 7, "bp": 2, "quests": [asks("win", "creature")]}
    decks = {"event": ["only", "zlaty-mec"], "easy": ["studanky"]}
    t = table(figures={"rytir": rytir, "stin": {"trophies": held}}, decks=decks)
    t.say("rytir", "move iridion.brana")
    assert (t.zone("quests.rytir") == [rytir["quests"][0]["id"]]) == possible


@pytest.mark.rule("RR-D5")
@pytest.mark.parametrize("place", ["laid", "hand", "nowhere"])
def test_movement_can_end_on_a_laid_card_while_one_is_laid_or_in_a_hand(table, asks, place):
    rytir = {"field": "iridion.8", "circuit": 7, "bp": 2, "quests": [asks("end", "laid")]}
    stin = {"hand": ["bariera"]} if place == "hand" else {}
    laid = [{"card": "bariera", "picture": "57"}] if place == "laid" else []
    t = table(figures={"rytir": rytir, "stin": stin}, laid=laid, decks={"easy": ["studanky"]})
    t.say("rytir", "move iridion.brana")
    assert (t.zone("quests.rytir") == ["studanky"]) == (place == "nowhere")


@pytest.mark.rule("RR-D5")
@pytest.mark.parametrize(("hand", "possible"), [([], False), (["duhovy-most"], True)])
def test_cards_can_be_cast_while_the_own_side_holds_one(table, asks, hand, possible):
    rytir = {"field": "iridion.8", "circuit": 7, "bp": 2, "hand": hand, "quests": [asks("cast", "card")]}
    t = table(figures={"rytir": rytir, "stin": {"hand": ["bariera"]}}, decks={"easy": ["studanky"]})
    t.say("rytir", "move iridion.brana")
    assert (t.zone("quests.rytir") == ["studanky"]) != possible


@pytest.mark.rule("RR-D5")
@pytest.mark.parametrize(
    ("items", "deck", "possible"),
    [([], "zlaty-mec", False), ([], "lecivy-lektvar", True), (["lecivy-lektvar"], "zlaty-mec", True)],
)
def test_an_item_can_be_used_while_one_with_a_use_is_held_or_to_be_drawn(table, asks, items, deck, possible):
    rytir = {"field": "iridion.8", "circuit": 7, "bp": 2, "items": items, "quests": [asks("use", "item")]}
    t = table(figures={"rytir": rytir}, decks={"event": ["only", deck], "easy": ["studanky"]})
    t.say("rytir", "move iridion.brana")
    assert (t.zone("quests.rytir") == ["studanky"]) != possible


@pytest.mark.rule("RR-D9b")
def test_a_quest_against_the_clock_starts_again_when_its_turns_are_over(table):
    given = {"rytir": {"field": "12", "bp": 9, "quests": [{"id": "rohy-deky", "world": "iridion"}]}}
    t = table(figures=given, dice=[1] * 4)
    t.say("rytir", "move 11", "end")
    assert (quest(t)["left"], quest(t)["turns"]) == ([1], 3 - 1)
    t.say("stin", "done", "end").say("rytir", "done", "end")
    assert (quest(t)["left"], quest(t)["turns"]) == ([1], 3 - 2)
    t.say("stin", "done", "end").say("rytir", "done", "end")
    assert (quest(t)["left"], quest(t)["turns"], quest(t)["seen"]) == ([2], 0, [[]])
    assert t.happened("setback", actor="rytir", source="rohy-deky", rule="RR-D9b")


@pytest.mark.rule("RR-D9b")
def test_the_clock_does_not_run_before_the_first_counter_and_skipped_turns_do_not_count(table):
    held = {"id": "rohy-deky", "world": "iridion"}
    t = table(figures={"rytir": {"field": "45", "bp": 9, "quests": [held]}})
    t.say("rytir", "end")
    assert quest(t)["turns"] == 0
    begun = {**held, "left": [1], "seen": [["11"]], "turns": 1}
    t = table(turn="stin", figures={"stin": {"bp": 1}, "rytir": {"skips": True, "quests": [begun]}})
    t.say("rytir", "done")
    assert quest(t)["turns"] == 1 and t.happened("skipped", actor="rytir")


@pytest.mark.rule("RR-D9b")
def test_the_last_counter_in_the_last_turn_is_in_time(table):
    begun = {"id": "rohy-deky", "world": "iridion", "left": [1], "seen": [["88"]], "turns": 1}
    t = table(figures={"rytir": {"field": "12", "bp": 9, "quests": [begun]}})
    t.say("rytir", "move 11", "end")
    assert quest(t)["done"]
