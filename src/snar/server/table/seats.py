"""What is kept about a table besides its journal: who sits where, what was agreed, how it is set."""

from __future__ import annotations

from typing import Any, Literal, NoReturn

import msgspec
from msgspec import Struct, field

from snar.kernel.choice import Refusal, Refused
from snar.store.port import Invite

from ..front import front_of
from ..wire import protocol as p
from .names import clean_name, told_apart

BOT = "greedy"  # who takes over an empty seat
KEPT = 3  # people who may come back to one seat
LATE = 2  # turns that were not played in time: from then on a bot plays until the person is back


class Seat(Struct):
    """A person (`guest`), a bot, or nobody."""

    guest: str = ""
    name: str = ""
    bot: str = ""
    skip_trivial: bool = False
    remember: dict[str, str] = field(default_factory=dict)
    passing: dict[str, str] = field(default_factory=dict)  # topics that are remembered in this turn only
    taken: int = 0  # how many strangers have taken it over in the running game
    late: int = 0  # how often in a row the time was up
    relieved: str = ""  # the turn that a bot plays because of that

    @property
    def free(self) -> bool:
        return not self.guest and not self.bot

    def remembered(self, topic: str, turn: str) -> str:
        """The answer to give by itself, or nothing."""
        return self.remember.get(topic, "") if self.passing.get(topic, turn) == turn else ""

    def lasting(self, turn: str) -> dict[str, str]:
        return {topic: key for topic, key in self.remember.items() if self.remembered(topic, turn)}


class Missed(Struct):
    """Who sat there up to that answer: what was before it is theirs as well."""

    seat: int
    guest: str
    until: int


class Kept(Struct):
    seat: int
    guest: str
    name: str


class Ticking(Struct):
    """Of the clock, when `left` was kept: after which entry, whose time ran, and `Timer.gifts`."""

    number: int
    running: list[int]
    gifts: list[tuple[int, float]]


class Lot(Struct):
    """A player's part of the dice: the seal of a word, then the word (fairness.py)."""

    name: str
    seal: str = ""
    word: str = ""


