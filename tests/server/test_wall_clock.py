"""What is thrown away by its date waits while the date cannot be trusted."""

from __future__ import annotations

import time

import pytest

from snar.server.wall_clock import DOUBT, SETTLED, WallClock

YEAR = 365 * 24 * 3600.0


class Times:
    """The date, and the seconds that really passed."""

    def __init__(self) -> None:
        self.date, self.passed = 1_700_000_000.0, 5.0

    def pass_by(self, seconds: float) -> None:
        self.date, self.passed = self.date + seconds, self.passed + seconds


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Times:
    found = Times()
    monkeypatch.setattr(time, "time", lambda: found.date)
    monkeypatch.setattr(time, "monotonic", lambda: found.passed)
    return found


def test_a_machine_that_has_just_started_may_still_set_its_clock(times: Times) -> None:
    clock = WallClock()
    assert not clock.sure()
    times.pass_by(SETTLED)
    assert clock.sure()


@pytest.mark.parametrize("jump", [YEAR, -YEAR])
def test_after_a_jump_nothing_is_thrown_away_for_a_day_and_the_log_says_why(
    times: Times, caplog: pytest.LogCaptureFixture, jump: float
) -> None:
    clock = WallClock()
    times.pass_by(SETTLED)
    times.date += jump
    assert not clock.sure() and "the clock has jumped" in caplog.text
    times.pass_by(DOUBT - 60)
    assert not clock.sure()
    times.pass_by(60)
    assert clock.sure() and len(caplog.records) == 1


def test_a_clock_that_is_set_right_by_seconds_at_a_time_is_trusted(times: Times) -> None:
    clock = WallClock()
    for _ in range(1000):
        times.pass_by(60)
        times.date += 7  # in all two hours
        clock.sure()
    assert clock.sure()
