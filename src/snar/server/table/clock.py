"""Time control: whose time runs and how much is left."""

from __future__ import annotations

from ..wire import protocol as p

SPARE = 20.0  # seconds


class Timer:
    def __init__(self, settings: p.Clock, seats: int, left: list[float], now: float) -> None:
        self.settings = settings
        self.left = list(left) or [float(settings.seconds)] * seats
        self.running: list[int] = []
        self.bots: list[int] = []  # whose time was up: a bot plays their turn
        self.since = now
        self.gifts: list[tuple[int, float]] = []  # the time given for each answer that can be taken back, and to whom

    def go_on(self, running: list[int], gifts: list[tuple[int, float]]) -> None:
        """After a restart in the middle of a question: nobody's time for it begins anew."""
        self.running, self.gifts = list(running), list(gifts)

    def turn(self, by: int | None, asked: list[int], now: float) -> None:
        """Somebody answered (`by`), and now these people are asked."""
        self.stop(now)
        if by is not None:
            self.give(by)
        for seat in asked:
            if self.each and seat not in self.running:
                self.left[seat] = self.full
        self.running, self.since = asked, now

    def stop(self, now: float) -> None:
        for seat in self.running:
            self.left[seat] -= now - self.since
        self.since = now

    def give(self, seat: int) -> None:
        before = max(0.0, self.left[seat])
        self.left[seat] = self.full if self.each else before + self.settings.increment
        self.gifts = [gift for gift in self.gifts if gift[0] == seat] + [(seat, self.left[seat] - before)]

    def take_back(self, seat: int, now: float) -> None:
        """An answer is undone: so is the time it gave, and the seat's time runs on."""
        self.stop(now)
        if self.gifts and self.gifts[-1][0] == seat:
            self.left[seat] -= self.gifts.pop()[1]
        self.running = sorted({*self.running, seat})  # time that runs is not begun anew

    @property
    def each(self) -> bool:
        return self.settings.kind == "answer"

    @property
    def full(self) -> float:
        return float(self.settings.seconds)

    def spare(self, seat: int) -> None:
        """The time of the whole game is used up: a little of it for the next turn, so that nobody only looks on."""
        if not self.each:
            self.left[seat] = max(SPARE, self.left[seat])

    def face(self, now: float) -> p.ClockFace:
        return p.ClockFace([round(max(0.0, left), 1) for left in self.now(now)], self.running, self.bots)

    def now(self, now: float) -> list[float]:
        return [self.of(seat, now) for seat in range(len(self.left))]

    def of(self, seat: int, now: float) -> float:
        return self.left[seat] - (now - self.since if seat in self.running else 0.0)

    def next(self, now: float) -> tuple[float, int] | None:
        """Seconds until somebody's time is up, and whose."""
        return min(((self.of(seat, now), seat) for seat in self.running), default=None)
