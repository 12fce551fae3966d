"""What the texts of a pack are checked for, whatever the game: they can be read, and names have their forms."""

import re
from collections.abc import Iterator
from pathlib import Path

from snar.packs.reader import Problem
from snar.texts.languages import Language, files

Found = dict[str, dict[str, str]]  # forms by message; "" is its value
ESCAPED = re.compile(r"\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{6})")  # a letter as Fluent can write it too
STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")  # the terminal, or the way of writing


def read_texts(folder: Path, within: str, lang: str, found: Found) -> Iterator[Problem]:
    """All messages of a language, put into `found`. `within`: a folder inside of it, secret/."""
    for path in files([folder / within], lang):
        file = f"{within}{lang}/{path.name}"
        if steers(path):
            yield Problem(file, "", "a letter that nobody sees steers the terminal", "take it out")
        for id, forms in scan(path):
            if not id:
                yield Problem(file, "", f"not readable: {forms['']}", "correct the Fluent syntax there, in UTF-8")
            elif id in found:
                yield Problem(file, id, "the text is there twice", "keep one of them")
            found[id] = forms


def steers(path: Path) -> bool:
    """A card must not clear the screen of whoever plays in a terminal, nor write a line of the program's."""
    text = path.read_text("utf-8", "replace")
    letters = (int(short or long, 16) for short, long in ESCAPED.findall(text))
    return bool(STEERING.search(text + "".join(chr(one) for one in letters if one < 0x110000)))


def noun_forms(language: Language) -> tuple[str, ...]:
    """What a name needs to stand inside a sentence."""
    gender, article = ("gender",) * bool(language.genders), ("article",) * bool(language.articles)
    return (*language.cases, *gender, *article)


def check_forms(
    language: Language, within: str, id: str, forms: dict[str, str], needed: tuple[str, ...]
) -> Iterator[Problem]:
    """A language that falls back on another may leave out a text, but not half of a name. `within`: secret/."""
    where = within + language.code
    if not forms:
        if not language.fallback:
            yield Problem(where, id, "it has no text", f"add a message {id} to a file in {where}/")
        return
    nouns = noun_forms(language)
    for form in ("", *(form for form in needed if not language.fallback or form in nouns)):
        if not forms.get(form) and not (form == "article" and form in forms):
            what = f".{form}" if form else "its name"
            yield Problem(where, id, f"{what} is missing", f"add it to the message {id} in {where}/")
    for form, known in (("gender", language.genders), ("article", (*language.articles, ""))):
        if form in nouns and forms.get(form, known[0]) not in known:
            yield Problem(where, id, f".{form} = {forms[form]}", f"use one of: {', '.join(known)}")


def scan(path: Path) -> Iterator[tuple[str, dict[str, str]]]:
    """Messages with their forms ("" is the value); what cannot be read comes under an empty id."""
    from fluent.syntax import ast, parse  # only the checker needs it

    try:
        body = parse(path.read_text("utf-8")).body
    except (UnicodeDecodeError, RecursionError) as error:
        yield "", {"": "it is not UTF-8" if isinstance(error, UnicodeDecodeError) else "it is nested too deeply"}
        return
    for entry in body:
        if isinstance(entry, ast.Junk):
            yield "", {"": " ".join(str(entry.content).split())[:60]}
        elif isinstance(entry, ast.Message):
            attributes = {attribute.id.name: _plain(attribute.value) for attribute in entry.attributes}
            yield entry.id.name, {"": _plain(entry.value), **attributes}


def _plain(pattern: object) -> str:
    """The text of a pattern as far as it is fixed; placeables count as their literal or a mark."""
    from fluent.syntax import ast

    parts = []
    for element in getattr(pattern, "elements", ()):
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        else:
            literal = element.expression if isinstance(element.expression, ast.StringLiteral) else None
            parts.append(str(literal.value) if literal else "…")
    return "".join(parts)
