"""How a game that brings no part of its own is agreed on, shown and counted in the terminal."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from snar.cli.errors import Trouble
from snar.cli.front import Terminal
from snar.kernel.choice import Refusal
from snar.kernel.session import Session
from snar.texts.bundle import Texts

if TYPE_CHECKING:
    from snar.cli.commands.tally import Played
    from snar.cli.terminal.faces import Face

OPTIONS = {"players": int}


@cache
def plain(game: str) -> Terminal:
    def tally(games: Sequence[Played], rules: Any) -> dict[str, Any]:
        from snar.cli.plain.tally import tally as counted

        return counted(games, game, rules)

    return Terminal(
        face=face,
        options=OPTIONS,
        wanted=wanted,
        for_bots=lambda args, bots: {"players": bots} if bots > 1 else {},
        refusal=lambda refusal, texts: refused(refusal, game, texts),
        tally=tally,
        turns=lambda state: int(getattr(state, "round", 0)),
        keep=lambda result, save, texts: "",
        check=lambda folder: [],
        registers=(),
        said=f"{game}-",
    )


def face(session: Session, lang: str, bots: dict[int, str]) -> Face:
    from snar.cli.plain.face import PlainFace

    return PlainFace(session, lang, bots)


def wanted(args: Namespace) -> dict[str, Any]:
    """`--option goal=5`: whatever its agreement knows by name, in numbers."""
    found = {} if args.players is None else {"players": args.players}
    for name, _, value in (option.partition("=") for option in args.option):
        if not value.isdecimal():
            raise Trouble("usage-number", what=f"--option {name}=", command=f"snar {args.command}")
        found[name] = int(value)
    return found


def refused(refusal: Refusal, game: str, texts: Texts) -> str:
    from snar.cli.speech import game_texts
    from snar.texts.plain import Speaker

    return Speaker(game_texts(texts.lang, game), game, []).refusal(refusal)
