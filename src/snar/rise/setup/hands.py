"""Hands of the trial: dealt once (RS-ZKS-4), or anew with the dream worlds (RS-OPT-4)."""

from __future__ import annotations

from snar.kernel import zones

from ..state import RiseState


def deal_hands(g: RiseState, rule: str = "RS-ZKS-4") -> None:
    """RS-ZKS-4: three cards each in seat order; the rest leave the game."""
    for row in sorted(g.figures, key=lambda row: row.seat):
        deck = "deck.dream" if row.side == "hero" else "deck.horror"
        for _ in range(3):
            zones.draw(g, deck, f"hand.{row.seat}", seen=1 << row.seat, rule=rule)
    for deck in ("deck.dream", "deck.horror"):
        g.zones["out"] += g.zones[deck]
        g.zones[deck] = ()


def rebuild_decks(g: RiseState) -> None:
    """RS-OPT-4: hands are discarded and decks made anew from every card that is not laid."""
    for row in g.figures:
        for card in g.zones[f"hand.{row.seat}"]:
            zones.move(g, card, f"hand.{row.seat}", f"used.{g.card(card).deck}", rule="RS-OPT-4")
    for deck in ("dream", "horror"):
        out = tuple(card for card in g.zones["out"] if g.card(card).deck == deck)
        g.zones["out"] = tuple(card for card in g.zones["out"] if g.card(card).deck != deck)
        g.zones[f"deck.{deck}"] += g.zones[f"used.{deck}"] + out
        g.zones[f"used.{deck}"] = ()
        zones.shuffle(g, f"deck.{deck}", "RS-OPT-4")
