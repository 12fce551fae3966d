"""What the words of a command agree on: the game, its rules, and who plays which seat."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from snar.bots import names as bot_names
from snar.cli.errors import Trouble
from snar.cli.front import terminal_of
from snar.cli.packing import packed
from snar.cli.speech import program_texts
from snar.games import FRONTS, GAMES
from snar.kernel.choice import Refused

PEOPLE = "none"  # `--bots none`: every seat is played by a person


def agreed(args: Namespace, more: dict[str, Any] | None = None) -> Any:
    """The rules that the words ask for; a refusal is told in the words of the game."""
    return agree_on(args, {**(more or {}), **wanted(args)})


def wanted(args: Namespace) -> dict[str, Any]:
    """What the words ask for, as the rules of the game call it."""
    own_words(args)
    name = packed(args.pack, args.game)
    return {**terminal_of(args.game).wanted(args), **({"pack": name} if name else {})}


def agree_on(args: Namespace, asked: dict[str, Any]) -> Any:
    try:
        return GAMES[args.game].agree(**asked)
    except Refused as error:
        told = terminal_of(args.game).refusal(error.refusal, program_texts(args.lang))
        raise Trouble("said", text=told) from None


def own_words(args: Namespace) -> None:
    """Words of another game are refused."""
    foreign = {name for game in FRONTS for name in terminal_of(game).options} - {*terminal_of(args.game).options}
    for name in sorted(foreign):
        if getattr(args, name) is not None:
            raise Trouble("not-of-this-game", what=f"--{name}", command=f"snar {args.command}")


def bots_at(game: str, spec: str | None, names: list[str]) -> dict[int, str]:
    """Which seats bots play: `greedy` (all but the first), `greedy,random` (seat by seat), `stin=greedy`."""
    if spec == PEOPLE:
        return {}
    parts = (spec or "greedy").split(",")
    if any("=" in part for part in parts):
        pairs = [part.partition("=") for part in parts]
        return {seat_named(name, names): bot_named(game, bot) for name, _, bot in pairs}
    if len(parts) == 1:
        return dict.fromkeys(range(1, len(names)), bot_named(game, parts[0]))
    return dict(enumerate(every_seat(game, parts, len(names))))


def every_seat(game: str, parts: list[str], seats: int) -> list[str]:
    """One bot for each seat; a single one plays them all."""
    named = [bot_named(game, part) for part in parts]
    if len(named) == 1:
        return named * seats
    if len(named) != seats:
        raise Trouble("number-of-bots", seats=seats, given=len(named))
    return named


def bot_named(game: str, name: str) -> str:
    if name not in bot_names(game):
        raise Trouble("unknown-bot", value=name, known=", ".join(bot_names(game)))
    return name


def seat_named(name: str, names: list[str]) -> int:
    """A seat by its character or by its number, 1 being the first."""
    if name in names:
        return names.index(name)
    if name.isdecimal() and 1 <= int(name) <= len(names):
        return int(name) - 1
    raise Trouble("unknown-seat", value=name, known=", ".join(names))
