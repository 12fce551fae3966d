"""The texts of a language, loaded once: the program's own, or those of the game's pack as well."""

from __future__ import annotations

from functools import lru_cache

from snar.games import DEFAULT, texts_folder
from snar.texts.bundle import Texts


@lru_cache
def program_texts(lang: str) -> Texts:
    return Texts([], lang)


@lru_cache
def game_texts(lang: str, game: str = DEFAULT) -> Texts:
    return Texts([texts_folder(game)], lang)
