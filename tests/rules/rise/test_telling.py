"""What the table is told: each event and option says who, what, where and by which rule."""

import pytest

from snar.kernel.game import events_for
from snar.packs.folders import BUILT_IN
from snar.texts.bundle import Texts
from snar.texts.rise.names import Names
from snar.texts.rise.telling import Teller

TRIAL = {"scenario": "zkouska-sily", "characters": ["rytir", "stin"]}
SET_UP = {**TRIAL, "phase": "setup", "decks": {"ability": ["only", "mag", "krotitel", "dobra-pamet", "bystrost"]}}


def told(t, kind):
    return [event for event in t.events if event["kind"] == kind]


@pytest.mark.rule("RS-DUL-1")
def test_an_attack_is_told_before_its_dice(table):
    t = table(arrived=True, figures={"rytir": {"field": "15", "bp": 2}, "stin": {"field": "15"}}, dice=[8, 5])
    t.say("rytir", "attack stin")
    assert told(t, "attack") == [{"kind": "attack", "actor": "rytir", "to": "stin", "frm": "15", "rule": "RS-DUL-1"}]
    kinds = [event["kind"] for event in t.events]
    assert kinds.index("attack") < kinds.index("roll")


@pytest.mark.rule("RS-CHR-3")
@pytest.mark.parametrize(("lives", "back"), [(1, 3), (3, 1), (4, 0)])
def test_lives_that_come_back_are_told_with_their_number_and_none_are_not_told(table, lives, back):
    t = table(figures={"rytir": {"field": "15", "bp": 2, "lives": lives, "items": ["lecivy-lektvar"]}})
    t.say("rytir", "use lecivy-lektvar")
    gained = {"kind": "lives", "actor": "rytir", "source": "lecivy-lektvar", "amount": back, "rule": "RS-EVT-6"}
    assert told(t, "lives") == ([gained] if back else [])


@pytest.mark.rule("RS-MOV-2")
def test_each_step_is_told_once_with_its_price(table):
    t = table(figures={"rytir": {"field": "15", "bp": 4}})
    t.say("rytir", "move 14")
    step = {"kind": "step", "actor": "rytir", "frm": "15", "to": "14", "amount": 2, "rule": "RS-MOV-2"}
    assert told(t, "step") == [step]


@pytest.mark.rule("RS-MOV-6")
def test_the_second_gate_is_told_as_a_step_and_then_the_way_into_the_hall(table):
    t = table(figures={"rytir": {"field": "iridion.8", "circuit": 7, "bp": 2}})
    t.say("rytir", "move iridion.brana")
    ways = [(step["frm"], step["to"], step.get("amount", 0), step["rule"]) for step in told(t, "step")]
    gate, hall = "iridion.brana", "iridion.sin"
    assert ways == [("iridion.8", gate, 2, "RS-MOV-2"), (gate, hall, 0, "RS-MOV-6")]


@pytest.mark.rule("RS-DRM-9")
def test_fields_to_be_carried_to_name_the_card_that_carries(table):
    t = table(figures={"rytir": {"field": "45", "bp": 9}}, laid=[{"card": "portal-svetu", "picture": "46"}])
    t.say("rytir", "move 46", "accept")
    assert t.topic == "carry" and t.option("rytir", "iridion.sin")["rule"] == "RS-DRM-9"


@pytest.mark.rule("RS-STR-5")
def test_cancelling_an_own_temporary_card_has_no_price(table):
    t = table(phase="casting", laid=[{"card": "portal-svetu", "picture": "46", "actions": 2}], light=[0, 0])
    assert t.option("rytir", "cancel 46")["cost"] == {}


@pytest.mark.rule("RS-STR-4")
def test_a_card_drawn_to_a_hand_is_told_by_its_back(table):
    t = table(phase="setup")
    drawn = [event for event in events_for(t.g, t.seat("stin")) if event.get("rule") == "RS-STR-4"]
    backs = [(event["to"], event.get("back", "")) for event in drawn if event["kind"] == "card"]
    assert backs == [("hand.0", "dream")] * 5 + [("hand.1", "")] * 5


@pytest.mark.rule("RS-ZKS-3", "RS-OPT-5")
@pytest.mark.parametrize(("options", "rule"), [([], "RS-ZKS-3"), (["mocne-postavy"], "RS-OPT-5")])
def test_drawn_abilities_name_the_rule_by_which_they_are_drawn(table, options, rule):
    t = table(**SET_UP, options=options, dice=[2, 1] if options else [])
    drawn = [event for event in events_for(t.g, 0) if event.get("to") == "abilities.0"]
    assert [(event["frm"], event["rule"]) for event in drawn] == [("deck.ability", rule)] * 2


@pytest.mark.rule("RS-OPT-4")
@pytest.mark.parametrize(
    ("lang", "line"), [("cs", "Stín odkládá kartu z ruky."), ("en", "The Shadow discards a card from hand.")]
)
def test_hands_discarded_when_worlds_reopen_are_told_without_their_faces(table, lang, line):
    quests = [{"id": "lovec", "world": "iridion", "done": True}]
    rytir = {"field": "iridion.8", "circuit": 7, "bp": 2, "quests": quests, "hand": ["usvit"]}
    figures = {"rytir": rytir, "stin": {"hand": ["sopka"]}}
    t = table(**TRIAL, options=["snove-svety"], open=["iridion"], figures=figures)
    t.say("rytir", "move iridion.brana")
    names = ["rytir", "stin"]
    teller = Teller(Names(Texts([BUILT_IN / "rise-snu"], lang), t.g.content.board), names, names)
    assert line in [teller.sentence(event) for event in events_for(t.g, 0)]
