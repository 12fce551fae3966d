"""The pack that comes with the game is correct, complete, and loaded fast without anything installed."""

import subprocess
import sys
import time
from dataclasses import replace

import pytest

from snar.packs.folders import BUILT_IN
from snar.packs.rise.check import check
from snar.packs.rise.completeness import completeness
from snar.packs.rise.loader import load, read
from snar.packs.rise.model import Pack

FOLDER = BUILT_IN / "rise-snu"


def test_it_has_no_problems() -> None:
    assert [str(problem) for problem in check(FOLDER)] == []


def test_it_is_loaded_in_time() -> None:
    read(FOLDER)
    start = time.process_time()
    read(FOLDER)
    assert time.process_time() - start < 0.12


def test_nothing_but_the_standard_library_is_needed() -> None:
    path = f"import sys; sys.path.insert(0, {str(BUILT_IN.parents[1])!r})"
    code = "from snar.packs.rise.loader import load; load(); import snar.packs.rise.check"
    subprocess.run([sys.executable, "-S", "-E", "-c", f"{path}; {code}"], check=True)


def without(pack: Pack, id: str) -> Pack:
    cards = {key: card for key, card in pack.cards.items() if key != id}
    return replace(pack, cards=cards, copies=tuple(card for card in pack.copies if card.id != id))


@pytest.mark.parametrize(
    ("pack", "line"),
    [
        (without(load(), "sopka"), "pack.toml: rise-snu: sopka is missing; the sources name it, add it"),
        (replace(load(), copies=()), "pack.toml: rise-snu: dream: 0 cards, "),
        (replace(load(), timegate={}), "pack.toml: rise-snu: Time Gate rows []; have one for each of 4 to 8"),
        (replace(load(), spells={}), "pack.toml: rise-snu: spells differ from the ten of the rules"),
        (replace(load(), board=()), "pack.toml: rise-snu: board: 0 cells of number; have 64"),
        (replace(load(), characters={}), "pack.toml: rise-snu: characters of side hero; have barbar"),
    ],
    ids=["named card", "counts", "time gate", "spells", "board", "characters"],
)
def test_what_is_missing_is_told(pack: Pack, line: str) -> None:
    assert any(str(problem).startswith(line) for problem in completeness(pack))


def test_values_known_from_the_sources_are_held() -> None:
    pack = load()
    swift = replace(pack.characters["barbar"], pohyb=9)
    changed = replace(pack, characters={**pack.characters, "barbar": swift})
    assert [problem.what for problem in completeness(changed)] == [
        "barbar: pohyb = 9",
        "cestovatel is not the fastest",
        "barbar is not slow",
    ]
