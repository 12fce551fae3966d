"""Checks the pictures of tiles and overlays of a pack; the rest of a pack is checked in `snar.packs.ether`."""

from __future__ import annotations

from collections.abc import Iterator

from snar.packs.ether.model import EtherPack, Overlay, Tile
from snar.packs.reader import Problem

from .fields import CORNERS, NUMBERS, place
from .landscape import Landscape, Placed, covered, landscape
from .tiles import BLOCKED, ENTRY, Picture, read

FILE = "tiles.toml"


def check_tiles(pack: EtherPack) -> list[Problem]:
    problems: list[Problem] = []
    laid: dict[str, Placed] = {}
    pieces: list[Tile | Overlay] = [*pack.tiles.values(), *pack.overlays.values()]
    for tile in pieces:
        try:
            picture = read(tile.picture, tile.suits)
            laid[tile.id] = (picture, *_corner(tile))
            covered(*laid[tile.id])
        except ValueError as error:
            problems.append(
                Problem(FILE, tile.id, f"{error}", "correct its picture, suits or place (docs/ether-cards.md)")
            )
            continue
        problems += _actions(tile, picture)
    if not problems:
        problems += [*_slumbers(pack, laid), *_dreams(pack, laid)]
    return problems


def _corner(tile: Tile | Overlay) -> tuple[int, int]:
    if isinstance(tile, Tile):
        return place(tile.place, tile.shift)
    if not tile.at:
        raise ValueError("an overlay without a field")
    row, column = divmod(NUMBERS[tile.at], 8)
    return row, column


def _actions(tile: Tile | Overlay, picture: Picture) -> Iterator[Problem]:
    for action in tile.actions:
        row, column = CORNERS.get(action.at, (0, 0))
        outside = row >= picture.rows or column >= picture.columns
        if outside or BLOCKED in picture.symbols[row * picture.columns + column]:
            what = f"action {action.id} at {action.at} cannot be reached"
            yield Problem(FILE, tile.id, what, "move it to a field on which one can stand")


def _slumbers(pack: EtherPack, laid: dict[str, Placed]) -> Iterator[Problem]:
    """Whichever tile comes first, one can walk to all of it from the entry tiles (EE-F1d)."""
    entries = tuple(laid[tile.id] for tile in pack.tiles.values() if tile.kind == "slumber-entry")
    for tile in pack.tiles.values():
        if tile.kind != "map" and not _connected(landscape((*entries, laid[tile.id]))):
            fix = "open a way between all its fields and the entry tiles (EE-F1d)"
            yield Problem(FILE, tile.id, "a part of it is cut off", fix)


def _dreams(pack: EtherPack, laid: dict[str, Placed]) -> Iterator[Problem]:
    for dream in pack.dreams.values():
        pictures = [laid[tile.id][0] for tile in pack.tiles.values() if tile.dream == dream.id]
        if not any(ENTRY in symbols for picture in pictures for symbols in picture.symbols):
            yield Problem(FILE, dream.id, "its tiles have no entry", "draw an e on the tile it begins with")


def _connected(land: Landscape) -> bool:
    todo, found = [*land.fields[:1]], set[int]()
    while todo:
        at = todo.pop()
        if at not in found:
            found.add(at)
            todo += land.near[at]
    return len(found) == len(land.fields)
