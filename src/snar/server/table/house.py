"""All tables: making them, finding them, waking them up from the store and letting them sleep again."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Protocol
from weakref import WeakValueDictionary

from snar.games import GAMES
from snar.kernel import fair
from snar.kernel.choice import Refused
from snar.kernel.header import new_header
from snar.kernel.session import Session
from snar.store.port import GuestRow, Store, StoreError, TableRow

from ..http import bodies
from ..http.identity import new_id
from ..settings import Retention
from ..wire import protocol as p
from ..wire.connection import RESTART
from . import ending
from .agreement import agreed, as_now
from .driver import Driver
from .fairness import check_seed, dice, settled, take_word
from .opening import checked, seat_people
from .record import Record
from .room import CHAT, NO_TABLE, NOT_HERE, Room
from .seats import Meta, Seat, meta_from, refuse

DAY = 86_400.0  # seconds
IDLE = 600.0  # seconds after which an empty table sleeps
GONE = 60.0  # seconds for which a guest who was forgotten does not come in by an older connection or cookie
BRINGING = 5.0  # seconds for another server to let a table go
# What servers of one house say to one another: let a table go, forget a guest, tell everyone, read the bans anew.
RELEASE, FORGET, ANNOUNCE, BANS = "release", "forget", "announce", "bans"
log = logging.getLogger("snar.table")


class Given(Protocol):
    """A game with a given beginning: a lesson, a position, a moment of another game."""

    @property
    def id(self) -> str: ...
    @property
    def seed(self) -> str: ...
    @property
    def header(self) -> dict[str, Any]: ...


class Elsewhere(StoreError):
    """Another server of the house has the table; the message is its address."""


class Tables:
    def __init__(self, store: Store, driver: Driver, retention: Retention) -> None:
        self.store, self.driver, self.retention = store, driver, retention
        self.rooms: dict[str, Room] = {}
        self.waking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # as long as somebody waits
        self.neighbours = store.neighbours
        self.going: set[str] = set()  # tables that are being deleted
        self.gone: dict[str, float] = {}  # guests who were forgotten lately, and when

    # -- dice ----------------------------------------------------------------------------------------------------------
    async def promise(self) -> str:
        """A commitment to a secret, shown before anyone says a word."""
        secret = fair.new_secret()
        commitment = fair.commitment(secret)
        await self.neighbours.promise(commitment, secret)
        return commitment

    async def secret(self, wanted: bodies.CreateBody) -> bytes:
        """What was promised, and never twice: whoever ends a game at one of two such tables would know every card of
        the other. A promise that is lost (a restart) or used is said: whoever saw it must not find another.

        A word that comes before any promise proves nothing."""
        if not wanted.commitment:
            if wanted.word:
                refuse("commitment-first")
            return fair.new_secret()
        return await self.neighbours.redeem(wanted.commitment.replace("\0", "")) or refuse("commitment-lost")

    # -- making --------------------------------------------------------------------------------------------------------
    async def create(
        self, host: GuestRow, wanted: bodies.CreateBody, lesson: Given | None = None, campaign: str = ""
    ) -> Room:
        """`campaign`: the table where it began."""
        game, rules = GAMES[wanted.game], agreed(wanted.game, wanted.agreement)
        names = game.seat_names(Session.seeded(game, rules, 0).state)
        meta = Meta(
            game=wanted.game, rules=rules.to_data(), characters=names, host=host.id, seats=[Seat() for _ in names],
            secret="", commitment="", created=time.time(),
            visibility=wanted.visibility, clock=checked(wanted.clock), pace=wanted.pace, seed=wanted.seed,
        )  # fmt: skip
        meta.campaign = campaign
        seat_people(meta, host, wanted)
        check_seed(meta, wanted.script)
        if wanted.seed is not None:
            meta.header = {"seed": wanted.seed, **({"script": wanted.script} if wanted.script else {})}
        if lesson:
            meta.lesson, meta.seed, meta.header = lesson.id, lesson.seed, lesson.header
            meta.origin = p.Origin(**lesson.header["origin"]) if "origin" in lesson.header else None
        ready = settled(meta)
        if wanted.word and not ready:
            take_word(meta, host.id, wanted.word)
            ready = settled(meta)
        secret = fair.new_secret() if lesson else await self.secret(wanted)  # the last that may be refused
        meta.secret, meta.commitment = secret.hex(), fair.commitment(secret)
        room = Room(new_id(), meta, self.store, meta.created)
        await self.neighbours.claim(room.id)
        await self.store.create(room.row(), meta.everyone())
        self.rooms[room.id] = room
        if ready:
            await self.start(room)
        return room

    async def start(self, room: Room) -> None:
        """The words are said, the key is made, the cards are shuffled."""
        meta, game = room.meta, GAMES[room.meta.game]
        if meta.status != "open":
            refuse("started-already")
        if not settled(meta):
            refuse("words-not-yet")
        meta.rules = as_now(meta.game, meta.rules)
        rules = game.rules_from_data(meta.rules)
        bots = {meta.characters[seat]: bot for seat, bot in meta.bots().items()}
        record = Record(game, {**(meta.header or dice(meta)), "bots": bots, **new_header(game, rules)})
        meta.header, meta.status = record.journal.header, "running"
        meta.opening, meta.lots, meta.order = False, {}, []
        room.begin(record)
        await room.keep_row()
        for connection in room.connections:
            room.welcome(connection)
        await room.tell_table(room.connections)
        self.driver.nudge(room)

    # -- finding -------------------------------------------------------------------------------------------------------
    async def get(self, table_id: str) -> Room:
        """The live table, woken up if it slept."""
        room = self.rooms.get(table_id)
        if room is not None and not room.dead:
            return room
        lock = self.waking.setdefault(table_id, asyncio.Lock())
        async with lock:
            room = self.rooms.get(table_id)
            return room if room and not room.dead else await self.wake(table_id)

    async def wake(self, table_id: str) -> Room:
        """A table whose game cannot be played on is there all the same: to be listed, left and deleted."""
        if len(table_id) >= 64 or table_id in self.going:
            refuse("no-such-table")
        owner = await self.neighbours.claim(table_id)
        if owner:
            raise Elsewhere(owner)
        stored = await self.store.load(table_id)
        if stored is None:
            await self.neighbours.release(table_id)
            refuse("no-such-table")
        room = Room(table_id, meta_from(stored.row.meta), self.store, stored.row.updated)
        room.chat = [p.Said(*line) for line in await self.store.chat(table_id, CHAT)]
        try:
            await self.resume(room)
        except Refused as refused:
            room.unread = refused.refusal
        if table_id in self.rooms:
            self.retire(self.rooms[table_id])  # it was dead
        self.rooms[table_id] = room
        self.driver.nudge(room)
        return room

    async def resume(self, room: Room) -> None:
        if room.meta.status == "open":
            as_now(room.meta.game, room.meta.rules)
        else:
            await room.reload()
        if room.meta.status == "over":
            await ending.tell_end(room)
        elif room.meta.status == "running" and room.record.state.over:
            await ending.finish(room, room.record.state.result)  # it ended, and then the server was killed

    def retire(self, room: Room) -> None:
        """Whoever still holds this room is refused: of a table that is not deleted there will be another one."""
        self.take_out(room)
        room.lock.closed = room.lock.closed or "not-kept"
        room.silence()
        room.send_away(RESTART)

    def take_out(self, room: Room) -> None:
        """Another one of the same table stays."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    async def sleep(self, idle: float = IDLE) -> None:
        """Tables nobody looks at and nothing happens at leave the memory; one that cannot keeps no other awake."""
        for room in [room for room in self.rooms.values() if self.resting(room, idle)]:
            async with self.waking.setdefault(room.id, asyncio.Lock()):
                try:
                    await self.set_aside(room)
                    if self.resting(room, idle):  # nobody came meanwhile
                        self.retire(room)
                        await self.neighbours.release(room.id)
                except Exception:
                    log.exception("a table could not fall asleep")

    async def set_aside(self, room: Room) -> None:
        """A running game goes on from here, also after an upgrade of the rules."""
        async with room.lock:
            if room.meta.status == "running" and room.frames and not room.dead:
                await room.snapshot(1)
                await room.keep_row()

    # -- other servers of the house ----------------------------------------------------------------------------------
    async def bring(self, table_id: str) -> Room:
        """The live table, here: another server that has it lets it go."""
        until = time.monotonic() + BRINGING
        while True:
            try:
                return await self.get(table_id)
            except Elsewhere:
                if time.monotonic() > until:
                    raise
            await self.neighbours.tell(f"{RELEASE} {table_id}")
            await asyncio.sleep(0.1)

    async def let_go(self, table_id: str) -> None:
        """Another server wants the table: it is set aside, and whoever sits there comes back through that one."""
        async with self.waking.setdefault(table_id, asyncio.Lock()):
            room = self.rooms.get(table_id)
            if room is not None:
                with suppress(Refused, StoreError):  # then it goes on from an older snapshot
                    await self.set_aside(room)
                self.retire(room)
            await self.neighbours.release(table_id)

    def hear(self, words: str) -> None:
        """What another server says."""
        kind, _, what = words.partition(" ")
        if kind == RELEASE:
            self.driver.spawn(self.let_go(what))
        elif kind == FORGET:
            self.forget(what)
        elif kind == ANNOUNCE:
            self.announce(json.loads(what))

    def deserted(self) -> None:
        """Others may have the tables now: whoever sits here comes back and finds who has them."""
        for room in list(self.rooms.values()):
            self.retire(room)

    async def keep_times(self) -> None:
        """Of clocks that run: a server that is killed gives nobody more than the time between two calls."""
        for room in [room for room in self.rooms.values() if room.timer and room.timer.running]:
            if not room.lock.locked():  # an answer is on its way there, and keeps the time anyway
                await tried(kept_time(room))

    def quiet(self, since: float) -> bool:
        """Nobody has come or answered since then."""
        return all(room.used < since for room in self.rooms.values())

    def resting(self, room: Room, idle: float) -> bool:
        busy = room.connections or room.lock.locked() or self.driver.busy(room)
        return not busy and time.monotonic() - room.used > idle

    async def delete(self, room: Room, host: str = "") -> None:
        """Everyone is sent away, and nobody can write any more. `host`: only if the table is still theirs by then."""
        async with room.lock:
            if host and host != room.meta.host:
                refuse("not-the-host")
            await self.take_away(room)

    async def take_away(self, room: Room) -> None:
        """Under its lock."""
        room.lock.closed = "no-such-table"
        room.silence()
        room.meta.status = "over"
        room.send_away(NO_TABLE)
        self.take_out(room)
        self.going.add(room.id)
        try:
            await self.store.delete(room.id)
        finally:
            self.going.discard(room.id)

    def forget(self, guest: str) -> None:
        """Whoever is forgotten does not go on talking, and nobody knows any more who said what."""
        self.send_away(guest)
        now = time.monotonic()
        self.gone = {one: at for one, at in self.gone.items() if now - at < GONE} | {guest: now}
        for room in self.rooms.values():
            for said in room.chat:
                if said.guest == guest:
                    said.guest = said.name = ""

    def known_again(self, guest: str) -> None:
        """They could not be forgotten, and may ask for it once more."""
        self.gone.pop(guest, None)

    def was_forgotten(self, guest: str) -> bool:
        """A connection that was made before that may not have said hello yet, a call may be on its way."""
        return time.monotonic() - self.gone.get(guest, -GONE) < GONE

    def send_away(self, guest: str) -> None:
        self.put_out(lambda who, _: who == guest)

    def put_out(self, shut_out: Callable[[str, str], bool]) -> None:
        """Whoever is at a table and is to be shut out, by guest and address."""
        for connection in [one for room in self.rooms.values() for one in room.connections]:
            if shut_out(connection.guest, connection.address):
                connection.close(NOT_HERE)

    def announce(self, texts: dict[str, str]) -> None:
        """Whoever runs the server says something to everyone at a table."""
        for connection in [one for room in self.rooms.values() for one in room.connections]:
            connection.send(p.Notice(ANNOUNCE, texts.get(connection.lang) or next(iter(texts.values()))))

    async def put_away(self, now: float) -> None:
        """Tables that never began, or that nobody has to do with any more, go after a while; sooner those at which
        somebody only tried a rule."""
        kept = self.retention
        for table in await self.store.stale(now - kept.abandoned * DAY):
            await tried(self.put_one_away(table, now - kept.abandoned * DAY))
        for table in await self.store.trials(now - kept.tried * DAY):
            await tried(self.put_one_away(table, now - kept.tried * DAY))
        for table in await self.store.finished(now - kept.finished * DAY):
            await tried(self.archive(table))
        await self.store.forget_strangers(now - kept.strangers * DAY)

    async def archive(self, table: str) -> None:
        """A game that nobody looks at; a look brings it back as it was."""
        room = await self.get(table)
        if not room.connections:
            await self.store.archive(table)

    async def put_one_away(self, table: str, before: float) -> None:
        """Whoever sat down there meanwhile keeps it."""
        room = await self.get(table)
        async with room.lock:
            if not room.connections and room.updated < before:
                await self.take_away(room)

    # -- lists ---------------------------------------------------------------------------------------------------------
    def listed(self, row: TableRow, guest: str) -> bodies.TableBody:
        room = self.rooms.get(row.id)
        meta = room.meta if room else meta_from(row.meta)
        info = room.info() if room else meta.info(row.id, row.updated, set())
        found = bodies.TableBody(info, meta.seats_of(guest), meta.kept_for(guest))
        if room:
            found.watching = len({one.guest for one in room.connections if not meta.seats_of(one.guest)})
        if room and room.frames:
            found.asked, found.round = room.frames.asked(), room.frames.seen.projection.round(room.frames.g)
        return found


async def kept_time(room: Room) -> None:
    async with room.lock:
        await room.keep_time(room.updated)


async def tried(work: Coroutine[Any, Any, None]) -> None:
    """One table that cannot be read, or kept, keeps no other from being looked after."""
    try:
        await work
    except (Refused, StoreError):
        pass
    except Exception:
        log.exception("a table could not be looked after")
    await asyncio.sleep(0)
