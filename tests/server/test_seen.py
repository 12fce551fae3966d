"""What is worked out once for everyone is the same as what each pair of eyes would be told alone."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from snar.games import GAMES
from snar.kernel.header import new_header
from snar.kernel.state import State
from snar.server.eyes.frames import Frames
from snar.server.eyes.projection import whole_view
from snar.server.eyes.seen import UNSEEN, layer
from snar.server.slices import at_once
from snar.server.table.record import Record


class Reader:
    """A pair of eyes that looks now and then and keeps what it is sent."""

    def __init__(self, seat: int, lang: str) -> None:
        self.seat, self.lang, self.number = seat, lang, -1
        self.view: dict[str, Any] = {}

    def look(self, frames: Frames) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(at_once(frames.update(self.seat, self.lang, self.number, None)))
        self.view |= frame["view"]
        self.number = frame["seq"]
        return frame


def plain(data: Any) -> Any:
    return json.loads(json.dumps(data))


def started(game: str, seed: int, **options: Any) -> Record:
    rules = GAMES[game].agree(**options)
    return Record(GAMES[game], {"seed": str(seed), **new_header(GAMES[game], rules)})


def some_answer(g: State, dice: random.Random) -> tuple[int, str]:
    choice = dice.choice(g.pending)
    return choice.seat, dice.choice(choice.options).key


@pytest.mark.parametrize(
    ("game", "answers", "options"),
    [("rise", 120, {}), ("ether", 40, {}), ("ether", 120, {"sleepers": 3}), ("template", 60, {})],
)
def test_patches_add_up_to_the_whole_view_however_rarely_somebody_looks(
    game: str, answers: int, options: dict[str, Any]
) -> None:
    record, dice = started(game, 1, **options), random.Random(1)
    frames = Frames(record)
    eyes = range(record.state.seats + 1)
    readers = [Reader(seat, lang) for seat in eyes for lang in ("cs", "en")]
    for _ in range(answers):
        record.answer(*some_answer(record.state, dice))
        for i, reader in enumerate(readers):
            if dice.random() < (1.0, 0.7, 0.2)[i % 3]:
                reader.look(frames)
                assert reader.view == plain(whole_view(record.state, reader.seat))
        if record.state.over:
            break
    assert record.number > 20


def test_everyone_hears_exactly_what_they_may_know() -> None:
    record, dice = started("rise", 2), random.Random(2)
    frames, discreet = Frames(record), 0
    readers = [Reader(seat, "cs") for seat in range(record.state.seats + 1)]
    for reader in readers:
        reader.look(frames)
    for _ in range(150):
        after = record.number
        record.answer(*some_answer(record.state, dice))
        told = [plain(record.events_for(reader.seat, after)) for reader in readers]
        assert [reader.look(frames)["events"] for reader in readers] == told
        discreet += any(seen != told[0] for seen in told)
    assert discreet > 3, "some things were not for all eyes"


def test_an_undo_is_seen_as_a_change() -> None:
    record, dice = started("rise", 3), random.Random(3)
    frames, readers = Frames(record), [Reader(seat, "cs") for seat in range(record.state.seats + 1)]
    undone = 0
    while undone < 5:
        seat, key = some_answer(record.state, dice)
        record.answer(seat, key)
        if record.can_undo(seat) and dice.random() < 0.5:
            record.undo(seat)
            undone += 1
        for reader in readers:
            reader.look(frames)
            assert reader.view == plain(whole_view(record.state, reader.seat))


def test_secrets_are_looked_for_only_in_parts_that_have_changed() -> None:
    looked: list[str] = []

    def named(view: dict[str, Any]) -> frozenset[str]:
        looked.extend(view)
        return frozenset(text for part in view.values() for text in part)

    first = layer(UNSEEN, 1, {"land": ["a"], "cards": ["b"]}, named)
    second = layer(first, 2, {"land": ["a"], "cards": ["b", "c"]}, named)
    assert looked == ["land", "cards", "cards"]
    assert (first.named, second.named, second.named_before) == ({"a", "b"}, {"a", "b", "c"}, {"a", "b"})
    assert layer(second, 3, {"cards": ["b"]}, named).named == {"b"}  # what is gone names nothing any more
