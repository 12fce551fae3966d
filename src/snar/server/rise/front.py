"""Tables of Říše Snů."""

from __future__ import annotations

from collections.abc import Iterable

from snar.rise.state import RiseState
from snar.server.front import TableFront
from snar.server.rise import catalogue, opening, views
from snar.server.rise.content import encoded
from snar.server.rise.ending import resign, stopped
from snar.server.rise.opening import RiseAgreement, quick
from snar.server.rise.projection import LENS
from snar.server.rise.voice import rise_voice
from snar.server.rise.words import refusal
from snar.server.slices import Steps
from snar.server.wire import protocol as p


def no_secrets(ids: Iterable[str], known: frozenset[str], lang: str) -> Steps[p.Told]:
    yield from ()
    return p.Told({}, {})


def figures(g: RiseState, seat: int) -> set[str]:
    """On two boards a player moves two."""
    return {row.id for row in g.figures if row.seat == seat}


TABLES = TableFront(
    projection=LENS,
    voice=rise_voice,
    told=no_secrets,
    refusal=refusal,
    content=encoded,
    agreement=RiseAgreement,
    quick=quick,
    check=lambda wanted: None,
    catalogue=catalogue.catalogue,
    die=8,
    open_hands=False,
    follow=lambda g, people: "",
    deadly=lambda g, choice, key: False,
    figures=figures,
    stop="end",
    resign=resign,
    stopped=stopped,
    beat="round",
    private_journal=False,
    endpoints=(),
    shapes=(opening, catalogue, views),
)
