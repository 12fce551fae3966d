"""Continuous effects: printed value, additions, then caps, then the floor."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from snar.kernel.values import fold


class Mod(NamedTuple):
    amount: int = 0
    cap: int | None = None


mods = st.lists(st.builds(Mod, st.integers(-9, 9), st.none() | st.integers(-9, 9)), max_size=6)


def test_without_modifiers_the_printed_value_counts() -> None:
    assert fold(4, []) == 4


def test_additions_add_up() -> None:
    assert fold(4, [Mod(2), Mod(1), Mod(-3)]) == 4


def test_a_cap_comes_after_all_additions() -> None:
    assert fold(4, [Mod(cap=5), Mod(3)]) == 5


def test_the_lowest_cap_counts() -> None:
    assert fold(9, [Mod(cap=5), Mod(cap=3), Mod(cap=7)]) == 3


def test_the_floor_is_stronger_than_any_cap() -> None:
    assert fold(2, [Mod(-5)]) == 0
    assert fold(5, [Mod(cap=0)], floor=1) == 1


@settings(deadline=None)
@given(st.integers(-9, 9), mods, st.integers(-3, 3), st.randoms())
def test_the_order_of_cards_in_play_changes_nothing(printed: int, held: list[Mod], floor: int, dice: Random) -> None:
    value = fold(printed, held, floor)
    dice.shuffle(held)
    assert fold(printed, held, floor) == value >= floor
