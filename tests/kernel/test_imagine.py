"""What a seat can imagine: everything it cannot know is dealt anew, and nothing else changes."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from snar.games import GAMES
from snar.kernel import zones
from snar.kernel.conformance import check_conservation, random_walk
from snar.kernel.imagine import REMEMBERED, deal_unknown, imagine
from snar.kernel.rng import Rng, key_from_seed
from snar.rise.game import Rise
from snar.template.game import LanternsGame

DRAFT = {"scenario": "zkouska-sily", "edition": "draft", "players": 4}
TABLES: list[tuple[Any, dict[str, Any]]] = [
    (LanternsGame(), {}),
    (Rise(), {}),
    (Rise(), {"scenario": "zkouska-sily", "players": 3}),
    (Rise(), DRAFT),
]
every_table = pytest.mark.parametrize(("game", "options"), TABLES, ids=["lucerny", "sides", "trial", "draft"])


def imagined(game: Any, options: dict[str, Any], seed: int = 4, answers: int = 120) -> Iterator[tuple[Any, Any, int]]:
    """Real state, what a seat imagines, the seat (the spectator too), all along a random game."""
    for n, g in enumerate(random_walk(game, game.agree(**options), seed, answers)):
        if n % 6 == 0:
            for seat in range(g.seats + 1):
                yield g, imagine(g, seat, Rng(key_from_seed(f"{n}/{seat}"))), seat


def slots(g: Any) -> dict[tuple[str, int], int]:
    return {(zone, place): card for zone, pile in g.zones.items() for place, card in enumerate(pile)}


@every_table
def test_what_the_seat_knows_stays_where_it_is(game: Any, options: dict[str, Any]) -> None:
    for g, twin, seat in imagined(game, options):
        theirs = slots(twin)
        for slot, card in slots(g).items():
            if g.known[card] >> seat & 1:
                assert theirs[slot] == card
        assert twin.known_to(seat) == g.known_to(seat)


@every_table
def test_a_card_is_only_swapped_for_one_that_it_could_be(game: Any, options: dict[str, Any]) -> None:
    for g, twin, _ in imagined(game, options):
        theirs = slots(twin)
        family = g.card_families()
        assert all(family[card] == family[theirs[slot]] for slot, card in slots(g).items())
        check_conservation(twin)


@every_table
def test_who_knows_a_place_knows_whatever_is_imagined_there(game: Any, options: dict[str, Any]) -> None:
    """The others' knowledge moves with the places, so that they hold hands they know in the imagined game too."""
    for g, twin, _ in imagined(game, options):
        theirs = slots(twin)
        assert all(g.known[card] == twin.known[theirs[slot]] for slot, card in slots(g).items())


@every_table
def test_imagining_changes_nothing_in_the_real_game(game: Any, options: dict[str, Any]) -> None:
    for g in random_walk(game, game.agree(**options), 5, 40):
        before, pending = g.dump(), g.pending
        for seat in range(g.seats + 1):
            imagine(g, seat, Rng(key_from_seed(seat)))
        assert g.dump() == before
        assert g.pending == pending


def test_hidden_cards_really_differ_between_imaginings() -> None:
    game = LanternsGame()
    g = game.new(game.agree(), Rng(key_from_seed(1)))
    dreams = [imagine(g, 0, Rng(key_from_seed(n))) for n in range(30)]
    assert len({dream.zones["hand.1"] for dream in dreams}) > 25
    assert len({dream.zones["hand.0"] for dream in dreams}) == 1
    assert len({dream.rng.key for dream in dreams} | {g.rng.key}) == 31, "the dice are fresh"


def test_every_unknown_card_may_lie_in_every_unknown_place() -> None:
    game = LanternsGame()
    g = game.new(game.agree(), Rng(key_from_seed(1)))
    rng = Rng(key_from_seed("fair"))
    places = Counter(imagine(g, 0, rng).zones["hand.1"][0] for _ in range(2200))
    unknown = set(range(len(g.known))) - set(g.known_to(0))
    assert set(places) == unknown
    assert all(60 < count < 145 for count in places.values()), "22 cards, about a hundred times each"


