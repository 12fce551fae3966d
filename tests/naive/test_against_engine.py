"""The engine and the naive second implementation in lock-step: they share no code, so they must agree by the rules.

Every failure names a seed; the same seed makes the same position or game again.
"""

from __future__ import annotations

import os
import tomllib
from collections import Counter
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import snar
from snar.kernel import flow
from snar.kernel.rng import Rng, key_from_seed
from snar.rise import paths
from snar.rise.options import agree
from snar.rise.rules import laid as laying
from snar.rise.rules.worlds import targets
from snar.rise.scenario.position import build
from snar.rise.setup import new_game
from snar.rise.state import RiseState
from snar.rise.values import entry_cost
from tests.naive import duel, movement, placement
from tests.naive.movement import Board, Cell, Cover

LONG = bool(os.environ.get("SNAR_LONG"))
POSITIONS = 20_000 if LONG else 2_000
GAMES = 60 if LONG else 6  # of each table
ANSWERS = 500  # of one game
CHUNKS = 4
PACK = Path(snar.__file__).parent / "packs" / "rise-snu"
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


# -- the printed matter, read anew from the pack ---
def data(name: str) -> dict[str, Any]:
    return tomllib.loads((PACK / f"{name}.toml").read_text(encoding="utf-8"))


@lru_cache
def board_of(boards: int, rotation: int) -> Board:
    rows = [line.split() for line in data("board")["rows"].strip().splitlines()]
    if boards == 2:
        second = rows
        for _ in range(rotation // 90):  # a quarter clockwise: the left column, read upwards, is the new top row
            second = [[row[column] for row in reversed(second)] for column in range(len(second[0]))]
        rows = [left + right for left, right in zip(rows, second, strict=True)]
    return movement.read("\n".join(" ".join(row) for row in rows))


@lru_cache
def printed() -> dict[str, dict[str, Any]]:
    """Whatever can change a cost: characters, abilities, items by id."""
    events, abilities, characters = data("events"), data("abilities"), data("characters")
    return {thing["id"]: thing for thing in events["item"] + abilities["ability"] + characters["character"]}


@lru_cache
def costs_of(held: tuple[str, ...]) -> movement.Costs:
    """docs/packs.md: amounts are added, a cap is the most, nothing costs less than 1."""
    added: Counter[str] = Counter()
    most = dict.fromkeys(["cost-void", "cost-path", "cost-world", "cost-card"], 99)
    for change in [change for name in held for change in printed()[name].get("modify", [])]:
        if change["value"] in most:
            added[change["value"]] += change.get("amount", 0)
            most[change["value"]] = min(most[change["value"]], change.get("cap", 99))
    costs = {**movement.PRINTED, "card-add": added["cost-card"], "card-most": most["cost-card"]}
    for kind, value in {"void": "cost-void", "well": "cost-void", "path": "cost-path", "world": "cost-world"}.items():
        costs[kind] = max(1, min(costs[kind] + added[value], most[value]))
    return costs


# -- the engine's state as the naive rules see it ---
def naive_board(g: RiseState) -> Board:
    return board_of(g.rules.boards, g.rules.rotation)


def at(g: RiseState, cell: int) -> Cell:
    return divmod(cell, g.content.board.width)


def naive_laid(g: RiseState) -> Cover:
    return movement.cover([(at(g, row.picture), row.turn, g.content.laid(card).bp) for card, row in g.laid.items()])


def held(g: RiseState, figure: int) -> tuple[str, ...]:
    cards = g.zones[f"abilities.{figure}"] + g.zones[f"items.{figure}"]
    return (g.figures[figure].id, *(g.card_id(card) for card in cards))


def walks_by_the_book(g: RiseState, figure: int) -> bool:
    """Nothing it holds changes how worlds are walked (the naive rules know no such traits)."""
    return not any({"backwards", "pathfinder"} & set(printed()[name].get("traits", [])) for name in held(g, figure))


def where(g: RiseState, figure: int) -> tuple[Cell, int | None]:
    row = g.figures[figure]
    return at(g, row.cell), row.circuit if row.circuit >= 0 else None


def naive_steps(g: RiseState, figure: int) -> list[movement.Step]:
    row = g.figures[figure]
    cell, walked = where(g, figure)
    costs = costs_of(held(g, figure))
    return movement.steps(naive_board(g), naive_laid(g), cell, walked, row.bp, row.road, g.rules.edition, costs)


def offered(g: RiseState) -> list[tuple[Cell, int]]:
    """The steps that the running engine offers, with their costs."""
    moves = [option for option in g.pending[0].options if option.key.startswith("move ")]
    return sorted((at(g, g.content.board.cell[option.key[5:]]), dict(option.cost)["bp"]) for option in moves)


def mover(g: RiseState) -> int:
    return g.figure_named(dict(g.pending[0].about)["figure"])


class Shadow:
    """Follows a game from its events and knows by the naive rules alone where everyone must be."""

    def __init__(self, g: RiseState) -> None:
        self.places = {i: where(g, i) for i in range(len(g.figures))}
        self.ended = dict.fromkeys(self.places, False)
        self.seen: Counter[str] = Counter()

    def compare(self, g: RiseState, why: str) -> None:
        choice = g.pending[0]
        if choice.topic == "movement":
            for i, place in self.places.items():
                if walks_by_the_book(g, i):
                    assert where(g, i) == place, f"{why}: {g.figures[i].id}"
                else:
                    self.places[i] = where(g, i)
            i = mover(g)
            if g.figures[i].rolled and walks_by_the_book(g, i):
                steps = [] if self.ended[i] else naive_steps(g, i)
                expected = sorted((field, cost) for field, cost, *_ in steps)
                assert offered(g) == expected, f"{why}: {g.figures[i].id} on {g.name(g.figures[i].cell)}"
                self.seen["choices"] += 1
                self.seen["covered"] += bool(g.laid)
                self.seen["cesta"] += g.figures[i].road
                self.seen["circuit"] += g.figures[i].circuit > 0
        if choice.topic == "cast-field":
            board, keys = naive_board(g), {option.key for option in choice.options}
            legal = placement.places(board, naive_laid(g), "exact")
            assert {at(g, g.content.board.cell[key]) for key in keys} == {cell for cell, _ in legal}, why
        if choice.topic == "cast-turn":
            picture = at(g, g.content.board.cell[dict(choice.about)["field"]])
            legal = placement.places(naive_board(g), naive_laid(g), "exact")
            turns = [f"r{turn}" for turn in placement.TURNS if (picture, turn) in legal]
            assert [option.key for option in choice.options] == turns, why
            self.seen["casts"] += 1

    def answer(self, g: RiseState, key: str, why: str) -> None:
        steps = {}
        if key.startswith("move "):
            actor = mover(g)
            steps = {step[0]: step for step in naive_steps(g, actor)}
            bp = g.figures[actor].bp
        g.answer(g.pending[0].seat, key)
        for event in g.events:
            if event.kind == "roll" and event.source == "movement":
                self.ended[g.figure_named(event.actor)] = False
            if event.kind in ("carried", "awaken", "teleport", "placed"):
                cell = at(g, g.content.board.cell[event.to])
                gate = movement.kind(naive_board(g)[cell]) == "gate"  # RR-B8
                self.places[g.figure_named(event.actor)] = (cell, 0 if gate else None)
            if event.kind == "step":
                to, i = at(g, g.content.board.cell[event.to]), g.figure_named(event.actor)
                if event.rule == "RS-MOV-6":
                    assert self.places[i] == (to, None), why
                    self.seen["halls"] += 1
                    continue
                _, cost, lands, walked, ends = steps[to]
                assert (event.amount, i) == (cost, actor), why
                assert bp >= cost, why
                self.places[i], self.ended[i] = (lands, walked), ends
                self.seen["mysteries"] += movement.kind(naive_board(g)[lands]) == "mystery"


# -- random positions ---
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
        flow.advance(g)  # ask anew: the position was changed
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
        g = build({"scenario": "zkouska-sily", "characters": ["druid", "san"], "phase": "casting"})
        random_cards = [c for c in g.zones["deck.dream"] if g.content.laid(c).placement == "random"]
        card = random.choice(random_cards)
        g.zones["deck.dream"] = tuple(c for c in g.zones["deck.dream"] if c != card)
        g.zones["hand.0"] = (card,)
        for _ in range(random.randint(0, 2)):
            lay_some(g, random)
        if card in g.laid:
            continue
        flow.restore(g)  # ask anew: the board was changed
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
        assert [option.key for option in g.pending[0].options] == [f"r{turn}" for turn in turns], f"seed {seed}"
    assert again > POSITIONS // 40


# -- random games ---
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
    for what in ("choices", "covered", "circuit", "halls", "mysteries", "casts"):
        assert seen[what] >= GAMES // 2, (what, seen)
    assert seen["cesta"] or table == "sides"


# -- duels ---
DICE = [(mine, theirs) for mine in range(1, 9) for theirs in range(1, 9)]
PLAIN = [("druid", "san"), ("rarach", "snovy-drak"), ("druid", "rarach")]  # nothing of theirs changes a duel
POWERS = [(0, 0), (1, 0), (0, 3), (4, 0), (0, 9), (12, 1)]  # power tokens of the two


@pytest.mark.rule("RS-DUL-1", "RS-DUL-3", "RS-DUL-5")
@pytest.mark.parametrize("powers", POWERS)
@pytest.mark.parametrize("pair", PLAIN)
def test_duels_of_characters(pair: tuple[str, str], powers: tuple[int, int]) -> None:
    mine, theirs = pair
    figures = {
        mine: {"field": "45", "tokens": powers[0], "lives": 4, "bp": 5},
        theirs: {"field": "45", "tokens": powers[1], "lives": 4},
    }
    start = build({"scenario": "zkouska-sily", "characters": list(pair), "figures": figures})
    for dice in DICE:
        g = start.clone()
        g.script = (*dice, 0)
        g.answer(0, f"attack {theirs}")
        assert g.rolls == list(dice)
        lost = (4 - g.figures[0].lives, 4 - g.figures[1].lives)
        power, other = printed()[mine]["moc"] + powers[0], printed()[theirs]["moc"] + powers[1]
        assert lost == duel.characters(dice[0], power, dice[1], other), (pair, powers, dice)
        assert g.pending[0].topic == "movement" and g.figures[0].bp == 5  # and may go on moving (RS-DUL-2)
        assert not any(option.key.startswith("attack") for option in g.pending[0].options)


def plain_creatures() -> list[dict[str, Any]]:
    """Creatures that fight everybody and do nothing besides."""
    extras = ("lost", "won", "animal", "spare")
    return [c for c in data("events")["creature"] if c["hostile"] == "any" and not any(c.get(e) for e in extras)]


@pytest.mark.rule("RS-DUL-4", "RS-DUL-5", "RS-EVT-2")
@pytest.mark.parametrize("tokens", [0, 1, 4])
def test_duels_with_creatures(tokens: int) -> None:
    creatures = plain_creatures()
    assert creatures
    for creature in creatures:
        figures = {"san": {"field": "iridion.2", "circuit": 1, "spin": 1, "tokens": tokens, "lives": 3, "bp": 2}}
        given = {"scenario": "zkouska-sily", "characters": ["san", "druid"], "figures": figures}
        start = build({**given, "decks": {"event": [creature["id"]]}})
        start.answer(0, "move iridion.3")
        for dice in DICE:
            g = start.clone()
            g.script = (*dice, 0)
            g.answer(0, "end")
            assert g.rolls == list(dice)
            kept = [g.card_id(card) for card in g.zones["trophies.0"]] == [creature["id"]]
            expected = duel.creature(dice[0], printed()["san"]["moc"] + tokens, dice[1], creature["moc"])
            assert (3 - g.figures[0].lives, kept) == expected, (creature["id"], tokens, dice)
            if not kept:
                assert g.card_id(g.zones["used.event"][-1]) == creature["id"]
