"""What a guest has played: figures from the tables they have sat at, for their own eyes only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from snar.games import FRONTS
from snar.lessons import positions

from ..front import front_of
from ..table.seats import Meta, meta_from
from . import bodies
from .endpoint import Call, Endpoint
from .tables import listed, looked_through

MOST = 500  # tables that are looked through, the newest
SHOWN, FAVOURITES = 20, 3


async def profile(call: Call) -> bodies.Profile:
    call.limit("asks")
    guest = call.guest
    rows = (await call.services.store.tables_of(guest.id))[:MOST]
    metas = await looked_through(call, rows, lambda row: meta_from(row.meta))
    played = [(row, meta) for row, meta in zip(rows, metas, strict=True) if is_game_of(meta, guest.id)]
    games = [figures(game, [meta for _, meta in played if meta.game == game], guest.id) for game in FRONTS]
    newest = [(row, meta) for row, meta in played if meta.status == "over"][:SHOWN]
    shown = (await listed(call, [row for row, _ in newest])).tables
    outcomes = [outcome(meta, guest.id) for _, meta in newest]
    tables = [bodies.Played(one.table, won) for one, won in zip(shown, outcomes, strict=True)]
    return bodies.Profile(guest.name, guest.created, [one for one in games if one.going or one.over], tables)


def is_game_of(meta: Meta, guest: str) -> bool:
    """They have a seat, and it is more than a position to try a rule on."""
    return bool(meta.seats_of(guest)) and meta.lesson not in positions()


def figures(game: str, played: list[Meta], guest: str) -> bodies.GameFigures:
    ended = [meta for meta in played if meta.status == "over"]
    outcomes = [outcome(meta, guest) for meta in ended]
    liked = Counter(meta.characters[seat] for meta in played for seat in meta.seats_of(guest))
    return bodies.GameFigures(
        game=game,
        going=len(played) - len(ended),
        over=len(ended),
        won=outcomes.count(True),
        lost=outcomes.count(False),
        together=sum(any(others(meta, guest)) for meta in played),
        favourites=[bodies.Favourite(*one) for one in liked.most_common(FAVOURITES)],
    )


def outcome(meta: Meta, guest: str) -> bool | None:
    """Whoever plays both sides on one device has neither won nor lost."""
    won = {front_of(meta.game).won(meta.result or {}, seat) for seat in meta.seats_of(guest)}
    return won.pop() if len(won) == 1 else None


def others(meta: Meta, guest: str) -> Iterator[str]:
    return (seat.guest for seat in meta.seats if seat.guest and seat.guest != guest)


ENDPOINTS = [Endpoint("GET", "/api/me/profile", profile, None, bodies.Profile, "What I have played")]
