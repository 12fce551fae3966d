"""Every sentence of the rulebook lives somewhere in the shipped pack: what uses it is found by its mechanic."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from snar.ether.campaign.slumbertiles import early_escape
from snar.ether.map.fields import NUMBERS
from snar.packs.ether.check_story import reach
from snar.packs.ether.loader import load_ether
from snar.packs.ether.model import EtherPack
from snar.packs.ether.walk import nested

PACK = load_ether()
Row = Any


def rows(pack: EtherPack) -> list[Row]:
    tables = (pack.cards, pack.entities, pack.scenes, pack.locations, pack.sleepers)
    return [row for table in tables for row in table.values()]


def lists_of(row: Row) -> Iterator[tuple[dict[str, Any], ...]]:
    """Every list of effects that is printed on it."""
    for name in ("do", "setup", "exhausted", "redeem", "trap", "drawn", "loot", "moves"):
        yield getattr(row, name, ()) or ()
    for part in (*getattr(row, "actions", ()), *getattr(row, "effects", ()), *getattr(row, "choices", ())):
        yield part.do


def effects(pack: EtherPack = PACK) -> list[dict[str, Any]]:
    return [effect for row in rows(pack) for printed in lists_of(row) for effect in nested(printed)]


def uses(verb: str, **wanted: Any) -> Callable[[], list[Any]]:
    """Effects with that verb and these words."""
    return lambda: [e for e in effects() if e["verb"] == verb and all(e.get(k) == v for k, v in wanted.items())]


def loses(verb: str) -> Callable[[], list[Any]]:
    return lambda: [e for e in effects() if e["verb"] == verb and isinstance(e["amount"], int) and e["amount"] < 0]


def counts(per: str) -> Callable[[], list[Any]]:
    return lambda: [e for e in effects() if any(isinstance(v, dict) and v.get("per") == per for v in e.values())]


def secrets(kind: str) -> Callable[[], list[Any]]:
    return lambda: [secret for secret in PACK.secrets.values() if secret.kind == kind and secret.of]


def pictures() -> list[str]:
    return [piece.picture for piece in (*PACK.tiles.values(), *PACK.overlays.values())]


def half_walls() -> list[str]:
    return [picture for picture in pictures() if "!" in picture or "-." in picture]


def on_a_line() -> list[str]:
    """An environment drawn between two fields of a row."""
    lines = [line for picture in pictures() for line in picture.strip("\n").split("\n")[1::2]]
    return [line for line in lines if line.ljust(4)[3] in "ldbw"]


def in_the_centre() -> list[str]:
    rows_between = [picture.strip("\n").split("\n")[2] for picture in pictures() if picture.count("\n") > 4]
    return [line for line in rows_between if line.ljust(4)[3] in "ldbw"]


def walled_off() -> list[Any]:
    closed = ["+--+", "|", "+--+"]
    return [piece for piece in PACK.overlays.values() if boxed(piece.picture.strip("\n").split("\n"), closed)]


def boxed(lines: list[str], closed: list[str]) -> bool:
    top, middle, bottom = [*lines, "", "", ""][:3]
    return len(lines) == 3 and (top, bottom) == (closed[0], closed[2]) and middle[:1] == middle[3:4] == closed[1]


def across_two_tiles() -> list[Any]:
    """EF-MAP-1: an overlay laid askew covers a part of one tile and a part of another."""
    found = []
    for piece in PACK.overlays.values():
        lines = piece.picture.strip("\n").split("\n")
        height, width = len(lines) // 2, (max(map(len, lines)) - 1) // 3
        row, column = divmod(NUMBERS[piece.at], 8)
        places = {(r // 2, c // 2) for r in range(row, row + height) for c in range(column, column + width)}
        found += [piece] if len(places) > 1 and height * width < 4 else []
    return found


USED: dict[str, Callable[[], list[Any]]] = {
    "threat tokens are laid": uses("threat"),
    "threat tokens are counted": counts("threats"),
    "poisoned": uses("state", name="poisoned"),
    "tokens removed from the game": uses("cleanse", out=True),
    "the played card returned to the market": uses("return"),
    "any card returned to the market, a starting card too": uses("give_back"),
    "cards of dreams join the market": uses("gain", to="market"),
    "a mask is discarded": lambda: [
        mask for mask in PACK.masks.values() for a in mask.actions if any(e["verb"] == "discard_self" for e in a.do)
    ],
    "secret items": secrets("item"),
    "secret weaknesses": secrets("weakness"),
    "secret fate": secrets("fate"),
    "floating rules without an action": lambda: [tile for tile in PACK.tiles.values() if tile.do],
    "tiles with a floating frame": lambda: [
        tile for tile in PACK.tiles.values() if any(action.kind == "floating" for action in tile.actions)
    ],
    "actions of gate tiles": lambda: [dream for dream in PACK.dreams.values() if dream.actions],
    "half walls": half_walls,
    "environments on a line": on_a_line,
    "environments in the centre of a tile": in_the_centre,
    "a field walled off": walled_off,
    "the whole turn card resolved in the sleepers' phase": uses("resolve"),
    "effects that grow with figures in range": counts("figures-in-range"),
    "loot after the last turn": lambda: [
        tile for tile in PACK.slumbers.values() if any(e["verb"] == "loot" for e in tile.exhausted)
    ],
    "an escape that refers to set-up": lambda: [
        tile for tile in PACK.slumbers.values() if tile.escape and not early_escape(tile)
    ],
    "new districts": uses("district"),
    "souls are spent": loses("soul"),
    "overlays laid askew": across_two_tiles,
    "lucid decks of their own": lambda: [card for card in PACK.influence.values() if card.lucid],
    "the wall token": uses("wall"),
    "the hole token": uses("hole"),
}


@pytest.mark.parametrize("what", USED)
def test_the_pack_uses_it(what: str) -> None:
    assert USED[what](), f"nothing in the pack: {what}"


def test_everything_that_uses_it_can_come_into_play() -> None:
    """The story is followed from its beginning; packets of the lucid mode are opened when it has been told."""
    reached = {id for _, id, _ in reach(PACK)}
    named = {secret.of or secret.id for secret in PACK.secrets.values()}
    things = {*PACK.tiles, *PACK.overlays, *PACK.slumbers, *PACK.entities, *PACK.dreams, *PACK.fate, *PACK.masks}
    things |= {*PACK.items, *PACK.notes, *PACK.wisdom, *PACK.memories, *PACK.scenes, *PACK.districts, *named}
    assert sorted(things - reached) == []


def test_more_reference_tokens_than_sleepers_have_a_place_each() -> None:
    placed = [effect["token"] for effect in uses("match")()]
    assert sorted(placed) == sorted(PACK.references)  # each has one place, and one only
    assert sum(not row.sleeper for row in PACK.references.values()) >= 6


def test_the_walk_over_the_pack_sees_what_is_nested() -> None:
    """A search that sees nothing would also find nothing amiss: these stand deep inside others."""
    assert uses("map_tile")() and uses("scene", id="hovory-doruceny")()
