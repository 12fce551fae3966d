"""What lies in frames, options and events: plain data, and no identity that somebody must not know."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from snar.kernel import flow, running
from snar.kernel.conformance import random_walk
from snar.kernel.state import State
from snar.rise.game import Rise
from snar.template.game import LanternsGame

ANSWERS = 2000 if os.environ.get("SNAR_LONG") == "1" else 500
TRIAL_OPTIONS = ["odmena", "lecebne-studanky", "neduverive-svety", "snove-svety", "mocne-postavy"]
TABLES: dict[str, tuple[Any, dict[str, Any]]] = {
    "lucerny": (LanternsGame(), {"players": 4}),
    "stret-risi": (Rise(), {}),
    "stret-risi-4": (Rise(), {"options": ["ctyri-hraci", "kouzleni", "dlouha-hra"]}),
    "zacatecnici": (Rise(), {"scenario": "zacatecnici"}),
    "zkouska-sily": (Rise(), {"scenario": "zkouska-sily", "players": 3}),
    "zkouska-sily-options": (Rise(), {"scenario": "zkouska-sily", "players": 5, "options": TRIAL_OPTIONS}),
    "souboj-s-casem": (Rise(), {"scenario": "souboj-s-casem", "players": 3}),
    "bratrstvi": (Rise(), {"scenario": "bratrstvi"}),
    "draft": (Rise(), {"scenario": "zkouska-sily", "edition": "draft", "players": 4}),
    "two-boards": (Rise(), {"boards": 2, "rotation": 270}),
}
every_table = pytest.mark.parametrize("table", TABLES)
DEEDS_WITH_CARDS = ("recall", "cancel", "activate")  # options ("recall", card) of Říše Snů
ROW_FIELDS = ("stood_on", "worked")  # card numbers in a character's row


def walk(table: str, seed: int) -> Iterator[State]:
    game, options = TABLES[table]
    return random_walk(game, game.agree(**options), seed, ANSWERS)


def is_plain(value: Any) -> bool:
    if type(value) is tuple:
        return all(is_plain(item) for item in value)
    if type(value) is dict:
        return all(type(key) is str and is_plain(item) for key, item in value.items())
    return value is None or type(value) in (str, int, bool)


def numbers(value: Any) -> list[int]:
    """Card numbers in a field: one, or a tuple of them; -1 is none."""
    return [card for card in (value if isinstance(value, tuple) else (value,)) if type(card) is int and card >= 0]


def hidden(g: State, cards: Iterable[int]) -> list[str]:
    """Those that not everyone knows."""
    return [f"{g.card_id(card)} ({card})" for card in cards if g.known[card] != g.everyone]


def check_frame(g: State, proc: flow.Proc) -> None:
    for name in proc.NAMES:
        if "card" in name:
            found = hidden(g, numbers(getattr(proc, name)))
            assert not found, f"{proc.NAME}.{name} holds {found}"


# -- plain data ----------------------------------------------------------------------------------------------------
@every_table
def test_fields_of_procedures_hold_only_plain_data_at_every_choice(table: str) -> None:
    for g in walk(table, 31):
        for proc in g.stack:
            for name in proc.NAMES:
                assert is_plain(getattr(proc, name)), f"{proc.NAME}.{name} is {getattr(proc, name)!r}"


@every_table
def test_options_hold_only_plain_data(table: str) -> None:
    for g in walk(table, 32):
        for choice in g.pending:
            assert is_plain(tuple(choice.about))
            for option in choice.options:
                assert is_plain(option.value), f"{choice.topic}: {option}"
                assert is_plain(option.cost)
                assert is_plain(option.effect), f"{choice.topic}: {option}"


# -- hidden identities live in zones only --------------------------------------------------------------------------
@every_table
def test_frames_name_only_cards_that_everyone_knows(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Looked at whenever a procedure is called or ends, not only where somebody is asked."""
    push, finish = running.push, running.finish

    def checked_push(g: State, proc: flow.Proc, into: str = "") -> None:
        check_frame(g, proc)
        push(g, proc, into)

    def checked_finish(g: State, proc: flow.Proc, value: Any) -> None:
        if not g.over:
            check_frame(g, proc)
        finish(g, proc, value)

    monkeypatch.setattr(running, "push", checked_push)
    monkeypatch.setattr(running, "finish", checked_finish)
    for g in walk(table, 33):
        for proc in g.stack:
            check_frame(g, proc)


@every_table
def test_options_name_only_cards_that_everyone_knows(table: str) -> None:
    """A card in a hand is offered by its place there."""
    for g in walk(table, 34):
        for choice in g.pending:
            for option in choice.options:
                cards = numbers(option.value) if "card" in g.into or choice.topic == "trade" else []
                if isinstance(option.value, tuple) and option.value[0] in DEEDS_WITH_CARDS:
                    cards = numbers(option.value[1])
                assert not hidden(g, cards), f"{choice.topic}: {option}"


@every_table
def test_events_show_a_face_only_to_those_who_know_it(table: str) -> None:
    """Unless it was shuffled away in the same answer: then nobody knows it any more."""
    for g in walk(table, 35):
        shuffled = {card for event in g.events if event.kind == "shuffle" for card in g.zones[event.to]}
        for event in g.events:
            if event.card >= 0 and event.card not in shuffled:
                assert event.seen != -1, f"{event} is shown to whoever comes"
                assert not event.seen & ~g.known[event.card], f"{event} is shown to seats that do not know the card"
            for seat in range(g.seats + 1):
                told = event.for_seat(seat, "<face>", "<back>") or {}
                assert ("<face>" in told.values()) == (event.card >= 0 and bool(event.seen >> seat & 1))


@every_table
def test_events_speak_only_of_cards_that_everyone_knows(table: str) -> None:
    """`source`, `frm` and `to` are texts for everyone: a card named there must lie open, or have lain so before."""
    before: set[str] = set()
    for g in walk(table, 36):
        faces = {g.card_id(card) for card in range(len(g.known))}
        now = {g.card_id(card) for card, seats in enumerate(g.known) if seats == g.everyone}
        for event in g.events:
            named = {event.source, event.frm, event.to} & faces
            assert named <= now | before, f"{event} names a card that somebody does not know"
        before = now


@pytest.mark.parametrize("table", [name for name in TABLES if name != "lucerny"])
def test_the_rest_of_the_state_names_only_cards_that_everyone_knows(table: str) -> None:
    for state in walk(table, 37):
        g: Any = state
        rows = [card for row in g.figures for name in ROW_FIELDS for card in numbers(getattr(row, name))]
        assert not hidden(g, [*g.laid, *g.errands, *g.cover.values(), *rows])
        for zone, pile in g.zones.items():
            if zone.split(".")[0] in ("laid", "used", "items", "kept", "trophies", "quests", "event", "casting"):
                assert not hidden(g, pile), f"{zone} lies open on the table"
