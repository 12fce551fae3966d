"""What is thrown away by its date is thrown away by a date that no jump of a clock moves at once."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from snar.server import app
from snar.server.house_date import PACE, HouseDate
from snar.store.opening import open_store
from snar.store.port import Store

from .site import run, site

HOUR, DAY, YEAR = 3600.0, 24 * 3600.0, 365 * 24 * 3600.0


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


class Kept:
    """The part of a store that it needs."""

    def __init__(self) -> None:
        self.at: float | None = None

    async def date(self) -> float | None:
        return self.at

    async def keep_date(self, date: float) -> None:
        self.at = max(date, self.at or 0.0)


def house(kept: Kept) -> HouseDate:
    return HouseDate(kept)  # type: ignore[arg-type]


def today(date: HouseDate) -> float:
    return asyncio.run(date.today())


@pytest.fixture
def kept() -> Kept:
    return Kept()


def test_while_the_clock_is_right_it_is_the_date(times: Times, kept: Kept) -> None:
    date = house(kept)
    for _ in range(100):
        assert today(date) == times.date
        times.pass_by(HOUR)


def test_a_jump_ahead_is_followed_a_week_a_day_and_the_log_says_why(
    times: Times, kept: Kept, caplog: pytest.LogCaptureFixture
) -> None:
    date = house(kept)
    before = today(date)
    times.date += YEAR
    assert today(date) == before and "the clock is 365.0 days further" in caplog.text
    times.pass_by(DAY)
    assert today(date) == before + PACE * DAY
    times.date -= YEAR  # somebody has set it right
    assert today(date) == times.date == before + DAY and len(caplog.records) == 1


def test_neither_a_restart_nor_a_jump_while_nothing_runs_makes_it_go_faster(times: Times, kept: Kept) -> None:
    before = today(house(kept))
    times.date += YEAR
    for _ in range(5):
        assert today(house(kept)) == before, "it has not run since"


def test_a_clock_that_begins_in_1970_throws_nothing_away_and_takes_nothing_from_the_date(
    times: Times, kept: Kept
) -> None:
    before = today(house(kept))
    right, times.date = times.date, 0.0
    date = house(kept)
    assert today(date) == 0.0
    times.date = right + 60
    times.passed += 60
    assert today(date) == right + 60 and kept.at is not None and kept.at > before


def test_a_house_that_runs_four_hours_a_day_keeps_up(times: Times, kept: Kept) -> None:
    for _ in range(30):
        date = house(kept)
        today(date)
        times.pass_by(4 * HOUR)
        assert today(date) == times.date
        times.date += 20 * HOUR


def test_several_servers_of_a_house_go_no_faster_than_one(times: Times, kept: Kept) -> None:
    dates = [house(kept) for _ in range(3)]
    (before,) = {today(date) for date in dates}
    times.date += YEAR
    for _ in range(24):
        times.pass_by(HOUR)
        found = [today(date) for date in dates]
    assert max(found) == before + PACE * DAY


@pytest.mark.parametrize("where", ["sqlite", "postgresql"])
def test_the_store_keeps_it_and_never_an_earlier_one(
    where: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address = str(tmp_path / "snar.db") if where == "sqlite" else request.getfixturevalue("database")

    async def go(first: bool) -> None:
        store: Store = open_store(address)
        assert await store.date() == (None if first else 50.0)
        await store.healthy()
        await store.keep_date(50.0)
        await store.keep_date(40.0)
        assert await store.date() == 50.0
        await store.close()

    for first in (True, False):
        asyncio.run(go(first))


def test_tables_outlive_a_clock_that_jumps_and_a_restart_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As an operator has it: the machine comes up with a date of next year, twice."""

    async def go() -> None:
        monkeypatch.setattr(app, "NAP", 0.05)
        real = time.time
        async with site(tmp_path) as s:
            me = s.player()
            unbegun = (await me.post("/api/tables", {}))["id"]
            await asyncio.sleep(0.3)
            monkeypatch.setattr(time, "time", lambda: real() + YEAR)
            await app.tidy(s.services, HouseDate(s.services.store))
            assert await s.services.store.load(unbegun)
        for _ in range(2):
            async with site(tmp_path) as s:
                await asyncio.sleep(0.3)
                assert await s.services.store.load(unbegun)

    run(go())


def test_housekeeping_outlives_whatever_fails_at_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:

            async def fails(date: float) -> None:
                raise ValueError("of a table nobody knows")

            monkeypatch.setattr(s.services.tables, "put_away", fails)
            await app.tidy(s.services, HouseDate(s.services.store))

    run(go())
