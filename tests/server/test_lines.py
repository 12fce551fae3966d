"""The journal of a live table."""

from __future__ import annotations

from snar.games import GAMES
from snar.kernel.journal import compact, parse
from snar.kernel.session import Session, resume
from snar.server.table.record import Record, rebuild


def test_a_live_table_holds_only_the_lines_of_its_journal_and_reads_them_as_any_session_does() -> None:
    game = GAMES["rise"]
    plain = Session.seeded(game, game.agree(), 5)
    live = Record(game, plain.journal.header)
    for session in (plain, live):
        for _ in range(40):
            choice = session.state.pending[0]
            session.one(choice.seat, choice.options[-1].key)
            if session.can_undo(choice.seat) and session.number % 5 == 0:
                session.undo(choice.seat)
        session.undo_by_consent(30, {0, 1})
    wanted = plain.journal.entries
    entries = live.journal.entries
    assert [*entries] == wanted and entries[-1] == wanted[-1] and entries[3:9] == wanted[3:9]
    assert [*reversed(entries)] == wanted[::-1] and len(entries) == len(wanted) == live.number
    assert live.lines(7) == [compact(entry) for entry in wanted[7:]]
    assert live.journal.to_text() == plain.journal.to_text()
    assert resume(game, parse(live.journal.to_text())).state.view(0) == live.state.view(0)
    again = rebuild(game, plain.journal.header, live.frozen(), live.lines(0))
    assert again.lines(0) == live.lines(0) and again.journal.chain == plain.journal.chain
