"""Journals of finished games, packed: text of many like lines takes a tenth of its room."""

from __future__ import annotations

import lzma
from collections.abc import Sequence


def packed(lines: Sequence[str]) -> bytes:
    return lzma.compress("\n".join(lines).encode())


def unpacked(data: bytes) -> list[str]:
    text = lzma.decompress(data).decode()
    return text.split("\n") if text else []
