"""What the words of a command agree on: the game, its rules, and who plays which seat."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from snar.bots import BOTS
from snar.cli.errors import Trouble

NUMBERS = ("boards", "rotation", "fame", "players")  # options written as name=number
PEOPLE = "none"  # `--bots none`: every seat is played by a person


def wanted(args: Namespace) -> dict[str, Any]:
    """The arguments of `Game.agree`, only those that were given."""
    options = [option for option in args.option if option.partition("=")[0] not in NUMBERS]
    given = {
        "scenario": args.scenario,
        "edition": args.edition,
        "options": options,
        "characters": args.characters.split(",") if args.characters else None,
        "fame": args.fame,
        "boards": args.boards,
        "players": args.players,
    }
    found = {name: value for name, value in given.items() if value is not None}
    return found | {name: number(name, value) for name, value in numbered(args.option)}


def numbered(options: list[str]) -> list[tuple[str, str]]:
    pairs = [option.partition("=") for option in options]
    return [(name, value) for name, _, value in pairs if name in NUMBERS]


def number(name: str, value: str) -> int:
    if not value.isdecimal():
        raise Trouble("usage-number", what=f"--option {name}=", command="snar play")
    return int(value)


def bots_at(spec: str | None, names: list[str]) -> dict[int, str]:
    """Which seats bots play: `greedy` (all but the first), `greedy,random` (seat by seat), `stin=greedy`."""
    if spec == PEOPLE:
        return {}
    parts = (spec or "greedy").split(",")
    if any("=" in part for part in parts):
        pairs = [part.partition("=") for part in parts]
        return {seat_named(name, names): bot_named(bot) for name, _, bot in pairs}
    if len(parts) == 1:
        return dict.fromkeys(range(1, len(names)), bot_named(parts[0]))
    return dict(enumerate(every_seat(parts, len(names))))


def every_seat(parts: list[str], seats: int) -> list[str]:
    """One bot for each seat; a single one plays them all."""
    named = [bot_named(part) for part in parts]
    if len(named) == 1:
        return named * seats
    if len(named) != seats:
        raise Trouble("number-of-bots", seats=seats, given=len(named))
    return named


def bot_named(name: str) -> str:
    if name not in BOTS:
        raise Trouble("unknown-bot", value=name, known=", ".join(BOTS))
    return name


def seat_named(name: str, names: list[str]) -> int:
    """A seat by its character or by its number, 1 being the first."""
    if name in names:
        return names.index(name)
    if name.isdecimal() and 1 <= int(name) <= len(names):
        return int(name) - 1
    raise Trouble("unknown-seat", value=name, known=", ".join(names))
