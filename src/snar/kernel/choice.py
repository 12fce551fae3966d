"""What a seat is asked, and what it may answer."""

from __future__ import annotations

from typing import Any, NamedTuple

Plain = Any  # JSON-like data: str, int, bool, None, tuples and dicts of them


class Option(NamedTuple):
    """One legal answer. `key` is what people type and journals keep; the rest explains it."""

    key: str
    value: Plain = None  # what the asking procedure receives
    rule: str = ""  # the rule behind it
    cost: tuple[tuple[str, int], ...] = ()  # (("bp", 2),)
    effect: tuple[tuple[str, Plain], ...] = ()  # the consequence, as data

    def to_data(self) -> dict[str, Plain]:
        return {"key": self.key, "rule": self.rule, "cost": dict(self.cost), "effect": dict(self.effect)}


class Choice(NamedTuple):
    """Every legal option of one seat, in a stable order."""

    seat: int
    options: tuple[Option, ...]
    topic: str  # what is asked: a text key
    about: tuple[tuple[str, Plain], ...] = ()  # arguments of that text, public to the asked seat

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
