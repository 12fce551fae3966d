"""RS-BRD: the board."""

import pytest

from snar.rise.content import content_for

WORLDS = ("iridion", "filnerin", "akademus")


@pytest.mark.rule("RS-BRD-1")
def test_the_board_is_a_square_of_void_path_wells_one_mystery_place_and_three_worlds():
    board = content_for().board
    assert board.height == board.width == 11
    fields = {kind: len(cells) for kind, cells in board.of_kind.items()}
    wells = fields["well"]
    assert wells and fields == {"void": 64 - wells, "well": wells, "path": 26, "mystery": 4, "ring": 24, "hall": 3}
    assert {world.name for world in board.worlds} == set(WORLDS)


@pytest.mark.rule("RS-BRD-1")
def test_the_mystery_place_is_one_place_of_several_fields():
    board = content_for().board
    place = [board.cell["t1"]]
    for cell in place:
        place += [near for near in board.near[cell] if board.kind[near] == "mystery" and near not in place]
    assert sorted(place) == sorted(board.of_kind["mystery"])


@pytest.mark.rule("RS-BRD-1")
def test_nobody_moves_diagonally(table):
    t = table(figures={"rytir": {"field": "46", "bp": 3}})
    assert [key for key in t.offers("rytir") if key != "end"] == ["move 43", "move 47", "move 54", "move 45"]
    t.refuses("rytir", "move 55", "too-far")


@pytest.mark.rule("RS-BRD-2")
def test_every_number_of_two_dice_names_one_void_field_or_well():
    board = content_for().board
    numbers = [f"{tens}{units}" for tens in range(1, 9) for units in range(1, 9)]
    assert sorted(board.numbered) == numbers
    assert sorted(number for number in board.number if number) == [int(number) for number in numbers]
    assert {board.kind[cell] for cell in board.numbered.values()} == {"void", "well"}


@pytest.mark.rule("RS-BRD-2")
def test_path_world_and_mystery_fields_have_no_number():
    board = content_for().board
    unnumbered = {board.kind[cell] for cell in range(board.size) if not board.number[cell]}
    assert unnumbered == {"path", "ring", "hall", "mystery"}
    assert all(board.number[well] for well in board.of_kind["well"])


@pytest.mark.rule("RS-BRD-3")
@pytest.mark.parametrize("name", WORLDS)
def test_a_world_is_eight_ring_fields_around_its_hall_clockwise_from_the_gate(name):
    board = content_for().board
    world = next(world for world in board.worlds if world.name == name)
    row, column = divmod(world.hall, board.width)
    around = [divmod(cell, board.width) for cell in world.ring]
    assert {(r - row, c - column) for r, c in around} == {(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1)} - {(0, 0)}
    for (r, c), (r2, c2) in zip(around, [*around[1:], around[0]], strict=True):
        turn = (c - column) * (r2 - row) - (r - row) * (c2 - column)  # rows grow downwards: clockwise is positive
        assert turn > 0 and abs(r - r2) + abs(c - c2) == 1
    assert board.names[world.ring[0]] == f"{name}.brana" and sum(cell in board.gates for cell in world.ring) == 1


@pytest.mark.rule("RS-BRD-3")
def test_the_ring_is_walked_clockwise(table):
    t = table(figures={"rytir": {"field": "iridion.brana", "bp": 2}})
    along = [key for key in t.offers("rytir") if key.startswith("move iridion")]
    assert along == ["move iridion.2"]  # the gate lies in the lower right corner: to the left
    board = t.g.content.board
    assert board.cell["iridion.2"] == board.cell["iridion.brana"] - 1


@pytest.mark.rule("RS-BRD-4")
def test_starting_places_of_the_trial_are_the_path_fields_on_the_edge(table):
    t = table(scenario="zkouska-sily", characters=["cestovatel", "san"], plain=False, phase="setup")
    for name in ("cestovatel", "san"):
        t.say(name, t.offers(name)[0])
    board = t.g.content.board
    rim = {name for name, cell in board.cell.items() if {0, 10} & set(divmod(cell, board.width))}
    assert set(t.offers("san")) == {name for name in rim if name.startswith("c")} != set()


@pytest.mark.rule("RS-BRD-5")
def test_rytir_starts_on_15_and_stin_on_45(table):
    t = table(phase="setup", plain=False)
    assert (t.field("rytir"), t.field("stin")) == ("15", "45")
    assert t.g.content.board.number[t["stin"].cell] == 45
