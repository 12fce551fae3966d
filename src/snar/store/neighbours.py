"""The other servers of one house, which share its store: who has which table, and what they say to one another.

A table lives on one server at a time. A house in one file has one server: `Alone`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

MISSED = "missed"  # heard by a server that was away for a while: what others said meanwhile it has not heard
PROMISES = 10_000  # commitments that wait for their table


class Neighbours(Protocol):
    async def enter(self, address: str, hear: Callable[[str], object], lost: Callable[[], object]) -> None:
        """One more server, which the others reach at `address`, or StoreError. `hear`: what others say.

        `lost`: called when others may take its tables for free; it tries by itself to come back."""

    async def claim(self, table_id: str) -> str:
        """Nothing: the table is this server's from now on. Otherwise the address of the server that has it."""

    async def release(self, table_id: str) -> None: ...
    async def addresses(self) -> list[str]:
        """Of all servers of the house that are alive."""

    async def lighter(self) -> str:
        """The address of a server that has far fewer tables than this one; nothing if there is none."""

    async def tell(self, words: str) -> None:
        """Every other server hears it."""

    async def promise(self, commitment: str, secret: bytes) -> None:
        """Whichever server makes the table finds the secret behind the commitment."""

    async def redeem(self, commitment: str) -> bytes | None:
        """The secret, to whoever asks first and to nobody after: it is a table's own from now on."""

    async def tidy(self) -> None:
        """Now and then: promises that no table came for are forgotten."""

    async def leave(self) -> None:
        """In good order: all its tables are free at once."""


class Alone:
    """The only server. Its promises end with it."""

    def __init__(self) -> None:
        self.secrets: OrderedDict[str, bytes] = OrderedDict()  # by commitment

    async def enter(self, address: str, hear: Callable[[str], object], lost: Callable[[], object]) -> None:
        pass

    async def claim(self, table_id: str) -> str:
        return ""

    async def release(self, table_id: str) -> None:
        pass

    async def addresses(self) -> list[str]:
        return []

    async def lighter(self) -> str:
        return ""

    async def tell(self, words: str) -> None:
        pass

    async def promise(self, commitment: str, secret: bytes) -> None:
        self.secrets[commitment] = secret
        if len(self.secrets) > PROMISES:
            self.secrets.popitem(last=False)

    async def redeem(self, commitment: str) -> bytes | None:
        return self.secrets.pop(commitment, None)

    async def tidy(self) -> None:
        """There are never too many."""

    async def leave(self) -> None:
        pass
