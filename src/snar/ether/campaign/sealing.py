"""A chronicle as a file: what its players have not been told lies in one block that nobody reads by chance.

The block is packed, not locked: files move between servers, which share no key. Unpacking it spoils one's own story.
"""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

from ..options import refused
from .checking import LONGEST
from .chronicle import OPEN

BLOCK = "sealed"
UNTOLD = ("story", "sheet")  # variables of the story; the whole table of the MZ mode with its covered piles


def sealed(chronicle: dict[str, Any]) -> dict[str, Any]:
    """As it leaves the table: the variables of the story and what lies in covered piles are packed away."""
    hidden = {name: chronicle[name] for name in UNTOLD if name in chronicle}
    hidden["shared"] = {zone: ids for zone, ids in chronicle["shared"].items() if zone not in OPEN}
    told = {name: part for name, part in chronicle.items() if name not in UNTOLD}
    told["shared"] = {zone: ids for zone, ids in chronicle["shared"].items() if zone in OPEN}
    text = json.dumps(hidden, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return {**told, BLOCK: base64.b64encode(zlib.compress(text.encode(), 9)).decode()}


def opened(chronicle: dict[str, Any] | None) -> dict[str, Any] | None:
    """As it was before; one without a block (of an older version) is whole already. Nothing may be said twice."""
    if not isinstance(chronicle, dict) or BLOCK not in chronicle:
        return chronicle
    told = {name: part for name, part in chronicle.items() if name != BLOCK}
    try:
        hidden = json.loads(unpacked(chronicle[BLOCK]))
        shared = [told.pop("shared"), hidden.pop("shared")]
        twice = {*told} & {*hidden} or {*shared[0]} & {*shared[1]}
        if not twice and {*hidden} <= {*UNTOLD}:
            return {**told, **hidden, "shared": {**shared[0], **shared[1]}}
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError, zlib.error):
        pass
    raise refused("bad-chronicle", "EF-SAV-1")


def unpacked(block: str) -> bytes:
    """Never more than a campaign can have, a letter being up to four bytes."""
    packer = zlib.decompressobj()
    data = packer.decompress(base64.b64decode(block, validate=True), 4 * LONGEST)
    if not packer.eof:
        raise ValueError("too long, or torn")
    return data
