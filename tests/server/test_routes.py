"""Ways that are told from memory are those that a search finds."""

from __future__ import annotations

import random

import pytest

from snar.rise.paths import reach
from snar.server.rise.routes import FAR, encoded, routes
from tests.bots.conftest import VARIANTS, game


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_ways_are_told_as_a_search_finds_them_whatever_lies_on_the_board(variant: dict[str, object]) -> None:
    g, dice = game(5, **variant), random.Random(5)
    met = 0
    for _ in range(600):
        if g.over:
            break
        choice = g.pending[0]
        if choice.topic == "movement":
            figure = g.figure_named(str(dict(choice.about)["figure"]))
            met += 1
            assert bytes(routes(g, figure)) == encoded(g.content.board, reach(g, figure))
        g.answer(choice.seat, dice.choice(choice.options).key)
    assert met > 50


def test_whoever_has_more_bp_than_is_remembered_is_told_all_the_same() -> None:
    g = game(5)
    figure = next(i for i, row in enumerate(g.figures) if row.cell >= 0)
    for bp in (0, 1, FAR, FAR + 1, 3 * FAR):
        g.edit(figure).bp = bp
        assert bytes(routes(g, figure)) == encoded(g.content.board, reach(g, figure))
