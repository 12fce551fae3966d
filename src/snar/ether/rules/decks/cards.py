"""Influence cards played from the hand, and the action on the back of the deck's top card (EF-INF-1, EF-INF-2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from snar.ether.content import Content
from snar.ether.state import EtherState
from snar.packs.ether.model import Action, Influence

from ..actions.offers import Offered, Source
from .drawing import discard, held


def hand(g: EtherState, seat: int, taken: set[int]) -> list[Offered]:
    """One offer for each name; a card that is being paid is no longer there to be played."""
    found: list[Offered] = []
    for card in held(g, seat, taken):
        found += playable(g.content, card)
    return found


def quick_in_hand(g: EtherState, seat: int, taken: set[int]) -> Sequence[Offered]:
    """Most hands hold none."""
    return () if g.content.quick.isdisjoint(g.cards(f"hand.{seat}")) else hand(g, seat, taken)


@lru_cache(maxsize=4096)
def playable(content: Content, card: int) -> tuple[Offered, ...]:
    """Progress cards act only when placed (EF-PRG-1)."""
    printed = content.cards[card]
    if not isinstance(printed, Influence) or printed.progress:
        return ()
    id = printed.id
    keys = [f"play {id}.{action.id}" if place else f"play {id}" for place, action in enumerate(printed.actions)]
    return tuple(Offered(key, action, "hand", id, card) for key, action in zip(keys, printed.actions, strict=True))


def back(g: EtherState, seat: int, taken: set[int]) -> tuple[Offered, ...]:
    """EF-INF-2, EE-G2c: while a starting card lies on top of the deck, whoever's it was in the beginning."""
    deck = g.cards(f"deck.{seat}")
    return on_back(g.content, deck[-1]) if deck else ()


@lru_cache(maxsize=1024)
def on_back(content: Content, card: int) -> tuple[Offered, ...]:
    owner = getattr(content.cards[card], "sleeper", "")
    if not owner:
        return ()
    action = content.pack.sleepers[owner].back
    return (Offered(f"act {owner}.{action.id}", action, "back", owner),)


def back_action(g: EtherState, owner: str, id: str) -> Action:
    return g.content.pack.sleepers[owner].back


def played(g: EtherState, seat: int, offered: Offered) -> None:
    """It goes to the discards when its price is paid; an effect may send it on (`seal_self`, `return`). One that had
    to be discarded meanwhile is there already."""
    if offered.card in g.cards(f"hand.{seat}"):
        discard(g, seat, offered.card, rule="EF-INF-1")


SOURCES = {
    "hand": Source(hand, quick=quick_in_hand, shared=False, used=played),
    "back": Source(back, back_action, shared=False),
}
