"""Guests and addresses that may not come in: kept in the store, known to every server of the house."""

from __future__ import annotations

import time

from snar.store.port import Store


class Bans:
    def __init__(self) -> None:
        self.until: dict[tuple[str, str], float] = {}

    async def read(self, store: Store) -> None:
        self.until = {(ban.kind, ban.what): ban.until for ban in await store.bans()}

    def of(self, kind: str, what: str) -> bool:
        until = self.until.get((kind, what)) if self.until else None
        return until is not None and until > time.time()

    def shut_out(self, guest: str, address: str) -> bool:
        return self.of("guest", guest) or self.of("address", address)
