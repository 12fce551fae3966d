"""A game being played: answers in, undo, and the journal that can rebuild it all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from . import fair, zones
from .choice import Refusal, Refused
from .game import Game, events_for
from .header import check_promises, key_of, new_header
from .imagine import deal_unknown
from .journal import Entry, Journal, JournalError, counting
from .line import Step, Tried, step, tried
from .rng import Rng
from .state import State

FREE = 64  # answers that can be taken back freely, one after another


ODD = (KeyError, ValueError, TypeError, AttributeError, IndexError, AssertionError, RecursionError, OverflowError)
"""What the rules stumble over in a journal that holds numbers and texts where tables belong."""


class Played(NamedTuple):
    """What became of a line: the answers given, and the words left when a roll, reveal or other seat came between."""

    keys: tuple[str, ...]
    rest: tuple[str, ...]
    events: tuple[tuple[dict[str, Any], ...], ...]  # by seat, the spectator last


class Mark(NamedTuple):
    seat: int
    number: int
    before: State
    disclosed: bool  # the answer told something: only a journal of before takes it back


class Session:
    """Numbers only grow: every answer and every undo is an entry of the journal."""

    def __init__(self, game: Game, header: dict[str, Any], state: State | None = None) -> None:
        self.game = game
        self.journal = Journal(header)
        self.number = 0
        self.epoch = 0
        self.past: list[Mark] = []  # answers that can be taken back freely
        self.looked: tuple[tuple[int, int, str], Tried] | None = None  # the line that was tried last
        self.state: State = state or self.set_up(header)
        self.names = game.seat_names(self.state)

    def set_up(self, header: dict[str, Any]) -> State:
        """A given position, scripted dice and stacked decks are for seeded games only: a table's dice come from its
        secret."""
        rules = self.game.rules_from_data(header["rules"])
        seeded = "seed" in header
        if seeded and "state" in header:
            given: State = self.game.load(header["state"])
            return given
        g: State = self.game.new(rules, self.dice(), tuple(header.get("script", ())) if seeded else ())
        for deck, cards in header.get("decks", {}).items() if seeded else ():
            zones.stack(g, deck, cards)
        return g

    @staticmethod
    def seeded(game: Game, rules: Any, seed: str | int, script: tuple[int, ...] = ()) -> Session:
        """For tests and research; the journal says so."""
        header = {"seed": str(seed), **new_header(game, rules)}
        return Session(game, {**header, "script": list(script)} if script else header)

    @staticmethod
    def fair(game: Game, rules: Any, secret: bytes, words: tuple[str, ...]) -> Session:
        """A table's game: the secret was committed to before the words were said."""
        proof = {"commitment": fair.commitment(secret), "words": list(words), "secret": secret.hex()}
        return Session(game, {**proof, **new_header(game, rules)})

    def key(self) -> bytes:
        return key_of(self.journal.header, self.epoch)

    def dice(self) -> Rng:
        """The dice of this epoch from the beginning."""
        return Rng(self.key())

    # -- answers ---------------------------------------------------------------------------------------------------
    def answer(self, seat: int, line: str, number: int | None = None) -> Played:
        """One written line: consecutive answers, all or none, up to a roll, a reveal or another seat's question."""
        self.check_number(seat, number)
        if not line.split():
            raise Refused(Refusal("empty-answer"))
        done = self.tried(seat, line)
        self.state = done.state
        return self.entered(seat, done.steps, done.rest)

    def tried(self, seat: int, line: str) -> Tried:
        """The line on a clone, or Refused; remembered until something happens, as what was looked at is often given."""
        asked = (self.number, seat, line)
        if self.looked is None or self.looked[0] != asked:
            self.looked = asked, tried(self.game, self.state, seat, line.split())
        return self.looked[1]

    def check_number(self, seat: int, number: int | None) -> None:
        """An answer names the choice it belongs to. Asked at once with others, it stands whoever else acted since."""
        if number is None or number == self.number:
            return
        if self.state.asking == "one" or not 0 <= number < self.number or self.acted(seat, number):
            raise Refused(Refusal("stale", about=(("number", number), ("now", self.number))))

    def acted(self, seat: int, after: int) -> bool:
        """Has the seat answered or taken back since entry `after`, or have all gone back together?"""
        entries = self.journal.entries
        for entry in entries[after:]:
            if "epoch" in entry:
                return True
            answer = entries[entry["undo"]] if "undo" in entry else entry  # what was taken back is its player's
            if answer["seat"] == self.names[seat]:
                return True
        return False

    def play(self, seat: int, keys: list[str], rest: list[str]) -> Played:
        """Answers as they are offered."""
        return self.entered(seat, (step(self.state, seat, key) for key in keys), rest)

    def entered(self, seat: int, steps: Iterable[Step], rest: list[str]) -> Played:
        """Steps that the state has taken, or takes one by one."""
        keys = []
        events: list[list[dict[str, Any]]] = [[] for _ in range(self.state.seats + 1)]
        for done in steps:
            self.enter(seat, done)
            keys.append(done.key)
            for watcher, seen in enumerate(events):
                seen += events_for(self.state, watcher, done.events)
        return Played(tuple(keys), tuple(rest), tuple(tuple(seen) for seen in events))

    def one(self, seat: int, key: str) -> None:
        self.enter(seat, step(self.state, seat, key))

    def enter(self, seat: int, done: Step) -> None:
        """What has been played is written down, and can be taken back if nobody has learned anything by it."""
        self.number += 1
        self.looked = None
        entry: dict[str, Any] = {"n": self.number, "seat": self.names[seat], "key": done.key}
        if done.rolls:
            entry["rolls"] = list(done.rolls)
        self.journal.add(entry)
        if done.barrier or (self.past and self.past[-1].seat != seat):
            self.past.clear()
        if not done.barrier:
            self.past = [*self.past[1 - FREE :], Mark(seat, self.number, done.before, done.disclosed)]

    # -- undo ------------------------------------------------------------------------------------------------------
    def can_undo(self, seat: int) -> bool:
        return bool(self.past) and self.past[-1].seat == seat and not self.past[-1].disclosed

    def undo(self, seat: int) -> None:
        """Free: back over one's own last answer, as nothing was rolled, revealed, told or done by another since."""
        if not self.can_undo(seat):
            raise Refused(Refusal("undo-barrier"))
        mark = self.past.pop()
        self.state = mark.before
        self.number += 1
        self.journal.add({"n": self.number, "undo": mark.number - 1})

    def undo_by_consent(self, number: int, seats: set[int]) -> None:
        """Everyone agrees: back to just after answer `number`, with new dice and unknown cards dealt anew."""
        if not (set(range(self.state.seats)) <= seats and 0 <= number < self.number):
            raise Refused(Refusal("undo-needs-everyone"))
        self.rewind(number)
        self.new_epoch(self.epoch + 1)
        self.number += 1
        self.journal.add({"n": self.number, "undo": number, "epoch": self.epoch})

    def rewind(self, number: int) -> None:
        """Play again what still counts after entry `number`."""
        old = Session(self.game, self.journal.header)
        for entry in counting(self.journal.entries, number):
            if "epoch" in entry:
                old.new_epoch(entry["epoch"])
            else:
                old.state.answer(self.names.index(entry["seat"]), entry["key"])
        self.state, self.past = old.state, []

    def new_epoch(self, epoch: int) -> None:
        self.epoch = epoch
        rng = self.dice()
        deal_unknown(self.state, rng)
        self.state.rng = rng

    # -- replaying -------------------------------------------------------------------------------------------------
    def replay(self, entries: Iterable[Entry], first_line: int = 2) -> None:
        """Give the recorded answers again; JournalError names the first line that breaks rules or draws."""
        for line, entry in enumerate(entries, start=first_line):
            try:
                self.repeat(entry)
            except Refused as refused:
                raise JournalError(line, "refused", refusal=refused.refusal) from None
            except ODD:
                raise JournalError(line, "malformed") from None
            if list(self.state.rolls) != entry.get("rolls", []) and "key" in entry:
                raise JournalError(line, "draws", says=entry.get("rolls", []), rolled=list(self.state.rolls))
            if self.journal.entries[-1].get("chain") != entry.get("chain", self.journal.chain):
                raise JournalError(line, "broken-chain")

    def repeat(self, entry: dict[str, Any]) -> None:
        if "key" in entry:
            self.one(self.names.index(entry["seat"]), str(entry["key"]))
        elif "epoch" in entry:
            self.undo_by_consent(entry["undo"], set(range(self.state.seats)))
        else:
            self.past[-1:] = [mark._replace(disclosed=False) for mark in self.past[-1:]]
            self.undo(self.past[-1].seat if self.past else 0)


def resume(game: Game, journal: Journal) -> Session:
    """A session rebuilt from its journal, every line checked against the rules and the dice."""
    header = journal.header
    if "seed" in header and "secret" in header:
        raise JournalError(1, "malformed", detail="seed and secret")
    try:
        check_promises(game, header)
        session = Session(game, header)
    except JournalError:
        raise
    except ODD as error:
        raise JournalError(1, "malformed", detail=str(error)) from None
    session.replay(journal.entries)
    return session
