"""Experience into power: whole cards, as little wasted as can be (RS-EXP-1)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from snar.kernel.choice import Choice
from snar.rise.rules.experience import cards_worth, price, total, worth

from ..base import Scored

if TYPE_CHECKING:
    from snar.bots.rise.mind import Mind

NOTED = -1
MOST = 9  # cards considered at once


def best_hand(mind: Mind) -> tuple[int, tuple[int, ...]]:
    """The least experience that is lost, and what to hand in for one token (-1 stands for noted experience)."""
    g, me = mind.g, mind.figure
    need, noted = price(g, me), g.figures[me].noted
    held = {card: worth(g, card) for card in cards_worth(g, me)[:MOST]}
    if noted:
        held[NOTED] = noted
    hands = [hand for n in range(1, len(held) + 1) for hand in combinations(held, n)]
    lost = [(sum(held[card] for card in hand) - need, len(hand), hand) for hand in hands]
    enough = [row for row in lost if row[0] >= 0]
    if not enough:
        return 0, tuple(held)
    least = min(enough)
    return least[0], least[2]


def gain(mind: Mind) -> float:
    """A token now; waiting may lose less, but awakening loses all."""
    lost, _ = best_hand(mind)
    spare = total(mind.g, mind.figure) - price(mind.g, mind.figure)
    return mind.taste.trading - lost * 0.4 + spare * 0.1


def trade(mind: Mind, choice: Choice) -> list[Scored]:
    """Hand in the chosen cards one by one (copies are alike, so by name), then buy."""
    names = [hand_key(mind, card) for card in best_hand(mind)[1]]
    for card in getattr(mind.proc, "picked_cards", ()):
        if hand_key(mind, card) in names:
            names.remove(hand_key(mind, card))
    scores = {"buy": 9.0, "keep": 0.5}
    found = []
    for option in choice.options:
        score = scores.get(option.key, 5.0 if option.key in names else 0.0)
        found.append(Scored(option, score, ("trade",)))
    return found


def hand_key(mind: Mind, card: int) -> str:
    return "hand noted" if card == NOTED else f"hand {mind.g.card_id(card)}"
