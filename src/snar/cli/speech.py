"""The texts of a language, loaded once: the program's own, or those of the game's pack as well."""

from __future__ import annotations

from functools import lru_cache

from snar.games import DEFAULT, FRONTS
from snar.packs.folders import BUILT_IN
from snar.texts.bundle import Texts


@lru_cache
def program_texts(lang: str) -> Texts:
    return Texts([], lang)


@lru_cache
def game_texts(lang: str, pack: str = FRONTS[DEFAULT].pack) -> Texts:
    return Texts([BUILT_IN / pack], lang)
