"""The games of this package by name. Each is imported when it is asked for, so that one does not slow down another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from snar.kernel.game import Game

NAMES = ("rise", "ether")


def _make(name: str) -> Game:
    if name == "rise":
        from snar.rise.game import Rise

        return Rise()
    from snar.ether.game import Ether

    return Ether()


class _Games(Mapping[str, Game]):
    def __init__(self) -> None:
        self._made: dict[str, Game] = {}

    def __getitem__(self, name: str) -> Game:
        if name not in NAMES:
            raise KeyError(name)
        if name not in self._made:
            self._made[name] = _make(name)
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


GAMES: Mapping[str, Game] = _Games()
