"""Checks the texts of a pack of Etherfields, and that what is secret does not stand among the public ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from snar.packs.ether.model import EtherPack, Influence, Scene, Secret
from snar.packs.ether.walk import actions, rows
from snar.packs.reader import Problem
from snar.texts.bundle import TextError, Texts
from snar.texts.check import Found, check_forms, noun_forms, read_texts
from snar.texts.ether.cards import rule_text
from snar.texts.ether.pages import MARK
from snar.texts.ether.stats import stat_line
from snar.texts.languages import Language, languages

FLAVOURED = ("influence", "weakness", "item", "mask", "fate", "season", "note", "memory", "reference")
NAME_ONLY = ("turn",)


def check_ether_texts(folder: Path, pack: EtherPack) -> list[Problem]:
    """One line for every missing, broken or betraying text of the pack in the folder."""
    known = languages()
    problems = [problem for one in known.values() for problem in _check_language(folder, pack, one)]
    return problems or [problem for lang in known for problem in _check_rule_texts(folder, pack, lang)]


def _check_rule_texts(folder: Path, pack: EtherPack, lang: str) -> Iterator[Problem]:
    """Every rule text can be told: what it names has the form it needs."""
    texts = Texts([folder, folder / "secret"], lang)
    texts.strict = True
    for _, row in rows(pack):
        try:
            stat_line(row, texts), rule_text(row, texts)
        except TextError as error:
            yield Problem(lang, row.id, f"its rule text cannot be told: {error}", "add that form")


def _check_language(folder: Path, pack: EtherPack, language: Language) -> Iterator[Problem]:
    lang, public, secret = language.code, Found(), Found()
    yield from read_texts(folder, "", lang, public)
    yield from read_texts(folder, "secret/", lang, secret)
    for id in sorted(public.keys() & secret.keys()):
        yield Problem(lang, id, "the text is public and secret", "keep one of them")
    for kind, row in rows(pack):
        if isinstance(row, Secret) and row.of:  # the text is that of its card
            continue
        id = f"scene-{row.id}" if kind == "scene" else row.id
        hidden = kind == "scene" or id in pack.secret
        within = "secret/" if hidden else ""
        if hidden and id in public:
            yield Problem(lang, id, "it is secret until revealed", f"move the text to {within}{lang}/")
        elif not hidden and id in secret:
            yield Problem(lang, id, "nothing in the pack makes it a secret", f"move the text to {lang}/")
        forms = {**secret, **public}.get(id, {})
        yield from check_forms(language, within, id, forms, _needed(kind, row, language))
        if kind == "scene" and (forms or not language.fallback):
            yield from _check_marks(within + lang, row, forms.get("", ""))


def _check_marks(where: str, scene: Scene, text: str) -> Iterator[Problem]:
    """Every passage has its place in the text, and no mark stands there for nothing."""
    marks = [part.removeprefix(MARK) for part in text.split("\n\n") if part.startswith(MARK)]
    places = {passage.at for passage in scene.passages}
    for place in sorted(places ^ {*marks}):
        fix = f"put {MARK}{place} alone in a paragraph" if place in places else "add a passage there, or leave it out"
        yield Problem(where, f"scene-{scene.id}", f"passages and marks differ: {place}", fix)


def _needed(kind: str, row: Any, language: Language) -> tuple[str, ...]:
    if kind == "scene":
        passages = [f"passage-{passage.id}" for passage in row.passages]
        return ("title", *passages, *(f"choice-{choice.id}" for choice in row.choices))
    labels = [] if isinstance(row, Influence) else [f"act-{action.id}" for action in actions(row)]
    forms = () if kind in NAME_ONLY else noun_forms(language)
    flavour = ("flavour",) if kind in FLAVOURED else ()
    return (*forms, *flavour, *(("goal",) if kind == "dream" else ()), *labels)
