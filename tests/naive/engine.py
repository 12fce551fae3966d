"""The engine's state as the naive rules see it."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Any

import snar
from snar.rise.state import RiseState
from tests.naive import movement, placement
from tests.naive.movement import Board, Cell, Cover

PACK = Path(snar.__file__).parent / "packs" / "rise-snu"


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
        self.walked = False  # did the last answer of a movement lead to a field? "Dojde-li postava na políčko ..."

    def compare(self, g: RiseState, why: str) -> None:
        choice = g.pending[0]
        if choice.topic == "attack":
            assert self.walked, f"{why}: an attack without a step"
            self.seen["attacks"] += 1
        if choice.topic == "movement":
            assert not any(option.key.startswith("attack") for option in choice.options), why
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
        if g.pending[0].topic == "movement":
            self.walked = key.startswith("move ")
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
