"""How far what a sleeper does reaches, with everything that changes it (EF-ACT-6)."""

from __future__ import annotations

from snar.ether.state import EtherState
from snar.ether.values import value
from snar.packs.ether.model import Action

from .ranges import ANY_RANGE, STUNNED_RANGE


def is_attack(action: Action) -> bool:
    """Attack or contact by its own word: not everything that is aimed at an entity is one (EF-ACT-6)."""
    return action.kind in ("attack", "contact")


def sleeper_range(g: EtherState, seat: int, printed: int, attack: bool) -> int:
    """How far a sleeper's action goes; bonuses are for attacks and contacts, a stun is for all (EE-E6a)."""
    reach = max(0, printed + value(g, "range", seat)) if attack and printed < ANY_RANGE else printed
    return min(reach, STUNNED_RANGE) if g.sleepers[seat].has("stunned") else reach


def action_range(g: EtherState, seat: int, action: Action) -> int:
    """EF-ACT-6: attack and contact reach 1 field unless changed; others are done on the spot."""
    return sleeper_range(g, seat, action.range, is_attack(action))
