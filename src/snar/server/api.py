"""The HTTP part: guests, tables, seats, invites."""

from __future__ import annotations

import secrets

from snar.store.port import GuestRow, Invite

from . import bodies
from .desk import Call, Endpoint, clean_name
from .identity import digest, new_code
from .room import Room
from .seats import BOT, refuse
from .tables import ME, OPEN


# -- who am I -------------------------------------------------------------------------------------------------------
async def guest(call: Call) -> bodies.Me:
    row = await call.anyone()
    name, lang = clean_name(call.body.name) or row.name, call.body.lang or row.lang
    call.who = row._replace(name=name, lang=lang)
    await call.desk.store.keep_guest(call.who)
    return await me(call)


async def me(call: Call) -> bodies.Me:
    row: GuestRow = await call.anyone()
    return bodies.Me(row.id, row.name, row.lang, call.desk.settings.url)  # type: ignore[arg-type]


async def forget(call: Call) -> bodies.Done:
    await call.desk.store.delete_guest(call.guest.id)
    return bodies.Done()


async def recovery(call: Call) -> bodies.Recovery:
    code = new_code()
    await call.desk.store.set_recovery(call.guest.id, digest(code))
    return bodies.Recovery(code)


async def recover(call: Call) -> bodies.Me:
    call.limit("guesses")
    found = await call.desk.store.recover(digest(call.body.code[:100]))
    if found is None:
        refuse("wrong-code")
    await call.become(found)
    return await me(call)


# -- tables ---------------------------------------------------------------------------------------------------------
async def commit(call: Call) -> bodies.Commitment:
    call.limit("creations")
    return bodies.Commitment(call.desk.tables.promise())


async def play(call: Call) -> bodies.Created:
    """Play now: me against a bot, the first question is already there."""
    body: bodies.PlayBody = call.body
    wanted = bodies.CreateBody(
        scenario=body.scenario, seats=[ME, body.bot], commitment=body.commitment, word=body.word, pace=body.pace,
        seed=body.seed, visibility="link", players=2,
    )  # fmt: skip
    if body.character:
        wanted.characters = [body.character, opponent(body.character)]
        if wanted.characters[0] != body.character:
            wanted.seats.reverse()
    return await made(call, wanted)


def opponent(character: str) -> str:
    return "rytir" if character == "stin" else "stin"


async def create(call: Call) -> bodies.Created:
    return await made(call, call.body)


async def made(call: Call, wanted: bodies.CreateBody) -> bodies.Created:
    host = await call.anyone()
    call.limit("creations")
    room = await call.desk.tables.create(host, wanted)
    return bodies.Created(room.id)


async def public(call: Call) -> bodies.TablesBody:
    rows = await call.desk.store.public_tables()
    return listed(call, rows)


async def mine(call: Call) -> bodies.TablesBody:
    """My games, the newest first; running ones are woken up to say whose turn it is."""
    rows = (await call.desk.store.tables_of(call.guest.id))[:50] if call.who else []
    for row in [row for row in rows if row.status == "running"][:10]:
        await call.desk.tables.get(row.id)
    return listed(call, rows)


def listed(call: Call, rows: list) -> bodies.TablesBody:  # type: ignore[type-arg]
    guest = call.who.id if call.who else ""
    return bodies.TablesBody([call.desk.tables.listed(row, guest) for row in rows])


async def table(call: Call) -> bodies.TableBody:
    room = await watched(call)
    return call.desk.tables.listed(room.row(), call.who.id if call.who else "")


# -- seats ----------------------------------------------------------------------------------------------------------
async def found(call: Call) -> Room:
    return await call.desk.tables.get(call.request.path_params["id"])


async def watched(call: Call) -> Room:
    """A table this guest may see."""
    room = await found(call)
    if not room.may_watch(call.who.id if call.who else ""):
        refuse("no-such-table")
    return room


async def hosted(call: Call) -> Room:
    room = await found(call)
    if call.guest.id != room.meta.host:
        refuse("not-the-host")
    return room


async def sit(call: Call) -> bodies.Sat:
    body: bodies.SitBody = call.body
    room, who = await found(call), await call.anyone()
    async with room.lock:
        number = await free_seat(call, room, body)
        room.meta.sit(number, who.id, clean_name(body.name) or who.name, body.word)
        await seated(call, room)
    return bodies.Sat(room.id, number)


async def free_seat(call: Call, room: Room, body: bodies.SitBody) -> int:
    """The wanted seat if the caller may take it: by an invite, at a public table, or as its host."""
    meta, invite = room.meta, None
    if body.code:
        call.limit("guesses")
        invite = await call.desk.store.invited(body.code[:64])
    if invite is None or invite.table_id != room.id:
        if meta.visibility != "public" and call.guest.id not in meta.guests():
            refuse("not-invited")
    elif invite.seat >= 0:
        return invite.seat
    if body.seat is not None:
        return body.seat
    free = [number for number, seat in enumerate(meta.seats) if seat.free]
    if not free:
        refuse("table-full")
    return free[0]


async def seated(call: Call, room: Room) -> None:
    """Who sits where has changed; the last one to sit down starts the game."""
    if room.meta.status == "open" and room.meta.full():
        await call.desk.tables.start(room)
    else:
        await room.keep_row()
        room.tell_info()
        call.desk.driver.nudge(room)


async def leave(call: Call) -> bodies.Done:
    room = await found(call)
    async with room.lock:
        for number in room.meta.seats_of(call.guest.id):
            room.meta.empty(number)
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
    """The host makes a seat free."""
    room = await hosted(call)
    async with room.lock:
        room.meta.empty(call.body.seat)
        await seated(call, room)
    return bodies.Done()


