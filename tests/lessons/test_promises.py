"""What the first screen says of a game can be counted: steps of the lesson, turns of a dream, rounds of a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from snar.bots import ask, make
from snar.games import GAMES
from snar.kernel.rng import Rng, key_from_seed
from snar.lessons.model import lesson
from snar.packs.ether.loader import load_ether

TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts"


def said(lang: str, game: str, key: str) -> list[int]:
    text = (TEXTS / lang / f"{game}.ftl").read_text("utf-8")
    line = re.search(rf"^{key} = (.*)$", text, re.MULTILINE)
    assert line, key
    return [int(number) for number in re.findall(r"\d+", line[1])]


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize(("game", "id"), [("rise", "prvni-hra"), ("ether", "prvni-sen")])
def test_a_lesson_has_as_many_steps_as_is_said(lang: str, game: str, id: str) -> None:
    steps = len(lesson(id).steps)
    assert said(lang, game, f"landing-{game}-lesson") == said(lang, game, f"learn-{game}-more") == [steps]


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_dreams_have_as_many_turns_as_is_said(lang: str) -> None:
    turns = sorted({dream.turns for dream in load_ether().dreams.values() if dream.turns})
    assert said(lang, "ether", "landing-ether-time") == [turns[0], turns[-1]]


def test_a_game_lasts_about_as_many_rounds_as_is_said() -> None:
    """The median of three games of bots; over many it is 19.5 (`snar simulate rise --bots greedy,greedy`)."""
    rounds = sorted(rounds_of(seed) for seed in ("a", "b", "c"))
    (told,) = said("cs", "rise", "landing-rise-time")
    assert told * 0.6 <= rounds[1] <= told * 1.6


def rounds_of(seed: str) -> int:
    g = GAMES["rise"].new(GAMES["rise"].agree(), Rng(key_from_seed(seed)))
    bots, dice = [make("greedy", seat) for seat in range(g.seats)], Rng(key_from_seed(seed))
    while not g.over:
        seat = g.pending[0].seat
        g.answer(seat, ask(bots[seat], g, seat, dice).option.key)
    return int(g.round)  # type: ignore[attr-defined]
