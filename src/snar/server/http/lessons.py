"""Lessons over HTTP: a table with given cards and dice, and what its guide says."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from snar.games import GAMES
from snar.lessons import LESSONS, Prompt, Pupil, lesson

from ..eyes.phrases import say
from ..table.opening import ME
from ..table.room import Room
from ..table.seats import refuse
from . import bodies
from .endpoint import Call, Endpoint
from .tables import T, found, may_have_another

PUPILS: OrderedDict[str, Pupil] = OrderedDict()  # by table
GUIDING = asyncio.Lock()
MOST = 32  # pupils that are remembered
LINE = 400  # letters of a line being put together, and of the list of prompts that were followed


async def learn(call: Call) -> bodies.Created:
    if call.body.id not in LESSONS:
        refuse("no-such-lesson")
    chosen = lesson(call.body.id)
    host = await call.anyone()
    await may_have_another(call)
    wanted = bodies.CreateBody([ME, *chosen.bots], chosen.game, chosen.rules, "private", pace=call.body.pace)
    room = await call.services.tables.create(host, wanted, chosen)
    return bodies.Created(room.id)


async def guide(call: Call) -> bodies.Prompted:
    room = await found(call)
    seats, chosen = room.meta.seats_of(call.guest.id), room.meta.lesson
    if not seats:
        refuse("not-your-seat")
    if chosen not in LESSONS:
        refuse("no-such-lesson")
    seen, line = (call.request.query_params.get(name, "")[:LINE] for name in ("seen", "line"))
    async with GUIDING:
        now = await asyncio.to_thread(listen, room, seats[0], seen.split(), line)
    return said(chosen, *now, call.lang)


def listen(room: Room, seat: int, seen: list[str], line: str) -> tuple[Prompt, int]:
    """Pupils are remembered: they hear only what is new."""
    journal = room.record.journal
    pupil = PUPILS.pop(room.id, None) or Pupil(lesson(room.meta.lesson), GAMES[room.meta.game], journal.header, seat)
    pupil.hear(journal.entries[: room.kept])
    PUPILS[room.id] = pupil
    if len(PUPILS) > MOST:
        PUPILS.popitem(last=False)
    return pupil.prompt(seen, line), pupil.passed(seen)


def said(chosen: str, now: Prompt, passed: int, lang: str) -> bodies.Prompted:
    """The counter never goes back: a step that comes after a later one counts no less than that."""
    taught = lesson(chosen)
    steps = [step.id for step in taught.steps]
    number = max(steps.index(now.id), passed) + 1 if now.id in steps else 0
    aside = say(lang, taught.text("off")) if now.off else ""
    return bodies.Prompted(now.id, say(lang, taught.text(now.id)), now.do, aside, number, len(steps), now.spot)


ENDPOINTS = [
    Endpoint("POST", "/api/lessons", learn, bodies.LessonBody, bodies.Created, "Begin a lesson"),
    Endpoint("GET", T + "/lesson", guide, None, bodies.Prompted, "What the guide of a lesson says (?seen ?line)"),
]
