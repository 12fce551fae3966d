"""Continuous values: what is printed in the rules, and what cards in play add to it."""

from __future__ import annotations

from typing import Any

from snar.packs.ether.model import Bonus, Influence

from .effects.amounts import measured
from .effects.conditions import Case, holds
from .options import SLEEPERS
from .rules.decks.placed import progress_works
from .rules.entities.mutations import banned, extra
from .state import EtherState

PRINTED = {
    "hand": 6,  # EF-TRN-2
    "draw": 4,
    "progress-slots": 4,  # EF-PRG-1
    "item-slots": 3,  # EF-ITM-1
    "distress-limit": 8,  # EF-DTH-1
    "shortcut": 1,
    "market": 3,
    "sanctuary": 1,
}
SHARED = ("items", "wisdom", "season", "revealed", "memories")  # zones of cards that lie there for all
ZONES = tuple(
    (f"progress.{seat}", f"mask.{seat}", *SHARED) for seat in range(len(SLEEPERS))
)  # by seat: what `sources` reads


def value(g: EtherState, name: str, seat: int) -> int:
    """What the rulebook says with what cards say about it now, which comes before it (EF-SEC-2); limits never fall
    below zero."""
    return summed(g, name, bonuses(g, seat))


Bonuses = dict[str, list[tuple[Case, Bonus]]]  # by the value they change, each with whose it is


def summed(g: EtherState, name: str, known: Bonuses) -> int:
    """The value, for those who ask for several and have found the bonuses."""
    total = PRINTED.get(name, 0)
    if name not in known:
        return total
    for case, bonus in known[name]:
        if holds(g, case, bonus.when):
            total += measured(g, case, bonus.amount)
    return max(0, total) if name in PRINTED else total


def bonuses(g: EtherState, seat: int) -> Bonuses:
    """All that cards and entities in play may add to this sleeper's values. It is asked for many times a choice and
    seldom changes, so the last answer is kept with everything it was found from."""
    place = g.mode, g.dream, g.slumber, g.placed, g.quirks
    parts = (*map(g.zones.get, ZONES[seat]), g.sleepers[seat].turned, g.entities, place)
    known = g.remembered.get(seat)
    if known is None or known[0] != parts:
        known = g.remembered[seat] = parts, printed_bonuses(g, seat)
    found: Bonuses = known[1]
    return found


def printed_bonuses(g: EtherState, seat: int) -> Bonuses:
    found: Bonuses = {}
    for id in sources(g, seat):
        for bonus in g.content.bonuses.get(id, ()):
            found.setdefault(bonus.value, []).append((Case(seat, id), bonus))
    for row in g.entities:
        for bonus in g.content.pack.entities[row.id].bonuses:
            found.setdefault(bonus.value, []).append((Case(seat, row.id, row.id), bonus))
    return found


def sources(g: EtherState, seat: int) -> list[str]:
    """Ids of whatever may change this sleeper's values: the sleeper's own cards, then what lies there for all, every
    wisdom card among it (EF-WIS-1)."""
    ids, zones = g.content.ids, g.zones
    found = active_progress(g, seat)
    mask = g.cards(f"mask.{seat}")
    if mask and masks_work(g):
        found += [ids[card] for card in mask]
    found += [ids[card] for zone in SHARED for card in zones.get(zone, ())]
    if g.mode == "slumber":  # what a quirk adds concerns the whole landscape, only its actions a place (EE-F1c)
        found += [ids[card] for card, _ in g.quirks]
    setting = g.content.setting(g)
    if setting is not None:
        found.append(setting.id)
        found += [piece for piece, _, _ in g.placed]
    return found


def active_progress(g: EtherState, seat: int) -> list[str]:
    """Cards at work in the progress zone: not turned, copies once unless they stack, and no influence under a ban.

    Weaknesses that stay there are never inactive.
    """
    found: list[str] = []
    placed, turned = g.cards(f"progress.{seat}"), g.sleepers[seat].turned
    works = bool(placed) and progress_works(g)
    for number in placed:
        card = g.content.cards[number]
        idle = not works or number in turned
        if isinstance(card, Influence) and (idle or (card.id in found and not card.stacks)):
            continue
        found.append(card.id)
    return found


def masks_work(g: EtherState) -> bool:
    return not banned(g, "masks")


def mutated(g: EtherState, a: Any, what: str) -> int:
    """What the mutations of the entity add whose own effect this is; equal ones stack (EE-E2a)."""
    return extra(g, a.entity, what) if a.range >= 0 else 0
