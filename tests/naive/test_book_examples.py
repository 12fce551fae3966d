"""The examples of the rulebook itself, tried on the naive rules (the engine is compared with them elsewhere)."""

from __future__ import annotations

import pytest

from tests.naive import duel, movement, placement

BOARD = movement.read(
    """
    11 12  13 14 15
    c  Fg  F  F  16
    c  F   Fs F  17
    t  F   F  F  18*
    21 22  23 24 25
    """
)


def walk(start: movement.Cell, fields: list[movement.Cell], edition: str = "2003") -> tuple[int, movement.Step]:
    spent, place, walked = 0, start, None
    for field in fields:
        step = next(s for s in movement.steps(BOARD, {}, place, walked, 99, False, edition) if s[0] == field)
        spent, place, walked = spent + step[1], step[2], step[3]
    return spent, step


@pytest.mark.rule("RR-B1a", "RS-MOV-6", "RS-DRF-1")
def test_a_circuit_costs_18_bp() -> None:
    ring = [(1, 1), (1, 2), (1, 3), (2, 3), (3, 3), (3, 2), (3, 1), (2, 1), (1, 1)]
    assert walk((1, 0), ring) == (18, ((1, 1), 2, (2, 2), None, True))
    assert walk((1, 0), ring[::-1], "draft") == (18, ((1, 1), 2, (2, 2), None, True))


@pytest.mark.rule("RS-MOV-7", "RR-B2a")
def test_from_the_hall_2_bp_to_any_ring_field_and_2_more_to_the_void() -> None:
    assert len(movement.steps(BOARD, {}, (2, 2), None, 2)) == 8
    assert walk((2, 2), [(1, 3), (0, 3)])[0] == 4


@pytest.mark.rule("RS-DRM-9", "RS-DRM-4", "RR-E2d")
def test_two_fields_of_bariera_cost_12() -> None:
    bariera = movement.cover([((4, 4), 180, 6)])  # 18, 25, 24 and a corner of Filnerin
    assert sorted(bariera) == [(3, 3), (3, 4), (4, 3), (4, 4)]
    assert movement.reachable(BOARD, bariera, (2, 4), None, 12, True)[(4, 4)] == 12
    assert movement.price(BOARD, bariera, (3, 3), False, movement.PRINTED) == 2


@pytest.mark.rule("RS-DRM-6")
def test_one_and_eight_name_field_18() -> None:
    assert placement.rolled(BOARD, {}, 1, 8) == {((3, 4), 90), ((3, 4), 180)}
    assert placement.roll_again(BOARD, {(3, 4): 1}, 1, 8)


@pytest.mark.rule("RS-DUL-5")
def test_eight_wins_whatever_the_power() -> None:
    assert duel.winner(8, 1, 7, 50) == "first" and duel.winner(8, 1, 8, 50) == "draw"
