"""The engine and the naive second implementation in lock-step: they share no code, so they must agree by the rules.

Every failure names a seed; the same seed makes the same position or game again.
"""

from __future__ import annotations

import os
from collections import Counter
from functools import lru_cache
from random import Random
from typing import Any

import pytest

from snar.kernel import running
from snar.kernel.rng import Rng, key_from_seed
from snar.rise import paths
from snar.rise.options import agree
from snar.rise.rules import laid as laying
from snar.rise.rules.worlds import targets
from snar.rise.scenario import Table
from snar.rise.setup.opening import new_game
from snar.rise.state import RiseState
from snar.rise.values import entry_cost
from tests.naive import movement, placement

from .engine import (
    Shadow,
    at,
    costs_of,
    data,
    held,
    mover,
    naive_board,
    naive_laid,
    naive_steps,
    offered,
    where,
)

LONG = bool(os.environ.get("SNAR_LONG"))
POSITIONS = 20_000 if LONG else 2_000
GAMES = 60 if LONG else 6  # of each table
ANSWERS = 500  # of one game
CHUNKS = 4
TABLES: dict[str, dict[str, Any]] = {
    "sides": {"scenario": "stret-risi", "characters": ["snovy-drak", "san"]},
    "four": {"scenario": "stret-risi", "options": ["ctyri-hraci", "kouzleni"]},
    "trial": {"scenario": "zkouska-sily", "characters": ["rytir", "stin", "snovy-drak"], "fame": 20},
    "draft": {
        "scenario": "zkouska-sily",
        "edition": "draft",
        "characters": ["druid", "titan", "snovy-drak"],
        "fame": 20,
    },
    "two": {"scenario": "zkouska-sily", "boards": 2, "rotation": 90, "characters": ["barbar", "cert"], "fame": 20},
}
ALL = pytest.mark.parametrize("table", TABLES)


@lru_cache
def base(table: str) -> RiseState:
    """A game of this table in which somebody has just rolled for movement."""
    g = new_game(agree(**TABLES[table]), Rng(key_from_seed(f"naive-{table}")))
    while g.pending[0].topic != "movement" or not g.figures[mover(g)].rolled:
        keys = [option.key for option in g.pending[0].options]
        g.answer(g.pending[0].seat, next((key for key in ("roll", "done", "pass") if key in keys), keys[0]))
    return g


def lay_some(g: RiseState, random: Random) -> None:
    """Random cards on random legal fields."""
    board = naive_board(g)
    cards = [card for card, bp in enumerate(g.content.bp) if bp and card not in g.laid]
    cells = [cell for cell, token in board.items() if movement.kind(token) in ("void", "well", "path")]
    for card in random.sample(cards, min(len(cards), random.choice([0, 1, 2, 3, 5, 10, 20, 40]) * g.rules.boards)):
        cell, turn = random.choice(cells), random.choice(placement.TURNS)
        if placement.fits(board, naive_laid(g), cell, turn):
            zone = next(name for name, held in g.zones.items() if card in held)
            laying.lay(g, card, 0, cell[0] * g.content.board.width + cell[1], turn, zone)


def put_somewhere(g: RiseState, random: Random) -> int:
    """The mover on a random field: half of the time in a world, with or without a circuit."""
    i, board = mover(g), naive_board(g)
    in_worlds = [cell for cell, token in board.items() if movement.kind(token) in ("gate", "ring", "hall")]
    cell = random.choice(in_worlds if random.random() < 0.5 else list(board))
    row = g.edit(i)
    row.cell, row.circuit, row.spin = cell[0] * g.content.board.width + cell[1], -1, 0
    if movement.kind(board[cell]) in ("gate", "ring") and random.random() < 0.7:
        row.circuit = movement.circle(board, cell, g.rules.edition).index(cell)
        row.spin = (-1 if g.rules.draft else 1) if row.circuit else 0
    row.bp, row.road = random.randint(0, 20), random.random() < 0.3
    return i


def position(table: str, seed: int) -> tuple[RiseState, int, Random]:
    random = Random(f"{table}-{seed}")
    g = base(table).clone()
    lay_some(g, random)
    return g, put_somewhere(g, random), random


