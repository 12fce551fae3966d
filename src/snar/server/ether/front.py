"""Tables of Etherfields."""

from __future__ import annotations

from snar.ether.state import EtherState

from ..front import TableFront
from . import catalogue, opening, views
from .campaigns import ENDPOINTS
from .content import encoded
from .ending import resign, stopped
from .following import deadly, following
from .opening import EtherAgreement, check, quick
from .printed import told
from .projection import LENS
from .voice import ether_voice
from .words import refusal


def figures(g: EtherState, seat: int) -> set[str]:
    return {g.sleepers[seat].id}


TABLES = TableFront(
    projection=LENS,
    voice=ether_voice,
    told=told,
    refusal=refusal,
    content=encoded,
    agreement=EtherAgreement,
    quick=quick,
    check=check,
    catalogue=catalogue.catalogue,
    die=0,
    open_hands=True,
    follow=following,
    deadly=deadly,
    figures=figures,
    stop="",
    resign=resign,
    stopped=stopped,
    beat="turn",
    private_journal=True,
    endpoints=ENDPOINTS,
    shapes=(opening, catalogue, *views.PARTS),
)
