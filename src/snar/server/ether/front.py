"""Tables of Etherfields."""

from __future__ import annotations

from snar.ether.state import EtherState
from snar.ether.view import UNTOLD

from ..front import TableFront
from . import bodies, campaigns, cards, catalogue, content, opening, views
from .ending import resign, stopped, won
from .following import deadly, following
from .opening import EtherAgreement, check, quick
from .printed import secrets_in_words
from .projection import LENS
from .tale import TALE
from .voice import ether_voice
from .words import refusal


def figures(g: EtherState, seat: int) -> set[str]:
    return {g.sleepers[seat].id}


TABLES = TableFront(
    projection=LENS,
    voice=ether_voice,
    secrets_in_words=secrets_in_words,
    previewed=("payment",),
    refusal=refusal,
    content=content.encoded,
    agreement=EtherAgreement,
    quick=quick,
    check=check,
    hidden_rules=("chronicle",),  # it holds what the story keeps to itself
    catalogue=catalogue.catalogue,
    open_hands=True,
    follow=following,
    deadly=deadly,
    figures=figures,
    walks=("move", "effort"),
    resign=resign,
    stopped=stopped,
    won=won,
    hidden_result=UNTOLD,
    beat="turn",
    private_journal=True,
    tale=TALE,
    endpoints=[*campaigns.ENDPOINTS, *content.ENDPOINTS],
    shapes=(cards, bodies, opening, catalogue, *views.PARTS),
)