def test_what_others_are_asked_fits_the_cards_they_are_imagined_to_hold() -> None:
    game = LanternsGame()
    g = game.new(game.agree(players=2), Rng(key_from_seed(1)))
    for seat, key in ((0, "leave"), (0, "ready"), (1, "ready")):
        g.answer(seat, key)
    for n in range(10):
        dream = imagine(g, 0, Rng(key_from_seed(n)))
        theirs, mine = dream.choice_of(1), dream.choice_of(0)
        assert theirs is not None
        faces = {dream.card_id(card) for card in dream.zones["hand.1"]}
        assert {option.key for option in theirs.options} == {f"bid {face}" for face in faces}
        assert mine == g.choice_of(0)
        dream.answer(1, theirs.options[0].key)


# -- backs that can be seen ----------------------------------------------------------------------------------------
def test_the_back_on_top_of_the_draft_deck_stays_as_everyone_sees_it() -> None:
    """RS-DRF-2: events show their experience on their backs; only the top one of the deck can be seen."""
    game = Rise()
    below = set()
    for g, twin, _ in imagined(game, DRAFT):
        deck, dreamt = g.zones["deck.event"], twin.zones["deck.event"]
        assert g.card_back(deck[-1]) == twin.card_back(dreamt[-1])
        below.add(g.card_back(deck[-2]) == twin.card_back(dreamt[-2]))
    assert below == {True, False}, "backs under the top are covered and free to change"


def test_backs_in_hands_are_seen_and_stay() -> None:
    game = Rise()
    for g, twin, _ in imagined(game, {"scenario": "zkouska-sily", "players": 5}):
        for seat in range(g.seats):
            mine, theirs = g.zones[f"hand.{seat}"], twin.zones[f"hand.{seat}"]
            assert [g.card_back(card) for card in mine] == [g.card_back(card) for card in theirs]


def test_a_new_face_is_imagined_for_the_covered_top_card() -> None:
    game = Rise()
    g = game.new(game.agree(**DRAFT), Rng(key_from_seed(2)))
    tops = {imagine(g, 0, Rng(key_from_seed(n))).zones["deck.event"][-1] for n in range(40)}
    assert len(tops) > 3


# -- peeking -------------------------------------------------------------------------------------------------------
def test_a_peeked_card_is_fixed_for_who_peeked_only() -> None:
    game = Rise()
    g = game.new(game.agree(), Rng(key_from_seed(2)))
    top = g.zones["deck.event"][-1]
    zones.learn(g, top, 0b01)
    mine = {imagine(g, 0, Rng(key_from_seed(n))).zones["deck.event"][-1] for n in range(20)}
    dreams = [imagine(g, 1, Rng(key_from_seed(n))) for n in range(20)]
    assert mine == {top}
    assert len({dream.zones["deck.event"][-1] for dream in dreams}) > 10
    assert all(dream.known[dream.zones["deck.event"][-1]] == 0b01 for dream in dreams), "somebody has looked there"


# -- a new epoch ---------------------------------------------------------------------------------------------------
@every_table
def test_a_new_epoch_deals_anew_only_what_nobody_knows(game: Any, options: dict[str, Any]) -> None:
    changed = False
    for n, g in enumerate(random_walk(game, game.agree(**options), 6, 60)):
        twin = g.clone()
        deal_unknown(twin, Rng(key_from_seed(n)))
        theirs = slots(twin)
        assert all(theirs[slot] == card for slot, card in slots(g).items() if g.known[card])
        assert twin.known == g.known
        check_conservation(twin)
        changed |= twin.zones != g.zones
    assert changed


@pytest.mark.parametrize("game", GAMES)
def test_what_is_remembered_of_hidden_cards_never_stands_for_another_position(game: str) -> None:
    """At every choice of a random game the same is imagined as by somebody who remembers nothing."""
    rules = GAMES[game]
    g, dice = rules.new(rules.agree(), Rng(key_from_seed("remembered"))), random.Random(4)
    for number in range(150):
        if g.over:
            break
        choice = dice.choice(g.pending)
        seen = imagine(g, choice.seat, Rng(key_from_seed(number))).dump()
        REMEMBERED.clear()
        assert imagine(g, choice.seat, Rng(key_from_seed(number))).dump() == seen
        g.answer(choice.seat, dice.choice(choice.options).key)
