"""Notes: kept in storage for anyone, each used once (EF-NOT-1)."""

from __future__ import annotations

from collections.abc import Iterator

from snar.ether.state import EtherState
from snar.kernel import zones

from ..actions.offers import Offered, Source


def offered(g: EtherState, seat: int, taken: set[int]) -> Iterator[Offered]:
    for card in g.cards("notes"):
        id = g.card_id(card)
        for action in g.card(card).actions:
            yield Offered(f"act {id}.{action.id}", action, "note", id, card)


def used(g: EtherState, seat: int, offered: Offered) -> None:
    zones.move(g, offered.card, "notes", "removed", seen=g.everyone, rule="EF-NOT-1", actor=g.sleepers[seat].id)


SOURCES = {"note": Source(offered, lies=True, used=used)}
