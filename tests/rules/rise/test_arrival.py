"""Worlds and the mystery place: entering, circuits, displacement, and the order of what happens on arrival."""

import pytest

from .effects.hand_made import changed

AT_IRIDION = {"field": "c9", "bp": 2}  # one step before the gate: the movement ends there
ROUND_IRIDION = [f"move iridion.{place}" for place in range(2, 9)]


# -- worlds ---------------------------------
@pytest.mark.rule("RR-B1a")
def test_a_full_circuit_costs_eighteen_and_no_event_is_drawn_at_the_second_gate(table):
    t = table(figures={"rytir": {"field": "c9", "bp": 18}}, decks={"easy": ["lovec"]})
    t.say("rytir", "move iridion.brana", *ROUND_IRIDION, "move iridion.brana")
    assert t.field("rytir") == "iridion.sin" and t.zone("quests.rytir") == ["lovec"]
    assert not t.happened("event")
    assert sum(e.get("amount", 0) for e in t.events if e["kind"] == "step") == 18


@pytest.mark.rule("RR-B1a")
def test_with_seventeen_the_circuit_is_finished_next_turn(table):
    t = table(figures={"rytir": {"field": "c9", "bp": 17}}, decks={"event": ["zlaty-mec"]}, dice=[1, 1])
    t.say("rytir", "move iridion.brana", *ROUND_IRIDION)
    assert t.field("rytir") == "iridion.8" and t.zone("items.rytir") == ["zlaty-mec"]
    t.say("stin", "done", "end").say("rytir", "done", "move iridion.brana")
    assert t.field("rytir") == "iridion.sin"


@pytest.mark.rule("RR-B1b")
def test_ending_the_turn_on_the_gate_at_the_first_entry_draws_an_event(table):
    t = table(figures={"rytir": {"field": "c9", "bp": 3}}, decks={"event": ["zlaty-mec"]})
    t.say("rytir", "move iridion.brana", "end")
    assert t.field("rytir") == "iridion.brana" and t.zone("items.rytir") == ["zlaty-mec"]


@pytest.mark.rule("RR-B2a", "RS-MOV-7")
def test_from_the_hall_any_of_the_eight_ring_fields_costs_two(table):
    t = table(figures={"rytir": {"field": "iridion.sin", "bp": 5}})
    ring = ["move iridion.brana", *ROUND_IRIDION]
    assert sorted(t.offers("rytir")) == sorted([*ring, "end"])
    assert all(t.option("rytir", step)["cost"] == {"bp": 2} for step in ring)
    t.say("rytir", "move iridion.5")
    assert {"move 12", "move 22"} <= set(t.offers("rytir")) and "move 11" not in t.offers("rytir")


@pytest.mark.rule("RR-B2b", "RS-MOV-10")
def test_ring_steps_after_the_hall_never_count_as_a_circuit(table):
    t = table(figures={"rytir": {"field": "iridion.sin", "bp": 19}})
    t.say("rytir", "move iridion.brana", *ROUND_IRIDION, "move iridion.brana")
    assert t.field("rytir") == "iridion.brana" and t["rytir"].circuit == -1


@pytest.mark.rule("RR-B2c", "RS-MOV-8")
def test_being_displaced_off_the_ring_resets_the_circuit(table):
    given = {"rytir": {"field": "iridion.8", "circuit": 7, "bp": 5}}
    t = table(scenario="zkouska-sily", figures=given, dice=[8])
    t.say("rytir", "spell teleport", "36")
    assert t["rytir"].circuit == -1
    t.say("rytir", "move iridion.brana")
    assert t.field("rytir") == "iridion.brana" and t["rytir"].circuit == 0


@pytest.mark.rule("RR-B3a")
def test_who_entered_no_field_this_turn_draws_no_event(table):
    t = table(figures={"rytir": {"field": "iridion.5", "bp": 6}}, decks={"event": ["zlaty-mec"]})
    t.say("rytir", "end")
    assert t.topic == "casting" and t.zone("items.rytir") == []


