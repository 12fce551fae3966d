"""Where a sleeper may stand, and being put there (EF-STA-1, EF-MAP-12)."""

from __future__ import annotations

from snar.ether.map.crowd import LIMIT
from snar.ether.map.fields import NAMES
from snar.ether.state import EtherState
from snar.kernel.choice import Refusal


def held_fast(g: EtherState, seat: int) -> Refusal | None:
    """EF-STA-1: an immobilised sleeper neither moves nor is relocated."""
    return Refusal("immobilised", "EF-STA-1") if g.sleepers[seat].has("immobilised") else None


def is_full(g: EtherState, field: int, seat: int) -> bool:
    """No room to stop for this sleeper: four others, or a large entity (EF-MAP-12, EF-MAP-13)."""
    others = g.here(field) - (g.sleepers[seat].field == field)
    return others >= LIMIT or large_on(g, field)


def large_on(g: EtherState, field: int) -> bool:
    printed = g.content.pack.entities
    return any(printed[entity.id].large and figure.field == field for entity in g.entities for figure in entity.figures)


def put(g: EtherState, seat: int, field: int, kind: str, rule: str) -> None:
    frm = g.sleepers[seat].field
    g.edit(seat).field = field
    g.tell(kind, seat, frm=NAMES[frm] if frm >= 0 else "", to=NAMES[field], rule=rule)
