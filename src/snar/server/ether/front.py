"""Tables of Etherfields."""

from __future__ import annotations

from snar.ether.state import EtherState
from snar.kernel.choice import Refusal
from snar.texts.ether.names import Names
from snar.texts.ether.reasons import reason_text

from ..eyes.phrases import PAGE
from ..front import TableFront
from . import opening, views
from .campaigns import ENDPOINTS
from .content import encoded
from .ending import resign, stopped
from .following import deadly, following
from .opening import EtherAgreement, check, quick
from .printed import told
from .projection import LENS
from .voice import ether_voice
from .words import public


def refusal(lang: str, refused: Refusal) -> str:
    """Before there is a table only public things are named."""
    words = public(lang)
    return reason_text(refused, Names(words), PAGE) if words.has(f"ef-why-{refused.reason}") else ""


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
    shapes=(opening, *views.PARTS),
)
