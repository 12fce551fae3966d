"""Every message of every Fluent file with sample arguments, rendered: `python -m snar.texts.samples` (tests/texts).

The page renders the same file with its own library (web/src/tests/rendered.test.ts): both must say the same.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from snar.games import DEFAULT, FRONTS, texts_folder
from snar.packs.folders import BUILT_IN
from snar.texts.languages import HERE, complete, languages
from snar.texts.messages import Messages

PACK = FRONTS[DEFAULT].pack
ROOT = HERE.parents[2]
PAGE = ROOT / "web" / "src" / "texts"
NUMBERS = (0, 1, 2, 5, 1.5)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
WORD = "Žluť"  # stands for a name


def bundles(lang: str) -> list[list[Path]]:
    """Files that are read together: the program, its server, its page and the pack they speak of; then other packs, and
    games that have none."""
    folders = (HERE, HERE.parent / "server" / "texts", BUILT_IN / PACK)
    program = [path for folder in folders for path in within(folder, lang)]
    others = [folder for folder in sorted(BUILT_IN.iterdir()) if folder.name != PACK]
    others += [texts_folder(game) for game, front in FRONTS.items() if not front.pack]
    packs = [[*within(folder, lang), *within(folder / "secret", lang)] for folder in others]
    return [[*program, *within(PAGE, lang)], *filter(None, packs)]


def within(folder: Path, lang: str) -> list[Path]:
    return sorted((folder / lang).glob("*.ftl"))


class Case(NamedTuple):
    id: str
    form: str  # "" is the message itself, else its attribute
    args: dict[str, str | int | float]
    text: str


class Arguments(Visitor):
    """The variables of a pattern, and between which values a message chooses by each of them."""

    def __init__(self) -> None:
        self.chosen: dict[str, set[str]] = {}
        self.others: set[str] = set()  # messages and terms it refers to

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.chosen.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.others.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            keys = self.chosen.setdefault(node.selector.id.name, set())
            named = (variant.key for variant in node.variants)
            keys |= {key.name if isinstance(key, ast.Identifier) else key.value for key in named}


def cases(lang: str, paths: list[Path]) -> Iterator[Case]:
    said = Messages(languages()[lang].locale, paths)
    entries = [entry for path in paths for entry in parse(path.read_text("utf-8")).body]
    messages = {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}
    for id, message in messages.items():
        forms = {"": message.value, **{attribute.id.name: attribute.value for attribute in message.attributes}}
        for form, pattern in forms.items():
            for args in samples(arguments(pattern, messages)):
                text, wrong = said.format(id, form, args)
                assert not wrong, f"{lang}: {id}.{form} {args}: {wrong}"
                yield Case(id, form, args, text)


def arguments(pattern: Any, messages: dict[str, Any]) -> dict[str, set[str]]:
    """By variable the keys it is compared with, through all messages that are referred to."""
    found = Arguments()
    found.visit(pattern)
    chosen = dict(found.chosen)
    for id in found.others:
        for name, keys in arguments(messages[id].value, messages).items():
            chosen[name] = chosen.get(name, set()) | keys
    return chosen


def samples(chosen: dict[str, set[str]]) -> list[dict[str, Any]]:
    """One case where everything is plain, then every value of every variable in turn."""
    values = {name: values_of(chosen[name]) for name in sorted(chosen)}
    plain = {name: several[0] for name, several in values.items()}
    return [plain, *({**plain, name: value} for name, several in values.items() for value in several[1:])]


def values_of(keys: set[str]) -> list[str | int | float]:
    """A variable that is counted gets numbers, one that is compared its words, any other a name and a number."""
    words: list[str | int | float] = sorted(key for key in keys if key not in PLURALS and not key.isdecimal())
    counted = bool(keys & (PLURALS - {"other"})) or any(key.isdecimal() for key in keys)
    return [*words, *(NUMBERS if counted else (WORD, *(() if keys else (1.5,))))]


def document() -> str:
    """One case a line: a difference shows the message it is about."""
    parts = []
    for lang in complete():
        for paths in bundles(lang):
            names = json.dumps([path.relative_to(ROOT).as_posix() for path in paths])
            lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases(lang, paths))
            parts.append(f'{{"lang": "{lang}", "files": {names}, "cases": [\n{lines}\n]}}')
    return "[" + ",\n".join(parts) + "]\n"


if __name__ == "__main__":
    Path(*sys.argv[1:2] or ["tests/texts/rendered.json"]).write_text(document(), "utf-8", newline="\n")
