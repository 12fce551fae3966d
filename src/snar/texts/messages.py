"""The only module that knows fluent.runtime: a set of messages of one language.

It is imported when the first text is wanted, so that games without a reader start fast.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TypeAlias

Argument: TypeAlias = str | int


class Messages:
    def __init__(self, lang: str, files: Iterable[Path]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self._bundle = FluentBundle([lang], use_isolating=False)
        for path in files:
            self._bundle.add_resource(FluentResource(path.read_text("utf-8")))

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
