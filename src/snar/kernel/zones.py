"""Cards live in zones. Every card has a back and a set of seats that know its face (`known`, as bits)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .event import Event

if TYPE_CHECKING:
    from .state import State


def move(
    g: State, card: int, frm: str, to: str, *, seen: int = 0, bottom: bool = False, rule: str = "", actor: str = ""
) -> None:
    """The one way a card changes its zone. `seen`: seats that learn its face now, besides those who know it.

    The top of a pile is its last place.
    """
    zones = g.zones
    pile = zones[frm]
    at = len(pile) - 1 if pile[-1] == card else pile.index(card)
    zones[frm] = pile[:at] + pile[at + 1 :]
    zones[to] = (card, *zones.get(to, ())) if bottom else (*zones.get(to, ()), card)
    learn(g, card, seen)
    g.emit(Event("card", actor, "", frm, to, 0, rule, card, g.known[card]))


def draw(g: State, frm: str, to: str, *, seen: int = 0, rule: str = "", actor: str = "") -> int:
    """The top card of `frm` goes to `to`; -1 when there is none."""
    pile = g.zones[frm]
    if not pile:
        return -1
    card = pile[-1]
    move(g, card, frm, to, seen=seen, rule=rule, actor=actor)
    return card


def gather(g: State, frm: str, to: str, *, under: bool = False) -> None:
    """A whole pile goes onto or under another one, as it lies, and who knows which card stays the same. It is no event
    of its own: what makes a pile anew tells so."""
    gathered, pile = g.zones.get(frm, ()), g.zones.get(to, ())
    g.zones[to], g.zones[frm] = (gathered + pile if under else pile + gathered), ()


def learn(g: State, card: int, seats: int) -> None:
    """These seats know the card's face from now on; new knowledge is an undo barrier."""
    if seats & ~g.known[card]:
        g.known[card] |= seats
        g.barrier = True


def shuffle(g: State, zone: str, rule: str = "", told: bool = True) -> None:
    """Nobody knows the order any more, nor which card lies where. Not `told`: a pile that has no part in the game."""
    g.zones[zone] = g.rng.shuffled(g.zones[zone])
    for card in g.zones[zone]:
        g.known[card] = 0
    g.barrier = True
    if told:
        g.emit(Event("shuffle", to=zone, rule=rule))


def stack(g: State, zone: str, cards: list[str]) -> None:
    """A lesson's deck: these cards, the first one on top, then the rest as it lies."""
    for name in reversed(cards):
        card = next(card for card in g.zones[zone] if g.card_id(card) == name)
        g.zones[zone] = (*(other for other in g.zones[zone] if other != card), card)
