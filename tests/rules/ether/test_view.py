"""What a seat sees: everything that lies open, and nothing that is hidden."""

import json

import pytest

from snar.ether.drawn import drawn

from .campaign_help import PARK, WRAITH, arrive, at
from .help import one, table, two


def text(t, name="hracka"):
    return json.dumps(t.view(name))


def test_a_sleeper_is_shown_with_its_cards_tokens_and_limits():
    t = two(
        {
            "distress": 2, "ether": 3, "gems": 1, "hand": ["oko"], "discard": ["krok", "pest"], "sealed": ["dvoji"],
            "progress": ["herbar", "dilna"], "turned": ["dilna"], "mask": ["sova"], "states": ["stunned"],
            "ready": True,
        }
    )  # fmt: skip
    shown = t.view("specialista")["sleepers"][0]
    assert (shown["distress"], shown["ether"], shown["gems"], shown["states"]) == (2, 3, 1, ["stunned"])
    assert (shown["hand"], shown["discard"], shown["sealed"]) == (["oko"], ["krok", "pest"], ["dvoji"])
    assert shown["deck"] == {"count": 18, "back": "hracka"}
    assert [(row["id"], row["turned"]) for row in shown["progress"]] == [("herbar", False), ("dilna", True)]
    assert (shown["mask"], shown["masks"], shown["ready"], shown["field"]) == (["sova"], ["krtek"], True, "a1")
    assert (shown["hand_limit"], shown["distress_limit"], shown["living"]) == (8, 8, 21)


def test_the_dreamscape_is_shown_with_what_stands_and_lies_on_it():
    figure = {"field": "a3", "states": ["stunned"]}
    t = one(
        more={
            "entities": {"stin": {"figures": [figure], "mutations": ["tize"], "tokens": 2}},
            "environments": [["light", "b2"]],
            "threats": ["a2"],
            "spent": [["act predsin.rozbit", True]],
            "slots": [["act predsin.oltar", 1]],
            "intent": {"act predsin.posunout": ["insight", 1]},
        }
    )  # fmt: skip
    shown = t.view("hracka")["dreamscape"]
    assert shown["tiles"] == [{"id": "predsin", "at": "a1"}, {"id": "chodba", "at": "a3"}]
    assert shown["entities"][0]["figures"] == [{"field": "a3", "states": ["stunned"]}]
    assert (shown["entities"][0]["mutations"], shown["entities"][0]["tokens"]) == (["tize"], 2)
    assert shown["environments"] == [{"kind": "light", "field": "b2"}]
    assert shown["threats"] == [{"field": "a2", "side": 0}]
    assert shown["spent"] == [{"action": "act predsin.rozbit", "token": True}]
    assert shown["gems"] == [{"action": "act predsin.oltar", "turn": 1}]
    assert shown["intent"] == [{"action": "act predsin.posunout", "colour": "insight", "paid": 1, "of": 1}]


@pytest.mark.rule("EE-A1e")
def test_of_the_turn_deck_only_the_top_card_is_seen():
    t = one(more={"turns": ["tah-01", "tah-02", "tah-03"]})
    shown = t.view("hracka")["turn"]
    assert shown["card"] == {"id": "tah-01", "suit": "diamonds", "steps": ["basic"]}
    assert (shown["left"], "deck" in shown) == (3, False)
    assert "tah-02" not in text(t)


@pytest.mark.rule("EE-A1e")
def test_with_open_turns_the_whole_deck_is_seen_in_its_order():
    t = two(options=["otevrene-tahy"], start="dream:zkouska", step="setup", tiles=[]).say("hracka", "wear sova")
    deck = t.view("hracka")["turn"]["deck"]
    assert deck == list(reversed(t.zone("turns")))
    assert len(deck) == 6


def test_the_preview_tells_what_each_step_of_the_card_would_do_now():
    t = one(more={"turns": ["tah-01"], "entities": {"stin": {"figures": ["a2"]}}})
    step = t.view("hracka")["turn"]["preview"][0]
    assert (step["step"], step["blocked"]) == ("basic", False)
    assert step["acts"] == [{"source": "stin", "kind": "entity", "verbs": ("distress",), "reaches": ("hracka",)}]


