"""Checks the texts of a pack: everything has its name, its case forms and its flavour in every language."""

from collections.abc import Iterator
from pathlib import Path

from snar.packs.reader import Problem
from snar.packs.rise.check_board import WORLDS
from snar.packs.rise.model import Pack
from snar.texts.check import Found, check_forms, noun_forms, read_texts
from snar.texts.languages import Language, languages


def check_texts(folder: Path, pack: Pack) -> list[Problem]:
    """One line for every missing or broken text of the pack in the folder."""
    return [problem for language in languages().values() for problem in _check_language(folder, pack, language)]


def _check_language(folder: Path, pack: Pack, language: Language) -> Iterator[Problem]:
    found = Found()
    yield from read_texts(folder, "", language.code, found)
    for id in (*WORLDS.values(), *pack.characters, *pack.cards, *pack.spells):
        yield from check_forms(language, "", id, found.get(id, {}), (*noun_forms(language), "flavour"))
    for roll in pack.timegate:
        yield from check_forms(language, "", f"timegate-{roll}", found.get(f"timegate-{roll}", {}), ("flavour",))
