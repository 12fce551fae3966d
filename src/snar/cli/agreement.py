"""What the words of a command agree on: the game, its rules, and who plays which seat."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from snar.bots import BOTS
from snar.cli.errors import Trouble
from snar.cli.speech import program_texts
from snar.kernel.choice import Refused

NUMBERS = ("boards", "rotation", "fame", "players")  # options written as name=number
PEOPLE = "none"  # `--bots none`: every seat is played by a person


def agreed(args: Namespace, more: dict[str, Any] | None = None) -> Any:
    """The rules that the words ask for; a refusal is told in the words of the game."""
    from snar.games import GAMES

    try:
        return GAMES[args.game].agree(**{**(more or {}), **wanted(args)})
    except Refused as error:
        if args.game != "ether":
            raise
        from snar.texts.ether.names import Names
        from snar.texts.ether.reasons import refusal_text

        raise Trouble("said", text=refusal_text(error.refusal, Names(program_texts(args.lang)))) from None


OF_RISE = ("scenario", "edition", "characters", "fame", "boards", "players")
OF_ETHER = ("sleepers", "options", "start", "chronicle")


def wanted(args: Namespace) -> dict[str, Any]:
    """The arguments of `Game.agree`, only those that were given."""
    foreign = OF_RISE if args.game == "ether" else OF_ETHER
    for name in foreign:
        if getattr(args, name) is not None:
            raise Trouble("not-of-this-game", what=f"--{name}", command=f"snar {args.command}")
    return wanted_ether(args) if args.game == "ether" else wanted_rise(args)


def wanted_ether(args: Namespace) -> dict[str, Any]:
    """`--sleepers` names them, or says how many: then they come in the order of the rulebook."""
    from snar.ether.options import SLEEPERS

    found: dict[str, Any] = {"options": [*args.option, *(args.options.split(",") if args.options else ())]}
    if args.sleepers:
        number = int(args.sleepers) if args.sleepers.isdecimal() else 0
        if args.sleepers.isdecimal() and not 1 <= number <= len(SLEEPERS):
            raise Trouble("sleepers-range", most=len(SLEEPERS))
        found["sleepers"] = SLEEPERS[:number] if number else args.sleepers.split(",")
    if args.start:
        found["start"] = args.start
    if args.chronicle:
        from snar.cli.chronicles import read

        found["chronicle"] = read(args.chronicle)
    return found


def wanted_rise(args: Namespace) -> dict[str, Any]:
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
