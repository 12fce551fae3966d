"""What a sleeper can bear in full (EF-SEC-3)."""

from __future__ import annotations

from ..rules.decks.market import returnable
from ..rules.decks.placed import placed
from ..rules.decks.seals import grown, sealable
from ..state import EtherState
from ..values import mutated
from .amounts import amount
from .apply import Apply, Effect


def bears(g: EtherState, a: Apply, seat: int, effect: Effect) -> bool:
    row, verb = g.sleepers[seat], effect["verb"]
    number = effect.get("cards", effect.get("amount", 0))
    wanted = amount(g, a.nested((), seat=seat), number) if isinstance(number, (int, dict)) else 0
    match verb:
        case "ether" | "gem":
            return wanted >= 0 or (row.ether if verb == "ether" else row.gems) >= -wanted
        case "key" | "hours" | "soul":
            return wanted >= 0 or {"key": g.keys, "hours": g.hours, "soul": g.souls}[verb] >= -wanted
        case "discard":
            return len(g.cards(f"hand.{seat}")) >= wanted
        case "give_back":
            return len(returnable(g, seat)) >= wanted
        case "seal":  # EE-B2a: chosen, so in full, with what mutations and cards add
            return not wanted or sealable(g, seat) >= grown(g, seat, wanted + mutated(g, a, "seal"))
        case "turn":
            return len([card for card in placed(g, seat) if card not in row.turned]) >= wanted
    return True
