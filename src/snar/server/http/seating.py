"""Seats over HTTP: who takes one, who leaves, and what the host may do about it."""

from __future__ import annotations

from snar.bots import names as bot_names

from ..table.agreement import as_now
from ..table.fairness import NOBODY, anew, lot_of, reseated, reserved, settled, take_seal, take_word, written_down
from ..table.names import clean_name
from ..table.room import Room
from ..table.seats import BOT, refuse
from ..table.takeover import agreed, decide, grant, wish, write_down
from . import bodies
from .endpoint import Call, Endpoint
from .tables import T, check_own, found

BARRED, GUEST = 200, 40  # guests whom a host can keep from looking on, letters of one's id


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
            back = number in room.meta.kept_for(who.id)
            room.meta.sit(number, who.id, name)
            await seated(call, room)
            if back and room.meta.status == "running":
                room.notice("back", name=name)
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
    if reserved(meta, call.guest.id):
        refuse("seed-with-others")
    if call.guest.id in meta.barred:
        refuse("not-invited")
    if body.code:
        call.limit("guesses")
        invite = await call.services.store.invited(body.code[:64].replace("\0", ""))
    if invite is None or invite.table_id != room.id or not meta.honours(invite):
        if meta.visibility != "public" and call.guest.id not in meta.everyone():
            refuse("not-invited")
    elif invite.seat >= 0:
        return invite.seat
    if body.seat is not None:
        return body.seat
    guest = call.who.id if call.who else ""
    free = [*meta.kept_for(guest), *[number for number, seat in enumerate(meta.seats) if seat.free]]
    if not free:
        refuse("table-full")
    return next((number for number in free if meta.may_sit(number, guest)), free[0])


async def seated(call: Call, room: Room, forgotten: bool = False) -> None:
    """Who sits where has changed, or what they said for the dice; once all is said the game starts.

    What others agreed to is void. Words that were being opened are void by the caller's doing, whoever goes by it; of
    one who wants to be forgotten no name is kept."""
    who = NOBODY if forgotten else (call.guest.id, called(call, room))
    broken = reseated(room.meta)
    granted = grant(room.meta)
    if room.seats_changed():
        room.void_undo()
    if room.meta.status == "open" and settled(room.meta):
        await call.services.tables.start(room)
    else:
        await call.services.driver.reseated(room)
    await write_down(room, granted, call.lang)
    if broken:
        await written_down(room, *who, call.lang)


def called(call: Call, room: Room) -> str:
    """The name under which the others know the caller at this table, also of one who is just leaving it."""
    lot, seats = room.meta.lots.get(call.guest.id), room.meta.seats_of(call.guest.id)
    return lot.name if lot else room.meta.seats[seats[0]].name if seats else call.guest.name


def missed(room: Room, *seats: int) -> None:
    """Whoever sits there goes; what they have played stays theirs to take back."""
    for seat in seats:
        if room.meta.status == "running" and not room.unread:
            room.meta.miss(seat, room.kept)


async def leave(call: Call) -> bodies.Done:
    """Whoever has a seat gives it up; a host without one hands the table on. Of anyone else nothing changes."""
    room = await found(call)
    async with room.lock:
        if call.guest.id not in room.meta.guests():
            refuse("not-your-seat")
        seats = room.meta.seats_of(call.guest.id)
        name = room.meta.seats[seats[0]].name if seats else ""
        missed(room, *seats)
        room.meta.leave(call.guest.id)
        await seated(call, room)
        if seats and room.meta.status == "running":
            room.notice("left", name=name)
    return bodies.Done()


async def resign(call: Call) -> bodies.Done:
    room = await found(call)
    async with room.lock:
        seats = room.meta.seats_of(call.guest.id)
        if not seats:
            refuse("not-your-seat")
        await call.services.driver.resign(room, seats[0])
    return bodies.Done()


async def remove(call: Call) -> bodies.Done:
    """The host makes a seat free; the links that led to it end, and whoever sat there needs a new one."""
    room = await found(call)
    async with room.lock:
        meta, number = room.meta, call.body.seat
        guest = meta.seat(number).guest
        check_host(call, room, guest)
        if guest:
            meta.removals[number] = meta.ended(number) + 1
        missed(room, number)
        meta.empty(number)
        meta.give_away(number, guest)
        await seated(call, room)
    return bodies.Done()


