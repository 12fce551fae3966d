"""The dice: draw number n is a pure function of the key and n."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snar.kernel.rng import Rng, key_from_seed

KEY = bytes(range(32))
GOLDEN = [
    0x97BC1292, 0xF6566515, 0xAFB19028, 0x51583216, 0x9CFD784C, 0xA9FF4F7A, 0xBC81337A, 0x8F78FAA1,
    0xC9829223, 0xA94F93D2, 0xB2AA1DBD, 0x394F5710, 0x1B35A907, 0xD333AAAE, 0x8484A6E2, 0x255DAFA6,
    0x1B0FA9B8, 0xC5AA50B3, 0x805C8DF1, 0x1852E214, 0x80CF90AA, 0x0B02356D, 0xDBCEFE07, 0x2B94B541,
    0xC951D8A0, 0x8B414757, 0xC3696BA1, 0x9F6603C8, 0xC6B92FC5, 0x43297141, 0x731DA570, 0x9963CFB9,
    0xFCDA9ACB, 0x164348F1, 0x6FA6D1E8, 0xE2E6D048, 0xCDA8E7D2, 0x66046F3B, 0x9737ED14, 0xD4E105A1,
]  # fmt: skip

keys = st.binary(min_size=1, max_size=64)
positions = st.integers(0, 200)


class Loaded(Rng):
    """A generator that draws what it is told."""

    __slots__ = ("values",)

    def __init__(self, *values: int) -> None:
        super().__init__(KEY)
        self.values = list(values)

    def draw(self) -> int:
        return self.values.pop(0)


def by_hand(key: bytes, n: int) -> int:
    """Draw n as docs/journal.md describes it."""
    block = blake2b((n // 16).to_bytes(8, "little"), key=key).digest()
    return int.from_bytes(block[n % 16 * 4 :][:4], "little")


def test_the_first_forty_draws_of_a_key_never_change() -> None:
    rng = Rng(KEY)
    assert [rng.draw() for _ in range(40)] == GOLDEN
    assert rng.count == 40


def test_every_draw_can_be_recomputed_from_its_number_alone() -> None:
    assert [by_hand(KEY, n) for n in range(40)] == GOLDEN


def test_dice_and_shuffles_of_a_seed_never_change() -> None:
    rng = Rng(key_from_seed(7))
    assert [rng.below(8) + 1 for _ in range(20)] == [4, 2, 2, 8, 7, 5, 6, 4, 3, 7, 5, 3, 2, 5, 6, 7, 8, 8, 2, 4]
    assert Rng(key_from_seed(7)).shuffled(tuple(range(10))) == (5, 0, 3, 6, 8, 4, 7, 1, 2, 9)


def test_a_seed_is_the_same_as_text_and_as_a_number_and_differs_by_epoch() -> None:
    assert key_from_seed(7) == key_from_seed("7")
    assert key_from_seed(7).hex() == "fa6510c712f342af07ae4822f33d7ebf4aecef260101d22a481c7d6110087975"
    assert len({key_from_seed(7, epoch) for epoch in range(5)} | {key_from_seed(8)}) == 6


@settings(deadline=None)
@given(keys, positions, st.integers(1, 40))
def test_a_copy_goes_on_the_same_and_leaves_the_original_alone(key: bytes, start: int, draws: int) -> None:
    rng = Rng(key, start)
    twin = rng.copy()
    drawn = [twin.draw() for _ in range(draws)]
    assert rng.count == start
    assert [rng.draw() for _ in range(draws)] == drawn


@settings(deadline=None)
@given(keys, positions)
def test_restored_at_any_position_it_goes_on_the_same(key: bytes, position: int) -> None:
    rng = Rng(key)
    for _ in range(position):
        rng.draw()
    again = Rng.from_data(rng.to_data())
    assert (again.key, again.count) == (key, position)
    assert [again.draw() for _ in range(20)] == [rng.draw() for _ in range(20)]


@settings(deadline=None)
@given(keys, positions)
def test_draws_do_not_hang_on_the_way_to_them(key: bytes, position: int) -> None:
    assert Rng(key, position).draw() == by_hand(key, position)


@settings(deadline=None)
@given(st.integers(1, 2**32))
def test_below_keeps_a_whole_number_of_equal_shares(n: int) -> None:
    """Draws under the greatest multiple of n are kept, so every number has equally many; the rest is drawn again."""
    kept = 2**32 // n * n
    assert Loaded(kept - 1).below(n) == n - 1
    if kept < 2**32:
        assert Loaded(kept, 2**32 - 1, 0).below(n) == 0


def test_a_draw_that_would_favour_somebody_is_thrown_away() -> None:
    rng = Loaded(0xFFFFFFFF, 7)  # 2**32 - 1 is the one draw too many for thirds
    assert rng.below(3) == 1
    assert rng.values == []


def test_a_die_of_eight_never_throws_a_draw_away() -> None:
    rng = Rng(KEY)
    assert [rng.below(8) for _ in range(40)] == [value % 8 for value in GOLDEN]


def test_faces_of_a_die_are_about_equally_frequent() -> None:
    rng = Rng(key_from_seed("faces"))
    counts = Counter(rng.below(8) for _ in range(16_000))
    assert sorted(counts) == list(range(8))
    assert all(1850 < count < 2150 for count in counts.values())


@settings(deadline=None)
@given(keys, st.lists(st.integers(0, 300), unique=True, max_size=60))
def test_a_shuffle_is_a_permutation_of_the_same_cards(key: bytes, cards: list[int]) -> None:
    rng = Rng(key)
    shuffled = rng.shuffled(tuple(cards))
    assert sorted(shuffled) == sorted(cards)
    assert rng.count >= max(0, len(cards) - 1)
    assert Rng(key).shuffled(tuple(cards)) == shuffled


def test_every_order_of_three_cards_is_about_equally_frequent() -> None:
    rng = Rng(key_from_seed("orders"))
    counts = Counter(rng.shuffled((1, 2, 3)) for _ in range(6_000))
    assert len(counts) == 6
    assert all(880 < count < 1120 for count in counts.values())


@pytest.mark.parametrize("cards", [(), (4,)])
def test_nothing_and_a_single_card_need_no_draws(cards: tuple[int, ...]) -> None:
    rng = Rng(KEY)
    assert rng.shuffled(cards) == cards
    assert rng.count == 0


def test_a_scattering_costs_one_draw_and_favours_no_order() -> None:
    rng = Rng(key_from_seed(7))
    assert sorted(rng.scattered(tuple(range(52)))) == list(range(52)) and rng.count == 1
    assert Rng(key_from_seed(7)).scattered((1, 2, 3)) == Rng(key_from_seed(7)).scattered((1, 2, 3))
    counts = Counter(rng.scattered((1, 2, 3)) for _ in range(6_000))
    assert len(counts) == 6 and all(880 < count < 1120 for count in counts.values())
