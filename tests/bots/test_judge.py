"""What the analysis after a game calls a mistake."""

from __future__ import annotations

from typing import Any

import pytest

from snar.bots import ask, make
from snar.bots.ether.judge import EtherJudge, pages
from snar.bots.ether.playout import first_asked
from snar.bots.review import Given, Review, apart, counted_once, leads_to, size, summary
from snar.bots.rise.judge import RiseJudge
from snar.ether.map.fields import NAMES
from snar.games import GAMES
from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.session import Session
from snar.rise.state import RiseState


@pytest.fixture
def moving() -> RiseState:
    """Somebody stands before the first movement."""
    game = GAMES["rise"]
    g: Any = game.new(game.agree(scenario="zacatecnici"), Rng(key_from_seed("judged")))
    while g.pending[0].topic != "movement" or len(g.pending[0].options) < 3:
        g.answer(g.pending[0].seat, g.pending[0].options[0].key)
    return g  # type: ignore[no-any-return]


def test_the_same_way_is_nothing_better(monkeypatch: pytest.MonkeyPatch, moving: RiseState) -> None:
    """Where the bot's plan walks as was walked, "Go to path 14. Better: Go to path 14" was told."""
    judge, g = RiseJudge(), moving
    seat = g.pending[0].seat
    best = next(plan for plan in judge.craft.plans(g, seat) if plan.course)
    line = judge.walked(g, seat, best)
    imagined: list[Any] = []

    def tried(g: object, seat: int, plans: list[object]) -> list[list[float]]:
        imagined.extend(plans[1:])
        return [[1.0] * 8 if plan == best else [0.0] * 8 for plan in plans]

    monkeypatch.setattr(judge.search, "tried", tried)
    verdict = judge.verdict(g, seat, line)
    assert verdict and verdict.line == () and best not in imagined
    ways = [judge.walked(g, seat, plan) for plan in imagined]
    assert len(ways) == len(set(ways)) and line not in ways
    shorter = judge.verdict(g, seat, line[:-1] or (next(o.key for o in g.pending[0].options if o.key != line[0]),))
    assert shorter and shorter.line == line


def test_a_detour_that_comes_to_the_same_is_nothing_worse(monkeypatch: pytest.MonkeyPatch, moving: RiseState) -> None:
    judge, g = RiseJudge(), moving
    seat = g.pending[0].seat
    plans = judge.craft.plans(g, seat)
    best = next(plan for plan in plans if plan.course)
    line = judge.walked(g, seat, best)
    monkeypatch.setattr("snar.bots.rise.judge.after", lambda g, seat, line: "the same")
    assert not judge.other_ways(g, seat, ("move elsewhere", *line), [best])
    monkeypatch.setattr("snar.bots.rise.judge.after", lambda g, seat, line: str(line))
    assert judge.other_ways(g, seat, ("move elsewhere", *line), [best]) == {line: best}


def found(n: int, lost: float, of: str = "movement stin", turn: int = 1) -> dict[str, Any]:
    verdict = {"mine": 0.5 - lost, "best": 0.5, "better": ["move 9"], "chosen": ["move 1"], "of": of}
    return {"n": n, "seat": 0, "round": 6, "turn": turn, "verdict": verdict}


def test_what_one_movement_gave_away_counts_once() -> None:
    """An event on the way parts a movement: in one game 4 of 12 slips were of one slow walk."""
    parts = [found(1, 0.04), found(2, 0.06), found(3, 0.06), found(4, 0.0), found(5, 0.01, turn=2)]
    parts.append(found(6, 0.03, of=""))
    parts.append(found(7, 0.03, of=""))
    assert [one["n"] for one in counted_once(parts) if one["verdict"]] == [2, 5, 6, 7]


def test_steps_of_one_character_in_a_turn_are_one_decision(moving: RiseState) -> None:
    judge, g = RiseJudge(16), moving
    seat = g.pending[0].seat
    line = judge.walked(g, seat, next(plan for plan in judge.craft.plans(g, seat) if plan.course))
    verdict = judge.verdict(g, seat, line)
    assert verdict and verdict.of == f"movement {dict(g.pending[0].about)['figure']}"
    first = Given("movement", "move 1")
    assert all(judge.goes_on(first, Given("movement", then)) for then in ("move 2", "end"))
    assert not judge.goes_on(first, Given("movement", "trade")) and not judge.goes_on(first, Given("duel", "end"))


@pytest.mark.parametrize(
    ("line", "other", "told"),
    [
        (("move 3", "move 4", "move 9"), ("move 3", "move 5", "move 9"), "by 4"),
        (("move 9",), ("move 3", "move 9"), "straight"),
        (("move 3", "move 9"), ("move 9",), "by 3"),
        (("move 9", "end"), ("move 9",), "end"),
        (("move 9",), ("move 9", "end"), ""),
    ],
)
def test_ways_to_the_same_field_are_told_apart(line: tuple[str, ...], other: tuple[str, ...], told: str) -> None:
    assert apart(line, other) == told


