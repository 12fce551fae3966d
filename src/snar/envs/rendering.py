"""How an environment shows itself: one set of modes for all of them."""

from __future__ import annotations

from typing import Any

MODES = ["human", "ansi", "rgb_array"]  # `human` prints what `ansi` returns


def checked(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"unknown render mode {mode!r}; known: {', '.join(MODES)}")
    return mode


def shown(mode: str | None, drawn: Any) -> Any:
    """What `render` returns of a drawing; nothing where it was printed."""
    if mode == "human":
        print(drawn, end="")
        return None
    return drawn
