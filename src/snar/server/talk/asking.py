"""Questions that change nothing: what if, why not, what would you do?"""

from __future__ import annotations

from typing import Any

from snar.kernel.choice import Refused
from snar.kernel.line import next_keys, tried

from .. import protocol as p
from ..bites import in_bites
from ..bots import question
from ..seats import BOT, refuse
from ..voice import in_words
from .speaker import LINE, Talk

PREVIEWED = ("figures", "laid", "light", "payment")  # parts of the view that the beginning of a line may change


async def preview(talk: Talk, message: p.Preview) -> None:
    """A trial on a clone: refused where it would roll, reveal or let another seat decide."""
    record, seat = talk.room.playing, talk.seat(message.seat)
    if len(message.line) > LINE:
        refuse("too-long", most=LINE)
    done = tried(record.game, record.state, seat, message.line.split())
    trial, choice = done.state, done.state.choice_of(seat)
    if done.ended:
        refuse("preview-ends")
    said = talk.frames().voice(talk.me.lang, seat)
    assert choice
    view = {name: part for name, part in trial.view(seat).items() if name in PREVIEWED}
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
    asked = question(BOT, room.id, room.meta.game, record.state, seat)
    talk.wondering = record.number
    talk.driver.spawn(advise(talk, message.id, asked, record.number, seat))


async def advise(talk: Talk, id: int, asked: Any, number: int, seat: int) -> None:
    """Thinking goes on without the table; an advice that comes too late is not given."""
    try:
        thoughts = await talk.driver.brain.think(asked, lambda: wanted(talk, number, seat))
    finally:
        if talk.wondering == number:
            talk.wondering = -1
    if not wanted(talk, number, seat):
        return
    choice = talk.frames().g.choice_of(seat)
    assert choice
    said = talk.frames().voice(talk.me.lang, seat)
    top = []
    for key, reasons in thoughts:
        option = choice.find(key)
        label = said.option(option, choice, talk.frames().g).label if option else key
        texts = [text for text in map(said.reason, reasons) if text]
        top.append(p.Advised(key, label, reasons, " ".join(texts)))
    talk.me.send(p.Advice(id, number, top))


def wanted(talk: Talk, number: int, seat: int) -> bool:
    """Is the asker still there and at that seat, and the question still the same?"""
    room, me = talk.room, talk.me
    here = me in room.connections and not me.closing and seat in room.meta.seats_of(me.guest)
    return here and room.frames is not None and not room.dead and room.frames.record.number == number
