"""The ground under the sleepers: clearing a dreamscape, the two entry tiles of the slumbers, entering."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.flow import Proc

from .. import supply
from ..rules.actions.moving import EnterDreamscape
from ..rules.entities.spawning import remove_tile
from ..rules.entities.states import clear
from ..sleeper import TURN_START
from ..state import EtherState

LONG_AGO = -1  # no turn of the encounter to come
HOME = {"map-tile": "map.stack", "secret-tile": "vault", "overlay": "vault"}


def take_back_encounter(g: EtherState, owners: tuple[str, ...]) -> None:
    """EF-SLB-3: entities with all that is theirs, states, threats, and tokens on these tiles go back."""
    for entity in g.entities:
        remove_tile(g, entity.id)
    clear(g)
    supply.give_back(g, "threat", len(g.threats))
    g.threats = ()
    take_back_intent(g, owners)
    for owner in owners:
        supply.give_back(g, "token", g.tokens.get(owner, 0))
    g.tokens = {id: count for id, count in g.tokens.items() if id not in owners}
    zones.gather(g, "turns", "turns.used")
    g.turn, g.blocked, g.first = 0, (), 0
    g.slots = tuple((slot, LONG_AGO) for slot, _ in g.slots)  # turns are counted anew
    for seat in range(g.seats):
        g.edit(seat).set({**TURN_START, "spent": ()})


def take_back_intent(g: EtherState, owners: tuple[str, ...]) -> None:
    """Intent tokens on actions of these tiles (EF-ACT-4)."""
    for key, (colour, payments) in g.intent.items():
        if key.removeprefix("act ").partition(".")[0] in owners:
            if colour in supply.TOKENS:
                supply.give_back(g, colour, payments)
            g.intent = {other: row for other, row in g.intent.items() if other != key}


def clear_map(g: EtherState) -> None:
    """EF-GAT-2: all tiles, overlays and revealed cards back to where they belong, quirks and tokens with them."""
    pieces = tuple(piece for piece, _, _ in g.placed)
    shown = tuple(g.card_id(card) for card in g.cards("revealed"))
    take_back_encounter(g, (*pieces, *shown, g.dream, g.slumber))
    for card in g.cards("map"):
        zones.move(g, card, "map", HOME[g.card(card).deck], rule="EF-GAT-2")
    for card in g.cards("revealed"):
        zones.move(g, card, "revealed", "vault", rule="EF-DTH-2")
    for card, _ in g.quirks:
        zones.move(g, card, "quirks", "fate", bottom=True, rule="EF-GAT-2")
    supply.give_back(g, "environment", len(g.environments))
    supply.give_back(g, "gem", len(g.slots))
    if g.slots:
        g.tell("gem", amount=-len(g.slots), rule="EF-GAT-2")
    supply.give_back(g, "obstacle", sum(covered for _, covered in g.spent))
    g.spent = tuple((key, False) for key, _ in g.spent if key in g.content.found_once)
    for kind, _, _ in g.doors:
        supply.give_back(g, kind, 1)
    g.placed, g.quirks, g.environments, g.slots, g.doors = (), (), (), (), ()
    g.armed, g.companions = True, ()
    for seat in range(g.seats):
        g.edit(seat).field = -1  # EE-F1e: a dream resets where they stand


def lay_entry_tiles(g: EtherState) -> None:
    """EF-END-2: the two entry tiles lie there again; the other slumber tiles are shuffled."""
    clear_map(g)
    for card in g.cards("map.stack"):
        tile = g.card(card)
        if tile.kind == "slumber-entry":
            zones.move(g, card, "map.stack", "map", seen=g.everyone, rule="EF-END-2")
            g.placed = (*g.placed, (tile.id, *g.content.place_of(tile.id)))
    zones.shuffle(g, "map.stack", "EF-END-2")


def entering(g: EtherState) -> Proc:
    """Everybody who does not stand anywhere yet enters (EF-MAP-2)."""
    return EnterDreamscape(tuple(row.seat for row in g.sleepers if row.field < 0))
