"""Sessions to test with, and what is often done in them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from snar.ether.game import Ether
from snar.kernel.choice import Refused
from snar.kernel.journal import parse
from snar.kernel.session import Session, resume
from snar.rise.game import Rise
from snar.rise.paths import reach
from snar.template.game import LanternsGame

RISE, LUCERNY, ETHER = Rise(), LanternsGame(), Ether()
SECRET = bytes(range(32))


def lucerny(seed: int = 1, **options: Any) -> Session:
    return Session.seeded(LUCERNY, LUCERNY.agree(**options), seed)


def sides(seed: int = 1) -> Session:
    return Session.seeded(RISE, RISE.agree(), seed)


def trial(seed: int = 1) -> Session:
    """Zkouška síly, set up with the first options, before the first casting."""
    session = Session.seeded(RISE, RISE.agree(scenario="zkouska-sily", players=2), seed)
    while session.state.pending[0].topic != "casting":
        choice = session.state.pending[0]
        session.answer(choice.seat, choice.options[0].key)
    return session


def asked(session: Session) -> int:
    return session.state.pending[0].seat


def offered(session: Session, seat: int) -> list[str]:
    choice = session.state.choice_of(seat)
    assert choice
    return [option.key for option in choice.options]


def play(session: Session, answers: int, seed: int = 1) -> Session:
    dice = random.Random(seed)
    for _ in range(answers):
        if session.state.over:
            break
        choice = dice.choice(session.state.pending)
        session.play(choice.seat, [dice.choice(choice.options).key], [])
    return session


def refused(session: Session, act: Callable[[], Any]) -> str:
    """The reason; nothing may have changed."""
    before, text, number = session.state.dump(), session.journal.to_text(), session.number
    with pytest.raises(Refused) as caught:
        act()
    assert session.state.dump() == before
    assert session.journal.to_text() == text
    assert session.number == number
    return caught.value.refusal.reason


def rebuilt(session: Session) -> Session:
    """From its text alone, byte for byte."""
    again = resume(session.game, parse(session.journal.to_text()))
    assert again.journal.to_text() == session.journal.to_text()
    assert again.state.dump() == session.state.dump()
    assert again.state.pending == session.state.pending
    assert (again.number, again.epoch) == (session.number, session.epoch)
    return again


class Cast(NamedTuple):
    """Somebody is about to cast a card whose field and rotation are chosen."""

    session: Session
    seat: int
    card: str
    field: str
    turn: str


def casting() -> Cast:
    for seed in range(100):
        session = trial(seed)
        seat = asked(session)
        g: Any = session.state.clone()
        exact = [g.card_id(card) for card in g.zones[f"hand.{seat}"] if g.content.laid(card).placement == "exact"]
        if exact:
            g.answer(seat, f"cast {exact[0]}")
            field = g.choice_of(seat).options[5].key
            g.answer(seat, field)
            return Cast(session, seat, exact[0], field, g.choice_of(seat).options[0].key)
    raise AssertionError("nobody has a card to place")


def far_field(session: Session, steps: int = 3) -> tuple[str, list[str]]:
    """An empty field some steps away, and the way there."""
    g: Any = session.state
    routes = reach(g, asked(session))
    cell = next(cell for cell in sorted(routes) if len(routes[cell].steps) >= steps and g.name(cell).isdecimal())
    return g.name(cell), [f"move {g.name(step)}" for step in routes[cell].steps]


def awake() -> Session:
    """One sleeper before the first action."""
    session = Session.seeded(ETHER, ETHER.agree(), 1)
    while session.state.pending[0].topic != "action":
        session.answer(0, session.state.pending[0].options[0].key)
    return session


def fair_game() -> Session:
    return play(Session.fair(RISE, RISE.agree(), SECRET, ("sen", "tma")), 40)
