"""The puzzle of the day of each game: what is on the board, ways to choose from, and whether it was the right one."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from functools import lru_cache

from snar.bots.review import leads_to
from snar.games import GAMES
from snar.lessons.puzzle import Puzzle, of_day, puzzles

from ..eyes.frames import Frames
from ..front import front_of
from ..slices import at_once
from ..table.record import Record
from ..table.seats import refuse
from . import bodies
from .endpoint import Call, Endpoint
from .tables import known


def today() -> date:
    return datetime.now(UTC).date()


def wanted(call: Call) -> tuple[str, Puzzle]:
    game = call.request.path_params["game"]
    known(game)
    return game, of_day(game, today()) or refuse("no-puzzle")


async def shown(call: Call) -> bodies.Puzzle:
    game, puzzle = wanted(call)
    return await asyncio.to_thread(posed, game, puzzle.id, call.lang, today().isoformat())


@lru_cache(maxsize=8)
def posed(game: str, id: str, lang: str, day: str) -> bodies.Puzzle:
    """As the one who has to choose sees it."""
    puzzle = next(one for one in puzzles(game) if one.id == id)
    record = Record(GAMES[game], puzzle.header)
    for seat, key in puzzle.keys:
        record.one(seat, key)
    frames, seat = Frames(record), puzzle.seat
    choice, knows = record.state.choice_of(seat), frames.knows(puzzle.seat)
    assert choice
    said = frames.voice(lang, seat)
    aims = [leads_to(puzzle.ways[number]["line"]) for number in puzzle.offered]
    ways = [bodies.Way(said.label(aim, choice.topic), aim.partition(" ")[2]) for aim in aims]
    told = at_once(front_of(game).secrets_in_words(record.state, knows, knows, lang)) if knows else None
    view = dict(frames.view(seat))
    return bodies.Puzzle(id, game, day, seat, record.names[seat], puzzle.unit, view, ways, told)


async def guess(call: Call) -> bodies.Guessed:
    """The puzzle may be yesterday's: whoever began it before midnight ends it."""
    game, body = call.request.path_params["game"], call.body
    known(game)
    puzzle = next((one for one in puzzles(game) if one.id == body.id), None) or refuse("no-puzzle")
    if not 0 <= body.way < len(puzzle.ways):
        refuse("bad-request")
    order = puzzle.offered
    worth = [float(puzzle.ways[number]["worth"]) for number in order]
    return bodies.Guessed(order[body.way] == 0, order.index(0), worth)


ENDPOINTS = [
    Endpoint("GET", "/api/puzzles/{game}", shown, None, bodies.Puzzle, "The puzzle of the day"),
    Endpoint("POST", "/api/puzzles/{game}", guess, bodies.GuessBody, bodies.Guessed, "A guess at a puzzle"),
]
