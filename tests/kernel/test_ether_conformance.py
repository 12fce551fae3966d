"""Etherfields passes the kernel's conformance suite: dreams, slumbers, dreamworld and campaign, 1 to 4 sleepers."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from snar.ether.game import Ether
from snar.ether.options import SLEEPERS
from snar.ether.plain import FIELDS
from snar.ether.state import EtherState
from snar.ether.supply import TOKENS
from snar.kernel import conformance
from snar.kernel.rng import Rng, key_from_seed
from tests.rules.ether.rich import Rich, wander
from tests.rules.ether.tokens import mutations, on_the_table

LONG = os.environ.get("SNAR_LONG") == "1"
ANSWERS = 90 if LONG else 30
PLAIN, RICH = Ether(), Rich()
TABLES: list[tuple[Ether, str, int, list[str]]] = [
    (PLAIN, "campaign", 1, ["solo", "pokerove-karty"]),
    (PLAIN, "campaign", 3, ["otevrene-tahy", "prvni-vzpominky"]),
    (PLAIN, "world", 4, ["nepreruseny-sen"]),
    (RICH, "campaign", 2, ["strukturovane-tahy"]),
    (RICH, "dream:prvni-sen", 4, []),
    (RICH, "dream:beh-pred-vodou", 3, ["spolecny-hod"]),
    (RICH, "dream:ustredna", 2, ["pokerove-karty", "trnovy-rytir"]),
    (RICH, "dream:zatopa", 1, ["solo"]),
    (RICH, "slumber:prizrak", 3, []),
    (RICH, "world", 2, ["osvezujici-zdrimnuti", "mz"]),
]
NAMES = [f"{type(game).__name__}-{start}-{number}" for game, start, number, _ in TABLES]


def agreed(game: Ether, start: str, number: int, options: list[str]) -> tuple[Ether, Any]:
    return game, game.agree(sleepers=SLEEPERS[:number], start=start, options=options)


every_table = pytest.mark.parametrize(("game", "rules"), [agreed(*table) for table in TABLES], ids=NAMES)


@every_table
def test_there_is_always_something_to_answer_and_nothing_is_lost(game: Ether, rules: Any) -> None:
    for seed in range(3 if LONG else 2):
        box = Counter[str]()
        for g in wander(game, rules, seed, 6 * ANSWERS):
            box = box or mutations(g)
            conformance.check_choices(g)
            conformance.check_conservation(g)
            assert on_the_table(g) + Counter(g.supply) == Counter(TOKENS)
            assert mutations(g) == box


def test_a_clone_has_every_plain_field() -> None:
    g = PLAIN.new(PLAIN.agree(), Rng(key_from_seed("fields")))
    other: dict[type, Callable[[str], Any]] = {
        int: hash,
        str: str,
        tuple: lambda name: (name,),
        dict: lambda name: {name: 1},
    }
    for value in (False, True):  # truths have only two
        for name in FIELDS:
            kind = type(getattr(g, name))
            setattr(g, name, value if kind is bool else other[kind](name))
        twin = g.clone()
        assert {name: getattr(twin, name) for name in FIELDS} == {name: getattr(g, name) for name in FIELDS}


@every_table
def test_clones_are_worlds_of_their_own(game: Ether, rules: Any) -> None:
    for n, g in enumerate(wander(game, rules, 7, ANSWERS)):
        conformance.check_clone(g, n)


@every_table
def test_saved_at_any_choice_it_goes_on_the_same(game: Ether, rules: Any) -> None:
    for n, g in enumerate(wander(game, rules, 8, ANSWERS)):
        conformance.check_save(game, g, n, 3)


@every_table
def test_the_journal_rebuilds_the_game(game: Ether, rules: Any) -> None:
    conformance.check_replay(game, rules, 1, 3 * ANSWERS)


@every_table
def test_no_seat_learns_what_it_may_not_know(game: Ether, rules: Any) -> None:
    compared = 0
    for n, g in enumerate(wander(game, rules, 20, ANSWERS)):
        for seat in range(g.seats + 1):
            compared += conformance.check_secrecy(g, seat, n * 10 + seat)
    assert compared > ANSWERS / 3


def test_a_view_that_showed_the_order_of_a_deck_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    view = EtherState.view
    monkeypatch.setattr(EtherState, "view", lambda g, seat: {**view(g, seat), "next": g.card_id(g.cards("deck.0")[-1])})
    g = next(iter(wander(RICH, agreed(*TABLES[4])[1], 1, 1)))
    with pytest.raises(AssertionError, match="can tell an imagined state"):
        [conformance.check_secrecy(g, 0, seed) for seed in range(9)]
