"""Cards in zones: one way to move them, and who knows what lies where."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snar.kernel import zones
from snar.kernel.conformance import check_conservation
from snar.kernel.flow import Proc
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.state import MOST_SEATS, State

MINE, YOURS, SPECTATOR, ALL = 0b001, 0b010, 0b100, 0b111


class Cards(State):
    """Ten cards, two seats; nothing is played."""

    @property
    def seats(self) -> int:
        return 2


@pytest.fixture
def g() -> Cards:
    return laid_out()


def laid_out() -> Cards:
    g = Cards(Rng(key_from_seed("cards")), 10)
    g.zones = {"deck": tuple(range(8)), "hand": (8, 9), "used": ()}
    return g


def test_the_top_of_a_pile_is_its_last_place(g: Cards) -> None:
    assert zones.draw(g, "deck", "hand") == 7
    assert g.zones["deck"] == (0, 1, 2, 3, 4, 5, 6)
    assert g.zones["hand"] == (8, 9, 7)


def test_from_an_empty_pile_nothing_is_drawn_and_nothing_told(g: Cards) -> None:
    assert zones.draw(g, "used", "hand") == -1
    assert g.events == []


def test_a_card_can_leave_the_middle_and_go_under_the_pile(g: Cards) -> None:
    zones.move(g, 3, "deck", "deck", bottom=True)
    assert g.zones["deck"] == (3, 0, 1, 2, 4, 5, 6, 7)
    zones.move(g, 8, "hand", "deck", bottom=True)
    assert g.zones["deck"][0] == 8


def test_a_card_that_is_not_there_cannot_be_moved(g: Cards) -> None:
    with pytest.raises(ValueError):
        zones.move(g, 3, "hand", "used")
    check_conservation(g)


def test_a_zone_comes_into_being_with_its_first_card(g: Cards) -> None:
    zones.move(g, 8, "hand", "table")
    assert g.zones["table"] == (8,)


def test_a_move_keeps_what_was_known_and_adds_who_sees_it(g: Cards) -> None:
    zones.move(g, 8, "hand", "used", seen=MINE)
    zones.move(g, 8, "used", "hand", seen=SPECTATOR)
    assert g.known[8] == MINE | SPECTATOR
    zones.move(g, 8, "hand", "deck")
    assert g.known[8] == MINE | SPECTATOR


def test_new_knowledge_is_a_barrier_and_a_mere_move_is_not(g: Cards) -> None:
    zones.move(g, 8, "hand", "used")
    assert not g.barrier
    zones.move(g, 8, "used", "hand", seen=YOURS)
    assert g.barrier
    g.barrier = False
    zones.move(g, 8, "hand", "used", seen=YOURS)
    assert not g.barrier, "who knew it already has learnt nothing"


def test_looking_without_moving_is_a_barrier_too(g: Cards) -> None:
    zones.learn(g, 7, MINE)
    assert g.barrier
    assert g.known_to(0) == [7]
    assert g.known_to(1) == []
    assert g.events == []


def test_the_event_of_a_move_says_who_may_see_the_face(g: Cards) -> None:
    zones.move(g, 8, "hand", "used", seen=YOURS, rule="XX-1", actor="somebody")
    (event,) = g.events
    assert (event.kind, event.frm, event.to, event.rule, event.actor) == ("card", "hand", "used", "XX-1", "somebody")
    assert (event.card, event.seen) == (8, YOURS)


def test_a_later_reveal_does_not_change_what_was_told_before(g: Cards) -> None:
    zones.move(g, 8, "hand", "used")
    zones.learn(g, 8, ALL)
    assert g.events[0].seen == 0


def test_shuffling_clears_knowledge_and_is_a_barrier(g: Cards) -> None:
    zones.learn(g, 2, ALL)
    zones.learn(g, 8, MINE)
    g.barrier = False
    zones.shuffle(g, "deck")
    assert [g.known[card] for card in g.zones["deck"]] == [0] * 8
    assert g.known[8] == MINE, "other zones are left alone"
    assert g.barrier
    assert g.events[-1].kind == "shuffle"
    assert g.events[-1].to == "deck"
    check_conservation(g)


def test_shuffling_uses_the_dice_of_the_game(g: Cards) -> None:
    twin = laid_out()
    zones.shuffle(g, "deck")
    zones.shuffle(twin, "deck")
    assert g.zones == twin.zones
    assert g.rng.count == 7
    assert g.zones["deck"] != tuple(range(8))


@settings(deadline=None)
@given(st.lists(st.tuples(st.sampled_from(["deck", "hand", "used"]), st.sampled_from(["deck", "hand", "used"]),
                          st.integers(0, 7), st.booleans())))  # fmt: skip
def test_whatever_moves_no_card_is_lost_or_forgotten(moves: list[tuple[str, str, int, bool]]) -> None:
    g = laid_out()
    for frm, to, seen, bottom in moves:
        if g.zones[frm]:
            card = g.zones[frm][seen % len(g.zones[frm])]
            before = g.known[card]
            zones.move(g, card, frm, to, seen=seen, bottom=bottom)
            assert g.known[card] == before | seen
            assert g.zones[to][0 if bottom else -1] == card
        check_conservation(g)


@pytest.mark.parametrize(("under", "made"), [(False, (*range(8), 8, 9)), (True, (8, 9, *range(8)))])
def test_a_whole_pile_goes_onto_or_under_another_as_it_lies(g: Cards, under: bool, made: tuple[int, ...]) -> None:
    zones.learn(g, 9, MINE)
    zones.gather(g, "hand", "deck", under=under)
    assert (g.zones["deck"], g.zones["hand"]) == (made, ())
    assert g.known[9] == MINE and g.events == []


# -- many seats ----------------------------------------------------------------------------------------------------
class Crowd(Cards):
    """As many seats as its name says."""

    __slots__ = ("number",)

    @property
    def seats(self) -> int:
        return self.number


def crowd(seats: int) -> Crowd:
    g = Crowd(Rng(key_from_seed("crowd")), 10)
    g.zones, g.number = {"deck": tuple(range(10)), "hand": ()}, seats
    return g


def test_the_largest_table_keeps_what_every_seat_and_the_spectators_know() -> None:
    g = crowd(MOST_SEATS)
    shown, secret = (zones.draw(g, "deck", "hand", seen=seen) for seen in (g.everyone, 1 << MOST_SEATS - 1))
    assert [g.known_to(seat) for seat in (0, MOST_SEATS - 1, MOST_SEATS)] == [[shown], [secret, shown], [shown]]


def test_more_seats_than_the_kernel_can_keep_apart_are_refused_in_words() -> None:
    g = crowd(MOST_SEATS + 1)
    for meet in (lambda: g.everyone, lambda: g.begin(Proc())):
        with pytest.raises(ValueError, match=f"at most {MOST_SEATS} seats, not {MOST_SEATS + 1}: agree on fewer"):
            meet()
