"""Loads a pack of Etherfields: `load_ether()` the built-in one, `load_ether(folder)` any other."""

from functools import lru_cache
from pathlib import Path

from snar.packs.ether.building import build
from snar.packs.ether.check import check_data
from snar.packs.ether.model import EtherPack
from snar.packs.ether.schema import ETHER
from snar.packs.folders import PackError
from snar.packs.reader import Reader
from snar.packs.shelf import found


def load_ether(name_or_path: str | Path = "etherfields") -> EtherPack:
    return found("ether", name_or_path, _read_once, _checked)


def _checked(folder: Path) -> EtherPack:
    reader = Reader(folder, ETHER)
    pack = _whole(reader)
    for problem in check_data(pack, reader.seen):
        raise PackError(str(problem))
    return pack


def read_ether(folder: Path) -> EtherPack:
    """The pack in the folder when its files are well formed; what they say is not checked yet."""
    return _whole(Reader(folder, ETHER))


_read_once = lru_cache(read_ether)


def _whole(reader: Reader) -> EtherPack:
    pack = build(reader)
    if pack is None:
        raise PackError(str(reader.problems[0]))
    return pack
