"""The lucid mode (EF-VAR-7, EE-G11): once the story has been told, its dreams can be dreamt again, with decks of 20
cards that nobody has seen before."""

from __future__ import annotations

from typing import Any

from snar.kernel import zones

from ..options import LUCID
from ..state import EtherState
from .shelf import shelf


def last_dream(g: EtherState) -> str:
    return list(g.content.pack.dreams)[-1]


def story_is_told(g: EtherState) -> bool:
    """The gate of the last dream has left the game: it has been won, in the lucid mode once more."""
    return g.find("removed", last_dream(g)) >= 0


def begins(g: EtherState, chronicle: dict[str, Any]) -> bool:
    """Does a lucid round begin with this chronicle? One that was only broken off goes on as it was left."""
    return LUCID in g.rules and last_dream(g) in chronicle["shared"].get("removed", ())


def open_packets(g: EtherState) -> None:
    """EF-VAR-7: each of the four lucid sleepers has a deck of twenty cards of its own; whoever waits finds it later."""
    seats = {row.id: row.seat for row in g.sleepers}
    for card in g.cards("vault"):
        printed = g.card(card)
        if getattr(printed, "lucid", False):
            seat = seats.get(printed.sleeper, -1)
            to = f"box.{seat}" if seat >= 0 else shelf(printed.sleeper)
            zones.move(g, card, "vault", to, seen=g.everyone, rule="EF-VAR-7")
            g.owners[card] = 1 + seat


def open_again(g: EtherState) -> None:
    """EE-G11: the gates of all dreams that were won lie there as in the beginning; everything else is kept."""
    for card in g.cards("removed"):
        if g.card(card).deck == "gate":
            zones.move(g, card, "removed", "gates", seen=g.everyone, rule="EF-VAR-7")
