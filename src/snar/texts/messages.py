"""The only module that knows fluent.runtime: a set of messages of one language.

It is imported when the first text is wanted, so that games without a reader start fast.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

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

        self._bundle = FluentBundle([lang], use_isolating=False)
        for path in files:
            state = path.stat()
            self._bundle.add_resource(parsed(path, state.st_mtime_ns, state.st_size))

    def __contains__(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def format(self, id: str, attribute: str, args: Mapping[str, Argument]) -> tuple[str, str]:
        """The text (empty when there is none) and what went wrong with it (empty when nothing did)."""
        if id not in self:
            return "", "no such message"
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return "", "no such form"
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(text), "; ".join(map(str, errors))
