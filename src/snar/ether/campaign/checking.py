"""Whether what somebody brings can be a chronicle: the shape of every part, and that the pack knows its names.

A chronicle travels as a file, which anyone can write. What is wrong with it is said before a table stands on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from snar.packs.ether.model import EtherPack
from snar.packs.ether.stories import passages_of, scene_of

from .. import sleeper
from ..content import Content
from ..options import SLEEPERS
from ..plain import FIELDS
from ..supply import TOKENS

MOST = 1_000_000  # no number of a campaign comes near
LONGEST = 100_000  # letters of a chronicle: twice of it is kept with each table, and read wherever tables are listed


def is_chronicle(data: dict[str, Any], zones: Iterable[str], content: Content) -> bool:
    rows, shared = data["sleepers"], data["shared"]
    piles = [*shared.values(), *(row[part] for row in rows.values() for part in ("cards", "masks"))]
    return (
        set(rows) == set(SLEEPERS)
        and all(isinstance(row["ether"], bool) for row in rows.values())
        and set(shared) <= set(zones)
        and all(words(pile) for pile in piles)
        and enough(piles, {id: len(numbers) for id, numbers in content.numbers.items()})
        and words(data["spent"])
        and is_story(data, content)
        and is_sheet(data.get("sheet"), content)
    )


def is_page(page: str, pack: EtherPack) -> bool:
    scene = pack.scenes.get(scene_of(page))
    return scene is not None and {*passages_of(page)} <= {passage.id for passage in scene.passages}


def is_story(data: dict[str, Any], content: Content) -> bool:
    """What a campaign keeps besides its cards."""
    pack, story, log = content.pack, data["story"], data["log"]
    return (
        words(data["read"])
        and all(is_page(page, pack) for page in data["read"])
        and words(data["found"], {*content.numbers, *pack.references})
        and words(data["districts"], pack.districts)
        and words(data["bag"])
        and enough([data["bag"]], {id: row.copies for id, row in pack.mutations.items()})
        and isinstance(story, dict)
        and words([*story])
        and all(is_number(value) for value in story.values())
        and isinstance(log, list | tuple)
        and all(words(row) and len(row) == 2 and row[0] in pack.dreams for row in log)
        and is_number(data["souls"])
        and 0 <= data["souls"] <= TOKENS["soul"]
    )


def is_sheet(sheet: Any, content: Content) -> bool:
    """Only one of this very pack is ever read."""
    if sheet is None or (isinstance(sheet, dict) and sheet["pack"] != content.pack.hash):
        return True
    count, pack = len(content.cards), content.pack
    cards = [card for pile in sheet["zones"].values() for card in pile]
    return (
        all(is_number(card) for card in cards)
        and sorted(cards) == list(range(count))
        and all(isinstance(sheet[name], list) and len(bytes(sheet[name])) == count for name in ("known", "owners"))
        and all(shaped(row, sleeper.FIELDS) for row in sheet["sleepers"])
        and all(is_number(row[1]) and is_number(row[2]) and words(row[:1]) for row in sheet["companions"])
        and shaped(sheet, FIELDS)
        and is_story(sheet, content)
        and words([row[0] for row in sheet["placed"]], {*pack.tiles, *pack.overlays})
        and sheet["location"] in {"", *pack.locations}
    )


def shaped(data: dict[str, Any], fields: dict[str, Any]) -> bool:
    """Every field is there, of the kind that it has at the beginning."""
    return all(kind(data[name]) is kind(value) and is_plain(data[name]) for name, value in fields.items())


def kind(value: Any) -> type:
    return tuple if isinstance(value, list) else type(value)


def is_plain(value: Any) -> bool:
    if isinstance(value, dict):
        return words([*value]) and is_plain([*value.values()])
    if isinstance(value, list | tuple):
        return all(is_plain(part) for part in value)
    return isinstance(value, str | bool) or is_number(value)


def words(names: Any, known: Any = None) -> bool:
    """A list of names, all of them known."""
    listed = isinstance(names, list | tuple) and all(isinstance(name, str) for name in names)
    return listed and (known is None or all(name in known for name in names))


def enough(piles: list[Any], printed: dict[str, int]) -> bool:
    """No card lies there more often than it was printed."""
    written = Counter(id for pile in piles for id in pile)
    return all(number <= printed.get(id, 0) for id, number in written.items())


def is_number(value: Any) -> bool:
    return isinstance(value, int) and abs(value) <= MOST