@pytest.mark.rule("RR-B3a")
def test_an_event_drawn_in_the_mystery_place_that_leads_to_a_ring_draws_no_other(table):
    t = table(figures={"rytir": AT_IRIDION}, decks={"event": ["pozvanka-bez-data", "zlaty-mec"]}, dice=[1])
    t.say("rytir", "move t1", "now", "akademus.brana")
    assert t.field("rytir") == "akademus.brana"
    assert t.topic == "casting" and t.zone("items.rytir") == []


@pytest.mark.rule("RR-B3a", "RR-B10")
def test_a_kept_event_that_leads_to_a_ring_draws_no_other_until_the_next_own_step(table):
    given = {"rytir": {"field": "37", "bp": 6, "kept": ["pozvanka-bez-data"]}}
    for last, items in (("end", []), ("move akademus.2", ["zlaty-mec"])):
        t = table(figures=given, decks={"event": ["zlaty-mec"]})
        t.say("rytir", "move 36", "move 37", "use pozvanka-bez-data", "akademus.brana", last)
        assert t.topic == "casting" and t.zone("items.rytir") == items


def with_event(t, name, *effects):
    """The same table, but this event card says something else."""
    t.g.content = changed(t.g.content, {name: {"do": effects}})
    return t


@pytest.mark.rule("RR-B3b")
def test_an_event_that_names_no_field_leads_where_the_player_wants(table):
    t = table(figures={"rytir": AT_IRIDION}, decks={"event": ["fronta-na-nic"]})
    with_event(t, "fronta-na-nic", {"verb": "carry", "to": "ring"}).say("rytir", "move iridion.brana")
    assert t.topic == "carry" and len(t.offers("rytir")) == 3 * 8 - 1


@pytest.mark.rule("RR-B3b")
def test_but_never_to_a_hall(table):
    t = table(figures={"rytir": AT_IRIDION}, decks={"event": ["fronta-na-nic"]})
    with_event(t, "fronta-na-nic", {"verb": "carry", "to": "hall"}).say("rytir", "move iridion.brana")
    assert t.topic == "casting" and t.field("rytir") == "iridion.brana"


@pytest.mark.rule("RR-B3b")
def test_an_event_that_names_a_hall_leads_into_it(table):
    t = table(figures={"rytir": AT_IRIDION}, decks={"event": ["zadni-schodiste"], "easy": ["lovec"]})
    t.say("rytir", "move iridion.brana", "a")
    assert t.field("rytir") == "iridion.sin" and t.zone("quests.rytir") == ["lovec"]


@pytest.mark.rule("RR-B4", "RS-MOV-4")
def test_the_mystery_place_works_on_each_entry_from_its_own_fields_too(table):
    t = table(figures={"rytir": {"field": "t1", "bp": 5}}, decks={"event": ["zlaty-mec"]}, dice=[1])
    t.say("rytir", "move t2")
    assert t.happened("time-gate", actor="rytir") and t.topic == "casting"


@pytest.mark.rule("RR-B4")
def test_standing_still_in_the_mystery_place_does_nothing(table):
    t = table(figures={"rytir": {"field": "t1", "bp": 5}})
    t.say("rytir", "end")
    assert not t.happened("time-gate") and t.topic == "casting"


@pytest.mark.rule("RR-B8")
def test_displacement_along_the_ring_starts_no_circuit(table):
    given = {"rytir": {"field": "iridion.8", "circuit": 7, "bp": 5, "kept": ["dve-zidle"]}}
    t = table(figures={**given, "stin": {"field": "iridion.7"}})
    t.say("rytir", "use dve-zidle", "move iridion.8", "decline", "move iridion.brana")
    assert t.field("rytir") == "iridion.brana"


@pytest.mark.rule("RR-B8")
def test_landing_on_a_gate_counts_as_a_first_entry(table):
    given = {"rytir": {"field": "37", "bp": 16, "kept": ["pozvanka-bez-data"]}}
    t = table(figures=given, decks={"easy": ["lovec"]})
    t.say("rytir", "use pozvanka-bez-data", "iridion.brana", *ROUND_IRIDION, "move iridion.brana")
    assert t.field("rytir") == "iridion.sin" and t.zone("quests.rytir") == ["lovec"]


