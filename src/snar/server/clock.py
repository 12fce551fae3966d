"""Time control: whose time runs and how much is left."""

from __future__ import annotations

from . import protocol as p


class Timer:
    def __init__(self, settings: p.Clock, seats: int, left: list[float], now: float) -> None:
        self.settings = settings
        self.left = list(left) or [float(settings.seconds)] * seats
        self.running: list[int] = []
        self.since = now

    def turn(self, by: int | None, asked: list[int], now: float) -> None:
        """Somebody answered (`by`), and now these people are asked."""
        for seat in self.running:
            self.left[seat] -= now - self.since
        if by is not None:
            self.left[by] = self.full if self.each else max(0.0, self.left[by]) + self.settings.increment
        for seat in asked:
            if self.each and seat not in self.running:
                self.left[seat] = self.full
        self.running, self.since = asked, now

    @property
    def each(self) -> bool:
        return self.settings.kind == "answer"

    @property
    def full(self) -> float:
        return float(self.settings.seconds)

    def face(self, now: float) -> p.ClockFace:
        return p.ClockFace([round(max(0.0, self.of(seat, now)), 1) for seat in range(len(self.left))], self.running)

    def of(self, seat: int, now: float) -> float:
        return self.left[seat] - (now - self.since if seat in self.running else 0.0)

    def next(self, now: float) -> tuple[float, int] | None:
        """Seconds until somebody's time is up, and whose."""
        return min(((self.of(seat, now), seat) for seat in self.running), default=None)
