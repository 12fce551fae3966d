"""The rule text of everything in a pack of Etherfields, derived from its data and never written by hand.

Parts that are printed apart (actions, bonuses, loot) are parted by a line break.
"""

from __future__ import annotations

from typing import Any

from snar.texts.bundle import Texts
from snar.texts.ether.met import MET
from snar.texts.ether.owned import OWNED
from snar.texts.ether.parts import Teller

KINDS: dict[type, Teller] = {**OWNED, **MET}


def rule_text(card: Any, texts: Texts) -> str:
    """What it does, in whole sentences."""
    return "\n".join(KINDS[type(card)](card, texts))
