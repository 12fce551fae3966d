"""What is done against ills rather than for the goal: cleansing, curing, a look at what is hidden."""

from __future__ import annotations

from collections.abc import Callable

from snar.ether.rules.actions.basic import written
from snar.ether.rules.decks.drawing import hand_limit
from snar.ether.rules.turns.leaving import living_cards
from snar.ether.state import EtherState
from snar.ether.values import value
from snar.kernel.choice import Option
from snar.packs.ether.model import Weakness
from snar.packs.ether.walk import nested

from ..base import Scored
from .mind import Mind
from .mutants import relief
from .peril import expendable
from .purse import fixed_loss
from .worth import secret_card, worth

Care = Callable[[Mind, Option], Scored]
CARE = 0.75  # an ether is for this as well
STAYS = 0.9  # what a weakness that stays counts each turn
DRAWN = 4.0  # cards that go through the hand in a turn
AHEAD = 6  # turns that are looked ahead, also on the road
IDLE = 2.6  # a card that is missed no more than this


def cleansing(mind: Mind, option: Option) -> Scored:
    """A key or an ether against what the mutation would still do; the dearer way is the worse one."""
    lost = fixed_loss(mind.g, mind.seat, option.cost)
    entity = option.key.split()[1]
    return Scored(option, -9.0 if lost is None else relief(mind.g, entity) - CARE * lost, ("calm",))


def curing(mind: Mind, option: Option) -> Scored:
    """Paid away before it strikes again; but a weakness is a card too, and keeps a thin deck alive (EE-C2a)."""
    g, seat = mind.g, mind.seat
    lost = fixed_loss(g, seat, option.cost)
    weakness = g.content.pack.weaknesses[option.key.removeprefix("cure ")]
    counted = weakness.id not in (g.card_id(card) for card in g.cards(f"progress.{seat}"))
    if lost is None or (counted and expendable(g, seat) <= 1):
        return Scored(option, -9.0, ("wait",))
    return Scored(option, ill(g, seat, weakness) - CARE * lost, ("calm",))


def ill(g: EtherState, seat: int, weakness: Weakness) -> float:
    """What it will do: one that stays every turn, another one whenever the deck brings it again."""
    turns = len(g.cards("turns")) if g.mode != "world" else AHEAD
    if weakness.stays:
        return STAYS * min(turns, AHEAD)
    often = min(2.0, turns * DRAWN / max(1, living_cards(g, seat)))
    return often * max(0.0, -worth(g, seat, weakness.drawn, weakness.id))


def peeking(mind: Mind, option: Option) -> Scored:
    """When the hand is so full that a card would be lost to the next draw anyway, and the plan is to find that card."""
    g, seat = mind.g, mind.seat
    full = len(g.cards(f"hand.{seat}")) + value(g, "draw", seat) > hand_limit(g, seat)
    idle = [coin for coin in mind.spare if coin.loss < IDLE]
    looks = full and idle and option.key.removeprefix("peek ") in wanted(mind)
    return Scored(option, mind.taste.looks if looks else -5.0, ("card" if looks else "wait",))


def wanted(mind: Mind) -> set[str]:
    """Codes of hidden cards that an action within sight brings, and that the sleeper does not know."""
    found = set()
    for plan in mind.plans:
        for effect in nested(plan.offered.action.do):
            card = secret_card(mind.g, effect["card"]) if effect["verb"] == "gain" else -1
            if card >= 0 and not mind.g.known[card] >> mind.seat & 1:
                found.add(written(mind.g.content.pack.marks[mind.g.card_id(card)]))
    return found


CARES: dict[str, Care] = {"cleanse": cleansing, "cure": curing, "peek": peeking}
