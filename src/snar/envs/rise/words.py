"""Every answer that the rules of Říše Snů can offer, in a fixed order (docs/notation.md says what each means).

The list is the same for all scenarios, options and editions: fields of a second board are in it too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from snar.packs.rise.model import Ability, Character, Creature, DreamCard, Item, OneShot, Pack, Quest
from snar.rise.content import content_for
from snar.rise.options import ROTATIONS, Rules

from ..language import Language

BARE = (
    *("roll", "activate", "spell", "trade", "end", "done", "decline", "elude", "stand", "fight", "tame", "spared"),
    *("now", "keep", "buy", "hand noted", "easy", "hard", "accept", "pass", "heal", "stay", "none", *"abcdefgh"),
)
ON_FIELDS = ("", "move ", "recall ", "cancel ")
ON_CHARACTERS = ("", "attack ", "first ", "trade ")


def language(rules: Rules) -> Language:
    return of_pack(rules.pack)


@cache
def of_pack(name: str) -> Language:
    return Language(keys(name))


def keys(name: str) -> Iterator[str]:
    pack, fields, worlds = content_for(name).pack, field_names(name), world_names(name)
    yield from BARE
    yield from (f"r{turn}" for turn in ROTATIONS)
    yield from pack.spells
    yield from (verb + field for verb in ON_FIELDS for field in fields)
    yield from (verb + character for verb in ON_CHARACTERS for character in pack.characters)
    yield from (f"cast {id}" for id in of_kind(pack, DreamCard))
    yield from (f"use {thing}" for thing in usable(pack))
    yield from (f"use {thing} {character}" for thing in usable(pack) for character in pack.characters)
    yield from (f"{verb} {id}" for verb in ("keep", "take") for id in of_kind(pack, Ability))
    yield from (f"hand {id}" for id in of_kind(pack, Creature, Item, OneShot, Quest))
    yield from held(of_kind(pack, Item), pack.characters)
    yield from held(of_kind(pack, Quest), (*pack.characters, *worlds))


def field_names(name: str) -> list[str]:
    """Of both boards, the first one's as they lie there."""
    one, two = content_for(name).board, content_for(name, 2).board
    return [*one.names, *(f"b2:{field}" for field in one.names if f"b2:{field}" in two.cell)]


def world_names(name: str) -> list[str]:
    return [world.name for world in content_for(name, 2).board.worlds]


def of_kind(pack: Pack, *kinds: type) -> list[str]:
    return [card.id for card in pack.cards.values() if isinstance(card, kinds)]


def usable(pack: Pack) -> Iterator[str]:
    """What is used, and its uses by number where it has several to offer at a time."""
    sources = [*pack.characters.values(), *pack.cards.values()]
    for source in sources:
        if isinstance(source, (Creature, OneShot)):
            yield source.id
        elif isinstance(source, (Character, Ability, Item)):
            yield from (source.id, *(f"{source.id}#{number}" for number in range(len(source.use))))


def held(ids: Iterable[str], others: Iterable[str]) -> Iterator[str]:
    """Cards by their names, and of equal ones each with whom or what it belongs to."""
    ids, others = list(ids), list(others)
    yield from ids
    yield from (f"{id} {other}" for id in ids for other in others)