async def replace(call: Call) -> bodies.Done:
    """The host lets a bot play a seat that nobody else plays."""
    room = await hosted(call)
    async with room.lock:
        seat = room.meta.seat(call.body.seat)
        if seat.guest and seat.guest in {connection.guest for connection in room.connections}:
            refuse("seat-taken", seat=call.body.seat + 1)
        room.meta.empty(call.body.seat, bot_named(call.body.bot or BOT))
        await seated(call, room)
    return bodies.Done()


def bot_named(name: str) -> str:
    from snar.bots import BOTS

    if name not in BOTS:
        refuse("unknown-bot", value=name[:40], known=", ".join(BOTS))
    return name


async def start(call: Call) -> bodies.Done:
    """The host does not wait any longer: bots take the free seats."""
    room = await hosted(call)
    async with room.lock:
        for number, seat in enumerate(room.meta.seats):
            if seat.free:
                room.meta.empty(number, BOT)
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
        room.tell_info()
    return bodies.Done()


async def rematch(call: Call) -> bodies.Created:
    """The same people, the same agreement, new dice. Whoever asks second gets the same table."""
    room = await found(call)
    async with room.lock:
        meta = room.meta
        if call.guest.id not in meta.guests():
            refuse("not-your-seat")
        if meta.status != "over":
            refuse("not-over")
        if not meta.rematch:
            meta.rematch = await again(call, room)
            await room.keep_row()
            room.tell_info()
    return bodies.Created(meta.rematch)


async def again(call: Call, room: Room) -> str:
    meta, rules = room.meta, dict(room.meta.rules)
    wanted = bodies.CreateBody(**rules, visibility=meta.visibility, clock=meta.clock, pace=meta.pace)
    wanted.seats = [seat.bot or OPEN for seat in meta.seats]
    host = await call.desk.store.guest(meta.host) or call.guest
    new = await call.desk.tables.create(host, wanted)
    async with new.lock:
        for number, seat in enumerate(meta.seats):
            if seat.guest:
                new.meta.sit(number, seat.guest, seat.name, secrets.token_hex(8))
        await seated(call, new) if new.meta.status == "open" else None
    return new.id


# -- invites --------------------------------------------------------------------------------------------------------
async def invite(call: Call) -> bodies.Invited:
    room = await found(call)
    if call.guest.id not in room.meta.guests():
        refuse("not-the-host")
    seat = -1 if call.body.seat is None else call.body.seat
    if seat >= 0:
        room.meta.seat(seat)
    code = secrets.token_urlsafe(16)
    await call.desk.store.invite(Invite(code, room.id, seat))
    return bodies.Invited(code, f"{call.desk.settings.url}/join/{code}", call.body.seat)


async def invited(call: Call) -> bodies.InviteInfo:
    call.limit("guesses")
    invite = await call.desk.store.invited(call.request.path_params["code"][:64])
    if invite is None:
        refuse("no-such-invite")
    room = await call.desk.tables.get(invite.table_id)
    return bodies.InviteInfo(room.id, invite.seat if invite.seat >= 0 else None, room.info())


T = "/api/tables/{id}"
ENDPOINTS = [
    Endpoint("POST", "/api/guest", guest, bodies.GuestBody, bodies.Me, "Say your name and language"),
    Endpoint("GET", "/api/me", me, None, bodies.Me, "Who am I; makes a guest of whoever has no cookie"),
    Endpoint("POST", "/api/me/forget", forget, None, bodies.Done, "Forget me"),
    Endpoint("POST", "/api/me/recovery", recovery, None, bodies.Recovery, "A new code to come back with"),
    Endpoint("POST", "/api/recover", recover, bodies.RecoverBody, bodies.Me, "Come back on another device"),
    Endpoint("POST", "/api/commit", commit, None, bodies.Commitment, "A commitment for the next table's dice"),
    Endpoint("POST", "/api/play", play, bodies.PlayBody, bodies.Created, "Play now against a bot"),
    Endpoint("POST", "/api/tables", create, bodies.CreateBody, bodies.Created, "Make a table"),
    Endpoint("GET", "/api/tables", public, None, bodies.TablesBody, "Public tables"),
    Endpoint("GET", "/api/tables/mine", mine, None, bodies.TablesBody, "My games"),
    Endpoint("GET", T, table, None, bodies.TableBody, "One table"),
    Endpoint("POST", T + "/sit", sit, bodies.SitBody, bodies.Sat, "Take a seat"),
    Endpoint("POST", T + "/leave", leave, None, bodies.Done, "Leave your seats"),
    Endpoint("POST", T + "/resign", resign, None, bodies.Done, "Give up the game"),
    Endpoint("POST", T + "/remove", remove, bodies.SeatBody, bodies.Done, "Host: make a seat free"),
    Endpoint("POST", T + "/replace", replace, bodies.SeatBody, bodies.Done, "Host: let a bot play a seat"),
    Endpoint("POST", T + "/start", start, None, bodies.Done, "Host: start, bots take the free seats"),
    Endpoint("POST", T + "/visibility", visibility, bodies.VisibilityBody, bodies.Done, "Host: who may see the table"),
    Endpoint("POST", T + "/rematch", rematch, None, bodies.Created, "The same again"),
    Endpoint("POST", T + "/invite", invite, bodies.InviteBody, bodies.Invited, "An unguessable link to a seat"),
    Endpoint("GET", "/api/invites/{code}", invited, None, bodies.InviteInfo, "Where an invite leads"),
]