# -- the order of arrival ---------------------------------
@pytest.mark.rule("RR-B7a")
def test_on_arrival_the_laid_card_works_then_the_visit_counts_then_a_duel_may_follow(table):
    quest = {"id": "snove-koule", "world": "iridion"}
    given = {"rytir": {"field": "48", "bp": 9, "quests": [quest]}, "stin": {"field": "57"}}
    t = table(figures=given, laid=[{"card": "sopka", "picture": "57"}, {"card": "bariera", "picture": "74"}])
    t.say("rytir", "move 57")
    order = [e["kind"] for e in t.events]
    assert order.index("lives") < order.index("quest")
    assert t["rytir"].lives == 4 - 3 and t.offers("rytir") == ["attack stin", "decline"]


@pytest.mark.rule("RR-B7a", "RR-C1a")
def test_in_a_hall_the_quest_comes_before_the_duel(table):
    given = {"rytir": {"field": "iridion.8", "circuit": 7, "bp": 2}, "stin": {"field": "iridion.sin"}}
    t = table(figures=given, decks={"easy": ["lovec"]}, dice=[8, 1])
    t.say("rytir", "move iridion.brana")
    assert t.zone("quests.rytir") == ["lovec"] and t.topic == "attack"
    t.say("rytir", "attack stin")
    assert t.view("rytir")["figures"][0]["quests"][0]["done"]


@pytest.mark.rule("RR-B7a")
def test_the_visit_of_a_hall_counts_before_its_quest_is_given(table):
    given = {
        "rytir": {"field": "akademus.8", "circuit": 7, "bp": 2, "quests": [{"id": "dve-audience", "world": "iridion"}]}
    }
    t = table(figures=given, decks={"easy": ["lovec"]})
    t.say("rytir", "move akademus.brana")
    told = [(e["kind"], e.get("source", e.get("card"))) for e in t.events]
    assert told.index(("quest", "dve-audience")) < told.index(("card", "lovec"))


@pytest.mark.rule("RR-B7a")
@pytest.mark.parametrize("field", ["t1", "iridion.brana"])
def test_the_duel_comes_before_the_time_gate_or_the_event(table, field):
    given = {"rytir": AT_IRIDION, "stin": {"field": field}}
    t = table(figures=given, decks={"event": ["zlaty-mec"]}, dice=[8, 1, *([1] if field == "t1" else [])])
    t.say("rytir", f"move {field}")
    assert t.topic == "attack" and not t.happened("time-gate") and not t.happened("event")
    t.say("rytir", "attack stin")
    assert t["stin"].lives == 4 - 2 and t.zone("items.rytir") == ["zlaty-mec"]


@pytest.mark.rule("RR-B7b")
def test_awakening_on_a_laid_card_stops_everything_else_there(table):
    quest = {"id": "snove-koule", "world": "iridion"}
    given = {"rytir": {"field": "48", "bp": 9, "lives": 3, "quests": [quest]}, "stin": {"field": "57"}}
    t = table(figures=given, laid=[{"card": "sopka", "picture": "57"}, {"card": "bariera", "picture": "74"}])
    t.say("rytir", "move 57")
    assert t.field("rytir") == "67" and t.topic == "casting"
    assert t.view("rytir")["figures"][0]["quests"][0]["left"] == [5]


@pytest.mark.rule("RR-B7b")
def test_who_awakens_in_a_duel_at_the_mystery_place_does_not_roll_the_time_gate(table):
    given = {"rytir": {"field": "36", "bp": 9, "lives": 2}, "stin": {"field": "t1"}}
    t = table(figures=given, dice=[1, 8])
    t.say("rytir", "move t1", "attack stin")
    assert t.happened("awaken", actor="rytir") and not t.happened("time-gate")


@pytest.mark.rule("RR-B7b")
def test_who_awakens_in_a_fight_is_spared_what_losing_to_the_creature_brings_besides(table):
    given = {"rytir": {**AT_IRIDION, "lives": 1, "items": ["zlaty-mec"]}}
    t = table(figures=given, decks={"event": ["vodnik-z-kasny"]}, dice=[1, 8])
    t.say("rytir", "move iridion.brana")
    assert t.happened("awaken", actor="rytir") and t.zone("items.rytir") == ["zlaty-mec"]
