"""Reference tokens: of no use until a card explains them, then matched to places of the map (EF-REF-1)."""

from __future__ import annotations

from snar.ether.state import EtherState
from snar.kernel.choice import Refusal
from snar.packs.ether.model import Action


def explained(g: EtherState) -> bool:
    """A wisdom card that stands for the rule has been found."""
    return any("EF-REF-1" in getattr(g.card(card), "rules", ()) for card in g.cards("wisdom"))


def available(g: EtherState, seat: int) -> list[str]:
    """Tokens that have not been matched yet; a personal one is laid by its sleeper only. EF-LIM-3: one that was matched
    is out of the game."""
    own = ("", g.sleepers[seat].id)
    return [id for id, token in g.content.pack.references.items() if id not in g.found and token.sleeper in own]


def unmatchable(g: EtherState, action: Action) -> Refusal | None:
    """Why there is nothing to be matched by this action, if it is about that."""
    wanted = next((effect["token"] for effect in action.do if effect["verb"] == "match"), "")
    if not wanted:
        return None
    if not explained(g):
        return Refusal("not-explained", "EF-REF-1")
    if wanted in g.found:
        return Refusal("used-up", "EF-REF-1")
    return None if at_hand(g, wanted) else Refusal("token-away", "EE-G12")


def at_hand(g: EtherState, token: str) -> bool:
    """EE-G12: a personal token is where its sleeper is, and that one may not dream with the others now."""
    owner = g.content.pack.references[token].sleeper
    return not owner or any(row.id == owner for row in g.sleepers)
