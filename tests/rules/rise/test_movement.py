"""RS-MOV: the movement of characters."""

import pytest

from snar.rise.paths import Route, reach

RING = [f"iridion.{i}" for i in range(2, 9)]  # clockwise after the gate


@pytest.mark.rule("RS-MOV-1")
def test_a_roll_and_pohyb_make_the_movement_points(table):
    t = table(figures={"rytir": {"field": "15"}}, dice=[5])
    assert t["rytir"].bp == 5 + 3


@pytest.mark.rule("RS-MOV-1")
def test_points_need_not_be_spent_and_are_not_saved_for_later_rounds(table):
    t = table(figures={"rytir": {"field": "15"}}, dice=[8, 1, 2])
    t.say("rytir", "end").say("stin", "done", "end").say("rytir", "done")
    assert t.field("rytir") == "15"
    assert t["rytir"].bp == 2 + 3


@pytest.mark.rule("RS-MOV-1")
def test_no_step_before_the_roll(table):
    t = table(scenario="zkouska-sily", figures={"rytir": {"field": "15"}})
    t.refuses("rytir", "move c1", "RS-MOV-1")
    t.refuses("rytir", "end", "RS-MOV-1")


@pytest.mark.rule("RS-MOV-2")
@pytest.mark.parametrize(
    ("start", "to", "cost"),
    [
        pytest.param("15", "c1", 1, id="path"),
        pytest.param("15", "14", 2, id="void"),
        pytest.param("24", "33", 2, id="well"),
        pytest.param("c9", "iridion.brana", 2, id="gate"),
        pytest.param("iridion.brana", "iridion.2", 2, id="ring"),
        pytest.param("iridion.sin", "iridion.5", 2, id="ring from the hall"),
        pytest.param("c9", "t1", 2, id="mystery place"),
        pytest.param("47", "55", 6, id="void under Bariéra"),
        pytest.param("c17", "56", 6, id="another void under Bariéra"),
        pytest.param("63", "64", 6, id="Bariéra again"),
        pytest.param("c24", "c23", 6, id="path under Bariéra"),
    ],
)
def test_what_entering_a_field_costs(table, start, to, cost):
    t = table(figures={"rytir": {"field": start, "bp": 7}}, laid=[{"card": "bariera", "picture": "55"}])
    assert t.option("rytir", f"move {to}")["cost"] == {"bp": cost}


@pytest.mark.rule("RS-MOV-2")
def test_two_fields_of_the_barrier_cost_twelve_points(table):
    t = table(figures={"rytir": {"field": "47", "bp": 13}}, laid=[{"card": "bariera", "picture": "55"}])
    t.say("rytir", "move 55", "move 56")
    assert t["rytir"].bp == 13 - 12


@pytest.mark.rule("RS-MOV-2", "RS-MOV-6")
def test_the_hall_itself_costs_nothing(table):
    t = table(figures={"rytir": {"field": "iridion.8", "circuit": 7, "bp": 2}})
    t.say("rytir", "move iridion.brana")
    assert t.field("rytir") == "iridion.sin"


@pytest.mark.rule("RS-MOV-3")
def test_too_few_points_for_a_field(table):
    t = table(figures={"rytir": {"field": "15", "bp": 1}})
    t.refuses("rytir", "move 14", "RS-MOV-3")
    assert t.offers("rytir") == ["move c1", "end"]


@pytest.mark.rule("RS-MOV-3")
def test_a_barrier_stops_one_who_has_five_points(table):
    t = table(figures={"rytir": {"field": "47", "bp": 5}}, laid=[{"card": "bariera", "picture": "55"}])
    t.refuses("rytir", "move 55", "RS-MOV-3")


@pytest.mark.rule("RS-MOV-4")
def test_the_mystery_place_ends_movement_and_must_be_rolled_for(table):
    t = table(figures={"rytir": {"field": "c9", "bp": 9}}, decks={"event": ["zlaty-mec"]}, dice=[2])
    t.say("rytir", "move t1")
    assert t.happened("roll", actor="rytir", source="time-gate", amount=2)
    assert t["rytir"].bp == 0
    assert t.offers("rytir") == [] and t.topic == "casting"


