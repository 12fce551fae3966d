"""What can be agreed on in such a game: numbers, by their names, with their usual values and bounds."""

from __future__ import annotations

from msgspec import Struct

from snar.games import GAMES
from snar.kernel.agreement import numbers

from .voice import speaker


class PlainNumber(Struct):
    """`players`, where there is one, says how many seats the table has."""

    name: str
    label: str
    usual: int
    least: int
    most: int


class PlainCatalogue(Struct):
    """What a game says of itself. `seats`: as many as usual."""

    title: str
    lead: str
    seats: int
    numbers: list[PlainNumber]


def catalogue(game: str, lang: str) -> PlainCatalogue:
    said, usual = speaker(lang, game, ()), GAMES[game].agree()
    agreed = [PlainNumber(name, said.say(f"agree-{name}", name), *bounds) for name, bounds in numbers(usual).items()]
    return PlainCatalogue(said.title(), said.say("lead", "") if said.has("lead") else "", usual.seats, agreed)