def seeds(chunk: int) -> range:
    return range(chunk, POSITIONS // len(TABLES), CHUNKS)


# -- random positions ---
@ALL
@pytest.mark.rule(
    "RS-MOV-2", "RS-MOV-3", "RS-MOV-5", "RS-MOV-7", "RS-MOV-10", "RS-DRM-4", "RS-DRM-9", "RR-A8", "RR-E2d"
)
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_steps_and_reach_of_random_positions(table: str, chunk: int) -> None:
    for seed in seeds(chunk):
        g, i, random = position(table, seed)
        row, why = g.figures[i], f"{table} {seed}"
        board, laid, costs = naive_board(g), naive_laid(g), costs_of(held(g, i))
        expected = sorted((field, cost) for field, cost, *_ in naive_steps(g, i))
        found = [(at(g, cell), entry_cost(g, i, cell)) for cell in targets(g, row)]
        assert sorted((cell, cost) for cell, cost in found if cost <= row.bp) == expected, why

        start, walked = where(g, i)
        fewest = movement.reachable(board, laid, start, walked, row.bp, row.road, g.rules.edition, costs)
        del fewest[start]
        if seed % 3 == 0:  # routes round harmful cards may cost more, but lead everywhere
            safest = {at(g, cell): route.cost for cell, route in paths.reach(g, i).items() if at(g, cell) != start}
            assert safest.keys() == fewest.keys(), why
            assert all(fewest[cell] <= cost <= row.bp for cell, cost in safest.items()), why
        g.edit(i).worked = tuple(g.laid)  # nothing can harm any more: the cheapest routes
        cheapest = {at(g, cell): route.cost for cell, route in paths.reach(g, i).items() if at(g, cell) != start}
        assert cheapest == fewest, why

        if not expected:
            continue  # the lone answer "end" gives itself
        running.advance(g)  # ask anew: the position was changed
        assert offered(g) == expected, why
        shadow = Shadow(g)
        for _ in range(4):  # and now really walk
            if g.over or g.pending[0].topic != "movement" or mover(g) != i or not offered(g):
                break
            keys = [option.key for option in g.pending[0].options if option.key.startswith("move ")]
            shadow.answer(g, random.choice(keys), why)
            if not g.over:
                shadow.compare(g, why)


@ALL
@pytest.mark.rule("RS-MOV-6", "RR-B1a")
def test_routes_of_reach_can_be_walked_for_their_cost(table: str) -> None:
    for seed in range(POSITIONS // 40):
        g, i, random = position(table, seed)
        routes = paths.reach(g, i)
        for cell in random.sample(sorted(routes), min(3, len(routes))):
            place, walked = where(g, i)
            spent, row = 0, g.figures[i]
            for field in routes[cell].steps:
                _, cost, place, walked, _ = next(
                    step
                    for step in movement.steps(
                        naive_board(g),
                        naive_laid(g),
                        place,
                        walked,
                        row.bp - spent,
                        row.road,
                        g.rules.edition,
                        costs_of(held(g, i)),
                    )
                    if step[0] == at(g, field)
                )
                spent += cost
            assert (place, spent) == (at(g, cell), routes[cell].cost), f"{table} {seed}"


@ALL
@pytest.mark.rule("RS-DRM-3", "RR-A1a", "RR-A1b", "RR-A2")
def test_places_of_cards(table: str) -> None:
    for seed in range(POSITIONS // 20):
        g, _, _ = position(table, seed)
        for kind in ("exact", "random"):
            found = {(at(g, cell), turn) for cell in laying.pictures(g, kind) for turn in laying.turns(g, cell)}
            assert found == placement.places(naive_board(g), naive_laid(g), kind), f"{table} {seed}"


@pytest.mark.rule("RS-DRM-6")
def test_random_placement_rolls_again_exactly_when_it_must() -> None:
    """Cast through the running game with scripted dice; the board is rather full."""
    again = 0
    for seed in range(POSITIONS // 8):
        random = Random(f"roll-{seed}")
        hand = [random.choice([dream["id"] for dream in data("dreams")["card"] if dream["placement"] == "random"])]
        given = {"scenario": "zkouska-sily", "characters": ["druid", "san"], "phase": "casting"}
        g = Table(**{**given, "figures": {"druid": {"hand": hand}}}).g
        card = g.zones["hand.0"][0]
        for _ in range(random.randint(0, 2)):
            lay_some(g, random)
        if card in g.laid:
            continue
        running.restore(g)  # ask anew: the board was changed
        board, laid = naive_board(g), naive_laid(g)
        key = f"cast {g.card_id(card)}"
        if not placement.places(board, laid, "random"):
            assert key not in [option.key for option in g.pending[0].options], f"seed {seed}"
            continue
        dice: list[int] = []
        while not dice or placement.roll_again(board, laid, *dice[-2:]):
            dice += [random.randint(1, 8), random.randint(1, 8)]
        again += len(dice) // 2 - 1
        g.script = (*dice, 0)
        g.answer(0, key)
        assert g.rolls == dice, f"seed {seed}"
        turns = sorted(turn for _, turn in placement.rolled(board, laid, *dice[-2:]))
        if len(turns) > 1:
            assert [option.key for option in g.pending[0].options] == [f"r{turn}" for turn in turns], f"seed {seed}"
        else:  # a lone rotation answers itself
            assert [g.laid[card].turn] == turns, f"seed {seed}"
    assert again > POSITIONS // 40


def random_answer(g: RiseState, random: Random) -> str:
    """Any legal answer, but rather one that moves, and towards gates and round the rings."""
    choice = g.pending[0]
    keys = [option.key for option in choice.options]
    if choice.topic == "spell" and random.random() < 0.6:
        return "cesta"
    if choice.topic == "casting" and random.random() < 0.5:
        return random.choice([key for key in keys if key.startswith("cast ")] or keys)
    moves = [key for key in keys if key.startswith("move ")]
    if moves and random.random() < 0.95:
        board = g.content.board
        ring = [key for key in moves if "." in key]
        if ring and g.figures[mover(g)].circuit >= 0 and random.random() < 0.95:
            return ring[0]
        if random.random() < 0.5:
            return min(moves, key=lambda key: min(board.distance(board.cell[key[5:]], gate) for gate in board.gates))
        return random.choice(moves)
    return random.choice(keys)


# -- random games ---
@ALL
@pytest.mark.rule("RS-MOV-4", "RS-MOV-6", "RS-MOV-8", "RS-MOV-9", "RR-B2b", "RR-B2c", "RR-B8", "RS-DRF-1")
def test_every_movement_choice_of_random_games(table: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        random, why = Random(f"game-{table}-{seed}"), f"{table}, game {seed}"
        g = new_game(agree(**TABLES[table]), Rng(key_from_seed(f"{table}-{seed}")))
        shadow = Shadow(g)
        for number in range(ANSWERS):
            if g.over:
                break
            shadow.compare(g, f"{why}, answer {number}")
            shadow.answer(g, random_answer(g, random), f"{why}, answer {number}")
        seen += shadow.seen
    for what in ("choices", "covered", "circuit", "halls", "mysteries", "casts", "attacks"):
        assert seen[what] >= GAMES // 2, (what, seen)
    assert seen["cesta"] or table == "sides"
