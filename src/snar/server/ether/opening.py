"""What a table of Etherfields agrees on."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from snar.ether.options import OWN, SLEEPERS
from snar.packs import shelf

from ..table.opening import ME
from ..table.seats import refuse
from .catalogue import starts


class EtherAgreement(Struct, forbid_unknown_fields=True):
    """`chronicle`: what an earlier game has kept, to go on from there; with the pack that it began with."""

    sleepers: list[str] = field(default_factory=lambda: [SLEEPERS[0]])
    options: list[str] = field(default_factory=list)
    start: str = "campaign"
    chronicle: dict[str, Any] | None = None
    pack: str = ""  # the game's own


def quick(wanted: dict[str, Any], bot: str) -> tuple[dict[str, Any], list[str]]:
    """Alone."""
    return wanted, [ME]


def check(wanted: dict[str, Any]) -> None:
    start, chronicle = wanted.get("start", ""), wanted.get("chronicle")
    begun = chronicle.get("pack") if isinstance(chronicle, dict) else ""
    pack = wanted.get("pack") or begun or OWN
    if isinstance(start, str) and ":" in start and pack in shelf.names("ether") and start not in starts(pack):
        refuse("unknown-start", "EF-SET-2", start=start)  # a dream that a campaign has yet to find
