"""What stands where in an observation: named blocks of one array of numbers."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Block(NamedTuple):
    """`words`: what each place of the block stands for; where it is a number of things, they are counted."""

    name: str
    words: tuple[str, ...]
    about: str
    start: int

    @property
    def stop(self) -> int:
        return self.start + len(self.words)


class Layout:
    """Blocks one after another; `at[name]` is where a block begins."""

    def __init__(self, blocks: Iterable[tuple[str, Sequence[str], str]]) -> None:
        self.blocks: list[Block] = []
        self.size = 0
        for name, words, about in blocks:
            self.blocks.append(Block(name, tuple(words), about, self.size))
            self.size = self.blocks[-1].stop
        self.at = {block.name: block.start for block in self.blocks}

    def empty(self) -> array[float]:
        """A plain array of 32-bit floats: in Python it is written three times as fast as NumPy's."""
        return array("f", bytes(4 * self.size))

    def places(self) -> list[str]:
        """Every place by name, `hand/sopka`."""
        return [f"{block.name}/{word}" for block in self.blocks for word in block.words]


def counting(words: Sequence[str]) -> dict[str, int]:
    return {word: place for place, word in enumerate(words)}
