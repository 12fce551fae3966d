"""Colours of the board. Nothing is told by colour alone: every field has its sign, every card its letter."""

from __future__ import annotations

VOID = ("#9aa0d8 on #15163a", "#9aa0d8 on #191b44")  # the grain of the void: two shades in turn
FIELDS = {
    "well": "#8fe3ff on #123a5c",
    "path": "#e8c06a on #332a15",
    "mystery": "#e7b5ff on #43195c",
    "iridion": "#fff2a8 on #4d4718",
    "akademus": "#ffc4bd on #4c3038",
    "filnerin": "#c0f5b4 on #17452a",
}
LAID = {"dream": "#fff0d0 on #8a5a12", "horror": "#ffd5d8 on #7d1128"}
FIGURES = {"hero": "bold #1b1500 on #ffd75f", "demon": "bold #ffffff on #d0234a"}
MARKS = {"hero": "▲", "demon": "▼"}
LIT = "bold #ffffff"
LIGHT = "#ffe9a8"
LIVES = "#ff6b81"
HELD = "#c9b3ff"
