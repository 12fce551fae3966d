"""Which languages there are, and what each says of itself in its `language.ftl` (docs/languages.md).

A language is a folder of texts with that file. Texts lie beside what they speak of: `<folder>/<language>/*.ftl`; a
folder named by SNAR_TEXTS holds more of them, under the same paths as in the package.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
PACKAGE = HERE.parent
FIRST = "cs"  # what the games were written in: spoken when nobody wishes for another
ANYONE = "*"
SAID = re.compile(r"^language-([a-z]+) = (.*)$", re.MULTILINE)  # Fluent, and read without its library: fast


class Language(NamedTuple):
    code: str
    name: str  # as it calls itself
    locale: str  # its rules for plurals, numbers and dates
    cases: tuple[str, ...] = ()  # forms of a noun besides the nominative, which is the name itself
    genders: tuple[str, ...] = ()  # empty: nouns have none, and so on
    articles: tuple[str, ...] = ()
    fallback: str = ""  # the language that says what this one does not; empty: it is complete
    also: tuple[str, ...] = ()  # whose speakers understand it; ANYONE: who understands no other


def languages() -> dict[str, Language]:
    """By code, the first one first."""
    return _languages(os.environ.get("SNAR_TEXTS", ""))


@lru_cache(maxsize=8)
def _languages(more: str) -> dict[str, Language]:
    files = [path for root in roots(more) for path in sorted((root / "texts").glob("*/language.ftl"))]
    found = {path.parent.name: _read(path) for path in reversed(files)}  # of two the first counts
    return {code: found[code] for code in sorted(found, key=lambda code: (code != FIRST, code))}


def _read(path: Path) -> Language:
    said = dict(SAID.findall(path.read_text("utf-8")))
    code = path.parent.name
    several = {name: tuple(said.get(name, "").split()) for name in ("cases", "genders", "articles", "also")}
    name, locale, fallback = said.get("name", code), said.get("locale", code), said.get("fallback", "")
    return Language(code, name.strip(), locale.strip(), **several, fallback=fallback.strip())


def complete() -> list[str]:
    """Languages that say everything themselves."""
    return [code for code, language in languages().items() if not language.fallback]


def chain(code: str) -> list[Language]:
    """The language and those that it falls back on; ValueError when there is none of this code."""
    known, found = languages(), list[Language]()
    if code not in known:
        raise ValueError(f"neznámý jazyk / unknown language: {code} ({', '.join(known)})")
    while code in known and known[code] not in found:
        found.append(known[code])
        code = known[code].fallback
    return found


def cases() -> tuple[str, ...]:
    """Every case of every language: a sentence may come from another language than the names in it."""
    return tuple(dict.fromkeys(case for language in languages().values() for case in language.cases))


def understood(wanted: list[str]) -> str:
    """The language for somebody who wants these, the dearest first."""
    known = languages()
    spoken = [wish for wish in wanted if wish in known]
    near = [code for wish in wanted for code, language in known.items() if wish in language.also]
    anyone = [code for code, language in known.items() if wanted and ANYONE in language.also]
    return [*spoken, *near, *anyone, FIRST][0]


def files(folders: Iterable[Path], code: str) -> Iterator[Path]:
    """The texts of these folders in one language, also where SNAR_TEXTS has more of them."""
    for folder in folders:
        for place in places(folder):
            yield from sorted((place / code).glob("*.ftl"))


def places(folder: Path) -> Iterator[Path]:
    yield folder
    if folder.is_relative_to(PACKAGE):
        yield from (root / folder.relative_to(PACKAGE) for root in roots(os.environ.get("SNAR_TEXTS", ""))[1:])


def roots(more: str) -> list[Path]:
    return [PACKAGE, *(Path(folder) for folder in more.split(os.pathsep) if folder)]
