"""RS-EXT-4: two boards side by side."""

import pytest

from snar.rise.content import content_for

from .trials import BEFORE_HALL, EASY, INTO_HALL, PACK

TWO_BOARDS = {"boards": 2, "characters": ["rytir", "stin", "barbar", "cert"]}


@pytest.mark.rule("RS-EXT-4")
@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_boards_lie_side_by_side_in_any_rotation(rotation):
    one, two = content_for().board, content_for(count=2, rotation=rotation).board
    assert two.size == 2 * one.size and len(two.worlds) == 6 and two.width == 2 * one.width
    row, column = {0: (0, 0), 90: (0, 10), 180: (10, 10), 270: (10, 0)}[rotation]  # where its corner 11 lies
    assert two.names[row * two.width + one.width + column] == "b2:11"
    assert set(two.names) == set(one.names) | {f"b2:{name}" for name in one.names}


@pytest.mark.rule("RS-EXT-4")
@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_a_turned_board_keeps_its_rings_clockwise_from_their_gates(rotation):
    one, two = content_for().board, content_for(count=2, rotation=rotation).board
    assert [world.name for world in two.worlds[3:]] == [f"b2:{world.name}" for world in one.worlds]
    assert all(two.near[a].count(b) for world in two.worlds for a, b in zip(world.ring, world.ring[1:], strict=False))
    hall, ring = two.worlds[3].hall, two.worlds[3].ring
    right, below = ring.index(hall + 1), ring.index(hall + two.width)
    assert (right + 2) % 8 == below  # clockwise: what is below follows what is right


@pytest.mark.rule("RS-EXT-4")
def test_two_boards_two_characters_a_side_of_one_player_each(table):
    t = table(**TWO_BOARDS, rotation=90, phase="setup")
    assert [t.field(who) for who in TWO_BOARDS["characters"]] == ["15", "45", "b2:15", "b2:45"]
    assert t.g.seats == 2 and not any(row.helper for row in t.g.figures)
    t.say("rytir", "done")
    assert t.offers("rytir") == ["first rytir", "first barbar"]


@pytest.mark.rule("RS-EXT-4")
def test_two_boards_each_character_has_quests_of_its_own(table):
    quests = [{"id": "studanky", "world": "iridion"}]
    figures = {"rytir": {"quests": quests}, "barbar": BEFORE_HALL}
    t = table(**TWO_BOARDS, turn="barbar", moved=["rytir"], figures=figures, decks={"easy": ["lovec"]})
    t.say("barbar", INTO_HALL)
    assert t.zone("quests.barbar") == ["lovec"] and t.zone("quests.rytir") == ["studanky"]


@pytest.mark.rule("RS-EXT-4")
def test_two_boards_are_won_by_four_worlds_of_a_side(table):
    for before, over in ((["filnerin"], False), (["filnerin", "akademus"], True)):
        rytir = {**BEFORE_HALL, "quests": [EASY], "annexed": before}
        figures = {"rytir": rytir, "barbar": {"annexed": ["b2:akademus"]}}
        open_worlds = ["iridion", "b2:iridion", "b2:filnerin"]
        t = table(**TWO_BOARDS, figures=figures, open=open_worlds, dice=[] if over else [1])
        t.say("rytir", INTO_HALL)
        assert t.g.over is over and (not over or t.g.result["winner"] == 0)


@pytest.mark.rule("RS-EXT-4")
def test_two_boards_three_worlds_each_is_a_draw(table):
    figures = {
        "rytir": {**BEFORE_HALL, "quests": [EASY], "annexed": ["filnerin", "akademus"]},
        "stin": {"annexed": ["b2:iridion", "b2:filnerin", "b2:akademus"]},
    }
    t = table(**TWO_BOARDS, figures=figures, open=["iridion"])
    t.say("rytir", INTO_HALL)
    assert t.g.over and t.g.result["winner"] == -1 and t.happened("drawn", rule="RS-EXT-4")


@pytest.mark.rule("RS-EXT-4")
def test_two_boards_in_zkouska_sily_worlds_reopen_after_all_six(table):
    trial = {"scenario": "zkouska-sily", "boards": 2, "characters": ["rytir", "stin", "barbar"], "fame": 9}
    figures = {"rytir": {**BEFORE_HALL, "quests": [EASY]}}
    t = table(**trial, figures=figures, open=["iridion", "b2:filnerin"])
    t.say("rytir", INTO_HALL)
    assert sum(t.g.open) == 1
    t = table(**trial, figures=figures, open=["iridion"])
    t.say("rytir", INTO_HALL)
    assert t.g.open == (True,) * 6


@pytest.mark.rule("RS-EXT-4")
def test_two_boards_share_one_set_of_events_and_quests(table):
    one, two = table(phase="setup"), table(**TWO_BOARDS, phase="setup")
    for deck in ("event", "easy", "hard"):
        assert sorted(two.zone(f"deck.{deck}")) == sorted(one.zone(f"deck.{deck}"))


@pytest.mark.rule("RS-EXT-4")
def test_two_boards_are_one_space_to_walk_and_to_roll_on(table):
    t = table(**TWO_BOARDS, figures={"rytir": {"field": "28", "bp": 4}})
    t.say("rytir", "move b2:22")
    assert t.field("rytir") == "b2:22"
    card = next(card.id for card in PACK.cards.values() if card.deck == "dream" and card.placement == "random")
    for die, field in ((1, "46"), (2, "b2:46")):
        t = table(**TWO_BOARDS, phase="casting", light=[100, 0], figures={"rytir": {"hand": [card]}}, dice=[4, 6, die])
        t.say("rytir", f"cast {card}")
        t.say("rytir", "r0")
        assert t.view("stin")["laid"][0]["picture"] == field