@pytest.mark.rule("EE-G2d", "EF-BAS-3")
def test_a_peek_shows_the_face_to_one_sleeper_for_five_seconds():
    t = two({"hand": ["oko"]})
    assert t.view("hracka")["secrets"] == [{"code": "I-01 D", "kind": "influence"}]
    t.say("hracka", "peek I-01-D", "discard oko", "done")
    seen = {"code": "I-01 D", "kind": "influence", "card": "nalez", "seconds": 5}
    assert t.view("hracka")["secrets"] == [seen]
    assert "nalez" not in text(t, "specialista")
    assert t.happened("peek", amount=5, back="I-01 D")  # the spectator learns only that it happened


@pytest.mark.rule("EF-SEC-1")
def test_the_order_of_decks_and_secret_fronts_are_never_shown():
    t = one(deck=["oko", "krok"], hand=["pest"])
    shown = t.view("hracka")
    assert shown["decks"]["market"] == len(t.zone("market"))
    assert shown["known"] == {"0": {}}
    for id in ("nalez", "svicka", "skok", "liska"):
        assert id not in text(t)


def test_variables_of_the_story_and_scenes_not_read_are_never_shown():
    t = one(more={"story": {"tajna-promenna": 3}, "read": ["uvod"]})
    assert t.view("hracka")["read"] == ["uvod"]
    assert "tajna-promenna" not in text(t)
    assert "vyprseni" not in text(t)


def test_the_chronicle_of_a_campaign_is_not_part_of_the_view():
    t = one()
    t.g.result = {"outcome": "saved", "chronicle": {"story": {"tajna-promenna": 1}}}
    assert t.view("hracka")["result"] == {"outcome": "saved"}


def test_a_payment_in_progress_is_open_to_everyone():
    t = two({"hand": ["krok", "oko"]})
    assert t.view("specialista")["payment"] is None
    t.say("hracka", "move", "pay krok cunning")
    shown = t.view("specialista")["payment"]
    assert (shown["seat"], shown["cost"]) == (0, {"cunning": 1})
    assert shown["laid"] == [{"seat": 0, "card": "krok", "colour": "cunning"}]
    assert shown["intent"]["cunning"] == 2


def test_the_spectator_sees_what_everybody_sees_alike():
    t = table(sleepers={"hracka": {"field": "a1", "hand": ["oko"]}})
    shown = t.g.view(t.g.seats)
    assert shown["sleepers"] == t.view("hracka")["sleepers"]
    assert shown["seat"] == 1


@pytest.mark.rule("EF-GAT-2")
def test_which_dream_is_behind_a_gate_shows_when_its_tile_was_found():
    """The first one is where everything begins; who won a dream knows its gate for good."""
    gates = {row["id"]: row["gate"] for row in drawn(at("kaplicka").g)["map"]}
    assert (gates["domovni-dvere"], gates["cesta-k-hrazi"], gates["podchod"]) == ("prvni-sen", "", "")
    found = drawn(at("kaplicka", zones={"gates": ["beh-pred-vodou"]}, log=[["zatopa", "victory"]]).g)["map"]
    gates = {row["id"]: row["gate"] for row in found}
    assert (gates["cesta-k-hrazi"], gates["budova-ustredny"], gates["podchod"]) == ("beh-pred-vodou", "", "zatopa")


@pytest.mark.rule("EF-GAT-2")
def test_a_dream_that_was_won_is_said_to_be_won_and_one_to_be_tried_again_is_not():
    log = [["zatopa", "victory"], ["beh-pred-vodou", "defeat"], ["ustredna", "defeat"], ["ustredna", "victory"]]
    rows = drawn(at("kaplicka", zones={"gates": ["beh-pred-vodou"]}, log=log).g)["map"]
    won = {row["gate"]: row["won"] for row in rows if row["gate"]}
    assert won == {"prvni-sen": False, "beh-pred-vodou": False, "ustredna": True, "zatopa": True}


@pytest.mark.rule("EE-D3b")
def test_until_its_own_are_dealt_a_slumber_shows_no_turn_card_of_the_encounter_before():
    t = arrive(PARK, zones=WRAITH, turns=["hodina-mrazu", "hodina-sov"])
    shown = t.view("hracka")["turn"]
    assert (t.topic, shown["card"], shown["preview"]) == ("escape", None, [])
    t.say("hracka", "stay")
    while t.topic == "enter":
        t.say("hracka", t.offers("hracka")[0])
    assert t.view("hracka")["turn"]["card"] is not None
