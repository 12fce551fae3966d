"""Dice that anyone can check: the table commits itself, the players seal words and then open them, that makes the key.

docs/fairness.md tells the whole of it, for whoever would write it anew."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """Shown before anyone says a word; binds the table to its secret."""
    return blake2b(secret, person=b"snar-commit", digest_size=32).hexdigest()


def seal(commitment: str, word: str) -> str:
    """Shown before any word is: binds a player to a word, for the table of this commitment only."""
    return blake2b(word.encode(), key=bytes.fromhex(commitment), person=b"snar-seal", digest_size=32).hexdigest()


def key(secret: bytes, words: Sequence[str]) -> bytes:
    """The key of all draws: nobody alone could have chosen it."""
    mixed = blake2b(secret, person=b"snar-key", digest_size=32)
    for word in words:
        data = word.encode()
        mixed.update(len(data).to_bytes(4, "little") + data)
    return mixed.digest()
