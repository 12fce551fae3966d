"""Who somebody is: a guest id in a signed, http-only cookie. Nobody needs more than a name."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from pathlib import Path

COOKIE = "snar"
YEAR = 365 * 24 * 3600
KEY = 32  # bytes of the server's key
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # of recovery codes: nothing that looks alike


class DamagedKey(ValueError):
    """The file with the server's key is not one."""


class Signer:
    def __init__(self, key: bytes) -> None:
        self.key = key

    def sign(self, guest: str) -> str:
        return f"{guest}.{self.mark(guest)}"

    def read(self, cookie: str) -> str | None:
        """The guest id, if we signed it."""
        guest, _, mark = cookie.partition(".")
        good = guest.isascii() and mark.isascii() and hmac.compare_digest(mark, self.mark(guest))
        return guest if guest and good else None

    def mark(self, guest: str) -> str:
        return hmac.new(self.key, f"guest/{guest}".encode(), hashlib.sha256).hexdigest()


def key_in(folder: Path) -> bytes:
    """The server's own key, made at the first start; only its owner may read it."""
    path, fresh = folder / "cookie.key", folder / "cookie.key.new"
    if not path.exists():
        fresh.unlink(missing_ok=True)  # of a start that was interrupted
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(KEY))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    key = path.read_bytes()
    if len(key) != KEY:  # whoever guesses it can be anyone
        raise DamagedKey(f"{path} is damaged")
    return key


def new_id() -> str:
    """Unguessable: 128 bits."""
    return secrets.token_urlsafe(16).replace("-", "a").replace("_", "b")


def new_code() -> str:
    """A recovery code to write down: 100 bits in four groups."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(5)) for _ in range(4))


def digest(code: str) -> str:
    """What is kept of a code: whoever reads the store cannot use it."""
    plain = "".join(letter for letter in code.upper() if letter in ALPHABET)
    return hashlib.sha256(b"snar-recovery/" + plain.encode()).hexdigest()
