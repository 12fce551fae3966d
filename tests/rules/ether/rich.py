"""A table at which everything is there: cards of the market in every deck, items, notes, wisdom, masks, memories, keys.

Random walks from here meet every card of the pack sooner or later.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator

from snar.ether import supply
from snar.ether.game import Ether
from snar.ether.options import Rules
from snar.ether.state import EtherState
from snar.kernel import running, zones
from snar.kernel.rng import Rng

SHY = ("save", "end", "awaken", "stay", "back", "quiet", "pass", "give-up", "escape")  # a walk that gets somewhere
OPEN = {"note": "notes", "wisdom": "wisdom", "memory": "memories", "item": "storage"}


class Rich(Ether):
    def new(self, rules: Rules, rng: Rng, script: tuple[int, ...] = ()) -> EtherState:
        g = super().new(rules, rng, script)
        deal(g)
        running.restore(g)
        return g


def deal(g: EtherState) -> None:
    """Once the table is set: what a long campaign would have brought."""
    lay_things(g)
    deal_cards(g)


def lay_things(g: EtherState, but: Collection[str] = ()) -> None:
    """Whatever can be found, but for these: cards for everybody, masks and secret influence for each in turn."""
    hidden = [card for card in g.cards("vault") if g.card_id(card) not in but]
    for card in hidden:
        to = OPEN.get(g.card(card).deck)
        if to:
            zones.move(g, card, "vault", to, seen=g.everyone)
    for card in g.cards("storage")[:3]:
        zones.move(g, card, "storage", "items")
    masks = [card for card in g.cards("masks.box") if g.card_id(card) not in but]
    for place, card in enumerate(random.Random(g.rng.below(1000)).sample(masks, len(masks))):
        seat = place % g.seats
        give(g, card, "masks.box", seat, "masks" if place >= g.seats or g.cards(f"mask.{seat}") else "mask")
    for place, card in enumerate(card for card in hidden if g.card(card).deck == "influence"):
        give(g, card, "vault", place % g.seats, "deck")


def deal_cards(g: EtherState) -> None:
    """Most of the market and a few tokens to each sleeper."""
    dice = random.Random(g.rng.below(1000))
    for place, card in enumerate(dice.sample(g.cards("market"), len(g.cards("market")) * 2 // 3)):
        give(g, card, "market", place % g.seats, "deck")
    for seat in range(g.seats):
        give(g, g.cards("weaknesses")[-1], "weaknesses", seat, "deck")
        zones.shuffle(g, f"deck.{seat}")
        row = g.edit(seat)
        row.ether += supply.take(g, "ether", 3)
        row.gems += supply.take(g, "gem", 1)
    g.keys += supply.take(g, "key", 3)


def give(g: EtherState, card: int, frm: str, seat: int, to: str) -> None:
    zones.move(g, card, frm, f"{to}.{seat}", seen=g.everyone)
    g.owners[card] = 1 + seat


def wander(game: Ether, rules: Rules, seed: int, answers: int) -> Iterator[EtherState]:
    """Like a random walk, but what leads nowhere is chosen rarely."""
    from snar.kernel.rng import key_from_seed

    dice = random.Random(seed)
    g = game.new(rules, Rng(key_from_seed(seed)))
    for _ in range(answers):
        yield g
        if g.over:
            return
        choice = dice.choice(g.pending)
        keys = [option.key for option in choice.options]
        bold = [key for key in keys if key.split()[0] not in SHY]
        g.answer(choice.seat, dice.choice(bold if bold and dice.random() < 0.9 else keys))
    yield g
