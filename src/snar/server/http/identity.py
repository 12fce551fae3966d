"""Who somebody is: a guest id in a signed, http-only cookie. Nobody needs more than a name."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from starlette.requests import HTTPConnection

from snar.store.private import made

COOKIE = "snar"
COOKIES = 16  # of our name that are looked at
YEAR = 365 * 24 * 3600
KEY = 32  # bytes of the server's key
KEYS = 3  # that are known: the newest signs
COOKIE_KEY, ADMIN_KEY, METRICS_KEY = "cookie.key", "admin.key", "metrics.key"
NOTHING = (0, 0)  # of a file that is not there
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # of recovery codes: nothing that looks alike


class Cookie(NamedTuple):
    """`value`: who was here before, nothing for a stranger; `name`: under which the browser keeps it or is to."""

    name: str
    value: str = ""


def cookie_of(request: HTTPConnection, signer: Signer) -> Cookie:
    """What the browser kept for us. It is looked for and not parsed: what the library takes a cookie apart with needs
    seconds for some that fit into a header (Python before 3.12.6, CVE-2024-7592), and all wait meanwhile.

    Another server on this host, or a site beside ours under the same name above, may have set one of our name. It is
    left alone, ours gets a name of its own: ports do not part cookies, and neither must make strangers of the other's
    guests."""
    words = (word.partition("=") for header in request.headers.getlist("cookie") for word in header.split(";"))
    named = [Cookie(name.strip(), value.strip()) for name, _, value in words]
    ours = [one for one in named if one.name == COOKIE or one.name.startswith(f"{COOKIE}-")][:COOKIES]
    taken = any(one.name == COOKIE for one in ours)
    stranger = Cookie(f"{COOKIE}-{signer.mark(COOKIE, 'cookie')[:8]}" if taken else COOKIE)
    return next((one for one in ours if signer.read(one.value)), stranger)


class DamagedKey(ValueError):
    """The file with the server's key is not one."""


class Keys(NamedTuple):
    """Words that whoever runs the server has; each is a file that only its owner can read."""

    admin: str
    metrics: str


class Signer:
    """Signs with the newest key it was started with, and knows what was signed with an older one.

    `file`: looked at again where a mark is unknown. Of servers that are replaced one after another some sign with a new
    key already, and whoever was there must not be a stranger here."""

    def __init__(self, *keys: bytes, file: Path | None = None) -> None:
        self.keys, self.file = keys, file
        self.later: tuple[bytes, ...] = ()  # newer than those it was started with
        self.seen = stamp(file)

    def sign(self, guest: str) -> str:
        return f"{guest}.{self.mark(guest)}"

    def read(self, cookie: str) -> str | None:
        """The guest id, if we signed it."""
        guest, _, mark = cookie.partition(".")
        good = cookie.isascii() and self.made(mark, guest, "guest")
        return guest if guest and good else None

    def made(self, mark: str, what: str, kind: str) -> bool:
        """Did one of our keys make this mark?"""
        keys = (*self.later, *self.keys)
        return made_by(keys, mark, what, kind) or (self.news() and made_by(self.later, mark, what, kind))

    def news(self) -> bool:
        """Has the file changed, and does it hold keys that are newer than ours?"""
        now = stamp(self.file)
        if self.file is None or now in (self.seen, NOTHING):
            return False
        try:
            self.later = tuple(key for key in keys_in(self.file.parent) if key not in self.keys)
        except (DamagedKey, OSError):  # it is being written
            return False
        self.seen = now
        return True

    def aged(self, cookie: str) -> bool:
        """Signed with an older key: it is time for a new one."""
        guest, _, mark = cookie.partition(".")
        return not made_by((*self.later, self.keys[0]), mark, guest, "guest")

    def mark(self, guest: str, kind: str = "guest") -> str:
        return marked(self.keys[0], guest, kind)

    def vouch(self, address: str) -> str:
        """For another server of the house: who asks."""
        return f"{address} {self.mark(address, 'relay')}"

    def vouched(self, words: str) -> str | None:
        """The address that a server of the house has vouched for."""
        address, _, mark = words.partition(" ")
        return address if words.isascii() and self.made(mark, address, "relay") else None


def made_by(keys: Iterable[bytes], mark: str, what: str, kind: str) -> bool:
    return any(hmac.compare_digest(mark, marked(key, what, kind)) for key in keys)


def stamp(file: Path | None) -> tuple[int, int]:
    """Tells a file from what it was before; of one that is not there nothing is known."""
    try:
        found = file.stat() if file else None
    except OSError:
        found = None
    return (found.st_mtime_ns, found.st_ino) if found else NOTHING


def marked(key: bytes, what: str, kind: str) -> str:
    return hmac.new(key, f"{kind}/{what}".encode(), hashlib.sha256).hexdigest()


def keys_in(folder: Path) -> list[bytes]:
    """The server's own keys, the newest first; the first is made at the first start. Only its owner may read them."""
    path = folder / COOKIE_KEY
    if not path.exists():
        keep(path, secrets.token_bytes(KEY))
    found = path.read_bytes()
    if not found or len(found) % KEY:  # whoever guesses it can be anyone
        raise DamagedKey(f"{path} is damaged")
    return [found[at : at + KEY] for at in range(0, len(found), KEY)]


def rotate(folder: Path) -> int:
    """A new key signs from the next start on; cookies of the last ones still hold, and are renewed as they are seen."""
    keys = [secrets.token_bytes(KEY), *keys_in(folder)][:KEYS]
    keep(folder / COOKIE_KEY, b"".join(keys))
    return len(keys)


def words_in(folder: Path) -> Keys:
    """The words of whoever runs the server, made at the first start."""
    for name in (ADMIN_KEY, METRICS_KEY):
        if not (folder / name).exists():
            keep(folder / name, secrets.token_urlsafe(32).encode())
    return Keys(*((folder / name).read_text("ascii").strip() for name in (ADMIN_KEY, METRICS_KEY)))


def keep(path: Path, data: bytes) -> None:
    """All of it or nothing, and for nobody else's eyes."""
    fresh = path.with_name(path.name + ".new")
    fresh.unlink(missing_ok=True)  # of a start that was interrupted
    try:
        with os.fdopen(made(fresh, path), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:  # the disk is full: it says so, but not of which file
        fresh.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from None


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
