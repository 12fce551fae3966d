"""What a seat can imagine: the same game with everything it cannot know dealt out anew."""

from __future__ import annotations

from typing import TypeVar

from . import flow
from .rng import Rng
from .state import State

S = TypeVar("S", bound=State)
Slot = tuple[str, int, str]  # zone, place, the back that can be seen there ("" when covered)


def imagine(g: S, seat: int, rng: Rng) -> S:
    """A clone in which cards unknown to the seat are permuted and the dice are fresh. The seat sees no difference."""
    twin = g.clone()
    twin.script = ()  # of a lesson's dice to come nobody knows
    permute(twin, 1 << seat, rng)
    twin.rng = Rng(b"".join(rng.draw().to_bytes(4, "little") for _ in range(8)))
    if twin.pending and (twin.asking != "one" or twin.pending[0].seat != seat):
        flow.restore(twin)  # other seats' options may hang on cards that changed
    return twin


def deal_unknown(g: State, rng: Rng) -> None:
    """A new epoch after an undo by consent: cards that nobody knows are dealt anew."""
    permute(g, g.everyone, rng)


def permute(g: State, knowers: int, rng: Rng) -> None:
    """Shuffle, among their places, the cards that none of these seats knows."""
    known = bytearray(g.known)
    piles = {zone: list(cards) for zone, cards in g.zones.items()}
    for slots in hidden_slots(g, knowers).values():
        cards = rng.shuffled(tuple(g.zones[zone][place] for zone, place, _ in slots))
        for (zone, place, _), card in zip(slots, matched(g, slots, cards), strict=True):
            piles[zone][place] = card
            known[card] = g.known[g.zones[zone][place]]  # who knows a place knows whatever lies there
    g.zones = {zone: tuple(cards) for zone, cards in piles.items()}
    g.known = known


def hidden_slots(g: State, knowers: int) -> dict[str, list[Slot]]:
    """Places whose card these seats do not know, by family (cards of one family could be each other)."""
    families: dict[str, list[Slot]] = {}
    for zone in sorted(g.zones):
        pile = g.zones[zone]
        shown = g.backs_shown(zone)
        for place, card in enumerate(pile):
            if g.known[card] & knowers:
                continue
            seen = shown == "all" or (shown == "top" and place == len(pile) - 1)
            families.setdefault(g.card_family(card), []).append((zone, place, g.card_back(card) if seen else ""))
    return families


def matched(g: State, slots: list[Slot], cards: tuple[int, ...]) -> list[int]:
    """Cards for the slots in order: first a fitting one where a back is seen, then the rest as they come."""
    left = list(cards)
    chosen: dict[int, int] = {}
    for i, (_, _, back) in enumerate(slots):
        if back:
            card = next(card for card in left if g.card_back(card) == back)
            left.remove(card)
            chosen[i] = card
    rest = iter(left)
    return [chosen[i] if i in chosen else next(rest) for i in range(len(slots))]
