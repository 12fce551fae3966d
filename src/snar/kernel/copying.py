"""Copies of rows: attribute by attribute in one compiled function, a fraction of what a loop over names takes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any


def copier(names: Iterable[str]) -> Callable[[Any, Any], None]:
    """A function that copies these attributes of its first argument onto its second."""
    lines = ["def copy(frm, to):", *(f" to.{name} = frm.{name}" for name in names), " pass"]
    scope: dict[str, Callable[[Any, Any], None]] = {}
    exec("\n".join(lines), scope)
    return scope["copy"]
