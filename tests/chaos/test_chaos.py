"""One fault in every run, all of them in the long one; and the checker notices what it looks for."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from snar.games import GAMES
from snar.kernel.journal import JournalError
from snar.kernel.session import Session
from snar.server.table.record import Record, rebuild
from snar.store.port import Snapshot
from tests.postgresql import programs

from .checker import checked
from .database import Database
from .faults import FAULTS
from .house import FILE, House
from .run import Street, possible

LONG = bool(os.environ.get("SNAR_LONG"))
pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finding children needs /proc")


@pytest.fixture(scope="module")
def database() -> Iterator[Database | None]:
    """Only the long run breaks one."""
    found = Database() if LONG and programs() else None
    yield found
    if found:
        found.close()


@pytest.mark.skipif(not LONG, reason="each takes ten seconds: python -m tests.chaos --only NAME")
@pytest.mark.parametrize("name", FAULTS)
def test_nothing_is_lost_doubled_or_shown_by(name: str, database: Database | None) -> None:
    fault = FAULTS[name]
    if not possible(fault) or (fault.kind != FILE and database is None):
        pytest.skip("needs a disk or a database of its own")

    async def go() -> dict[str, Any]:
        street = Street(database)
        try:
            return await street.suffer(fault)
        finally:
            await street.close()

    found = asyncio.run(go())
    assert found["acknowledged"] > 0 and found["frames"] > 0


def test_there_are_more_than_two_dozen_faults() -> None:
    assert len(FAULTS) >= 24


def test_lines_that_are_cut_cost_nothing_and_what_was_lost_doubled_or_shown_would_be_noticed() -> None:
    async def go() -> None:
        house = House(FILE, None, tables=1)
        try:
            try:
                await house.open()
                house.resume()
                await house.played(2)
                house.fronts[0].cut()
                await house.played(2)
            finally:
                await house.close()
            account = house.company[0].account
            assert not (await checked(house.where, [account])).wrong
            n, seat, line = account.acked[-1]
            account.acked.append((n + 1_000, seat, line))
            account.sent.discard((n, seat, line))
            eyes, text = next(row for row in account.told if b'"t":"table"' in row[1] and row[0] == 0)
            account.told.append((1 - eyes, text))
            wrong = (await checked(house.where, [account])).wrong
            assert {one.partition(":")[0] for one in wrong} == {"lost", "doubled", "hidden"}, wrong
        finally:
            house.clean()

    asyncio.run(go())


# -- damage, without a server ------------------------------------------------------------------------------------------
@pytest.fixture
def played() -> Record:
    game = GAMES["rise"]
    record = Record(game, Session.seeded(game, game.agree(), 3).journal.header)
    while record.number < 12 or record.past:
        choice = record.state.pending[0]
        record.answer(choice.seat, choice.options[0].key)
    return record


@pytest.mark.parametrize("spoilt", ["newer", "torn", "empty", "deep"])
def test_a_game_whose_snapshot_cannot_be_used_is_played_again_from_its_journal(played: Record, spoilt: str) -> None:
    number, state = played.frozen()
    bad = {"torn": state[: len(state) // 2], "empty": "", "deep": "[" * 100_000}
    bad["newer"] = json.dumps({**json.loads(state), "save": json.loads(state)["save"].replace('save":2', 'save":999')})
    header = played.journal.header
    again = rebuild(played.game, header, Snapshot(number, bad[spoilt]), played.lines(0))
    assert again.state.to_data() == played.state.to_data() and again.lines(0) == played.lines(0)


@pytest.mark.parametrize("number", [0, 4])
def test_a_line_that_changed_before_the_snapshot_is_named(played: Record, number: int) -> None:
    lines = played.lines(0)
    lines[number] = lines[number].replace('"key":"', '"key":"x')
    with pytest.raises(JournalError, match=f"line {number + 2}: broken-chain"):
        rebuild(played.game, played.journal.header, played.frozen(), lines)


def test_a_line_that_is_missing_before_the_snapshot_is_named(played: Record) -> None:
    lines = played.lines(0)
    del lines[3]
    with pytest.raises(JournalError, match="line 5: broken-chain"):
        rebuild(played.game, played.journal.header, played.frozen(), lines)
