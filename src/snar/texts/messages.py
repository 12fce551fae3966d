"""The only module that knows fluent.runtime: a set of messages of one language.

It is imported when the first text is wanted, so that games without a reader start fast.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from fluent.syntax.ast import EntryType, Message

Argument: TypeAlias = str | int
FILES, ENTRIES = 256, 8192  # that are kept in memory once they have been read
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)  # nothing inside of a message begins a line so


@lru_cache(maxsize=FILES)
def written(path: Path, changed: int, size: int) -> dict[str, str]:
    """The messages of a file by their names, as they are written; terms with their dash. Of two the first counts.

    A file is read once for all sets that it belongs to: a server holds both games in two languages."""
    text = path.read_text("utf-8")
    heads = [(found[1], found.start()) for found in ENTRY.finditer(text)]
    entries: dict[str, str] = {}
    for (name, start), (_, end) in pairwise([*heads, ("", len(text))]):
        entries.setdefault(name, text[start:end])
    return entries


@lru_cache(maxsize=ENTRIES)
def parsed(text: str) -> EntryType:
    """Nobody asks where in a file it stood."""
    from fluent.syntax import FluentParser

    return FluentParser(with_spans=False).parse_entry(text)


class Messages:
    """Most messages are never asked for, and a parsed one takes ten times the room: each is parsed when it is wanted,
    with all that it is made of."""

    def __init__(self, lang: str, files: Iterable[Path]) -> None:
        from fluent.runtime import FluentBundle

        self._bundle = FluentBundle([lang], use_isolating=False)
        self._written: dict[str, str] = {}
        self._entries: dict[str, Message] = {}
        self._wanted: dict[str, frozenset[str]] = {}
        self._fixed: dict[tuple[str, str], tuple[str, str]] = {}  # what a message says that asks for nothing
        self._taken: set[str] = set()  # what the bundle has, or cannot have
        for path in files:
            state = path.stat()
            for name, text in written(path, state.st_mtime_ns, state.st_size).items():
                self._written.setdefault(name, text)

    def __contains__(self, id: str) -> bool:
        if id not in self._taken and id in self._written:
            self.take(id, set())
        return self._bundle.has_message(id)

    def __iter__(self) -> Iterator[str]:
        """In the order of their files; one that is broken is still among them."""
        return (id for id in self._written if not id.startswith("-"))

    def take(self, name: str, seen: set[str]) -> None:
        """Into the bundle, what it refers to before it: another thread may ask for it as soon as it is there, or do
        all this as well. `seen`: what is being taken already."""
        from fluent.syntax import ast

        if name in self._taken or name in seen or name not in self._written:
            return
        seen.add(name)
        entry = parsed(self._written[name])
        for part in parts(entry):
            if isinstance(part, ast.MessageReference):
                self.take(part.id.name, seen)
            elif isinstance(part, ast.TermReference):
                self.take(f"-{part.id.name}", seen)
        if isinstance(entry, ast.Message):
            self._entries[name] = entry
        self._bundle.add_resource(ast.Resource([entry]))
        self._taken.add(name)

    def format(self, id: str, attribute: str, args: Mapping[str, Argument]) -> tuple[str, str]:
        """The text (empty when there is none) and what went wrong with it (empty when nothing did)."""
        fixed = self._fixed.get((id, attribute))
        if fixed is not None:
            return fixed
        if id not in self:
            return "", "no such message"
        wanted = self.wanted(id)
        found = self.formatted(id, attribute, {name: args[name] for name in wanted if name in args})
        if not wanted:
            self._fixed[id, attribute] = found
        return found

    def formatted(self, id: str, attribute: str, args: dict[str, Argument]) -> tuple[str, str]:
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return "", "no such form"
        try:
            text, errors = self._bundle.format_pattern(pattern, args)
        except RecursionError:
            return "", "it is made of itself"
        return str(text), "; ".join(map(str, errors))

    def wanted(self, id: str) -> frozenset[str]:
        """The arguments a message asks for, also through others that it is made of. Each argument given has a price."""
        found = self._wanted.get(id)
        if found is None:
            self.take(id, set())
            found = self._wanted[id] = frozenset(self.asked_by(id, set()))
        return found

    def asked_by(self, id: str, seen: set[str]) -> Iterator[str]:
        """`seen` is the asker's own, several threads ask: a message that is made of itself asks for nothing new."""
        from fluent.syntax.ast import MessageReference, VariableReference

        if id in seen:
            return
        seen.add(id)
        for part in parts(self._entries.get(id)):
            if isinstance(part, VariableReference):
                yield part.id.name
            elif isinstance(part, MessageReference):
                yield from self.asked_by(part.id.name, seen)


# where pieces of messages hold others; asked for one by one, as `vars` would give every piece a dictionary for good
HOLD = ("value", "attributes", "elements", "expression", "selector", "variants", "arguments", "positional", "named")


def parts(node: Any) -> Iterator[Any]:
    """A piece of a message and all pieces within."""
    yield node
    for inner in node if isinstance(node, list) else (getattr(node, name, None) for name in HOLD):
        if inner and not isinstance(inner, str):
            yield from parts(inner)
