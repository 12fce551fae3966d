"""How a server is set: where it listens, where it keeps things, under which addresses it is known."""

from __future__ import annotations

import os
import socket
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from .limits import Limits

PORT = 8017
LOCAL = ("localhost", "127.0.0.1", "[::1]")


def default_data() -> Path:
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "snar"


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = PORT
    data: Path = field(default_factory=default_data)
    public_url: str = ""
    lan: bool = False
    limits: Limits = field(default_factory=Limits)

    @property
    def bind(self) -> str:
        return "0.0.0.0" if self.lan else self.host

    @property
    def url(self) -> str:
        """Where friends find this server."""
        if self.public_url:
            return self.public_url.rstrip("/")
        name = lan_address() if self.lan else "localhost" if self.host in LOCAL else self.host
        return f"http://{name}:{self.port}"

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https:")

    def hosts(self) -> set[str]:
        """Names under which the server may be asked: another one is a trick of somebody's name server."""
        names = {*LOCAL, self.host}
        if self.lan:
            names |= {lan_address(), socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"}
        found = {f"{name}:{self.port}" for name in names} | ({*names} if self.port == 80 else set())
        return found | {urlsplit(self.public_url).netloc.lower()} if self.public_url else found

    def origins(self) -> set[str]:
        """Pages that may talk to the server."""
        own = {f"http://{host}" for host in self.hosts()}
        if self.public_url:
            parts = urlsplit(self.public_url)
            own.add(f"{parts.scheme}://{parts.netloc}".lower())
        return own


def lan_address() -> str:
    """This machine's address in the local network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
