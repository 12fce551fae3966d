"""Questions that change nothing: what if, why not, what would you do?"""

from __future__ import annotations

from typing import Any, NamedTuple

from snar.kernel.choice import Refused
from snar.kernel.line import next_keys
from snar.server.eyes.projection import projection_of
from snar.server.eyes.voice import in_words
from snar.server.front import front_for
from snar.server.slices import in_bites
from snar.server.table.record import Record
from snar.server.table.seats import BOT, refuse
from snar.server.thinking.pool import Thought, question

from .. import protocol as p
from .speaker import LINE, Talk


async def preview(talk: Talk, message: p.Preview) -> None:
    """A trial on a clone: refused where it would roll, reveal, tell a secret or let another seat decide."""
    record, seat = talk.room.playing, talk.seat(message.seat)
    if len(message.line) > LINE:
        refuse("too-long", most=LINE)
    done = record.tried(seat, message.line)
    trial, choice = done.state, done.state.choice_of(seat)
    seen = trial.view(seat)
    if done.ended or projection_of(trial).named(trial, seen) - talk.frames().knows(seat):
        refuse("preview-ends")
    said = talk.frames().voice(talk.me.lang, seat)
    assert choice
    view = {name: seen[name] for name in front_for(trial).previewed if name in seen}
    asked = await in_bites(in_words(said, choice, trial))
    talk.me.send(p.Previewed(message.id, record.number, asked, said.reach(trial, choice), view))


async def why(talk: Talk, message: p.Why) -> None:
    record, seat = talk.room.playing, talk.seat(message.seat)
    try:
        record.state.check_turn(seat)
        next_keys(record.game, record.state, seat, message.key[:LINE].split() or ["?"])
    except Refused as refused:
        why = refused.refusal
        said = talk.frames().voice(talk.me.lang, seat)
        talk.me.send(p.Because(message.id, why.reason, why.rule, said.refusal(why), said.help(why.rule)))
        return
    talk.me.send(p.Because(message.id, "", "", "", ""))


async def hint(talk: Talk, message: p.Hint) -> None:
    """Once for each question: all tables share the process that thinks."""
    room, seat = talk.room, talk.seat(message.seat)
    record = room.playing
    if talk.wondering == record.number:
        refuse("too-fast")
    record.state.check_turn(seat)
    asked = question(BOT, room.id, room.meta.game, record.state, seat, advises=True)
    talk.wondering = record.number
    matter = Matter(seat, record.number, offered(record, seat))
    talk.driver.spawn(advise(talk, message.id, asked, matter))


class Matter(NamedTuple):
    """What an advice is about. Where several are asked at once, others may answer meanwhile."""

    seat: int
    number: int
    offered: list[str]


def offered(record: Record, seat: int) -> list[str]:
    """What is asked, and what can be answered."""
    choice = record.state.choice_of(seat)
    return [choice.topic, *(option.key for option in choice.options)] if choice else []


async def advise(talk: Talk, id: int, asked: Any, matter: Matter) -> None:
    """Thinking goes on without the table; an advice that comes too late is not given."""
    seat = matter.seat
    try:
        thoughts = await talk.driver.brain.think(asked, lambda: wanted(talk, matter), (talk.address, talk.me.guest))
    finally:
        if talk.wondering == matter.number:
            talk.wondering = -1
    if not wanted(talk, matter):
        return
    choice = talk.frames().g.choice_of(seat)
    assert choice
    said = talk.frames().voice(talk.me.lang, seat)
    top, now = [], None
    for thought in sensible(talk.room.playing, seat, thoughts):
        option = choice.find(thought.key)
        row = said.option(option, choice, talk.frames().g) if option else p.Option(thought.key, thought.key)
        if row.die or row.grave:
            continue  # what only the luck die can pay, or what kills, is nothing to advise
        text, field = said.advice(thought.reasons, thought.why)
        now, after = thought.chances or (None, None)
        top.append(p.Advised(thought.key, row.label, thought.reasons, text, field, row.effect, after))
    talk.me.send(p.Advice(id, talk.room.record.number, top, now))


def sensible(record: Record, seat: int, thoughts: list[Thought]) -> list[Thought]:
    """Nobody is advised to undo the steps they have just taken: where nothing else is left, to stop."""
    left = left_fields(record, seat)
    found = [one for one in thoughts if not (one.key.split()[0] == "move" and aim(one) in left)]
    return found or stopping(record, seat) or thoughts


def stopping(record: Record, seat: int) -> list[Thought]:
    stop, choice = front_for(record.state).stop, record.state.choice_of(seat)
    return [Thought(stop, ["end-turn"])] if stop and choice and choice.find(stop) else []


def aim(thought: Thought) -> str:
    return thought.key.partition(" ")[2] or (str(thought.why[2]) if thought.why else "")


def left_fields(record: Record, seat: int) -> set[str]:
    """Fields that this figure has stepped off in this turn, since it last did anything but walk."""
    front, found = front_for(record.state), set()
    names = front.figures(record.state, seat)
    for event in reversed(record.events_for(seat)):
        mine = event.get("actor") in names
        kind = event["kind"]
        if kind == "turn" or (mine and kind == "act" and event["source"].split()[0] not in front.walks):
            break
        if mine and kind == "step":
            found.add(str(event.get("frm", "")))
    return found - {""}


def wanted(talk: Talk, matter: Matter) -> bool:
    """Is the asker still there and at that seat, the game not over, and the question still the same?"""
    room, me = talk.room, talk.me
    here = me in room.connections and not me.closing and matter.seat in room.meta.seats_of(me.guest)
    runs = room.meta.status == "running" and room.frames is not None and not room.dead
    return here and runs and still_asked(room.record, matter)


def still_asked(record: Record, matter: Matter) -> bool:
    return not record.acted(matter.seat, matter.number) and offered(record, matter.seat) == matter.offered
