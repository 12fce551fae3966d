"""The answers of a game as numbers: keys are a closed language, so every key has a fixed place in one list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from itertools import count

from snar.kernel.choice import Option

Fold = Callable[[str], str]


class Unspoken(ValueError):
    """The rules offered a key that the list does not hold: complete the words of the game's room in `snar.envs`."""


class Language:
    """`keys`: every key that the rules can offer, each once, in an order that never changes.

    Some keys say more than is needed to tell the options of one choice apart (`target vlk c4 stunned`). `fold` makes
    them shorter (`target vlk c4`); of options that are then alike the first has the number of that key, the second
    that of `target vlk c4 ~2`, and so on.
    """

    def __init__(self, keys: Iterable[str], fold: Fold | None = None) -> None:
        self.keys = tuple(dict.fromkeys(keys))
        self.number = {key: number for number, key in enumerate(self.keys)}
        self.fold = fold

    def __len__(self) -> int:
        return len(self.keys)

    @property
    def digest(self) -> str:
        """Tells whether an agent learned by the same list."""
        return blake2b("\n".join(self.keys).encode(), digest_size=8).hexdigest()

    def numbers(self, options: Sequence[Option]) -> list[int]:
        """The number of every option of one choice, in their order."""
        if self.fold is not None:
            return self.folded(options, self.fold)
        number = self.number
        try:
            return [number[option.key] for option in options]
        except KeyError as missing:
            raise Unspoken(f"no number for the key {missing.args[0]!r}") from None

    def folded(self, options: Sequence[Option], fold: Fold) -> list[int]:
        found: dict[str, int] = {}  # by key, so that no two options share one
        for option in options:
            short = fold(option.key)
            key = next(key for n in count(1) if (key := nth(short, n)) not in found)
            if key not in self.number:
                raise Unspoken(f"no number for the key {option.key!r}, folded to {key!r}")
            found[key] = self.number[key]
        return list(found.values())


def nth(key: str, n: int) -> str:
    return key if n == 1 else f"{key} ~{n}"


def several(keys: Iterable[str], most: int) -> list[str]:
    """Keys that up to so many options of one choice are folded to."""
    return [nth(key, n) for key in keys for n in range(1, most + 1)]
