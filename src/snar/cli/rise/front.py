"""Říše Snů in the terminal."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from snar.cli.errors import Trouble
from snar.cli.front import Terminal
from snar.kernel.session import Session
from snar.packs.folders import PackError
from snar.packs.reader import Problem
from snar.texts.reasons import refusal_text

if TYPE_CHECKING:
    from snar.cli.commands.tally import Played
    from snar.cli.terminal.faces import Face

NUMBERS = ("boards", "rotation", "fame", "players")  # may be written as --option name=number, too
OPTIONS = {"scenario": str, "edition": str, "characters": str, "fame": int, "boards": int, "players": int}


def face(session: Session, lang: str, bots: dict[int, str]) -> Face:
    from snar.cli.rise.face import Face as RiseFace

    return RiseFace(session, lang, bots)


def wanted(args: Namespace) -> dict[str, Any]:
    found = {name: getattr(args, name) for name in OPTIONS if getattr(args, name) is not None}
    if args.characters:
        found["characters"] = args.characters.split(",")
    pairs = [option.partition("=") for option in args.option]
    found["options"] = [name + sign + value for name, sign, value in pairs if name not in NUMBERS]
    return found | {name: number(name, value) for name, _, value in pairs if name in NUMBERS}


def number(name: str, value: str) -> int:
    if not value.isdecimal():
        raise Trouble("usage-number", what=f"--option {name}=", command="snar play")
    return int(value)


def for_bots(args: Namespace, bots: int) -> dict[str, Any]:
    return {"players": bots} if bots > 1 and not args.characters else {}


def tally(games: Sequence[Played], rules: Any) -> dict[str, Any]:
    from snar.cli.rise.tally import tally as counted

    return counted(games, rules)


def check(folder: Path) -> list[Problem]:
    from snar.packs.rise.loader import read
    from snar.texts.rise.check import check_texts

    try:
        return check_texts(folder, read(folder))
    except PackError:
        return []


TERMINAL = Terminal(
    face=face,
    options=OPTIONS,
    wanted=wanted,
    for_bots=for_bots,
    refusal=refusal_text,
    tally=tally,
    turns=lambda state: int(state.round),
    keep=lambda result, save, texts: "",
    check=check,
    registers=("rise-snu.md", "rulings-rise.md"),
    said="",
)