@pytest.mark.rule("RS-MOV-4")
@pytest.mark.parametrize(("start", "field"), [("36", "t1"), ("37", "t2"), ("c11", "t3"), ("c12", "t4"), ("t1", "t2")])
def test_every_field_of_the_mystery_place_is_the_mystery_place(table, start, field):
    t = table(figures={"rytir": {"field": start, "bp": 9}}, decks={"event": ["zlaty-mec"]}, dice=[1])
    t.say("rytir", f"move {field}")
    assert t.zone("items.rytir") == ["zlaty-mec"]


@pytest.mark.rule("RS-MOV-5")
def test_a_world_is_entered_only_by_its_gate(table):
    t = table(figures={"rytir": {"field": "36", "bp": 9}})
    t.say("rytir", "move 32")
    t.refuses("rytir", "move iridion.8", "RS-MOV-5")
    t.say("rytir", "move 36", "move iridion.brana")
    assert t["rytir"].bp == 9 - 6


@pytest.mark.rule("RS-MOV-5")
def test_the_ring_is_walked_clockwise(table):
    t = table(figures={"rytir": {"field": "iridion.brana", "bp": 9}})
    t.refuses("rytir", "move iridion.8", "RS-MOV-5")
    t.say("rytir", "move iridion.2", "move iridion.3", "move iridion.4")
    t.refuses("rytir", "move iridion.3", "RS-MOV-5")
    assert t["rytir"].bp == 9 - 6


@pytest.mark.rule("RS-MOV-5")
def test_no_way_from_the_ring_into_the_hall_before_the_circuit(table):
    t = table(figures={"rytir": {"field": "iridion.6", "circuit": 5, "bp": 5}})
    t.refuses("rytir", "move iridion.sin", "RS-MOV-5")


@pytest.mark.rule("RS-MOV-6")
def test_stepping_on_the_gate_the_second_time_leads_into_the_hall_and_ends_movement(table):
    t = table(figures={"rytir": {"field": "iridion.8", "circuit": 7, "bp": 8}}, decks={"easy": ["lovec"]})
    t.say("rytir", "move iridion.brana")
    assert t.field("rytir") == "iridion.sin"
    assert t["rytir"].bp == 0 and t.topic == "casting"
    assert t.zone("quests.rytir") == ["lovec"]


@pytest.mark.rule("RS-MOV-6")
def test_the_whole_way_from_outside_to_the_hall_is_eighteen_points(table):
    t = table(figures={"rytir": {"field": "c9", "bp": 18}})
    t.say("rytir", "move iridion.sin")
    assert t.field("rytir") == "iridion.sin"
    short = table(figures={"rytir": {"field": "c9", "bp": 17}})
    short.refuses("rytir", "move iridion.sin", "RS-MOV-5")


@pytest.mark.rule("RS-MOV-7")
def test_from_the_hall_to_any_field_of_the_ring_and_out(table):
    t = table(figures={"rytir": {"field": "iridion.sin", "bp": 4}})
    steps = [key for key in t.offers("rytir") if key.startswith("move")]
    assert sorted(steps) == sorted(f"move {field}" for field in ["iridion.brana", *RING])
    t.say("rytir", "move iridion.5", "move 12")
    assert t.field("rytir") == "12"


@pytest.mark.rule("RS-MOV-7")
def test_a_ring_field_is_left_at_the_price_of_the_field_outside(table):
    t = table(figures={"rytir": {"field": "iridion.3", "circuit": 2, "bp": 4}})
    assert t.option("rytir", "move c7")["cost"] == {"bp": 1}
    assert t.option("rytir", "move 35")["cost"] == {"bp": 2}


