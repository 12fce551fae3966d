"""The journal of a live table."""

from __future__ import annotations

import json

import pytest

from snar.games import GAMES
from snar.kernel.journal import Journal, compact, parse
from snar.kernel.session import Session, resume
from snar.server.table.heard import BLOCKS
from snar.server.table.journal_lines import PACKET, Lines
from snar.server.table.record import Record, journal_of, rebuild


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


def test_a_line_is_written_byte_for_byte_as_any_journal_writes_it() -> None:
    header = {"snar": 1, "seed": "5", "words": ["příliš žluťoučký"]}
    plain, live = Journal(header), journal_of(header, [], "")
    odd = 'move "č" \\ 𝄞 / \n\t\x01\x7f'
    entries = [{"n": 1, "seat": "rytir", "key": odd, "rolls": [8, 1]}, {"n": 2, "undo": 0, "epoch": 1}]
    for entry in entries:
        plain.add(entry)
        live.add(entry)
    assert live.entries.texts() == [compact(entry) for entry in plain.entries]
    assert live.to_text() == plain.to_text() and parse(live.to_text()).chain == live.chain


def test_older_lines_are_packed_and_read_as_if_they_were_not() -> None:
    texts = [compact({"n": number, "key": f"move {number}ž"}) for number in range(1, 4 * PACKET + 11)]
    entries, lines = [json.loads(text) for text in texts], Lines(texts)
    assert len(lines) == len(texts) and len(lines.packets) == 3 and len(lines.late) == PACKET + 10
    for first in (0, 1, PACKET - 1, PACKET, 3 * PACKET - 1, 3 * PACKET, len(texts) - 1, len(texts), len(texts) + 5):
        assert lines.texts(first) == texts[first:] and lines[first:] == entries[first:], first
    assert [lines[at] for at in (0, PACKET, -1, -len(texts))] == [entries[at] for at in (0, PACKET, -1, -len(texts))]
    assert lines[5:300:7] == entries[5:300:7] and lines[300:5] == []
    assert [*lines] == entries and [*reversed(lines)] == entries[::-1]
    with pytest.raises(IndexError):
        lines[len(texts)]
    assert sum(map(len, lines.packets)) * 3 < 3 * PACKET * len(texts[0])


@pytest.mark.parametrize("name", ["rise", "ether"])
def test_older_events_are_kept_as_bytes_and_told_as_if_they_were_not(name: str) -> None:
    game = GAMES[name]
    live = Record(game, Session.seeded(game, game.agree(), 5).journal.header)
    events = [(0, event) for event in live.state.events]
    while len(events) < 300:
        choice = live.state.pending[0]
        live.answer(choice.seat, choice.options[live.number % len(choice.options)].key)
        events += [(live.number, event) for event in live.state.events]
        kept = [*live.heard]
        assert len(kept) >= min(160, len(events)) and not live.heard.complete > kept[0][0]
        assert [number for number, _ in kept] == [number for number, _ in events[-len(kept) :]]
    for seat in range(live.state.seats + 1):
        seen = [live.seen(event, seat) for _, event in events[-len(kept) :]]
        told = [{name: part for name, part in row.items() if name != "n"} for row in live.events_for(seat)]
        assert told == [json.loads(json.dumps(row)) for row in seen if row is not None]
    assert live.heard.complete > 0 and len(live.heard.blocks) == BLOCKS
    again = rebuild(game, live.journal.header, live.frozen(), live.lines(0))
    assert again.heard.complete >= live.heard.complete
    assert again.events_for(0, again.heard.complete) == live.events_for(0, again.heard.complete) != []
