"""Variants that put a card or tile of their own on the table."""

from __future__ import annotations

from snar.kernel import zones

from .. import supply
from ..state import EtherState

UNBROKEN = "nepreruseny-sen"
WISDOM = ("trnovy-rytir", "osvezujici-zdrimnuti")  # the variant and its wisdom card have one name
THORN_KNIGHT = "trnovy-rytir"
MEMORIES = "prvni-vzpominky"


def hand_out(g: EtherState) -> None:
    """EF-VAR-3, EF-VAR-4: the variant's wisdom card is active from the start. EF-VAR-9: so are the first memories."""
    for id in WISDOM:
        if id in g.rules:
            out_of_vault(g, id, "wisdom")
    if MEMORIES in g.rules:
        for id in g.content.pack.memories:
            out_of_vault(g, id, "memories")
    unbroken_tile(g)


def take_back(g: EtherState) -> None:
    """A game that goes on without a variant goes on without its card, unless the story has given it."""
    wisdom = [id for id in WISDOM if id not in g.rules]
    memories = [] if MEMORIES in g.rules else list(g.content.pack.memories)
    for zone, ids in (("wisdom", wisdom), ("memories", memories)):
        for card in g.cards(zone):
            printed = g.card(card)
            if printed.id in ids and printed.id not in g.found and not printed.start:
                zones.move(g, card, zone, "vault")
    if UNBROKEN not in g.rules:
        take_mode_tile(g)


def out_of_vault(g: EtherState, id: str, to: str) -> None:
    card = g.find("vault", id)
    if card >= 0:
        zones.move(g, card, "vault", to, seen=g.everyone)


def unbroken_tile(g: EtherState) -> None:
    """EF-VAR-6: it lies there between dreams."""
    if UNBROKEN in g.rules:
        out_of_vault(g, UNBROKEN, "mode")


def take_mode_tile(g: EtherState) -> None:
    """EF-VAR-6: it and its tokens leave on entering a dream."""
    for card in g.cards("mode"):
        zones.move(g, card, "mode", "vault", rule="EF-VAR-6")
    supply.give_back(g, "token", g.tokens.get(UNBROKEN, 0))
    g.tokens = {id: count for id, count in g.tokens.items() if id != UNBROKEN}


def leave_thorns(g: EtherState) -> None:
    """EF-VAR-5: out of the thorns just before saving."""
    if g.story.get(THORN_KNIGHT):
        g.story = {**g.story, THORN_KNIGHT: 0}
        g.tell("story", source=THORN_KNIGHT, rule="EF-VAR-5")
