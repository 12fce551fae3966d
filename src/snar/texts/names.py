"""Ids as words, whatever the game: the forms of a name that a text may ask for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from snar.texts.bundle import Texts

NONE = "none"  # stands for what is not there, so that a text can ask


class Names:
    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def name(self, id: str, form: str = "") -> str:
        """Of a thing; unknown ids stay as they are."""
        raise NotImplementedError

    def further(self, role: str, id: str) -> Iterator[tuple[str, str]]:
        """Arguments `x-name`, `x-acc`, `x-to` ... beside `x` itself."""
        raise NotImplementedError

    def args(self, **values: Any) -> dict[str, str | int]:
        """Arguments of a text: `x` and, where it names something, `x-id`, `x-acc`, `x-to` ..."""
        return {name: text for role, value in values.items() for name, text in self.forms(role, value)}

    def forms(self, role: str, value: Any) -> Iterator[tuple[str, str | int]]:
        yield f"{role}-id", str(value) or NONE
        if isinstance(value, int):
            yield role, value
            return
        yield role, self.name(value)
        yield from self.further(role, value)