@pytest.mark.rule("RS-MOV-8")
def test_who_left_before_the_hall_walks_the_whole_ring_again(table):
    t = table(figures={"rytir": {"field": "iridion.8", "circuit": 7, "bp": 7}}, decks={"event": ["zlaty-mec"]})
    t.say("rytir", "move 32", "move 36", "move iridion.brana")
    assert t.field("rytir") == "iridion.brana"
    t.refuses("rytir", "move iridion.8", "RS-MOV-5")
    assert t["rytir"].circuit == 0


@pytest.mark.rule("RS-MOV-9")
def test_movement_is_interleaved_with_duels_spells_and_items(table):
    t = table(
        scenario="zkouska-sily",
        figures={"rytir": {"field": "15", "bp": 6, "lives": 2, "items": ["lecivy-lektvar"]}, "stin": {"field": "14"}},
        dice=[5, 2, 6],
    )
    t.say("rytir", "move 14", "attack stin", "use lecivy-lektvar", "spell blesk", "move 13")
    assert t.field("rytir") == "13" and t["rytir"].bp == 2
    assert t["rytir"].lives > 2 and t.zone("items.rytir") == []
    assert t["stin"].lives == 4 - 2 - 1


@pytest.mark.rule("RS-MOV-10")
def test_after_the_hall_the_ring_is_walked_either_way(table):
    t = table(figures={"rytir": {"field": "iridion.sin", "bp": 8}})
    t.say("rytir", "move iridion.5")
    assert {"move iridion.4", "move iridion.6"} <= set(t.offers("rytir"))
    t.say("rytir", "move iridion.4", "move iridion.5")
    assert t["rytir"].bp == 8 - 6


@pytest.mark.rule("RS-MOV-10")
def test_walking_round_after_the_hall_is_no_circuit(table):
    t = table(figures={"rytir": {"field": "iridion.sin", "bp": 19}})
    t.say("rytir", "move iridion.brana", *[f"move {field}" for field in RING], "move iridion.brana")
    assert t.field("rytir") == "iridion.brana" and t["rytir"].bp == 1


@pytest.mark.rule("RS-MOV-9")
@pytest.mark.parametrize(("bp", "lives"), [(11, 4), (9, 1)])
def test_a_way_written_in_one_line_does_the_least_harm_and_is_then_the_cheapest(table, bp, lives):
    """From 47 to 73: straight down over two fields of Sopka costs 8, round it 10."""
    t = table(figures={"rytir": {"field": "47", "bp": bp}}, laid=[{"card": "sopka", "picture": "55"}])
    t.say("rytir", "move 73")
    assert t.field("rytir") == "73"
    assert (t["rytir"].lives, t.happened("works", source="sopka")) == (lives, lives < 4)


@pytest.mark.rule("RS-MOV-9")
def test_the_way_goes_round_the_first_card_of_the_pack_like_round_any_other(table):
    """Pták Ohnivák may wound heroes; straight over two of its fields would cost 4, round them 10."""
    t = table(figures={"rytir": {"field": "47", "bp": 11}}, laid=[{"card": "ptak-ohnivak", "picture": "55"}])
    assert t.g.zones["laid"] == (0,)
    t.say("rytir", "move 73")
    assert t.field("rytir") == "73" and t["rytir"].bp == 1 and not t.happened("works")


@pytest.mark.rule("RS-MOV-9")
def test_two_fields_of_one_card_on_the_way_are_one_harm(table):
    t = table(figures={"rytir": {"field": "47", "bp": 9}}, laid=[{"card": "sopka", "picture": "55"}])
    cell = t.g.content.board.cell
    assert reach(t.g, 0)[cell["64"]] == Route(6, 1, (cell["55"], cell["64"]))


@pytest.mark.rule("RS-MOV-3")
def test_a_field_too_far_for_the_points_says_what_it_costs(table):
    t = table(figures={"rytir": {"field": "15", "bp": 2}})
    t.refuses("rytir", "move 18", "too-far")
    t.refuses("rytir", "move c5", "RS-MOV-3")
