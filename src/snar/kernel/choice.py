"""What a seat is asked, and what it may answer."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, final

Plain = Any  # JSON-like data: str, int, bool, None, tuples and dicts of them


@final
class Option:
    """One legal answer. `key` is what people type and journals keep; the rest explains it."""

    __slots__ = ("cost", "effect", "key", "rule", "value")

    def __init__(
        self,
        key: str,
        value: Plain = None,
        rule: str = "",
        cost: tuple[tuple[str, int], ...] = (),
        effect: tuple[tuple[str, Plain], ...] = (),
    ) -> None:
        self.key: Final = key
        self.value: Final = value  # what the asking procedure receives
        self.rule: Final = rule  # the rule behind it
        self.cost: Final = cost  # (("bp", 2),)
        self.effect: Final = effect  # the consequence, as data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.value == other.value and self.to_data() == other.to_data()

    def __repr__(self) -> str:
        return f"Option({self.key!r}, {self.value!r}, {self.rule!r}, {self.cost!r}, {self.effect!r})"

    def standing_for(self, value: Plain, key: str = "") -> Option:
        """The same, but that the asking procedure receives this, and perhaps under another key."""
        return Option(key or self.key, value, self.rule, self.cost, self.effect)

    def to_data(self) -> dict[str, Plain]:
        return {"key": self.key, "rule": self.rule, "cost": dict(self.cost), "effect": dict(self.effect)}


@final
class Choice:
    """Every legal option of one seat, in a stable order."""

    __slots__ = ("about", "options", "seat", "topic")

    def __init__(
        self, seat: int, options: tuple[Option, ...], topic: str, about: tuple[tuple[str, Plain], ...] = ()
    ) -> None:
        self.seat: Final = seat
        self.options: Final = options
        self.topic: Final = topic  # what is asked: a text key
        self.about: Final = about  # arguments of that text, public to the asked seat

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Choice):
            return False
        same = (self.seat, self.topic, self.about) == (other.seat, other.topic, other.about)
        return same and self.options == other.options

    def __repr__(self) -> str:
        return f"Choice({self.seat!r}, {self.options!r}, {self.topic!r}, {self.about!r})"

    def find(self, key: str) -> Option | None:
        for option in self.options:
            if option.key == key:
                return option
        return None

    def to_data(self) -> dict[str, Plain]:
        return {
            "seat": self.seat,
            "topic": self.topic,
            "about": dict(self.about),
            "options": [option.to_data() for option in self.options],
        }


class Refusal(NamedTuple):
    """Why something is not offered: the rule that forbids it and a text key with its arguments."""

    reason: str
    rule: str = ""
    about: tuple[tuple[str, Plain], ...] = ()


class Refused(ValueError):
    """Bad input. Nothing has changed; `refusal` says why and what to do; `word`: which part of a line it was."""

    def __init__(self, refusal: Refusal, word: str = "") -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal
        self.word = word
