"""A whole house moves from one store to another, and it is verified that everything arrived."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from hashlib import blake2b
from typing import Any

from .port import RELATIONS, Store, StoreError

BATCH = 500
Progress = Callable[[str, int], None]  # a relation, and how many of its rows have arrived


class NotEmpty(StoreError):
    """Somebody lives there already."""


class Differs(StoreError):
    """What arrived is not what was sent; the message is the relation."""


async def move(source: Store, target: Store, progress: Progress) -> int:
    """How many rows there were. Half a house is none: whoever started a server on it would not notice."""
    await vacant(target)
    async with target.whole():
        return sum([await carried(source, target, relation, progress) for relation in RELATIONS])


async def vacant(target: Store) -> None:
    for relation in RELATIONS:
        if await target.batch(relation, (), 1):
            raise NotEmpty(relation)


async def carried(source: Store, target: Store, relation: str, progress: Progress) -> int:
    arrived = 0
    async for rows in batches(source, relation):
        await target.put(relation, rows)
        arrived += len(rows)
        progress(relation, arrived)
    if await digest(source, relation) != await digest(target, relation):
        raise Differs(relation)
    return arrived


async def batches(store: Store, relation: str) -> AsyncIterator[list[tuple[Any, ...]]]:
    keys, after = RELATIONS[relation].keys, tuple[object, ...]()
    while rows := await store.batch(relation, after, BATCH):
        yield rows
        after = rows[-1][:keys]


async def digest(store: Store, relation: str) -> int:
    """The same in whatever order a store has its rows: databases sort letters in many ways."""
    found = 0
    async for rows in batches(store, relation):
        found += sum(int.from_bytes(blake2b(repr(tuple(row)).encode(), digest_size=16).digest()) for row in rows)
    return found
