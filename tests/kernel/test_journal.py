"""The record of a game: no line can change, go, come or move without being named."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snar.kernel.journal import Journal, JournalError, compact, link, parse
from snar.kernel.session import Session
from snar.template.game import LanternsGame


@cache
def text() -> str:
    """Fourteen lines of a game, with an undo."""
    game = LanternsGame()
    session, dice = Session.seeded(game, game.agree(), "žluťoučký kůň"), random.Random(1)
    while session.number < 13:
        seat = session.past[-1].seat if session.number == 6 else session.state.pending[0].seat
        if session.number == 6:
            session.undo(seat)
        else:
            session.play(seat, [dice.choice(session.state.pending[0].options).key], [])
    return session.journal.to_text()


def lines() -> list[str]:
    return text().splitlines()


def broken(changed: list[str] | str) -> tuple[int, str]:
    """The line that is named, and why."""
    with pytest.raises(JournalError) as caught:
        parse(changed if isinstance(changed, str) else "\n".join(changed) + "\n")
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.reason}"
    return caught.value.line, caught.value.reason


def test_what_was_written_is_read_again() -> None:
    journal = parse(text())
    assert journal.to_text() == text()
    assert len(journal.entries) == 13
    assert journal.chain == journal.entries[-1]["chain"]


def test_every_line_is_an_object_with_sorted_names_and_its_own_link() -> None:
    for line in lines():
        data = json.loads(line)
        assert compact(data) == line
        assert list(data) == sorted(data)
        assert len(data["chain"]) == 24


def test_each_link_hangs_on_the_one_before() -> None:
    before = ""
    for line in lines():
        data = json.loads(line)
        chain = data.pop("chain")
        assert link(before, data) == chain
        before = chain


def test_any_changed_byte_is_named_by_its_line() -> None:
    whole, line = text(), 1
    for i, old in enumerate(whole):
        new = "7" if old != "7" else "8"
        assert broken(whole[:i] + new + whole[i + 1 :])[0] == line, f"byte {i}: {old!r} became {new!r}"
        line += old == "\n"


@settings(deadline=None)
@given(st.data())
def test_any_change_of_text_is_named_or_is_no_change(data: st.DataObject) -> None:
    whole = text()
    start = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(start, min(len(whole), start + 40)))
    changed = whole[:start] + data.draw(st.text(max_size=6)) + whole[end:]
    if whole.startswith(changed.removesuffix("\n") + "\n"):
        parse(changed)  # cut off between two lines: only the noted link can tell
    else:
        assert broken(changed)[0] >= min(whole.count("\n", 0, start) + 1, len(lines()))


@pytest.mark.parametrize("at", range(2, 14))
def test_a_dropped_line_is_named(at: int) -> None:
    rest = lines()[: at - 1] + lines()[at:]
    assert broken(rest) == (at, "broken-chain")


def test_a_cut_off_end_shows_only_in_the_last_link() -> None:
    """That is why the players see it: whoever has noted it can tell."""
    cut = parse("\n".join(lines()[:-1]) + "\n")
    assert cut.chain != parse(text()).chain


@pytest.mark.parametrize("at", range(2, 14))
def test_two_swapped_lines_are_named(at: int) -> None:
    found = lines()
    found[at - 1], found[at] = found[at], found[at - 1]
    assert broken(found) == (at, "broken-chain")


@pytest.mark.parametrize("at", range(2, 16))
def test_an_added_line_is_named(at: int) -> None:
    """A copy of line 5; put right before the original, it is the original that comes twice."""
    added = [*lines()[: at - 1], lines()[4], *lines()[at - 1 :]]
    assert broken(added) == (6 if at == 5 else at, "broken-chain")


def test_a_new_line_with_a_guessed_link_is_named() -> None:
    forged = compact({"n": 14, "seat": "p1", "key": "ready", "chain": "0" * 24})
    assert broken([*lines(), forged]) == (15, "broken-chain")


def test_a_changed_header_is_named_even_when_it_stands_alone() -> None:
    header = lines()[0].replace('"goal":3', '"goal":2')
    assert header != lines()[0]
    assert broken([header]) == (1, "broken-chain")


@pytest.mark.parametrize(
    "change",
    [
        lambda line: line.replace(":", ": ", 1),
        lambda line: line.replace('"n":', '"n":1,"n":', 1),
        lambda line: line.replace("p", "\\u0070", 1),
        lambda line: line + " ",
    ],
    ids=["a space", "a name twice", "a letter written another way", "a space at the end"],
)
def test_the_same_data_written_another_way_is_named(change: Callable[[str], str]) -> None:
    found = lines()
    found[2] = change(found[2])
    assert broken(found) == (3, "broken-chain")


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ("", (1, "empty")),
        ("\n", (1, "not-json")),
        ("Říše Snů\n", (1, "not-json")),
        ("[1, 2]\n", (1, "not-json")),
        ("{}\n", (1, "not-a-journal")),
        ('{"snar": 99}\n', (1, "not-a-journal")),
        ('{"some": "other file"}\n', (1, "not-a-journal")),
        ("[" * 100_000, (1, "not-json")),
        ('{"chain":"\\ud800","snar":1}\n', (1, "broken-chain")),
    ],
    ids=["empty", "blank", "text", "list", "object", "other format", "other json", "too deep", "half a letter"],
)
def test_what_is_no_journal_says_so(changed: str, named: tuple[int, str]) -> None:
    assert broken(changed) == named


def test_a_line_that_is_no_json_is_named() -> None:
    found = lines()
    found[6] = found[6][:-5]
    assert broken(found) == (7, "not-json")
    assert broken([*lines()[:3], "", *lines()[3:]]) == (4, "not-json")


@pytest.mark.parametrize("word", ["a\u2028b", "a\x85b", "a\x0bb", "\r\n", 'quo"te', "žluť"])
def test_words_of_players_may_hold_any_letter(word: str) -> None:
    """Unicode knows more line breaks than a journal does."""
    journal = Journal({"snar": 1, "words": [word]})
    journal.add({"n": 1, "key": word})
    again = parse(journal.to_text())
    assert again.header["words"] == [word]
    assert again.to_text() == journal.to_text()


def test_a_missing_newline_at_the_very_end_is_forgiven() -> None:
    assert parse(text().removesuffix("\n")).to_text() == text()
