"""RS-TIM: the Time Gate."""

import pytest


@pytest.mark.rule("RS-TIM-1")
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_one_to_three_draws_an_event(table, roll):
    t = table(figures={"rytir": {"field": "c9", "bp": 2}}, decks={"event": ["zlaty-mec"]}, dice=[roll])
    t.say("rytir", "move t1")
    assert t.zone("items.rytir") == ["zlaty-mec"]


@pytest.mark.rule("RS-TIM-1", "RS-TIM-2")
@pytest.mark.parametrize("roll", [4, 5, 6, 7, 8])
def test_four_to_eight_is_the_effect_in_the_table_and_no_event(table, monkeypatch, roll):
    t = table(figures={"rytir": {"field": "c9", "bp": 2}}, dice=[roll])
    for face in range(4, 9):
        monkeypatch.setitem(t.g.content.pack.timegate, face, ({"verb": "experience", "amount": face},))
    t.say("rytir", "move t1")
    assert t["rytir"].noted == roll
    assert not t.happened("event")


@pytest.mark.rule("RS-MOV-4", "RR-B4")
def test_the_points_that_are_left_are_gone_before_the_gate_opens(table):
    t = table(figures={"rytir": {"field": "c9", "bp": 9}}, dice=[7])
    t.say("rytir", "move t1")
    assert t.topic == "choose" and t.view("stin")["figures"][0]["bp"] == 0


@pytest.mark.rule("RS-TIM-2")
@pytest.mark.parametrize("roll", [4, 5, 6, 7, 8])
def test_each_has_an_effect_of_ours_and_none_takes_fame_or_a_world(table, roll):
    row = {"fame": 2, "annexed": [0]}
    t = table(
        scenario="zkouska-sily",
        figures={"rytir": {"field": "c9", "bp": 2, "lives": 2, **row}, "stin": row},
        open=["filnerin", "akademus"],
        dice=[roll],
    )
    t.g.script = (roll,)  # what the effects themselves roll is left to chance
    t.say("rytir", "move t1")
    while t.topic not in ("casting", "movement"):
        t.say(t.session.names[t.g.pending[0].seat], t.g.pending[0].options[0].key)
    assert t.g.content.pack.timegate[roll]
    assert [(figure.fame, figure.annexed) for figure in t.g.figures] == [(2, (0,))] * 2
    told = [event["kind"] for event in t.events if event.get("rule") == "RS-TIM-2"]
    assert told
