"""How much one connection and one address may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from dataclasses import dataclass, fields


@dataclass(frozen=True)
class Limits:
    """Rates are (a second, at once)."""

    messages: tuple[float, float] = (40, 120)  # of one connection
    frames: tuple[float, float] = (200, 800)  # of one websocket, of any kind: more than messages, pings and pongs need
    chat: tuple[float, float] = (1, 8)  # of one connection
    requests: tuple[float, float] = (30, 150)  # of one address
    creations: tuple[float, float] = (0.5, 30)  # tables and guests of one address
    guesses: tuple[float, float] = (0.1, 10)  # recovery codes and invites of one address
    asks: tuple[float, float] = (0.2, 10)  # of one address: for a seat, or to go back; others have to answer
    talk: tuple[float, float] = (0.5, 40)  # lines of chat of one address, on all its connections
    tables: tuple[float, float] = (1 / 60, 60)  # new tables of one address
    answers: tuple[float, float] = (5, 3000)  # of one address, taken back or not: each is kept for good
    kept: int = 200  # tables of one guest that are not over
    proofs: tuple[float, float] = (0.2, 10)  # of one address: a whole game is played again
    spoken: tuple[float, float] = (200, 600)  # messages of one address, on all its connections
    connections: int = 64  # websockets of one address
    sockets: int = 128  # connections of any kind of one address, or requests at once of one behind a proxy
    everyone: int = 2000  # connections of all; fewer where the system has too few open files
    head: float = 10.0  # seconds for the headers of a request, and as many for its body
    whole: float = 60.0  # seconds for a request with its answer
    unread: float = 30.0  # seconds for which a websocket may read nothing of what waits for it
    watchers: int = 50  # of one table
    strikes: int = 50  # messages over the limit before the connection is closed
    frame: int = 8192  # bytes of one message
    body: int = 65536  # bytes of one request
    campaign: int = 262_144  # bytes of one that may bring a campaign; a long one has some tens of thousands
    queue: int = 256  # frames waiting for a slow reader
    weight: int = 2_097_152  # letters of all of them together


RATES = tuple(field.name for field in fields(Limits) if isinstance(field.default, tuple))


def unlimited() -> Limits:
    """For load tests on one's own machine."""
    many = (1e9, 1e9)
    rates = dict.fromkeys(RATES, many)
    return Limits(**rates, connections=1_000_000, sockets=1_000_000, everyone=20_000, kept=1_000_000)  # type: ignore[arg-type]


def network(address: str) -> str:
    """Whom an address belongs to: one who has an address of IPv6 has at least all of its network (/64)."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(found) if found.is_loopback else str(ipaddress.ip_network((found, 64), strict=False).network_address)


class Bucket:
    """Fills at `rate` a second up to `burst`; every take costs one."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: tuple[float, float], now: float) -> None:
        self.rate, self.burst = rate
        self.left, self.at = self.burst, now

    def take(self, now: float) -> bool:
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def full(self, now: float) -> bool:
        return self.left + (now - self.at) * self.rate >= self.burst


class Addresses:
    """Buckets and open connections by address; addresses that rest are forgotten."""

    MOST = 10_000

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits, self.clock = limits, clock
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.open: dict[tuple[str, str], int] = {}

    def allows(self, address: str, kind: str) -> bool:
        now = self.clock()
        key = (address, kind)
        if key not in self.buckets:
            self.tidy(now)
            self.buckets[key] = Bucket(getattr(self.limits, kind), now)
        return self.buckets[key].take(now)

    def tidy(self, now: float) -> None:
        if len(self.buckets) >= self.MOST:
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full(now)}
        while len(self.buckets) >= self.MOST:
            del self.buckets[next(iter(self.buckets))]

    def connect(self, address: str, kind: str = "connections") -> bool:
        """One more websocket (`connections`) or request (`sockets`) of this address, if it may have it."""
        now = self.open.get((address, kind), 0)
        if now >= getattr(self.limits, kind):
            return False
        self.open[address, kind] = now + 1
        return True

    def disconnect(self, address: str, kind: str = "connections") -> None:
        self.open[address, kind] -= 1
        if not self.open[address, kind]:
            del self.open[address, kind]
