"""Positions to try a rule on: a picture in the book, a table of one's own, and whether the rule has shown itself."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from functools import lru_cache
from typing import Any, NamedTuple

from snar.games import GAMES
from snar.kernel.choice import Refused
from snar.kernel.header import new_header
from snar.lessons import Position, Trial, by_rule, positions

from ..eyes.frames import Frames
from ..eyes.phrases import say
from ..front import front_of
from ..slices import at_once
from ..table.agreement import again
from ..table.opening import ME
from ..table.record import Record
from ..table.room import Room
from ..table.seats import refuse
from . import bodies
from .endpoint import Call, Endpoint
from .rulebook import helped
from .tables import T, found, is_trial, may_have_another

TRIALS: OrderedDict[str, Trial] = OrderedDict()  # by table
WATCHING = asyncio.Lock()
MOST = 32  # trials that are remembered


def known(id: str) -> Position:
    return positions().get(id) or refuse("no-such-position")


async def begin(call: Call) -> bodies.Created:
    """Only one at a time: the table of the position before goes."""
    position = known(call.body.id)
    host = await call.anyone()
    await leave_the_last(call)
    await may_have_another(call)
    agreement = again(position.game, position.rules_data)
    seats, laid = await asyncio.to_thread(prepared, position)
    wanted = bodies.CreateBody(seats, position.game, agreement, "private", pace=call.body.pace)
    room = await call.services.tables.create(host, wanted, laid)
    return bodies.Created(room.id)


class Laid(NamedTuple):
    """A position whose pieces stand where its file says: that takes a while, and everyone else would wait for it."""

    id: str
    seed: str
    header: dict[str, Any]


def prepared(position: Position) -> tuple[list[str], Laid]:
    """Who has which seat, and what the game begins from."""
    seats = [position.bot] * len(position.set_up().session.names)
    seats[position.reader] = ME
    return seats, Laid(position.id, position.seed, position.header)


async def leave_the_last(call: Call) -> None:
    for row in await call.services.store.tables_of(call.guest.id):
        if is_trial(row):
            with suppress(Refused):  # another tab has begun another one meanwhile
                await call.services.tables.delete(await call.services.tables.bring(row.id))


async def tried(call: Call) -> bodies.Tried:
    room = await found(call)
    if not room.meta.seats_of(call.guest.id):
        refuse("not-your-seat")
    position = known(room.meta.lesson)
    async with WATCHING:
        done = await asyncio.to_thread(watch, room, position)
    rules = {rule: helped(position.game, call.lang, rule) for rule in position.rules}
    more = dict.fromkeys(id for rule in position.rules for id in by_rule()[rule] if id != position.id)
    return bodies.Tried(position.id, say(call.lang, position.text), rules, done, list(more))


def watch(room: Room, position: Position) -> bool:
    """Trials are remembered: they hear only what is new."""
    journal = room.record.journal
    trial = TRIALS.pop(room.id, None) or Trial(position, journal.header)
    trial.hear(journal.entries[: room.kept])
    TRIALS[room.id] = trial
    if len(TRIALS) > MOST:
        TRIALS.popitem(last=False)
    return trial.done


async def picture(call: Call) -> bodies.Pictured:
    position = known("/".join(call.request.path_params[name] for name in ("game", "name")))
    return await asyncio.to_thread(pictured, position.id, call.lang)


@lru_cache(maxsize=256)
def pictured(id: str, lang: str) -> bodies.Pictured:
    """As its reader will see it."""
    position = known(id)
    game = GAMES[position.game]
    record = Record(game, {**position.header, **new_header(game, game.rules_from_data(position.rules_data))})
    frames, seat = Frames(record), position.reader
    knows = frames.knows(seat)
    told = at_once(front_of(position.game).secrets_in_words(record.state, knows, knows, lang)) if knows else None
    return bodies.Pictured(id, position.game, dict(frames.view(seat)), told)


ENDPOINTS = [
    Endpoint("POST", "/api/positions", begin, bodies.PositionBody, bodies.Created, "Sit down at a position"),
    Endpoint("GET", "/api/positions/{game}/{name}", picture, None, bodies.Pictured, "A position as the board shows it"),
    Endpoint("GET", T + "/position", tried, None, bodies.Tried, "What to try at this table, and whether it happened"),
]
