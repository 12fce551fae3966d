"""How a server is set: where it listens, where it keeps things, under which addresses it is known."""

from __future__ import annotations

import os
import socket
from dataclasses import dataclass, field, fields
from pathlib import Path
from urllib.parse import urlsplit

from .http.limits import Limits

PORT = 8017
PROXIES = ("127.0.0.1", "::1")
LONGEST = 36_500.0  # days that anything may be kept
LOCAL = ("localhost", "127.0.0.1", "[::1]")
HERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # of a server that listens everywhere


def default_data() -> Path:
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "snar"


@dataclass(frozen=True)
class Retention:
    """How many days what nobody needs any more is kept."""

    abandoned: float = 7.0  # a table that never began, or at which nobody sits any more; then it is deleted
    tried: float = 1.0  # the table of a position
    finished: float = 90.0  # a game that is over; then it is packed, and whoever comes finds it as ever
    strangers: float = 30.0  # a guest who never sat anywhere

    @classmethod
    def of(cls, words: str) -> Retention:
        """`finished=30,abandoned=3`; ValueError where that says nothing."""
        found: dict[str, float] = {}
        for word in filter(None, words.split(",")):
            name, _, days = word.partition("=")
            found[name] = float(days)
            if name not in {one.name for one in fields(cls)} or not 0 < found[name] < LONGEST:
                raise ValueError(word)
        return cls(**found)

    def __str__(self) -> str:
        return ",".join(f"{one.name}={getattr(self, one.name)}" for one in fields(self))


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = PORT
    data: Path = field(default_factory=default_data)
    public_url: str = ""
    lan: bool = False
    limits: Limits = field(default_factory=Limits)
    proxies: tuple[str, ...] = PROXIES  # whose word counts when they say for whom they ask
    store: str = ""  # the address of a database; without one everything is in the folder
    packs: tuple[Path, ...] = ()  # folders of packs that are on offer besides those of the games
    inside: str = ""  # where other servers of the house reach this one, if not at its own address
    retention: Retention = field(default_factory=Retention)
    crew: str = ""  # its number, if it is one of several that were started together and share the folder

    @property
    def bind(self) -> str:
        return "0.0.0.0" if self.lan else self.host

    @property
    def reached(self) -> str:
        """Where other servers of the house reach this one."""
        return self.inside or f"http://{self.name}:{self.port}"

    @property
    def url(self) -> str:
        """Where friends find this server."""
        if self.public_url:
            return self.public_url.rstrip("/")
        name = lan_address() if self.lan else "localhost" if self.name in (*LOCAL, "[::]", "0.0.0.0") else self.name
        return f"http://{name}:{self.port}"

    @property
    def local(self) -> str:
        """Where it listens, as whoever is on this machine reaches it: no proxy, no name, no certificate on the way."""
        return f"http://{HERE.get(self.bind) or self.name}:{self.port}"

    @property
    def name(self) -> str:
        """The host as it stands in an address."""
        return f"[{self.host}]" if ":" in self.host else self.host

    @property
    def secure(self) -> bool:
        return self.public_url.lower().startswith("https:")

    def hosts(self) -> set[str]:
        """Names under which the server may be asked: another one is a trick of somebody's name server."""
        names = {*LOCAL, self.name.lower()}
        if self.lan:
            names |= {lan_address(), socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"}
        found = {f"{name}:{self.port}" for name in names} | ({*names} if self.port == 80 else set())
        return found | ({self.public_name()} if self.public_url else set())

    def public_name(self) -> str:
        """As browsers write it: the usual port is left out."""
        name = urlsplit(self.public_url).netloc.lower()
        return name.removesuffix(":443" if self.secure else ":80").removesuffix(":")

    def origins(self) -> set[str]:
        """Pages that may talk to the server."""
        own = {f"http://{host}" for host in self.hosts()}
        if self.public_url:
            parts = urlsplit(self.public_url)
            own.add(f"{parts.scheme}://{self.public_name()}".lower())
        return own


def lan_address() -> str:
    """This machine's address in the local network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
