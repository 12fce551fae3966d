"""Parts of a view that are kept."""

from __future__ import annotations

from snar.kernel.parts import Kept, anew


def test_a_part_is_made_again_when_one_of_its_sources_is_another_object() -> None:
    made: list[str] = []

    def make(name: str) -> str:
        made.append(name)
        return name

    kept, row, same = Kept(str.upper), (1, 2), tuple(iter((1, 2)))
    for of in ((row,), (row,), (same,), (same, row), (same, row), (same,)):
        assert kept("figures", of, make, "figures") == "FIGURES"
    assert len(made) == 4, "equal is not the same: only what was not replaced is surely as it was"
    assert kept("worlds", (row,), make, "worlds") == "WORLDS" and made[-1] == "worlds"
    assert anew("worlds", (row,), make, "worlds") == "worlds", "whoever looks but once keeps nothing"
