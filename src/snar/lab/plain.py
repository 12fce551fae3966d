"""How a game is measured that brings no part of its own: at the one table that was agreed on."""

from __future__ import annotations

from .front import Lab

LAB = Lab(
    tables=lambda wanted: [[wanted]],
    place=lambda rules: "",
    won=lambda g: g.result.get("seats", ()),
    length=lambda g: int(getattr(g, "round", 0)),
)
