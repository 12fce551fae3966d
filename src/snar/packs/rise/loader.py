"""Loads a pack: `load()` the built-in one, `load(folder)` any other. Nothing in a pack is ever run."""

from functools import lru_cache
from pathlib import Path

from snar.packs.folders import PackError
from snar.packs.reader import Reader
from snar.packs.rise.building import build
from snar.packs.rise.check import check_data
from snar.packs.rise.model import Pack
from snar.packs.rise.schema import RISE
from snar.packs.shelf import found


def load(name_or_path: str | Path = "rise-snu") -> Pack:
    return found("rise", name_or_path, _read_once, _checked)


def _checked(folder: Path) -> Pack:
    pack = read(folder)
    for problem in check_data(pack):
        raise PackError(str(problem))
    return pack


def read(folder: Path) -> Pack:
    """The pack in the folder when its files are well formed; what they say is not checked yet."""
    reader = Reader(folder, RISE)
    pack = build(reader)
    if pack is None:
        raise PackError(str(reader.problems[0]))
    return pack


_read_once = lru_cache(read)
