"""The table of a game that brings none of its own: shown by its view, said by its keys, agreed on in numbers."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from snar.games import GAMES
from snar.kernel.agreement import numbers
from snar.kernel.choice import Refusal
from snar.kernel.parts import anew
from snar.kernel.state import State

from ..eyes.projection import Projection
from ..front import TableFront
from ..table.ending import end, hand_over
from ..table.opening import ME
from ..table.room import Room
from . import catalogue, content
from .voice import PlainVoice, speaker


@cache
def plain(game: str) -> TableFront:
    return TableFront(
        projection=projection(),
        voice=lambda lang, g, seats, known: voice(lang, game, tuple(seats)),
        refusal=lambda lang, refused: refusal(lang, game, refused),
        content=lambda lang, pack: content.encoded(game, lang),
        agreement=agreement(game),
        quick=lambda wanted, bot: quick(game, wanted, bot),
        catalogue=lambda lang: catalogue.catalogue(game, lang),
        figures=lambda g, seat: {GAMES[game].seat_names(g)[seat]},
        resign=resign,
        stopped=lambda g: {"seats": []},
        beat="round",
        shapes=(catalogue, content),
    )


# -- how it is shown and said ------------------------------------------------------------------------------------------
def projection() -> Projection:
    return Projection(
        common=lambda g, part=anew: {},
        own=lambda g, seat, part=anew: g.view(seat),
        own_zones=lambda g: [(g.seats,)],  # never the same object twice: a view may hang on more than cards
        round=lambda g: int(getattr(g, "round", 0)),
        turn=lambda g: f"{getattr(g, 'round', 0)} {[choice.seat for choice in g.pending]}",
    )


@cache
def voice(lang: str, game: str, seats: tuple[str, ...]) -> PlainVoice:
    return PlainVoice(speaker(lang, game, seats))


def refusal(lang: str, game: str, refused: Refusal) -> str:
    said = speaker(lang, game, ())
    known = said.has(f"why-{refused.reason}") or said.texts.has(f"why-{refused.reason}")
    return said.refusal(refused) if known else ""


# -- how it is agreed on -----------------------------------------------------------------------------------------------
def agreement(game: str) -> type[msgspec.Struct]:
    fields = [(name, int, bounds.usual) for name, bounds in numbers(GAMES[game].agree()).items()]
    return msgspec.defstruct(f"{game.title()}Agreement", fields, forbid_unknown_fields=True)


def quick(game: str, wanted: dict[str, Any], bot: str) -> tuple[dict[str, Any], list[str]]:
    """Me first, a bot on every other seat; what is wrong with the agreement is said when it is read."""
    usual = GAMES[game].agree().seats
    seats = wanted.get("players", usual)
    return wanted, [ME, *[bot] * (seats - 1 if isinstance(seats, int) and 0 < seats < 100 else usual - 1)]


# -- how it ends -------------------------------------------------------------------------------------------------------
async def resign(room: Room, seat: int) -> None:
    """Of two the other wins; among more a bot plays on."""
    g: State = room.playing.state
    if g.seats != 2:
        await hand_over(room, seat)
        return
    await end(room, {"seats": [1 - seat], "resigned": seat})
