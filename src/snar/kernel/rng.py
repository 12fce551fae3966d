"""The game's own dice: keyed, counter-based, the same on every machine."""

from __future__ import annotations

from hashlib import blake2b, shake_128
from struct import unpack
from typing import Any

from .compiling import mypyc_attr

BLOCK_DRAWS = 16  # one 512-bit BLAKE2b block holds sixteen 32-bit draws


@mypyc_attr(allow_interpreted_subclasses=True)  # other dice; copied without __init__
class Rng:
    """Draw number n is a pure function of the key and n, so anyone who knows the key can check every draw."""

    __slots__ = ("_block", "_left", "count", "key")

    def __init__(self, key: bytes, count: int = 0) -> None:
        self.key = key
        self.count = count
        self._block = 0
        self._left = 0
        if count % BLOCK_DRAWS:
            self._block = block(key, count // BLOCK_DRAWS) >> 32 * (count % BLOCK_DRAWS)
            self._left = BLOCK_DRAWS - count % BLOCK_DRAWS

    def draw(self) -> int:
        """The next 32 bits."""
        if not self._left:
            self._block = block(self.key, self.count // BLOCK_DRAWS)
            self._left = BLOCK_DRAWS
        value = self._block & 0xFFFFFFFF
        self._block >>= 32
        self._left -= 1
        self.count += 1
        return value

    def below(self, n: int) -> int:
        """A number 0..n-1, each equally likely (draws that would favour some are thrown away)."""
        limit = 0x100000000 - 0x100000000 % n
        value = self.draw()
        while value >= limit:
            value = self.draw()
        return value % n

    def shuffled(self, items: tuple[int, ...]) -> tuple[int, ...]:
        """Fisher-Yates from the last place down."""
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)

    def scattered(self, items: tuple[int, ...]) -> tuple[int, ...]:
        """A quicker shuffle for what is only imagined, whose draws nobody has to check."""
        return strewn(self.key, self.draw(), items)

    def copy(self) -> Rng:
        cls: Any = Rng
        twin: Rng = cls.__new__(cls)
        twin.key, twin.count = self.key, self.count
        twin._block, twin._left = self._block, self._left
        return twin

    def to_data(self) -> dict[str, Any]:
        return {"key": self.key.hex(), "count": self.count}

    @staticmethod
    def from_data(data: dict[str, Any]) -> Rng:
        return Rng(bytes.fromhex(data["key"]), data["count"])


def strewn(key: bytes, draw: int, items: tuple[int, ...]) -> tuple[int, ...]:
    """Their order hangs on one draw of such dice."""
    if len(items) < 2:
        return items
    weights = unpack(f"<{len(items)}Q", shake_128(key + draw.to_bytes(4, "little")).digest(8 * len(items)))
    return tuple([items[i] for i in sorted(range(len(items)), key=weights.__getitem__)])


def block(key: bytes, number: int) -> int:
    return int.from_bytes(blake2b(number.to_bytes(8, "little"), key=key).digest(), "little")


def key_from_seed(seed: str | int, epoch: int = 0) -> bytes:
    """Seeded games are for tests and research; a table uses a 256-bit secret instead."""
    return blake2b(f"{seed}/{epoch}".encode(), person=b"snar-seed", digest_size=32).digest()
