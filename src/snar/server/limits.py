"""How much one connection and one address may ask for."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """Rates are (a second, at once)."""

    messages: tuple[float, float] = (40, 120)  # of one connection
    chat: tuple[float, float] = (1, 8)  # of one connection
    requests: tuple[float, float] = (30, 150)  # of one address
    creations: tuple[float, float] = (0.5, 30)  # tables and guests of one address
    guesses: tuple[float, float] = (0.1, 10)  # recovery codes and invites of one address
    asks: tuple[float, float] = (0.2, 10)  # of one address: for a seat, or to go back; others have to answer
    proofs: tuple[float, float] = (0.2, 10)  # of one address: a whole game is played again
    spoken: tuple[float, float] = (200, 600)  # messages of one address, on all its connections
    connections: int = 64  # of one address
    watchers: int = 50  # of one table
    strikes: int = 50  # messages over the limit before the connection is closed
    frame: int = 8192  # bytes of one message
    body: int = 65536  # bytes of one request
    campaign: int = 262_144  # bytes of one that may bring a campaign; a long one has some tens of thousands
    queue: int = 256  # frames waiting for a slow reader
    weight: int = 2_097_152  # letters of all of them together


def unlimited() -> Limits:
    """For load tests on one's own machine."""
    many = (1e9, 1e9)
    return Limits(many, many, many, many, many, many, many, many, connections=1_000_000)


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
        self.open: dict[str, int] = {}

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

    def connect(self, address: str) -> bool:
        if self.open.get(address, 0) >= self.limits.connections:
            return False
        self.open[address] = self.open.get(address, 0) + 1
        return True

    def disconnect(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]