def test_a_card_that_is_turned_up_later_is_no_luck_of_an_earlier_answer() -> None:
    """What a turn brought was counted with every answer of it: luck of 0.5 in a turn that changed 0.24."""
    game = GAMES["rise"]
    session = Session.seeded(game, game.agree(scenario="zacatecnici"), "judged")
    bot, rng = make("greedy"), Rng(key_from_seed("judged"))
    while len(session.journal.entries) < 80:
        seat = session.state.pending[0].seat
        session.answer(seat, ask(bot, session.state, seat, rng).option.key)
    review = Review(RiseJudge(), game, session.journal.header, list(session.journal.entries))
    rolled = 0
    for (g, _), answer in zip(review.played(), review.answers, strict=True):
        if not (answer.told and answer.topic == "casting" and review.judge.under_way(g)):
            continue
        other: Any = imagine(g, answer.seat, Rng(key_from_seed("dealt anew")))
        other.rng = g.rng.copy()
        assert other.dump() != g.dump()
        assert review.luck(g.clone(), answer) == review.luck(other, answer)
        rolled += 1
        if rolled == 3:
            return
    raise AssertionError("nobody rolled")


# -- Etherfields -----------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def dreamt() -> list[tuple[Any, Any]]:
    """The first dream of two greedy ones: before each answer of the action step the game, and what was done."""
    game = GAMES["ether"]
    session = Session.seeded(game, game.agree(sleepers=2, start="dream:prvni-sen"), "a")
    bot, rng = make("greedy"), Rng(key_from_seed("xa"))
    while not session.state.over:
        seat = first_asked(session.state.pending).seat
        session.answer(seat, ask(bot, session.state, seat, rng).option.key)
    review = Review(EtherJudge(), game, session.journal.header, list(session.journal.entries))
    found = [(g.clone(), at) for at, (g, _) in enumerate(review.played()) if review.answers[at].topic == "action"]
    return [(g, (review.answers[at].seat, review.line(at))) for g, at in found]


def test_what_opens_a_page_is_neither_a_mistake_nor_the_better_line(
    monkeypatch: pytest.MonkeyPatch, dreamt: list[tuple[Any, Any]]
) -> None:
    """'Go up (Staircase)' had minus nine points, the mark for what cannot be paid, and was a blunder."""
    monkeypatch.setattr("snar.bots.ether.judge.clear", lambda values, least: True)
    monkeypatch.setattr("snar.bots.ether.judge.TIMES", 1)
    judge, better, opened = EtherJudge(), list[str](), 0
    for g, (seat, line) in dreamt:
        story, verdict = pages(g, seat), judge.verdict(g, seat, line)
        opened += line[0] in story
        assert not (verdict and line[0] in story)
        better += [] if verdict is None or not verdict.line else [verdict.line[0]]
        assert not (verdict and verdict.line and verdict.line[0] in story)
    assert opened > 3 and better


def test_the_better_movement_is_told_with_its_price_its_way_and_its_field(
    monkeypatch: pytest.MonkeyPatch, dreamt: list[tuple[Any, Any]]
) -> None:
    monkeypatch.setattr("snar.bots.ether.judge.clear", lambda values, least: True)
    monkeypatch.setattr("snar.bots.ether.judge.TIMES", 1)
    judge, seen = EtherJudge(), 0
    for g, (seat, line) in dreamt:
        verdict = judge.verdict(g, seat, line)
        if verdict and verdict.line and verdict.line[0] == "move" and "boost" not in verdict.line:
            assert verdict.place and leads_to(verdict.line) == f"move {verdict.place}" != leads_to(line)
            twin = g.clone()
            for key in verdict.line:
                twin.answer(seat, key)
            assert NAMES[twin.sleepers[seat].field] == verdict.place
            seen += 1
    assert seen


def test_one_movement_with_its_price_and_its_steps_is_judged_once(dreamt: list[tuple[Any, Any]]) -> None:
    walks = [line for _, (_, line) in dreamt if line[0] == "move"]
    assert walks and all(leads_to(line) != "move" for line in walks if "boost" not in line)
    assert all(len(line) == 1 for _, (_, line) in dreamt if line[0] != "move")


def test_hardly_anything_a_greedy_team_does_is_a_blunder(dreamt: list[tuple[Any, Any]]) -> None:
    """Ten of ten slips of one first dream were blunders: points for wishes were compared with points for deeds."""
    judge = EtherJudge()
    verdicts = [judge.verdict(g, seat, line) for g, (seat, line) in dreamt]
    sizes = [size(one.best - one.mine, judge) for one in verdicts if one and one.line]
    assert sizes and sizes.count(3) <= 1 and len(sizes) <= len([one for one in verdicts if one]) / 10


def test_the_old_hand_finds_nothing_to_blame_in_its_own_dream() -> None:
    game = GAMES["ether"]
    session = Session.seeded(game, game.agree(sleepers=1, start="dream:prvni-sen"), "a")
    bot, rng = make("znalec"), Rng(key_from_seed("xa"))
    while not session.state.over:
        session.answer(0, ask(bot, session.state, 0, rng).option.key)
    review = Review(EtherJudge(), game, session.journal.header, list(session.journal.entries))
    found = summary(review, list(review.findings()))
    assert not found["slips"] and found["players"][0]["judged"] > 5
