"""The only module that knows fluent.runtime: a set of messages of one language.

It is imported when the first text is wanted, so that games without a reader start fast.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from fluent.syntax.ast import Message, Resource

Argument: TypeAlias = str | int
FILES = 256  # that are kept in memory once they have been read


@lru_cache(maxsize=FILES)
def parsed(path: Path, changed: int, size: int) -> Resource:
    """A file is read once for all sets that it belongs to, and nobody asks where in it a message stood: a server holds
    both games in two languages."""
    from fluent.syntax import FluentParser

    return FluentParser(with_spans=False).parse(path.read_text("utf-8"))


class Messages:
    def __init__(self, lang: str, files: Iterable[Path]) -> None:
        from fluent.runtime import FluentBundle
        from fluent.syntax.ast import Message

        self._bundle = FluentBundle([lang], use_isolating=False)
        self._entries: dict[str, Message] = {}
        self._wanted: dict[str, frozenset[str]] = {}
        self._fixed: dict[tuple[str, str], tuple[str, str]] = {}  # what a message says that asks for nothing
        for path in files:
            state = path.stat()
            resource = parsed(path, state.st_mtime_ns, state.st_size)
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, Message):
                    self._entries.setdefault(entry.id.name, entry)  # of two the first counts, as in the bundle

    def __contains__(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

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


def parts(node: Any) -> Iterator[Any]:
    """A piece of a message and all pieces within."""
    yield node
    for inner in node if isinstance(node, list) else vars(node).values() if hasattr(node, "__dict__") else ():
        yield from parts(inner)
