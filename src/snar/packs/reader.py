"""Reads the TOML files of a pack by the schema: fills in defaults, freezes lists, notes everything wrong.

The loader refuses a pack with the first problem; the checker shows them all. Both read through here.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from snar.packs import toml
from snar.packs.fields import Field, Fields, Schema

DEEPEST = 12
"""Colons in the description of a place: a text of more could not be read anyway."""
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Problem:
    """One line for the author of a pack."""

    file: str
    id: str
    what: str
    fix: str

    def __str__(self) -> str:
        where = f"{self.file}: {self.id}" if self.id else self.file
        return " ".join(f"{where}: {self.what}; {self.fix}".split())  # one line, whatever was in the file


class Reader:
    def __init__(self, folder: Path, schema: Schema) -> None:
        self.folder, self.schema = folder, schema
        self.problems: list[Problem] = []
        self.seen: dict[tuple[str, str], str] = {}
        self.file = self.id = ""

    def single(self, name: str) -> dict[str, Any]:
        """A file that is one table, such as `pack`. Of one that cannot be read nothing more is said."""
        before = len(self.problems)
        content = self._parse(f"{name}.toml", needed=True)
        unread = len(self.problems)
        found = self.table(content, self.schema.tables[name], "")
        if unread > before:
            del self.problems[unread:]
        return found

    def entries(self, file: str) -> Iterator[tuple[str, dict[str, Any]]]:
        """Every entry of a deck file with its kind; a deck that is not there is empty."""
        content, kinds = self._parse(file, needed=False), self.schema.files[file]
        for kind in sorted(content.keys() - kinds):
            self.wrong(f"unknown table [[{kind}]]", f"use {' or '.join(f'[[{k}]]' for k in kinds)}")
        for kind in kinds:
            for raw in self._list(content.get(kind, []), f"[[{kind}]]"):
                self.id = str(raw.get("id", raw.get("roll", ""))) if isinstance(raw, dict) else ""
                self._new_id(kind if kind in self.schema.apart else "")
                yield kind, self.table(raw, self.schema.tables[kind], "")
        self.id = ""

    def wrong(self, what: str, fix: str) -> None:
        self.problems.append(Problem(self.file, self.id, what, fix))

    def table(self, raw: Any, fields: Fields, at: str) -> dict[str, Any]:
        if not isinstance(raw, dict):
            self.wrong(f"{at.strip() or 'the entry'} is not a table", f"write {', '.join(fields)} in it")
            return {}
        for key in sorted(raw.keys() - fields.keys()):
            self.wrong(f"unknown key {at}{key}", _instead(key, fields))
        out: dict[str, Any] = {}
        for name, field in fields.items():
            if name in raw:
                out[name] = self.value(raw[name], field, at + name)
            elif field.required:
                self.wrong(f"{at}{name} is missing", f"add {field.describe()}")
            else:
                out[name] = field.default
        return out

    def value(self, raw: Any, field: Field, at: str) -> Any:
        match field.kind:
            case "effects":
                return tuple(self.effect(e, f"{at} {i}: ") for i, e in enumerate(self._list(raw, at), 1))
            case "branches":
                self._number_of(raw, field, at)
                branches = enumerate(self._list(raw, at), 1)
                return tuple(self.value(b, Field("effects"), f"{at} {i}") for i, b in branches)
            case "rows":
                self._number_of(raw, field, at)
                rows = enumerate(self._list(raw, at), 1)
                return tuple(self.table(r, self.schema.tables[field.rows], f"{at} {i}: ") for i, r in rows)
            case "table":
                return self.table(raw, self.schema.tables[field.rows], f"{at}.")
            case "conditions":
                return tuple(self.condition(c, f"{at} {i}: ") for i, c in enumerate(self._list(raw, at), 1))
            case "condition":
                return self.condition(raw, f"{at}: ")
            case "amount" if isinstance(raw, dict):
                return self.table(raw, self.schema.tables["amount"], f"{at}.")
            case "words" | "ids":
                return frozenset(self._names(raw, field, at))
            case "names":
                self._number_of(raw, field, at)
                return tuple(self._names(raw, field, at))
            case "shift" if isinstance(raw, list) and len(raw) == 2 and all(type(n) is int for n in raw):
                return tuple(raw)
        if not _fits(raw, field):
            self.wrong(f"{at} = {raw!r}", f"use {field.describe()}")
        return raw

    def effect(self, raw: Any, at: str) -> dict[str, Any]:
        return self._named("verb", self.schema.verbs, raw, at)

    def condition(self, raw: Any, at: str) -> dict[str, Any]:
        return self._named("test", self.schema.tests, raw, at)

    def _named(self, key: str, known: Mapping[str, Fields], raw: Any, at: str) -> dict[str, Any]:
        """A table whose other keys depend on the word under the key."""
        word = raw.get(key) if isinstance(raw, dict) else None
        if not isinstance(word, str) or word not in known:
            self.wrong(f"{at}unknown {key} {word!r}", _instead(str(word), known))
            return {}
        if at.count(":") > DEEPEST:
            self.wrong(f"{word} is nested too deeply", "use fewer effects inside effects")
            return {}
        rest = {name: value for name, value in raw.items() if name != key}
        return {key: word, **self.table(rest, known[word], f"{at}{word}.")}

    def _parse(self, file: str, *, needed: bool) -> dict[str, Any]:
        self.file, self.id = file, ""
        try:
            return toml.loads((self.folder / file).read_text("utf-8"))
        except FileNotFoundError:
            if needed:
                self.wrong("the file is missing", "add it (docs/packs.md says what is in it)")
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError, RecursionError) as error:
            self.wrong(f"not readable: {error}", "correct the TOML there")
        return {}

    def _new_id(self, space: str) -> None:
        if not ID.fullmatch(self.id):
            self.wrong(f"id {self.id!r}", "use small ASCII letters, digits and hyphens")
        if (space, self.id) in self.seen:
            self.wrong(f"the id is already used in {self.seen[space, self.id]}", "rename one, ids are unique")
        self.seen[space, self.id] = self.file

    def _list(self, raw: Any, at: str) -> list[Any]:
        if isinstance(raw, list):
            return raw
        self.wrong(f"{at} is not a list", "write it in [ ] or as [[ ]] tables")
        return []

    def _number_of(self, raw: Any, field: Field, at: str) -> None:
        if isinstance(raw, list) and not field.count[0] <= len(raw) <= field.count[1]:
            self.wrong(f"{at} has {len(raw)} entries", f"use {field.count[0]} to {field.count[1]}")

    def _names(self, raw: Any, field: Field, at: str) -> Iterator[str]:
        for name in self._list(raw, at):
            if isinstance(name, str) and (name in field.words or not field.words):
                yield name
            else:
                self.wrong(f"{at} has {name!r}", _instead(str(name), field.words))


def _fits(raw: Any, field: Field) -> bool:
    match field.kind:
        case "whole" | "amount":
            if not isinstance(raw, int) or isinstance(raw, bool):
                return isinstance(raw, str) and raw in field.words
            return field.low <= raw <= field.high and raw % field.step == 0 and (field.zero or raw != 0)
        case "flag":
            return isinstance(raw, bool)
        case "word":
            return raw in field.words
        case "name":
            return isinstance(raw, str)
        case "match":
            return isinstance(raw, str) and (raw in field.words or bool(re.fullmatch(field.pattern, raw)))
        case "shift":
            return False
    return isinstance(raw, str) and raw != ""


def _instead(word: str, known: Any) -> str:
    near = get_close_matches(word, list(known), n=1)
    return f"did you mean {near[0]}?" if near else f"use one of: {', '.join(known) or 'none'}"
