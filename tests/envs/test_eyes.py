"""Observations: built from what a seat may know, the same however they came about, in the layout that is documented."""

from __future__ import annotations

import re
from copy import copy
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from snar.envs.aec import MOST
from snar.envs.front import Eyes
from snar.envs.table import Table
from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng, key_from_seed
from tests.envs.tables import all_tables, is_published, label

STEPS = 60


@pytest.mark.parametrize(("game", "agreement"), [*all_tables()], ids=label)
def test_nothing_hidden_is_in_an_observation(game: str, agreement: dict[str, Any]):
    """Dealt anew in every way a seat can imagine, the position looks the same to it; so does its mask."""
    table = Table(game, **agreement)
    g, rng, dice = table.new(7), Random(7), Rng(key_from_seed("eyes"))
    for _ in range(STEPS):
        if g.over:
            break
        seat = g.pending[0].seat
        twin = imagine(g, seat, dice, alone=True)  # in a joint decision those before it are asked anew there
        asked = twin.choice_of(seat)
        assert asked and table.numbers(asked) == table.numbers(g.pending[0])
        assert np.array_equal(table.observe(g, seat), table.eyes.write(twin, seat, asked))
        table.step(g, rng.choice(table.numbers(g.pending[0])))


@pytest.mark.parametrize(("game", "agreement"), [*all_tables()], ids=label)
def test_what_is_kept_from_the_last_look_is_what_is_seen_now(game: str, agreement: dict[str, Any]):
    """Eyes that have never looked before see the same."""
    table = Table(game, **agreement)
    g, rng = table.new(3), Random(3)
    for step in range(STEPS):
        if g.over:
            break
        for seat in range(g.seats):
            seen = table.observe(g, seat)
            if step % 10 == 0:
                choice = g.pending[0] if g.pending[0].seat == seat else None
                assert np.array_equal(seen, fresh(table).write(g, seat, choice))
            assert np.abs(seen).max() < MOST
        table.step(g, rng.choice(table.numbers(g.pending[0])))


def fresh(table: Table) -> Eyes:
    """The same eyes without a memory, if they have one."""
    eyes = copy(table.eyes)
    if hasattr(eyes, "kept"):
        eyes.kept, eyes.blank = {}, (None, None)
    return eyes


def at(table: Table, seen: Any, place: str) -> float:
    return float(seen[table.eyes.layout.places().index(place)])


def test_a_seat_sees_itself_first():
    table = Table("rise")
    g = table.new(1)
    for seat, name in enumerate(table.names):
        seen = table.observe(g, seat)
        assert at(table, seen, f"figure0.character/{name}") == 1.0
        assert (at(table, seen, "figure0/own"), at(table, seen, "figure1/own")) == (1.0, 0.0)


def test_a_hand_is_counted_by_its_holder_and_only_numbered_by_the_others():
    table = Table("rise")
    g = table.new(1)
    held = g.view(0)["hands"]["0"]
    own, other = table.observe(g, 0), table.observe(g, 1)
    for card in held["known"]:
        assert at(table, own, f"hand/{card}") == held["known"].count(card)
        assert at(table, other, f"hand1.known/{card}") == 0.0
    assert at(table, other, "hand1/count") == held["count"]


def test_the_topic_is_told_to_whoever_is_asked():
    table = Table("rise")
    g = table.new(1)
    choice = g.pending[0]
    assert at(table, table.observe(g, choice.seat), f"topic/{choice.topic}") == 1.0
    assert at(table, table.observe(g, 1 - choice.seat), f"topic/{choice.topic}") == 0.0


def test_sleepers_see_each_others_hands():
    """They lie open (decision 0005)."""
    table = Table("ether")
    g = table.new(1)
    for card in g.view(0)["sleepers"][1]["hand"]:
        assert at(table, table.observe(g, 0), f"sleeper1.hand/{card}") >= 1.0


@pytest.mark.parametrize("game", ["rise", "ether"])
def test_the_documentation_names_every_block_and_the_sizes(game: str):
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
    table = Table(game)
    if is_published(table):  # with other cards the sizes are others
        assert f": {table.size} numbers" in page and f"| {table.actions} |" in page
    for block in table.eyes.layout.blocks:
        name = re.sub(r"^(figure|sleeper|hand)\d", r"\1N", re.sub(r"^pile\..*", "pile.ZONE", block.name))
        assert f"| `{name}` |" in page
