"""Etherfields in the terminal."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from snar.cli.errors import Trouble
from snar.cli.front import Command, Terminal
from snar.kernel.choice import Refusal
from snar.kernel.session import Session
from snar.packs.folders import PackError
from snar.packs.reader import Problem
from snar.texts.bundle import Texts

if TYPE_CHECKING:
    from snar.cli.commands.tally import Played
    from snar.cli.terminal.faces import Face

OPTIONS = {"sleepers": str, "options": str, "start": str, "chronicle": str}
CAMPAIGN = {"export": {"file": True, "to": False}, "import": {"file": True}}


def face(session: Session, lang: str, bots: dict[int, str]) -> Face:
    from snar.cli.ether.face import EtherFace

    return EtherFace(session, lang, bots)


def wanted(args: Namespace) -> dict[str, Any]:
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
        from snar.cli.ether.chronicles import read

        found["chronicle"] = read(args.chronicle)
    return found


def refusal(refused: Refusal, texts: Texts) -> str:
    from snar.texts.ether.names import Names
    from snar.texts.ether.reasons import refusal_text

    return refusal_text(refused, Names(texts))


def tally(games: Sequence[Played], rules: Any) -> dict[str, Any]:
    from snar.cli.ether.tally import tally as counted

    return counted(games)


def keep(result: dict[str, Any], save: Path, texts: Texts) -> str:
    """A campaign that was saved at its table leaves a chronicle: the next game starts from it."""
    from snar.cli.ether.chronicles import write

    if not result.get("chronicle"):
        return ""
    path = save.with_suffix(".chronicle.json")
    write(path, result["chronicle"])
    return texts.say("ec-chronicle-kept", file=str(path))


def check(folder: Path) -> list[Problem]:
    from snar.ether.map.check import check_tiles
    from snar.packs.ether.loader import read_ether
    from snar.texts.ether.check import check_ether_texts

    try:
        pack = read_ether(folder)
    except PackError:
        return []
    return check_tiles(pack) + check_ether_texts(folder, pack)


TERMINAL = Terminal(
    face=face,
    options=OPTIONS,
    wanted=wanted,
    for_bots=lambda args, bots: {},
    refusal=refusal,
    tally=tally,
    turns=lambda state: int(state.turn),  # of the dream or slumber under way, or of the last one
    keep=keep,
    check=check,
    registers=("etherfields.md", "rulings-ether.md"),
    said="ef-",
    commands=(Command("campaign", "cli.ether.campaign", CAMPAIGN),),
)
