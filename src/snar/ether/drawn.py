"""What of the view a page draws: the land under the tiles, the map of known districts, votes.

An allow-list: pieces that lie on the table, districts that were found, voices that were raised.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from snar.kernel.meaning import Meanings
from snar.kernel.parts import Part, anew

from .campaign.dreamworld import MEANINGS, Travel
from .map.fields import COLUMNS, NAMES
from .rules.turns.deciding import Agree
from .seen import names
from .state import EtherState

WAYS = Meanings(MEANINGS)  # what a voice for a way names
HALVES = {"- ": 0, " -": 1, "-.": 0, ".-": 1}


def drawn(g: EtherState, part: Part = anew) -> dict[str, Any]:
    gates = g.cards("gates")
    found = (g.districts, g.log, g.dream, gates, *[g.known[card] for card in gates])
    return {
        "land": part("land", (g.placed, g.environments, g.doors), land, g),
        "map": part("map", found, world, g),
        **votes(g),
    }


# -- the land --------------------------------------------------------------------------------------------------------
def land(g: EtherState) -> dict[str, Any]:
    """`walls`: bits north, east, south, west. `halves`: half walls, which close nothing."""
    shape = g.landscape
    fields = [
        {
            "name": NAMES[at], "tile": g.placed[source][0], "walls": shape.sides[at], "symbols": shape.symbols[at],
            "suit": shape.suits[at], "environments": sorted(shape.environments[at]),
        }
        for at, source in enumerate(shape.source)
        if source >= 0
    ]  # fmt: skip
    actions = [
        {"key": row.key, "field": NAMES[row.field] if row.field >= 0 else "", "kind": row.action.kind}
        for row in g.content.map_actions(g.placed)
    ]
    return {"fields": fields, "actions": actions, "halves": list(halves(g))}


def halves(g: EtherState) -> Iterator[dict[str, Any]]:
    """Half walls as they are drawn: `side` of the field, and which half of it (0: left or upper)."""
    source = g.landscape.source
    for index, (id, row, column) in enumerate(g.placed):
        lines = g.content.printed[id].picture.strip("\n").splitlines()
        for y, line in enumerate(lines):
            for x in range(0, len(line), 3):
                at, side, part = (row + y // 2) * COLUMNS + column + x // 3, "n" if y % 2 == 0 else "w", -1
                if y % 2 == 0:
                    part = HALVES.get(line[x + 1 : x + 3], -1)
                elif line[x] == "!":
                    part = 0
                if y == len(lines) - 1:
                    at, side = at - COLUMNS, "s"
                elif y % 2 and x == len(lines[0].rstrip()) - 1:
                    at, side = at - 1, "e"
                if part >= 0 and 0 <= at < len(source) and source[at] == index:
                    yield {"field": NAMES[at], "side": side, "part": part}


# -- the dreamworld --------------------------------------------------------------------------------------------------
def world(g: EtherState) -> list[dict[str, Any]]:
    """Locations of the districts in play. Which dream is behind a gate shows when its tile was found."""
    open = {*names(g, "gates"), g.dream}
    known = {*open, *(id for id, _ in g.log), *(id for id, dream in g.content.pack.dreams.items() if dream.start)}
    return [
        {
            "id": row.id, "district": row.district, "icons": list(row.icons), "arrows": list(row.arrows),
            "shortcuts": list(row.shortcuts), "gate": row.gate if row.gate in known else "",
            "won": (row.gate, "victory") in g.log and row.gate not in open,
        }
        for row in g.content.pack.locations.values()
        if row.district in g.districts
    ]  # fmt: skip


def votes(g: EtherState) -> dict[str, Any]:
    """Voices of what is decided together, each told aloud: those of this vote, and of the first when it failed."""
    vote = voting(g)
    now, before = (vote.votes, vote.differed) if vote else ((), ())
    return {"votes": ballot(now), "differed": ballot(before)}


def voting(g: EtherState) -> Agree | Travel | None:
    """What the sleepers are deciding together just now."""
    top = g.stack[-1] if g.stack else None
    return top if isinstance(top, (Agree, Travel)) else None


def ballot(votes: tuple[tuple[int, str], ...]) -> list[dict[str, Any]]:
    return [{"seat": seat, "key": key, "place": WAYS.of("travel", key).on.get("place", "")} for seat, key in votes]
