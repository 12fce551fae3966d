"""Procedures that are running: reactions change what is about to happen in one below them."""

from __future__ import annotations

from typing import Any

from ..state import EtherState


def acting(g: EtherState, source: str) -> Any:
    """The innermost action under way, to look at, if it is one that is printed on `source`; or None."""
    act: Any = next((proc for proc in reversed(g.stack) if proc.NAME == "ether.Perform"), None)
    return act if act is not None and act.owner == source else None


def running(g: EtherState, name: str) -> Any:
    """The innermost procedure of that name, to write: copied first if a clone still shares it. Or None."""
    for i in range(len(g.stack) - 1, -1, -1):
        proc = g.stack[i]
        if name == proc.NAME:
            if proc.owner is not g.token:
                proc = g.stack[i] = proc.twin(g.token)
            return proc
    return None
