"""Procedures that are running: reactions change what is about to happen in one below them."""

from __future__ import annotations

from typing import Any

from snar.kernel.running import owned

from ..state import EtherState


def acting(g: EtherState, source: str) -> Any:
    """The innermost action under way, to look at, if it is one that is printed on `source`; or None."""
    act: Any = next((proc for proc in reversed(g.stack) if proc.NAME == "ether.Perform"), None)
    return act if act is not None and act.owner == source else None


def running(g: EtherState, name: str) -> Any:
    """The innermost procedure of that name, to write; or None."""
    for i in range(len(g.stack) - 1, -1, -1):
        if name == g.stack[i].NAME:
            return owned(g, i)
    return None
