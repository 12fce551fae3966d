"""A scripted table: strict, short, and in the words of the rulebook. Each game's port says how its things are named."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar, cast

from snar.kernel.choice import Refused
from snar.kernel.game import Game, events_for
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.session import Session
from snar.kernel.state import State

from .moment import said, saved
from .naming import at_table, known_keys, list_of, seed_of, table_of, whole, zone_of

S = TypeVar("S", bound=State)
NO_MORE = 0  # ends a dice script: a further roll is an error


def scripted(given: dict[str, Any], most: int = 999) -> tuple[int, ...]:
    """Strict dice: with `dice` these faces fall and no other die may be rolled, without it the seed's do."""
    faces = tuple(whole("dice", face, 1, most) for face in list_of("dice", given.get("dice", [])))
    return (*faces, NO_MORE) if "dice" in given else ()


class Table(Generic[S]):
    """`Table(dice=[8, 7], ...)` takes what `given` of a file takes; then `table.say("rytir", "attack stin")`."""

    game: ClassVar[Game]
    agreed: ClassVar[Mapping[str, Callable[[str, Any], Any]]] = {}  # words of its agreement, and how each is read
    words: ClassVar[frozenset[str]]  # what else `given` may hold, beside `dice`, `seed` and a whole `state`
    faces: ClassVar[int] = 999  # of the largest die
    verbs: ClassVar[frozenset[str]] = frozenset()  # of answers that are labelled by what they name

    def __init__(self, **given: Any) -> None:
        self.session = Session(self.game, {"scenario": True}, self.build(given))
        self.events = self.told()

    @classmethod
    def around(cls, session: Session) -> Self:
        """A game that is played elsewhere, to be looked at in the words of scenarios."""
        table = cls.__new__(cls)
        table.session = session
        table.events = table.told()
        return table

    @property
    def g(self) -> S:
        return cast("S", self.session.state)

    # -- what a game's port says -----------------------------------------------------------------------------------
    @classmethod
    def agreement(cls, given: dict[str, Any]) -> Any:
        """What the players agree on, or Refused."""
        return cls.game.agree(**cls.options(given))

    @classmethod
    def options(cls, given: dict[str, Any]) -> dict[str, Any]:
        """What `given` says of the agreement."""
        wanted = table_of("given", given)
        return {name: read(name, wanted[name]) for name, read in cls.agreed.items() if name in wanted}

    def position(self, given: dict[str, Any], rules: Any, rng: Rng, script: tuple[int, ...]) -> S:
        """A state with everything where the description says, at the asked moment."""
        raise NotImplementedError

    @property
    def names(self) -> list[str]:
        """Who answers at this table."""
        return self.game.seat_names(self.session.state)

    def seat(self, name: str) -> int:
        return at_table(name, self.names)

    def zone_name(self, zone: str) -> str:
        """`hand.hracka` is `hand.0`."""
        return zone_of(self.session.state, zone, {name: seat for seat, name in enumerate(self.names)})

    def public(self) -> dict[str, Any]:
        """The whole table by names, for `then`: what everybody sees, with what is asked."""
        return {**self.seen_by("spectator"), **self.asking()}

    def asking(self) -> dict[str, Any]:
        g = self.session.state
        return {"topic": self.topic, "asked": self.asked, "over": g.over, "result": g.result}

    def seen_by(self, name: str) -> dict[str, Any]:
        """A player's view by names; `spectator` is everybody's."""
        g = self.session.state
        return g.view(g.seats if name == "spectator" else self.seat(name))

    def is_name(self, word: str) -> bool:
        """Can an answer be this word alone: a field, a card, a character?"""
        raise NotImplementedError

    def is_word(self, word: str) -> bool:
        """Can it stand in an answer after its verb?"""
        return self.is_name(word)

    # -- beginning -------------------------------------------------------------------------------------------------
    def build(self, given: dict[str, Any]) -> S:
        """From a whole state, or from a description of one."""
        self.check_words(given)
        if "state" in given:
            known_keys("given", given, {"state"})
            found: S = saved(self.game.load, given["state"])
            return found
        rng = Rng(key_from_seed(seed_of(given.get("seed", "scenario"))))
        return self.position(given, said(self.agreement, given), rng, scripted(given, self.faces))

    def check_words(self, given: dict[str, Any]) -> None:
        known_keys("given", given, {*self.agreed, *self.words, "dice", "seed", "state"})

    # -- playing ---------------------------------------------------------------------------------------------------
    def say(self, name: str, *lines: str) -> Any:
        """The player of `name` gives these answers; the whole of each line must be used."""
        for line in lines:
            played = self.session.answer(self.seat(name), line)
            self.events += played.events[-1]
            assert not played.rest, f"not used: {' '.join(played.rest)} (after {' '.join(played.keys)})"
        return self

    def refuses(self, name: str, line: str, why: str) -> None:
        """The answer is refused because of this rule or reason, and nothing changes."""
        before = self.session.state.dump()
        try:
            self.session.answer(self.seat(name), line)
        except Refused as refused:
            had = (refused.refusal.rule, refused.refusal.reason)
            assert why in had, f"{line!r} was refused because of {' '.join(had).strip()}, not {why}"
            assert self.session.state.dump() == before, "a refused answer changed the game"
            return
        raise AssertionError(f"{line!r} was accepted, but should be refused because of {why}")

    # -- looking ---------------------------------------------------------------------------------------------------
    def offers(self, name: str) -> list[str]:
        """The keys offered to the player of `name` now."""
        choice = self.session.state.choice_of(self.seat(name))
        return [option.key for option in choice.options] if choice else []

    def option(self, name: str, key: str) -> dict[str, Any]:
        choice = self.session.state.choice_of(self.seat(name))
        option = choice.find(key) if choice else None
        assert option, f"{key} is not offered; offered are {self.offers(name)}"
        return option.to_data()

    @property
    def asked(self) -> list[str]:
        return [self.session.names[choice.seat] for choice in self.session.state.pending]

    @property
    def topic(self) -> str:
        pending = self.session.state.pending
        return pending[0].topic if pending else ""

    def view(self, name: str) -> dict[str, Any]:
        return self.session.state.view(self.seat(name))

    def zone(self, zone: str) -> list[str]:
        """Card ids in a zone, the top last; a zone of somebody's is said by name (`hand.rytir`)."""
        g = self.session.state
        return [g.card_id(card) for card in g.zones[self.zone_name(zone)]]

    def told(self) -> list[dict[str, Any]]:
        """What the last answer, or the beginning, told everyone."""
        return events_for(self.session.state, self.session.state.seats)

    def happened(self, kind: str, **details: Any) -> bool:
        """Has such an event been told (to everyone) since the start?"""
        return any(e["kind"] == kind and all(e.get(k) == v for k, v in details.items()) for e in self.events)

    def check(self) -> None:
        """Strict: every scripted die was rolled."""
        left = [face for face in self.session.state.script if face != NO_MORE]
        assert not left, f"dice not used: {left}"


AnyTable: TypeAlias = Table[Any]
