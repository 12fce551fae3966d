"""What is kept about a table besides its journal: who sits where, what was agreed, how it is set."""

from __future__ import annotations

import secrets
from typing import Any, Literal, NoReturn

import msgspec
from msgspec import Struct, field

from snar.kernel.choice import Refusal, Refused
from snar.store.port import Invite

from . import protocol as p

BOT = "greedy"  # who takes over an empty seat
NAME = 40  # letters of a player's name
WORD = 64  # letters of a player's word
OPEN_HANDS = "ether"  # there nobody learns anything by sitting down elsewhere


class Seat(Struct):
    """A person (`guest`), a bot, or nobody. `word`: the person's part of the dice."""

    guest: str = ""
    name: str = ""
    bot: str = ""
    word: str = ""
    skip_trivial: bool = False
    remember: dict[str, str] = field(default_factory=dict)
    taken: int = 0  # how many strangers have taken it over in the running game

    @property
    def free(self) -> bool:
        return not self.guest and not self.bot


class Missed(Struct):
    """Who sat there up to that answer: what was before it is theirs as well."""

    seat: int
    guest: str
    until: int


class Meta(Struct):
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
    pace: p.Pace = "normal"
    seed: str | None = None
    header: dict[str, Any] | None = None  # of the journal, once the game has started
    result: dict[str, Any] | None = None
    mutes: dict[str, list[str]] = field(default_factory=dict)
    rematch: str = ""
    lesson: str = ""  # a first game with given cards and dice
    campaign: str = ""  # of Etherfields: the table where it began; empty there
    sat: dict[str, list[int]] = field(default_factory=dict)  # seats of the running game that a guest has given up
    missed: list[Missed] = field(default_factory=list)
    removals: dict[int, int] = field(default_factory=dict)  # how often the host sent somebody away from a seat
    wishes: list[p.SeatAsk] = field(default_factory=list)  # seats that somebody would take over

    def encoded(self) -> str:
        return msgspec.json.encode(self).decode()

    def guests(self) -> list[str]:
        return [self.host, *[seat.guest for seat in self.seats if seat.guest]]

    def seats_of(self, guest: str) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def bots(self) -> dict[int, str]:
        return {i: seat.bot for i, seat in enumerate(self.seats) if seat.bot}

    def people(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.guest]

    def words(self) -> list[str]:
        return [seat.word for seat in self.seats if seat.word]

    def full(self) -> bool:
        return not any(seat.free for seat in self.seats)

    def may_sit(self, number: int, guest: str) -> bool:
        """Nobody reads two hands of a running game, but for seats that shared a device from the start."""
        mine = {*self.seats_of(guest), *self.sat.get(guest, ())}
        return not self.hides_hands() or not mine or number in mine

    def hides_hands(self) -> bool:
        return self.status == "running" and self.game != OPEN_HANDS

    def stranger(self, number: int, guest: str) -> bool:
        """Would this guest see a hidden hand that they have not seen yet?"""
        return self.hides_hands() and number not in self.sat.get(guest, ())

    def sit(self, number: int, guest: str, name: str, word: str) -> None:
        """Words count only before the start; whoever takes over a seat later plays with the dice as they are."""
        seat = self.seat(number)
        if not seat.free:
            refuse("seat-taken", seat=number + 1)
        if not self.may_sit(number, guest):
            refuse("sat-elsewhere")
        word = " ".join(word.split())[:WORD] or secrets.token_hex(8)
        word = word if self.status == "open" else seat.word
        taken = seat.taken + self.stranger(number, guest)
        self.seats[number] = Seat(guest, clean_name(name), word=word, taken=taken)

    def empty(self, number: int, bot: str = "") -> None:
        """The person leaves; a bot may take over."""
        seat = self.seat(number)
        word = "" if self.status == "open" else seat.word
        if seat.guest and self.status == "running":
            self.sat[seat.guest] = sorted({*self.sat.get(seat.guest, ()), number})
        self.seats[number] = Seat(bot=bot, word=word, taken=seat.taken)

    def miss(self, number: int, until: int) -> None:
        """Somebody goes from a running game without giving it up."""
        guest = self.seat(number).guest
        if guest:
            others = [row for row in self.missed if (row.seat, row.guest) != (number, guest)]
            self.missed = [*others, Missed(number, guest, until)]

    def still_theirs(self, to: int) -> bool:
        """Would going back there take something back that somebody played who does not sit there now?"""
        return any(row.until > to and self.seats[row.seat].guest != row.guest for row in self.missed)

    # -- invites -----------------------------------------------------------------------------------------------------
    def ended(self, seat: int) -> int:
        """How often invites to this seat (-1: to any) have ended."""
        return self.removals.get(seat, 0) if seat >= 0 else sum(self.removals.values())

    def honours(self, invite: Invite) -> bool:
        """An invite says at its end how many were sent away before it; it ends with the next one."""
        return (invite.code.partition("~")[2] or "0") == str(self.ended(invite.seat))

    def prefs(self, number: int) -> p.SeatPrefs | None:
        """Only for the eyes of the seat itself; spectators have none."""
        if number >= len(self.seats):
            return None
        return p.SeatPrefs(self.seats[number].skip_trivial, self.seats[number].remember)

    def leave(self, guest: str) -> None:
        """All seats of a guest become free; a host who goes hands the table on to whoever sits there first."""
        for number in self.seats_of(guest):
            self.empty(number)
        if guest == self.host:
            self.host = next((seat.guest for seat in self.seats if seat.guest), guest)

    def forget(self, guest: str) -> None:
        self.leave(guest)
        self.sat.pop(guest, None)
        self.missed = [row for row in self.missed if row.guest != guest]
        self.wishes = [ask for ask in self.wishes if ask.guest != guest]

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            refuse("no-such-seat", seat=number + 1)
        return self.seats[number]

    def told_rules(self) -> dict[str, Any]:
        """A chronicle holds what the story keeps to itself."""
        return {name: value for name, value in self.rules.items() if name != "chronicle"}

    def info(self, id: str, updated: float, present: set[str]) -> p.TableInfo:
        seats = [
            p.SeatInfo(i, self.characters[i], seat.guest, seat.name, seat.bot, seat.guest in present, seat.taken)
            for i, seat in enumerate(self.seats)
        ]
        started = self.status != "open"
        return p.TableInfo(
            id, self.game, self.status, self.visibility, self.host, self.told_rules(), seats, self.created, updated,
            self.commitment, self.words() if started else [],
            self.clock, self.pace, self.rematch, self.seed is not None, self.lesson,
            self.wishes if self.status == "running" else [],
        )  # fmt: skip


def meta_from(text: str) -> Meta:
    return msgspec.json.decode(text, type=Meta)


def clean_name(name: str) -> str:
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:NAME]


def refuse(reason: str, rule: str = "", **about: Any) -> NoReturn:
    """Nothing happens; `why-<reason>` says why."""
    raise Refused(Refusal(reason, rule, tuple(about.items())))
