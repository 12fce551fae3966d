"""Seats over HTTP: who takes one, who leaves, and what the host may do about it."""

from __future__ import annotations

from snar.bots import BOTS

from . import bodies
from . import protocol as p
from .api import T, found, hosted
from .desk import Call, Endpoint
from .room import Room
from .seats import BOT, clean_name, refuse
from .takeover import agreed, decide, grant, wish, write_down


async def sit(call: Call) -> bodies.Sat:
    """Take a seat, or ask for it where it would show a hidden hand to a stranger."""
    body: bodies.SitBody = call.body
    room, who = await found(call), await call.anyone()
    async with room.lock:
        number, name = await free_seat(call, room, body), clean_name(body.name) or who.name
        if room.meta.stranger(number, who.id):
            call.limit("asks")
            wish(room.meta, number, who.id, name)
            await wished(call, room)
        else:
            room.meta.sit(number, who.id, name, body.word)
            await seated(call, room)
    return bodies.Sat(room.id, number, number not in room.meta.seats_of(who.id))


async def agree(call: Call) -> bodies.Done:
    """Whoever has a seat says yes or no to somebody who would take over another."""
    room = await found(call)
    async with room.lock:
        decide(room.meta, call.guest.id, call.body.seat, call.body.guest, call.body.yes)
        await wished(call, room)
    return bodies.Done()


async def wished(call: Call, room: Room) -> None:
    """Somebody wishes for a seat, or has been answered."""
    if agreed(room.meta):
        await seated(call, room)
    else:
        await room.keep_row()
        await room.tell_info()


async def free_seat(call: Call, room: Room, body: bodies.SitBody) -> int:
    """The wanted seat if the caller may take it: by an invite, at a public table, or as its host."""
    meta, invite = room.meta, None
    if body.code:
        call.limit("guesses")
        invite = await call.desk.store.invited(body.code[:64])
    if invite is None or invite.table_id != room.id or not meta.honours(invite):
        if meta.visibility != "public" and call.guest.id not in meta.guests():
            refuse("not-invited")
    elif invite.seat >= 0:
        return invite.seat
    if body.seat is not None:
        return body.seat
    free = [number for number, seat in enumerate(meta.seats) if seat.free]
    if not free:
        refuse("table-full")
    guest = call.who.id if call.who else ""
    return next((number for number in free if meta.may_sit(number, guest)), free[0])


async def seated(call: Call, room: Room) -> None:
    """Who sits where has changed; the last one to sit down starts the game. What others agreed to is void."""
    granted = grant(room.meta)
    if room.undo_ask:
        room.undo_ask = None
        room.tell_all(p.AsksUndo(None))
    if room.meta.status == "open" and room.meta.full():
        await call.desk.tables.start(room)
    else:
        await room.keep_row()
        await room.tell_info()
        call.desk.driver.nudge(room)
    await write_down(room, granted, call.lang)


def missed(room: Room, *seats: int) -> None:
    """Whoever sits there goes; what they have played stays theirs to take back."""
    for seat in seats:
        if room.meta.status == "running" and not room.unread:
            room.meta.miss(seat, room.kept)


async def leave(call: Call) -> bodies.Done:
    room = await found(call)
    async with room.lock:
        missed(room, *room.meta.seats_of(call.guest.id))
        room.meta.leave(call.guest.id)
        await seated(call, room)
    return bodies.Done()


async def resign(call: Call) -> bodies.Done:
    room = await found(call)
    async with room.lock:
        seats = room.meta.seats_of(call.guest.id)
        if not seats:
            refuse("not-your-seat")
        await call.desk.driver.resign(room, seats[0])
    return bodies.Done()


async def remove(call: Call) -> bodies.Done:
    """The host makes a seat free; the links that led to it end."""
    room = await hosted(call)
    async with room.lock:
        meta, number = room.meta, call.body.seat
        if meta.seat(number).guest:
            meta.removals[number] = meta.ended(number) + 1
        missed(room, number)
        meta.empty(number)
        await seated(call, room)
    return bodies.Done()


async def replace(call: Call) -> bodies.Done:
    """The host lets a bot play a seat that nobody else plays."""
    room = await hosted(call)
    async with room.lock:
        seat = room.meta.seat(call.body.seat)
        if seat.guest and seat.guest in {connection.guest for connection in room.connections}:
            refuse("seat-taken", seat=call.body.seat + 1)
        bot = bot_named(call.body.bot or BOT)
        missed(room, call.body.seat)
        room.meta.empty(call.body.seat, bot)
        await seated(call, room)
    return bodies.Done()


def bot_named(name: str) -> str:
    if name not in BOTS:
        refuse("unknown-bot", value=name[:40], known=", ".join(BOTS))
    return name


async def start(call: Call) -> bodies.Done:
    """The host does not wait any longer: bots take the free seats."""
    room = await hosted(call)
    bot = bot_named(call.body.bot or BOT)
    async with room.lock:
        for number, seat in enumerate(room.meta.seats):
            if seat.free:
                room.meta.empty(number, bot)
        await call.desk.tables.start(room)
    return bodies.Done()


async def visibility(call: Call) -> bodies.Done:
    room = await hosted(call)
    async with room.lock:
        room.meta.visibility = call.body.visibility
        for connection in list(room.connections):
            if not room.may_watch(connection.guest):
                connection.close(1008)
        await room.keep_row()
        await room.tell_info()
    return bodies.Done()


ENDPOINTS = [
    Endpoint("POST", T + "/sit", sit, bodies.SitBody, bodies.Sat, "Take a seat"),
    Endpoint("POST", T + "/agree", agree, bodies.AgreeBody, bodies.Done, "Say yes or no to whoever would take a seat"),
    Endpoint("POST", T + "/leave", leave, None, bodies.Done, "Leave your seats"),
    Endpoint("POST", T + "/resign", resign, None, bodies.Done, "Give up the game"),
    Endpoint("POST", T + "/remove", remove, bodies.SeatBody, bodies.Done, "Host: make a seat free"),
    Endpoint("POST", T + "/replace", replace, bodies.SeatBody, bodies.Done, "Host: let a bot play a seat"),
    Endpoint("POST", T + "/start", start, bodies.StartBody, bodies.Done, "Host: start, bots take the free seats"),
    Endpoint("POST", T + "/visibility", visibility, bodies.VisibilityBody, bodies.Done, "Host: who may see the table"),
]