class Meta(Struct):
    """`kept`: seats that somebody may come back to, as they sat there before or at the table before this one."""

    game: str
    rules: dict[str, Any]
    characters: list[str]  # by seat, the name of the seat in journals
    host: str
    seats: list[Seat]
    secret: str
    commitment: str
    created: float
    status: Literal["open", "running", "over"] = "open"
    visibility: Literal["public", "link", "private"] = "link"
    clock: p.Clock | None = None
    left: list[float] = field(default_factory=list)
    ticking: Ticking | None = None
    pace: p.Pace = "normal"
    seed: str | None = None
    header: dict[str, Any] | None = None  # of the journal, once the game has started
    result: dict[str, Any] | None = None
    mutes: dict[str, list[str]] = field(default_factory=dict)
    rematch: str = ""  # the table that goes on from this one
    offer: p.Offer | None = None
    undo_ask: p.UndoAsk | None = None  # the last request to go back; `Room.undo_ask`: is it still open?
    asks: int = 0  # how many there were
    lesson: str = ""  # a first game with given cards and dice
    campaign: str = ""  # of Etherfields: the table where it began; empty there
    before: list[dict[str, Any]] = field(default_factory=list)  # milestones of the tables before this one, as events
    sat: dict[str, list[int]] = field(default_factory=dict)  # seats of the running game that a guest has given up
    missed: list[Missed] = field(default_factory=list)
    kept: list[Kept] = field(default_factory=list)
    removals: dict[int, int] = field(default_factory=dict)  # how often the host sent somebody away from a seat
    wishes: list[p.SeatAsk] = field(default_factory=list)  # seats that somebody would take over
    barred: list[str] = field(default_factory=list)  # guests who may not look on
    lots: dict[str, Lot] = field(default_factory=dict)  # by guest, before the start
    opening: bool = False  # all are sealed, now the words are said
    order: list[str] = field(default_factory=list)  # whose words they are, in the order of the seats
    tries: int = 1  # how often the words have been asked for
    origin: p.Origin | None = None  # the moment of a finished game that it goes on from

    def encoded(self) -> str:
        return msgspec.json.encode(self).decode()

    def guests(self) -> list[str]:
        return [self.host, *[seat.guest for seat in self.seats if seat.guest]]

    def everyone(self) -> list[str]:
        """Those who sit here, and those who may come back."""
        return list(dict.fromkeys([*self.guests(), *[row.guest for row in self.kept]]))

    def seats_of(self, guest: str) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.guest == guest] if guest else []

    def bots(self) -> dict[int, str]:
        return {i: seat.bot for i, seat in enumerate(self.seats) if seat.bot}

    def stood_in(self, turn: str) -> list[int]:
        """Seats of people for whom a bot plays in this turn, because their time was up."""
        return [i for i in self.people() if self.seats[i].late >= LATE or self.seats[i].relieved == turn]

    def relieve(self, number: int, turn: str) -> None:
        seat = self.seats[number]
        seat.late, seat.relieved = seat.late + 1, turn

    def is_back(self, guest: str) -> bool:
        """Whoever shows up plays again; did a bot play for them?"""
        mine = [self.seats[i] for i in self.seats_of(guest) if self.seats[i].late or self.seats[i].relieved]
        for seat in mine:
            seat.late, seat.relieved = 0, ""
        return bool(mine)

    def people(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.guest]

    def full(self) -> bool:
        return not any(seat.free for seat in self.seats)

    def may_sit(self, number: int, guest: str) -> bool:
        """Nobody reads two hands of a running game, but for seats that shared a device from the start."""
        mine = {*self.seats_of(guest), *self.sat.get(guest, ())}
        return not self.hides_hands() or not mine or number in mine

    def hides_hands(self) -> bool:
        return self.status == "running" and not front_of(self.game).open_hands

    def stranger(self, number: int, guest: str) -> bool:
        """Would this guest see a hidden hand that they have not seen yet?"""
        return self.hides_hands() and number not in self.sat.get(guest, ())

    def sit(self, number: int, guest: str, name: str) -> None:
        seat = self.seat(number)
        if self.opening and self.status == "open":
            refuse("words-opening")  # whoever comes now could know the others' words before sealing one
        if not self.open_to(number, guest):
            refuse("seat-taken", seat=number + 1)
        if not self.may_sit(number, guest):
            refuse("sat-elsewhere")
        taken = seat.taken + self.stranger(number, guest)
        self.seats[number] = Seat(guest, self.told_apart(number, clean_name(name)), taken=taken)
        self.give_away(number, guest)

    def told_apart(self, number: int, name: str) -> str:
        """Nobody at a table is called what another one is."""
        return told_apart(name, [seat.name for i, seat in enumerate(self.seats) if seat.guest and i != number])

    def called(self, guest: str, name: str) -> str:
        """What a guest is called here: as the seat says, or by a name that nobody has who sits here."""
        mine = self.seats_of(guest)
        return self.seats[mine[0]].name if mine else self.told_apart(-1, name)

    def empty(self, number: int, bot: str = "") -> None:
        """The person leaves, and may come back to a running game; a bot may take over."""
        seat = self.seat(number)
        if seat.guest and self.status == "running":
            self.sat[seat.guest] = sorted({*self.sat.get(seat.guest, ()), number})
            self.keep_for(number, seat.guest, seat.name)
        self.seats[number] = Seat(bot=bot, taken=seat.taken)

    def miss(self, number: int, until: int) -> None:
        """Somebody goes from a running game without giving it up."""
        guest = self.seat(number).guest
        if guest:
            others = [row for row in self.missed if (row.seat, row.guest) != (number, guest)]
            self.missed = [*others, Missed(number, guest, until)]

    def still_theirs(self, to: int) -> bool:
        """Would going back there take something back that somebody played who does not sit there now?"""
        return any(row.until > to and self.seats[row.seat].guest != row.guest for row in self.missed)

    # -- coming back -------------------------------------------------------------------------------------------------
    def keep_for(self, number: int, guest: str, name: str) -> None:
        self.give_away(number, guest)
        mine = [row for row in self.kept if row.seat == number][1 - KEPT :]
        self.kept = [*[row for row in self.kept if row.seat != number], *mine, Kept(number, guest, name)]

    def give_away(self, number: int, guest: str) -> None:
        """Not kept any longer: the guest sits there, does not want it, or was sent away."""
        self.kept = [row for row in self.kept if (row.seat, row.guest) != (number, guest)]

    def kept_for(self, guest: str) -> list[int]:
        """Seats that this guest may come back to now."""
        mine = [row.seat for row in self.kept if guest and row.guest == guest]
        return [number for number in mine if not self.seats[number].guest and self.may_sit(number, guest)]

    def open_to(self, number: int, guest: str) -> bool:
        """Free, or played by a bot for this guest."""
        return self.seat(number).free or number in self.kept_for(guest)

    # -- invites -----------------------------------------------------------------------------------------------------
    def ended(self, seat: int) -> int:
        """How often invites to this seat (-1: to any) have ended."""
        return self.removals.get(seat, 0) if seat >= 0 else sum(self.removals.values())

    def honours(self, invite: Invite) -> bool:
        """An invite says at its end how many were sent away before it; it ends with the next one."""
        return (invite.code.partition("~")[2] or "0") == str(self.ended(invite.seat))

    def prefs(self, number: int, turn: str) -> p.SeatPrefs | None:
        """Only for the eyes of the seat itself; spectators have none."""
        if number >= len(self.seats):
            return None
        seat = self.seats[number]
        kept = seat.lasting(turn)
        return p.SeatPrefs(seat.skip_trivial, kept, [topic for topic in kept if topic in seat.passing])

    def leave(self, guest: str) -> None:
        """All seats of a guest become free; a host who goes hands the table on to whoever sits there first."""
        for number in self.seats_of(guest):
            self.empty(number)
        if guest == self.host:
            self.host = next((seat.guest for seat in self.seats if seat.guest), guest)

    def forget(self, guest: str) -> None:
        self.leave(guest)
        self.sat.pop(guest, None)
        self.lots.pop(guest, None)
        if self.offer:
            rest = ([one for one in some if one != guest] for some in (self.offer.yes, self.offer.no))
            self.offer = p.Offer("" if self.offer.by == guest else self.offer.by, *rest)
        self.mutes = {who: [one for one in rest if one != guest] for who, rest in self.mutes.items() if who != guest}
        self.barred = [one for one in self.barred if one != guest]
        for ask in self.wishes:
            ask.yes = [one for one in ask.yes if one != guest]
        self.missed = [row for row in self.missed if row.guest != guest]
        self.kept = [row for row in self.kept if row.guest != guest]
        self.wishes = [ask for ask in self.wishes if ask.guest != guest]

    def sealed(self, guest: str) -> tuple[str, bool]:
        """Of whoever sits there before the start: the seal, and whether the word has come. Never the word."""
        lot = self.lots.get(guest) if self.status == "open" else None
        return (lot.seal, bool(lot.word)) if lot else ("", False)

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            refuse("no-such-seat", seat=number + 1)
        return self.seats[number]

    def shown_rules(self) -> dict[str, Any]:
        """Without what a game keeps to itself."""
        hidden = front_of(self.game).hidden_rules
        return {name: value for name, value in self.rules.items() if name not in hidden}

    def info(self, id: str, updated: float, present: set[str]) -> p.TableInfo:
        seats = [
            p.SeatInfo(
                i, self.characters[i], seat.guest, seat.name, seat.bot, seat.guest in present, seat.taken,
                [p.Awaited(row.guest, row.name) for row in self.kept if row.seat == i and not seat.guest],
                *self.sealed(seat.guest),
            )
            for i, seat in enumerate(self.seats)
        ]  # fmt: skip
        words = [] if self.status == "open" or not self.header else self.header.get("words", [])
        return p.TableInfo(
            id, self.game, self.status, self.visibility, self.host, self.shown_rules(), seats, self.created, updated,
            self.commitment, words,
            self.clock, self.pace, self.rematch, self.seed is not None, self.lesson,
            self.wishes if self.status == "running" else [], self.offer,
            self.opening and self.status == "open", self.tries, front_of(self.game).open_hands, self.origin,
        )  # fmt: skip


def meta_from(text: str) -> Meta:
    return msgspec.json.decode(text, type=Meta)


def refuse(reason: str, rule: str = "", **about: Any) -> NoReturn:
    """Nothing happens; `why-<reason>` says why."""
    raise Refused(Refusal(reason, rule, tuple(about.items())))