def present(room: Room, guest: str) -> bool:
    return bool(guest) and guest in {connection.guest for connection in room.connections}


def check_host(call: Call, room: Room, about: str) -> None:
    """While the host is away from a running game, whoever sits there first decides about those who are away."""
    meta, me = room.meta, call.guest.id
    acting = next((seat.guest for seat in meta.seats if present(room, seat.guest)), "")
    away = meta.status == "running" and not present(room, meta.host) and not present(room, about)
    if me != meta.host and not (away and me == acting):
        refuse("not-the-host")


async def replace(call: Call) -> bodies.Done:
    """The host lets a bot play a seat that nobody else plays; whoever was away may come back to it."""
    room = await found(call)
    async with room.lock:
        guest = room.meta.seat(call.body.seat).guest
        check_host(call, room, guest)
        if present(room, guest):
            refuse("seat-taken", seat=call.body.seat + 1)
        bot = bot_named(room.meta.game, call.body.bot or BOT)
        missed(room, call.body.seat)
        room.meta.empty(call.body.seat, bot)
        await seated(call, room)
    return bodies.Done()


def bot_named(game: str, name: str) -> str:
    if name not in bot_names(game):
        refuse("unknown-bot", value=name[:40], known=", ".join(bot_names(game)))
    return name


async def start(call: Call) -> bodies.Done:
    """The host does not wait any longer: bots take the free seats. The game starts with the last word."""
    room = await found(call)
    async with room.lock:
        check_own(call, room)
        bot = bot_named(room.meta.game, call.body.bot or BOT)
        if room.meta.status != "open":
            refuse("started-already")
        as_now(room.meta.game, room.meta.rules)
        for number, seat in enumerate(room.meta.seats):
            if seat.free:
                room.meta.empty(number, bot)
        await seated(call, room)
    return bodies.Done()


async def seal(call: Call) -> bodies.Done:
    room = await found(call)
    async with room.lock:
        take_seal(room.meta, call.guest.id, call.body.commitment, call.body.seal)
        await seated(call, room)
    return bodies.Done()


async def word(call: Call) -> bodies.Done:
    room = await found(call)
    async with room.lock:
        take_word(room.meta, call.guest.id, call.body.word)
        await seated(call, room)
    return bodies.Done()


async def lost_word(call: Call) -> bodies.Done:
    """Somebody has lost the sealed word: everyone seals anew, for another secret, and the chat keeps who it was."""
    room = await found(call)
    async with room.lock:
        lot = lot_of(room.meta, call.guest.id)
        if not room.meta.opening:
            refuse("words-not-yet")
        call.limit("asks")
        anew(room.meta)
        await seated(call, room)
        await written_down(room, call.guest.id, lot.name, call.lang)
    return bodies.Done()


async def expel(call: Call) -> bodies.Done:
    """The host sends somebody away who only looks on; they do not come back, nor does anyone without a name."""
    room = await found(call)
    async with room.lock:
        check_own(call, room)
        meta, guest = room.meta, call.body.guest
        if not 0 < len(guest) <= GUEST or guest in meta.guests() or len(meta.barred) >= BARRED:
            refuse("not-a-spectator")
        meta.barred = sorted({*meta.barred, guest})
        meta.wishes = [ask for ask in meta.wishes if ask.guest != guest]
        await room.keep_row()
        await room.tell_info()
    return bodies.Done()


async def visibility(call: Call) -> bodies.Done:
    room = await found(call)
    async with room.lock:
        check_own(call, room)
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
    Endpoint("POST", T + "/seal", seal, bodies.SealBody, bodies.Done, "The seal of my word for the dice"),
    Endpoint("POST", T + "/word", word, bodies.WordBody, bodies.Done, "My word for the dice, once all are sealed"),
    Endpoint("POST", T + "/lost-word", lost_word, None, bodies.Done, "My word is lost: everyone seals anew"),
    Endpoint("POST", T + "/expel", expel, bodies.ExpelBody, bodies.Done, "Host: send a spectator away"),
    Endpoint("POST", T + "/visibility", visibility, bodies.VisibilityBody, bodies.Done, "Host: who may see the table"),
]
