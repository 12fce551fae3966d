"""Progress cards as they lie there: what values and conditions count (EF-PRG-1)."""

from __future__ import annotations

from snar.ether.state import EtherState
from snar.packs.ether.model import Influence

from ..entities.mutations import banned


def placed(g: EtherState, seat: int) -> list[int]:
    """Cards that count to the limit: active and turned ones, but not weaknesses (EF-WEK-1)."""
    influence = g.content.influence
    return [card for card in g.cards(f"progress.{seat}") if card in influence]


def progress_works(g: EtherState) -> bool:
    return not banned(g, "progress")


def active(g: EtherState, seat: int) -> list[int]:
    """Placed cards that are not turned; under a ban nothing is active (EE-E2b)."""
    turned = g.sleepers[seat].turned
    return [card for card in placed(g, seat) if card not in turned] if progress_works(g) else []


def colours(g: EtherState, seat: int, colour: str) -> int:
    """Active progress cards of a colour, or of any."""
    cards: list[Influence] = [g.card(card) for card in active(g, seat)]
    return sum(colour in ("", "any") or card.intent.get(colour, 0) > 0 for card in cards)
