"""Tables of Říše Snů."""

from __future__ import annotations

from snar.rise.state import RiseState
from snar.server.front import TableFront
from snar.server.rise import bodies, catalogue, opening, views
from snar.server.rise.content import encoded
from snar.server.rise.ending import resign, stopped
from snar.server.rise.opening import RiseAgreement, quick
from snar.server.rise.projection import LENS
from snar.server.rise.tale import TALE
from snar.server.rise.voice import rise_voice
from snar.server.rise.words import refusal


def figures(g: RiseState, seat: int) -> set[str]:
    """On two boards a player moves two."""
    return {row.id for row in g.figures if row.seat == seat}


TABLES = TableFront(
    projection=LENS,
    voice=rise_voice,
    previewed=("figures", "laid", "light"),
    refusal=refusal,
    content=encoded,
    agreement=RiseAgreement,
    quick=quick,
    catalogue=catalogue.catalogue,
    die=8,
    figures=figures,
    walks=("move",),
    stop="end",
    resign=resign,
    stopped=stopped,
    beat="round",
    shapes=(bodies, opening, catalogue, views),
    tale=TALE,
)
