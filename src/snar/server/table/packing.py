"""Small texts packed. A window as large as zlib's own would be cleared for each of them, which takes ten times as long
as packing it."""

from __future__ import annotations

import zlib

QUICK = 1  # of nine: how hard it tries
WINDOW, MEMORY = 12, 4  # 4 KiB, as much as there is to pack


def pack(data: bytes) -> bytes:
    packer = zlib.compressobj(QUICK, zlib.DEFLATED, WINDOW, MEMORY)
    return packer.compress(data) + packer.flush()


unpack = zlib.decompress
